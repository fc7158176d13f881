/**
 * Held-out half of the second list, split at random by kind from `notes.second.open.data.ts`. It is never read by whoever works
 * on the reader, and no report prints its sentences.
 */
import {
  harmlessNote,
  hasCondition,
  hurts,
  type JudgedNote,
  notesOfKind,
  respect,
  urgent,
  wishes,
} from "../../note.ts";

/** Sentences of the second list that measure the reader. */
export const secondHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("strain", [
    hurts(
      "forearm muscles are inflamed from the new job, wringing a cloth or holding the kettle hurts",
      "forearm",
    ),
    hurts("Pulled a pectoral muscle shoving the fridge, idiot that I am", "chest"),
    hurts(
      "did something nasty to the back of my upper arm throwing a ball for the dog, tricep i guess",
      "triceps",
    ),
    hurts("Sneezed and now there is a knife in my side abs. laughing = ouch", "abdomen"),
    hurts(
      "i have muscle fibre rip in the calf (sorry for english), doctor wrote 3 weeks pause for legs",
      "calf",
    ),
    hurts("hammy went again at 5-a-side, walking like a cowboy", "hamstring"),
    hurts("bicep has been pinchy ever since i curled the 40s, doc said mild strain", "biceps"),
    hurts("dead leg from rugby training, thigh is black and blue and wont bend properly", "quad"),
  ]),
  ...notesOfKind("joint", [
    hurts("shins feel bruised along the bone, three runs in", "shin"),
    hurts("peroneal tendons moan on the outside of the ankle, uneven ground is the worst", "ankle"),
    hurts("There's a sore lump where my Achilles meets the heel", "achilles"),
    hurts("pain at the outside of hip bone when i lie on this side, trochanter said the doctor", "hip"),
    hurts(
      "Frozen shoulder, the doc says give it a year lol. I can get my hand up to about my ear.",
      "shoulder",
    ),
    hurts("ganglion on the back of my wrist, it hurts if I put weight on the hand", "wrist"),
    hurts("can't pour the tea without the inside of my elbow stabbing", "elbow"),
    hurts("mortons neuroma, so anything up on my toes is nasty", "foot"),
  ]),
  ...notesOfKind("trunk", [
    hurts(
      "hi coach, worn discs in my lumbar spine, some days ok, some days I cannot bend for the dishwasher",
      "lower_back",
    ),
    hurts("woke with a wry neck, turning right is a no go", "neck"),
    hurts("Back seized up hoovering the stairs, I'm moving like my nan", "lower_back"),
    hurts("pain shoots from my lower back into the bum and calf when i bend forward", "lower_back"),
    hurts("crick in my neck, I can only look over one shoulder", "neck"),
  ]),
  ...notesOfKind("surgery", [
    hasCondition("They cut a mole off my back on Tuesday, 6 stitches, don't want them to rip", "surgery"),
    hasCondition(
      "Waiting for the operation on my groin hernia, I have to push it back in sometimes",
      "hernia",
    ),
    hurts("new hip since august!! crutches gone, still careful with it", "hip"),
    respect("I'm 10 days post op, hysterectomy. Bored out of my mind!", {
      areas: ["abdomen"],
      conditions: ["surgery"],
    }),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("Expecting! Due in May, feeling ok apart from the nausea", "pregnant"),
    hasCondition(
      "feels like a tampon is falling out after lifting, midwife suspects prolapse",
      "pelvic_floor",
    ),
    hasCondition(
      "my tummy makes a ridge like a shark fin when I get out of the bath, baby is 4 months",
      "diastasis",
    ),
    hasCondition("twins arrived a month ago by section. i'm itching to move", "postpartum"),
  ]),
  ...notesOfKind("circulation", [
    hasCondition(
      "had a heart attack in 2024, did the rehab, I am allowed to train at moderate effort",
      "heart",
    ),
    hasCondition("started propranolol for anxiety, pulse barely moves now", "medicine"),
    hasCondition("inner ear thing, the world tilts if I tip my head back", "dizzy"),
    hasCondition("I have POTS, so standing up fast = grey vision", "dizzy"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("COPD. slow and steady please", "lungs"),
    hasCondition("Eye clinic lasered a torn retina on monday, no straining, no head down", "eye"),
    hasCondition("T1D, new pump, keep going low about 40 min into a workout", "diabetes"),
    hasCondition("warfarin since the spring, I bruise like a peach", "medicine"),
    hasCondition("gp says my eGFR is 42 and to watch the protein", "kidney"),
  ]),
  ...notesOfKind("exercise", [
    respect("bear hold is murder on my wrists", { areas: ["wrist"], exercises: [/bear/i] }),
    respect("every time i do dips the front of my shoulder bites", {
      areas: ["shoulder"],
      exercises: [/dip/i],
    }),
    respect("pulldowns set off my elbow", { areas: ["elbow"], exercises: [/pulldown/i] }),
    respect("at the bottom of the goblets something digs into my kneecap, ouch", {
      areas: ["knee"],
      exercises: [/goblet/i],
    }),
  ]),
  ...notesOfKind("notWithout", [
    hurts("elbow: better but not good", "elbow"),
    hurts("I wouldn't say the calf is fixed", "calf"),
    hurts("it's been 3 weeks and my lower back has not let up", "lower_back"),
  ]),
  ...notesOfKind("over", [
    harmlessNote("blood pressure was perfect at the check up, 118/74"),
    harmlessNote("not dizzy any more, it was just the heat"),
    harmlessNote("was limping two weeks ago, nothing left of it now"),
    harmlessNote("hip no longer clicks or hurts"),
    harmlessNote("shoulder passed every test at physio. Discharged! Do what you like, she said"),
    harmlessNote("The calf thing? Gone. Ran 5k without noticing it"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("Had my tonsils out when I was six"),
    harmlessNote("my boyfriend has a torn calf and is a terrible patient 😂"),
    harmlessNote("as a teenager I used to faint a lot, never since"),
    harmlessNote("my flatmate makes herself sick after meals and I worry about her"),
    harmlessNote("In my twenties I had knee surgery, it hasn't bothered me for many years"),
    harmlessNote("broke an arm falling out of a tree in 3rd grade"),
    harmlessNote("My father is on warfarin and I drive him to his check ups, thats why I skipped one"),
    harmlessNote("My kid has asthma so we moved out of the city"),
    harmlessNote("training partner is out with a bulging disc so I lift alone"),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("painfully slow wifi at the gym, couldn't log my sets"),
    harmlessNote("heart skipped a beat when he proposed!!!"),
    harmlessNote("back from holidays, tanned and lazy"),
    harmlessNote("breathtaking view from the top of the hill, 14k steps"),
    harmlessNote("hip hop class on thursday was a blast"),
    harmlessNote("sick of the rain"),
    harmlessNote("arms shaking on the last push up but I made it"),
    harmlessNote("Can't stop eating xmas cookies"),
    harmlessNote("my wrist watch battery died so no pulse data this week"),
    harmlessNote("passed out on the sofa at 9 every night, best sleep in years"),
  ]),
  ...notesOfKind("urgent", [
    urgent("purging", "laxatives after every binge, don't tell me off"),
    urgent(
      "chest_pain",
      "on the left side my chest is pressing and the arm becomes heavy when I climb stairs",
    ),
    urgent("breath", "suddenly can't catch my breath at rest and it stings when I breathe in"),
    urgent("nerve", "both legs feel weak and tingly, worse every day, walking gets clumsy"),
    urgent("stroke", "worst headache of my life, came like a thunderclap in the middle of a deadlift"),
    urgent("rhabdo", "peeing brown since that 300 squat challenge, legs so swollen i can't bend them"),
    urgent(
      "chest_pain",
      "ache behind the breastbone when I push the pram uphill, it stops as soon as I rest. Otherwise a nice week!",
    ),
    urgent("saddle", "sciatica both sides and i've wet myself twice without noticing"),
    urgent(
      "nerve",
      "my hands got clumsy, can't button a shirt, and electric shocks go down my spine when I look down",
    ),
    urgent("tendon_medicine", "Antibiotic (moxifloxacin), day 4, and both achilles are tender"),
    urgent(
      "saddle",
      "Since the weekend my bum feels asleep, where you sit on a bike seat, and the back pain goes in both legs",
    ),
    urgent(
      "rupture",
      "my chest muscle tore at the front of the armpit, there's a dent and a purple patch now",
    ),
    urgent("stroke", "my arm went dead and my words came out jumbled for a quarter of an hour, fine now"),
    urgent("palpitations", "watch said 190 while I was lying on the couch, felt faint with it"),
    urgent(
      "tendon_medicine",
      "levofloxacin since last week for my sinuses, tendons above the heel burn when I walk",
    ),
    urgent(
      "nerve",
      "my thigh is numb and the knee buckles on the way down stairs, began with the disc thing 2 weeks ago",
    ),
    urgent("chest_pain", "elephant sitting on my chest when I hurry for the train, goes off when I stop"),
    urgent(
      "rhabdo",
      "3 days after the crossfit class: arms blown up like sausages, can't straighten them, urine dark like tea",
    ),
    urgent(
      "tendon_medicine",
      "they gave me Cipro for the bladder & now my shoulder tendon hurts out of nowhere",
    ),
    urgent(
      "saddle",
      "slipped disc, and since yesterday I can't tell whether I peed or not and everything in the underpants area is numb",
    ),
  ]),
  ...notesOfKind("wish", [
    wishes("camping for a week, only a tent and trees", { type: "place", place: "away" }),
    wishes("Kilimanjaro trek in september, need strong legs by then", {
      type: "event",
      names: /kilimanjaro|trek/i,
    }),
    wishes("jumping jacks etc are not for me, feet stay on the floor please", { type: "noJumps" }),
    wishes("quarter of an hour a day, no more, newborn nephew is visiting", { type: "minutes", minutes: 15 }),
    wishes("mondays half an hour only", { type: "minutes", minutes: 30, days: ["Monday"] }),
    wishes("weekdays only", { type: "notDays", days: ["Saturday", "Sunday"] }),
    wishes("On Saturday I can go 90 minutes", { type: "minutes", minutes: 90, days: ["Saturday"] }),
    wishes("my chest is lagging, can we hit it twice?", { type: "more", muscle: /chest/ }),
    wishes("Could we move to Tue + Sat?", { type: "days", days: ["Tuesday", "Saturday"] }),
    wishes("fasting for ramadan from the 18th, food only after sunset", {
      type: "food",
      names: /ramadan|fasting|food/i,
    }),
    wishes("hyrox on 12 april!!", { type: "event", names: /hyrox/i }),
    wishes("cancelled my gym membership, will train in the garage", { type: "place", place: "home" }),
    wishes("my free days are tuesday, wednesday and saturday so put the training there", {
      type: "days",
      days: ["Tuesday", "Wednesday", "Saturday"],
    }),
    wishes("can I get some farmers walks in there", { type: "include", names: /farmer|carry/i }),
    wishes("one workout next week is all I'll manage, moving house", { type: "days", count: 1 }),
    wishes("away on business til friday, airbnb with zero gear", { type: "place", place: "away" }),
    wishes("i need more core", { type: "more", muscle: /core|\babs?\b|oblique/ }),
    wishes("I look stupid doing donkey kicks, pls replace", {
      type: "leaveOut",
      names: /donkey kick|kneeling hip extension/i,
    }),
    wishes("i can do 6 days now that im on leave", { type: "days", count: 6 }),
    wishes("I've signed up for the Berlin half marathon, 5 April", {
      type: "event",
      names: /half marathon/i,
    }),
    wishes("im so done with dead bugs, anything else is fine", { type: "leaveOut", names: /dead bug/i }),
    wishes("mon wed fri works best", { type: "days", days: ["Monday", "Wednesday", "Friday"] }),
    wishes(
      "Tuesdays and Fridays at the gym now. More back please.",
      { type: "days", days: ["Tuesday", "Friday"] },
      { type: "more", muscle: /back|lat|pull/ },
    ),
    wishes("40 mins tops, kids need picking up", { type: "minutes", minutes: 40 }),
    wishes("max 45' per workout pls", { type: "minutes", minutes: 45 }),
    wishes("back in the gym from monday", { type: "place", place: "gym" }),
    wishes("My back looks narrow, give it extra volume", { type: "more", muscle: /back|lat|pull/ }),
    wishes("just a pull up bar and my body, nothing else here", { type: "kit", names: /pull-? ?up bar/i }),
    wishes("thursday and friday i am on night shift so nothing there", {
      type: "notDays",
      days: ["Thursday", "Friday"],
    }),
    wishes("all i have got is a red band and a yoga mat", { type: "kit", names: /band/i }),
  ]),
];
