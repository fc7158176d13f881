/**
 * The words that a note is read for, each list a closed one (coach.md 3a-2, 1.4), in the shorthand of `word-list.ts`.
 * What belongs to training ("chest day", "back squats", "out of breath after sprints") is no sign, and where a sentence
 * may mean either, it is one.
 */
import type { AdviceFlag, StopFlag } from "./text-flags.ts";
import { wordList } from "./word-list.ts";

/** The chest that can hurt, not the day or the machine for it, nor muscles that trained. */
const chest =
  "(chest|breastbone|sternum|heart)(?! (day|press(es)?\\b|to bar|fl[yi]|support|strap|muscle|session|workout|rate|machine|pump))\\b";
const hurts =
  "(pain~|pian|ach(e~|ing)|hurt~|tight~|pressure|discomfort|squeez~|crush~|stabbing|cramp~|heaviness|twinge~|throb~)";
const be = "(is|was|feel~|felt|get~|got)";

/** Hard work takes anybody's breath. */
const effort = "(?! (after|from|during|in|on) (\\w+ ){0,2}(sprint|interval|hiit|burpee|set\\b|round))";

/** What others have, for now. */
const around = "(?! (is |was |has been )?(going|doing|making) (a?round|the rounds))";
const tests = "(?! (shot|vaccin|booster|tests?\\b(?!,? (was |is |came back )?positive)|season))";
const limb = "(finger~|hand~|arm~|legs?|f[oe]+t|toes?)";

/** What bleeds from a bar or a dry room. */
const skin = "(nose|gums?|hands?|palms?|shins?|fingers?)";

