/**
 * Parts of the body and what is said of one that hurts, in the shorthand of `word-list.ts`. A part counts only beside
 * a word of trouble: "knee hurts", "pain in the left shoulder"; "new knee sleeves" does not.
 */
import type { BodyArea } from "@muster/domain/planning/limit-options.text";
import { expanded } from "./word-list.ts";

/** Trouble that says so of any part. */
const trouble =
  "(hurt~|pain(?!~ free)~|issues?|damag~|messed up|gammy|popped(?=[,.;!?]|$)|problems?|grief|gyp|(wearing|in|need) an? (brace|sling|boot|support|splint)|crick~|injur~|strain~|sprain~|torn|tore|tear(s|ing)?|ruptur~|tweak~|twinge~|surger~|operat~|replac~|reconstruct~|repair~|arthroscop~|keyhole|scoped?|trimmed|fused|pinned|op (last|on|in|went|two|three|\\d)|cortisone|click~|clunk~|impinge~|tend[io]n(itis|osis|opathy|itus)|bursitis|sw[eo]ll~|trouble|twist~|dislocat~|sublux~|fractur~|inflam~|arthrit~|osteoarthrit~|pinch~|spasm~|buckl~|g[ai]v(e|es|en|ing) (out|way)|lock(s|ed|ing)( up)?|(something|it) popped|felt .. pop|popped (out(?! to)|my|the)|pops|popping|size of an? (\\w+ )?(grapefruit|melon|ball|balloon|egg)|balloon~|puff(ed|s|y)|killing me|bother(s|ing|ed)|act(ing|s|ed) up|play(ing|s|ed) up|flar~( up)?|bruis~|stab~|sharp|shooting|nagging|niggl~|grumbl~|complain~|unstable|unhappy|angry|cranky|dodgy|wonky|iffy|weak(?! (spot|point|link|area))|in a (cast|boot|sling|brace)|stitches|broke(n)?|crack~|crunch(es|ing) when|jammed|seiz~( up)?|agony|gone again|(is|are|goes?|gone|put|popped) out (again|since|this|of (line|place|whack))|went( out)?(?! (up|well|down|great|fine|ok|okay|to|on))|not (right|happy|great)|doesn't (like|feel right)|hates|(is|are|was|feel~|felt|been|gets?) .. (bad|raw|off|wrong)|twang~|pinged|went (ping|pop|twang|crack)|knot(s|ted)|(has |have )?start(ed|ing)( up)?(?= *$)|went on me|ripping|overstretch~|overdid|overuse|wrench~|yank~|jolt~|tight as|cramp~ (up|in|so|when|every|again|at)|tender|sore (to touch|when|since|on one side|for (days|weeks|a week)|\\w+ days? later)|gone|hernia~|bulg~|pull(s)?(?! (ups?|downs?|over|through|aparts?|day|back))|(pulled|strained|tore) (a |some |something|the )?(muscle|something)|scream~|(lights?|lighting|lighted|lit) up|toast\b|gout|wreck~|bug(s|ged|ging)|bug(?= my)|ouch|crunchy|(don't|doesn't|didn't|won't|not) (get~ (along|on)|agree|cooperate|play (ball|nice)|want to (bend|move|lift|know))|clumsy|a mess|not having it|paid for it|no good|useless|blown|bust(ed)?|rebell~|revolt~|bark(s|ing)|yell~|shout~|cry(ing)?|whin(e|es|ing)|not (what|how) it (was|should)|out of (place|line|action)|(feel~|felt|sounds?|looks?) .. (odd|strange|weird|funny|unstable|fragile|bruised)|kill(s|ing)?|grump~|protest~|moan~|hobbl~|limp(ing|ed)?|in (bits|pieces|agony)|sting(s|ing)|yelp~|(the|at its) worst|awful|terrible|horrible|nasty|rough|on fire|throb~|burning|creak~|grind(s|ing)|catch(es|ing)|wobbly|shot|wrecked|buggered|knackered|aggravat~|irritat~|zing~|fell on|landed on|(slept|moved|stepped|landed|twisted) (\\w+ )?(funny|wrong|badly|awkward~|weird)|locked|stuck|tend[io]n|(not|isn't|aren't|hasn't|haven't|no|never|far from|n't) (\\w+ )?(better|healed|pain free|recovered|right|great|happy|improv~|settled|100)|can'?t (\\w+ )?(bend|straighten|lift|put weight|grip|turn|move|load|use|raise|rotate|reach|(take|handle|tolerate) (much|a lot|heavy|loads?|weight))|struggl~|won't (bend|straighten|lift|move))";
