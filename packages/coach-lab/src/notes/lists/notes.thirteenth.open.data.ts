/** Thirteenth list of notes, open half: situations of people who asked in public forums and diaries, in other words. Its author saw neither reader nor lists. */
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
} from "../note.ts";

/** Judged before the reader was run on them. */
export const thirteenthOpenNotes: readonly JudgedNote[] = [
  ...notesOfKind("harmless", [
    harmlessNote("jet lagged, dark and cold but I went anyway"),
    harmlessNote("did all the machines yesterday, this morning I found out I own abs. sore doesn't cover it"),
    harmlessNote("neighbours had their music on until 3 am so I slept maybe four hours, dragging a bit"),
    harmlessNote("Going to have a brew and a slice of cake, I've deserved that one"),
    harmlessNote("wondered why deadlifts felt so easy, then noticed I forgot the deficit. oops"),
    harmlessNote("Leg day was a mistake lol, I waddle like a penguin and my husband finds it hilarious"),
    harmlessNote(
      "even the dog refused to go out in that rain but we ran nearly ten miles, hot bath afterwards, bliss",
    ),
    harmlessNote(
      "new player but no idea what to listen to, ended up craving crepes because of the french lessons",
    ),
    harmlessNote("forgot my music, never has half an hour on the crosstrainer been so long"),
    harmlessNote(
      "Doctor is happy, cholesterol down, blood pressure on the low side of normal and not one cold all year",
    ),
    harmlessNote("up three pounds thanks to my daughters birthday, cupcakes won"),
    harmlessNote("legs were toast on sunday, seems to be going round in our running group"),
    harmlessNote("my poor ipod died on the treadmill and everybody stared. RIP little one"),
    harmlessNote("the only thing on me that isn't aching today is my fingers, what a session"),
  ]),
  ...notesOfKind("urgent", [
    urgent(
      "nerve",
      "Hurt my back on RDLs monday. Back is ok again but I can hardly lift the toes of my left foot",
    ),
    urgent(
      "faint",
      "I don't remember the end of the race at all, passed out and woke up in the medical tent",
    ),
    urgent(
      "head",
      "On my second last squat a headache hit me out of nowhere at the back of the skull, its still there this morning",
    ),
    urgent(
      "palpitations",
      "almost three miles in my heart went completely haywire, I stood there bent double and then walked home close to crying",
    ),
    urgent(
      "head",
      "Got stuck at the bottom and right then had the most insane pain in my head. five days later a few pushups bring it all back",
    ),
    urgent(
      "rupture",
      "went down in the pickup game as if kicked from behind, no one had touched me. heard the pop too",
    ),
    urgent(
      "rhabdo",
      "Took a really brutal class friday, now my arms are all puffy and my pee looks like cola",
    ),
    urgent(
      "tendon_medicine",
      "Had leviquin for my sinuses last month and now both achilles tendons hurt on the bike, never had that in all these years",
    ),
    urgent(
      "rhabdo",
      "after all those muscle ups and rope climbs my arms are swollen and rock hard and I can hardly bend them, couldn't even pick up the baby",
    ),
    urgent(
      "nerve",
      "all of a sudden I cant pull my foot up any more, it just slaps on the ground. been in denial about it",
    ),
    urgent(
      "faint",
      "My back zapped me on a light squat, I crawled out, got all sweaty and then passed out next to the rack",
    ),
    urgent(
      "palpitations",
      "few times a day my heart flips over and I go cold and woozy, woke me up at night as well",
    ),
    urgent(
      "rupture",
      "three quarters up on bench there was a ripping crack in my shoulder, the arm gave out and I cant lift it since",
    ),
    urgent(
      "clot",
      "left leg is excruciating and swollen since saturday, came out of nowhere, can barely walk on it",
    ),
    urgent(
      "rupture",
      "felt like someone whacked my heel with a racket, turned round and nobody there. Cant push off on that foot now",
    ),
    urgent(
      "clot",
      "Right calf has a deep throb since yesterday, a bit swollen and oddly warm, and I hadn't even trained",
    ),
    urgent(
      "self_harm",
      "cant find joy in anything and I keep thinking about ending it, so no, I didn't train",
    ),
    urgent(
      "saddle",
      "With this sciatica it now takes me ages to get a pee started and my bottom feels cold and strange",
    ),
    urgent("bleeding", "nearly 12 weeks along and there was fresh blood when I came home from boxing"),
    urgent(
      "self_harm",
      "some evenings I think it'd be easier not to be alive any more, so whats the point of training",
    ),
    urgent(
      "nerve",
      "two little pops in my back on deads and the next morning no power at all in both legs under the knee",
    ),
    urgent(
      "tendon_medicine",
      "On day four of levaquin, went for a light jog and both achilles lit up with a burning pain",
    ),
    urgent(
      "bleeding",
      "long run without water, got home and peed pinky red, pretty sure thats blood. little freaked out",
    ),
    urgent(
      "nerve",
      "ring finger and pinky buzz all day, my grip is getting weak and I keep dropping stuff without noticing",
    ),
    urgent(
      "palpitations",
      "My heart keeps fluttering on easy runs lately, it never did that before. Makes me nervous",
    ),
    urgent("purging", "had two binges this week and got rid of it both times. not gonna beat myself up"),
    urgent(
      "faint",
      "collapsed on the last stretch on sunday, came to in the ambulance. was in the lead too!!",
    ),
    urgent(
      "breath",
      "spin was horrible at half my usual resistance and by now I'm short of breath even when I sit around",
    ),
    urgent(
      "palpitations",
      "mid set my heart flutters like a little bird that wants out and then I cant breathe right",
    ),
    urgent(
      "faint",
      "Was out cold for maybe a second after setting the bar down on sunday, cracked my forehead on the rack",
    ),
    urgent(
      "rupture",
      "doing high knees in the living room and POP goes my calf, loud enough to hear. couldnt get up on it afterwards",
    ),
    urgent("nerve", "ignored the back and kept working, today I woke up and couldn't lift one foot"),
  ]),
  ...notesOfKind("condition", [
    hasCondition(
      "bone scan came back as severe osteoporosis, T score minus 3.6. and me lifting all my life",
      "bone",
    ),
    hasCondition(
      "Was told I have a vitreous detachment in the right eye and to hold back with heavy lifting till the specialist in 3 weeks",
      "eye",
    ),
    hasCondition(
      "second retina tear within a year got lasered, everything looks smeary in that eye. doc says nothing explosive",
      "eye",
    ),
    hasCondition(
      "never sure if im dying because of the push ups or because I'm going hypo.. always test in between",
      "diabetes",
    ),
    hasCondition(
      "15 minutes into leg day my sugar dipped and then two more lows in the night. type 1 is fun",
      "diabetes",
    ),
    hasCondition("those ear crystals are back.. room swims when I sit up or look down", "dizzy"),
  ]),
  ...notesOfKind("strain", [
    hurts("week six of the hip flexor saga, on bad days it hurts just to walk", "hip"),
    hurts(
      "couldn't finish run 2, terrible shin splints and the arches of my feet hurt as well :(",
      "shin",
      "foot",
    ),
    hurts(
      "soon as I stood up this morning there was a sharp pain in my left heel, eased off after an hour",
      "foot",
    ),
    hurts(
      "woke up monday with a limp, left hip hurts and it pulls down the front of my thigh",
      "hip",
      "quad",
    ),
    hurts(
      "dont know if I pulled my hamstring or what but its been a month, boot camp is where it bothers me most",
      "hamstring",
    ),
    hurts("Two months of this right hamstring now. slow is ok, as soon as I speed up it grabs", "hamstring"),
    hurts(
      "hamstrings kept twinging at anything over 8 mph and these course chairs make it worse",
      "hamstring",
    ),
    hurts("at times it's like a knife in my left heel, there goes my marathon training", "foot"),
  ]),
  ...notesOfKind("over", [
    harmlessNote("the back trouble that stopped me two years ago is gone, lifted all week without any pain"),
    harmlessNote("knees are fine again since september thanks to the physio, back to the normal sets"),
    harmlessNote(
      "People ask about my back operation from five years ago, it's long healed and doesn't bother me in any workout",
    ),
  ]),
  ...notesOfKind("trunk", [
    hurts(
      "botched a squat a few weeks ago, lower back on the right hurts up to the hip and I sleep badly from it",
      "lower_back",
      "hip",
    ),
    hurts(
      "one giant sneeze and my ribs are right back where they were two weeks ago, hurts when I breathe in",
      "ribs",
    ),
    hurts(
      "my low back rounded in the smith machine and OUCH, no chance of picking something off the floor",
      "lower_back",
    ),
    hurts(
      "did something to my neck on the incline bench, back left, even lifting my head off the pillow hurts",
      "neck",
    ),
    hurts(
      "my lower back is nearly normal again two weeks after the tweak, still a bit scared to squat though and it pinches when I roll over in bed",
      "lower_back",
    ),
    hurts("Sharp pain low on the right of my back at 290, grunted like a pig and hobbled off", "lower_back"),
    hurts(
      "Strained the lower back two months ago, tried a few sets of squats yesterday and it was killing me again",
      "lower_back",
    ),
  ]),
  ...notesOfKind("wish", [
    wishes("more than 15 minutes in one go is a fantasy right now, can you keep it to that", {
      type: "minutes",
      minutes: 15,
    }),
    wishes(
      "thursdays are impossible because of work, 5 days a week otherwise is no problem",
      { type: "notDays", days: ["thursday"] },
      { type: "days", count: 5 },
    ),
    wishes("would like more for the butt, my boyfriend can laugh all he wants", {
      type: "more",
      muscle: /glute|butt|bum/i,
    }),
    wishes(
      "ceiling down here is too low for standing overhead presses so leave those out",
      leaveOut(/standing|overhead|press/i),
    ),
    wishes(
      "The rowing machine is the one cardio thing I surprisingly like, more of that please",
      include(/row/i),
    ),
    wishes("joined the gym yesterday finally, so please plan for the gym from now on", {
      type: "place",
      place: "gym",
    }),
    wishes("the guy downstairs hammered on my door again, so nothing with thumping please, has to be quiet", {
      type: "quiet",
    }),
    wishes("work slowed me down and the marine corps marathon is in five weeks.. can we build towards that", {
      type: "event",
      names: /marine|marathon/i,
    }),
    wishes(
      "cancelled the gym, so its the living room now with one kettlebell, a medicine ball and a yellow resistance cord",
      { type: "place", place: "home" },
      { type: "kit", names: /kettlebell|medicine ball|jump rope|cord|band/i },
    ),
    wishes("my thighs bulk up from just looking at a squat rack, can we do less for them", {
      type: "less",
      muscle: /thigh|leg|quad/i,
    }),
    wishes(
      "thesis is eating me alive, 30 min three times per week is all ive got",
      { type: "minutes", minutes: 30 },
      { type: "days", count: 3 },
    ),
    wishes("burpees and me, no. So I don't do them and I wont", leaveOut(/burpee/i)),
    wishes("Keep the kettlebell swings in, I do 250 a day and dont want to lose them", include(/swing/i)),
    wishes("I really hate running, give me some other cardio that fits in 40 minutes", leaveOut(/run|jog/i), {
      type: "minutes",
      minutes: 40,
    }),
    wishes("my calves just refuse to grow, could we hit them more often", {
      type: "more",
      muscle: /calf|calves/i,
    }),
    wishes("Lady below asked if we were renovating.. it was my jumping jacks. no jumping any more please", {
      type: "noJumps",
    }),
    wishes("no more resistance band stuff please, those things slip off or snap on me", leaveOut(/band/i)),
    wishes(
      "In Fargo three days then Vermont, sit ups and push ups in the hotel room is about all I can promise",
      { type: "place", place: "away" },
    ),
    wishes("travelling again til thursday, hotel has one working treadmill and a tiny pool", {
      type: "place",
      place: "away",
    }),
    wishes("could I get burpees in there? yes I'm serious, I love those things", include(/burpee/i)),
    wishes("off to washington tomorrow until friday, something I can do in the hotel room would be great", {
      type: "place",
      place: "away",
    }),
    wishes(
      "gyms are shut once more, so at home please. Have 5, 10 and 20 pound dumbbells and some bands",
      { type: "place", place: "home" },
      { type: "kit", names: /dumbbell|band/i },
    ),
    wishes("went and signed up for the dublin marathon at the end of october, partly to impress a friend", {
      type: "event",
      names: /dublin|marathon/i,
    }),
    wishes("bought kettlebells on sunday, two 15s and a 25, would like to use them", {
      type: "kit",
      names: /kettlebell/i,
    }),
  ]),
  ...notesOfKind("joint", [
    hurts("whenever I press a barbell my shoulders scream at me for the rest of the week", "shoulder"),
    hurts("the runners knee is up to its tricks again, better one day and ruins my run the next", "knee"),
    hurts(
      "my hip starts at two km and by two and a half I'm walking home. on the bike I feel nothing",
      "hip",
    ),
    hurts("Outside of my left foot made me limp after every run, now its official: stress fracture", "foot"),
    hurts("honestly can't stand lunges, my knees crunch and it hurts", "knee"),
    hurts(
      "The swelling is mostly down but the sprained ankle still isnt steady, and I bought new wedges!",
      "ankle",
    ),
    hurts("inside of my elbow gets worse week by week from those doorframe chins", "elbow"),
    hurts(
      "Golfers elbow from way too many pull ups, a 6 out of 10 in the first sets then it settles",
      "elbow",
    ),
    hurts(
      "stuck in a walking boot for maybe six weeks, stress fracture in my foot. may take it off to sleep, yay",
      "foot",
    ),
    hurts(
      "Shoulder's being a pain, but only on bench. tried every grip and angle, they all hurt",
      "shoulder",
    ),
    hurts(
      "got the bike out of the cellar and my knees flared up, stairs hurt and so does anything for legs",
      "knee",
    ),
  ]),
  ...notesOfKind("pelvic", [
    hasCondition(
      "my belly pokes out like a cone when I sit up, the doctor confirmed the abs have separated. noooo",
      "diastasis",
    ),
    hasCondition(
      "about 9 weeks gone with our baby, queasy all day and living off whatever stays down",
      "pregnant",
    ),
    hasCondition(
      "I leak when class is full of jumping, with weights its fine. thought that was normal after kids",
      "pelvic_floor",
    ),
    hasCondition("baby is 5 months, I only walk so far. would love to jog and lift again", "postpartum"),
    respect("halfway through pregnancy, the SI joint in my lower back needs the chiro every ten days or so", {
      areas: ["lower_back"],
      conditions: ["pregnant"],
    }),
    hasCondition(
      "8 weeks after the birth and there's this heaviness down below, as if a tampon was slipping out",
      "pelvic_floor",
      "postpartum",
    ),
    hasCondition(
      "star jumps and my bladder are no longer friends since the little one arrived. welp",
      "pelvic_floor",
    ),
    hasCondition(
      "34 weeks now and my pubic bone kills me when I turn over in bed, swinging almost no weight these days",
      "pregnant",
    ),
    hasCondition(
      "midwife came by a few days after the twins and measured a four finger gap in my tummy muscles",
      "diastasis",
      "postpartum",
    ),
  ]),
  ...notesOfKind("pastAndOthers", [
    harmlessNote(
      "my dad gets this tightness in the chest and wont see anyone, that's where my nerves went this week. I'm fine",
    ),
    harmlessNote("Husband got diagnosed with type 1 yesterday, so my head was elsewhere this week"),
    harmlessNote(
      "my little one had a temperature since friday and kept nothing down, seems on the mend today",
    ),
  ]),
  ...notesOfKind("exercise", [
    respect(
      "third rep and my lower back gave a warning, so no rowing for a couple of days, moving like a china doll",
      { areas: ["lower_back"], exercises: [/row/i] },
    ),
  ]),
  ...notesOfKind("surgery", [
    respect("seven weeks after the rotator cuff op, sling is off at home but the right arm can't do much", {
      areas: ["shoulder"],
      conditions: ["surgery"],
    }),
    respect("week 8 with the new knee, bends nearly 120 but its still hot and puffy", {
      areas: ["knee"],
      conditions: ["surgery"],
    }),
  ]),
  ...notesOfKind("circulation", [
    hasCondition(
      "with the beta blockers my pulse wont go up and I run out of puff on the slightest hill",
      "medicine",
    ),
  ]),
];
