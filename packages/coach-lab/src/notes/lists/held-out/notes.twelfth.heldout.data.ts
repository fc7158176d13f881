import {
  harmlessNote,
  hasCondition,
  hurts,
  type JudgedNote,
  notesOfKind,
  respect,
  urgent,
} from "../../note.ts";

/**
 * Answers to the weekly open question, written by a judge who had seen neither the reader nor any earlier list nor the
 * sentences that it was trained on: only the types of a note. Sixty that end training, four for each sign, most of
 * them said in passing; fifty to respect; fifty-five with nothing to do, half of which share their words with the rest.
 */
export const twelfthHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("urgent", [
    urgent(
      "chest_pain",
      "Good week apart from this squashed feeling behind my breastbone when I climb to the third floor, goes off if I stand still a minute.",
    ),
    urgent(
      "chest_pain",
      "Probably just the burrito but on the rower it was like an elephant sat on me and my left arm went heavy, had to stop twice",
    ),
    urgent(
      "chest_pain",
      "my jaw and the inside of my arm ache every time i push the sled hard, stops when i stop. nothing wrong with my teeth far as i know",
    ),
    urgent(
      "chest_pain",
      "Since Thursday it's like somebody pulls a belt tight round me ribs at the front when I walk into the cold wind. Wife thinks I should mention it.",
    ),
    urgent(
      "faint",
      "Bit embarrassing, came to on the bathroom floor Tuesday after the bike session, no idea how long I'd been there. Fine since.",
    ),
    urgent(
      "faint",
      "Everything went black mid squat and next thing the lads were peeling me off the floor, ha. Finished the session though",
    ),
    urgent(
      "faint",
      "I fall down in kitchen monday, my daughter say I did not answer her for maybe one minute. After ok, I drink sugar water.",
    ),
    urgent(
      "faint",
      "lights went out on me for a few secs at the end of the last sprint, woke up looking at the ceiling",
    ),
    urgent(
      "nerve",
      "Weird one: my right foot slaps the floor when I walk since the deadlifts on Friday, can't pull the toes up.",
    ),
    urgent(
      "nerve",
      "Back pain is easing, so that's a plus, but now the leg gives way and the big toe won't lift. Keep tripping on the rug.",
    ),
    urgent(
      "nerve",
      "i keep dropping my coffee mug, fingers on the left just dont close right since my neck went on sunday. annoying more than anything",
    ),
    urgent(
      "nerve",
      "After the heavy presses my arm hasn't come back. Can't lift it to comb my hair and the outside is dead to touch, day four now.",
    ),
    urgent(
      "saddle",
      "Back is killing me since moving the sofa, and sorry TMI but when I wipe I can't feel anything down there.",
    ),
    urgent(
      "saddle",
      "Sciatica in both legs now and I have to push to get a wee started, never had that before. Otherwise motivated!",
    ),
    urgent(
      "saddle",
      "it feels like i sit on a cushion that's not there, all dull between the legs since the thing with the back on weds",
    ),
    urgent(
      "saddle",
      "Don't laugh, but I've messed meself twice this week without noticing, and the lower back's been terrible. Must be me age.",
    ),
    urgent(
      "palpitations",
      "Heart does this flip-flop and then gallops for ten minutes while I'm only watching telly, three evenings now, makes me a bit woozy.",
    ),
    urgent(
      "palpitations",
      "My watch show 170 when I only sit on sofa and I feel it jumping like fish inside my chest. Maybe watch is broken",
    ),
    urgent(
      "palpitations",
      "Pulse was all over the shop after the circuits, missing beats and then tearing off, took most of the evening to settle and I felt grey.",
    ),
    urgent(
      "palpitations",
      "during the warm up my ticker suddenly went off like a machine gun and wouldn't come down for half an hour lol. good session after that",
    ),
    urgent(
      "rupture",
      "Heard a bang in my calf at padel, turned round because I thought someone had kicked me. Can't go up on tiptoe since.",
    ),
    urgent(
      "rupture",
      "Pop by the elbow on the heavy set yesterday and now my bicep has rolled up the arm like a blind. Not even that sore tbh",
    ),
    urgent(
      "rupture",
      "loud crack when i landed off the box, knee blew up like a melon in an hour and it folds sideways when i turn. icing it",
    ),
    urgent(
      "rupture",
      "Benching on Saturday there was a ripping noise by my armpit, all that side is purple and there's a hollow where my chest used to be. Can I do legs?",
    ),
    urgent(
      "head",
      "Caught the bar on my forehead on Monday when racking, since then I'm in a fog and I've been sick twice. Work is hard to follow.",
    ),
    urgent(
      "head",
      "walked into the arm of the cable machine, big egg on my temple, and now lights bother me and i keep reading the same line over",
    ),
    urgent(
      "head",
      "Halfway through leg press the worst headache of my life hit me from one second to the next. Took two paracetamol, lay down, still there today.",
    ),
    urgent(
      "head",
      "Came off the mountain bike Sunday, helmet in two pieces. I don't remember getting home and I'm still sleeping all day, so no training log.",
    ),
  ]),
  ...notesOfKind("urgent", [
    urgent(
      "tendon_medicine",
      "On cipro for a water infection since Monday and now the cords above both heels are tight and sore. Coincidence I guess.",
    ),
    urgent(
      "tendon_medicine",
      "Doc gave me levofloxacin for the chest bug, nearly done with it, but my Achilles is so bad I come downstairs backwards",
    ),
    urgent(
      "tendon_medicine",
      "I take the strong antibiotic, name is finish with floxacin, for prostate. Since two days the tendon in shoulder hurts and I did nothing with it",
    ),
    urgent(
      "tendon_medicine",
      "Leaflet in the antibiotic box says stop if a tendon starts hurting and well, my heel has started. Two tablets left so I'll just finish them.",
    ),
    urgent(
      "purging",
      "Ate too much at my nan's on Sunday so I made it come back up, third time this week, but weight is down!",
    ),
    urgent(
      "purging",
      "I stay on plan. If I slip I go to the bathroom after and sort it out with two fingers, so macros are fine",
    ),
    urgent(
      "purging",
      "been on the senna every night again, double what it says on the pack, to get everything out before weigh in. bit crampy but minus 2 kilos",
    ),
    urgent(
      "purging",
      "After dinner I run the tap so nobody hears me getting rid of it. Training's been really good though, all four done.",
    ),
    urgent(
      "rhabdo",
      "Those 200 squats finished me: two days on, thighs like wood, can't bend them, and my wee is the colour of cola.",
    ),
    urgent(
      "rhabdo",
      "First spin class ever on Saturday. Legs like sausages and I'm peeing tea, is that the electrolytes?",
    ),
    urgent(
      "rhabdo",
      "arms so fat after the pull-up challenge that i can not bend them to my face since 3 days, and in the toilet it looks like dark beer",
    ),
    urgent(
      "rhabdo",
      "Bit rough after the hero workout. Everything's hard as rock and swollen, and what little comes out when I go is brown. Drinking loads.",
    ),
    urgent(
      "clot",
      "Since the flight back from Bali one calf's fatter than the other and warm. Can't be a strain, I only sat there eating peanuts.",
    ),
    urgent(
      "clot",
      "My left leg has puffed up and gone a funny red from the knee down, it aches when I stand. Only the one leg, odd.",
    ),
    urgent(
      "clot",
      "whole arm went bluish and tight after thursdays pull ups, veins across the shoulder popping out, still bigger than the other one",
    ),
    urgent(
      "clot",
      "They took the cast off ten days ago and I have a cramp in that calf which doesn't leave, skin is shiny and the sock makes deep dents only on this side.",
    ),
    urgent(
      "breath",
      "I get puffed just doing up the buttons on my shirt since Wednesday, never was like that. Age I suppose.",
    ),
    urgent(
      "breath",
      "Couldn't get any air in on the stairs yesterday, had to sit on the step, my son said my lips looked blue. Had a tea and it passed.",
    ),
    urgent(
      "breath",
      "have to sleep in the armchair this week, when i lay flat it's like drowning. did both workouts anyway",
    ),
    urgent(
      "breath",
      "My inhaler does nothing since last night, I'm whistling and can only get a few words out at a time. Still up for the session later?",
    ),
    urgent(
      "stroke",
      "Half my face went droopy at breakfast on Saturday, had cleared up by lunch so I trained.",
    ),
    urgent(
      "stroke",
      "Funny turn on Tuesday: the words came out scrambled for ten minutes and my right hand wouldn't hold the fork. All good now.",
    ),
    urgent(
      "stroke",
      "My husband says I smiled crooked and talked like drunk for a while last night, and I had nothing to drink. Went to bed early, that's why no workout.",
    ),
    urgent(
      "stroke",
      "suddenly on treadmill the arm and leg of one side was like not mine, i hold the rail, after quarter hour normal. maybe too tired",
    ),
    urgent(
      "bleeding",
      "Poo's been black and sticky as tar all week and I feel washed out, but got my three sessions in.",
    ),
    urgent("bleeding", "coughed up red stuff on the long run, a spoonful maybe. twice. pace was good"),
    urgent(
      "bleeding",
      "I'm 14 weeks along, and after Thursday's workout there was fresh red in my knickers, bit more this morning.",
    ),
    urgent(
      "bleeding",
      "Threw up after the intervals and it looked like coffee grounds. I don't even drink coffee, strange.",
    ),
    urgent(
      "self_harm",
      "Did the workouts. To be honest I don't see myself being here by Christmas, everyone would manage fine, better even.",
    ),
    urgent("self_harm", "been cutting again so i'll have long sleeves on in the form videos, rest is ok"),
    urgent(
      "self_harm",
      "Week was meh. On every run I stop on the railway bridge and think how easy it would be.",
    ),
    urgent(
      "self_harm",
      "I've started giving my things away and the tablets are counted out in the drawer. You've been a good coach.",
    ),
  ]),
  ...notesOfKind("strain", [
    hurts("Tweaked my hammy running for the bus, pulls when I bend to tie my laces.", "hamstring"),
    hurts("the back of my thigh grabs every time i try to speed up, so i kept it to a jog", "hamstring"),
    hurts("Inside of my leg, right up at the top, twinges getting out the car since five-a-side.", "groin"),
    hurts("Me calf's been niggling since Sunday's hill reps, a knot that bites when I push off.", "calf"),
    hurts(
      "Pulled something in the front of my thigh kicking a ball with the grandkids, stairs are nasty now.",
      "quad",
    ),
    hurts("I slept crooked and cannot turn my head to the left side, driving is a problem.", "neck"),
    hurts("right bum cheek hurts deep inside if i sit longer than half an hour", "glute"),
    hurts(
      "Since the curls on Monday I get a sharp pain in the front of my upper arm when I carry the shopping.",
      "biceps",
    ),
    hurts("New job on the tills and my forearms are wrecked, opening a jar hurts.", "forearm"),
    hurts(
      "Fronts of my lower legs are sore by kilometre two again, right on the bone. Otherwise happy with the running.",
      "shin",
    ),
  ]),
  ...notesOfKind("joint", [
    hurts("Going downstairs is murder on the left kneecap.", "knee"),
    hurts("Good week! Only the shoulder catches when I reach back for the seatbelt.", "shoulder"),
    hurts("rolled my ankle on the kerb thursday, i can walk on it but it's fat and yellow", "ankle"),
    hurts("My wrists don't like push-ups, they hurt at the bend every single time.", "wrist"),
    hurts("Tennis elbow, says the physio. Lifting a saucepan is enough to set it off.", "elbow"),
    hurts("First steps out of bed it's like I stand on a nail under my heel.", "foot"),
    hurts("hip pinches when i go deep in the squat, left one, since about two weeks", "hip"),
    hurts(
      "That cord behind my ankle, the Achilles, is thick and cranky in the mornings, loosens up by ten o'clock.",
      "achilles",
    ),
    hurts("Lifting the baby out of the cot gives me a stab on the thumb side of my wrist.", "wrist"),
    hurts("Left knee and right ankle have both been moaning since I changed shoes.", "knee", "ankle"),
    hurts(
      "Painted ceilings all weekend, now neck and both shoulders hurt so much I can't get a jumper on.",
      "neck",
      "shoulder",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts("Lower back's in a mood, putting my socks on is a three-step operation.", "lower_back"),
    hurts("lumbago again after i lifted the washing machine. nothing in the legs, just locked", "lower_back"),
    hurts("Cracked a rib, the doctor says, it needs some weeks. Laughing is forbidden.", "ribs"),
    hurts(
      "There's a spot between my shoulder blades that stabs when I twist round to reverse the car.",
      "upper_back",
    ),
    hurts(
      "Pulled a muscle in my tummy sneezing of all things, can't do a sit-up without wincing.",
      "abdomen",
    ),
    hasCondition(
      "Bulge by the belly button when I cough, GP had a look: small hernia, no op planned yet.",
      "hernia",
    ),
    hasCondition(
      "midwife measured the gap in my tummy muscles again, still three fingers since the twins",
      "diastasis",
    ),
    hurts(
      "The old slipped disc is grumbling again, anything over an hour in the car and my low back aches.",
      "lower_back",
    ),
  ]),
  ...notesOfKind("surgery", [
    hasCondition(
      "Gallbladder came out keyhole ten days ago, four little holes, surgeon says no lifting yet.",
      "surgery",
    ),
    respect("Got my new hip six weeks ago, off the crutches since Monday!!", {
      areas: ["hip"],
      conditions: ["surgery"],
    }),
    respect("they tidied up my meniscus two weeks ago, knee still stiff but the op went well", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
    hasCondition(
      "C-section five weeks back, scar pulls if I stand up quick. Keen to start.",
      "surgery",
      "postpartum",
    ),
    hasCondition(
      "Wisdom teeth were cut out yesterday, face like a hamster, dentist said no straining for a week.",
      "surgery",
    ),
  ]),
  ...notesOfKind("circulation", [
    hasCondition(
      "My pressure was 165 over 95 at pharmacy two times, doctor is changing the tablets now.",
      "pressure",
    ),
    hasCondition("I go a bit lightheaded when I come up off the mat too quick, gone in seconds.", "dizzy"),
    hasCondition("Two stents last spring. Cardiologist is happy with moderate, nothing flat out.", "heart"),
    hasCondition(
      "afib, well controlled, my heart doctor allows walking and light weights but no racing",
      "heart",
    ),
    hasCondition(
      "Blood pressure's on the high side even with pills, been told not to hold my breath under load.",
      "pressure",
    ),
    hasCondition(
      "Room spins when I roll over in bed, it's that vertigo with the crystals again, GP knows about it.",
      "dizzy",
    ),
  ]),
  ...notesOfKind("condition", [
    hasCondition(
      "Type 1 here, had two lows after the evening sessions, glucose tabs sorted it each time.",
      "diabetes",
    ),
    hasCondition(
      "Bone scan results are in, osteoporosis in the spine. Didn't see that coming at 58.",
      "bone",
    ),
    hasCondition(
      "only one of my kidneys works properly, the specialist wants me to go easy on protein",
      "kidney",
    ),
    hasCondition("Since Tuesday I lie in bed with 38.5 and a cough, everything aches.", "ill"),
    hasCondition(
      "Asthma's a bit twitchy with the pollen, two puffs before each run keeps it quiet.",
      "lungs",
    ),
    hasCondition("Have glaucoma, the eye clinic said no exercises with head hanging down.", "eye"),
    hasCondition("22 weeks now and the bump is starting to get in the way of everything!", "pregnant"),
    hasCondition(
      "Started on beta blockers for the migraines so my heart rate zones make no sense any more.",
      "medicine",
    ),
    hasCondition(
      "Trampoline park with the kids and I leaked. Not the first time, if I'm honest.",
      "pelvic_floor",
    ),
    hasCondition(
      "baby is 7 weeks old today, i feel ok, not had the check up with the doctor yet",
      "postpartum",
    ),
  ]),
  ...notesOfKind("over", [
    harmlessNote(
      "About the chest pains last month: two days of tests, cardiologist found nothing at all and said train as you like.",
    ),
    harmlessNote("Ankle is totally fine again, hopped about on it all Sunday, no complaints."),
    harmlessNote("Physio signed me off, knee is as good as the other one now, no restrictions whatsoever."),
    harmlessNote("my cold is gone since last week, back on full beans"),
    harmlessNote(
      "Had the swollen calf scanned back in the summer, no clot, only a bruise and that's long faded.",
    ),
    harmlessNote(
      "That backache I told you about was gone after two days, did everything this week and never felt it.",
    ),
    harmlessNote(
      "Wore the heart monitor for a week, doctor called it boringly perfect, no need to come back.",
    ),
    harmlessNote("Wrist used to moan in push-ups, hasn't once since I turned my hands out a bit."),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("Dad had a stroke on Monday so I was at the hospital with him, missed two sessions."),
    harmlessNote(
      "a lad in our class blacked out on the rower, ambulance and everything. my own session was fine",
    ),
    harmlessNote(
      "Had both knees scoped as a teenager, not a peep out of them in thirty years, just so you've got it.",
    ),
    harmlessNote("Wife's back has gone so I'm on kid duty, workouts were a bit short."),
    harmlessNote("The dog tore her cruciate, poor thing, so no running buddy for me."),
    harmlessNote("In 1998 I broke the leg by skiing, is healed very good, I ran ten marathons since."),
    harmlessNote("My sister's pregnant!! Celebrated all weekend, zero training, sorry not sorry"),
    harmlessNote("Our son has asthma, up with him and the inhaler two nights running, so I was knackered."),
    harmlessNote("Appendix out when I was nine, that is my entire medical history."),
    harmlessNote("Our goalie snapped his Achilles on Sunday, horrible noise. We lost 3-1."),
    harmlessNote(
      "Heard a podcast about people peeing brown after CrossFit, yikes. Nothing like that here, all normal.",
    ),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("That last set nearly killed me, loved it."),
    harmlessNote(
      "Heart was pounding on the final sprint, back down in two minutes just as you said it would be.",
    ),
    harmlessNote("My boss is a pain in the neck, gym is the only place I get any peace."),
    harmlessNote("Nothing hurts, no dizziness, no chest pain, no tingling. You do always ask!"),
    harmlessNote("proper out of breath at the top of the hill, chatting again a minute later. great route"),
    harmlessNote("quads were jelly on wednesday after the lunges, the usual muscle soreness, gone by friday"),
    harmlessNote("If my back ever plays up I'll shout, so far so good."),
    harmlessNote(
      "Passed out on the sofa at eight with the telly on, slept like a baby till seven. Needed that after the late shifts.",
    ),
    harmlessNote("blood sweat and tears but I GOT MY FIRST PULL UP"),
    harmlessNote("All good, nothing to report."),
    harmlessNote("Busy at work, only managed two out of three."),
    harmlessNote("fine thx"),
    harmlessNote("New PB on bench, 80 kilos!"),
    harmlessNote("Can the reminder come a bit later, I'm still in the office at five?"),
    harmlessNote("We're moving house next weekend so it's chaos here, sorry."),
    harmlessNote("Week was okay, little bit tired from the night shifts."),
    harmlessNote("Four days in Lisbon, walked loads, ate more custard tarts than I should have."),
    harmlessNote("I like the new plan, lunges are hard but I become better"),
    harmlessNote("Bit stiff the morning after leg day, what else is new."),
    harmlessNote("meh. rain every day and no motivation, did it anyway"),
    harmlessNote("how do i see the older weeks in the app?"),
    harmlessNote("Gym was rammed, waited twenty minutes for a bench."),
    harmlessNote("About a 7 out of 10, last set more like 8, rest times were right."),
    harmlessNote("Felt strong, could have gone heavier on the rows."),
    harmlessNote("First I did not understood the video of the hip hinge, watched three times, now is clear."),
    harmlessNote("Kids' birthday so it was cake for three days."),
    harmlessNote("nope all ok here coach"),
    harmlessNote("Lost 400 grams, slow but the trousers are looser."),
    harmlessNote("Forgot to log Tuesday, did it though."),
    harmlessNote("Got new trainers, bouncy as anything."),
    harmlessNote("Couldn't be bothered on Thursday if I'm honest. Made up for it Saturday."),
    harmlessNote("72 and still getting down on the floor and up again, the grandchildren are impressed."),
    harmlessNote("Everything grand, just the weather's desperate."),
    harmlessNote("skipped the finisher bc the gym closes at 9 on sundays"),
    harmlessNote("Exams until the 20th, then I'm all yours."),
    harmlessNote("Nice short sessions this week, suited me down to the ground."),
  ]),
];
