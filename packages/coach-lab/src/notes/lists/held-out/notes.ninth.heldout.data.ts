/** Ninth list of notes, held-out half: its figures are told, its lines never printed. */
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

/** Judged before the reader was run on them. */
export const ninthHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("strain", [
    hurts("left calf tweaked on the school run 🙈 walking ok but its tight and sore on tiptoes", "calf"),
    hurts("quad strain R leg, grade 1 per the doc. deadlifts feel ok tho", "quad"),
    hurts("bicep has been achey every time I carry baby in the car seat and curls make it worse", "biceps"),
    hurts("inner thigh tweak high up, getting out of the car its like a knife", "groin"),
    hurts(
      "forearms r shot from hammering at work all week.. real pain not just tired, cant hardly grip by friday",
      "forearm",
    ),
    hurts(
      "Strained my trap carrying a sofa up three flights. Shrugging or carrying shopping hurts.",
      "traps",
    ),
    hurts(
      "I have a small tear in the muscle of the calf, doctor has seen with the machine, please nothing for this one",
      "calf",
    ),
  ]),
  ...notesOfKind("joint", [
    hurts("shoulder impingement is back, anything above head height pinches", "shoulder"),
    hurts(
      "wrists so sore from typing all week + the pushups finished them off, cant bend them back",
      "wrist",
    ),
    hurts(
      "The hip I had trouble with years ago has started up again, pain at the front when I lift my leg to put socks on.",
      "hip",
    ),
    hurts("plantar fasciitis flare, first steps outta bed are torture", "foot"),
    respect(
      "AC joint sore since I came off the bike in august, still cant sleep on that shoulder. Also nurse says my blood pressure is too high, 162 over 98, retest in a fortnight",
      { areas: ["shoulder"], conditions: ["pressure"] },
    ),
    hurts(
      "arthritis in my knees and left ankle plays up when its damp and this week its both",
      "knee",
      "ankle",
    ),
    hurts("tennis elbow not budging, even lifting the kettle hurts lol", "elbow"),
    hurts("Broke my little toe on the bed frame, taped to its neighbour. GP says four weeks.", "foot"),
    hurts(
      "ok so long week. kids were sick, worked 3 nights, slept maybe 5 hrs but got both sessions done!! only thing is my left knee has been niggling under the kneecap since the step ups and by sunday i was limping a bit. oh and i think my form on rows is finally decent so thanks for the tips",
      "knee",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts("woke up with a crick in my neck, cant look over my right shoulder to reverse the car", "neck"),
    hurts("knot between my shoulder blades wont let go and rowing lights it up", "upper_back"),
    hurts("pulled a stomach muscle on ab day, sneezing is agony", "abdomen"),
    hurts(
      "drove 9h a day in the truck all wk, ate rubbish, only got 1 session in, sorry. low back is spasming on the right side every time i climb down from the cab and i think i want to do better next week but gotta be realistic",
      "lower_back",
    ),
  ]),
  ...notesOfKind("surgery", [
    hasCondition("turns out that lump is an inguinal hernia, on the waiting list to get it fixed", "hernia"),
    hasCondition("belly button hernia pokes out a bit when i brace, doc knows, said go easy", "hernia"),
    hasCondition("They operated my belly three weeks before, the scar pulls when I make effort", "surgery"),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("i leak a bit when i do star jumps or sneeze. embarrassing but there it is", "pelvic_floor"),
    hasCondition(
      "physio measured a 3 finger gap in my tummy muscles and it cones when i sit up",
      "diastasis",
    ),
    hasCondition(
      "Due in March with number two, up for a wee every ten minutes haha, otherwise full of energy",
      "pregnant",
    ),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("go lightheaded every time i get up off the floor this last week", "dizzy"),
    hasCondition("vertigo came back, room spins if i lie flat or roll over in bed", "dizzy"),
    hasCondition("My pressure is high again, doctor says I must not hold the breath when I lift", "pressure"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("type 1 here, two hypos after evening sessions this wk (3.1 and 3.4)", "diabetes"),
    hasCondition("asthma is bad with this cold air, blue inhaler every session now", "lungs"),
    hasCondition(
      "Just back from the eye hospital, tear in my retina, they said no straining for four weeks",
      "eye",
    ),
    hasCondition("bisoprolol started monday so my heart rate wont go up like before", "medicine"),
    hasCondition(
      "I have COPD so hills finish me, clinic said my sats dip to 89 on the walking test",
      "lungs",
    ),
    hasCondition("bug ripped thru nursery and now me, nothing stays down since last night", "ill"),
    hasCondition(
      "Glaucoma: the right eye is up again and my specialist told me never head lower than heart",
      "eye",
    ),
  ]),
  ...notesOfKind("exercise", [
    respect("dips hurt every single time, not doing them again, bench is fine", {
      exercises: [/\bdips?\b/i],
    }),
    respect("only burpees hurt, rest is good, so no burpees for me", { exercises: [/burpee/i] }),
    respect("cant do planks atm they hurt, the dead bug one is fine", { exercises: [/\bplank/i] }),
    respect("hanging leg raises hurt each time so i keep skipping those, crunches are ok", {
      exercises: [/hanging (knee|leg) raise|leg raise/i],
    }),
  ]),
  ...notesOfKind("notWithout", [
    hurts("nothing to report except theres no way to raise my arm without shoulder pain", "shoulder"),
    hurts(
      "Wouldn't say the ankle is better. Not worse either but I can't walk far without it swelling",
      "ankle",
    ),
  ]),
  ...notesOfKind("over", [
    harmlessNote("shoulder all good now, physio signed me off, full steam ahead"),
    harmlessNote("Elbow: zero issues this week after two months of grumbling. You can forget about it."),
    harmlessNote(
      "Cardiologist cleared me on Monday, heart is perfect, no restrictions whatsoever, false alarm",
    ),
    harmlessNote("not dizzy anymore, turned out i just wasnt eating breakfast. been fine for 3 weeks"),
    harmlessNote("bp back to 118/76 and off the tablets, gp very pleased, says train like anyone else"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("dog tore her cruciate so no long walks for us"),
    harmlessNote(
      "had my acl done in 2009, that leg is stronger than the other one now, squat 140 on it no bother",
    ),
    harmlessNote("my gym buddy wrecked his shoulder so i lift alone now, bit lonely"),
    harmlessNote("the cat has asthma apparently?? 80 quid in inhalers. anyway good week"),
    harmlessNote("my sister is pregnant so I become auntie 🥰 training went well"),
    harmlessNote(
      "nan passed out at the wedding from the heat, right as rain next day. i still got my 3 sessions in",
    ),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("absolutely killing it this week, pb on bench 💪"),
    harmlessNote("my heart just wasnt in it tuesday, did it anyway"),
    harmlessNote("why do people get a stitch when running? not me just curious, saw a video"),
    harmlessNote("the app lost my streak and broke my heart 💔"),
    harmlessNote(
      "if i ever got a hernia would that be the end of lifting? dont have one, it came up down the pub",
    ),
    harmlessNote("pain au chocolat was my only sin this week"),
    harmlessNote(
      "No injuries, no illness, no complaints. The boss is a pain in the neck but there is no exercise for that.",
    ),
    harmlessNote(
      "Is it true that creatine damages the kidneys? I only read it, mine are healthy and I don't take it",
    ),
    harmlessNote("max hr 171 on the garmin, avg 138, felt strong all the way"),
    harmlessNote(
      "was blind to how bad my row form was til you showed me the video, so thanks, best coach ive had, worth every penny and my wife is jealous",
    ),
  ]),
  ...notesOfKind("urgent", [
    urgent("clot", "right calf swollen, red and hot since the long flight, sore just standing"),
    urgent("faint", "blacked out mid set thurs, woke up on the floor with people round me"),
    urgent(
      "rupture",
      "heard a bang at the back of my ankle playing padel like someone kicked me, now i cant go up on my toes",
    ),
    urgent(
      "rhabdo",
      "pee is the color of coke since that arm day and my arms are so swollen i cant bend them",
    ),
    urgent(
      "self_harm",
      "did the sessions but honestly dont see the point in being here anymore, keep thinking about ending it",
    ),
    urgent(
      "palpitations",
      "my heart goes fluttering like crazy lying on the sofa, 170 on the watch, comes and goes all week and makes me woozy",
    ),
    urgent(
      "stroke",
      "half my face went droopy and my words came out slurred for ten min on saturday, ok after. still want to train",
    ),
  ]),
  ...notesOfKind("wish", [
    wishes("cant do tuesdays or thursdays anymore, kids swimming lessons", {
      type: "notDays",
      days: ["Tuesday", "Thursday"],
    }),
    wishes("Away for work all next week, hotel room only, there is no gym there", {
      type: "place",
      place: "away",
    }),
    wishes("Can I have pull ups back in? miss them", include(/pull[- ]?up/i)),
    wishes("enough chest for now, shirts dont button any more, less of it please", {
      type: "less",
      muscle: /chest|pec/i,
    }),
    wishes("Baby sleeps next door while I train so it has to be silent", { type: "quiet" }),
    wishes("got 2 kettlebells for my bday (8 + 12 kg), be nice to use them", {
      type: "kit",
      names: /kettlebell/i,
    }),
    wishes("drop me to 2 sessions a week until my exams are done", { type: "days", count: 2 }),
    wishes("saturdays i have a full 75 min, leave the others as is", {
      type: "minutes",
      minutes: 75,
      days: ["Saturday"],
    }),
    wishes(
      "hate burpees hate mountain climbers, both out please and thank u",
      leaveOut(/burpee/i),
      leaveOut(/mountain climber/i),
    ),
    wishes(
      "Hi coach, thank you for this week. Could we please do 4 days next week, each one 45 minutes at most? And add face pulls, I enjoyed them.",
      { type: "days", count: 4 },
      { type: "minutes", minutes: 45 },
      include(/face pull/i),
    ),
  ]),
];