/** What a joint or the spine says when something is wrong, and a muscle after any training. */
const soreness =
  "(sor(e|eness)|ach(es?|ing|y|ed)|stiff(ness)?|tender~|tight~ (and|since)|cramp~|tight(ness|ened)?)";
/** "Bad knee" and "pulled hamstring": only right before it. */
const badBefore =
  "(cramp(s|ed|ing)?|set(s|ting)? off|because of|due to|favou?r(ing)?|protect(ing)?|nurs(e|ing)|baby(ing)?|rest(ing)? (?=my|the)|turned|went over on|overextended|hyperextended|jammed|stubbed|banged|bashed|smashed|bumped|scraped|burn(ed|t)|cut (?=my)|catch~ (?=in)|bad|bum|gammy|injured|messed up|nothing (that|which) loads|pulled|broken?|frozen|stiff|dodgy|weak|sprained|strained|torn|sore|(now|instead|time) it'?s(?= (my|the) )|trick|slipped|herniated|bulging|prolapsed|fused|trapped|busted|jarred|did|done) (in |out )?((my|the|a|an|left|right|lower|upper|other|both) ){0,3}";

/** The back that can hurt, not the one somebody comes back with. */
const back =
  "(lower |low )back|(?<=\\b(my|the|this|that) )back(?! (of(?! mine)|day)\\b)|back(?= (pains?|aches?|injur|hurts?|strain|spasm|is|was|went|surgery))|(?<!\\b(am|i'm|g[eo]t|c[ao]m~|go(ing)?|went|be|welcome|are|is|upper|mid|middle|holding|hold|set|bent|bend|bends|bending|pulled|folded|days?|weeks?|months?|years?|while|ages) )back(?! (to|from|at|home|on|after|with|in(to)?|of|day)\\b)|spine|spinal|vertebra~|discs?|lumbar|sacr(al|um|oiliac)|si joint|tail ?bone|coccyx|l[45]";

