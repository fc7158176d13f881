/** Eleventh list of notes, open half: the free field of a check-in, by a hand that had not seen the reader. */
import {
  harmlessNote,
  hasCondition,
  hurts,
  type JudgedNote,
  leaveOut,
  notesOfKind,
  respect,
  urgent,
  wishes,
} from "../note.ts";

/** Judged before the reader was run on them. */
export const eleventhOpenNotes: readonly JudgedNote[] = [
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "chest pains on and off since thursday. not bothering the doctor with it, they've enough on",
    ),
    urgent(
      "chest_pain",
      "like somebody parked a van on my breastbone for the last two intervals and my left arm went all heavy. sat in the car 10 min and it eased so drove home",
    ),
    urgent(
      "chest_pain",
      "is normal that here in middle, behind the bone, it is squeezing when I run? when I walk is ok. third time this week",
    ),
    urgent(
      "chest_pain",
      "heartburn again but weird, only ever comes on with the stairs at work, up into my jaw, and the rennies do nothing",
    ),
    urgent(
      "faint",
      "During the run my legs was gone and eyes close, I not remember, people pick me up from the road and give water. Now I am fine, thanks god",
    ),
    urgent(
      "faint",
      "everything went black mid squat and next thing I know I'm on my back looking at the lights. didn't eat enough probably",
    ),
    urgent(
      "faint",
      "Blacked out at the top of the third deadlift, spotter caught me. he's made me promise to write it in here so there you go",
    ),
    urgent(
      "faint",
      "lost a few seconds on the stair machine, just blank, and came to with my chin bleeding. embarrassing!!",
    ),
    urgent("nerve", "numbness creeping up, was my toes on monday, now its the knees. both sides. funny eh"),
    urgent("nerve", "can't lift my big toe since the deadlifts. doesn't hurt so didn't stop"),
    urgent(
      "nerve",
      "Since the fall from the box the legs feel like not mine, like walking on cotton, and both hands are tingly all day. I train lighter.",
    ),
    urgent(
      "nerve",
      "can't stand on tiptoe on the right any more, calf just doesnt answer. sciatica's gone down to the sole which is all pins and needles",
    ),
    urgent(
      "saddle",
      "the low back pain eased off a lot so i'm happy. just wet myself at the checkout and didn't notice until it was cold, and the bit you sit on feels woolly",
    ),
    urgent(
      "saddle",
      "Back's been rough and TMI but I can't tell when I need a wee any more. anyway managed 2 workouts",
    ),
    urgent("saddle", "when i wipe i can't feel it. sorry. started after the back went on sunday"),
    urgent(
      "saddle",
      "sitting feels like I'm sat on somebody else's bum, no feeling down there for two days, and both legs ache from my back",
    ),
    urgent(
      "palpitations",
      "at rest my heart beats all crazy and uneven since 2 days, with bit dizzy, but i did half of the program",
    ),
    urgent(
      "palpitations",
      "there's a bird trapped in my chest, comes out of nowhere, on and off like a switch, makes me see stars. lasted 40 min this time",
    ),
    urgent(
      "palpitations",
      "Palpitations in the warm up, bad ones, nearly went down. Had a banana and carried on",
    ),
    urgent(
      "palpitations",
      "my pulse goes like jazz not like a march since monday, and climbing to second floor I need to sit from it",
    ),
    urgent(
      "rupture",
      "big crack at the elbow when I caught the fridge with my mate, forearm's black and blue and I can't turn a screwdriver. the bicep looks shorter",
    ),
    urgent(
      "rupture",
      "Stepped off kerb, pop, and now i cant straighten the knee by itself, lower leg just hangs. the kneecap sits funny high",
    ),
    urgent(
      "rupture",
      "thought someone had kicked me in the back of the leg at badminton, nobody there. Can't push off with it since. will rest it a day or two",
    ),
    urgent(
      "rupture",
      "Hamstring came clean off the bone is what it felt like waterskiing, heard it go, back of the thigh is all black now and I can't sit on that side",
    ),
    urgent(
      "head",
      "cracked my head on the pull up bar, been sick twice since and lights are horrible. prob just a bug",
    ),
    urgent(
      "head",
      "worst headache of my life came on in one second at the top of the press, like being hit with a bat. dull now",
    ),
    urgent(
      "head",
      "rugby was class, took a knee to the temple and don't remember the second half lol. training tomorrow?",
    ),
    urgent(
      "head",
      "Came off the bike sunday, helmet's split. since then I keep losing my words and sleeping all day but nothing broken!",
    ),
    urgent(
      "tendon_medicine",
      "moxi for my chest plus the prednisone, and since yesterday the back of my ankle is swollen and hot. Did the skipping anyway",
    ),
    urgent(
      "tendon_medicine",
      "Levofloxacin finished last week. Since then achilles feels like old rope, creaks when I go downstairs",
    ),
    urgent(
      "tendon_medicine",
      "on ciprofloxacin for the waterworks, day 5, and both my heels at the back have gone sore and stiff. not related surely",
    ),
    urgent(
      "tendon_medicine",
      "the antibiotic with floxacin at the end, i take for prostate, and now the shoulder tendon burns and i did nothing with it",
    ),
    urgent(
      "purging",
      "My knuckles are scabby from the thing I do after meals so gripping the bar stings. Ate too much on the weekend so had to",
    ),
    urgent(
      "purging",
      "ate the whole cake at mum's so I did what I do after and got rid of it in the bathroom. back on track by the evening session",
    ),
    urgent(
      "purging",
      "I always run the tap so my flatmates don't hear me bringing it up. Workouts fine, teeth hurt from the acid",
    ),
    urgent(
      "purging",
      "water tablets off the internet and a box of senna to get the weekend off me, cramping like mad. 2 kilos down though!",
    ),
    urgent(
      "rhabdo",
      "spin class destroyed me. Feel like flu, thighs agony, hardly been to the toilet since yesterday and what there was looked like rust",
    ),
    urgent(
      "rhabdo",
      "did that leg class monday, it's thursday and my thighs are like balloons, hard as wood, and what comes out in the loo is tea",
    ),
    urgent(
      "rhabdo",
      "can't straighten my arms, twice the size, and my wee looks like the ale my brother makes. beasted!",
    ),
    urgent(
      "rhabdo",
      "Muscles weak as a kitten after the march with the packs, can't lift myself off the chair, and no bathroom trips to speak of, just a drop of brown",
    ),
    urgent(
      "clot",
      "had a DVT in 2015 and this feels the exact same, deep ache in the calf, puffy. not got time for A&E",
    ),
    urgent(
      "clot",
      "sock leaves big mark only on right leg, leg is warm and heavy, hurts when I pull toes up. i started the pill in october",
    ),
    urgent(
      "clot",
      "didn't do anything to it, woke up with one lower leg swollen and red, sore when I squeeze it, on hormone patches if that matters. massage gun next I think",
    ),
    urgent(
      "clot",
      "It's only a cramp I reckon but it's been five days, left leg only, red and tight and shiny up behind the knee. Been in plaster till last week",
    ),
    urgent(
      "breath",
      "out of breath sat watching telly. me. a marathon runner. started out of nowhere on sunday, weird",
    ),
    urgent(
      "breath",
      "Slept in the armchair as I can't lie flat without gasping. ankles puffy too. did the seated workout",
    ),
    urgent(
      "breath",
      "lips went a bit blue my daughter said, after the swim, and still I breathe short like dog, it's four hours",
    ),
    urgent(
      "breath",
      "blue inhaler isn't touching it, third go and still whistling and sucking for air. will try the light session",
    ),
    urgent(
      "stroke",
      "Could not find the left sleeve, could not find left anything, my husband laughed, coffee run out from my mouth corner. Today is better",
    ),
    urgent(
      "stroke",
      "Grandson says my mouth is hanging one side since breakfast. Arm a bit useless too. Slept on it funny I expect",
    ),
    urgent(
      "stroke",
      "face felt droopy on one side after the shower, smiled wonky in the mirror lol. gone after 20 mins so did my workout",
    ),
    urgent(
      "stroke",
      "dropped the dumbbell coz my whole right side just switched off for a few min. leg and arm. came back",
    ),
    urgent("bleeding", "In the pee is blood, with pieces, since tuesday, no pain so i am not worried"),
    urgent(
      "bleeding",
      "threw up something like coffee grounds on wednesday after the workout. no appetite since but plugging on",
    ),
    urgent("bleeding", "coughing up bits of blood after the runs, not loads, like a teaspoon"),
    urgent(
      "bleeding",
      "soaking a pad an hour for two days, white as paper, have to stop on the stairs. the joys of 48 lol",
    ),
    urgent("self_harm", "i've started cutting again so long sleeves only, thats why no pics"),
    urgent(
      "self_harm",
      "keeping the pills I've been saving up in the drawer and it calms me to know they're there. otherwise week ok",
    ),
    urgent(
      "self_harm",
      "Gave the dog to my sister and wrote the letters, feel peaceful for the first time. last check in from me, thanks for everything",
    ),
    urgent(
      "self_harm",
      "I look over the edge of the platform too long every morning and think how easy. I run after, it helps a bit",
    ),
  ]),
  ...notesOfKind("strain", [
    hurts(
      "bottom of my foot, first steps in the morning like treading on lego, doc says plantar something",
      "foot",
    ),
    hurts("strained my hammy again playing touch footy so go easy", "hamstring"),
    hurts("bicep's tender halfway down since moving the piano, can't carry shopping on that side", "biceps"),
    hurts("front of the thigh pulls when i kick, did it at futsal", "quad"),
    hurts(
      "went to chuck the ball for the dog and something tweaked down the back of my upper arm. pressing things overhead is nasty now",
      "triceps",
    ),
    hurts(
      "Top of my shoulder by the neck, the meaty bit you massage, my trap I think it's called, in spasm since the suitcase",
      "traps",
    ),
    hurts("calf tightened up at parkrun to the point I walked the last k, still tender two days on", "calf"),
    hurts("Shin splints are back. Right one mainly", "shin"),
  ]),
  ...notesOfKind("joint", [
    hurts("ankle never came right after the netball thing, gives a dull ache after every run", "ankle"),
    hurts("shoulder catches about halfway up when I reach for the top shelf", "shoulder"),
    hurts("both knees and the left hip are bad this week, weather I suppose (I'm 72)", "knee", "hip"),
    hurts("kneecap pain if I kneel to do the floor things", "knee"),
    hurts("hip bursitis flared, cant lie on that side", "hip"),
    hurts("golfer's elbow, inside, plus the wrist on the same arm", "elbow", "wrist"),
    hurts("Ball of the foot burns when I go up on toes", "foot"),
    hurts("the knee clicks AND hurts now, going downstairs mostly, outside edge", "knee"),
  ]),
  ...notesOfKind("trunk", [
    hurts("Upper back seized while gardening. Turning is torture.", "upper_back"),
    hurts(
      "neck & low back both painful since somebody went into my bumper, A&E checked me over, just whiplash they said",
      "neck",
      "lower_back",
    ),
    hurts("lumbago again!! the sofa is my friend", "lower_back"),
    hurts("cracked rib from coughing says the doctor, 4 weeks it needs", "ribs"),
    hurts(
      "lower back is tight and sore every time after the kettlebell swings, more than normal",
      "lower_back",
    ),
  ]),
  ...notesOfKind("surgery", [
    hasCondition("got a hernia by the belly button, waiting list till spring", "hernia"),
    hasCondition(
      "just home from the hospital, they took out my womb. six weeks nothing heavy said the sister",
      "surgery",
    ),
    respect("rotator cuff was repaired in my shoulder last month, sling came off friday", {
      areas: ["shoulder"],
      conditions: ["surgery"],
    }),
    hasCondition("I've an inguinal hernia, the bulge comes out when I strain", "hernia"),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("baby came on the 12th!! when can I start with the gentle things", "postpartum"),
    hasCondition("prolapse, stage 2, told by the women's health physio, so no heavy", "pelvic_floor"),
    hasCondition("15 weeks gone, telling everyone now!! sick less", "pregnant"),
  ]),
  ...notesOfKind("circulation", [
    hasCondition(
      "atrial fibrillation since 2019, under control, heart doctor wants me to stay below 130",
      "heart",
    ),
    hasCondition("got the vertigo thing with the crystals, lying back sets me off", "dizzy"),
    hasCondition("they found a leaky heart valve, mild, yearly check, told me nothing too heavy", "heart"),
    hasCondition("stent put in last year, cardiologist happy for me to train gently", "heart"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("COPD, the stairs are my everest, but that's every day the same", "lungs"),
    hasCondition("asthma's been a bit worse with the cold air, need my puffer before running", "lungs"),
    hasCondition("torn retina lasered a fortnight ago, eye doc says no straining", "eye"),
    hasCondition("covid again!! day 3, ache everywhere", "ill"),
    hasCondition("glaucoma, told me not to hang head down", "eye"),
  ]),
  ...notesOfKind("exercise", [
    respect("Skull crushers = elbow pain. Everything else fine", {
      areas: ["elbow"],
      exercises: [/skull ?crusher/i],
    }),
    respect("burpees do my wrist in, actual pain", { areas: ["wrist"], exercises: [/burpee/i] }),
    respect("I can't do dips, front of the shoulder screams every single time", {
      areas: ["shoulder"],
      exercises: [/\bdips?\b/i],
    }),
  ]),
  ...notesOfKind("wish", [
    wishes("my brother gave me his rowing machine, please use", { type: "kit", names: /row/i }),
    wishes("only got half an hour these days, the baby naps short", { type: "minutes", minutes: 30 }),
    wishes("bought a pair of kettlebells, can they be in", { type: "kit", names: /kettlebell/i }),
    wishes("signed up for a 10k on the 9th of may!! help me get ready", {
      type: "event",
      names: /10 ?k|run|race/i,
    }),
    wishes("got resistance bands for my birthday, use em", { type: "kit", names: /band/i }),
    wishes("lactose doesn't agree with me, meals without milk please", {
      type: "food",
      names: /lactose|milk|dairy/i,
    }),
    wishes("fella downstairs bangs on his ceiling, can it be silent stuff", { type: "quiet" }),
    wishes("drop me to two sessions a week, exams", { type: "days", count: 2 }),
    wishes("I'd like four days a week please, am addicted", { type: "days", count: 4 }),
    wishes("please nothing with jumping, just don't like it", { type: "noJumps" }),
    wishes("gym's shut for refurb so give me stuff for my living room", { type: "place", place: "home" }),
    wishes("no more burpees, I beg you", leaveOut(/burpee/i)),
    wishes("more for the bum pls", { type: "more", muscle: /glute/i }),
    wishes(
      "I hate bulgarian split squats with all my heart, something else instead please",
      leaveOut(/bulgarian|split squat/i),
    ),
    wishes("chest is big enough, could do with less of that", { type: "less", muscle: /chest|pec/i }),
  ]),
  ...notesOfKind("over", [
    harmlessNote(
      "the palpitations were looked at, holter for a week, cardiologist says extra beats, harmless, crack on",
    ),
    harmlessNote("ruptured my achilles in 1998, it's the stronger one now!"),
    harmlessNote("concussion was last winter, all signed off in february and played the full season after"),
    harmlessNote("my red pee was the beetroot, doctor tested it to be sure, nothing in it"),
    harmlessNote("shoulder: physio discharged me friday, zero restrictions"),
    harmlessNote("back's back to normal, thanks for asking"),
    harmlessNote("knee's fully better, did everything this week with no bother"),
    harmlessNote("my hip stopped hurting after the new shoes, been fine for two months"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("the dog's been peeing blood so 2 nights at the vet, tired"),
    harmlessNote("used to have shin splints as a teen, nothing since"),
    harmlessNote("student of mine fainted in assembly so long week of paperwork"),
    harmlessNote(
      "watched a documentary on suicide for my psychology course, heavy going, otherwise lovely week",
    ),
    harmlessNote("my mate collapsed at the gym in front of me, he's ok, bit of a shock. I'm fine"),
    harmlessNote("daughter has chickenpox, no sleep"),
    harmlessNote("I broke my collarbone in 1987 on a motorbike, good as new since 1988"),
    harmlessNote("hubby's back is bad so I'm doing all the lifting, feel strong"),
    harmlessNote("dad had a stroke on sunday so I was at the hospital all week, didn't train. I'm ok"),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("nicked myself shaving and bled on the good towel, that's the only injury to report"),
    harmlessNote("my heart bleeds for the man utd fans. good week otherwise"),
    harmlessNote("tired, it's month end at work"),
    harmlessNote("the boss will be the death of me but the workouts keep me sane"),
    harmlessNote("fine"),
    harmlessNote("my hands are getting calluses and I am quite proud"),
    harmlessNote("all good here pet, nothing to tell"),
    harmlessNote("my abs ache when I laugh from saturday's class, in a good way"),
    harmlessNote("had a stroke of luck, found a bench on the street for free"),
    harmlessNote("the app froze once, else super"),
    harmlessNote("doms everywhere lol"),
    harmlessNote("that finisher nearly killed me lol loved it"),
    harmlessNote("I'm stiff like grandma first morning after then ok"),
    harmlessNote("kids off school, house is a zoo, still got two in"),
    harmlessNote("died on the assault bike, came back to life with pizza"),
    harmlessNote("my heart was pounding after the sprints, settled in a min or two like always"),
    harmlessNote("no chest pain, no dizziness, no nothing, just happy"),
    harmlessNote("burst a lung laughing at the instructor's playlist"),
  ]),
];
