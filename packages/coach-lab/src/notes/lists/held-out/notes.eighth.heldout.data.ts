/**
 * Eighth list of notes, held-out half: it only scores the reader; nobody mends by it.
 * By a hand that saw neither the reader nor any other list; made in turns with the open half.
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
} from "../../note.ts";

/** Sentences of the eighth list that only score. */
export const eighthHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("strain", [
    hurts(
      "back of my leg went ping chasing the bus, just above the knee at the hamstring, limping since",
      "hamstring",
    ),
    hurts("I have a strained pectoral from dips, so pushing things is not nice at the moment", "chest"),
    hurts(
      "calf seized up at mile 4 and has been tight and painful every step since, cant even do stairs proper",
      "calf",
    ),
    hurts("quad is gone on me again, same spot as the match in october, the doc said small tear", "quad"),
    hurts("Side of my back under the armpit, lat they call it, is pulled from swimming butterfly.", "lats"),
    hurts("adductor strain, inner thigh right up at the top, physio says 4 wks", "groin"),
    hurts(
      "Kids are back to school thank God, so I got five sessions in and the food was decent too. Biceps on the right hurts near the inside of the arm when I lift the shopping. Weight down a pound!",
      "biceps",
    ),
    hurts("glute max is pulled badly from the stair machine, cannot sit long in office chair", "glute"),
    hurts(
      "back of the upper arm is very sore when I extend it, I think I overstretched my triceps throwing cricket balls",
      "triceps",
    ),
    hurts("traps are in agony since I carried the rucksack all weekend, left one is swollen", "traps"),
    hurts(
      "forearms are painful on the inside from climbing, its been 2 weeks and not getting better",
      "forearm",
    ),
  ]),
  ...notesOfKind("joint", [
    hurts("runners knee is back with a vengence", "knee"),
    hurts("twisted me ankle in a pothole, bit of bruising, doctor says sprain only", "ankle"),
    hurts("frozen shoulder confirmed by the consultant, can't get arm past half way", "shoulder"),
    hurts("Carpal tunnel flaring in the left wrist, I wear the splint at night", "wrist"),
    hurts("the outside of my elbow burns when i pick up a full kettle", "elbow"),
    hurts("hip impingement was what the MRI said, deep squatting pinches in the crease", "hip"),
    hurts("plantar fasciitis, first steps in the morning are like glass under my heel", "foot"),
    hurts(
      "Since some days my ankle and the wrist of same side are paining after I fell from the scooty",
      "ankle",
      "wrist",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts("slipped disc at L5, the doctor told no heavy bending, no leg symptoms thankfully", "lower_back"),
    hurts("bruised ribs from coming off the mountain bike, sore to roll over in bed", "ribs"),
    hurts(
      "Got rear ended at the lights on Tuesday, mild whiplash, neck stiff and sore, A&E cleared me",
      "neck",
    ),
    hurts(
      "upper back spasm from hunching over the laptop, right under the shoulder blade, catches when i twist",
      "upper_back",
    ),
    hurts(
      "think I tore something in my abs doing the leg raises, hurts to sneeze or sit up in bed",
      "abdomen",
    ),
  ]),
  ...notesOfKind("surgery", [
    hasCondition("I am 3 weeks out from a breast reduction op", "surgery"),
    respect("rotator cuff was repaired in the hospital 2 months ago and the sling came off on monday", {
      areas: ["shoulder"],
      conditions: ["surgery"],
    }),
    hasCondition("they took out part of my bowel three weeks back, home now, scar still fresh", "surgery"),
    hasCondition(
      "sorry for going quiet, kidney stone removed by operation on 20th and I'm told six weeks before lifting",
      "surgery",
    ),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition(
      "when i sneeze or do star jumps i pee myself a little, embarassing but there you go",
      "pelvic_floor",
    ),
    hasCondition(
      "Ab separation after baby number 2 is still there, womens health physio measured 2.5 cm",
      "diastasis",
    ),
    hasCondition("My daughter is five weeks old now and I'm dying to start moving again", "postpartum"),
    hasCondition(
      "feels like something is falling out down there by evening, GP says uterine prolapse",
      "pelvic_floor",
    ),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("feeling lightheaded when I stand up after the floor exercises", "dizzy"),
    hasCondition("hypertension for six years, morning readings of 150/95 even with tablets", "pressure"),
    hasCondition("have a leaky heart valve, they check it every year, told to not strain", "heart"),
    hasCondition(
      "They put me on blood thinners, apixaban twice a day, nurse says mind the falls and knocks",
      "medicine",
    ),
  ]),
  ...notesOfKind("condition", [
    respect(
      "I have sugar problem, type 2, taking insulin at night, and right knee is paining on the stairs",
      { areas: ["knee"], conditions: ["diabetes"] },
    ),
    hasCondition("third trimester now and bump is huge, still enjoying the walks", "pregnant"),
    hasCondition("only one working kidney and the blood test shows it's struggling", "kidney"),
    hasCondition(
      "had a retina tear lasered in my eye, specialist says no straining or head down stuff",
      "eye",
    ),
    hasCondition("inguinal hernia on the left, pops out when i strain, surgeon will see me in feb", "hernia"),
    hasCondition("asthma's playing up with the cold air, needing my blue inhaler after every run", "lungs"),
  ]),
  ...notesOfKind("exercise", [
    respect("every step-up makes the front of my knee grind and hurt", {
      areas: ["knee"],
      exercises: [/step.?up/i],
    }),
    respect("Romanian deadlifts = sore low back next day, the bad kind, not muscle", {
      areas: ["lower_back"],
      exercises: [/romanian|deadlift/i],
    }),
    respect("overhead press is giving me a stabbing pain in the left shoulder", {
      areas: ["shoulder"],
      exercises: [/overhead press|shoulder press/i],
    }),
    respect("my elbow it is hurting in the dumbbell curls, all the rest is going well", {
      areas: ["elbow"],
      exercises: [/curl/i],
    }),
    respect(
      "did the mountain climbers tues & got a nasty pinch at the front of my hip, stopped half way through",
      {
        areas: ["hip"],
        exercises: [/mountain climber/i],
      },
    ),
  ]),
  ...notesOfKind("notWithout", [
    hurts("Haven't gone a day without my neck hurting since I changed desk", "neck"),
    hurts("cant kneel down without my knee screaming", "knee"),
    hurts("there is no position in which my lower back does not hurt", "lower_back"),
  ]),
  ...notesOfKind("over", [
    harmlessNote("shoulder is sorted, full range and no pain, doctor says carry on as before"),
    harmlessNote("The tendinitis in my wrist is fully better, I don't even think about it now"),
    harmlessNote("knee stopped hurting ages ago, thank god, happy to go for it"),
    harmlessNote("flu is gone, been back to normal for two weeks, feeling fresh"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("tore my acl in college twenty years back and it has been solid ever since"),
    harmlessNote("husband put his back out so i am doing the garden on my own this week"),
    harmlessNote("cat had surgery on her leg, poor thing, so I trained in the living room next to her"),
    harmlessNote("Grandad had a heart attack at 60, that's why I signed up here. My own check was clear."),
    harmlessNote("appendix came out when I was in primary school"),
    harmlessNote("a guy at my gym popped his bicep doing deadlifts, sounded horrible. made me check my form"),
    harmlessNote("My mother is having high BP, mine is 115/75 the doctor is happy"),
    harmlessNote("best friend had her baby on sunday so i missed one session to visit her"),
    harmlessNote(
      "our coach at the rugby club is out with a dislocated shoulder so i took the session, trained fine",
    ),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("bit stiff all over from the first week, nothing bad, just muscles waking up"),
    harmlessNote("those intervals were murder, bring on more"),
    harmlessNote("abs ached from laughing at the comedy show, still ached from your crunches more lol"),
    harmlessNote("my boss is a real pain in the backside, so the punching felt great"),
    harmlessNote("it cost an arm and a leg but the new bench is class"),
    harmlessNote("saw a film about a surgeon last night so got to bed late, trained anyway"),
    harmlessNote("Salah's out with a calf injury for the derby, I'm devastated. Fantasy team in ruins"),
    harmlessNote("breathtaking view from the top of the hill on my run, legs felt strong"),
    harmlessNote("I am tired because deadline at office, but body is fine, no complaint"),
    harmlessNote("knees were fine, back was fine, shoulders fine, just no time on Thursday"),
    harmlessNote("biceps felt pumped and a bit achy the morning after, normal for me"),
    harmlessNote("my head is spinning with all the wedding planning but workouts are my calm hour"),
  ]),
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "felt like an elephant sat on my chest when shovelling snow, went sweaty and my left arm ached",
    ),
    urgent(
      "chest_pain",
      "Did all four days, weight is down, the wife is pleased. My chest gets tight and painful on the stairs and eases off after a couple of minutes rest, more often this week than last.",
    ),
    urgent("faint", "collapsed at the end of the rowing, they told me i was out cold for a bit"),
    urgent("faint", "Lost consciousness during the spin class on Wednesday without any warning"),
    urgent(
      "nerve",
      "legs getting weaker by the day since my back went, left one gave way on the stairs and the shin is numb",
    ),
    urgent(
      "nerve",
      "I can't grip anything with my right hand since my neck injury, fingers all tingly and clumsy, buttons are impossible",
    ),
    urgent(
      "saddle",
      "sciatica in both legs and since yesterday I can't tell when I need to pee, had an accident too",
    ),
    urgent(
      "palpitations",
      "my heartbeat is going all over the place during workouts and i come over light headed with it",
    ),
    urgent(
      "rupture",
      "something snapped in my elbow lifting the fridge and the bicep has rolled up like a ball",
    ),
    urgent(
      "rupture",
      "landed from a jump, big pop in the knee, blew up within the hour and I cant straighten the leg or put weight on it",
    ),
    urgent(
      "head",
      "came off my bike and hit my head saturday, headache getting worse, keep forgetting things and feel confused",
    ),
    urgent(
      "tendon_medicine",
      "the doctor is giving me levofloxacin for chest infection and now my heel cord pains on walking",
    ),
    urgent("purging", "been taking laxatives after I eat to keep the weight down before the shoot"),
    urgent(
      "rhabdo",
      "3 days after the squat challenge, thighs rock hard and swollen, urine is dark brown like tea",
    ),
    urgent(
      "clot",
      "back of my lower leg is red, warm and puffy, just the left, im on the pill and was in bed sick all last week",
    ),
    urgent("breath", "suddenly very short of breath at rest today and my lips look bluish"),
    urgent("stroke", "my left arm and leg went weak all of a sudden and I couldn't get my words out"),
    urgent("bleeding", "threw up and there was blood in it, looked like coffee grounds"),
    urgent("self_harm", "I've been cutting myself again and some days I want to be dead"),
    urgent("bleeding", "poo has been black and tarry since i started the ibuprofen for training"),
  ]),
  ...notesOfKind("wish", [
    wishes("Tuesdays, Thursdays and Sundays suit me best from now", {
      type: "days",
      days: ["Tuesday", "Thursday", "Sunday"],
    }),
    wishes("could i go up to five days a week", { type: "days", count: 5 }),
    wishes("i'm never free on Mondays, so leave that day empty", { type: "notDays", days: ["Monday"] }),
    wishes("half an hour tops per workout please, I've a life to live", { type: "minutes", minutes: 30 }),
    wishes("On Saturday I am having time so make it 60 minutes", {
      type: "minutes",
      minutes: 60,
      days: ["Saturday"],
    }),
    wishes("joined the leisure centre so I'll be training in a proper gym", { type: "place", place: "gym" }),
    wishes("travelling for work next week, no gear with me at all", { type: "place", place: "away" }),
    wishes("the only thing I own is one 16kg kettlebell", { type: "kit", names: /kettlebell/i }),
    wishes("Santa brought me resistance bands, can we use them", { type: "kit", names: /band/i }),
    wishes("pls no more mountain climbers i hate them with a passion", leaveOut(/mountain climber/i)),
    wishes("I find bird dogs pointless, take them off my list", leaveOut(/bird.?dog/i)),
    wishes("can you drop the step-ups, I look like an idiot on them", leaveOut(/step.?up/i)),
    wishes("id like to do bench press again", include(/bench press/i)),
    wishes("please include some kettlebell swings in the next plan", include(/swing/i)),
    wishes("where are the goblet squats?? I want them back", include(/goblet/i)),
    wishes("skinny calves run in the family, give me more for calves", {
      type: "more",
      muscle: /calf|calves/i,
    }),
    wishes("need more core in my week", { type: "more", muscle: /core|ab/i }),
    wishes("Hamstrings are my weak point, more of that please", { type: "more", muscle: /hamstring/i }),
    wishes("less legs please, my thighs are big enough", { type: "less", muscle: /leg|quad|thigh/i }),
    wishes("running the Dublin half marathon on 27 September, help me get ready", {
      type: "event",
      names: /half|marathon/i,
    }),
    wishes("Going for trek to Everest base camp on 10th October", { type: "event", names: /trek|everest/i }),
    wishes("no hopping or leaping about please, I live on the third floor", { type: "noJumps" }),
    wishes("I train at 5am while the house sleeps so it must not make noise", { type: "quiet" }),
    wishes("we are pure vegetarian family, no egg also", { type: "food", names: /vegetarian|egg/i }),
    wishes(
      "4 days would be ideal, 35 minutes a go, and leave out the burpees",
      { type: "days", count: 4 },
      { type: "minutes", minutes: 35 },
      leaveOut(/burpee/i),
    ),
  ]),
];
