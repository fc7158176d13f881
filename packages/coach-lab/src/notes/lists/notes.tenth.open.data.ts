import {
  harmlessNote,
  hasCondition,
  hurts,
  type JudgedNote,
  notesOfKind,
  respect,
  urgent,
  wishes,
} from "../note.ts";

/** Tenth list of notes, open half: mostly signs that need a doctor, by a hand that had not seen the reader. */
export const tenthOpenNotes: readonly JudgedNote[] = [
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "pushed the sled today n got this weird squeezing across me chest, went off when i sat down so all good lol",
    ),
    urgent(
      "chest_pain",
      "Whenever I climb the stairs to our flat one heaviness is coming in my chest and left arm also. Maybe gas only.",
    ),
    urgent(
      "chest_pain",
      "can we do more legs this month, also my jaw and chest ache on hill sprints but thats probably the cold air",
    ),
    urgent(
      "chest_pain",
      "Rowing was fine till the last 500 then it felt like somebody parked a truck on my sternum",
    ),
    urgent(
      "faint",
      "went down like a sack of spuds after deadlifts, woke up with the gym bloke holding my legs up",
    ),
    urgent(
      "faint",
      "ran ok except i blacked out for a few seconds in the middle of it and dont remember hitting the grass",
    ),
    urgent(
      "nerve",
      "my left foot keeps slapping the ground when i walk since the heavy squats, keep tripping over it",
    ),
    urgent(
      "nerve",
      "woke up and i cant lift my right hand up at the wrist, just flops, no pain so should be good to train??",
    ),
    urgent(
      "nerve",
      "Since three days the power in my right leg is less, it is giving way on stairs and the shin has no feeling",
    ),
    urgent("saddle", "Back's been murder and now when I wipe I can't really feel it down there, sorry tmi"),
    urgent(
      "saddle",
      "sciatica both legs and I've wet myself twice without noticing, probably just baby number two catching up with me",
    ),
    urgent(
      "palpitations",
      "heart went absolutely mental during warm up like a fish flopping about, had to grab the rack cos i went woozy",
    ),
    urgent(
      "palpitations",
      "Just on the sofa and my watch says 165, fluttery and light headed, happens most evenings now",
    ),
    urgent(
      "rupture",
      "loud pop in my elbow on mixed grip deads, now the bicep's bunched up near the shoulder like popeye and theres a big bruise",
    ),
    urgent(
      "rupture",
      "Somebody kicked me in the heel at badminton, only nobody was there, and now I cannot push off that foot",
    ),
    urgent(
      "rupture",
      "think my pec went, heard it rip on bench, armpits black and theres a dent where muscle should be",
    ),
    urgent(
      "rupture",
      "felt a snap above my kneecap coming down the stairs and now i cant straighten the leg at all",
    ),
    urgent(
      "head",
      "hit my head on the rack pretty good on monday, been puking and the lights hurt, still keen for tonights session",
    ),
    urgent(
      "head",
      "Came off the bike Sunday, helmet cracked, and my husband says I keep asking the same thing over and over",
    ),
    urgent(
      "head",
      "took a knee to the head in footy and ive had a splitting headache since that paracetamol wont touch",
    ),
    urgent("tendon_medicine", "on cipro for a water infection and now both my achilles are sore as anything"),
    urgent(
      "tendon_medicine",
      "Had the cortisone jab in my elbow tuesday, gonna test a max pull this weekend although the tendon still hurts",
    ),
    urgent("purging", "down 2kg!! been making myself sick after dinner but only when i go over my calories"),
    urgent(
      "purging",
      "Doing laxatives every night before weigh in plus water only till friday, why am i so weak on squats",
    ),
    urgent(
      "rhabdo",
      "first crossfit class in years, arms swollen like balloons, cant bend them, and pee looks like coke",
    ),
    urgent(
      "rhabdo",
      "did 300 squats for the charity thing n now my thighs are rock hard and huge and my wees brown lmao",
    ),
    urgent("clot", "one calf is fatter than the other, hot and red since the flight home from Goa"),
    urgent(
      "clot",
      "Been in a boot for my ankle six weeks and now the back of the lower leg is swollen, throbbing and shiny, stretching does nothing",
    ),
    urgent("breath", "can't get my breath even sat watching telly, lips a bit blue the missus says"),
    urgent(
      "breath",
      "out of puff just talking tonight had to stop halfway thru brushing my teeth maybe skip cardio",
    ),
    urgent(
      "stroke",
      "half my face went droopy at breakfast, tea dribbled down my chin, fine after ten mins so still on for circuits",
    ),
    urgent(
      "stroke",
      "Lost the sight in one eye like a curtain came down, it came back after a few minutes, then I did my yoga",
    ),
    urgent(
      "bleeding",
      "23 weeks pregnant and had some fresh red blood after the step ups, no cramps though so carry on?",
    ),
    urgent("bleeding", "good intervals, coughed up a bit of blood after, bright red in the tissue"),
    urgent(
      "self_harm",
      "skipped all week, honestly dont see the point of being alive any more, everyone would be better off without me",
    ),
    urgent("self_harm", "ive been cutting again so its long sleeves at the gym, please dont tell mum"),
  ]),
  ...notesOfKind("strain", [
    hurts("pulled something in my left hammy chasing the bus, sore when i bend", "hamstring"),
    hurts("quad's tweaked from the kickabout, gives me a nip going downstairs", "quad"),
    hurts("I have a pull in the groin from football, it pinches if I open the leg", "groin"),
    hurts("calf's been niggling since parkrun, tight little knot when i push off", "calf"),
    hurts("lat feels strained from the rope climbs, twinge when I reach up", "lats"),
    hurts("neck muscle gone from sleeping funny cant look left", "neck"),
    hurts("bicep is sore in a not good way after curls, sharp when i turn a screwdriver", "biceps"),
    hurts("Glute's playing up, cramping deep in the cheek when I hinge", "glute"),
  ]),
  ...notesOfKind("joint", [
    hurts("right knee is clicking n sore when i squat low", "knee"),
    hurts("Wrist's not happy in push ups, feels jammed", "wrist"),
    hurts("rolled my ankle on the kerb tuesday, swollen but i can walk on it", "ankle"),
    hurts("achilles stiff and creaky first thing, eases off once im warm", "achilles"),
    hurts("My shoulder it pinches when the arm goes over the head", "shoulder"),
    hurts("hip's grinding a bit when I get out of the car, doc says wear and tear", "hip"),
    hurts("first steps in the morning my heel is murder, like a nail in it", "foot"),
    hurts("golfers elbow and a dodgy wrist from carrying the new baby about", "elbow", "wrist"),
  ]),
  ...notesOfKind("trunk", [
    hurts("lower back went putting the pram in the boot, stiff as a board", "lower_back"),
    hurts("bruised ribs from jiu jitsu, breathing is ok but twisting isnt", "ribs"),
    hurts("pulled a stomach muscle sneezing lol hurts to sit up", "abdomen"),
    hurts("neck and upper back all locked from the laptop, turning hurts", "neck", "upper_back"),
  ]),
  ...notesOfKind("surgery", [
    hasCondition("had my gallbladder out three weeks ago, surgeon said light stuff only", "surgery"),
    respect("ACL op was in february, physio lets me squat to a chair now", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    hasCondition("c section 7 weeks back and itching to lift again", "surgery", "postpartum"),
    respect("New hip fitted last month, mustn't cross my legs or bend past ninety", {
      areas: ["hip"],
      conditions: ["surgery"],
    }),
    hasCondition("wisdom teeth cut out yday, dentist says nothing strenuous", "surgery"),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("i leak a bit when i skip, three kids later", "pelvic_floor"),
    hasCondition("my tummy domes down the middle when i sit up", "diastasis"),
    hasCondition(
      "Feels like something heavy is dropping down there after squats, like a tampon falling out",
      "pelvic_floor",
    ),
    hasCondition("14 weeks pregnant and knackered but wanna keep going", "pregnant"),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("head rush every time i stand up from the floor stuff", "dizzy"),
    hasCondition("bp was 160 over 95 at the chemist", "pressure"),
    hasCondition("I have a stent since 2021, cardiologist is happy with moderate exercise", "heart"),
    hasCondition("leaky heart valve since I was a kid, cleared for sport but nothing all out", "heart"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("type 1 here, sugars crash if i train fasted", "diabetes"),
    hasCondition("osteoporosis in the spine according to the dexa scan", "bone"),
    hasCondition("asthma's bad with the pollen this month", "lungs"),
    hasCondition("flu since thursday, fever 39, body is aching", "ill"),
    hasCondition("only the one kidney, gave the other to my brother", "kidney"),
    hasCondition("on blood thinners now so no knocks please", "medicine"),
  ]),
  ...notesOfKind("exercise", [
    respect("upright rows do my shoulder in", { exercises: [/upright.?row/i] }),
    respect("Leg extension machine makes kneecap burn, other leg things are ok", {
      exercises: [/leg.?extension/i],
    }),
    respect("physio told me no sit ups for now", { exercises: [/sit.?up/i] }),
    respect("skull crushers wreck my elbows every single time", { exercises: [/skull.?crusher/i] }),
  ]),
  ...notesOfKind("notWithout", [
    hurts("cant reach the top shelf without my shoulder moaning", "shoulder"),
    hurts("There is not one run that goes by without the shin hurting", "shin"),
  ]),
  ...notesOfKind("over", [
    harmlessNote("physio signed me off, knee's good as new, full send"),
    harmlessNote("ankle sprain all healed, ran 5k no bother"),
    harmlessNote("My back pain has gone completely since last month, I can do everything again"),
    harmlessNote("cold's cleared, chest fine, back to normal"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("my mum had her hip replaced on monday so i might be late logging"),
    harmlessNote("broke my wrist when i was nine, never bothered me since"),
    harmlessNote("hubby fainted at the gym, turned out he'd skipped lunch, he's grand"),
    harmlessNote("my dog tore his cruciate, poor lad, so fewer steps from me"),
    harmlessNote("Grandfather got a stroke in 1998, that is why I took up fitness"),
    harmlessNote("girl at my gym popped her achilles mid class, grim to watch"),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("that leg day was killer, legs like jelly, loved it"),
    harmlessNote("heart skipped a beat when i saw my new squat pr haha"),
    harmlessNote("My boss is a pain in the neck but training was good"),
    harmlessNote("busy week, up to my eyeballs in tax returns"),
    harmlessNote("these new shoes cost me an arm and a leg"),
    harmlessNote("sick playlist today, dying to know whats next week"),
    harmlessNote("the cat threw up on my yoga mat so i stretched on the bed"),
    harmlessNote("proper knees up at nan's eightieth so only half my steps"),
  ]),
  ...notesOfKind("wish", [
    wishes("can we drop to 3 days a week, work's mad", { type: "days", count: 3 }),
    wishes("only 25 mins per session pls", { type: "minutes", minutes: 25 }),
    wishes(
      "staying in a hotel next two weeks, only got my bands",
      { type: "place", place: "away" },
      { type: "kit", names: /band/i },
    ),
    wishes("No jumping please, the floor of our flat is old", { type: "noJumps" }),
    wishes("can i get more glute work please", { type: "more", muscle: /glute/i }),
    wishes("got my first half marathon in october", { type: "event", names: /half.?marathon/i }),
  ]),
];