/** Words that end training until a professional has looked. */
export const stopWords: readonly (readonly [StopFlag, RegExp])[] = [
  [
    "chest_pain",
    wordList(
      `${chest} .. (\\w+ and )?${hurts}`,
      `${chest} .. (heavy|weird|vi[cs]e)`,
      `(${hurts}|burning|weight|sitting|pressing|band|belt|fist) .. (from .. )?${chest}(?! (and|trained|was|went))`,
      `(${hurts}|burning) .. (behind|around|left) .. ribs?|(?<!(belt|bar|vest|strap) )(squeez~|tight~|pressure|band) .. (ribs?|rib ?cage)`,
      `(park|stand|kneel|sit|sat|stood|elephant|car|truck|brick|stone|rock)~ ... on my ${chest}|push~ ... (sternum|breastbone)`,
      `${chest} .. (burn~|sore) (when|while)`,
      `${chest} (does|did)n't feel right`,
      "(pain~|ach(e~|ing)|burning)[^.!?;]{0,50} (to|through|into|across) .. (front of my )?chest",
      "(as if|as though|like) ... (strap|belt|band|rope|fist|hand) ... (ribs?|chest)",
      "pains? (\\w+ )?(spread|radiat|shoot)~ (in|to|down|into) .. (arm|jaw)",
      "angina|heart attack(?! (survivor|patient|victim|film|movie|book|scene|drill))|chestpain~|arms? ... jaw(?! drop)|jaw(?! drop) ... arms?",
    ),
  ],
  [
    "faint",
    wordList(
      "faint(?! (line|smell|of heart))(ed|ing|s)?",
      "pass(ed|ing)? out(?! (early|((the|some|our|my) )?(\\w+ )?(bottle|flyer|water|snack|candy|medal|towel|sheet)~))",
      "(everything|vision|eyes|it all|lights) .. (went|goes|going|gets?|turned) (all )?(gr[ea]y|white|dark|black)",
      "next thing i (knew|remember|know)~|(ended up|found myself|(then|and) i was) on the (floor|ground)(?! (\\w+ing|for|to))|\\w+ had to (lift|catch|hold) me(?! (up on|to|accountable))|out cold|vision ... tunnel|tunnel vision|lights went out for",
      "(black(ed|ing)? ?outs?|(went|goes|going) black)(?! ((the|my|our|all) )*(curtain|blind|window|room|lens))",
      "came to (with|on|next|under|beside|lying|surrounded|and)|found myself on my (back|face|knees)|lost (a minute|(a few|some) (seconds|minutes)) of time|went down like a (tree|sack|stone|ton)|(was|were) gone for (a )?(few |couple of )?(second|minute)s?",
      "seizure~|lost consciousness|unconscious|syncope|keeled over|(woke|came) (up|to) on the (\\w+ )?floor",
      "collapsed(?! (on|in)(to)? (the|my) (sofa|couch|bed))",
    ),
  ],
  [
    "breath",
    wordList(
      `short(ness)? of breath${effort}`,
      "(out of breath|breathless~|winded|puffed( out)?|panting|gasping) ((just|from|by|when|while|after|i) )*(at rest|lying|in bed|sitting|sit|lie|rest|walking|climbing|tying|(get~ )?dress~|shower~|talking|putting)|out of breath (just|doing nothing|all)",
      "(wake|woke|waking) (\\w+ ){0,4}(gasping|choking|breathless|out of breath)|(winded|out of breath|puffed) (from|by|after) (brush~|eat~|stand~|clean~|vacuum~|making (the|my) bed|getting up|(the )?(laundry|dishes|housework|groceries|shopping))",
      "(stairs?|steps|floor|walk|shower|shopping) ... (leave~|left) me (breathless|gasping|out of breath)",
      "had to (stop|sit|rest|pause)[^.!?;]{0,40} (way|stairs?|shops?|street|corner|door|kitchen|bus|hallway|car)[^.!?;]{0,40} (breath|air)",
      "(need|sleep~|prop~)( up)?( with| on)? (three|four|extra|more|[3-9]) pillows|can(no|')?t (finish|say|get (out|through)) .. sentence",
      `(can(no|')?t|couldn't|hard to|struggl(e|ing) to) (catch my breath|breathe|(get|draw|find) ((any|enough|a|my) )*(air|breath))(?! through)${effort}`,
      "(trouble|difficulty|hard time|struggling) breathing(?! through)",
      `breathing ${be} .. (difficult|hard|heavy)`,
      `my breath .. short`,
      "lungs ... (wo(uld)?|ca|do|did)n't (fill|open|work)|(huffing|puffing|panting|wheez~) .. (after|from|on|at|up) .. (one|single|first|few) (flight|step|stair)~|wheezing",
      "asthma attack|(fight~|gasp~|starved|chok~) for (air|breath)|(not (getting )?enough) (air|breath)",
    ),
  ],
  [
    "headache",
    wordList(
      "(sudden~|severe|worst|thunderclap|terrible|explosive)[ ,]{0,2}((and|a|very|severe|bad|strong|terrible|splitting) ){0,3}(head ?(ache|pain)|migraine)~",
      "(head|skull) .. (explod~|burst~) (with|in) pain",
      "(head ?(ache|pain)|migraine)~ (((came|started|hit) (me )?)?(on )?(suddenly|out of (nowhere|the blue)|like a)|(when|while|if) (i )?(lift|squat|deadlift|press|strain)~)",
    ),
  ],
  [
    "calf",
    wordList(
      "sw[eo]ll~ ... (cal(f|ves)|legs?)|(cal(f|ves)|legs?) ... (sw[eo]ll~|puffy|bigger than the other|(twice|double) (the|its) (\\w+ )?size|(hot|red|warm),? (and )?(hot|red|warm))|(one|left|right) calf ... (bigger|larger|tender|hot|warm|red)|(thigh|calf|leg) ... (twice|double|much) (as )?(thick|big|fat)~|blood clot~|thrombosis|dvt",
    ),
  ],
  [
    "bleeding",
    wordList(
      `(?<!\\b${skin}( \\w+)? )bleeding(?! (edge|${skin}))`,
      "blood .. (urine|pee|wee|stool|poop|toilet|bowl|loo)|blood (when(ever)?|after|as|every time) i (go|wipe|pee|wee|poo~)|(cough|thr[eo]w|vomit|sp[ia]t)~ (up )?(some )?blood",
      "(noticed|light|vaginal|had) (some )?spotting|blood (in|on) my (underwear|pants|knickers|panties|sheets)",
      "(pee|urine|wee) ... (cola|brown|dark|red|(look~|like|colou?r of) (coke|tea|rust))|(stools?|poop) ... (black|tarry|red)|cough~ up (something |some |a bit of )?(red|pink)|(cola|brown|dark|red) (pee|urine)|rhabdo~",
    ),
  ],
  [
    "stroke",
    wordList(
      "slurr(ed|ing)|face ... (droop~|numb~)|numb~ .. face|sudden~ weak~|had (a|another) ((small|mini|minor) )?stroke(?! of)|(lost|losing) (my )?(vision|sight)",
      "can(no|')?t move (one|(the|my) (left|right)) side|(left|right) (arm|hand|leg|side) (went|goes) (weak|limp|dead)",
      "(can(no|')?t|couldn't) (find|get|say|form) (my|the|a|any|a single) words?|(one|left|right|my) eye ... (dark|blind|black|blank)|(speech|words) ... (garbled|jumbled|gibberish|nonsense)",
      "((side|half|corner) of|half) my (face|mouth|body) ... (droop~|numb~|wo(uld)?n't|did(n't)?|dead|weak~|limp|heavy|stopped|sag~)",
      "(smile|mouth|face|eyelid) .. (crooked|lopsided|droop~|hang~)|curtain ... eye|(left|right) (hand|arm|leg) ... (useless|stopped working)",
      "(could|can|did)(n't| not|'t) make sense when|(saw|see(ing)?) double(?! (digit|figure|under|leg|arm))|double vision",
    ),
  ],
];

