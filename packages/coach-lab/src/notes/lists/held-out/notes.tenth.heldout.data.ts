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

/** Tenth list of notes, held-out half: mostly signs that need a doctor, by a hand that had not seen the reader. */
export const tenthHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "At my age one expects a few creaks, but there is a tight band round my chest on the brisk walks, gone after a minute's rest.",
    ),
    urgent(
      "chest_pain",
      "burning behind my breastbone every time I run for the bus, antacids do nothing, anyway whats on for tuesday",
    ),
    urgent(
      "chest_pain",
      "bro my chest gets like super tight on the assault bike and i go grey and sweaty idk prob just unfit",
    ),
    urgent(
      "chest_pain",
      "I am having pressure in the chest when I carry the shopping, it goes through to the shoulder blade",
    ),
    urgent(
      "faint",
      "so embarrassing, passed out on the treadmill yesterday, came round with everyone staring",
    ),
    urgent(
      "faint",
      "Twice this week everything faded mid set and next thing I'm on the floor, wife says I was gone half a minute",
    ),
    urgent(
      "nerve",
      "cant go up on my toes on one side any more, calf just wont fire, and the outside of the foot is dead",
    ),
    urgent(
      "nerve",
      "my arm went all weak and numb after that overhead session and its still like that two days on, cant even hold a mug",
    ),
    urgent(
      "nerve",
      "Both hands gone clumsy this fortnight, keep dropping pens, cannot do shirt buttons, legs feel unsteady walking home",
    ),
    urgent(
      "saddle",
      "sitting on the bike seat feels like ive had the dentist's needle between my legs, back's killing me too",
    ),
    urgent(
      "saddle",
      "Since my back is bad I need to pee but it does not come out, and the inside of the thighs is asleep",
    ),
    urgent(
      "palpitations",
      "my heart skips then races like a drum and bass track and the room goes swimmy, third time after intervals",
    ),
    urgent(
      "palpitations",
      "ticker doing somersaults again on the way up the stairs, felt I might keel over, otherwise a grand week",
    ),
    urgent(
      "rupture",
      "hamstring went bang sprinting after the toddler, whole back of my thigh is purple and theres a hole i can put two fingers in",
    ),
    urgent(
      "rupture",
      "knee made a crack when i landed the layup, blew up like a melon within the hour and now it just buckles",
    ),
    urgent(
      "rupture",
      "heard a pop in the shoulder catching a falling box and now I cannot lift that arm, I use the other to comb my hair",
    ),
    urgent(
      "rupture",
      "tricep tore maybe? felt it go doing weighted dips, cant push a door open with that arm, lump halfway up the back of it",
    ),
    urgent(
      "head",
      "dropped the bar on my head, ok just the empty one lol, but everythings foggy and i couldnt remember my pin today",
    ),
    urgent(
      "head",
      "Slipped on the ice last week and cracked the back of my skull, headache is worse each day and I sleep sixteen hours",
    ),
    urgent(
      "head",
      "mate says i was talking rubbish after the clash of heads on saturday and now im seeing double a bit",
    ),
    urgent(
      "tendon_medicine",
      "doc gave me levofloxacin for my chest, day five, and my shoulder tendon is suddenly killing me",
    ),
    urgent(
      "tendon_medicine",
      "steroid shot near the heel tendon two weeks ago and it is more sore now than before when i go on tiptoe",
    ),
    urgent(
      "purging",
      "nothing since sunday except black coffee and gum, want the scale under 45 before i eat again, can u add cardio",
    ),
    urgent(
      "purging",
      "the macros i log arent really real, most of it comes back up in the bathroom, on purpose",
    ),
    urgent(
      "rhabdo",
      "Two days after the new trainer's pushups my chest and arms are so puffy and urine is like strong tea only",
    ),
    urgent(
      "rhabdo",
      "spin class wrecked me, quads solid and twice the size, barely peeing and what comes is rusty",
    ),
    urgent(
      "clot",
      "my whole left leg's gone puffy and kinda purple, started the pill in march, it aches deep when i stand",
    ),
    urgent(
      "clot",
      "calf cramp that wont go for four days, warm to touch and swollen over my sock line, i was laid up in bed before that",
    ),
    urgent(
      "breath",
      "Since last night I am gasping only sitting, sharp catch when breathing in, inhaler is not helping",
    ),
    urgent(
      "breath",
      "im panting like a dog doing nothing, need three pillows to sleep now and my ankles are puffy",
    ),
    urgent(
      "stroke",
      "words came out as soup this morning and my right hand wouldn't hold the spoon, hubby laughed, so did I",
    ),
    urgent(
      "stroke",
      "suddenly my whole left side went heavy and numb at the bus stop and i walked into the wall, then it passed",
    ),
    urgent(
      "bleeding",
      "preggo update spotting turned into a proper bleed last night w cramps can i still do squats",
    ),
    urgent(
      "bleeding",
      "threw up and it looked like coffee grounds, been hammering the ibuprofen for my knees",
    ),
    urgent("self_harm", "Log says rest day. Truth is I sat in the car with the pills, counting them out."),
    urgent(
      "self_harm",
      "dont bother planning next month coach, ive decided to end it, thanks for everything",
    ),
  ]),
  ...notesOfKind("strain", [
    hurts("my pec is a bit strained from bench, pinchy at the bottom of the rep", "chest"),
    hurts("traps are in bits, left one seizes when i swing the baby bag on", "traps"),
    hurts("Tricep keeps biting me at lockout since saturday", "triceps"),
    hurts("Muscle of the forearm is paining after so much typing and rowing", "forearm"),
    hurts("front of my shins ache like mad on pavement runs", "shin"),
    hurts("strained my hip flexor doing leg raises, aches lifting the knee", "hip"),
    hurts("between the shoulder blades something pulled while kneading dough, hurts to row", "upper_back"),
    hurts("inner thigh pulled doing splits for tiktok, walking like a cowboy", "groin"),
  ]),
  ...notesOfKind("joint", [
    hurts("tennis elbow flared, even lifting the kettle stings", "elbow"),
    hurts("left knee puffy after the hike, going downhill was the worst", "knee"),
    hurts("AC joint gets angry when i bench wide", "shoulder"),
    hurts("Big toe joint is swollen again, can't bend it in lunges", "foot"),
    hurts("ankle keeps turning over on me and aches after, wobbly on the single leg stuff", "ankle"),
    hurts("both wrists ache holding the bar in front squats", "wrist"),
    hurts("the tendon above my heel is sore and thick, two weeks now", "achilles"),
    hurts("pinching at the front of the hip at the bottom of the squat, like a block there", "hip"),
  ]),
  ...notesOfKind("trunk", [
    hurts("Slept on mother in law's sofa, low back is catching each time I bend", "lower_back"),
    respect("cracked a rib falling off the ladder, doc says six weeks", { areas: ["ribs"] }),
    hurts("side of my tummy is strained from the golf swing, oblique i guess", "abdomen"),
    hurts("my lumbar is aching after long drive to Pune, worse in deadlift", "lower_back"),
  ]),
  ...notesOfKind("surgery", [
    respect("keyhole on my knee cartilage last month, stitches only just out", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    respect("They repaired my rotator cuff, I am still in the sling", {
      areas: ["shoulder"],
      conditions: ["surgery"],
    }),
    hasCondition("got my appendix whipped out ten days ago", "surgery"),
    hasCondition("boob job five weeks ago, surgeon hasnt cleared me for upper body yet", "surgery"),
    hasCondition("Hernia mesh put in two weeks back, nothing over ten kilos", "surgery", "hernia"),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("gp says slight prolapse, no straining", "pelvic_floor"),
    hasCondition("We're expecting in june!! I'm due the 9th, what can I still do", "pregnant"),
    hasCondition("two finger gap in my abs since the twins", "diastasis"),
    hasCondition("had bub nine days ago when can i start planks", "postpartum"),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("I get woozy if I go too fast from lying to standing", "dizzy"),
    hasCondition("Afib, under control, told to keep it moderate", "heart"),
    hasCondition("my BP is on the high side, doctor told no straining", "pressure"),
    hasCondition("crystals in my ear again, rolling over on the mat sets the room spinning", "dizzy"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("glaucoma, eye doc doesn't want me upside down", "eye"),
    hasCondition("diabetic since last year, sugar goes low after long walk", "diabetes"),
    respect("stress fracture in the shin, eight weeks no impact", { areas: ["shin"], conditions: ["bone"] }),
    hasCondition("COPD stage 2, so I go slow", "lungs"),
    hasCondition("got covid again, two lines clear as day", "ill"),
    hasCondition("new beta blocker keeps my pulse low so ignore the zones", "medicine"),
  ]),
  ...notesOfKind("exercise", [
    respect("dips are a no from my shoulder", { exercises: [/\bdips?\b/i] }),
    respect("osteopath banned good mornings", { exercises: [/good.?morning/i] }),
    respect("I cant do lunges, knee complains each rep", { exercises: [/lunge/i] }),
    respect("Preacher curls are giving sharp pain, rest of curls fine", { exercises: [/preacher/i] }),
  ]),
  ...notesOfKind("notWithout", [
    hurts("never get through a plank without my lower back aching", "lower_back"),
    hurts("I am not able to grip anything without the elbow paining", "elbow"),
  ]),
  ...notesOfKind("over", [
    harmlessNote("shoulder is 100% again, bench whatever u like"),
    harmlessNote("covid long gone, lungs feel great, doc says no limits"),
    harmlessNote("Tennis elbow finally vanished, pull ups feel lovely"),
    harmlessNote("used to get calf cramps but nothing for months now, crack on"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("brother is in hospital with a clot in his leg, training was a good distraction"),
    harmlessNote("knee op back in 2009, played rugby for years after, no trouble at all"),
    harmlessNote("my colleague had chest pains in a meeting so the day went sideways"),
    harmlessNote("Wife is 30 weeks pregnant, I train when she naps"),
    harmlessNote("kid bumped his head and vomited so we spent the night in A&E, he is ok, I'm just tired"),
    harmlessNote("slipped a disc in my twenties, been deadlifting pain free for a decade"),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("abs are on fire after those crunches, great burn"),
    harmlessNote("breathtaking view on sunday's hike, best one yet"),
    harmlessNote("I work on a stroke ward, so my shifts are all over the place"),
    harmlessNote("had butterflies in my stomach before the comp then smashed it"),
    harmlessNote("pool was good, my breast stroke kick is still rubbish"),
    harmlessNote("printer at work is bleeding ink everywhere, otherwise fine week"),
    harmlessNote("took it on the chin and did the extra set"),
    harmlessNote("nearly fainted when I saw the gym fees lol"),
  ]),
  ...notesOfKind("wish", [
    wishes("I'd love to get some pull ups in", include(/pull.?up|chin.?up/i)),
    wishes("training at home from now on, cancelled the gym", { type: "place", place: "home" }),
    wishes("baby asleep next door so keep it silent pls", { type: "quiet" }),
    wishes("am vegetarian now, plan my meals like that", { type: "food", names: /vegetarian|meat/i }),
    wishes("less biceps, my sleeves dont fit lol", { type: "less", muscle: /bicep/i }),
    wishes("swap out mountain climbers, they bore me to tears", leaveOut(/mountain.?climber/i)),
  ]),
];