/** @see trouble `joint`: soreness counts too; `alone`: names of troubles that need no other word. */
const areas: readonly (readonly [area: BodyArea, kind: "joint" | "muscle", words: string, alone: string])[] =
  [
    [
      "neck",
      "joint",
      "neck|nape|(back|base) of (my|the) (head|skull)|cervical|trap(s|ezius)?",
      "whiplash|can'?t turn my (neck|head)|neck .. stiff|can'?t look (left|right|up|over)|torticollis|crick in my neck",
    ],
    [
      "shoulder",
      "joint",
      "shoulders?(?! (blade|width))|rotator( cuff)?|delt(s|oids?)?|ac joint|point of the shoulder|collar ?bone|clavicle|supraspinatus",
      "can'?t (lift|raise) my (left |right )?arm|(torn |)labrum|rotator cuff|frozen shoulder|capsulitis|slap tear",
    ],
    [
      "chest",
      "muscle",
      "pec(s|torals?)?|chest muscles?|pectoralis",
      "(pulled|strain~|tore|torn|tweaked) [^.!?;]{0,30}\\b(in|of) my chest|(pulled|strained|tore|tweaked) (my|a) chest|mastectom~|breast (surgery|reduction|augmentation|implants?|op)|chest (wall )?(injur~|strain~|sprain~|tear|muscle|problems?|issues?|trouble|is (bad|injured|strained|torn|inflamed|playing up)|clicks)|(bad|injured|strained|torn|dodgy|gammy|messed up) chest",
    ],
    ["upper_arm", "muscle", "biceps?|triceps?|bi'?s|tri'?s|upper arms?|arm", ""],
    [
      "elbow",
      "joint",
      "elbows?|forearms?|lower arms?|funny bone",
      "(tennis|golfer'?s) elbow|epicondyl~|cubital",
    ],
    [
      "wrist",
      "joint",
      "wrists?|hands?|thumbs?|fingers?|knuckles?|palms?|pinky|pinkie|scaphoid",
      "carpal tunnel|de quervain~|trigger finger|ganglion",
    ],
    ["rib", "joint", "ribs?|rib ?cage|intercostals?|flank", "costochondritis|broken? rib|rib fracture"],
    [
      "abdomen",
      "muscle",
      "belly|abs?|ab muscles?|abdom~|tummy|obliques?|stomach muscles?|core muscles?|belly button|navel|six ?pack|midsection",
      "side strain|(strained|pulled|tore|tweaked) .. side",
    ],
    [
      "upper_back",
      "muscle",
      "upper back|mid(dle)? (of my )?back|between (my|the) shoulder blades|lats?|armpits?|rhomboids?|thoracic|shoulder blades?|scapula~|side of my back|back of (my|the) shoulder",
      "(mid(dle)? back|between (my|the) shoulder blades) .. (sore|ach(es|ing)|stiff)",
    ],
    [
      "lower_back",
      "joint",
      back,
      "sciatic~|(slipped|herniated|bulging|prolapsed) dis[ck]|(threw|put|pulled) (~ in )?my back|my back (went|gave) out|(did|done) my back( in)?|lumbago|\\w*discectomy|laminectomy|spinal fusion|spondyl~|scoliosis|stenosis",
    ],
    ["hip", "joint", "hips?|hip flexors?|psoas|it ?b(and)?s?", "hip dysplasia|fai\\b|labral tear"],
    [
      "groin",
      "joint",
      "groin|adductors?|inner (thighs?|legs?)|inside (of )?(my|the) ((left|right|upper) )*(leg|thigh)|pubic bone|pubis",
      "sports hernia",
    ],
    [
      "glute",
      "muscle",
      "glutes?|buttocks?|butt( ?cheek)?|bum( cheek)?|backside|gluteus|sit(ting|z)? ?bones?|rear end",
      "piriformis",
    ],
    [
      "front_thigh",
      "muscle",
      "quads?|quadriceps|thighs?|upper legs?|vastus|rectus femoris|above (my|the) (left |right )?knee|front of (my|the) (left |right )?(leg|thigh)",
      "",
    ],
    [
      "hamstring",
      "muscle",
      "hamstrings?|ham strings?|hammys?|hammies?|hammie|hams|biceps femoris|back of (my|the) (left |right )?(leg|thigh)s?",
      "",
    ],
    [
      "knee",
      "joint",
      "knees?|knee ?caps?|patella~|menisc~|acl|mcl|pcl|lcl",
      "(can'?t|cannot|couldn'?t|unable to|hard to|hurts to|hate to|no) kneel(ing)?|kneeling .. (hurts|kills|is agony|is out)|runner'?s knee|jumper'?s knee|chondromalacia|patellofemoral",
    ],
    ["shin", "joint", "shins?|tibia~|front of (my|the) lower leg", "shin ?splints?"],
    ["calf", "muscle", "cal(fs?|ves)(?! and thigh)|soleus|gastroc~|lower legs?", ""],
    [
      "ankle",
      "joint",
      "ankles?|achil~|heel cord|tendon (above|behind|at the back of|over) (my|the) (\\w+ )?heel|heel tendon|malleol~",
      "rolled .. (ankle|foot)",
    ],
    [
      "foot",
      "joint",
      "f[oe]{2}t|toes?|heels?|metatarsals?|soles?|insteps?|forefoot|midfoot|plantar|arch(es)? of my f[oe]{2}t",
      "plantar ?fasci~|bunions?|turf toe|heel spur|morton'?s",
    ],
  ];

/** Where soreness of a muscle is no mark of training: it lasts, or one side has it, or it stops a movement. */
export const areaWords: readonly {
  readonly area: BodyArea;
  /** Whether the part is named at all: quick, before the trouble is looked for. */
  readonly named: RegExp;
  readonly hurts: RegExp;
}[] = areas.map(([area, kind, words, alone]) => {
  const says = kind === "joint" ? `(${trouble}|${soreness})` : trouble;
  return {
    area,
    named: new RegExp(expanded(`\\b(${alone === "" ? words : `${words}|${alone}`})\\b`)),
    hurts: new RegExp(
      expanded(
        `\\b(${words})\\b(?<between>[^.!?;]{0,40}?)\\b${says}\\b|\\b${says}\\b(?<amid>[^.!?;]{0,40}?)\\b(${words})\\b|\\b${badBefore}(${words})\\b${alone && `|\\b(${alone})\\b`}`,
      ),
      "g",
    ),
  };
});

const leg = ["hip", "front_thigh", "hamstring", "knee", "calf", "shin"] as const;
const arm = ["shoulder", "upper_arm", "elbow", "wrist"] as const;
/**
 * Words that name a place loosely, and landmarks ("the back of it above the knee"): all that may be meant. They widen what a
 * complaint holds back and make none by themselves.
 */
