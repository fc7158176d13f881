/**
 * Eighth list of notes, open half: who mends the reader may read it.
 * By a hand that saw neither the reader nor any other list; made in turns with the held-out half.
 */
import {
  harmlessNote,
  hasCondition,
  hurts,
  include,
  type JudgedNote,
  leaveOut,
  notesOfKind,
  respect,
  urgent,
  wishes,
} from "../note.ts";

/** Sentences of the eighth list that may be read while mending. */
export const eighthOpenNotes: readonly JudgedNote[] = [
  ...notesOfKind("strain", [
    hurts(
      "tweaked my left hammy going for a ball at 5 a side last nite, walking like a penguin now",
      "hamstring",
    ),
    hurts("Did something to my pec on the last set on Monday. Sharp when I push a door open.", "chest"),
    hurts(
      "physio reckons its a grade 1 tear of the calf so ive to go easy on it for three weeks or so",
      "calf",
    ),
    hurts(
      "Front of my thigh got a bad pull when I kicked the ball, still paining when I climb the stairs",
      "quad",
    ),
    hurts("I strained a lat doing rope climbs and now reaching for the top shelf is horrible", "lats"),
    hurts(
      "so we moved house on saturday, three flights no lift, my brother in law was useless as usual, and somewhere around the sofa I pulled my groin and its still tender getting out the car. otherwise grand",
      "groin",
    ),
    hurts("my bicep is strained from the removals job, bending the arm with any weight is sore", "biceps"),
    hurts(
      "butt cheek is in bits since the hill sprints, doctor says strained glute, sitting is awful",
      "glute",
    ),
    hurts("tricep pull, right side. cant straighten the arm against anything", "triceps"),
    hurts("Trap muscle is torn a bit the doctor is saying, so no carrying of bags for now", "traps"),
    hurts("hurt my forearm splitting logs, gripping anything gives me a stabbing pain in it", "forearm"),
  ]),
  ...notesOfKind("joint", [
    hurts("knee's giving me gyp again going downstairs", "knee"),
    hurts("Went over on my ankle on the kerb, its swollen like an egg but I can walk ok", "ankle"),
    hurts("shoulder clicks and catches with pain everytime i put my arm over my head", "shoulder"),
    hurts("my wrist it hurts when I put the weight of the body on the hand", "wrist"),
    hurts("got diagnosed with golfers elbow lol i dont even golf", "elbow"),
    hurts("Deep ache in the hip joint at night, X-ray shows arthritis on the right one.", "hip"),
    hurts(
      "Great week apart from my big toe joint, which flared up red and sore. Gout says the pharmacist.",
      "foot",
    ),
    hurts(
      "both knees and my left shoulder r killing me since i started the new warehouse job",
      "knee",
      "shoulder",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts(
      "put my back out lifting the toddler into the car seat, lower part, can barely tie my laces",
      "lower_back",
    ),
    hurts("Cracked a rib at judo. Laughing hurts. Breathing is OK.", "ribs"),
    hurts("woke up with a crick in my neck and cant turn my head to the left", "neck"),
    hurts("theres a knot of pain between my shoulder blades whenever i row or pull something", "upper_back"),
    hurts("pulled a stomach muscle coughing, every sit up motion hurts", "abdomen"),
  ]),
  ...notesOfKind("surgery", [
    hasCondition("Had my appendix out 10 days ago, keyhole, the surgeon is happy with me", "surgery"),
    respect("knee scope done on the 12th, torn cartilage trimmed, still a bit puffy", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    hasCondition("getting my stitches out tomorrow after the hysterectomy", "surgery"),
    hasCondition(
      "Hi coach, long time. I was feeling so good in the summer and then they found stones and I got operated for gallbladder last week only. Now resting at home and eating light.",
      "surgery",
    ),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("im leaking a bit of wee every time i skip rope since the second baby", "pelvic_floor"),
    hasCondition(
      "My tummy has a gap of three fingers since the twins and it domes up when I sit up",
      "diastasis",
    ),
    hasCondition(
      "gave birth 7 weeks ago, vaginal, small tear, midwife says all healing nicely",
      "postpartum",
    ),
    hasCondition("gynae told me I have a mild prolapse, stage 1 bladder", "pelvic_floor"),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("room goes spinny if i get up off the floor too fast, been like this a fortnight", "dizzy"),
    hasCondition("GP says my BP is too high, 158 over 96, and started me on ramipril", "pressure"),
    hasCondition("i have afib, cardiologist is fine with exercise so long as i keep it moderate", "heart"),
    hasCondition("new tablets since last month, bisoprolol, so my pulse never goes past 110 now", "medicine"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("I'm type 1 and on a pump, went low twice after workouts last week", "diabetes"),
    respect(
      "16 weeks pregnant!! havent told anyone at work yet. also my wrists are sore from typing all day",
      { areas: ["wrist"], conditions: ["pregnant"] },
    ),
    hasCondition("the nephrologist is telling stage 3 CKD and not to take much protein", "kidney"),
    hasCondition("Doc found osteoporosis in my spine on the DEXA scan", "bone"),
    hasCondition(
      "got a small lump by the belly button, it's an umbilical hernia, waiting list is 5 months",
      "hernia",
    ),
    hasCondition("streaming cold, temp of 38.6 and aching all over, feel like death warmed up", "ill"),
  ]),
  ...notesOfKind("exercise", [
    respect("the bulgarian split squats are wrecking my right knee", {
      areas: ["knee"],
      exercises: [/split squat/i],
    }),
    respect("Kettlebell swings leave my lower back in pieces every single time", {
      areas: ["lower_back"],
      exercises: [/swing/i],
    }),
    respect("lat raises pinch something at the top of my shoulder so i quit after 1 set", {
      areas: ["shoulder"],
      exercises: [/lateral raise/i],
    }),
    respect("When doing push ups my wrists are hurting too much, others are fine", {
      areas: ["wrist"],
      exercises: [/push.?up/i],
    }),
    respect("loved thursday. good mornings though, tugging pain in the back of my thigh from the first rep", {
      areas: ["hamstring"],
      exercises: [/good morning/i],
    }),
  ]),
  ...notesOfKind("notWithout", [
    hurts("not a single set goes by without my elbow moaning at me", "elbow"),
    hurts("I can't walk to the shop without my achilles burning", "achilles"),
    hurts("there hasnt been a run this month that my shins didnt hurt on", "shin"),
  ]),
  ...notesOfKind("over", [
    harmlessNote("hip pain is completely gone now, physio signed me off, back to everything"),
    harmlessNote("Ankle is 100% again, hopped on it for a minute and nothing. Happy days!"),
    harmlessNote("no more back ache since i got the new mattress"),
    harmlessNote("elbow was bad in autumn but its healed and hasnt bothered me in months"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("broke my collarbone when i was nine, never any trouble from it since"),
    harmlessNote("my wife did her knee in skiing so im doing all the cooking this week"),
    harmlessNote("Dog has a torn cruciate, vet bills are shocking. I trained as normal."),
    harmlessNote("My mum had a stroke last year so I want to look after myself while I can"),
    harmlessNote("had a c section in 2009, all fine, three marathons since then"),
    harmlessNote("my training buddy fainted at crossfit lol he skipped breakfast. i was fine"),
    harmlessNote("Father is diabetic and his father also was, my own sugar test came normal"),
    harmlessNote("sister's pregnant so I'm going to be an auntie!! buzzing"),
    harmlessNote(
      "the lad who sits next to me at work tore his achilles playing padel, grim story. my week was good",
    ),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("legs are jelly after yesterdays squats but in a nice way"),
    harmlessNote("that last circuit nearly killed me haha loved it"),
    harmlessNote("quads sore for two days after leg day, the usual, gone now"),
    harmlessNote("Paying for the new running shoes broke my heart, and my bank account"),
    harmlessNote("work was a pain in the neck this week but I got all my sessions done"),
    harmlessNote("watched Rocky again, the bit where he gets knocked out always gets me going"),
    harmlessNote("our striker pulled up with a hamstring in the 80th minute, gutted, there goes the cup"),
    harmlessNote("heart skipped a beat when i saw my new deadlift number!!"),
    harmlessNote("Sweating a lot these days, it is so hot here in Chennai, otherwise feeling strong"),
    harmlessNote("everything went smoothly, no pain anywhere, slept 8 hours"),
    harmlessNote("the bench press felt heavy but I got there, 5 reps"),
    harmlessNote("I bent over backwards to get to the gym before they closed, twice"),
  ]),
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "heavy pressure in my chest when I went up the hill on the treadmill, went into my jaw as well",
    ),
    urgent(
      "chest_pain",
      "Good week mostly. Did my steps, ate well, only thing is a squeezing feeling behind the breastbone each time I walk fast, it stops when I stand still.",
    ),
    urgent("faint", "blacked out halfway through my squats this morning and came round on the floor"),
    urgent("faint", "I passed out yesterday while I was jogging, only few seconds, a lady helped me"),
    urgent(
      "nerve",
      "since the deadlifts my right foot slaps on the ground when i walk, i cant lift the toes up",
    ),
    urgent("nerve", "arm has gone weak and numb down to the thumb since friday, I keep dropping my tea"),
    urgent(
      "saddle",
      "back is bad and now its gone numb down below between my legs, cant feel it when i wipe",
    ),
    urgent(
      "palpitations",
      "heart went racing for no reason on the sofa & i felt like i was gonna keel over, happened 3 times this week",
    ),
    urgent(
      "rupture",
      "Heard a loud pop at the back of my heel playing squash, like someone kicked me. Can't go up on my toes now.",
    ),
    urgent(
      "rupture",
      "benching last nite, felt a rip and a pop by my armpit, now its all black and blue and my chest looks lopsided",
    ),
    urgent(
      "head",
      "whacked my head off the squat rack yday and have been sick twice since, light hurts my eyes",
    ),
    urgent(
      "tendon_medicine",
      "On ciprofloxacin for a UTI since Monday and both my achilles have started to ache",
    ),
    urgent("purging", "ate too much again so i made myself throw up after dinner, thats most nights now"),
    urgent(
      "rhabdo",
      "arms are so swollen from the 200 pull ups I can't bend them and my pee is the color of coke",
    ),
    urgent("clot", "one calf is swollen, hot and sore to touch since the flight home from Bangkok"),
    urgent(
      "breath",
      "I get out of breath just sitting on the couch since last night, can't finish a sentence",
    ),
    urgent(
      "stroke",
      "right side of my face drooped this morning and my words came out jumbled for ten min, its ok now",
    ),
    urgent("bleeding", "been coughing up blood after the intervals, bright red"),
    urgent(
      "self_harm",
      "honestly dont see the point anymore, been thinking about ending my life most nights",
    ),
    urgent("bleeding", "Am 22 weeks pregnant and started bleeding after the workout today"),
  ]),
  ...notesOfKind("wish", [
    wishes("can we do mon wed and sat instead, work has changed", {
      type: "days",
      days: ["Monday", "Wednesday", "Saturday"],
    }),
    wishes("I can only manage two sessions a week this month", { type: "days", count: 2 }),
    wishes("no training on fridays pls, its date night", { type: "notDays", days: ["Friday"] }),
    wishes("keep it to 25 minutes max each time, the baby naps for half an hour if im lucky", {
      type: "minutes",
      minutes: 25,
    }),
    wishes("Tuesdays I have just 20 min before school run, rest of days as they are", {
      type: "minutes",
      minutes: 20,
      days: ["Tuesday"],
    }),
    wishes("Cancelled my gym membership so its all at home from now on", { type: "place", place: "home" }),
    wishes("off to visit my in-laws for the week, hotel room only, nothing to train with", {
      type: "place",
      place: "away",
    }),
    wishes("all I've got is a pair of 8kg dumbbells", { type: "kit", names: /dumbbell/i }),
    wishes("Got a barbell and a rack in the garage now, use it please!", {
      type: "kit",
      names: /barbell|rack/i,
    }),
    wishes("please get rid of burpees I cannot stand them", leaveOut(/burpee/i)),
    wishes("bored stiff of lunges can u swap them for something else", leaveOut(/lunge/i)),
    wishes("I don't want to see another plank ever again in my life", leaveOut(/plank/i)),
    wishes("Would love to have some pull-ups in there", include(/pull.?up|chin.?up/i)),
    wishes("put hip thrusts in my plan, all my friends are doing it", include(/hip thrust/i)),
    wishes("kindly add deadlift also", include(/deadlift/i)),
    wishes("my bum is flat as a pancake, more glute work please", { type: "more", muscle: /glute/i }),
    wishes("want bigger arms for summer so can we have extra biceps", { type: "more", muscle: /bicep|arm/i }),
    wishes("I'd like more focus on my back", { type: "more", muscle: /back|lat/i }),
    wishes("too much shoulder stuff imo, dial it down", { type: "less", muscle: /shoulder|delt/i }),
    wishes("Signed up for a 10k on 14 March!", { type: "event", names: /10k|race|run/i }),
    wishes("im getting married on the 6th of june and want to look good in the dress", {
      type: "event",
      names: /wedding|marri/i,
    }),
    wishes("neighbours downstairs complained, so nothing with jumping in it", { type: "noJumps" }),
    wishes("thin walls and a sleeping newborn, has to be dead quiet", { type: "quiet" }),
    wishes("I've gone vegan as of this month so no meat or dairy ideas please", {
      type: "food",
      names: /vegan/i,
    }),
    wishes(
      "3 days a week please, 40 mins each, and more chest",
      { type: "days", count: 3 },
      { type: "minutes", minutes: 40 },
      { type: "more", muscle: /chest|pec/i },
    ),
  ]),
];
