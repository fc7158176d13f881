/**
 * Red flags as a table: kinds of words that make one together, in whatever order a sentence has them. A part of the body, what it
 * does, and what goes with it say more than any phrase; `signs.data.ts` holds the phrases that mean a sign by themselves.
 * Kinds follow common lists for first contact (NICE back pain, headache and chest pain guidance; NHS emergency advice).
 */
import type { UrgentSign } from "./signs.data.ts";
import { wordList } from "./word-list.ts";

const chest = wordList(
  "(chest|breastbone|sternum|breast bone|ribs?|rib ?cage|my heart|ticker|upper body|torso|across the front|front of my body)(?! (app|rate|beat)\\b)(?! (day|press(es)?\\b|to bar|fl[yi]|support|strap|muscles?|session|workout|machine|pump))",
);
const arm = wordList("(left|inner|inside of my|down my|both) .. arms?|arms?|jaw|shoulder blades");
const limb = wordList(
  "legs?|calf|calves|thighs?|shins?|ankles?|arms?|forearms?|f[oe]{2}t|knees?|elbows?|wrists?|hands?|fingers?|shoulders?|heels?|hips?|collar ?bone",
);
const muscle = wordList(
  "achilles|biceps?|triceps?|pec~|quads?|hamstrings?|calf|heel|tendon~|chest|thigh|kneecaps?|knee|shoulder|elbow|ankle|groin|arm|leg|muscle",
);
const back = wordList("(?<!(came|come|get|got|go|going|am|i'm) )back|spine|discs?|neck|sciatic~|legs?");
const belly = wordList("belly|stomach|abdomen|tummy|gut|guts");
const eyes = wordList("eyes?|vision|sight|i see|see|seeing");
const head = wordList("head ?ache~|migraine|head|skull|temple");
const pregnant = wordList(
  "pregnan~|trimester|(\\d+|\\w+teen|twenty|thirty|eight|nine|ten|twelve) weeks|along|expecting|baby",
);

const pain = wordList(
  "pain~|ach(e~|ing)|hurt~|tight~|(funny|odd|strange|weird) feeling|pressure|squeez~|crush~|stab~|heav(y|iness)|burn~|discomfort|grip~|clamp~|vice|vise|(band|belt|strap|elephant|weight|brick) (round|around|on|across)",
);
const exertion = wordList(
  "shovel~|mow~|lawn|snow|(with|more|any) effort|go(ing)? hard|push~ the pace|when(ever)? i (stop|rest)|(after|with) rest~|eases? when|garden~|stairs?|steps|hills?|uphill|climb~|hurry~|rush~|the bus|exert~|walk~|push hard|(row|run|cycle|train) hard|brisk~|with exercise|exercising|treadmill|sled|burpees?|sprint~|intervals|(went|goes|gone|go|pass~|eas~|settl~|stop~|fad~|better) .. (off |away )?(when|if|once|as soon as) i (stop|stopped|sit|sat|rest|rested)~|carry~ (the |my )?(shopping|groceries|bags)|hoover~|vacuum~|pram|pushchair|in the cold|cold (air|wind)|running after",
);
const numb = wordList("numb~|tingl~|pins and needles|no feeling|can'?t (\\w+ )?feel|dead|cold");
const weak = wordList(
  "weak~|tripping|trip over|stumbl~|gives? (out|way)|giving (out|way)|limp|useless|no (strength|power)|clumsy|can'?t (\\w+ )?(grip|hold|turn|lift|open|move)|(power|strength) .. (less|gone|going|halved)|less (power|strength)",
);
const swollen = wordList(
  "sw[eo]ll~|fat(ter)?|overnight|thick(er)?|bigger|puffy|puffed~|balloon~|twice (the|its|as)|larger|engorged",
);
const inflamed = wordList("red|hot|warm|shiny|blue|bluish|mottled|purple|throb~|tender|streak~|dusky");
const stillness = wordList(
  "flight|plane|flying|drive|bus|train ride|car ride|(on|taking) the pill|pill|surgery|operation|cast|bed rest|long haul|hormon~",
);
const noise = wordList(
  "pop(ped|ping)?(?! (in(?! (my|the|his)? ?\\w+,)|song|by|over|out to|to))|crack(ed|ing)?|snap(ped|ping)?|bang|rip(ped|ping)?|tore|tear~|twang~|ping(ed)?|thud|clunk~|crunch~|buckled|gave way|went sideways",
);
const aftermath = wordList(
  "purple|black and blue|bruis~|sw[eo]ll~|filled up|balloon~|lump|gap|dent|hollow|can'?t (bend|straighten|lift|stand|walk|put|bear|push|move)|couldn't (bend|straighten|lift|stand|walk|put|bear|push|move)|won't (bend|straighten|lift|hold)|deform~|balled|rolled|higher|gun ?shot|pistol shot|flaps?|flopp~|flops?|tip ?toes?|push off|half the strength|who (had )?(hit|kicked|shot) me",
);
const fever = wordList(
  "fever~|temperature|shak(e|ing) with cold|shaky and cold|rigors|shiver~|chills|night sweats|(3[89]|4[01])([.,]\\d)? ?(c|degrees)?",
);
const bladder = wordList(
  "pee~|wee|urine|urinat~|bladder|bowels?|poo~|stools?|toilet|loo|wipe|soiled|incontinen~",
);
const lostControl = wordList(
  "accident~|no warning|can'?t (\\w+ )?(hold|control|feel|start|go)|couldn't (\\w+ )?(hold|control|feel|start|go)|lost control|no control|numb~|retention|leak~|dribbl~|haven't been able",
);

