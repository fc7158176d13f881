/** What a note is rewritten to before it is read, in this order: patterns with what stands in their place. */
import type { Rewrites } from "../word-list.ts";
import { idiomWords } from "./idioms.data.ts";

/** Words of health that are looked for as they are mistyped too. */
export const mistypedWords =
  "chest heart breath breathe breathing faint fainted dizzy swollen bleeding headache pregnant surgery shoulder hamstring achilles stomach strained sprained physio dislocated tendon fracture elbow ankle meniscus sciatica hernia bursitis tendonitis tendinitis impingement impinged fasciitis ligament cartilage kneecap vertigo asthma diabetes diabetic migraine arthritis osteoporosis operation prolapse diastasis kidney injured injury swelling numbness tingling medication antibiotics bronchitis pneumonia concussion palpitations dizziness pregnancy caesarean miscarriage infection abdomen abdominal adductor quadriceps clavicle collarbone sternum vertebra rotator wrist thigh groin glute buttock forearm biceps triceps tweaked bruise inflamed inflammation tendonitis pressure temperature vomiting diarrhoea stitches blister cramping spasm strain sprain painkillers pelvic thyroid back knee";
/** Words of everyday life that are one letter from one of health. */
export const otherWords =
  "smelling spelling dwelling insured tinkling mingling inflection injection injected invention pregnancy hears operating stomachs reaches brother father keen grin goin glue hear heat heats stain stains spain camping clamping cramming inflated switches abductor abductors pelvis";

/** What somebody does on stairs and hills, and with children and dogs: to be out of breath by it is no sign of an illness. */
const usualEffort =
  "(?:on|up|climbing|going up|taking|walking up|after|chasing|playing with|running (?:for|after)|carrying|keeping up with) (?:(?:the|a|my|our|any|some|one|two|three|flights? of) )*(?:stairs|steps|hills?|kids?|child(?:ren)?|grandkids|grandchildren|dogs?|bus|train|shopping)";

const fingersWide = "(?:half an?|one|two|three|four|five|\\d)(?: and a half|[.,]5)? fingers?(?: widths?)?";
const bellyWall = "(?:abs|abdom\\w+|tummy|stomach|belly|midline)";

const dayName = "(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|days?|sdays?|nesdays?|rsdays?|urdays?)?";