const loosely: readonly (readonly [words: string, areas: readonly BodyArea[]])[] = [
  [
    "(?<!upper |lower )(leg|limb)s?(?! (press|day|raise|curl|extension)~)|hip to (toe|foot|knee|ankle)|down the back of",
    leg,
  ],
  ["lower leg|shank", ["shin", "calf", "ankle"]],
  ["(?<!upper |lower |fore)arms?(?! day)", arm],
  [
    "(above|below|beneath|under|behind|near|beside|next to|(back|inside|outside|side) of) (it|my|the) (\\w+ )?knee",
    ["knee", "front_thigh", "hamstring", "calf"],
  ],
  ["(bottom|butt|bum) cheeks?|bottom|arse|ass|rump|booty|tush|seat bones?", ["glute", "hip"]],
  ["boobs?|breasts?|bosom|moob|nipple|chest", ["chest"]],
  ["arm ?pits?", ["chest", "shoulder", "upper_back"]],
  ["shoulder blades?|wing bones?|bra (strap|line)|between my shoulders", ["upper_back", "shoulder", "neck"]],
  [
    "(my|left|right|one|the) side|flanks?|love handles?|torso|trunk|midriff|waist",
    ["rib", "abdomen", "lower_back"],
  ],
  ["loins?|kidney area|saddle|pelvis|pelvic|tail ?bone|my behind", ["lower_back", "hip", "glute"]],
  ["guts?|stomach|tum|underbelly|scar", ["abdomen"]],
  ["crotch|undercarriage|bikini line|pubic~", ["groin", "hip"]],
  ["heels?|achil~|back of the (heel|ankle)", ["ankle", "calf", "foot"]],
  ["thighs?", ["front_thigh", "hamstring", "groin"]],
  ["wheel ?chair|parapleg~|paraly[sz]ed (from|below) the waist", [...leg, "glute", "groin", "ankle", "foot"]],
];
/** The first of them are limbs and landmarks. */
const limbs = 4;
const places = loosely.map(([words, areas]) => ({ areas, words: new RegExp(expanded(`\\b(${words})\\b`)) }));

/** What else a complaint may mean that names places loosely. */
export const besidesIn = (text: string): readonly BodyArea[] =>
  places.flatMap(({ areas, words }) => (words.test(text) ? areas : []));
/** What else a complaint may mean beside a part that it names: a limb, or what lies next to a landmark. */
export const limbsIn = (text: string): readonly BodyArea[] =>
  places.slice(0, limbs).flatMap(({ areas, words }) => (words.test(text) ? areas : []));

/** Any part of the body. */
const anyPart = new RegExp(areaWords.map(({ named }) => named.source).join("|"), "g");
/** Trouble or soreness, of whatever part. */
export const complaint = new RegExp(expanded(`\\b(${trouble}|${soreness})\\b`), "g");

/** The parts of a body that a clause names. */
export const partsIn = (text: string): readonly string[] => text.match(anyPart) ?? [];
/** Parts that are trained; a joint is not. */
const muscles =
  /^(?:abs?|ab muscles|quads?|quadriceps|thighs?|hamstrings?|hammies|hams|calf|calves|glutes?|butt|bum|biceps?|triceps?|pecs?|chest muscles?|lats?|obliques?|core muscles|shoulders|forearms?|arm|delts?|traps?|back)$/;
/** True when a text names no joint, no bone and no spine. */
export const namesOnlyMuscles = (text: string): boolean => partsIn(text).every((part) => muscles.test(part));

/** "My knee is great, the shoulder hurts": a positive word in between separates the first part from the trouble. */
export const praised = /\b(?:fine|great|good|strong|ok|okay|better|easy|happy|solid|went up)\b/;

/** Trouble that an exercise gives, also where no part of the body is named. */
export const aching =
  /\b(?:hurt\w*|pain\w*|pinch\w*|aches?|aching|twing\w+|tweak\w*|bother\w*|irritat\w+|aggravat\w+|scream\w*|stab\w*|sharp|click\w*|clunk\w*|grind\w*|catch(?:es|ing)|tingl\w+|flar\w+|sets? (?:it|me|things) off|(?:feels?|felt) (?:\w+ )?(?:wrong|off|dodgy|weird|funny|bad|awful)|agony|(?:a|get) (?:headaches?|migraines?)|in (?:the|a) (?:wrong|bad) way|don'?t agree|doesn't agree)\b/g;

/** Stairs of a house, on which a knee hurts, are no machine. */
export const houseStairs = /\bstairs\b/g;
