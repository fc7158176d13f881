/** Ninth list of notes, open half: the free field of a check-in, by a hand that had not seen the reader. */
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
export const ninthOpenNotes: readonly JudgedNote[] = [
  ...notesOfKind("strain", [
    hurts(
      "pulled something at the back of my thigh sprinting for the bus tues. still grabs when i bend over",
      "hamstring",
    ),
    hurts("groin strain from 5 a side, physio reckons 2-3 wks so go easy on it", "groin"),
    hurts(
      "My pec is strained, felt it on the last set of flyes Thursday and pushing anything still hurts.",
      "chest",
    ),
    hurts("lat is pulled i think, from the rope drill at the fire station, hurts when i reach up", "lats"),
    hurts("tricep is angry since skullcrushers, 4/10 just pushing a door open", "triceps"),
    hurts(
      "glute med inflamed again says the osteo, hurts to lie on that side & to stand on one leg",
      "glute",
    ),
    hurts("hammy dodgy again, same one as last autumn, needs to be gentle for about 10 days", "hamstring"),
  ]),
  ...notesOfKind("joint", [
    hurts("Right knee clicks AND hurts going downstairs now. Not swollen. I'm 63 so maybe just that", "knee"),
    hurts("inside of my elbow aches whenever i grip the bar 😩 blame the chin ups", "elbow"),
    hurts("rolled my ankle stepping off a kerb, bit puffy but i can walk on it", "ankle"),
    hurts("achilles stiff the first 20 steps every morning then eases, sore to touch", "achilles"),
    hurts("meniscus playing up, felt it catch twice on wed in the deep squats", "knee"),
    hurts("shin splints both legs since i added runs on pavement, hurts all along the inside edge", "shin"),
    hurts(
      "thumb side of my wrist kills from lifting the little one 24/7, dr said de quervains, gripping dumbbells is a no",
      "wrist",
    ),
    hurts(
      "me shoulders knackered, cant get my arm behind me back to do my bra up without yelping",
      "shoulder",
    ),
    hurts(
      "I have hip bursitis, lying on side impossible, stairs hurt, for the rest everything good with me and I like the program",
      "hip",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts(
      "put my back out picking up laundry of all things. low down on the left. moving like a robot",
      "lower_back",
    ),
    hurts(
      "bruised ribs, toddler headbutted me 😂 twisting and laughing hurt, dr checked nothing cracked",
      "ribs",
    ),
    hurts("L5 S1 disc grumbling again, no leg stuff just ache and spasm when i hinge", "lower_back"),
    hurts(
      "Whiplash from being rear ended Monday. A&E checked and nothing broken, but my neck is very stiff and painful.",
      "neck",
    ),
  ]),
  ...notesOfKind("surgery", [
    hasCondition(
      "gallbladder out last friday, keyhole. surgeon says nothing heavier than a kettle for 4 wks",
      "surgery",
    ),
    hasCondition(
      "had a mole cut out of my back monday, stitches in till next weds, told not to stretch it",
      "surgery",
    ),
    hasCondition(
      "Appendix came out as an emergency 12 days ago. Feeling ok honestly, itching to start again",
      "surgery",
    ),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition("14 weeks pregnant today!! 🤰 not telling work yet but thought you should know", "pregnant"),
    hasCondition(
      "had my baby 7 weeks ago & midwife gave me the ok to start moving, bf on demand so times are all over the place",
      "postpartum",
    ),
    hasCondition(
      "feeling of heaviness down there after lifting, womens health physio says mild prolapse",
      "pelvic_floor",
    ),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("bp was 158/96 at the pharmacy tues, doctor appt not til the 20th", "pressure"),
    hasCondition("I had a stent fitted in September, the rehab nurse wants me to keep it moderate.", "heart"),
    hasCondition(
      "they found afib on my annual check up, seeing cardiologist in december, told no all out efforts til then",
      "heart",
    ),
  ]),
  ...notesOfKind("condition", [
    hasCondition("got proper flu, temp 38.9 last night and aching all over", "ill"),
    hasCondition("DEXA scan came back osteoporosis, spine is -2.9", "bone"),
    hasCondition("new meds: apixaban twice a day. bruise if you look at me", "medicine"),
    hasCondition("ckd stage 3 so the renal team want me not getting dehydrated or overdoing it", "kidney"),
    hasCondition("covid again 🙃 tested positive sat, throat like razor blades", "ill"),
    hasCondition(
      "Doctor say before I am almost, now I have the real diabetes type 2, I begin with metformin",
      "diabetes",
    ),
    hasCondition(
      "osteopenia, and last winter i snapped my wrist from basically nothing (healed now), nurse says no loaded bending forward",
      "bone",
    ),
  ]),
  ...notesOfKind("exercise", [
    respect("upright rows = nasty pinch every rep, everything else totally fine", {
      exercises: [/upright row/i],
    }),
    respect("bulgarian split squats = pain. normal squats = zero problems. swap please", {
      exercises: [/bulgarian|split squat/i],
    }),
    respect("leg extensions grind horribly, presses and squats feel fine. can they go", {
      exercises: [/leg extension/i],
    }),
    respect("Barbell back squat hurts, goblet doesn't. Go figure", {
      exercises: [/back squat|barbell squat/i],
    }),
  ]),
  ...notesOfKind("notWithout", [
    hurts("couldnt get through one set of squats without my knee complaining", "knee"),
    hurts("not a single day this week that my lower back didnt hurt", "lower_back"),
  ]),
  ...notesOfKind("over", [
    harmlessNote("no pain at all in the knee anymore, did all the squats, chuffed"),
    harmlessNote("the cold i had is gone, back to 100%"),
    harmlessNote("back pain? what back pain 😎 finally gone"),
    harmlessNote("calf is 100% again, legged it for the train and felt nothing"),
    harmlessNote("My wrists don't hurt since I changed the grip, thank you very much for this advice"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("my husband slipped a disc so im doing all the lifting at home lol, im fine myself"),
    harmlessNote("broke my collarbone as a kid, never bothered me since, just filling in the history"),
    harmlessNote(
      "mum had a stroke monday so i missed thursday, shes home and doing ok. im all good to carry on as usual",
    ),
    harmlessNote("C-section 11 years ago, no issues since, training hard ever after"),
    harmlessNote("Son got concussion at rugby, he's grounded. My sessions all done"),
    harmlessNote("Appendix out when I was nine, only operation I ever had, and I am 58 now."),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("legs are dead from squats yesterday, love it 😂"),
    harmlessNote("sick of this rain but still turned up 3 times"),
    harmlessNote("usual doms in chest and tris the day after, gone by wednesday"),
    harmlessNote("watched Million Dollar Baby, cried when she broke her neck. then trained. weird evening"),
    harmlessNote("that timer beep nearly gives me a heart attack every time haha"),
    harmlessNote("nothing hurts nothing new same again please"),
    harmlessNote("The new leg press is a beast, nearly died on the last set (joking), 5x10 at 120 kg"),
    harmlessNote("spotify playlist was fire, burned through the whole thing"),
    harmlessNote("arms like jelly after the last superset, fine ten min later, good stuff"),
    harmlessNote("shot myself in the foot signing up for the 6am class but i got up every time"),
  ]),
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "tight squeezing in the middle of my chest on the bike, went up to my jaw, eased when i stopped. probably nothing?",
    ),
    urgent(
      "nerve",
      "since deadlifts monday my foot slaps the floor when i walk, cant lift the toes and outside of the shin is numb",
    ),
    urgent(
      "head",
      "Took the bar on my head re-racking it yesterday, been sick twice since and light hurts my eyes",
    ),
    urgent("saddle", "back is bad and now im numb between the legs and cant tell when i need the loo"),
    urgent("purging", "been making myself sick after dinner so the weigh in looks good"),
    urgent("tendon_medicine", "on cipro for a uti & now both achilles are sore out of nowhere"),
    urgent(
      "breath",
      "Suddenly I can't get my breath just walking to the kitchen, yesterday I was fine, never had this before",
    ),
  ]),
  ...notesOfKind("wish", [
    wishes("next wk only mon wed fri pls, on shift the rest", {
      type: "days",
      days: ["Monday", "Wednesday", "Friday"],
    }),
    wishes("35 mins max per session pls, new job = no time", { type: "minutes", minutes: 35 }),
    wishes("bored stiff of lunges can we bin them", leaveOut(/lunge/i)),
    wishes("would love some extra glute work, got a beach holiday coming 🍑", {
      type: "more",
      muscle: /glute/i,
    }),
    wishes("signed up for tough mudder on 14 june!!", { type: "event", names: /mudder/i }),
    wishes("No jumping about please, I'm 71 and don't care for it.", { type: "noJumps" }),
    wishes("gym shut for refurb so training at home til new year", { type: "place", place: "home" }),
    wishes("went veggie on sunday so no meat in the ideas thanks", {
      type: "food",
      names: /vegg?ie|vegetarian|meat/i,
    }),
    wishes("my calves are twigs, more for them", { type: "more", muscle: /cal(f|ves)/i }),
    wishes("weather's been lovely so id like to do it all in the park for now", {
      type: "place",
      place: "outside",
    }),
  ]),
];
