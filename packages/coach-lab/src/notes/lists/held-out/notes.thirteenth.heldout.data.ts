/** Thirteenth list of notes, held-out half: situations of people who asked in public forums and diaries, in other words. Its author saw neither reader nor lists. */
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
} from "../../note.ts";

/** Judged before the reader was run on them. */
export const thirteenthHeldOutNotes: readonly JudgedNote[] = [
  ...notesOfKind("pelvic", [
    hasCondition("Only 4 weeks pregnant, are the moves lying on my tummy still ok?", "pregnant"),
    hasCondition(
      "walked the flat bits of my usual hill run, totally puffed.. turns out I'm expecting number two",
      "pregnant",
    ),
    hasCondition(
      "25 weeks, lots of pressure down there after split squats and single leg deadlifts",
      "pregnant",
    ),
    hasCondition(
      "Week 20 of the pregnancy and running has gone from fine to hard overnight, need walk breaks",
      "pregnant",
    ),
    hasCondition(
      "Our girl is one month old and I'm itching to move, still waiting for the go ahead at six weeks though",
      "postpartum",
    ),
    hasCondition(
      "the womens health physio found a partial prolapse, did not see that coming",
      "pelvic_floor",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts("something popped in my side on the leg press and yes, the xray shows a fractured rib", "ribs"),
    hurts(
      "Tweaked my lower back in workout 5. healing but getting out of bed is still interesting",
      "lower_back",
    ),
    hurts(
      "sharp pain in hip and lower back on a warmup set, ive been limping around nearly a week",
      "lower_back",
      "hip",
    ),
    hurts(
      "hurt the right side of my ribcage coughing, can't raise that arm far and dont you dare make me laugh",
      "ribs",
    ),
    hurts("cracked a rib. By coughing. First thing I have ever broken", "ribs"),
    hurts("low back is moaning again, same as each time the squat gets past 60 kilos", "lower_back"),
    hurts(
      "twisted half asleep and something pulled by the shoulder blade, cant turn my neck either way without pain",
      "neck",
    ),
    hurts(
      "coming up from a squat it was like a bat to the lower back. cant stand up straight, typing this in bed",
      "lower_back",
    ),
    hurts(
      "lower back, just left of the spine: socks and shoes make me gasp. went to the gym anyway and the t-bar row finished it off",
      "lower_back",
    ),
    hurts(
      "lately it hurts down low in my back when I squat heavy, and I have to haul boxes at work on top",
      "lower_back",
    ),
  ]),
  ...notesOfKind("harmless", [
    harmlessNote("more wine than water this weekend. it was red so that counts as fruit right"),
    harmlessNote("bought a running jacket you can see from space and naturally it rained"),
    harmlessNote("ran straight into a 30 mph wind while bob seger sang about exactly that, had to laugh"),
    harmlessNote("airline lost my suitcase so first run of the week was in borrowed clothes"),
    harmlessNote("sitting down on the loo is a project after that leg workout"),
    harmlessNote("All racks were taken so I benched first and the squats were rubbish after that"),
    harmlessNote(
      "Out came the boxing gloves on thursday and two days on my sides are so sore I'm begging friends not to be funny",
    ),
    harmlessNote("january again, the place is a zoo and I was lucky to get a machine"),
    harmlessNote("my son lent me his clubs and now the living room looks like a circus"),
    harmlessNote(
      "biceps straight into shoulders, my arms feel like spaghetti today and I swapped yoga for an extra hour in bed",
    ),
    harmlessNote("330 on the bench, woot! having a spotter makes such a difference"),
    harmlessNote(
      "thighs so sore from squatting I couldnt be bothered to fetch myself another drink. kind of proud",
    ),
    harmlessNote("three women shouting across the treadmills the whole time, so much for my zen"),
    harmlessNote("the leggings I was too wobbly for finally fit. who knew there were muscles under there"),
    harmlessNote("people at my place stare into the mirror more than they lift"),
    harmlessNote("dressed for the arctic and nearly cooked, note to self: one layer less"),
    harmlessNote("hubby turned forty so there was sushi and about a million of those fried noodles"),
    harmlessNote("Mojitos and karaoke till three in the morning, still lost a pound. score"),
    harmlessNote("pizza twice, a giant bowl of popcorn and some guinness, but I did get both bike rides in"),
    harmlessNote("something about mondays accessory work fills me with dread lol, main lifts were fine"),
    harmlessNote("finished week 9!! half an hour through the park at half five in the morning, amazing"),
    harmlessNote("hen night on saturday: shots, dips and leftover cake for breakfast. starting over today"),
    harmlessNote("got grumpy with cyclists in my lane, sure sign I should have had breakfast"),
    harmlessNote("earbuds kept dropping out of my tiny ears, otherwise a decent 50 min"),
    harmlessNote("I'm sooo tired today, all I want is my bed, a book and popcorn"),
    harmlessNote("planks should be against the geneva convention but I held all of them"),
    harmlessNote("ran 46 minutes without stopping, not out of breath and my calves didnt complain once"),
    harmlessNote(
      "DOMS update: right quad worse than the left because I lunged deeper on that side. getting out of the office chair took a while",
    ),
    harmlessNote("told her the last session was too easy. Never do that. love the burn though"),
    harmlessNote(
      "half a week away for a wedding and my whole routine is upside down, even drinking water has become a challenge",
    ),
  ]),
  ...notesOfKind("wish", [
    wishes("first marathon is on may 3rd, would love to get under four hours", {
      type: "event",
      names: /marathon/i,
    }),
    wishes("the sitter takes him monday to thursday so those are my days, nothing on the weekend", {
      type: "days",
      days: ["monday", "tuesday", "wednesday", "thursday"],
    }),
    wishes(
      "second floor flat, I dont want my neighbours plotting against me. quiet stuff, no jumping jacks or high knees",
      { type: "quiet" },
      { type: "noJumps" },
    ),
    wishes(
      "Son's wedding is end of june and my dress has no sleeves, so more arms please!!",
      { type: "event", names: /wedding|marr/i },
      { type: "more", muscle: /arm|bicep|tricep/i },
    ),
    wishes("please spare me the burpees next week, I will loathe them till I die", leaveOut(/burpee/i)),
    wishes("Enough of that treadmill, I want to do my runs outside again", {
      type: "place",
      place: "outside",
    }),
    wishes(
      "Doing London this year. with work and the kids it has to be mon, wed, fri and sunday",
      { type: "days", days: ["monday", "wednesday", "friday", "sunday"] },
      { type: "event", names: /london|marathon/i },
    ),
    wishes(
      "because of my shifts I can only lift monday, wednesday and thursday, 1 hour incl. warm up",
      { type: "days", days: ["monday", "wednesday", "thursday"] },
      { type: "minutes", minutes: 60 },
    ),
  ]),
  ...notesOfKind("joint", [
    hurts(
      "something went wrong in my delt on the last incline set, I finished the rep but it's been hurting since",
      "shoulder",
    ),
    hurts(
      "Two weeks after slipping in that ditch my ankle is still a nuisance. dancing in heels was not clever",
      "ankle",
    ),
    hurts(
      "rolled my ankle in the dark this morning, was alright until lunch and by the evening it had puffed up",
      "ankle",
    ),
    hurts(
      "not broken says the xray, but I'm on crutches in an air cast and that ankle takes no weight",
      "ankle",
    ),
    hurts(
      "left shoulder has a niggle that looks like the start of an impingement, came with the db overhead pressing",
      "shoulder",
    ),
    hurts(
      "rolled the left ankle again, normally thats gone in a minute, this time it keeps throbbing",
      "ankle",
    ),
  ]),
  ...notesOfKind("urgent", [
    urgent(
      "palpitations",
      "stopped for a sip of water and my pulse took off like mad, had to sit on the kerb till it came down. not the first time",
    ),
    urgent("purging", "after four clean months I made myself sick after dinner again. wasn't even stressed"),
    urgent(
      "palpitations",
      "fastest swim ever and then 45 min lying in the car as my heart would not stop hammering",
    ),
    urgent(
      "purging",
      "threw up on purpose last night after eating, first time in months. so disappointed in myself",
    ),
    urgent(
      "nerve",
      "since that gym session I lost about half the strength in the right arm and three fingers still tingle",
    ),
    urgent(
      "bleeding",
      "Stopped for a pee in the middle of my 30k and it was bright red blood. dont tell my wife",
    ),
    urgent(
      "head",
      "its been a week since that headache came on in the squats and when I tilt my head back it shoots up again at once",
    ),
    urgent(
      "head",
      "racked the bar and it was like a truck drove into the back of my skull, then two days of headache and feeling sick",
    ),
    urgent(
      "stroke",
      "my whole right side went numb from the face down to the hand, dropped my bag, better after a while so I just carried on",
    ),
    urgent(
      "breath",
      "running was going well and now I'm out of air after a few yards, managed about 300 and had to walk home gasping",
    ),
    urgent(
      "nerve",
      "the whole sole of my left foot went numb after sundays 12 miler and the feeling hasnt come back, sitting standing whatever",
    ),
    urgent(
      "palpitations",
      "on every jog it's like the heart drops out for one beat and comes back with a bang",
    ),
    urgent(
      "breath",
      "Going round the block with the dog leaves me fighting for air and wiped out, that is completely new",
    ),
    urgent("faint", "Fainted at the office on tuesday, no idea why. been alright since tho"),
    urgent(
      "stroke",
      "while making coffee the right side of my mouth went numb like after the dentist and my words came out all wrong",
    ),
    urgent("rhabdo", "pee was brown this morning after mondays crossfit, sore as hell everywhere"),
    urgent(
      "breath",
      "For over a week I cant get one proper deep breath, even on the sofa. Blamed it on the cold air first",
    ),
    urgent(
      "tendon_medicine",
      "just finished three days of cipro and there's an odd pain along the tendon in my foot when I run. joked about it all weekend",
    ),
    urgent(
      "chest_pain",
      "Nearly every time I finish spinning now there is a stab just above my left breast, been like that for two months",
    ),
    urgent("nerve", "worst back pain of my life and both legs have gone numb since sunday"),
    urgent(
      "faint",
      "didnt even get through the warm up of the dvd, everything went dark and I came round on the bathroom floor",
    ),
    urgent(
      "rupture",
      "turned to run back and there was this loud pop behind my ankle, not even much pain but I cannot stand on my toes",
    ),
    urgent(
      "breath",
      "I do cardio all week and suddenly I gasp like a landed fish after doing nothing, takes minutes to settle",
    ),
    urgent(
      "tendon_medicine",
      "Only two pills of that fluoroquinolone stuff and my achilles lets me know with every step",
    ),
    urgent(
      "rupture",
      "top set of deadlifts and a RIIIP in the biceps like tearing meat, arm is purple and the muscle sits higher than it used to",
    ),
    urgent(
      "head",
      "grinding out rep 3 and something sort of went off inside my skull, throbbing at the back ever since. wtf",
    ),
    urgent(
      "faint",
      "Locked out my new max, and the next thing was me flat on my back looking at the lamps. kinda funny now but still",
    ),
    urgent("bleeding", "two days after the ultra I still see blood when I go to the loo"),
    urgent(
      "chest_pain",
      "weird weight on my chest since last week, as if a big dog was lying on it. mornings are worst",
    ),
  ]),
  ...notesOfKind("condition", [
    hasCondition(
      "I've got the chills and a cold myself now, skipped two workouts because I felt sick",
      "ill",
    ),
    hasCondition(
      "As soon as it freezes my asthma wrecks every run, needed the blue inhaler halfway this morning",
      "lungs",
    ),
    hasCondition(
      "Night hypos every second night since I do three HIIT classes, cut my basal by 5 units",
      "diabetes",
    ),
    hasCondition(
      "started sneezing after yesterdays run and now I'm coughing almost nonstop, pretty wretched",
      "ill",
    ),
    hasCondition(
      "had a cold since tuesday, today its moved down and I'm coughing up all sorts. attractive!",
      "ill",
    ),
    hasCondition("home from work with flu, after weeks of a cold that wouldnt leave. mostly napping", "ill"),
    hasCondition(
      "if I lie perfectly flat on my back my vertigo goes off and its like a dinghy in a storm",
      "dizzy",
    ),
  ]),
  ...notesOfKind("strain", [
    hurts("third week with this strained trap, sharp pain every time I look up at the ceiling", "traps"),
    hurts(
      "right hammy was cranky after 2 miles so I called it, feels pulled even walking about",
      "hamstring",
    ),
    hurts("grumpy hip flexor so no runs since tuesday, makes me sad", "hip"),
    hurts(
      "both shin bones ache all the way down after tonights run, I did finish it though out of stubbornness",
      "shin",
    ),
    hurts("Had to quit at minute eleven, the shins were that bad I couldnt walk properly. gutted", "shin"),
    hurts(
      "nagging pain somewhere between hip, groin and quad whenever I get off the treadmill",
      "hip",
      "groin",
      "quad",
    ),
    hurts(
      "Pretty sure its a mild bout of plantar fasciitis, so running is on a break I did not ask for",
      "foot",
    ),
    hurts("got as far as the corner, felt the hamstring, turned back and ate cake", "hamstring"),
    hurts(
      "since I'm trying to be faster my shins have begun to hurt, never had it before. new trainers maybe?",
      "shin",
    ),
    hurts("end of week 3 and my shins are sore to the touch, doesnt even settle in the warm up walk", "shin"),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote("the boy had croup again so I sat up with him till one, zero sleep, skipped friday"),
    harmlessNote(
      "my mum has a bad back from a car crash so she phones every week to tell me to look after mine. mine is fine mum",
    ),
  ]),
  ...notesOfKind("exercise", [
    respect("Saw the xray today: stress fracture at the outer edge of my right foot. Running is cancelled", {
      areas: ["foot"],
      exercises: [/run/i],
    }),
    respect("guess squats, deads and bent over rows are off the table until my lower back has fully healed", {
      areas: ["lower_back"],
      exercises: [/squat/i, /dead ?lift/i, /row/i],
    }),
    respect("my foot isn't broken but the doctor wants no running for a month", {
      areas: ["foot"],
      exercises: [/run/i],
    }),
    respect(
      "rib cartilage is inflamed again, doctor banned pilates, running and swimming till it's properly gone",
      { areas: ["ribs"], exercises: [/pilates/i, /run/i, /swim/i] },
    ),
    respect(
      "I've dropped sit-ups because of my diastasis, doing toe taps and wall sits for now but nothing changes",
      { conditions: ["diastasis"], exercises: [/sit.?up/i] },
    ),
  ]),
  ...notesOfKind("over", [
    harmlessNote(
      "had achilles trouble at the start and knee ache in week 8, all gone now, today was the best run so far",
    ),
  ]),
  ...notesOfKind("circulation", [
    hasCondition(
      "still on eliquis because of the afib, probably only easy zone 2 stuff for me",
      "heart",
      "medicine",
    ),
    hasCondition(
      "90 days after my ablation, weights and rowing are ok but I'm nervous of getting the heart rate too high",
      "heart",
    ),
    hasCondition(
      "Blood pressure is up even though ive lost weight, the pharmacist reckons its the heavy lifting. no more max lifts for now",
      "pressure",
    ),
  ]),
  ...notesOfKind("surgery", [
    hasCondition(
      "hernia op was a fortnight ago, surgeon says I mustn't pick up anything for a month, not even the shopping bag",
      "surgery",
      "hernia",
    ),
    respect(
      "PT gave me a telling off, six weeks after my knee replacement I may not go down stairs with that leg first yet",
      { areas: ["knee"], conditions: ["surgery"] },
    ),
    hasCondition(
      "gallbladder came out last month, the cut in my belly button is still red and tender",
      "surgery",
    ),
    hasCondition("got an inguinal hernia, idiot me kept on lifting and of course its bigger now", "hernia"),
  ]),
];
