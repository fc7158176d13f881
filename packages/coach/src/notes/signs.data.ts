/**
 * The words that a note is read for, each list a closed one (specs/design.md 3a-2, 1.4), in the shorthand of `word-list.ts`.
 * What belongs to training ("chest day", "back squats", "out of breath after sprints") is no sign, and where a sentence
 * may mean either, it is one.
 */
import { wordList } from "./word-list.ts";

/** What ends training until a professional has looked. */
export const urgentSigns = {
  chest_pain: "chest pain",
  faint: "fainting",
  breath: "trouble breathing",
  headache: "a sudden or severe headache",
  calf: "a swollen leg",
  bleeding: "bleeding or dark urine",
  stroke: "signs of a stroke",
  nerve: "numbness with weakness",
  heart_rhythm: "a racing heart with light-headedness",
  rupture: "a muscle or tendon that may have torn",
  head_injury: "a blow to the head",
  tendon_medicine: "an antibiotic that can harm tendons",
  purging: "being sick on purpose",
  self_harm: "thoughts of harming yourself",
  pregnancy_sign: "a warning sign in pregnancy",
  infection: "signs of a deep infection",
  belly: "a sudden strong pain in the belly or groin",
  heat: "heat stroke",
  sugar: "a blood sugar that is far out of range",
  /** Read as urgent by the whole note, not by any word (`note-classifier.ts`). */
  unnamed: "what may be a sign of something serious",
} as const;
export type UrgentSign = keyof typeof urgentSigns;

/** The chest that can hurt, not the day or the machine for it, nor muscles that trained. */
const chest =
  "(chest|breastbone|sternum|heart)(?! (day|press(es)?\\b|to bar|fl[yi]|support|strap|muscle|session|workout|rate|machine|pump))\\b";
const hurts =
  "(pain~|pian|ach(e~|ing)|hurt~|tight~|pressure|discomfort|squeez~|crush~|stabbing|cramp~|heaviness|twinge~|throb~)";
const be = "(is|was|feel~|felt|get~|got)";

/** Hard work takes anybody's breath. */
export const effort = "(?! (after|from|during|in|on) (\\w+ ){0,2}(sprint|interval|hiit|burpee|set\\b|round))";

/** What bleeds from a bar or a dry room. */
const skin = "(nose|gums?|hands?|palms?|shins?|fingers?)";