/** All of the lists of one rule in one sentence make the sign. */
export const redFlagRules: readonly (readonly [UrgentSign, readonly RegExp[]])[] = [
  ["chest_pain", [chest, pain, exertion]],
  [
    "chest_pain",
    [
      chest,
      pain,
      wordList("sweat~|nause~|clammy|sick|jaw|left arm|breathe (in|deep)|breath~ in|at rest|at night"),
    ],
  ],
  ["chest_pain", [arm, pain, exertion]],
  ["chest_pain", [arm, pain, wordList("sweat~|clammy|nause~|breathless|short of breath|gr[ea]y")]],
  ["chest_pain", [wordList("indigestion|heart ?burn"), exertion]],
  ["chest_pain", [wordList("nitro(glycerin)?( spray)?|gtn( spray)?")]],
  [
    "heart_rhythm",
    [
      wordList("heart~|ticker|pulse|flutter~|palpitation~|chest|(skipped|missed|extra|odd) beats?"),
      wordList(
        "took off|boom|paus~|mad|crazy|wild~|nowhere|uneven|all over|skipped|missed|extra|rac~|flutter~|skip~|jump~|pound~|flip~|thump~|hammer~|drum~|gallop~|irregular~|somersault~|flip ?flop~|fluttery|1[6-9]\\d|2\\d\\d|palpitation~",
      ),
      wordList(
        "faint~|light ?headed~|dizz~|woozy|went down|going down|swimmy|dim|gr[ae]y|black~|(nearly|almost) (passed|went|fell|fainted|collapsed)|pass(ed|ing)? out|giddy|light in (the|my) head|head (swims?|spins?|light)|blacked out|i'd (drop|fall|faint)|hold (on|the|onto)|blurr~|at rest|grab~|sit down|unsteady|weak|wobbly|stars|floaty|spinn~|jelly|sweat~|breathless|short of breath",
      ),
    ],
  ],
  [
    "heart_rhythm",
    [wordList("(defibrillator|icd|pacemaker)"), wordList("went off|fired|shock~|beep~|zapped")],
  ],
  [
    "faint",
    [
      wordList("woke up|came to|came round|found myself|next thing|remember"),
      wordList(
        "(lying|lay) (on|next|beside|under|by|in)|(the )?ceiling|hold(ing)? my (feet|legs|head)|over me|looking (down )?at me|on the (\\w+ )?(floor|ground|tiles|mat|grass|pavement|carpet)(?! (doing|for|to|with|in))|(lying|lay) (there|on)|surrounded",
      ),
    ],
  ],
  [
    "faint",
    [
      wordList(
        "passed (\\w+ )?(clean|right|straight) out|pass(ed)? (clean|right) out|blanked( out)?|unresponsive|out like a light(?! (in bed|at))|(vision|sight) (closed in|narrowed|shrank|faded)|wasn't there for (a|some)|(caught|held up) by my (spotter|partner|friend|coach|buddy)|lost (it|time) for (a|some) (second|minute)s?|knees? (went|gave) and (i|everything)",
      ),
    ],
  ],
  [
    "faint",
    [
      wordList("folded up|crumpled|keeled|went down|dropped|slumped|collapsed|toppled"),
      wordList(
        "white as|pale as|clammy|staff|ambulance|people (around|over)|don't (remember|know)|no memory|seconds",
      ),
    ],
  ],
  [
    "breath",
    [
      wordList("inhaler|puffer|ventolin|salbutamol"),
      wordList(
        "(does|did|do)n't (help|work|touch)|nothing|no (help|use|good|effect|relief)|not (help|work)~|(isn't|not|barely|hardly) (touch|help|work|cut)~|stopped working|every (hour|two hours)|all day",
      ),
    ],
  ],
  [
    "breath",
    [
      wordList(
        "wheez~|gasp~|breathless|short(ness)? of (breath|wind|puff)|out of (breath|puff|wind)|panting|puff(ed|ing)|huffing|get my breath|catch my breath|winded|(fight|gulp)~ for (breath|air)",
      ),
      wordList(
        "all day|at rest|talk~|mailbox|letter ?box|kitchen|fridge|bathroom|bedroom|toilet|dress~|shower~|lips|blue|sitting|lying|in bed|for (\\w+ )?days|ankles|leg|since the flight|each breath|a few steps|across the room|doing nothing|brush~ (my )?teeth|(finish|speak|say) a (whole )?sentence|(full|whole) sentences?|tying my (shoe|lace)s?|making the bed",
      ),
    ],
  ],
  [
    "breath",
    [
      wordList(
        "drown~|suffocat~|smother~|chok~|sleep sitting|sleep upright|sleep in (a|the|my) (chair|recliner|armchair)",
      ),
      wordList("flat|lie|lying|night|bed|sitting|upright|chair|recliner|armchair"),
    ],
  ],
  [
    "breath",
    [
      wordList("(throat|tongue|lips?|face)"),
      wordList("sw[eo]ll~|clos~|hives|blue|gr[ea]y"),
      wordList("throat|tongue|hives|breath~|run|nuts?|stung|sting|bee|wasp|stairs|since"),
    ],
  ],
  [
    "headache",
    [
      head,
      wordList("head ?ache~|migraine|pain~|ach(e~|ing)|split~|pound~"),
      wordList(
        "vomit~|throwing up|been sick|blurr~|double|stiff neck|neck (is|feels|was|went|has gone|gone) (\\w+ )?stiff|explosion|exploding|out of (the blue|nowhere)|never had (anything|one|a headache) like|fever|light hurts|confus~|worst|sudden~|thunder~|within (seconds|a second)|exploded",
      ),
    ],
  ],
  ["calf", [limb, swollen, inflamed]],
  ["calf", [wordList("legs?|calf|calves|thigh|arm"), swollen, stillness]],
  ["calf", [wordList("legs?|calf|thigh"), inflamed, wordList("throb~|streak~|at rest|rock hard|cord")]],
  [
    "calf",
    [
      wordList("(a|blood|possible) clots?|embol~|thrombos~|dvt"),
      wordList("leg|calf|lungs?|arm|thigh|vein|doctor|suspect~|scan|found|blood thinner~"),
    ],
  ],
  ["bleeding", [wordList("coffee grounds|(big|large|huge) clots|passing clots")]],
  ["bleeding", [wordList("spotting|bleed~|blood"), pregnant]],
  [
    "bleeding",
    [
      wordList("toilet|loo|bowl|comes? out|pee~|urine|wee"),
      wordList(
        "(coca ?cola|cola|coke|tea|coffee|stout|guinness|port|rust|mahogany) colou?r(ed)?|colou?r of (coca ?cola|cola|coke|tea|coffee|rust|port)",
      ),
    ],
  ],
  [
    "bleeding",
    [
      wordList("cough(ed|ing|s)?"),
      wordList("blood|bloody(?! (hell|great|good|annoying|cough))|(fresh|bright|streak~) red|rusty"),
      wordList(
        "tissue|hanky|handkerchief|phlegm|spit|sputum|mucus|sink|teaspoon|spoon~|streak~|fresh|bright|up|hand|palm|napkin|sleeve",
      ),
    ],
  ],
  [
    "bleeding",
    [
      wordList("pee~|urine|wee(s|'s|ing)?|water"),
      wordList("dark|brown|black|cola|coke|tea|red|pink|rust~|coffee|port|wine|stout|blood~"),
      wordList("pee~|urine|wee(s|'s|ing)?"),
    ],
  ],
  [
    "stroke",
    [
      eyes,
      wordList("half|one side|missing|flashes|floaters|curtain|veil|shadow|dark|black|gone|blind~"),
      wordList(
        "sudden~|one eye|(left|right) eye|both eyes|missing|curtain|floaters|flashes|since|this morning|for (a|ten|five) minutes?|came down",
      ),
    ],
  ],
  [
    "stroke",
    [
      wordList("words?|speech|speak~|talk~|sentence~|smil~|understand|swallow~"),
      wordList(
        "mush|slurr~|garbl~|jumbl~|couldn't|can'?t|(would|wo|did)n't come|wrong order|nonsense|stuck|thick",
      ),
      wordList(
        "sudden~|face|arm|hand|side|on the (left|right)|walk~|minutes?|mouth|this morning|veer~|drool~",
      ),
    ],
  ],
  [
    "stroke",
    [
      wordList("face|mouth|smile|eyelid|cheek"),
      wordList("hang~|droop~|sag~|lopsided|crooked|slid~|numb~|fell"),
      wordList("one side|left|right|half|woke|sudden~|corner"),
    ],
  ],
  [
    "stroke",
    [
      wordList("(left|right|one) side( of (me|my body|my face))?|half (of )?(me|my body|my face)"),
      wordList(
        "(went|gone|goes|felt|feels|is|was|all) (\\w+ )?(heavy|numb|tingl~|weak|dead|limp|pins and needles|tingly|floppy)",
      ),
      wordList("words?|bump~|face|body|sudden~|side went|speech|minutes?|drop~|of me"),
    ],
  ],
  [
    "stroke",
    [
      wordList("sudden~"),
      wordList("walk straight|veer~|lost my balance|fell (to|over to) one side|one side|confus~"),
    ],
  ],
  ["nerve", [back, bladder, lostControl]],
  [
    "nerve",
    [
      wordList("back|disc|spine|legs?|sciatic~"),
      wordList(
        "(struggl~|strain~|trouble|hard|slow|unable|have) to (start|push|get)|wet the bed|(lost|no|less|changed) (feeling|sensation)",
      ),
      wordList("pee~|wee|flow|bed|down (below|there)|underneath|private~|genital~"),
    ],
  ],
  [
    "nerve",
    [
      wordList("thumb|fingers?|wrist|hand|grip|toes?|big toe|foot|ankle|forearm"),
      wordList(
        "no (strength|power)|(has|have|just) dropped|dropp(ed|ing) (down|by itself)|paraly[sz]ed|won't (pinch|grip|open|come up|lift)|(strength|power) (has gone|is gone|hasn't (come|returned))",
      ),
    ],
  ],
  [
    "nerve",
    [
      wordList("gait|walk(ing)?|legs?|balance"),
      wordList("odd|stiff|heavy|wobbl~|clumsy|drunk|unsteady|strange"),
      wordList(
        "hands? (are |is |go |feel )?(numb|clumsy|tingl~|weak)|(arms|fingers) (are |go |feel )?(numb|clumsy|tingl~|weak)",
      ),
    ],
  ],
  [
    "nerve",
    [
      wordList(
        "crotch|saddle area|between (my|the) (legs|thighs)|genital~|private (parts?|area)|privates|down there|down below|lady bits|nethers?|where i sit|inner thighs|buttocks|backside|bottom|bum|arse|erections?",
      ),
      numb,
    ],
  ],
  [
    "nerve",
    [
      wordList("hands?|grip|legs?|foot|feet|arms?|toes?"),
      weak,
      wordList(
        "numb~|tingl~|no feeling|can'?t (\\w+ )?feel|so weak|weaker|every day|worse|sudden~|one side|both|drop~|trip~|stumbl~",
      ),
    ],
  ],
  [
    "nerve",
    [
      wordList("electric~|shocks?|lightning|zap~|jolts?"),
      wordList("spine|down my (back|legs?|arms?)|bend my (head|neck)"),
      wordList("weak~|numb~|legs|both|clumsy|head|neck"),
    ],
  ],
  [
    "nerve",
    [
      wordList("calf|shin|forearm|thigh|lower leg|leg|foot"),
      wordList("rock hard|hard|tight|tense|swollen|drum"),
      wordList("numb~|tingl~|pale|can'?t move"),
      wordList("worse|hour~|numb~|unbearable"),
    ],
  ],
  ["rupture", [muscle, noise, aftermath]],
  [
    "rupture",
    [
      wordList("shoulder|elbow|kneecap|knee|hip|finger|thumb|jaw|ankle"),
      wordList("popped out|came out|out of (its|the|joint)|slid out|slipped out|dislocat~"),
      wordList(
        "back in|put it|pulled it|socket|hanging|stuck|can'?t|still out|yesterday|today|this morning|last night|on \\w+day|pop~",
      ),
    ],
  ],
  [
    "rupture",
    [
      limb,
      wordList(
        "(strange|odd|weird|funny|wrong|unnatural) (angle|shape|position)|deform~|crooked|bent the wrong way|sticking out",
      ),
    ],
  ],
  [
    "rupture",
    [
      limb,
      wordList("can'?t (put|bear|take|stand)|couldn't (put|bear|take)|no weight|won't (take|hold)"),
      wordList("weight"),
      wordList("since|landed|fell|fall|twist~|swollen|crack~|pop~|rolled|after"),
    ],
  ],
  [
    "rupture",
    [
      limb,
      wordList(
        "(think|thought|maybe|might|may|could|probably|pretty sure) (i |i've |it |it's |is |be |have |has |my \\w+ )*(broke~|fractur~|snapped)",
      ),
    ],
  ],
  [
    "rupture",
    [
      muscle,
      wordList("gap|dent|hole|hollow|balled|bunched|rolled|higher (up )?than|moved up"),
      wordList("above|below|where|near|towards?|can'?t|straighten|since|than|up|muscle|tendon"),
    ],
  ],
  [
    "rupture",
    [
      wordList(
        "like (someone|somebody|i was|i'd been|being|something) (had )?(kick~|shot|hit|struck|whack~)",
      ),
      wordList("heel|calf|leg|achilles|ankle|thigh|hamstring"),
    ],
  ],
  [
    "rupture",
    [
      wordList(
        "(calf|heel|leg|achilles|hamstring|thigh|biceps?|triceps?) (had been |was |got |being |been )+(shot|kick~|hit|struck|whack~|stabb~)",
      ),
    ],
  ],
  [
    "rupture",
    [
      wordList("biceps?|triceps?|pec~|calf|hamstring|quads?|thigh|upper arm|forearm"),
      wordList("golf ball|tennis ball|lump|ball|egg|knot the size"),
      wordList("since|near|looks like|after|elbow|appeared"),
    ],
  ],
  [
    "head_injury",
    [
      wordList(
        "(plate|bar|barbell|dumbbell|kettlebell|weight|ball|box|branch|elbow|punch|kick|boot|door|something) ((dropped|fell|came down|landed|crashed|bounced) )?((on|onto|to|into|against|in) )(my|the) (head|face|skull|temple|forehead)(?! of )",
      ),
      wordList(
        "dropped|fell|came down|landed|(can'?t|don'?t|couldn'?t|didn'?t) remember|concentrat~|headache|sick|dizz~|fog~|since|daz~|light|queasy|nause~|drowsy|blurr~",
      ),
    ],
  ],
  [
    "head_injury",
    [
      wordList("head|skull|temple|forehead|concuss~|helmet"),
      wordList("fell|fall|hit|whack~|bang~|bump~|knock~|knee|elbow|bar|concuss~|crash~|smack~|landed"),
      wordList(
        "fog~|sick|vomit~|can'?t remember|don'?t remember|dazed|confus~|slow since|headache|sleepy|drowsy|concuss~|dizz~|blurr~|queasy|nause~|pupil~|light bothers|everything is",
      ),
    ],
  ],
  [
    "head_injury",
    [
      wordList(
        "(ran|run|walked|walk|crash~|slam~|smash~|bump~|bang~|smack~|cycled|skied|flew) (\\w+ ){0,2}into (a|the|my|an?other) (\\w+ )?(bar|rack|door|wall|pole|post|beam|tree|car|window|glass|player|goal ?post|cupboard|shelf)",
      ),
      wordList(
        "fog~|nause~|dizz~|head ?ache~|confus~|queasy|vomit~|threw up|double|sleepy|drowsy|blurr~|daz~|memory|remember|unsteady",
      ),
    ],
  ],
  [
    "tendon_medicine",
    [wordList("antibiotic~"), wordList("tendons?|achilles|heels?|back of (my|the) (ankle|heel)")],
  ],
  [
    "tendon_medicine",
    [
      wordList("cortisone|steroid (injection|jab|shot|needle)|(injection|jab|shot) of (cortisone|steroids?)"),
      wordList("tendon~|achilles|elbow|shoulder|heel|kneecap|patella~|rotator~|biceps?|wrist"),
      wordList(
        "yesterday|today|this (week|morning|afternoon)|last (night|week)|days? ago|(mon|tues|wednes|thurs|fri|satur|sun)day|tue|wed|thu|fri|sat|just had",
      ),
    ],
  ],
  [
    "purging",
    [
      wordList("eat~|ate|my food|meals?|dinner|lunch|binge~|chew~"),
      wordList(
        "(thr[eo]w|bring|brought|vomit|puke|sick)~ (it |them |my food |everything )?(all )?(back )?up|get rid of (it|everything)|fingers? down|spit~ (it|them|everything)? ?out|(i |to |just |always )(puke|vomit|throw up)",
      ),
    ],
  ],
  [
    "purging",
    [
      wordList(
        "(then|and|to|keep|been|started|i) (purg(e|ing))(?! (my|the|old|wardrobe|closet|apps))|purged again",
      ),
    ],
  ],
  [
    "purging",
    [
      wordList(
        "(haven'?t|not|stopped) (eat~|eaten)|starv~|no food since|nothing to eat since|skip~ my insulin|less insulin",
      ),
      wordList("scale|weight|slim|thin|lighter|lose|skinny|look"),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "suicid~|self harm~|harm(ing)? myself|hurt(ing)? myself (on purpose|again|deliberately)|kill(ing)? myself|end(ing)? (my life|it all(?= *$| tonight| soon)|things)|tak(e|ing) my (own )?life|(don'?t|do not|didn't) want to (live|be alive|be here(?! (at|before|by|until|in|on|for|so)\\b)|exist|wake up(?! (at|before|by|so)\\b))( any ?more)?|not want to (live|be alive|be here(?! (at|before|by|until|in|on|for|so)\\b)|wake up(?! (at|before|by|so)\\b))|better off (without me|dead|if i)|wish i (was|were) (dead|gone|never born)|no (point|reason) (in|to) (living|live|going on|being here|being alive|carry~ on)|why (i should|should i|do i) (carry|go|keep) (on|going|living)|can'?t go on (living|like this|any ?more)|(hurt|harm|cut|burn)(ed)? myself [^.!?;]{0,30}\\bon purpose|(started|been|am|i'm|keep|kept) (cutting|burning) (myself|my (arms?|legs?|wrists?|thighs?))|cut my(self| wrists?) on purpose|overdos~",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList("think(ing)? (about|of)|(dark )?thoughts? (about|of)|keep thinking|plan~ to|want to|tempted"),
      wordList(
        "ending (it all|things|it|my life)|dying|death|jump(ing)? (off|in front)|not being here|disappear~ for good|hurting myself",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(started|been|back to) cutting( again)?(?! (carb~|weight|calori~|out|down|back|sugar|for|my hours))",
      ),
      wordList("cutting( again)?$|cutting again|myself|arms?|thighs?"),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(handful|whole pack|bottle|too many|overdose) of .. (pills|tablets|paracetamol|tylenol|sleeping)~",
      ),
    ],
  ],
  [
    "pregnancy_sign",
    [
      pregnant,
      wordList(
        "waters? (broke|gone|went|breaking)|contraction~|tightening~|baby('s)? (is )?(kick~|mov~) (\\w+ )?less|(discharge|(?<!(leg|calf|foot|toe) )cramps)|(kick~|mov~) (\\w+ )?less|puffy|(?<!no )headache|baby ((is|has|been) )*(hasn'?t|isn't|not|stopped|less|hardly) (mov~|kick~)|leaking fluid|gush~|see(ing)? (spots|stars)|blurr~|hands are swollen|swollen (hands|face)|regular (tightening|cramps)",
      ),
    ],
  ],
  ["pregnancy_sign", [wordList("waters? broke|reduced movement")]],
  [
    "infection",
    [
      wordList(
        "scar|wound|stitches|incision|cut|bite|knee|elbow|hip|ankle|shoulder|joint|wrist|finger|toe|leg|arm|back|breast|shin|calf|foot",
      ),
      wordList("hot|spreading|red|sw[eo]ll~|ooz~|pus|red line|streak~|weep~|stiff|injection"),
      fever,
    ],
  ],
  [
    "infection",
    [
      wordList("scar|wound|stitches|incision|c ?section"),
      wordList(
        "ooz~|pus|smell~|weep~|open(ed|ing)|burst|split open|(yellow|green) (stuff|discharge|fluid|gunk)|leak~",
      ),
    ],
  ],
  ["infection", [wordList("cellulitis|sepsis|septic|abscess|erysipelas|osteomyelitis|meningitis")]],
  ["infection", [wordList("red (line|streak)s?"), wordList("arm|leg|up|cut|bite|wound")]],
  [
    "belly",
    [
      wordList("hernia"),
      wordList("stuck|hard|won't (go (back|in)|again)|trapped|purple|being sick|vomit~|agony"),
    ],
  ],
  [
    "belly",
    [
      wordList("lump|bulge"),
      wordList("groin|belly|navel|scar"),
      wordList("won't (push|go) back|can'?t push (it )?back|hard|being sick|feel sick|vomit~|agony|purple"),
    ],
  ],
  [
    "belly",
    [
      wordList("testic~|balls?\\b(?! (throw|game|slam|work|in|court))|scrotum|testis"),
      wordList("sudden~|terrible|swollen|twist~|agony|worst|pain~"),
      wordList("testic~|scrotum|sudden~|terrible|agony"),
    ],
  ],
  [
    "belly",
    [
      belly,
      wordList("hard as|rigid|board|worst|doubled over|agony|terrible pain|severe pain|unbearable"),
      wordList("pain~|can'?t (stand|straighten)|doubled|being sick|vomit~|agony|since"),
    ],
  ],
  [
    "belly",
    [
      wordList("puls(e|es|ing|ating)|beat(s|ing)|throb~"),
      wordList("lump|mass"),
      wordList("belly|stomach|abdomen|navel|back"),
    ],
  ],
  ["heat", [wordList("heat ?stroke|sun ?stroke")]],
  [
    "heat",
    [
      wordList("(stopped|not|no longer|isn't|wasn't) sweat~|no sweat"),
      wordList("heat|hot|sun|burning|confus~|dizz~"),
    ],
  ],
  [
    "sugar",
    [
      wordList("(blood )?(sugar|glucose)~|levels"),
      wordList(
        "(2[2-9]|3\\d)([.,]\\d)?|(2[89]\\d|[3-6]\\d\\d)|glucagon|ambulance|unconscious|passed out|ketones|[12][.,]\\d|had to be woken|unresponsive|couldn't wake",
      ),
      wordList("sugar~|glucose|ketones"),
    ],
  ],
  [
    "sugar",
    [wordList("ketones|breath smells|fruity breath"), wordList("high|fruit~|sick|acetone|pear|large|vomit~")],
  ],
  ["sugar", [wordList("glucagon")]],
  [
    "heart_rhythm",
    [
      wordList("heart~|pulse|ticker|beats?"),
      wordList("(1[5-9]|2\\d)\\d|skip~|irregular~|uneven"),
      wordList("at rest|sitting|sofa|couch|in bed|lying|doing nothing|rac~|washing machine|bananas"),
    ],
  ],
  [
    "faint",
    [
      wordList("woke up|came to|came round"),
      wordList("people (a)?round|faces|paramedics?|ambulance|(shaking|slapping|calling|holding|over) me"),
    ],
  ],
  [
    "faint",
    [wordList("(went|go~|gone) down like a|(everything|sounds?|voices|room|world) (just )?fad(ed|ing)")],
  ],
  [
    "breath",
    [wordList("lungs?"), wordList("full of (water|fluid)|underwater"), wordList("lie|lying|flat|night|bed")],
  ],
  [
    "breath",
    [
      wordList(
        "stung|sting|bee|wasp|nuts?|peanuts?|shellfish|prawns?|ate|bite|new (pills?|tablets?|antibiotic)",
      ),
      wordList("wheez~|throat|tongue|lips|breath~"),
      wordList("wheez~|hives|sw[eo]ll~|clos~|tight~|itch~"),
    ],
  ],
  ["headache", [wordList("neck"), wordList("stiff~"), fever]],
  [
    "headache",
    [
      wordList("light (hurts?|bothers?|is too)|rash"),
      wordList("stiff|fade~|glass"),
      wordList("neck|fever|glass|rash"),
    ],
  ],
  ["stroke", [wordList("slur~|vision (has )?doubled")]],
  [
    "stroke",
    [
      wordList("walk~|stagger~|stumbl~"),
      wordList("drunk~|sideways|to one side|one side|veer~"),
      wordList("since|sudden~|today|this morning|pull~|yesterday|out of (nowhere|the blue)"),
    ],
  ],
  [
    "nerve",
    [
      wordList(
        "(foot|toes?) (just |sort of |kind of )?(flops?|flaps?|slaps?|slapping|drops?|drags?)(?! set)",
      ),
    ],
  ],
  [
    "rupture",
    [
      wordList("shoulder|knee ?cap|elbow|hip|finger|thumb|jaw"),
      wordList("popp~|slipp~|came|dislocat~"),
      wordList("still out|hanging|won't go (back|in)|won't again"),
    ],
  ],
  [
    "head_injury",
    [
      wordList("heads? .. clash~|clash~ .. heads?"),
      wordList("vomit~|sick|dizz~|fog~|since|headache|confus~"),
    ],
  ],
  [
    "pregnancy_sign",
    [
      wordList("pregnan~|trimester|\\d+ weeks|along|expecting|bump"),
      wordList(
        "(severe|strong|bad|sharp|terrible|awful|constant|intense) .. (tummy|belly|stomach|abdom~|cramp~) ?(pain~|cramp~)?|(no|fewer|less|reduced) (baby )?(movements?|kicks?)",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "life (isn't|is not|not) worth|not worth (living|being here)|(no|lost the) will to live|want to die|tired of (living|being alive)|can'?t see a way out",
      ),
    ],
  ],
  ["infection", [fever, wordList("back|spine"), pain, wordList("at night|can'?t|severe|worst|unbearable")]],
  [
    "heat",
    [
      wordList("4[01]|heat|sun|hot|boiling"),
      wordList("race|run~|marathon|sun|heat|hot|ride"),
      wordList("nonsense|confus~|stagger~|collaps~|delirious|incoherent|stopped sweat~"),
    ],
  ],
  [
    "chest_pain",
    [chest, pain, wordList("(arms?|jaw|neck|shoulders?) .. (lead|heavy|numb~|tingl~|dead|ach~|hurt~)")],
  ],
  ["chest_pain", [wordList("jaw"), pain, wordList("jog~|run~|row~|cycl~|bike|train~|workouts?")]],
  [
    "faint",
    [
      wordList(
        "(went|turned) (gr[ae]y|white|pale) and .. (slid|sank|fell|dropped|slumped)|was out for (\\w+ ){0,3}(seconds?|minutes?|moment)|(legs|knees) folded",
      ),
    ],
  ],
  [
    "heart_rhythm",
    [
      wordList("heart~|pulse|ticker"),
      wordList("flutter~|rac~|skip~|pound~|all over the place"),
      wordList("(nearly|almost) f[ae]ll|f[ae]ll over|shaky"),
    ],
  ],
  [
    "breath",
    [
      wordList("w[ao]ke~( up)?"),
      wordList("(needing|desperate for|starved of|fighting for|hungry for) (air|breath)"),
    ],
  ],
  ["bleeding", [wordList("blood (when|each time|every time|whenever) i (cough|spit|vomit|blow)")]],
  [
    "stroke",
    [
      wordList("(everything|all) (on|down) (the|my) (left|right)|(whole|entire) (left|right) (side|half)"),
      wordList("numb~|fuzzy|weak~|dead|tingl~|heavy|limp"),
    ],
  ],
  ["nerve", [wordList("legs"), wordList("numb~|tingl~"), wordList("wobbl~|unsteady|weak~|buckl~|belong")]],
  [
    "rupture",
    [
      wordList("shoulder|knee ?cap|elbow|hip|finger|thumb|jaw"),
      wordList("(is|was|went) out|(slipped|slid|moved) to|out of place"),
      wordList("(arm|it) hanging|won't bend|can'?t (bend|move|lift)|stuck"),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(took|taken|swallowed) (too many|all my|a (whole )?(box|pack|bottle) of) .. (pills|tablets|painkillers|paracetamol|meds)|took too many pills",
      ),
    ],
  ],
  [
    "pregnancy_sign",
    [
      wordList(
        "(bump|baby) (hardly|barely|doesn't|isn't|hasn't|stopped|no longer) (mov~|kick~)|(bump|baby) .. (mov~|kick~) less",
      ),
    ],
  ],
  ["belly", [belly, wordList("hard|rigid"), wordList("vomit~|being sick|throwing up")]],
  [
    "chest_pain",
    [wordList("(stood|standing|kneeling|sitting|sat) on (my|the) (ribs|chest|breastbone)(?! strap)")],
  ],
  ["faint", [wordList("(i|then) (\\w+ )?(dropped|went down|fell) like a (stone|sack|tree|log|ton)")]],
  ["bleeding", [wordList("cough~ (up )?(pink|red|blood~|rusty)")]],
  [
    "stroke",
    [wordList("(left|right|half) (of (my|the) )?face"), wordList("dead|numb~|droop~|hang~|sag~|won't move")],
  ],
  ["nerve", [wordList("(pee~|weeing|urinating) (is|was|has become) (impossible|hard|difficult)")]],
  ["infection", [wordList("wound|scar|stitches|incision"), wordList("stink~|smell~|foul|reek~")]],
  // In everyday words: a heart that moves without a cause, and who is about to fall.
  [
    "heart_rhythm",
    [
      wordList("heart~|ticker|pulse"),
      wordList(
        "rac~|pound~|hammer~|flutter~|thump~|nuts|mental|crazy|mad|haywire|berserk|bonkers|bananas|clappers|took off|drum~|gallop~|wild|going off|shot up|beat~ (out of|so|like|really|fast|hard)|1[5-9]\\d",
      ),
      wordList(
        "for no (\\w+ )?reason|(out of|from) (nowhere|the blue|nothing)|doing nothing|(just )?sat (there|here)|(just|only) sitting|sitting still|keel~|without (any |a )?(cause|reason|warning)",
      ),
    ],
  ],
  [
    "heart_rhythm",
    [
      wordList("heart~|ticker|pulse"),
      wordList("mental|nuts|haywire|berserk|bonkers|bananas|clappers|skips? (a )?beats?"),
      wordList(
        "light ?headed~|dizz~|faint~|drop|sit down|lie down|woozy|weak|wobbl~|in bed|at night|at rest",
      ),
    ],
  ],
  [
    "faint",
    [
      wordList(
        "keel~( right| straight)? over|(going to|gonna|about to|thought i (was|would|might|'d)|thought i'd|might|nearly|almost|(felt|feel) like i('d| would| could| might|'ll| will)?) (just |have )?(black~ out|flak~ out|conk~ out|collaps~|topple|hit the (deck|floor|ground)|go over|go out cold)",
      ),
    ],
  ],
  [
    "faint",
    [
      wordList(
        "lost (a few|some|several|ten|twenty|a couple of|\\d+) (seconds|minutes)(?! (off|on|at|in|from|to))",
      ),
      wordList("legs|gave way|floor|ground|went|vision|woke|sat|standing|remember"),
    ],
  ],
  [
    "faint",
    [
      wordList("(conk|flak|zonk)~ out|out cold"),
      wordList(
        "shower|seconds?|minutes?|for a (bit|moment|second|while)|floor|ground|gym|set|sets|stood|standing|stairs|legs? went|treadmill|vision",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(don'?t|can'?t|cannot|not|no longer) see (the|a|any) (point|reason|sense) (of|in|to|for) (me |my )?(be|being|living|live|life|carry~|going|go) ?(here|alive|on)?|(to|and|just|could|want to|would) (just )?(never|not) (wake up|exist|be (here|around|alive))( any ?more| again| tomorrow)?|want (it|this|everything) (all )?to (be over|end|stop)( for good| forever)?(?! (the|with|at|by|in))|(nobody|no one) would (miss|care if) (me|i)|(cutting|hurting|harming|burning) (myself|my (arms?|wrists?|legs?|thighs?)) again|(thought|think)~ (about|of) (ending (it|things|everything|my life)|suicide|killing myself)",
      ),
    ],
  ],
  // A wrist or foot that no longer lifts, what somebody else notices after a fall, and blood from above or below.
  [
    "nerve",
    [
      wordList("hand|wrist|fingers?|thumb|foot|toes?|ankle"),
      wordList("can'?t (\\w+ )?(lift|raise|pull|hold|bend|move|straighten)|won't (lift|come up|pull up)"),
      wordList("flops?|flopp~|hangs?|hanging|dangl~|limp|droops?|drops? (down|again)|by itself"),
    ],
  ],
  [
    "nerve",
    [
      wordList("toes?|foot|feet"),
      wordList("catch~|drag~|scuff~|slap~"),
      wordList("numb~|weak~|can'?t lift|since my back|back pain|sciatic~"),
    ],
  ],
  [
    "head_injury",
    [
      wordList("(came|fell|thrown|flew) off|fell|fall|crash~|helmet|hit|bang~|knock~|slipp~"),
      wordList(
        "(ask|say|tell|repeat)~ the same (thing|question|story)~|repeat~ myself|no memory|memory (is|was|has) (\\w+ )?(gone|blank|patchy)|(don'?t|can'?t|couldn'?t) remember (the|how|what|it|anything|getting|most)|not making sense|(very|so|really) sleepy",
      ),
    ],
  ],
  ["rupture", [wordList("popeye"), wordList("arm|biceps?|muscle|elbow")]],
  [
    "bleeding",
    [
      wordList("vomit~|threw up|throwing up|brought up|puk(e|ed|ing)|was sick|been sick"),
      wordList("blood~|coffee grounds"),
    ],
  ],
  ["bleeding", [wordList("poo~|stools?|number twos?"), wordList("black|tarry|tar|blood~")]],
  // Said quietly: what is numb or wet without being noticed, food that must not stay, and not wanting to go on.
  [
    "nerve",
    [
      wordList(
        "between my legs|crotch|privates?|(lady |boy |my )bits|undercarriage|nethers?|down there|down below|bum|butt|backside|where (you|i) sit|willy|penis|vagina|toilet (seat|paper)|loo roll|the seat",
      ),
      wordList(
        "asleep|(gone|went|goes?|fallen|fell) to sleep|cotton wool|lost (all )?(feeling|sensation)|(feeling|sensation) (is|has) (gone|going)|can'?t (\\w+ )?feel|(don'?t|didn'?t|couldn'?t) (\\w+ )?feel|no (feeling|sensation)|pins and needles|like (after )?the dentist|an(a)?esthetic",
      ),
    ],
  ],
  [
    "nerve",
    [
      wordList(
        "wet (myself|my|the)|(pee|wee)d? myself|peed|leak~|dribbl~|soiled|bladder|bowels?|need (the )?(loo|toilet)|need(ed)? to (go|pee|wee)|the loo",
      ),
      wordList(
        "without (know|realis|realiz|notic|feel)~|(didn'?t|don'?t|couldn'?t|can'?t) (even |really )?(know|notice|realis~|realiz~|tell|feel)|no (warning|idea|urge|control)",
      ),
      wordList("back|legs?|spine|discs?|sciatic~|numb~|deadlift~|lifting|fall"),
    ],
  ],
  [
    "purging",
    [
      wordList("senna|dulcolax|laxative~|ex ?lax|diuretic~|water (pills|tablets)|diet pills|ipecac"),
      wordList(
        "weight|slim~|lose|scales?|flat~|lighter|handful|double|binge~|every (day|night|meal)|after (dinner|tea|eating|meals?|i eat)|wedding|weigh ?in|fit into|empty",
      ),
    ],
  ],
  [
    "purging",
    [
      wordList(
        "(haven'?t|not|barely|hardly) (\\w+ )?(eat|eaten) (a thing|anything|properly|at all|solid~)|no (solid )?food|nothing but (water|coffee|tea|ice)|liv(e|ing|ed) (on|off) (just |only )?(\\w+ )?(water|coffee|coke|gum|ice|air|celery|lettuce)|(?<!\\d)[2-5]00 (cal~|kcal)( a day)?|starv(e|ing) myself",
      ),
      wordList(
        "days?|since (mon|tues|wednes|thurs|fri|satur|sun)day|all week|weigh ?in|weight|wedding|holiday|scales?|make weight|thin~|skinny|abs",
      ),
    ],
  ],
  [
    "purging",
    [
      wordList(
        "(be|being|been|get|getting|make|making|was) sick|vomit~|throw~ up|threw up|puk~|bring~ (it|everything|my (dinner|lunch|tea|food))|head (down|over) the (loo|toilet)|over the (loo|toilet)|fingers",
      ),
      wordList("after (every |each |my |i |most )?(tea|dinner|lunch|meals?|eat~|binge~|dessert|supper)"),
      wordList(
        "control~|guilt~|disgust~|secret~|nobody knows|feel~ (\\w+ )?(clean|empty|lighter|better)|weight|thin|slim|fat|most (days|nights)|myself",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(better|easier|happier|simpler) ((off|for (\\w+ ){1,3}))?(if i (wasn'?t|weren'?t|was not|were not|was gone|were gone|died|disappeared)|without me)|if i (just )?(disappeared|vanished|died)|(nothing|not much|no reason) to live for|hate being alive|a burden (to|on) (every|my|them|people)~|(done|finished|had enough|tired|sick) (with|of) (life|living|it all|being alive|existing)|giv(e|en|ing) up on (life|living)|can'?t (take|cope with|face) (it|life|things|living) any ?more|what'?s the point (of|in) (living|going on|being (here|alive)|me|carrying on)|no point (to|in) (me|my life|anything any ?more)|go to sleep and (not|never) wake|not wake up( again| tomorrow)?$",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList("think~|thought~|urge|imagin~|pictur~|want~|tempt~|keep|could just|wonder~"),
      wordList(
        "(driv|steer|swerv|walk|step|jump)~ (\\w+ ){0,3}(into|off|in front of|under) (a|the|my) (\\w+ )?(tree|wall|bridge|train|truck|lorry|traffic|tracks|cliff|balcony|bus)",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList("pills|tablets|paracetamol|tylenol|blades?|razors?"),
      wordList("tempt~|stash~|hoard~|saved? up|saving up|count~ (out|them|my)|how many (would|it|i)"),
    ],
  ],
  [
    "self_harm",
    [
      wordList("(scratch|cut|burn|bite|hit|punch)~ (myself|my (arms?|legs?|thighs?|wrists?))"),
      wordList("again|to (feel|cope|calm|punish)|on purpose|helps"),
      wordList("to (feel|cope|calm|punish)|sleeves|hide|on purpose|nobody|sad|low|feelings?|helps"),
    ],
  ],
  [
    "rupture",
    [
      muscle,
      wordList(
        "like (a|an|the) (\\w+ )?(elastic|rubber band|velcro|zip|guitar string|whip|twig|stick|carrot|blind|curtain)",
      ),
    ],
  ],
  [
    "tendon_medicine",
    [
      wordList(
        "antibiotic~|(uti|bladder|kidney|chest|sinus|prostate) (infection|tablets|pills)|course of (tablets|pills)|(leaflet|pharmacist|chemist|label|packet) (said|says|warn~|mention~|told)",
      ),
      wordList("tendon~|achilles|heels?|back of (my|the|both) (ankle|heel)s?"),
    ],
  ],
  [
    "stroke",
    [
      wordList("like (i('d| had)? (been|come) (to|at|from|back from)|after|from) the dentist"),
      wordList("face|cheek|lip|mouth"),
    ],
  ],
  [
    "stroke",
    [
      wordList(
        "(arm|leg|hand) (didn'?t|doesn'?t) (feel like mine|belong|do what|obey|listen)|(someone|somebody) else'?s (arm|leg|hand)",
      ),
    ],
  ],
  [
    "stroke",
    [
      wordList("texting|text|typ(e|ing)|writ(e|ing)|read(ing)?|words?|names?|talk~|speak~|saying"),
      wordList(
        "gibberish|nonsense|jumbl~|scrambl~|wouldn'?t come|couldn'?t (get|find|think|say|read|understand|make)|made no sense",
      ),
      wordList(
        "for (\\w+ )?(\\w+ )?(minutes?|hour)|sudden~|this morning|last night|then (it )?(came back|passed|cleared)",
      ),
    ],
  ],
  [
    "bleeding",
    [
      wordList("pink|red|brown|blood~|spotting|spots of"),
      wordList("wip~|knickers|underwear|panties|pad|liner|tissue|loo roll|toilet paper|discharge"),
      wordList("pregnan~|weeks|trimester|bump|baby|due|expecting"),
    ],
  ],
  [
    "bleeding",
    [
      wordList("cough~|hack~|phlegm|spit~|spat"),
      wordList(
        "(pink|red|rusty|brown) (stuff|spit|phlegm|foam~|froth~|bits|specks|streaks?|flecks)|(specks|flecks|streaks|bits|drops) of (red|blood)",
      ),
    ],
  ],
  [
    "nerve",
    [
      wordList("numb~|no feeling"),
      wordList("(where|area) (you|i|we) sit|numb (all )?(behind|underneath)|sit on a (bike|saddle)"),
    ],
  ],
  [
    "nerve",
    [
      back,
      wordList("sex|orgasm~|erections?|aroused"),
      wordList("nothing|can'?t|numb~|no (feeling|sensation)|lost|stopped"),
    ],
  ],
  [
    "nerve",
    [
      back,
      wordList(
        "(trouble|hard|difficult~|can'?t|struggl~|strain~|unable) (\\w+ ){0,2}(pass(ing)? water|pee~|wee|poo|urinat~|empty~)",
      ),
    ],
  ],
  [
    "purging",
    [
      wordList("takeaway|pizza|cake|ate|eat~|dinner|meal|binge~|burger|ice cream|biscuits|cookies"),
      wordList(
        "(got|get|getting) rid of (it|everything|them)|(bring|brought|bringing) it (all )?(back )?up|undid it",
      ),
      wordList("bathroom|toilet|loo|after~|then|so|back up|again|shower"),
    ],
  ],
  [
    "purging",
    [
      wordList(
        "only (had|eaten|ate) (\\w+ ){1,4}since (mon|tues|wednes|thurs|fri|satur|sun)day|(skip~|stopped|without|avoid~) (\\w+ )?(food|eating|meals) for (\\w+ )?(days|week)|chew (and|n) spit|spit~ (out )?(my|the) food|fast~ (is )?(on )?day (four|five|six|seven|eight|nine|ten|[4-9])|(four|five|six|seven|eight|nine|ten|[4-9]) days? (of |into )?(a |my )?(water )?fast~",
      ),
    ],
  ],
  [
    "purging",
    [
      wordList("(let|allow)~ myself|liv(e|ing) on|(down|restrict~|limit~) (myself )?to"),
      wordList("(?<!\\d)[2-6]00 (a|per) day|(?<!\\d)[2-6]00 (cal~|kcal)"),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(not|don'?t|can'?t|won'?t) see myself (being )?(around|here|alive|making it)|won'?t be (here|around) (by|for|next|much longer|any ?more)|(hope|wish|pray|rather) (\\w+ ){0,4}(not|never|don'?t|won'?t|didn'?t) (\\w+ )?wake|(tired|sick) of being me|(dark|those|suicidal) thoughts (\\w+ )?(again|are back|about (ending|dying|death))|about ending it|didn'?t care (what happened|if i (woke|died|lived))|(wrote|written|writing|left) (\\w+ ){0,2}(letters?|notes?) (to|for) (the|my) (kids|family|wife|husband|mum|mom|parents|children|daughter|son)|said my goodbyes|(only thing|all that'?s?) (\\w+ ){0,2}(stopp|keep)~ me (alive|going on|from (doing (something|anything) (stupid|silly|bad)|ending|hurting))|disappear (for good|for ever|forever)|check out of (this |my )?life|leave this world",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "(took|taken|had|swallowed) (more|too many|extra|lots of|loads of|a load of) (of )?(\\w+ ){0,2}(tablets|pills|meds|medication|paracetamol|painkillers|sleeping)",
      ),
      wordList(
        "than i should|too many|on purpose|didn'?t care|loads of|a load of|lots of|to (sleep|stop|end|escape)",
      ),
    ],
  ],
  [
    "self_harm",
    [
      wordList(
        "think~ (about|of)|thought~ (about|of)|keep (seeing|picturing|imagining)|stood (on|at|by)|drawn to",
      ),
      wordList(
        "(the|that|a) (bridge|tracks|cliff|rooftop|ledge)(?! (pose|hold|variation|exercise|workout|run|route|race|start))|crash~ (the|my) car|driv~ (off|into)",
      ),
      wordList("keep|again|on purpose|jump~|how easy|every time|stood|my run|drawn|night|end"),
    ],
  ],
  [
    "self_harm",
    [
      wordList("cutting( again)?|relapsed|self ?harm~"),
      wordList("sleeves?|scars?|blades?|hide|hiding|wrists?"),
    ],
  ],
  [
    "rupture",
    [
      wordList("thought|felt like|sure|as if|as though|swear|swore"),
      wordList(
        "(someone|somebody|something) (had |has )?(stamp|kick|hit|shot|step|trod|threw|bang|whack|struck|throw|stab)~",
      ),
      wordList("heel|calf|leg|achilles|ankle|thigh|hamstring|arm|elbow|back of"),
    ],
  ],
  [
    "rupture",
    [
      wordList(
        "(pec~|biceps?|triceps?|calf|hamstring|hammy|quad|achilles|knee) (just |then )?(went|exploded|let go|unzipp~|tore|gave)\\b(?! (up|well|ok|fine|better|me|to|down|numb|tight|stiff|into|for|good))|something (let go|went|gave) in my \\w+|unzip~",
      ),
      wordList(
        "can'?t|couldn'?t|limp~|hobbl~|purple|black|bruis~|hollow|dent|bunched|sw[eo]ll~|rolled|lump|no (strength|power)",
      ),
    ],
  ],
  [
    "stroke",
    [
      wordList(
        "(left|right) (arm|leg|hand) (just |suddenly )?(dropped|stopped working|wouldn'?t move|went (dead|floppy|limp))|(mouth|lips?) (won'?t|can'?t|doesn'?t|wouldn'?t) (hold|close|keep|seal)|(drink|tea|water|coffee|food) (runs|ran|dribbl~|falls|fell) out of|was talking (rubbish|nonsense|gibberish|drivel) (for|last|this)",
      ),
    ],
  ],
  [
    "stroke",
    [
      wordList("sudden~|all at once|out of nowhere"),
      wordList(
        "can'?t (\\w+ )?(button|write|sign|hold a|use my|lift my|stand|walk|swallow|smile)|walked into (walls?|doors?|things)|eyelid",
      ),
      wordList("hand|arm|leg|side|right|left|eyelid|walls?|face"),
    ],
  ],
  [
    "tendon_medicine",
    [
      wordList("injection|injected"),
      wordList("heel|tendon~|achilles|elbow|patella~|kneecap"),
      wordList(
        "yesterday|today|this (week|morning)|last (night|week)|days? ago|(mon|tues|wednes|thurs|fri|satur|sun)day",
      ),
    ],
  ],
];
