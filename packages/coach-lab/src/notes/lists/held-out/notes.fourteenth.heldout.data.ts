/** Fourteenth list of notes, held-out: strangers of many voices. Written by a hand that had seen neither reader nor other lists. */
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
} from "../../note.ts";

const MON = "monday";
const TUE = "tuesday";
const WED = "wednesday";
const THU = "thursday";
const FRI = "friday";
const SAT = "saturday";
const SUN = "sunday";

/** Judged before the reader was run on them. */
export const fourteenthHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("harmless", [
    harmlessNote("my legs are dead. like, send flowers. great session"),
    harmlessNote("absolutely killed it tn, new pr on bench 🔥🔥"),
    harmlessNote("Heart wasn't in it today, went through the motions and drove home."),
    harmlessNote("Parents' evening, then marking until ten. Late, but the session got done."),
    harmlessNote("the gym moved the cable machine AGAIN and nobody knows where the rope handle went"),
    harmlessNote("no pain nothing to report just lazy honestly"),
    harmlessNote("Knees fine, back fine, hips fine, motivation on holiday."),
    harmlessNote("hello question, how long i should rest between the sets when it is heavy, thank you"),
    harmlessNote("DOMS in places I didn't know were places. Worth it."),
    harmlessNote("quads sore from tuesday in the normal way, stairs are pure comedy"),
    harmlessNote(
      "four nights on the trot, bed at 8 am, trained at 5 pm, ate an entire lasagne. living the dream",
    ),
    harmlessNote("Is skullcrusher really the official name? My mother read my plan and rang me."),
    harmlessNote("that last set nearly broke me haha loved it"),
    harmlessNote("Cost me an arm and a leg but the new rack is finally standing in the garage"),
    harmlessNote("it rains since six days, i run anyway, the shoes are swimming"),
    harmlessNote(
      "my cat had opinions about the yoga mat. cat won. two planks with 5 kilos of fur on my back",
    ),
    harmlessNote(
      "had total eclipse of the heart on repeat for the rows, no regrets, the whole gym knows the words now",
    ),
    harmlessNote("Stayin' Alive came on in the very last round. Rude."),
    harmlessNote("this new plan is a breath of fresh air cheers"),
    harmlessNote("sick beat in spin today who picks these playlists, marry me"),
    harmlessNote("Forgot my shoes so I squatted in socks. The sock has a hole. The hole has been noticed."),
    harmlessNote("porridge before instead of after, i reckon thats the trick"),
    harmlessNote("Mum's 80th was on Saturday. Cake happened. No apologies."),
    harmlessNote("Dead hang 47 seconds!!! was 20 in june"),
    harmlessNote("deadbugs look stupid and my abs were on fire, 10/10"),
    harmlessNote("what does RIR mean i dont get it"),
    harmlessNote("Exam week. brain = mush. lifted anyway"),
    harmlessNote("The bar at our club is bent like a banana, so treat my numbers as approximate"),
    harmlessNote("nothing hurts nothing clicks nothing special just a plain old session"),
    harmlessNote("Wasn't dizzy, wasn't out of breath, was simply bored on that treadmill."),
    harmlessNote("broke my phone screen doing kettlebell swings, turns out pockets have zips for a reason"),
    harmlessNote("arms like cooked spaghetti after all those pull ups, washing my hair was a project lol"),
    harmlessNote("Headache of a day at the office (tax audit). The rower sorted me out."),
    harmlessNote("boss is such a pain in the neck so i took it out on the sandbag"),
    harmlessNote("Puppy stole my left trainer mid set and would not negotiate."),
    harmlessNote(
      "My daughter did her first pull-up right next to me and my heart nearly burst. Best day of the year.",
    ),
    harmlessNote("How do I change kg to lbs in this thing?"),
    harmlessNote("trained on an empty stomach bc i overslept not bc some guru said so"),
    harmlessNote("34 degrees in the attic, sweated like a pig, drank two litres, all good"),
    harmlessNote("Hip thrusts while the window cleaner was at the window. We both looked away."),
    harmlessNote(
      "form check anyone? elbows tucked or flared on close grip bench, conflicting info everywhere",
    ),
    harmlessNote("Garden all weekend, six barrows of gravel shifted. I'm counting that as legs."),
    harmlessNote("I am nurse, 12 hours on the feet, then your circuit. Tired but smiling."),
    harmlessNote("Retired now, so I've run out of excuses. Only the crossword remains."),
    harmlessNote("could've murdered a sandwich after those lunges"),
    harmlessNote("The step mill is a torture device and I pay monthly to use it"),
    harmlessNote(
      "ok so traffic and then a flat tyre and then the boiler man and I still did the session out of pure spite so there",
    ),
    harmlessNote("heart rate strap battery died half way, ignore the graph"),
    harmlessNote("slept like a stone, awake before the alarm, who even am i"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("my husband threw his back out putting on a sock so I had the garage all to myself"),
    harmlessNote(
      "Broke my wrist at nine falling off a pony. That was forty years ago and it's been perfect since.",
    ),
    harmlessNote("dad had his bypass monday, hes doing great, ive been living off hospital vending machines"),
    harmlessNote("Training buddy tore his ACL at five-a-side, so nobody to spot me or laugh at my jokes"),
    harmlessNote("my sister is 30 weeks pregnant and STILL outsquats me wtf"),
    harmlessNote(
      "Our old dog had her knee operated, so the evening walk is me carrying a labrador round the block",
    ),
    harmlessNote("kids have a stomach bug, all three. im fine. the washing machine isnt"),
    harmlessNote("In my army days I had shin splints every spring. Not a twinge since 1988."),
    harmlessNote("Grandma fainted in church, she's ok, that's why I logged so late"),
    harmlessNote(
      "pt on my ward had a stroke right at handover so i got out two hours late and ate toast for dinner",
    ),
    harmlessNote("bf pulled his hamstring showing off at sports day 😂😂 i did not"),
    harmlessNote("I had pneumonia as a little kid and now I run 10ks. Take that, Mr Hobbs."),
    harmlessNote("You ask for operations: appendix, 1979. Nothing since, touch wood."),
  ]),
  ...notesOfKind("over", [
    harmlessNote("shoulders been totally fine since spring, pressing like nothing ever happened"),
    harmlessNote("physio signed me off today!!! knee is 100%, no restrictions whatsoever"),
    harmlessNote("The cold is gone. I have been quite well for two weeks now."),
    harmlessNote("update: elbow hasn't said a word in three months, you can stop asking :)"),
    harmlessNote(
      "that thing with my back is over and the doctor cleared me for everything so all good there",
    ),
    harmlessNote("Ankle healed. Hopping, cutting, sprinting all tested, no complaints."),
    harmlessNote("no more wrist trouble since i changed keyboard last year"),
    harmlessNote("foots all better, ran 8k pain free yesterday"),
  ]),
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "like a tight band round my chest on the hill sprints, went up into the jaw, gone once i stopped",
    ),
    urgent(
      "chest_pain",
      "had covid two weeks ago and now i get a stabbing behind the breastbone when i train, pulse way higher than usual too",
    ),
    urgent(
      "chest_pain",
      "I am 61. Each time in the warm up the left arm becomes heavy and there is a pressing in the middle of the breast.",
    ),
    urgent("faint", "blacked out mid set, woke up next to the bench with people staring. feel ok now tho"),
    urgent(
      "faint",
      "Passed out while running, second time this month. My uncle dropped dead at 29, probably unrelated?",
    ),
    urgent(
      "faint",
      "so it was 36 degrees this afternoon and I stopped sweating and started talking rubbish and then I collapsed and I don't remember anything until the tent",
    ),
    urgent(
      "nerve",
      "my foot slaps the floor since yesterday, cant pull my toes up at all, back was bad all week",
    ),
    urgent(
      "nerve",
      "Both hands gone clumsy, I drop cups, and my legs feel as if they belong to somebody else, ever since my neck cracked on the sit-ups",
    ),
    urgent(
      "nerve",
      "back pain with fever and the shivers since they put the needle in my spine, and now the right leg gives way under me",
    ),
    urgent("saddle", "cant feel when i need to pee since the deadlifts and its numb where you sit on a bike"),
    urgent(
      "saddle",
      "Numb between the legs since this morning, sciatica down both sides, wet myself without noticing. Embarrassing to type.",
    ),
    urgent(
      "palpitations",
      "heart going bananas, 190 just sitting on the sofa, flipping like a fish, the pre workout was 5 hrs ago",
    ),
    urgent(
      "palpitations",
      "Pulse skipping and racing all over the place for an hour since the class, and I feel grim with it.",
    ),
    urgent(
      "rupture",
      "heard a bang, thought someone kicked my heel, turned round, nobody. now i cant go up on my toes",
    ),
    urgent(
      "rupture",
      "caught a falling couch and my bicep rolled up like a window blind, proper popeye arm, all black and blue",
    ),
    urgent(
      "rupture",
      "Loud pop, the kneecap now sits higher than the other one and I can't straighten the leg.",
    ),
    urgent("head", "worst headache of my life, came like a thunderclap on the last rep, still there"),
    urgent(
      "head",
      "plate fell on my head this morning, been sick three times since and everythings too loud",
    ),
    urgent(
      "head",
      "I take warfarin. Banged my head on the rack earlier, since then a headache and I keep nodding off.",
    ),
    urgent(
      "head",
      "34 weeks, splitting headache that won't shift, sparkly lights in front of my eyes, face all puffy. OK to do the prenatal flow?",
    ),
    urgent("head", "stiff neck like wood, fever 39.5, light hurts the eyes, head exploding since the night"),
    urgent(
      "tendon_medicine",
      "started levofloxacin friday for the sinus thing and now both achilles are killing me on the stairs",
    ),
    urgent(
      "tendon_medicine",
      "On cipro for a water infection. The tendon behind my heel has swollen up since day three, thought I'd ask before jogging.",
    ),
    urgent("purging", "i make myself sick after dinner when i skip the workout, nobody knows"),
    urgent("purging", "Laxatives again before weigh in, whole strip of them. need more cardio plz"),
    urgent("rhabdo", "pee looks like cola since the spin class n my thighs are rock hard and swollen"),
    urgent(
      "rhabdo",
      "I'm on a statin. Did 200 air squats for charity, two days on my water is brown like tea and I can hardly bend my legs.",
    ),
    urgent("clot", "flew back from sydney, left calf is fat and hot and hurts to press. only the one"),
    urgent(
      "clot",
      "day after the pull up challenge my whole arm went blue and swollen up to the shoulder, veins popping on that side",
    ),
    urgent(
      "clot",
      "Nine days after giving birth and one leg is twice the size of the other, tight, warm, sore behind the knee",
    ),
    urgent(
      "breath",
      "cant finish a sentence without gasping since tonight and the inhaler isnt doing anything",
    ),
    urgent(
      "breath",
      "Woke at three unable to get air lying flat, had to sit by the open window. Ankles like balloons as well.",
    ),
    urgent(
      "breath",
      "bee got me in the park during lunges now lips swelling and throat closing hard to breathe",
    ),
    urgent(
      "stroke",
      "my wife says one side of my mouth is hanging and my words come out like porridge, was fine before the plank",
    ),
    urgent(
      "stroke",
      "right arm just stopped working for ten minutes and I couldn't find my words then it all came back, weird. carry on with upper body?",
    ),
    urgent(
      "bleeding",
      "12 weeks pregnant, went for the walk, soaked a pad with bright red blood and now cramping",
    ),
    urgent("bleeding", "I take blood thinner and the stool is black like tar since two days, also very weak"),
    urgent(
      "bleeding",
      "been on ibuprofen 4x a day for the doms. just threw up and it looked like coffee grounds??",
    ),
    urgent(
      "self_harm",
      "honestly whats the point, ive been planning how to end it. logging it so at least somebody reads it",
    ),
    urgent("self_harm", "cut myself again last night, thighs this time, so no shorts for a while"),
  ]),
  ...notesOfKind("strain", [
    hurts("pulled my hamstring chasing the bus. walking ok, running nope. missed the bus", "hamstring"),
    hurts("groin's been nippy since the breaststroke, mostly on side steps", "groin"),
    hurts("calf grabbed on the hill and it's still sore when I push off", "calf"),
    hurts("lat feels pulled since rope climb at school, right side", "lats"),
    hurts("strained my right pec on the dips, only sore when i push", "chest"),
    hurts("Grade 1 quad strain, says the physio. Football at forty-six, says my wife.", "quad"),
    hurts("forearm aches from two days of painting ceilings, i wince holding a pan", "forearm"),
    hurts("woke up with a crick in my neck cant look over my shoulder to reverse the car", "neck"),
    hurts("Deep ache in the right bum cheek whenever I do a bridge", "glute"),
  ]),
  ...notesOfKind("joint", [
    hurts("kneecap grumbles going down stairs, going up is fine", "knee"),
    hurts("Can't get a plate off the top shelf without my shoulder catching and hurting", "shoulder"),
    hurts("rolled my ankle on a conker. A CONKER. puffy but i can walk on it", "ankle"),
    hurts("Golfer's elbow, and I've never once held a club", "elbow"),
    hurts("My big toe joint is stiff and sore, lunges where the toes must bend are horrible", "foot"),
    hurts("left hip pinches deep down in the squat, any1 else", "hip"),
    hurts("arthritis in both knees, 74 years young and still game", "knee"),
    hurts(
      "achilles like old rope every morning, sore for the first ten min then eases, had it since sept",
      "achilles",
    ),
    hurts("im 15 and new to running, my shins hurt on the inside after like 2k", "shin"),
    hurts("Knee AND the opposite shoulder sore today. I am a used car.", "knee", "shoulder"),
  ]),
  ...notesOfKind("trunk", [
    hurts("ribs bruised from a tackle saturday, laughing is the worst", "ribs"),
    hurts(
      "Tweaked my lower back getting a toddler out of the car seat. Stiff, cross, otherwise well.",
      "lower_back",
    ),
    hurts("doctor said abdominal strain from the hanging leg raises, sitting up hurts", "abdomen"),
    hurts("upper back burns between the shoulder blades by the end of every shift", "upper_back"),
    hurts(
      "slipped disc L5 it is said on the scan, to bend forward with weight is for now not good",
      "lower_back",
    ),
    hasCondition("got a small hernia at the belly button, they'll fix it some time in spring", "hernia"),
  ]),
  ...notesOfKind("surgery", [
    respect("Meniscus trimmed a fortnight ago, surgeon wants no twisting on that knee", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    respect("carpal tunnel op last week so right wrist is in a bandage and im typing with my nose", {
      areas: ["wrist"],
      conditions: ["surgery"],
    }),
    hasCondition(
      "got my wisdom teeth cut out yesterday face like a hamster dentist said no sport for now",
      "surgery",
    ),
    respect(
      "New hip since five weeks. I am not permitted to cross the legs or to bend over ninety degrees.",
      {
        areas: ["hip"],
        conditions: ["surgery"],
      },
    ),
    respect(
      "rotator cuff repair seven weeks ago, sling off today woohoo, nothing overhead with that shoulder yet",
      {
        areas: ["shoulder"],
        conditions: ["surgery"],
      },
    ),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("i leak a bit on every jump, thought it was just me until i googled", "pelvic_floor"),
    hasCondition(
      "Prolapse, grade two, pessary in. Women's health physio says no heavy straining.",
      "pelvic_floor",
    ),
    hasCondition(
      "so uh two lines on the pregnancy test this morning. havent told anyone. what do i change",
      "pregnant",
    ),
    hasCondition("Baby is seven weeks old, birth was straightforward, want to start gently", "postpartum"),
    hasCondition(
      "three finger gap down the middle of my tummy still and it cones when I sit up",
      "diastasis",
    ),
    hasCondition(
      "c section 9 weeks ago, scar ok but pulls, hello from the sofa with one free hand",
      "postpartum",
      "surgery",
    ),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("Blood pressure 158/97 at the chemist's again, GP wants me back next month", "pressure"),
    hasCondition("every time i stand up from the floor stuff i get dizzy for a sec", "dizzy"),
    hasCondition("Stent put in last year, cardiac rehab finished, they told me to keep it moderate", "heart"),
    hasCondition("on beta blockers so my pulse never climbs properly, dont believe the watch", "medicine"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("type 1 here, pump on, hypos tend to show up after hard leg days", "diabetes"),
    hasCondition("Osteoporosis, T-score minus 3.1. The clinic says no rounding forward under load.", "bone"),
    hasCondition("one kidney left and its numbers are so-so, stage 3 they call it", "kidney"),
    hasCondition("my asthma kicks off in cold air, i keep the blue puffer in my sock", "lungs"),
    hasCondition("Flu. Proper flu. 38.9 and shivering under two duvets, cancel my everything", "ill"),
    hasCondition(
      "I use a wheelchair full time. Arms strong, sense of humour intact, what have you got for me",
      "seated",
    ),
    hasCondition("cant get down on the floor any more, or rather i can but then i live there", "no_floor"),
    hasCondition("glaucoma, my eye doctor said no head-down positions and no holding the breath", "eye"),
  ]),
  ...notesOfKind("exercise", [
    respect("Physio has banned upright rows for me. Full stop, she said, and underlined it.", {
      exercises: [/upright row/i],
    }),
    respect("doctor says no deadlifts for me, not now not ever", { exercises: [/dead.?lift/i] }),
  ]),
  ...notesOfKind("wish", [
    wishes("mon wed fri please, the rest is football", { type: "days", days: [MON, WED, FRI] }),
    wishes("New job, so I can only train on Saturdays and Sundays from now on.", {
      type: "days",
      days: [SAT, SUN],
    }),
    wishes("four times a week would suit me nicely", { type: "days", count: 4 }),
    wishes("not tuesdays, thats choir", { type: "notDays", days: [TUE] }),
    wishes("Thursdays and Sundays are out, I have the kids", { type: "notDays", days: [THU, SUN] }),
    wishes("2 sessions a wk is my max rn sorry", { type: "days", count: 2 }),
    wishes("I have time for the training at Tuesday and at Friday only", { type: "days", days: [TUE, FRI] }),
    wishes("make it 25 min not more, its my lunch break", { type: "minutes", minutes: 25 }),
    wishes("half an hour tops pls", { type: "minutes", minutes: 30 }),
    wishes("I've got a whole hour and a half for each session these days, use it", {
      type: "minutes",
      minutes: 90,
    }),
    wishes("wednesdays only 20 minutes, nursery pick up", { type: "minutes", minutes: 20, days: [WED] }),
    wishes("cancelled the gym, its living room workouts from now on", { type: "place", place: "home" }),
    wishes("joined a proper gym!!! plan for that please", { type: "place", place: "gym" }),
    wishes("I'd much rather train outdoors. Park, trees, all that.", { type: "place", place: "outside" }),
    wishes("travelling for work the next two weeks, hotel rooms and a suitcase, what can i do there", {
      type: "place",
      place: "away",
    }),
    wishes("got a pair of dumbbells for my bday can you use them", { type: "kit", names: /dumbbell/i }),
    wishes("Bought a 16 kilo kettlebell at a car boot sale, do put it to use", {
      type: "kit",
      names: /kettlebell/i,
    }),
    wishes("theres a pull up bar in our doorway now", { type: "kit", names: /(?:pull|chin).?up bar/i }),
    wishes("all what I have is elastic resistance bands", { type: "kit", names: /band/i }),
    wishes("get rid of burpees i beg you", leaveOut(/burpee/i)),
    wishes("No more Bulgarian split squats, I dislike them with my entire soul.", leaveOut(/bulgarian/i)),
    wishes("could we drop the mountain climbers they bore me", leaveOut(/mountain climber/i)),
    wishes("swap the planks for anything else. literally anything", leaveOut(/plank/i)),
    wishes("i miss hip thrusts bring them back", include(/hip thrust/i)),
    wishes("Would love some farmer's carries in there", include(/farmer/i)),
    wishes("Turkish get-ups please! Saw them on the telly.", include(/turkish|get.?up/i)),
    wishes("more bum please and thank you", { type: "more", muscle: /glute/i }),
    wishes("calves like pencils, give them extra work", { type: "more", muscle: /cal(?:f|ves)/i }),
    wishes("want bigger shoulders for the dress", { type: "more", muscle: /shoulder|delt/i }),
    wishes("less biceps pls my sleeves dont fit", { type: "less", muscle: /bicep|arm/i }),
    wishes(
      "not so much chest and more back if that's all right I look like a pigeon",
      { type: "less", muscle: /chest|pec/i },
      { type: "more", muscle: /back|lat/i },
    ),
    wishes("Half marathon on 18 April, my first one, help", { type: "event", names: /half.?marathon/i }),
    wishes("wedding 6th of june (mine!!) want to look strong", { type: "event", names: /wedding/i }),
    wishes("ski week starts 14 february get my legs ready", { type: "event", names: /ski/i }),
    wishes("Fire service fitness test on 22 March", { type: "event", names: /fitness test|fire/i }),
    wishes("no jumping please, the floorboards won't take it", { type: "noJumps" }),
    wishes("nothing with hopping or leaping pls i look daft", { type: "noJumps" }),
    wishes("roommate works nights so my workout has to be quiet", { type: "quiet" }),
    wishes("The lady below complains about the thumping, so silent exercises if you can", { type: "quiet" }),
    wishes(
      "3x a week, 40 min, at home. thats it thats the wish",
      { type: "days", count: 3 },
      { type: "minutes", minutes: 40 },
      { type: "place", place: "home" },
    ),
  ]),
];