/** Words that call for advice while careful training goes on. */
export const adviceWords: readonly (readonly [AdviceFlag, RegExp])[] = [
  [
    "numb",
    wordList(
      "numb(ness)?|bladder|tingl(ing|es?|y)|pins and needles",
      `(can(no|')?t feel|(lost|no) feeling in) .. (two )?${limb}|${limb} ((keeps?|always|often) )?(falls?|falling|goes|going) (a?sleep|to sleep)|${limb} .. cotton|(fingers?|hands?|f[oe]+t|toes?) (\\w+ )?(go~|went) (dead|white|blue)`,
    ),
  ],
  [
    "night_pain",
    wordList(
      "(pains?|hurts?|aches?) (at|in the|during the|every) nights?|night pains?",
      "pain (wakes|woke|is waking|keeps|kept) me|wak(es?|ing) me ... (hurts|pain)",
      "can(no|')?t sleep (because|with|from) ... pain",
    ),
  ],
  [
    "pregnant",
    wordList(
      "pregnan(t|cy)(?! (wom[ae]n|lady|friend|colleague|wife|sister|lifter|runner))|trimester|weeks along|my due date",
      "(baby|twins?) (is |are )?(due|on the way)|(two|2|second) (\\w+ )?lines? on (the|my|a) test|positive,? (two|2) lines|i'm (\\w+ ){1,2}weeks gone|(i'm|am) expecting(?! (guest|visit|(a|the) new))|(expecting|having) (a|our|my) baby",
    ),
  ],
  [
    "postpartum",
    wordList(
      "gave birth|had (the|a|my|our) baby(?! (shower|with))|c sections?|ca?esar[ei]an|breast ?feeding|post ?(partum|natal)|miscarr~|(heal|recover)ing from .. (section|birth|delivery|labou?r)|(since|after) i delivered|(baby|little one|boy|girl|son|daughter|twins) (was|were) born (\\w+ ){1,3}(days?|weeks?) ago",
    ),
  ],
  [
    "dizzy",
    wordList(
      "dizz(y|i?ness|yness)|giddy|light ?headed~|vertigo|(room|world|everything|head|floor|ground) .. (sp[iu]n|tilt|sway)~(?! with)|woozy|head ?rush~|like (i'm|i am|i was) on a (boat|ship)|(saw|see(ing)?) (stars|spots)(?! (on|in|over|above))|(wobbly|unsteady) (when(ever)?|if|as) i|vision ... blurr~|epilep~|concuss~",
    ),
  ],
  [
    "heart",
    wordList(
      "palpitation~|arrhythmia|a(trial)? ?fib~|irregular (heart|pulse|rhythm)~",
      "heart .. (skip|flutter|murmur|disease|condition|failure|surgery|stop)~(?! when)|heart ((keeps|kept|is|was) )?d(oing|oes|id) (\\w+ )?(somersault|flip)~|(heart~|pulse) ... (irregular|erratic|uneven|all over the place|(miss|skip|drop)~ (\\w+ )?beats?)|heart~ ... (rhythm|out of (sync|step|beat))|pacemaker|stents?",
      "heart .. (rac|pound|hammer|thump)~ [^.!?;]{0,24}\\b(while|when) i (watch|sit|read|rest|relax|l[iay]|do nothing)~",
      "heart .. (racing|pounding) (at rest|at night|in bed|(while|when) (i )?(l[iay]|sit|rest)~)",
    ),
  ],
  [
    "medication",
    wordList(
      "paramedics?|ambulance|emergency room|(was|am|been|stayed|taken|rushed|admitted) .. hospital",
      "statins?|metformin|lisinopril|amlodipine|bisoprolol|ramipril|antidepressant~|lithium|insulin|hypos?|hernias?|low blood sugar|beta ?blocker~|blood ?thinner~|warfarin|chemo~",
      "(new|started|changed|on)( (my|new|some|blood pressure|heart)){0,3} (medication~|meds|pills|tablets)",
      "(doctor|doc|gp|cardiologist|nurse) ((has|just) )*(put|started) me on(?! (an?|the|my) (\\w+ )?(diet|plan|list|scale|treadmill|bike)~)|prescribed me|(tablets?|pills?|medicine) for .. (high )?(blood|heart|pressure|sugar|diabet~)",
    ),
  ],
  [
    "eating",
    wordList(
      "eating disorder|anorexi~|bulimi~|laxative~|bing(e|eing|ing) (eat~|on food)",
      "ma(de|king|ke) myself (throw up|sick|vomit)|purg(e|ed|ing) (after|my food|again)|starv~ myself",
      "(haven'?t|not) (eaten (in|for|since|anything)|(had|touched) (any |a )?(food|meal|bite))|(living|lived|surviving|survived) on .. (coffee|gum|water|air|cigarettes)|(bring|brought|bringing) .. (dinner|lunch|breakfast|food|meals?) back up|(only|just) (allow~|let~) myself (to )?eat|(thr[eo]w~|bring~) (it )?(all )?up on purpose|(to be|be|am|not) allowed to eat|(skip~|miss~) [^.!?;]{0,24}to be allowed|count~ (every|each) (crumb|bite)|punish~ myself|(earn|deserve) .. (food|dinner|meals?)|(only|just) (allow~|let~) myself ... (apple|meal|salad|calories|kcal|bite)|(scared|afraid) (to eat|of (food|eating))",
    ),
  ],
];