/** One spelling for what keyboards and copies write in several ways; what one question and its answer say is said once. */
export const spellings: Rewrites = [
  [/[\u2018\u2019\u02bc\u00b4`]/g, "'"],
  [/\s?[\u2013\u2014]\s?|\s-+\s/g, "; "],
  [/([:?]\s?|\n|^)(no|none|never)\n/g, "$1$2; "],
  [/\.{2,}|\u2026/g, ", "],
  [/\bw\/o(?:ut)?\b/g, "without"],
  [/(\d)\/(?=\d)/g, "$1 over "],
  // "Mon-thu" is four days, "mon-wed-fri" three: a sign here, which is no word for the model of notes, and the word among the readings.
  [new RegExp(`(?<!-)\\b(${dayName})-(?=${dayName}\\b(?!-))`, "g"), "$1 ~ "],
  [/[-\u2010\u2011_/]/g, " "],
  [/\s+/g, " "],
  // "Tennis elbow in my right arm": the elbow alone, of that side.
  [
    /\b((?:tennis|golfer'?s?) elbow|epicondylitis) (?:in|on|of) (?:(?:my|the|both|one) )?(?:(left|right) )?arms?\b/g,
    "$1 on the $2 side",
  ],
  // How a week is cut: nobody pulled a leg, and no muscle is wished for.
  [/\bpush(?:,? (?:and )?| ?& ?)pull(?:,? (?:and )?| ?& ?)legs?\b|\bppl\b/g, "a split"],
  [/\b(back|head|arm|foot|leg) (rests?)\b/g, "$1$2"],
  [/\b(could|would|did|does|do|was|is|are|were|have|has|had|ca|wo)nt\b/g, "$1n't"],
  [/\b(i)(m|ve)\b/g, "$1'$2"],
  [
    /\bits (?=(?:all |now |still |just |fully |completely |long |been )*(?:healed|gone|fine|better|ok|okay|good|been|back|sore|mended|hurting|swollen|getting)\b)/g,
    "it's ",
  ],
  [/\bdr\b\.?/g, "doctor"],
  [/\b(w)k(s?)\b/g, "$1eek$2"],
  // "Back pain? What back pain? Gone."
  [/\b((?:\w+ ){0,2}\w+)\? what \1\b/g, "no $1"],
  // "Back pain? None since the new mattress."
  [
    /(?<=^|[.!?;\n] ?)(?:any )?((?:\w+ ){0,2}\w+)\? (?:none|nope|zero|nothing|gone|not any ?more|not a (?:thing|twinge))\b(?! of)/g,
    "no $1",
  ],
  // Exercises that hurt, not people who do.
  [
    /\bthey (?=(?:\w+ )?(?:hurt|make|give|kill|bother|pinch|irritate|wreck|aggravate|set|tweak|cause)\b)/g,
    "these ",
  ],
  [/\b(could|would|did|does|do|was|is|are|were|have|has|had) not\b/g, "$1n't"],
  [/\bcan ?not\b/g, "can't"],
  // "Thought the elbow was better. It isn't.": two sentences that say one thing.
  [
    /\b(?:thought|believed|figured|assumed|hoped|swore|thinking) (?:that )?((?:my|the|this|that) [^.;,!?]{2,40}?) (?:was|were|is|had|would be) (?:\w+ )?(?:better|healed|fine|gone|ok|okay|over|sorted|right|fixed|cured|settled)[.,;!]* (?:but |and |well |nope |turns out )*(?:it|they|that)(?:'s| (?:isn't|wasn't|aren't|weren't|hasn't|haven't|didn't)\b| (?:is|was|are) not\b)/g,
    "$1 is not better",
  ],
  // Politeness before what is asked.
  [/\bwhat i (?:want|wanted|meant|mean) to (?:say|ask) (?:is|was)(?: that)?\b/g, ""],
  // Nobody has two of them.
  [/\b(?:my|me) (back|neck|groin|chest|belly|stomach)s\b/g, "my $1 is"],
];

/**
 * What is understood as something else, for the reader alone: the model knows words as people write them, and these are too few to
 * train it anew.
 */
export const readings: Rewrites = [
  [/\b(?:cos|coz|cuz|cus|bc) (?=of\b)/g, "because "],
  [/\bnow and (?:then|again)\b/g, "on and off"],
  [/\bcan't say (?:that )?(my \w+) (?:doesn't|don't) (?=hurt|ache)/g, "$1 does "],
  [/ ~ /g, " to "],
  // "My wife hurt her back and I did mine": the writer's own.
  [
    /\b(hurt|pulled|tore|broke|sprained|strained|tweaked|twisted|injured|did) (his|her|their) (\w+)\b([^.;!?]*?) (?:i|i've|so) (?:also )?(?:did|done|have|hurt|pulled|tweaked)( too| also)? mine\b/g,
    "$1 $2 $3$4 i hurt my $3",
  ],
  // Learnt at last, and no joint that makes noises.
  [/\bfinally click(?:s|ed|ing)\b(?! (?:less|back|into|in|when|at|out|and))/g, "going well"],
  [/\bhead down and (?=get|work|push|train|crack|grind)/g, ""],
  // Measured, and as it should be.
  [/\b(?:blood pressure|bp) (?:(?:is|was) )?(?:9\d|1[0-2]\d) ?(?:over|\/) ?[5-7]\d\b/g, "training"],
  // A part of the body, and no day of it.
  [/\bbad (knee|hip|ankle|elbow|wrist) day\b/g, "bad $1"],
  // What a new hip must not do; no leg hurts by it.
  [/\b(cross(?:ing)?) (?:(?:my|the|your) )?(?:legs|ankles|feet|knees)\b/g, "$1 over"],
  [/\bskip(?:ping)? rope\b/g, "jump rope"],
  // An evening, and nothing that is left out.
  [/\b((?:before|after|when) )(?:(?:i|we|i'm|we're) )?(?:go|going) out\b/g, "$1the party"],
  // A hand as a measure: of a belly that has come apart, and of anything.
  [
    new RegExp(
      `\\b${fingersWide}(?: (?:gap|separation|split))?(?= (?:in|between|of|at|down) (?:\\w+ )?${bellyWall})`,
      "g",
    ),
    "diastasis",
  ],
  [
    new RegExp(`\\b(${bellyWall}\\b[^.;!?]{0,40}?)${fingersWide}(?= (?:apart|wide)\\b| ?(?:$|[,.;]))`, "g"),
    "$1diastasis",
  ],
  [new RegExp(`\\b${fingersWide}(?= (?:gap|wide|apart|separation|split)\\b)`, "g"), "wide"],
  // A goal: who says of stairs and hills that they want to be out of breath no more asks for stamina.
  [
    new RegExp(
      `\\b(?:(?:my |the )?(?:main |only |big )?(?:goal|aim|dream|wish|hope) is|i (?:just |really )?(?:want|wanna|hope)|(?:i'd|i would|would) (?:love|like)|hoping) (?:to )?(?:not|never|no longer|stop) (?:to )?(?:be|being|get|getting|feel|feeling) (?:so |all )?(?:out of (?:breath|puff)|breathless|winded|puffed(?: out)?) (?=${usualEffort}\\b)`,
      "g",
    ),
    "i want more cardio, ",
  ],
  [/\bdeath by (?=\w)/g, ""],
  // Rested for a sport, no work for them.
  [/\b(?:keep|leave|need|want)(?:ing)? (?:(?:my|the) )?(legs|arms|shoulders) fresh\b/g, "fresh $1"],
  [/\bpress(?:ing|es)? (?:\w+ )?(?:above|over) (?:my |the )?(?:head|shoulders?)\b/g, "overhead press"],
  [/\b(?:bike|bicycle|cycling|treadmill) (?=(?:crash|accident|fall|smash)\b)/g, ""],
  [/\b(watch\w* (?:an? |the )(?:\w+ )?)docs?\b/g, "$1documentary"],
  // How it came about: nothing that is over, and no exercise that hurts.
  [
    /\b(fell|fall(?:s|ing|en)?|trip(?:s|p(?:ed|ing))?|toppl(?:ed|ing)|knocked|thrown|came|coming) (?:over\b(?! (?:the|my|a) )|off (?:(?:my|the|a|his|her) )?(?:\w+ )?(?:bikes?|bicycle|scooter|motorbike)\b)/g,
    "$1",
  ],
  // A vaccine is none of what it is against.
  [
    /\b(?:(?:my|the|a|an) )?(?:(?:flu|influenza|covid|measles|shingles|tetanus|pneumonia|hpv) (?:jabs?|shots?|vaccin\w+|boosters?)|vaccine|vaccination)\b/g,
    "an errand",
  ],
  // What is done anyway is wished neither in nor out.
  [
    /\bi (?:already |also )?(?:get|do) (?:enough|plenty of|plenty|lots of) (?=\w+ (?:to|at|from|on|with|in|by|already|as it is)\b)/g,
    "there's ",
  ],
  // Work, and what is seen on the way: no paramedic who came.
  [
    /\b(?:(?:ambulance|paramedic) (?:shifts?|crews?|service|station|driver|job|course|training|work)|(?:as|i'm|i am) an? paramedic|(?:saw|heard|passed) (?:an|the|two|some) ambulances?)\b/g,
    "training",
  ],
  [/\b(?:they say )?sitting is the new smoking\b/g, "training"],
  // A month as all months.
  [
    /\b(?:period|time of the month|pms|menopause|hot flush(?:es)?)\b(?:(?!pain|heav|faint|dizz|chest|flood|clot|late|missed|worse)[^.;!?]){0,40}\b(?:normal for me|as usual|as always|nothing new|same as (?:ever|always|usual))(?=$|[,.;!?])/g,
    "training",
  ],
  // A trip that is over, or off.
  [
    /\b(?:just )?(?:got |came |am |i'm )?(?:back|home) from (?:the |my |a |our |all the )?(?:\w+ )?(?:weeks? (?:in|at|on) (?:a |the )?)?(?:hotels?|holidays?|vacation|trip|travel\w*)(?: (?:life|living|food))?\b/g,
    "back home",
  ],
  [
    /\b(?:hotel|holiday|vacation|trip|travel)(?: \w+)? (?:was|is|got|has been|were) (?:all |just )?(?:cancel\w*|called off)\b/g,
    "training",
  ],
  [
    /\bon (?:the |my |our |that )?(?:holiday|vacation|trip) (?=(?:left|was|were|made|did|gave|felt|went)\b)/g,
    "",
  ],
  // A strip of a test.
  [/\b(ketones?|sugars?|glucose) ?(?:\d ?)?\+{1,4}/g, "$1 high"],
  // Who can't stand the treadmill hates it; what else nobody can stand, such as noise after a fall, is left to be read.
  [
    /\bcan't (?:stand|bear) (?=(?:(?:the|those|these|that|any|doing|all|more) ){0,2}(?:treadmills?|bikes?|rowers?|ergs?|stair\w*|steppers?|ellipticals?|cross ?trainers?|gyms?|cardio|hiit|intervals?|yoga|stretching|burpees?|planks?|squats?|lunges?|crunch\w*|deadlifts?|(?:sit|push|pull|press|step) ups?|(?:run|jogg|row|cycl|swimm|skipp|jump|train|lift|exercis)(?:ing|s))\b)/g,
    "hate ",
  ],
  // Elsewhere "shoulder mobility" is an exercise.
  [
    /\b(?:limited|poor|reduced|restricted) ((?:\w+ )?\w+) (?:mobility|range of motion|flexibility)\b/g,
    "stiff $1",
  ],
  [
    /\b(?:limited|poor|reduced|restricted) (?:mobility|range(?: of motion)?|flexibility) (?=(?:in|of) (?:my|the|both)\b)/g,
    "stiffness ",
  ],
  // "Cut back on lats": no cut, and no back; "can't take any more" asks for none.
  [/\b(?:cut(?:ting)?|scal(?:e|ing)) (?:back|down) on\b/g, "less"],
  [
    /\b(can't|cannot) (take|handle) any ?more(?= *(?:$|[,.;!?]|(?:right )?now\b|today\b|this week\b))/g,
    "$1 $2 much",
  ],
];

/** What a word of health may be in that means none. */
export const otherNames: Rewrites = [
  // Exercises, days and things that are called after a part of the body which a sign may name: in "face pulls: my fingers
  // went numb" the face is fine. A face that "pulls to one side" is no exercise. A bar comes down "to the chest", and a
  // chest workout is crushed; a weight "on the chest" is a sign.
  [
    /(?<!\b(?:side|half|part) of (?:my|the) )\bface ?pull(?:s|ing)?\b(?! (?:to|down|up|side|left|right|over|on (?:one|the|my) (?:side|left|right)))|\b(?:bar|barbell|(?:dumb|kettle)bells?|weights?) (?:all the way |down |right )*to (?:my|the) chest\b|\b(?:crushed|crushing) (?:my|a|the|that|this) (?:\w+ )?chest (?:pr|press|day|workout|session|goal)s?\b|\b(?:toes? to bar|(?:neck|elbow|foot|head|heel|hand|knee|toe) of (?:the|a|my) (?!foot|feet|leg|arm|hand|hands|hip)\w+|(?:hip flask|rib eye|shoulder season)s?|(?:achilles )?(?:knee|elbow|foot|heel|shin|hip|neck|shoulder|hand|chest|back|thumb|toe|finger|ankle|wrist|rib|leg) (?:hills?|beach|pub|inn|lane|street|road|park|river|lake|bay|rock|island|valley|peak|station|square|cafe|restaurant|hotel|trail|farm|village|town|woods?|forest|common)|put (?:my|your) back into|hurt feelings|(?:spring|cabin) fever|(?:a|another) stab at|strained (?:budget|relations\w*|finances)|(?:physio\w*|nurse|doctor|osteopath) by trade|as an? (?:\w+ )?(?:physio\w*|nurse|doctor|paramedic|osteopath|surgeon|vet|midwife|carer|medic)|i'm an? (?:\w+ )?(?:physio\w*|nurse|doctor|paramedic|osteopath|surgeon|vet|midwife|carer|medic)[^.;]*|(?:dead|run off|swept off|back on|on) my feet(?: all day| after| by| again)|i (?:see|treat|assess) (?:\w+ ){0,4}(?:injur\w+|shoulders|knees|backs)|(?:neck and neck|pain au chocolat|no pain,? no gain|hurt my (?:ego|pride|feelings)|pinch(?:es|ed)? my (?:wallet|budget|purse)[^.;]*|break a leg|butterflies in my \w+|pull(?:ed|ing)? my weight|cost an arm and a leg|pain in the (?:neck|backside|bum|butt|arse|ass|rear|behind)|(?:my )?(?:brain|head) (?:hurts|aches) from (?:all )?(?:the|these|this) (?:maths?|numbers|sums|counting|choices|options)|head over heels|(?:back|head|arm|foot|leg) ?rests?|back ?packs?|back ?(?:yard|garden|door|seat|row|room|street|of house)|(?:a )?shoulder to cry on|leg ?room|elbow ?room|cold shoulder|head start|heads up|(?:sat|sits|sitting|climb\w*|jump\w*|rid\w+) (?:up )?on my back|hands? (?:(?:is|are|get|got|all|so|a bit) )*(?:rough|calloused|chalky|sweaty|dry|hard skinned)|(?:bruise[sd]?|bruising|hurts?) (?:my|the) (?:ego|pride)|shoulder to shoulder|(?:foot|pedal) (?:on|off) the gas|finger food|sat on my hands|(\w+) pain\? what \w+ pain|(?:physio\w*|doctor|nurse) (?:at|of|from) (?:my|the|our) (?:club|gym|work|office)|ambulance (?:driver|crew)|drive an ambulance|visit\w* (?:my|our|an?|the) \w+ (?:in|at) (?:the )?hospital|hurts? my (?:soul|wallet|heart)|ego is bruised|price (?:\w+ ){0,4}hurts|pains me to|shot in the arm|pulled a fast one|toe the line|at arm's length|(?:stuck|stick\w*) my neck out|(?:put|putting) my foot down|head and shoulders above|(?:left|right) hand side|veins|back pockets?|hip (?:new|young|hop)\b|my back is (?:to|against) the wall|(?:say|says|saying) hi|feel(?:s|ing)? the burn|felt the burn|cracked (?:me )?up|(?:ribs|shank|leg of lamb) for (?:dinner|lunch|tea)|spare ribs|thumbs? up|rule of thumb|gut feeling|(?:nobody|no one|noone) (?:was |got )?(?:hurt|injured)|heart to heart|second hand|cold feet|face to face|eye to eye|eye opener|lend(?:ing)? a hand|off my chest|elbow(?:ed|ing)? (?:my|our|your|his|her|their) way|(?:an?|one) (?:real |total |right |bit of a |massive )?pain to (?:anchor|set|use|clean|assemble|find|store|carry|open|reach|park|get|put|change|adjust|log|read|fit|fold|wash)|(?:circuit|session|workout|set|class|playlist|music|song|pump|finisher|wod|run|ride|gym|\w+ day) (?:was|is) (?:\w+ )?sick|(?:foam|cover|covering|padding|leather|vinyl|upholstery|shirt|leggings|shorts|mat|glove|shoe|trainer|band|strap|cable)s? (?:(?:is|are|was|were|has|have|got|also|all|a bit|half) )*(?:torn|ripped|split|worn)|(?:phone|laptop|computer|car|watch|boss|oven|app|router) (?:\w+ ){0,2}had (?:a|an) (?:stroke|heart attack|seizure|meltdown)|knee jerk|last leg of|back burner|back and forth|back of the (?:gym|room|class|queue|bus|car|line|fridge)|(?:got|getting|gets) on my nerves|nerve wracking|chest (?:freezer|of drawers)|sick (?:of|leave|day|gains|note)|broke my (?:\w+ )?(?:heart|records?|streak|fast|bank|pb|pr)|(?:beer|pizza|christmas|holiday) belly|my (?:other|better) half's name))\b|\b(?:legs?|shoulders?|knees?|hips?|backs?|wrists?|neck|ankles?|elbows?|calf|calves|toe|glutes?|hamstrings?|quads?|triceps?|biceps?|abs?|core|lats?|shin|hand|foot|rib|belly|groin|thigh) (?:prs?|pbs?|press(?:es)?|thrusts?|raises?|curls?|taps?|extensions?|bridges?|fl(?:y|ies|yes)|rows?|squats?|pull ?downs?|push ?downs?|kick ?backs?|drives?|abductions?|day|sleeves?|straps?|wraps?|weights?|pads?|guards?|circles?|mobility|machine|wheel|band)\b/g,
    "training",
  ],
  [idiomWords, "training"],
  // Legs that shall be fresh for a match; nobody wrecks a joint in jest.
  [
    /\b(?:don't|do not|not to|without) (?:trash|kill|destroy|smash|wreck|fry|ruin|batter|murder|annihilate)(?:ing)? (?:my|the) (?:legs|arms|quads|hamstrings|glutes|calves)\b/g,
    "training",
  ],
  // "Bring back pull-ups", "get back to squats": no part of the body, unless something is said of it.
  [
    /\b(?:br(?:ing(?:s|ing)?|ought)|go(?:ing)?|get(?:ting)?|com(?:e|ing)|came|put(?:ting)?|switch(?:ing)?|welcome) (?:(?!my|the|his|her|a|lower|upper|mid|bad|sore)\w+ ){0,2}back\b(?! (?:pains?|aches?|aching|hurts?|hurting|spasms?|injur\w+|troubles?|problems?|issues?|surgery|strains?|sore\w*|stiff\w*|tight\w*|is|was|feels?|out|went|gave|muscles?))/g,
    "again",
  ],
  // "Energy back", "mojo is back".
  [
    /(?<=^|[,;.] ?)((?!my|the|an?|lower|upper|mid|bad|sore|stiff|tight|tender|dodgy|weak|pulled|strained|tweaked|hurt|injured|torn|tore|bruised|busted)\w+ (?:is |are )?)back(?=$|[,;.])/g,
    "$1 again",
  ],
  // "My heart skipped a beat when I saw the scale", "nearly passed out laughing": joy and fright, by their cause. Stars and spots
  // are seen by who is dizzy, and who is short of breath as well is not moved but ill: what else is told is read all the same.
  [
    /\b(?:(?:my |the )?heart (?:was |is |nearly |almost )?(?:skip|jump|leap|leapt|sank|sink|melt|pound|rac|burst|flutter|stop|soar|flip|thump|hammer)\w*(?: out)?(?: a beat| beats)?|(?:nearly|almost|practically|could have) (?:faint|pass|die|keel|collaps|black)\w*(?: out| over)?|(?:nearly|almost|practically) (?:gave (?:me|myself) |had |got )an? (?:heart attack|stroke)) (?:\w+ )?(?:laughing|(?:with|from|of) (?:\w+ )?(?:joy|pride|excitement|laughter|laughing|happiness|relief|shock|embarrassment|boredom)|(?:when|as|after) i (?:\w+ )?(?:saw|seen|heard|read|opened|noticed|realised|realized|hit|found out|got the (?:news|email|letter|job|bill))\b(?! (?:\w+ )?(?:stars|spots|black|double|gr[ea]y|blood|floaters|flashes|lights?|the (?:room|floor|ceiling)|(?:my|the) (?:head|chest|wall)))|(?:when|as) (?:my|the|our) \w+ (?:copied|hugged|kissed|cheered|called|won|sang|smiled)|when the bar|at the (?:sight|price|thought|news|idea|bill))/g,
    "was moved",
  ],
];

/** What people write for an exercise, in the singular where it has one. */
export const exerciseSpellings: Rewrites = [
  [/\b(pull|push|chin|sit|step|press|muscle|get|v) ?ups?\b/g, "$1 up"],
  [/\bsit ups?\b|\babs? work\b/g, "crunch"],
  [/\bpress ups?\b/g, "push up"],
  [
    /\b(squat|plank|jump|run|lung|curl|row|press|deadlift|sprint|hopp?|bench|crunch|swing|dip|burpe|jogg?|climb)(?:n|t|p)?ing\b/g,
    "$1",
  ],
  [/\blung\b/g, "lunge"],
  [/\bburpe\b/g, "burpee"],
  [/\bjog\w*\b/g, "run"],
  // A walk that is wanted in the place of something, not one of the day.
  [
    /\b(rather|prefer(?: to)?|(?:can|could) (?:we|i)|let me) (?:(?:just|please|do|go|go for|take|a|some|easy|gentle) )*walk(?:s|ing)?\b(?! (?:lunge|to|home|the|my|with)\b)/g,
    "$1 do brisk walk",
  ],
  [/\bwalk(?:s|ing)? instead\b/g, "do brisk walk instead"],
  [/\b(?:ohp|military press|shoulder press)\b/g, "overhead press"],
  [/\bnothing overhead\b/g, "no overhead lift"],
  [/\bx ?trainer\b/g, "cross trainer"],
  [/\bflat (dumbbell|barbell|machine|db) press(?:es)?\b/g, "$1 bench press"],
  [/\bflat press(?:es)?\b/g, "bench press"],
  [/\bincline (?:dumbbell|db) (?:bench )?press(?:es)?\b/g, "dumbbell incline press"],
  [/\bincline press(?:es)?\b/g, "incline bench press"],
  [
    /\bpress(?:es)?,? (?:(?:it|them|things|weights?|dumbbells|(?:the|a) (?:bar|weight)|but|only|just|straight) )*(?:overhead|over ?head|(?:above|over) (?:my |the )?head)\b/g,
    "overhead press",
  ],
  [
    /\b(?:(?:really |very |too )?deep|full(?: depth)?|ass to grass|atg|(?:below|under|past) parallel) squats?\b|\b(?:below|under|past|lower than|deeper than) parallel (?:on|in|with|for) (?:the |my )?squats?\b|\bsquats? (?:(?:very|really|too|so|that) )?(?:deep(?:ly)?|all the way down|(?:below|under|past|beyond|lower than|deeper than) parallel|to (?:full )?depth|to the bottom|ass to grass|atg)\b|\bdeep (?:(?:knee|hip) )?bend(?:s|ing)\b/g,
    "deep squat",
  ],
  [
    /\b(?:half|partial|quarter|shallow|parallel|high) squats?\b|\bsquats? (?:just |only |down |stopped )?(?:to|at|above) parallel\b/g,
    "shallow squat",
  ],
  // "The hip thrust bench": what stands after the name of one exercise, told of one, is furniture; "rows, bench and squats" is a list.
  [
    /\b(?<!\b(?:thrust|curl|crunch|extension|raise|row|dip|fly|bridge|lunge|split squat|step up|preacher|ab|abs|nordic) )bench(?! (?:dip|press|at|arrived|any))\b/g,
    "bench press",
  ],
  [
    /\b(?:box|squat|broad|jump) jumps?\b|\bjump(?:ing)? (?:rope|squat|lunge)s?\b|\bskipping rope\b|\bplyo\w*\b|\bhops?\b/g,
    "jump",
  ],
  [
    /\b(more|some|extra) balance(?! (?:work|training|exercise|drill|bike|board|issue|problem|in|of))\b/g,
    "$1 balance work",
  ],
  [/\bclimbers?\b/g, "mountain climber"],
  [/\bmountain mountain\b/g, "mountain"],
  [/\bleg lifts?\b/g, "leg raise"],
  [/\bdead ?lifts?\b/g, "deadlift"],
  [/\b(?:lat )?pull ?downs?\b/g, "pulldown"],
  [/\bkb\b/g, "kettlebell"],
  [/\bfl(?:yes|ies)\b/g, "fly"],
  // Time between sets, or now and then.
  [/\b(?:rest|at(?: \w+)?) intervals?\b/g, "rest"],
  [/\bdeads\b/g, "deadlift"],
  [/\bskipping\b|\bhopp\b/g, "jump"],
];