/** Words that end training until a professional has looked. */
export const urgentWords: readonly (readonly [UrgentSign, RegExp])[] = [
  [
    "chest_pain",
    wordList(
      `${chest} [^.!?;]{0,40}\\b(left arm|arm|jaw|neck|back) (ach~|hurt~|pain~|numb~|tingl~|heavy|goes|went)|left arm [^.!?;]{0,20}\\b(ach~|hurt~|pain~|numb~|heavy|tingl~) [^.!?;]{0,30}\\b(walk~|stairs?|climb~|hurry|run~|hill~|uphill|exert~)`,
      `${chest} .. (\\w+ and )?${hurts}`,
      `${chest} .. (heavy|weird|vi[cs]e)`,
      `${chest} [^.!?;]{0,40}\\b(standing|sitting|kneeling|pressing|stepping|parked) on (it|me|top)|tearing pain ... (back|chest)|pains? in (my )?\\w+ and (my )?chest`,
      `(${hurts}|burning|weight|sitting|pressing|band|belt|fist) .. (from .. )?${chest}(?! (and (shoulders?|tri~|bi~|back|legs?|arms? (day|work~))|trained|was|went))`,
      `(${hurts}|burning) .. (behind|around|left) .. ribs?|(?<!(belt|bar|vest|strap) )(squeez~|tight~|pressure|band) .. (ribs?|rib ?cage)`,
      `(park|stand|kneel|sit|sat|stood|elephant|car|truck|brick|stone|rock)~ ... on my ${chest}|push~ ... (sternum|breastbone)`,
      `${chest} .. (burn~|sore) (when|while)`,
      `${chest} (does|did)n't feel right`,
      "(pain~|ach(e~|ing)|burning)[^.!?;]{0,50} (to|through|into|across) .. (front of my )?chest",
      "(as if|as though|like) ... (strap|belt|band|rope|fist|hand) ... (ribs?|chest)",
      "pains? (\\w+ )?(spread|radiat|shoot)~ (in|to|down|into) .. (arm|jaw)",
      "jaw(?! drop) [^.!?;]{0,30}\\b(ach~|pain~|hurt~|tight~) [^.!?;]{0,30}\\b(stairs?|uphill|hill~|climb~|hurry|exert~|walk~)|angina|heart attack(?! (survivor|patient|victim|film|movie|book|scene|drill))|chestpain~|arms? ... jaw(?! drop)|jaw(?! drop) ... arms?",
    ),
  ],
  [
    "faint",
    wordList(
      "faint(?! (line|smell|of heart))(ed|ing|s)?",
      "pass(ed|ing)? out(?! (early|((the|some|our|my) )?(\\w+ )?(bottle|flyer|water|snack|candy|medal|towel|sheet)~))",
      "(everything|vision|eyes|it all|lights) .. (went|goes|going|gets?|turned) (all )?(gr[ea]y|white|dark|black)",
      "next (thing )?i (knew|remember|know)~|(ended up|found myself|(then|and) i was) on the (floor|ground)(?! (\\w+ing|for|to))|\\w+ had to (lift|catch|hold) me(?! (up on|to|accountable))|out cold|vision ... tunnel|tunnel vision|lights went out for",
      "(black(ed|ing)? ?outs?|(went|goes|going) black)(?! ((the|my|our|all) )*(curtain|blind|window|room|lens))",
      "came to (with|on|next|under|beside|lying|surrounded|and)|found myself on my (back|face|knees)|lost (a minute|(a few|some) (seconds|minutes)) of time|went down like a (tree|sack|stone|ton)|(was|were) gone for (a )?(few |couple of )?(second|minute)s?",
      "(had|having|have) a (fit|turn|convulsion)(?! of (laugh|giggl|rage|cough))|convuls~|(everything|world|room|sounds?|voices?) (went|goes|got|gets) .. (distant|far away|muffled|dim|fuzzy|hazy)|(nearly|almost) (went|going|gone) (over|under|down)\\b(?! to)",
      "hit the (deck|floor|ground|mat)[^.!?;]{0,20}\\bcame (to|round)|seizure~|lost consciousness|unconscious|syncope|keeled over|grey(ed|ing)? out|gray(ed|ing)? out|came (a)?round (on|with|to|lying)|out for (a (few |couple of )?)?(second|moment|minute)s|(legs|knees) went (and|from under)|dropped (to|on) the (floor|ground) and|(woke|came) (up|to) on the (\\w+ )?floor",
      "(room|everything|world|lights?) (went|go|goes|got) (dark|black|dim)|(carried|picked|lifted|scraped) (me )?(up )?(off|from) (the|a) (\\w+ )?(floor|ground|mat)|had to (carry|be (carried|picked up))|slid off the|collapsed(?! (on|in)(to)? (the|my) (sofa|couch|bed))",
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
      `(can(no|')?t|couldn't|hard to|struggl(e|ing) to) (catch my breath|breathe|(get|draw|find) ((any|enough|a|my) )*(air|breath))(?! (through|laughing|(from|with|for) laugh~))${effort}`,
      "(trouble|difficulty|hard time|struggling) breathing(?! through)",
      `breathing ${be} .. (difficult|hard|heavy)`,
      `my breath .. short`,
      "lungs ... (wo(uld)?|ca|do|did)n't (fill|open|work)|(huffing|puffing|panting|wheez~) .. (after|from|on|at|up) .. (one|single|first|few) (flight|step|stair)~|wheezing",
      "without (gasping|getting (out of|short of) breath|running out of (breath|air))|(breathless|out of breath|short of breath|winded|gasping) [^.!?;]{0,30}\\b(at rest|sitting|lying|flat|in bed|sofa|couch|chair|talking|doing nothing|for no reason)|(lips?|fingertips|fingernails) (\\w+ ){0,2}(blue|purple|gr[ea]y)|(catch|get|draw) (a|my|any|enough) breath (after|from) (walk|climb|stand|talk|dress|show)~|(tongue|lips?|throat|face|eyelids?) .. sw[eo]ll~|sw[eo]ll~ .. (tongue|lips?|throat)|anaphyla~|throat .. (clos|tighten|narrow)~|asthma attack|(fight~|gasp~|starved|chok~) for (air|breath)|(not (getting )?enough) (air|breath)",
    ),
  ],
  [
    "headache",
    wordList(
      "stiff neck[^.!?;]{0,40}\\b(fever|temperature|headache|light hurts)|(fever|temperature|headache)[^.!?;]{0,40}\\bstiff neck|(sudden~|severe|worst|thunderclap|terrible|explosive)[ ,]{0,2}((and|a|very|severe|bad|strong|terrible|splitting) ){0,3}(head ?(ache|pain)|migraine)~",
      "(head|skull) .. (explod~|burst~) (with|in) pain",
      "(head ?(ache|pain)|migraine)~ (((came|started|hit) (me )?)?(on )?(suddenly|out of (nowhere|the blue)|like a)|(when|while|if) (i )?(lift|squat|deadlift|press|strain)~)",
    ),
  ],
  [
    "calf",
    wordList(
      "sw[eo]ll~ ... (cal(f|ves)|legs?)|(cal(f|ves)|legs?) ... (sw[eo]ll~|puffy|bigger than the other|(twice|double) (the|its) (\\w+ )?size|(hot|red|warm),? (and )?(hot|red|warm))|(one|left|right) calf ... (bigger|larger|tender|hot|warm|red)|(thigh|calf|leg) ... (twice|double|much) (as )?(thick|big|fat)~|(calf|lower leg) [^.!?;]{0,30}\\b(hard|tender|painful|sore|hot|warm|red|swollen|throb~)\\b[^.!?;]{0,30}\\b(flight|drive|surgery|cast|bed rest|hot|warm|red|swollen)|blood clot~|thrombosis|dvt",
    ),
  ],
  [
    "bleeding",
    wordList(
      `(?<!\\b${skin}( \\w+)? )bleeding(?! (edge|${skin}))`,
      "blood .. (urine|pee|wee|stool|poop|toilet|bowl|loo)|blood (when(ever)?|after|as|every time) i (go|wipe|pee|wee|poo~)|(cough|thr[eo]w|vomit|sp[ia]t)~ (up )?(some )?blood",
      "(noticed|light|vaginal|had) (some )?spotting|spotting (since|after|again|today|yesterday)|passed (a |some )?clots|\\d+ weeks [^.!?;]{0,40}\\b(blood|bleed~|spotting)|soak~ (through )?(a|my) pad|blood (in|on) my (underwear|pants|knickers|panties|sheets)",
      "(pee|urine|wee|water) ... colou?r of (coke|cola|tea|rust)|(pee|urine|wee) ... (cola|brown|dark|red|(look~|like|colou?r of) (coke|cola|tea|rust|coffee|port|stout))|(stools?|poop?|motions?) ... (black|tarry|red)|poop~ (\\w+ )?(black|tarry)|(black|tarry|bloody) (\\w+ )?(stools?|poop?|motions?|diarrh~)|cough~ up (something |some |a bit of )?(red|pink)|(cola|coke|tea|rust~|brown|dark|red|black) ?(colou?red )?(pee|urine|wee)|rhabdo~",
    ),
  ],
  [
    "stroke",
    wordList(
      "slurr(ed|ing)|(could|did)n't (speak|talk|form words)( properly)?|sudden~ confus~|(speech|talking|words) .. (funny|weird|odd|strange|gone|thick|wrong|muddled|mumbl~|strange)|(left|right|one) side (of my (body|face) )?(went|goes|felt|feels|is|has gone) (\\w+ )?(weak|numb|dead|heavy|limp|tingl~)|(arm|leg|hand) (went|goes|going) (all )?(limp|floppy|heavy) [^.!?;]{0,20}one side|face ... (droop~|numb~)|numb~ .. face|sudden~ weak~|(vision|sight) (in|of|from) .. (one|left|right|other) eye|(one|left|right|my) eye (went|goes|lost|has gone)|had (a|another) ((small|mini|minor) )?stroke(?! of)|(lost|losing) (my )?(vision|sight)",
      "can(no|')?t move (one|(the|my) (left|right)) side|(left|right) (arm|hand|leg|side) (went|goes) (weak|limp|dead)",
      "(can(no|')?t|couldn't) (find|get|say|form) (my|the|a|any|a single) words?|(one|left|right|my) eye ... (dark|blind|black|blank)|words? (came|come|comes|coming) out .. (wrong|funny|jumbled|slurred|backwards|mixed)|(speech|words) ... (garbled|jumbled|gibberish|nonsense)",
      "((side|half|corner) of|half) my (face|mouth|body) ... (droop~|numb~|tingl~|wo(uld)?n't|did(n't)?|dead|weak~|limp|heavy|stopped|sag~)",
      "(smile|mouth|face|eyelid) .. (crooked|lopsided|droop~|hang~)|jaw (has |is )?(dropp(ed|ing)|drops|hangs) ... (one|left|right) side|curtain ... eye|(left|right) (hand|arm|leg) ... (useless|stopped working)",
      "(can'?t|couldn'?t|stopped) (\\w+ )?(see|seeing) (\\w+ ){0,3}(from|of|with|in|through) (the|my|one|either) ((left|right) )?eyes?(?! (because|with|from|for) (of )?(the |my )?(sweat|shampoo|soap|hair|rain|sun))",
      "(dark|curtain|veil|shade|shutter|shadow) (\\w+ ){0,2}(com|came|go|went|drop|fell|fall|draw|slid|mov|creep|crept)~ (\\w+ ){0,2}(down|across|over|in)[^.!?;]{0,24}\\b(eye|vision|sight)|(eye|vision|sight)\\b[^.!?;]{0,40}\\b(curtain|veil|shade|shutter|shadow) (\\w+ ){0,2}(com|came|go|went|drop|fell|fall|draw|slid|mov|creep|crept)~",
      "(could|can|did)(n't| not|'t) make sense when|(saw|see(ing)?) double(?! (digit|figure|under|leg|arm))|double vision",
    ),
  ],
  [
    "nerve",
    wordList(
      "(saddle|groin|inner thighs?|between (my|the) legs|genital~|crotch|bottom|backside|bum|buttocks|private~|perineum) ... (numb~|no feeling|tingl~)|(numb~|no feeling|tingl~|can'?t feel) [^.!?;]{0,40}\\b(bottom|backside|bum|buttocks|private~|perineum|sit(ting)? bones|wipe|seat|where i sit|sit down|saddle|between my legs|groin|genital~|crotch|inner thighs)",
      "(lost|losing|no|can(no|')?t|couldn't|trouble) ... (bladder|bowel)~|(bladder|bowel) (control|accident)s?|wet myself|incontinen~ (since|and)|(trouble|can'?t|problems?|difficult~|hard) [^.!?;]{0,20}\\b(pee~|urinat~|start~ to pee|empty~ my bladder|going to the toilet|go to the toilet)|(lost|no|any) (feeling|sensation) [^.!?;]{0,20}\\b(between (my|the) legs|down there)|numb from the (waist|hips?|chest) down|no (feeling|sensation) (down there|below|when i (wipe|pee|go))|can(no|')?t (feel [^.!?;]{0,20})?(pee|wee|urinate|poo~)|(numb|no feeling) (down there|below)",
      `(foot|drop~) (drop~|slap~)|(foot|toes?|leg|hand|grip|arm) ... (drags?|dragging|wo(uld)?n't (lift|move|grip|close)|floppy|drops things|dropping things)|keep dropping (things|cups|weights|stuff)`,
      "can(no|')?t feel [^.!?;]{0,40}\\b(inner thighs?|inside of my (thigh|leg)~|bottom|saddle|need to (pee|wee|go|poo)|when i (need|have) to)|(hands?|fingers?|feet) ... (clumsy|fumbl~)|fumbl~ (with )?(buttons?|keys?|my (fingers|hands))|(leg|arm|foot|hand) [^.!?;]{0,30}\\b(dead|no power|no strength|won't (hold|work|do what)|not (obeying|working|responding))(?! ?(lift|hang|bug)~)",
      "back(?! (squats?|extensions?|day)) [^.!?;]{0,40}\\bcan(no|')?t feel my (\\w+ )?(foot|feet|legs?|toes)|can(no|')?t feel my (\\w+ )?(foot|feet|legs?|toes) [^.!?;]{0,40}\\bback (hurt~|ach~|pain~|is|feels|went)|(numb~|tingl~|pins and needles|no feeling) [^.!?;]{0,40}\\b(weak~|buckl~|giv(es?|ing) (out|way)|can(no|')?t (lift|move|grip|feel))|(weak~|buckl~|(giv(es?|ing)|gave) (out|way)) [^.!?;]{0,40}\\b(numb~|tingl~|pins and needles)",
      "(left|right|one) (arm|leg|hand|foot|side|grip) ... weak~|weak~ (in|down|of) .. (arm|leg|hand|foot|side)|(trip|tripp|stumbl)~ over my (own )?(toes|foot|feet)|(foot|toes|leg|thumb|fingers) wo(uld)?n't (move|lift|work|bend|respond)|can'?t (lift|raise|pull up|move|bend) (the (front|ball|top) of )?(my|the) (\\w+ )?(foot|toes?|thumb|fingers)|(has|have|had) (gone|got|become) (really |so |very )?(weak|limp|floppy)|can'?t (grip|hold) (a|my|the|anything|on to)\\b(?! (plank|pose|breath|position|handstand|l sit))|(lost|losing|loss of|no) (all )?(the )?(strength|power|control) (in|of|down) .. (arm|hand|leg|foot|grip)|both (legs|feet|arms|hands) ... (numb~|tingl~|weak|buckl~|stumbl~|trip~)|wet (pants|trousers|underwear|bed)|(leg|foot|arm|hand) .. (cold|pale|white|blue),? (and )?(numb|pale|cold|white|dead)~|(numb~|tingl~|pins and needles|weakness) ... both (legs|feet|arms|hands)|(haven'?t|not|wasn'?t|unable|couldn'?t) (been )?(able )?(to )?(pee|wee|urinate)|(grip|strength|power|feeling) (has |have |is |are |was |just |all |completely |suddenly )*(gone|lost|vanish~|disappear~|left me)\\b(?! (up|down|from (\\d|strength)))|(leg|arm|hand)s? (is|are|has|have|went|gone|got|getting|feels?) (\\w+ )?(weaker|paraly[sz]ed|limp)",
    ),
  ],
  [
    "heart_rhythm",
    wordList(
      "(palpitation~|heart~ [^.!?;]{0,40}(rac|flutter|pound|skip|flip|thump|hammer|jump|stop|irregular|uneven|beat|went|fast|wild)~|(pulse|rhythm|beat|heartbeat) [^.!?;]{0,30}(rac|irregular|jump|skip|miss|fast|wild|high|all over|crazy|1[5-9]\\d|2\\d\\d)~) [^.!?;]{0,60}\\b(light ?headed~|dizz~|faint~|pass out|(see|saw|seeing) (stars|spots)|woozy|giddy|grey|black~|sweat~|breathless|short of breath|weak|head (swim|spin|went)~|unsteady|collapse~|(sit|lie|hold on|grab))",
      "(light ?headed~|dizz~|faint~|woozy|giddy) [^.!?;]{0,60}\\b(palpitation~|heart~ [^.!?;]{0,40}(rac|flutter|pound|skip|flip|jump|thump|hammer|irregular|uneven|wild)~|pulse [^.!?;]{0,30}(rac|irregular|wild)~)",
    ),
  ],
  [
    "rupture",
    wordList(
      "(rupture~|snapped) [^.!?;]{0,40}\\b(tendon|achilles|biceps?|triceps?|quads?|pec~|hamstring|calf|muscle|ligament|acl|patella~)|(tendon|achilles|biceps?|triceps?|quads?|pec~|hamstring|calf|muscle|ligament|patella~) [^.!?;]{0,40}\\b(rupture~|snapped|tore off|came off|rolled up|balled up|bunched up)|ruptured|(came|come|popped|popping|slipped|slid|jumped|went|is|was) (right )?out of (its|the|my|his) (socket|joint)|(tore|torn) (my|the|a) (\\w+ )?(pec~|biceps?|triceps?|achilles|(quad|patella~) tendon)(?! (sleeve|strap))|(pop|snap|crack|rip|tear)(ping|ing)? (feeling|sensation|sound|noise)|(huge|big|massive|deep|purple|black) bruise|bruise~ (\\w+ ){0,3}(all )?(down|over|spread~|from .. (armpit|elbow|knee|hip|shoulder|thigh|wrist|ankle))|(biceps?|pec~|muscle|calf) ... (changed shape|out of shape|deform~|lump|balled)",
      "(heard|felt|was|with) (\\w+ ){0,2}(pop|snap|crack|rip)\\b(?! (song|music|up))[^.!?;]{0,40}\\b(biceps?|triceps?|pec~|achilles|calf|heel|hamstring|thigh|quad~|tendon|arm|leg|knee|elbow|ankle|chest|shoulder)",
      "(biceps?|triceps?|pec~|achilles|calf|heel|hamstring|thigh|quad~|tendon|arm|leg|knee|elbow|ankle|shoulder|back of my \\w+) [^.!?;]{0,40}\\b(popped|snapped|loud (pop|bang|crack|snap)|a (pop|snap|bang|crack)|ripped)(?! (out|over|in the mirror|up to))",
      "(bang|pop|snap|crack|thud|twang) (in|at|behind|from) (my|the|the back of my) (\\w+ ){0,2}(achilles|calf|heel|biceps?|triceps?|pec~|hamstring|thigh|quad~|knee)|(popped|snapped|ripped)(?! (out|over)) (in|at|behind) (my|the) (\\w+ ){0,2}(biceps?|triceps?|pec~|achilles|calf|heel|hamstring|thigh|quad~|arm|leg|knee|elbow|ankle|shoulder)|like (being |i was |someone |somebody )?(kicked|shot|hit)( me)? (in|on|at) (the|my) (back of|calf|heel|leg|achilles|ankle|thigh)|can(no|')?t (stand|go|push( off)?|rise) (up )?(on|onto) (my )?(tip)?toes|popeye|(achilles|calf|heel|hamstring|biceps?) ... (sound|noise|gunshot|bang)|knee ... (gunshot|bang)|hole in .. muscle|(felt|feel) .. (quad|calf|hamstring|biceps?|triceps?|pec|lat|muscle|tendon|groin) (tear|rip|go|pop|snap)\\b|(snap~|pop~|tore|rip~) in (my|the) (forearm|hand|wrist|foot|back)",
      "(dent|gap|hole|hollow) (in|above|below|under|behind|where|at) .. (kneecaps?|knees?|heels?|elbows?|shoulders?|thighs?|calf|armpit|chest|biceps?|triceps?)|(upper arm|arm|thigh|calf|chest|muscle|biceps?|triceps?|pec~) ... (bunched|balled|rolled|curled) (up|into)|(sudden~|loud|massive|big) (bang|pop|snap|crack|thump|whack) (in|at|behind) .. (calf|heel|achilles|hamstring|thigh|knee|arm|shoulder|biceps?|leg)|like (someone|somebody|something) (threw|hit|kicked|shot|whipped|struck|stabbed) [^.!?;]{0,24}\\b(calf|heel|leg|achilles|ankle|thigh|at it|me)|(tendon|ligament) (tore|torn|ruptur~|snap~|went|is gone)|something (gave|give|giving|went|go|tear|tore|ping~|snap~|pop~) (in|at|behind|around) .. (back of .. )?(heel|calf|achilles|thigh|hamstring|biceps?|triceps?|upper arm|pec~|armpit)[^.!?;]{0,60}\\b(can'?t|couldn't|no strength|weak~|limp~|bruis~|won't)|(can'?t|couldn't|cannot) push off",
      "(bruis~|purple|black and blue) [^.!?;]{0,40}\\b(dent|gap|bulge|lump|popped|snapped|tore)|(gap|dent) (in|where) .. (biceps?|triceps?|pec~|achilles|calf|hamstring|thigh|quad~|arm|muscle)",
    ),
  ],
  [
    "head_injury",
    wordList(
      "(hit|struck|clipped|caught|smacked|whacked) (by|with) .. (\\w+ ){1,3}(to|in|on|across) .. (head|temple|forehead|skull)|(elbow|knee|kick|punch|head ?butt|smack|whack|hit|clobber|clock)~ ((me|hard|square) )?(in|on|to|across) .. (head|temple|forehead|skull|jaw)\\b(?! guard)|(headache|foggy|fog|sleepy|drowsy|sick|confused|muddled|(trouble|hard to) concentrat~|light hurts|blurr~) [^.!?;]{0,30}\\bsince .. (fall|fell|crash~|knock~|hit|bang~|collision|tackle)|(fell|fall|came off|crash~|tackle~|collision|went over) [^.!?;]{0,40}\\b(foggy|confused|muddled|can'?t remember|don'?t remember|dazed|concuss~)",
      "(hit|banged|bumped|knocked|smacked|cracked|whacked|struck|bashed|clonked|clipped|slammed|thumped|conked|dropped [^.!?;]{0,20} on|fell on) (my|the (back|side|top) of my) (\\w+ )?(head|skull|temple|forehead)|(my )?head (hit|bounced|slammed|struck|met)|(on|to) (the|my) (head|skull|temple|forehead)(?! of (the )?(line|queue))(?= (and|since|now|yesterday|with))|(blow|knock|bang|bump|hit) (to|on) (the|my) head|head injury|(knock~|bang~|clash~|butt~) (of )?heads|(can'?t|don'?t|couldn'?t|didn'?t) remember (the (rest|end|fall|crash|second half|drive)|what happened|how i (got|came|ended)|falling|hitting)|concuss~|knocked out cold|(bar|barbell|plate|dumbbell|kettlebell|weight|ball|branch|door) ... (hit|fell on|landed on|clipped|caught|struck) ... (head|skull|temple|face)|(drop~|fell|land~) [^.!?;]{0,20}\\bon (my|the) (face|head)\\b[^.!?;]{0,40}\\b(fog~|dizzy|sick|daz~|confus~|headache|bent|broke~)|fell ... (on|hit) (my|the) head",
    ),
  ],
  [
    "tendon_medicine",
    wordList(
      "cipro~|levofloxacin~|moxifloxacin~|ofloxacin~|\\w+floxacin~|fluoroquinolone~|quinolone~|levaquin|levo\\b|avelox|antibiotic~ [^.!?;]{0,60}\\b(tendon~|achilles|heels?|heel cords?)|(tendon~|achilles|heels?) [^.!?;]{0,60}\\bantibiotic~",
    ),
  ],
  [
    "purging",
    wordList(
      "(thr[eo]w~|bring~|brought) (it )?(all )?up on purpose|ma(de|king|ke) myself (be )?(throw up|sick|vomit|puke)|(i|been|started|keep|still) purg(e|ing)|purg(e|ed|ing) (after|my (food|meals?|dinner|lunch)|again|every|most|tw|three)|(comes?|coming|came) back up (again|after|every|most|so)|make sure it (all )?comes|(bring|brought|bringing) .. (dinner|lunch|breakfast|food|meals?) back up|laxatives?(?! (for|because))|(diuretics|water pills) ... (weight|lose|slim|look)|(thr[eo]w~|vomit~|puk~|sick|bring~ (it )?up) [^.!?;]{0,40}\\b(on purpose|deliberately|to (lose|keep|stay|control|not gain)|so (that )?(i|the|it|my|they) (\\w+ )?(don'?t|doesn'?t|won'?t|stay|never))|(eat|ate|binge)~ [^.!?;]{0,20}\\b(get|got) rid of (it|everything|them)|get~ rid of (my |the |what )?(food|meal|dinner|lunch|i ate)|(fingers?|toothbrush) down (my|the) throat|sick after (every|each) meal on purpose",
    ),
  ],
];