export const illnessWords = wordList(
  "positive (for )?(the )?(flu|covid)",
  `(fever|feverish|flu|influenza|covid( 19)?)${tests}${around}`,
  `vomit~|(threw|throwing|throw) up(?! (the|a|my) (weight|bar|ball|dumbbell|hand|arm)~)${effort}`,
  "stomach bug|chest infection|pneumonia|bronchitis|food poisoning|strep|chills|diarrh~",
  "(running a|high) temperature|temperature (of|was|is|at) (3[89]|4[01]|10[0-4])|on antibiotics|(3[89]|4[01]|10[0-4])([.,]\\d)?( degrees| c| f)? (on the thermometer|temperature|fever)|(caught|got|have|had|fighting|off|up|with) a (\\w+ )?(bug|virus)(?! (in|report|fix|bite))|(burning up|shiver(y|ing)) (and|since|all)",
  "(i'm|am|was|been|got|fell|feel~|still) ((very|really|so) )?(sick|ill)(?! (of|leave|gains?|pump|lift~))",
);
export const travelWords = wordList(
  "travel~|on the road(?! to)|hotels?|business trip|on (holiday|vacation)|away from home",
);

/**
 * Exercises that are called after a part of the body which a sign may name: in "face pulls: my fingers went numb" the
 * face is fine. A face that "pulls to one side" is no exercise, and what is swollen after calf raises is likely the calf.
 * A bar comes down "to the chest", and a chest workout is crushed; a weight "on the chest" is a sign.
 */
export const exerciseNames =
  /(?<!\b(?:side|half|part) of (?:my|the) )\bface ?pull(?:s|ing)?\b(?! (?:to|down|up|side|left|right|over|on (?:one|the|my) (?:side|left|right)))|\b(?:seated |lying )?leg (?:press(?:es)?|curls?|extensions?|raises?|day)\b|\b(?:bar|barbell|(?:dumb|kettle)bells?|weights?) (?:all the way |down |right )*to (?:my|the) chest\b|\b(?:crushed|crushing) (?:my|a|the|that|this) (?:\w+ )?chest (?:pr|press|day|workout|session|goal)s?\b/g;

/** Words that may stand between a denial and what it denies: "no signs of any chest pain", "never had real chest pain". */
const between =
  "any|had|have|feel|felt|been|more|longer|signs? of|history of|an?|my|ever|in|left|right|(?:chest )?\\w+ n?or";
/**
 * A denial right before the words. "No sleep and chest pain" denies the sleep only, and "not just chest pain" nothing:
 * other words in between end the denial.
 */
export const denial = new RegExp(
  `\\b(?:no|not|never|without|denies|denied|free of|(?:is|are|was|were|do|does|did|has|have|had)n'?t)(?: (?:${between}))* $`,
);

/**
 * Somebody else right before the words, of whom the sentence tells: "my dad had", "my wife's", "the kids are". After
 * "walking the dog" or "carrying my son" the person tells of themselves.
 */
export const somebodyElse =
  /(?:^|[.,;:!?(]|\b(?:and|but|because|that|when|so|of|\w+day))(?:^| )(?:(?:my|our|the|a|his|her|both|all|one|half|of|old) )*(?:wife|husband|partner|(?:girl|boy)?friend|sister|brother|daughter|son|mom|mum|mother|dad|father|dog|cat|kids?|child(?:ren)?|baby|twins|colleagues?|co ?workers?|boss|team|office|clients?|students?|teacher|coach|\w+ ?mates?|neighbou?rs?|parents?|grand\w+|uncle|aunt|cousins?|she|he|they)(?:'s)?(?: (?:is|are|was|were|has|had|have|got|a|the|very|all|still|just|nearly|almost))* $/;
