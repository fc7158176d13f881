/** Eleventh list of notes, held-out half: the free field of a check-in, by a hand that had not seen the reader. */
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
export const eleventhHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "Did all 3 sessions!! bit of a tight chest on the rower each time and I came over clammy but I'm 61 so what do you expect lol",
    ),
    urgent(
      "chest_pain",
      "felt like my bra was three sizes too small on the treadmill, all squashed and sick, took it off and no different. ok once I'd lain down half an hour",
    ),
    urgent(
      "chest_pain",
      "Good week mostly. Only thing, when I push the mower uphill I get this band round my bust, goes off when I stand still. Husband says indigestion",
    ),
    urgent(
      "chest_pain",
      "Had to quit the hill walk, a gripping ache right across the front and down both arms to the elbows. My dad had his first one at 50 so I'm probably just imagining it",
    ),
    urgent("faint", "passed out on the rower tuesday, came round quick, finished the set"),
    urgent(
      "faint",
      "I keel over when I sprint apparently, second time now, my mate says I was gone about ten seconds",
    ),
    urgent(
      "faint",
      "woke up on the gym floor next to the bike with a lad fanning me, no idea how i got there. otherwise nice session",
    ),
    urgent(
      "faint",
      "My daughter says I was out for a bit in the kitchen after the workout. I only remember reaching for the kettle and then her face above me",
    ),
    urgent(
      "nerve",
      "back's a bit better but now my left foot slaps the floor when I walk and I keep tripping on the rug",
    ),
    urgent(
      "nerve",
      "my arm's gone dead from the shoulder to the thumb since saturday and it's not waking up, can't do my buttons",
    ),
    urgent(
      "nerve",
      "Dropped three mugs this week, my right hand just lets go. It started with that neck thing after the shrugs",
    ),
    urgent(
      "nerve",
      "the leg gives under me on the stairs, thats new, and the whole outside of the shin I can't feel when I shave it. back was playing up last week",
    ),
    urgent(
      "saddle",
      "since the heavy pulls I stand at the toilet for ten minutes and nothing will come, full to bursting, and the inside of my thighs is like after the dentist",
    ),
    urgent(
      "saddle",
      "My wife says write it: no feeling in the sexual area since about wednesday, along with the lumbago. I think it is just tiredness",
    ),
    urgent("saddle", "Numb round the private parts since the disc started up again, hoping it'll pass"),
    urgent(
      "saddle",
      "had an accident in my trousers twice, number two, no warning. I'm 44! and the sciatica's in both legs now",
    ),
    urgent(
      "palpitations",
      "heart was doing that fish flopping thing again all through the session and I went woozy with it, had to hold the wall",
    ),
    urgent(
      "palpitations",
      "mine was going 210 for no reason during STRETCHING, grey as a sheet said the girl at the desk. sat down, half an hour later it just clicked back. weird machine the heart",
    ),
    urgent(
      "palpitations",
      "watch said 190 sitting on the sofa two hours after, and it was, i could see my top moving. went on till about midnight",
    ),
    urgent(
      "palpitations",
      "Ticker kept missing beats then a big thump then off at a gallop, breathless with it, three evenings running. It'll be the coffee",
    ),
    urgent(
      "rupture",
      "tore my pec right off I think, it's lopsided and bruised to hell. any chance of legs only",
    ),
    urgent(
      "rupture",
      "there is hole above my heel where the cord was, you can put finger in. walking flat foot. is it ok for upper body day?",
    ),
    urgent(
      "rupture",
      "heard a snap like a twig on the last curl and now the muscle's bunched up by my shoulder like popeye. hardly hurts tbh",
    ),
    urgent(
      "rupture",
      "something went bang by my armpit benching, whole chest purple down to the elbow now and there's a dent where there wasn't",
    ),
    urgent(
      "head",
      "lump on the noggin from the barbell rack, seeing double when I look left, all good otherwise",
    ),
    urgent(
      "head",
      "Slipped in the shower, hit my head on the tap, and all week I've been muddled about what day it is, daughter says I repeat myself. Managed the chair exercises",
    ),
    urgent(
      "head",
      "with every lift since friday an explosion in the back of my skull, never had such in my life before, and neck stiff like wood",
    ),
    urgent(
      "head",
      "fell on the ice and bumped back of head, I take the blood thinner since two years. small headache since yesterday, getting more",
    ),
    urgent(
      "tendon_medicine",
      "got that antibiotic they warn runners off, for the traveller's tummy, tummy sorted. funny ache's come up above both ankles though, right on the cord",
    ),
    urgent(
      "tendon_medicine",
      "leaflet says stop if your tendons hurt on these antibiotics, mine do a bit (elbows and heels) but I've only 3 days of them left so ploughing on",
    ),
    urgent(
      "tendon_medicine",
      "dentist no sorry the urologist gave me ofloxacin, two weeks now. Both my achilleses are killing me in the morning. getting old",
    ),
    urgent(
      "tendon_medicine",
      "Cipro AND steroids for the lungs. Tendon behind my knee feels like it's about to twang, never had that",
    ),
    urgent(
      "purging",
      "Two fingers down and it's like the pizza never happened haha. 4th time this week, throat's a bit raw",
    ),
    urgent(
      "purging",
      "no dinner stays in me longer than ten minutes if i can help it. it's the only way the scale moves",
    ),
    urgent("purging", "i make myself sick after dinner most days now. please don't tell my mum"),
    urgent("purging", "taking the laxatives again the night before weigh in, a whole strip, it works so"),
    urgent("rhabdo", "Urine very brown today after crossfit first time, I drink much water already"),
    urgent(
      "rhabdo",
      "never been this sore, even lying still it's unbearable on day 3, forearms so puffed my watch won't close, and it's dark as blackcurrant when I go",
    ),
    urgent(
      "rhabdo",
      "i think i got rhabdo?? legs swollen & cola coloured pee. anyway is it leg day tomorrow or can i do chest",
    ),
    urgent("rhabdo", "pee's the colour of coke since the 200 pullups challenge. arms won't bend either haha"),
    urgent(
      "clot",
      "one calf's fatter than the other since the flight back from Thailand, hot to touch. thought a good walk would loosen it",
    ),
    urgent(
      "clot",
      "C section was 2 weeks ago, all well, just my left leg is swollen right up to the groin and sore, midwife's coming next month",
    ),
    urgent(
      "clot",
      "after the knee op they gave me jabs for the tummy but I stopped them, hate needles. Now whole lower leg is tight as a drum and throbbing, other one fine",
    ),
    urgent(
      "clot",
      "arm's gone bluish and swollen on my pitching side after the overhead stuff, veins standing out on the shoulder. looks hench tho",
    ),
    urgent(
      "breath",
      "can't get to the end of a sentence after one flight of stairs this week, that's new. prob unfit",
    ),
    urgent(
      "breath",
      "ate a shrimp thing then did my workout and my throat went tight and face swelled up, hives all over, couldn't get air. antihistamine and bed. fine now mostly",
    ),
    urgent(
      "breath",
      "sharp stab in the side on every breath in and puffed out doing nothing, just came on wednesday. i'll take it steady",
    ),
    urgent(
      "breath",
      "wake up 3 am drowning, need open window and sit on edge of bed. every night now. in the day training is ok but slow",
    ),
    urgent(
      "stroke",
      "my words came out as porridge on the phone yesterday, sister thought i was drunk at 10am. fine now",
    ),
    urgent(
      "stroke",
      "half my tongue and my left hand went numb together while I was paying, and I couldn't read the card machine. doc's closed till monday",
    ),
    urgent(
      "stroke",
      "room's spinning since this morning AND i walk like a drunk to the left, and swallowing goes down the wrong way. anyway skipped cardio",
    ),
    urgent(
      "stroke",
      "like a curtain came down in one eye, grey, quarter of an hour and lifted again. eyes tired from the screen I guess",
    ),
    urgent(
      "bleeding",
      "nosebleed from bench day won't stop, i am on warfarin, three hours and two towels now",
    ),
    urgent(
      "bleeding",
      "red all over my underwear after the squats and it's not my time of the month, I'm 67 and that shop shut years ago. third time",
    ),
    urgent(
      "bleeding",
      "I'm 20 weeks and there was bright red in my knickers after the walk. still feel baby I think",
    ),
    urgent("bleeding", "black sticky poo all week & swimmy standing up. been on ibuprofen for the knee"),
    urgent("self_harm", "did nothing. don't see the point of being here anymore tbh. not just the app"),
    urgent("self_harm", "They'd all be better off without me, wife, kids. Trained 4 times though"),
    urgent("self_harm", "burned my arm with the lighter again after i missed the workout. deserved it"),
    urgent(
      "self_harm",
      "I'm tired of life my dear, since he died I pray each night not to wake and I have thought how to do it. The exercises I did on monday.",
    ),
  ]),
  ...notesOfKind("strain", [
    hurts("crick in the neck since Wednesday, can't check my blind spot", "neck"),
    hurts(
      "Groin's grumbling since five a side, inside of the left leg, sharp if I change direction",
      "groin",
    ),
    hurts("the lat on my right, that big wing muscle, is stabby when I pull, since the climbing", "lats"),
    hurts("hip flexor pinches when I bring the knee up, since new year", "hip"),
    hurts("cheek of my bum, right one, aches deep whenever I sit in the van more than 20 min", "glute"),
    hurts("left forearm's got a hot spot from all the hammering, gripping the bar makes me wince", "forearm"),
    hurts("between the shoulder blades there is a knot that bites if I row", "upper_back"),
    hurts("pulled my pec on a bad rep of flyes last friday, still not right when I push a door", "chest"),
  ]),
  ...notesOfKind("joint", [
    hurts("Rolled my ankle off the kerb thurs, puffy but I can hobble", "ankle"),
    hurts(
      "elbow, outer side, hurts to lift even the kettle. tennis elbow they say but I've never held a racket",
      "elbow",
    ),
    hurts("my old wrist is back complaining, cannot lean on flat hand", "wrist"),
    hurts(
      "me shoulder popped out at judo and back in, saw the physio, she says nowt overhead for six weeks",
      "shoulder",
    ),
    hurts("gout in my big toe again. agony in a trainer", "foot"),
    hurts(
      "achilles is stiff & thick for the first 10 mins each morning, been building since i upped the miles",
      "achilles",
    ),
    hurts("frozen shoulder getting worse, can't do my bra up behind me", "shoulder"),
    hurts("thumb side of wrist is sore from carrying baby around", "wrist"),
  ]),
  ...notesOfKind("trunk", [
    hurts("bruised a rib or two falling off a horse (x-rayed, nothing broken), laughing hurts", "ribs"),
    hurts("spasms in my lower back come each time I bend to load the dishwasher", "lower_back"),
    hurts(
      "tummy muscle on left side pulls sharp when I sit up out of bed, did too many leg raises",
      "abdomen",
    ),
    hurts(
      "old slipped disc is niggling, just in the small of the back, nothing down the legs. want to be careful",
      "lower_back",
    ),
    hurts("put my back out lifting the baby seat, lower down, can stand but sitting kills", "lower_back"),
  ]),
  ...notesOfKind("surgery", [
    respect("meniscus op on my knee 5 weeks ago, physio lets me do the bike", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    respect("ACL rebuild eight weeks back, left knee, surgeon says no running until he's seen me again", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    hasCondition("had my gallbladder out three weeks ago, keyhole", "surgery"),
    hasCondition("appendix came out last month, the scar still pulls", "surgery"),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition(
      "There's still a three finger gap in my stomach muscles, it domes when I sit up. my youngest is 6!",
      "diastasis",
    ),
    hasCondition("leak a bit when i do the star jumps. since kid number 2", "pelvic_floor"),
    hasCondition("test was positive on Sunday, early days, we're over the moon", "pregnant"),
  ]),
  ...notesOfKind("circulation", [
    hasCondition("Heart failure clinic says go on with the programme but stay where I can talk", "heart"),
    hasCondition("I get swimmy-headed if I come up off the mat too quick", "dizzy"),
    hasCondition(
      "bp was 165 over 100 at the chemist, seeing the doctor about tablets on tuesday",
      "pressure",
    ),
    hasCondition("my blood pressure is too high the nurse say, come again in one month", "pressure"),
  ]),
  ...notesOfKind("condition", [
    hasCondition("stuffed with a cold, temp of 38.4 last night", "ill"),
    hasCondition(
      "one kidney only, and the numbers are bit lower this time, kidney doctor follows it",
      "kidney",
    ),
    hasCondition(
      "started beta blockers for migraine, so my pulse won't go up like your zones want",
      "medicine",
    ),
    hasCondition("type 1 and my sugars went low twice in the evening sessions", "diabetes"),
    hasCondition("osteoporosis came up on the scan, spine is -2.9", "bone"),
  ]),
  ...notesOfKind("exercise", [
    respect("physio has banned deadlifts, on account of my lower back", {
      areas: ["lower_back"],
      exercises: [/deadlift/i],
    }),
    respect("lunges hurt the knee. squats don't, weirdly", { areas: ["knee"], exercises: [/lunge/i] }),
    respect("upright rows pinch my shoulder so I skipped them", {
      areas: ["shoulder"],
      exercises: [/upright row/i],
    }),
  ]),
  ...notesOfKind("wish", [
    wishes("can we do 3 days instead of 5? night shifts", { type: "days", count: 3 }),
    wishes("shoulders look narrow in photos, add stuff for them", { type: "more", muscle: /shoulder|delt/i }),
    wishes("I would like bigger arms, more of biceps", { type: "more", muscle: /bicep/i }),
    wishes("finally joined a gym, so switch me over", { type: "place", place: "gym" }),
    wishes("our wedding is in august and I want to be in shape for it", { type: "event", names: /wedding/i }),
    wishes("vegan since new year, so meals to match please", { type: "food", names: /vegan/i }),
    wishes("want to learn pull ups, put them in", include(/pull[- ]?up/i)),
    wishes("baby sleeps next door when I train, has to be without noise", { type: "quiet" }),
    wishes("can you take mountain climbers out, they bore me to tears", leaveOut(/mountain climber/i)),
    wishes("sessions are too long for me, 45 minutes is my max", { type: "minutes", minutes: 45 }),
    wishes("20 mins tops pls", { type: "minutes", minutes: 20 }),
    wishes("off travelling for work, hotel rooms, three weeks, plan round it please", {
      type: "place",
      place: "away",
    }),
    wishes("please can we have the plank again", include(/plank/i)),
    wishes("would rather do it in the park now it's nice out", { type: "place", place: "outside" }),
    wishes("could I get hip thrusts back? loved those", include(/hip thrust/i)),
  ]),
  ...notesOfKind("over", [
    harmlessNote(
      "had a blood clot in 2009, off everything years ago, haematologist discharged me, legs are great",
    ),
    harmlessNote("Ankle I broke as a kid, doesn't know it ever happened"),
    harmlessNote("Hernia done in 2004, never heard from it again"),
    harmlessNote(
      "chest pain on monday turned out to be trapped wind, spent the night in A&E with ECG and bloods, all clean, sent home and told to train",
    ),
    harmlessNote("Passed out giving blood in 2011, never since"),
    harmlessNote("wrist was sore two weeks ago, gone now"),
    harmlessNote("Bulimia in my teens, fifteen years well, eating lovely and enjoying the training"),
    harmlessNote("cold is finished, feel fresh again"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("the cat had an operation, so I was home a lot"),
    harmlessNote(
      "sister was rushed in with chest pains, turned out ok, she's home. skipped tuesday because of it",
    ),
    harmlessNote("my training partner has a sore knee so I went alone"),
    harmlessNote(
      "read about rhabdo and coke coloured pee on reddit, scary, mine's like lemonade and I feel great",
    ),
    harmlessNote("brother in law says squats wreck your knees. mine are grand"),
    harmlessNote("Mum broke her hip, I was on the road a lot, sessions short"),
    harmlessNote("My gran's on cipro and her heels are sore poor thing so I cook for her. Workouts done"),
    harmlessNote("wife's got the DVT not me, I do her stockings every morning, that's my squats"),
    harmlessNote("our goalie ruptured his bicep tendon, horrid noise. me, all in one piece"),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("no injuries, no complaints, no biscuits (ok some biscuits)"),
    harmlessNote("went up 2.5 on bench!!"),
    harmlessNote("Bleeding hell that was hard"),
    harmlessNote("if I ever got chest pain I'd stop of course, never had any"),
    harmlessNote("heart skipped a beat when I saw the number on the scale, two kilos down!!"),
    harmlessNote("slept bad because of heat but did the three workouts"),
    harmlessNote("bit sore in the quads from friday, nice sore"),
    harmlessNote("Nothing hurt. First time in years I can say this"),
    harmlessNote("Sweated buckets. Enjoyed."),
    harmlessNote("Week was so so, motivation low, rain rain rain"),
    harmlessNote("blisters? none. shoes are magic"),
    harmlessNote("fingers numb with cold on the bike, warm tea and fine, gloves next time"),
    harmlessNote("I'd kill for a rest day haha"),
    harmlessNote("was on holiday, ate like a king, zero regrets"),
    harmlessNote("kids' school run is giving me a headache, figuratively. trained 3x"),
    harmlessNote("puffing like a steam train on the intervals, talking again inside a minute"),
    harmlessNote("the view from the top took my breath away, so beautiful. legs good"),
    harmlessNote("My legs are dead after squats, proper jelly, usual day two"),
  ]),
];
