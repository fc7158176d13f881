/** A sixth open list: notes as strangers type them on a phone, written by another hand, before any mend that it judges. */
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

/** Sentences of the sixth list to improve the reader with. */
export const sixthOpenNotes: readonly JudgedNote[] = [
  ...notesOfKind("strain", [
    hurts(
      "Back of my thigh went ping sprinting for the bus on Tuesday, bruise is coming out now",
      "hamstring",
    ),
    hurts("bicep has been aching for three weeks whenever i lift the baby out of the cot", "biceps"),
    hurts(
      "i think i have strained one of the lats, it hurts below the armpit when I reach up to the shelf",
      "lats",
    ),
    hurts(
      "Inner thigh is very sore since the splits challenge, I feel it even getting out of the car",
      "groin",
    ),
    hurts("my quadricep on the right leg has a small tear, so the doctor told after the scan", "quad"),
    hurts("Sharp pain in the buttock, deep inside, when I sit for long on the scooter in traffic", "glute"),
    hurts("forearms in agony since i retiled the bathroom, cant grip a jar", "forearm"),
    hurts(
      "Hi, good week in general, kids back to school, weather ok. hamstrng is tender where it joins the bum tho and hurts on long drives. otherwise happy",
      "hamstring",
    ),
  ]),
  ...notesOfKind("joint", [
    hurts(
      "underneath my heel it feels like treading on a drawing pin when i get up for the loo at night",
      "foot",
    ),
    hurts("my rotator cuff is inflamed, phsyio gave me stretches for it", "shoulder"),
    hurts("shin splints on both sides since i upped the running", "shin"),
    hurts("Rolled ankle on the trail. Swollen, purple, the lot", "ankle"),
    hurts("golfers elbow, inside of the joint hurts carrying bags", "elbow"),
    hurts(
      "Knees are paining since last ten days, specially left one while sitting cross legged on floor",
      "knee",
    ),
    hurts("there is bursitis in my hip and lying on that side is no go", "hip"),
    hurts("carpal tunnel acting up, hand gets painful when i hold the handlebars", "wrist"),
    hurts(
      "Heel cord is sore when I walk after sitting, its thickened too. GP called it achilles tendinopathy",
      "achilles",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts("slipped disc L4/L5, doc says careful with bending", "lower_back"),
    hurts("crick in my neck from sleeping on the train, dead sore looking over my shoulder", "neck"),
    hurts("fell on the boat railing, my ribs are so painful that laughing is out", "ribs"),
    hurts("Muscle in my tummy pulled when I sneezed, hurts to sit up", "abdomen"),
    hurts("I have pain in the upper back, near the spine, after an hour at the desk", "upper_back"),
  ]),
  ...notesOfKind("surgery", [
    hasCondition("had my gallbladder out keyhole nine days ago, little cuts are still tender", "surgery"),
    respect("I got operated on my knee (meniscus) 5 weeks ago and only just off crutches", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    hasCondition("inguinal hernia found at the check up, waiting list for the repair", "hernia"),
    hasCondition("stitches in from the mole they cut off me, come out next Thursday", "surgery"),
    hasCondition("vasectomy tmrw morning lol, be nice to me", "surgery"),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("i leak a bit whenever i sneeze or skip, not had that before", "pelvic_floor"),
    hasCondition("had my little girl 7 weeks ago, midwife says ok for gentle stuff", "postpartum"),
    hasCondition("theres a ridge down the middle of my stomach when i sit up, 2 finger gap", "diastasis"),
    hasCondition("14 weeks along with baby no 2, sickness nearly gone", "pregnant"),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("get light headed every time I stand up quick", "dizzy"),
    hasCondition("BP was 168/102 at the chemist machine", "pressure"),
    hasCondition(
      "I was told I have an irregular heartbeat, cardiologist appointment is in november",
      "heart",
    ),
    hasCondition("Vertigo again this week, on and off", "dizzy"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("stage 3 CKD, nephrologist wants me to go easy on the protein", "kidney"),
    hasCondition("I am a sugar patient, type 2, on metformin", "diabetes"),
    hasCondition(
      "Not much to report on the training side because ive got a chest infection, coughing my guts up since sunday",
      "ill",
    ),
    hasCondition("asthma pump is out every night this week", "lungs"),
    hasCondition("glaucoma, specialist says nothing upside down", "eye"),
    hasCondition(
      "new tablets from the cardiologist since monday, bisoprolol, so my pulse stays low whatever i do",
      "medicine",
    ),
  ]),
  ...notesOfKind("exercise", [
    respect("the preacher curl gives me a horrible pain in the crook of the elbow", {
      areas: ["elbow"],
      exercises: [/preacher curl/i],
    }),
    respect(
      "all the new stuff is good fun but i cant do lunges without knee pain, tried with a shorter step also",
      { areas: ["knee"], exercises: [/lunge/i] },
    ),
    respect("deadlifting hurts my low back every single time now", {
      areas: ["lower_back"],
      exercises: [/deadlift/i],
    }),
    respect("burpees hurt my wrists, and not in a good way", { areas: ["wrist"], exercises: [/burpee/i] }),
    respect("Face pulls are fine but the lat pulldown makes my left shoulder ache", {
      areas: ["shoulder"],
      exercises: [/lat pulldown/i],
    }),
  ]),
  ...notesOfKind("notWithout", [
    hurts("knee isn't any better", "knee"),
    hurts("Thought the lower back was healed. It wasn't.", "lower_back"),
    hurts("never got round to the doctor about my shoulder pain and it hasnt gone away", "shoulder"),
    hasCondition("the flu has not cleared, still feverish nights", "ill"),
  ]),
  ...notesOfKind("urgent", [
    urgent("chest_pain", "tight band round my chest going up the hill, went when i stopped"),
    urgent("chest_pain", "had this squeezing behind the breastbone with a cold sweat after the second set"),
    urgent("faint", "blacked out on the treadmill today, woke up on the floor with people round me"),
    urgent(
      "faint",
      "lovely morning, sun out, new shoes on, then went down like a sack of spuds mid run, wife says i was out cold for half a minute. otherwise a good week",
    ),
    urgent(
      "nerve",
      "Sorry for the missed workouts, moving house. also my right leg has gone numb all the way down and its getting weaker by the day. new flat is nice",
    ),
    urgent(
      "saddle",
      "sciatica got much worse and my private parts have gone completely dead, like after the dentist",
    ),
    urgent("saddle", "bad back all week, and twice now I wet myself without noticing"),
    urgent(
      "palpitations",
      "my heart keeps fluttering and skipping beats during training, and I get breathless and woozy with it",
    ),
    urgent(
      "rupture",
      "At badminton a crack like a gunshot above my heel, turned round to see who hit me, foot just flaps now",
    ),
    urgent("rupture", "Pec tore with a pop under the bar, whole armpit is black and dented"),
    urgent(
      "head",
      "out of the blue during leg press an explosion of a headache, never had anything like it, neck is stiff now too",
    ),
    urgent(
      "tendon_medicine",
      "half way through my cipro course for the waterworks and now the backs of both ankles are agony",
    ),
    urgent("purging", "two fingers down my throat after most dinners, it is how i keep the scale moving"),
    urgent(
      "rhabdo",
      "did the 200 squats challenge, thighs are now swollen rock hard and what comes out in the toilet is coca cola colour",
    ),
    urgent(
      "rhabdo",
      "Whole body is in bits after the bootcamp, so weak, and my wee has gone the colour of tea",
    ),
    urgent("clot", "left lower leg twice the size of the other and warm, aches even in bed"),
    urgent("breath", "can't catch my breath even sitting on the sofa, since this morning"),
    urgent("breath", "wheezing really bad tonight and the inhaler does nothing any more"),
    urgent("stroke", "couldnt get my words out after training, came out as mush, right hand clumsy"),
    urgent(
      "bleeding",
      "there was blood in the tissue when i coughed at the end of the run, about a teaspoon, fresh red",
    ),
  ]),
  ...notesOfKind("wish", [
    wishes("would love to see my arms grow a bit, i look like a pencil in short sleeves", {
      type: "more",
      muscle: /arm|bicep|tricep/i,
    }),
    wishes("can we lay off the chest for a while, its getting out of proportion", {
      type: "less",
      muscle: /chest/i,
    }),
    wishes("Only free tues and thurs from now on, new rota", { type: "days", days: ["tuesday", "thursday"] }),
    wishes("I'm off to Goa for two weeks, nothing there but sand and a hotel room", {
      type: "place",
      place: "away",
    }),
    wishes("half an hour tops please, the baby naps no longer than that", { type: "minutes", minutes: 30 }),
    wishes("who invented burpees?? take them away before i cancel", leaveOut(/burpee/i)),
    wishes(
      "Could you put in pull ups? my 12 year old can do five and i want to get my first one by summer",
      include(/pull-?\s?up/i),
    ),
    wishes("signed up for the Great North Run, sept 8th", { type: "event", names: /great north|run/i }),
    wishes("people below us complain about thuds so nothing with jumping", { type: "noJumps" }),
    wishes("I workout at 5am while the kids sleep so it has to be silent", { type: "quiet" }),
    wishes("got a pair of adjustable dumbells for my birthday, 2 to 24 kg", { type: "kit", names: /dumb/i }),
    wishes("going veggie from Monday", { type: "food", names: /veg/i }),
    wishes("Wednesdays are out, I have choir", { type: "notDays", days: ["wednesday"] }),
    wishes("four sessions a week is plenty now, six was nuts", { type: "days", count: 4 }),
    wishes("pls more booty", { type: "more", muscle: /glute/i }),
    wishes("Membership at the gym runs out friday so its home training from then on", {
      type: "place",
      place: "home",
    }),
    wishes("bored stiff of the stationary bike, swop it for something", leaveOut(/stationary bike/i)),
    wishes("Could I have 20 minute ones on weekdays and longer at the weekend", {
      type: "minutes",
      minutes: 20,
      days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
    }),
    wishes("My shoulders are lagging behind the rest, can that be fixed?", {
      type: "more",
      muscle: /shoulder|delt/i,
    }),
    wishes("i hate planks with a passion", leaveOut(/plank/i)),
    wishes("Back to the gym finally, i can use all the machines again!", { type: "place", place: "gym" }),
    wishes("Weekends only for the time being", { type: "days", days: ["saturday", "sunday"] }),
    wishes("Hyrox in Manchester in 10 weeks, help", { type: "event", names: /hyrox/i }),
    wishes("nothing on fridays pls, jummah then family", { type: "notDays", days: ["friday"] }),
    wishes("i only have resistance bands at my mum's place", { type: "kit", names: /band/i }),
    wishes("Less legs! i cycle to work 25km every day and they are fried", {
      type: "less",
      muscle: /thigh|quad|hamstring|leg/i,
    }),
    wishes("kettlebell swings were fun, give me them every week", include(/kettlebell swing/i)),
    wishes("do not want any more nordic curls thanks", leaveOut(/nordic/i)),
    wishes("Three times per week is what i can do realistically: Mon Wed Sat", {
      type: "days",
      days: ["monday", "wednesday", "saturday"],
    }),
    wishes("im allergic to peanuts so skip the peanut butter snack", { type: "food", names: /peanut/i }),
    wishes("want a stronger core for kayaking", { type: "more", muscle: /core|abs|oblique/i }),
    wishes("Could we do the workouts in the park, weather is lovely", { type: "place", place: "outside" }),
    wishes(
      "drop the rowing machine, queue is always massive, and put the ski erg instead",
      leaveOut(/rowing machine|rower/i),
      include(/ski erg/i),
    ),
    wishes("skip jumping jacks, I look like a fool in front of my flatmates", leaveOut(/jumping jack/i)),
    wishes("Sunday is church so leave it free and tuesday too", {
      type: "notDays",
      days: ["sunday", "tuesday"],
    }),
    wishes("Please add swimming, there is pool in my society", include(/swim/i)),
    wishes("could the back get a bit extra love, i am hunched over a laptop all day", {
      type: "more",
      muscle: /back|lats/i,
    }),
    wishes("only 15 min on thursdays bc of school run", { type: "minutes", minutes: 15, days: ["thursday"] }),
    wishes("Not so much back work pls, my husband says i look like a swimmer lol", {
      type: "less",
      muscle: /back|lats/i,
    }),
    wishes("A trek in nepal this autumn, we walk 6 hours each day, please prepare me", {
      type: "event",
      names: /trek|nepal/i,
    }),
    wishes("what about some boxing? shadow boxing i mean", include(/shadow box/i)),
    wishes(
      "hello, thanks for the plan, it was nice, my mother in law has moved in with us so mornings are a bit of a circus, what I wanted to say is that sessions of forty minutes would suit me better",
      { type: "minutes", minutes: 40 },
    ),
    wishes("neighbour downstairs just had a newborn, pls keep the noise down in my sessions", {
      type: "quiet",
    }),
    wishes(
      "Would be good to have chin ups and dips in the same week",
      include(/chin-?\s?up/i),
      include(/\bdips?\b/i),
    ),
    wishes("Wedding on the 21st of june, mine!! would like to be in shape for it", {
      type: "event",
      names: /wedding/i,
    }),
  ]),
  ...notesOfKind("over", [
    harmlessNote("the knee has been silent for a month, no pain at all"),
    harmlessNote("covid is behind me, negative two weeks ago and full of beans since"),
    harmlessNote("shoulder used to nag but not anymore"),
    harmlessNote(
      "Long queue at the hospital, horrid coffee, but good news in the end: doc discharged me, ankle fully healed",
    ),
    harmlessNote("no dizzy spells left, gone since I drink enough"),
    harmlessNote("no trouble at all from the wrist these days, splint lives in a drawer"),
    harmlessNote("groin sorted, sprinted on it twice no bother"),
    harmlessNote("Plantar thing finished with, walked 20km in Lisbon w/out a twinge"),
    harmlessNote("the rib pain went away on its own in spring"),
    harmlessNote("Was ill in january, fit as a fiddle now"),
    harmlessNote("shin splints? havent felt them since the new shoes"),
    harmlessNote("bp is back to normal, 118/76, and doctor took me off everything"),
    harmlessNote("I broke my arm when I was nine, it never bothers me"),
    harmlessNote("asthma as a kid, grew out of it at 12"),
    harmlessNote("ticked the box for lower back by mistake, it is perfectly fine"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("hubby did his back in so I had to do all the lifting this weekend"),
    harmlessNote("vet says our labrador has arthritis, so we only shuffle round the block"),
    harmlessNote(
      "Missed one session as my son broke his wrist at football and we were sitting in emergency half the night, crazy week but he is brave",
    ),
    harmlessNote("trainer at my gym tore his pec, poor man"),
    harmlessNote("My sister is pregnant!! going to be an auntie"),
    harmlessNote("dad's heart scare put things in perspective, he is home again"),
    harmlessNote("Work colleague fainted in the meeting, drama"),
    harmlessNote("im a physio so i see sore shoulders all day long"),
    harmlessNote("my boss has covid so i did his shifts"),
    harmlessNote("Read an article about rhabdo, scary stuff, glad you dont push us that way"),
    harmlessNote("Wife's knee is bad, so we took the tram and not the stairs"),
    harmlessNote("as a kid I was always the one with nosebleeds"),
    harmlessNote("the horse is lame so no riding"),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("legs like jelly on the stairs after tuesday, loved it"),
    harmlessNote("That last circuit nearly killed me haha"),
    harmlessNote("heart and soul went into this one"),
    harmlessNote("my back squat is going up, 90kg for 5"),
    harmlessNote("bit stiff the day after but nothing out of the ordinary"),
    harmlessNote("the cable machine is broken again, handle snapped"),
    harmlessNote("it's a pain in the neck to get a rack at six"),
    harmlessNote("i shoulder a lot at work but training keeps me sane"),
    harmlessNote("Sweating buckets, heart pumping, brilliant"),
    harmlessNote(
      "no complaints, everything felt light, breathed easy, my balance is getting less hopeless too",
    ),
    harmlessNote("My phone died in the middle, so last set isnt logged"),
    harmlessNote("Knocked it out of the park today"),
    harmlessNote("Muscle soreness two days in the chest like always after push day, normal"),
    harmlessNote("I'm sick of the rain but the session was great"),
    harmlessNote("my stomach was rumbling all through, should have eaten breakfast"),
    harmlessNote("weak excuse i know but i just couldnt be bothered on friday"),
    harmlessNote(
      "Honestly boring at times but effective i suppose, my trousers are looser and the lads at the site noticed, cheers",
    ),
  ]),
];
