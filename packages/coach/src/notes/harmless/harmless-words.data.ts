/**
 * What sentences are made of that need no alarm: for each kind the words that it must have, one of each entry, and all that it may have
 * besides, for regular expressions of whole words.
 */
import { numberWordPattern } from "@muster/domain/shared/number-words";

/** Sports by their names. */
const sportNames =
  "(?:beach )?volleyball|parkrun|(?:five|seven|5|7) a side(?: football)?|football|soccer|rugby|(?:table )?tennis|padel|squash(?= (?:on|every|twice|and|with|club|league|match\\w*|games?))|badminton|basketball|handball|(?:field |ice )?hockey|golf|cricket|baseball|softball|netball|lacrosse|floorball|korfball|judo|karate|taekwondo|bjj|jiu jitsu|kickboxing|boxing|muay thai|wrestling|fencing|(?:rock )?climbing|bouldering|rowing|swimming|cycling|running|athletics|gymnastics|parkour|ballet|dancing|dance(?= (?:class(?:es)?|lessons?|trainings?|practices?)\\b)|skiing|surfing|skating|triathlon|crossfit|(?:sprint|swim|track|athletics|rugby|rowing|hockey) training|orienteering|ultimate(?: frisbee)?|waterpolo|water polo";
/** What somebody does in sport. */
const sportDoing =
  "(?:play|plays|played|playing|ran|swam|climbed|rowed|cycled|skied|danced|trained|run|runs|swim|swims|cycle|cycles|ride|climb|climbs|boulder|row|ski|skate|dance|surf|box|spar|wrestle|fence|race|train|compete)";
/** What a day may have of it. */
const sportOccasions =
  "(?:long |easy |tempo |club |park |trail |hill |home |away |league |cup |team |evening |morning )*(?:runs?|intervals|rides?|swims?|matches|match|games?|practices?|trainings?|training sessions?|tournaments?|fixtures?|leagues?|club|team|class(?:es)?|lessons?)";

/** Sport beside the training that is planned; "training" alone is not. */
export const otherSport = new RegExp(
  `\\b(?:(?:${sportNames})(?: (?:${sportOccasions}))?|(?:(?:long|easy|tempo|club|park|trail|hill|home|away|league|cup|team) )*(?:runs|run(?= (?:is|on|every|\\w+days?))|intervals|rides?|swims|matches|match|games?|practices?|tournaments?|fixtures?)|(?:team|club|league) training|(?<=\\b(?:i|we) (?:\\w+ )?)(?:run|swim|cycle|climb|boulder|row|ski|skate|dance|surf|box|spar|wrestle|fence|play(?= (?:on|every|at)\\b))(?: intervals| long)?)\\b`,
);

/** The words of one kind. */
export type MadeOf = { readonly has: readonly string[]; readonly may: readonly string[] };

const amounts =
  "higher|further|farther|longer|faster|quicker|harder|stronger|better|more(?: powerfully)?|deeper";
const feats =
  "jump|run|sprint|throw|hang|serve|kick|hit|punch|swim|ride|cycle|bike|climb|row|skate|shoot|dunk|spike|smash|pass|tackle|turn|accelerate|lift|squat|pull|push|jog|hike|ski|move";
const sports = [
  `(?:${feats}) (?:(?:the )?(?:ball|javelin|discus|shot|hammer|weight|bar) |from (?:the|a) (?:pull ?up )?bar |a (?:bit|little|lot) |much |even )*(?:${amounts})`,
  `(?:get|be|become|getting|being) (?:(?:a (?:bit|little|lot)|much|even) )?(?:${amounts}|fitter|more explosive)`,
  "(?:a )?(?:bigger|better|higher) (?:vertical|standing|broad|long|high)(?: jump)?|jump rope|skip rope|(?:box|broad|squat) jumps?",
  "(?:i |we )?(?:always )?(?:die|suffer|struggle) (?:up|on) (?:the |every |long |steep )*(?:hills?|climbs?)",
  sportNames,
  sportOccasions,
  sportDoing,
];
/**
 * What may be meant of one's life (to jump, to hang, to die) counts as sport only with how much, or with what: "jump higher", "hang
 * longer", "jump rope"; a bridge or a roof is no known word.
 */
export const sport: MadeOf = {
  has: [sports.join("|")],
  may: [
    ...sports,
    "(?:(?:i|we)(?:'d| would) (?:like|love)|(?:i |we )?(?:want|hope|aim)|my (?:goal|aim) is|the (?:goal|aim) is|so (?:that )?i can)(?: to)?",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)s?|weekdays?|weekends?|weeks?|mornings?|evenings?|afternoons?|nights?|once|twice|three times|times|season|winter|summer",
    `\\d{1,2}(?: ?(?:k|km|miles?|kilomet\\w+))?|${numberWordPattern()}`,
    "i|i'm|we|my|our|the|a|an|and|or|on|in|at|with|for|of|to|is|are|have|has|got|do|every|each|per|also|too|then|so|as well|please|mostly|usually|always|this|next",
    "am|normally|already|still|plus|hard|easy|long|go|lot|some|bit|often|regularly|from|about|around|before|after|days?|hours?|minutes?|min",
    "jog(?:ging)?|walk(?:ing)?|bik(?:e|ing)|hik(?:e|ing)|yoga|pilates|practice|marathon|race|short|half|full|kids|friends|dog|work|school",
    "(?:(?:need|want|keep|leave) )?(?:(?:my|me|the) )?(?:(?:legs|arms|shoulders|grip) )?fresh(?: (?:legs|arms|shoulders|grip))?(?: (?:there|then|for (?:it|that)))?",
  ],
};

/** Joints and muscles that exercise makes sore. Not the chest, neck, shoulder, arm or calf: pain there may mean another organ. */
const soreParts =
  "knees?|kneecaps?|ankles?|foot|feet|shins?|hips?|elbows?|wrists?|thumbs?|toes?|heels?|hamstrings?|quads?|thighs?|glutes?|lower back";
const soreWords =
  "hurts?|hurting|aches?|aching|achy|sore|tender|stiff|niggles?|niggling|niggly|creaky|bother(?:s|ing|ed)?|pinch(?:es|ing|ed)?|annoy(?:s|ing)?";
const everyday = [
  // What somebody did, and what a sore part is used for in a day.
  "ran|runs?|running|jog(?:s|ged|ging)?|sprint(?:s|ed|ing)?|walk(?:s|ed|ing)?|hik(?:es?|ed|ing)|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|skip(?:s|ped|ping)?|danc(?:es?|ed|ing)|cycl(?:es?|ed|ing)|bik(?:es?|ed|ing)|rode|row(?:s|ed|ing)?|swam|swims?|swimming|skied|skiing|skat(?:es?|ed|ing)|lift(?:s|ed|ing)?|train(?:s|ed|ing)?|play(?:s|ed|ing)?|exercis(?:es?|ed|ing)|squat(?:s|ted|ting)?|lung(?:es?|ed|ing)|deadlift(?:s|ed|ing)?|bench(?:es|ed|ing)?|press(?:es|ed|ing)?|(?:push|pull|press|chin|step|sit) ups?|dips?|curls?|legs|stairs|hills?|session|gym|rope|treadmill|football|soccer|tennis|padel|squash|badminton|basketball|volleyball|handball|hockey|golf",
  "up|down|kneel(?:s|ed|ing)?|bend(?:s|ing)?|bent|reach(?:es|ed|ing)?|overhead|grip(?:s|ped|ping)?|twist(?:s|ing)?|turn(?:s|ing)?|door|handle|jar|sit(?:s|ting)?|sat|stand(?:s|ing)?|stood|get(?:s|ting)?|chair|desk|car|couch|bed|sleep(?:s|ing)?|driv(?:e|es|ing)|typ(?:e|es|ing)|keyboard|mouse|phone|work(?:s|ing|ed)?|garden(?:s|ed|ing)?|clean(?:s|ed|ing)?|carry(?:ing)?|shopping|bags?|kids?|toddler|wak(?:e|es|ing)|woke|floor",
  "i|i'm|i've|my|the|both|left|right|a|an|and|or|but|so|then|now|it|is|are|was|got|feels?|felt|did|do|doing|have|had|been|went|go|going|came|for|from|of|on|in|at|with|to|after|afterwards|when|whenever|while|during|since|something|things|me|end|beginning|start|over|about|few|couple|ago",
  "bit|little|slightly|somewhat|kind|mildly|today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|night|last|this|week|weekends?|days?|weeks|months?|mornings?|evenings?|nights?|long|short|easy|hard|some|again|big|km|k|miles?|minutes?|min|\\d+k?",
  numberWordPattern(),
];
/** "I ran and my knee hurts". */
export const ache: MadeOf = { has: [soreParts, soreWords], may: [soreParts, soreWords, ...everyday] };

const noises =
  "creak\\w*|click\\w*|crack(?!ed)\\w*|crunchy?|crunches|crunching|pop(?:s|ping)?|clunk\\w*|grind\\w*|stiff|tight|rusty";
const joints = "knees?|ankles?|hips?|shoulders?|elbows?|wrists?|lower back|back|hamstrings?|quads?";
const fine =
  "fine|ok|okay|good|alright|right|painless|without (?:any )?pain|no (?:real )?(?:pain|problems?|issues?|trouble|bother)|nothing (?:serious|bad|hurts)|(?:do(?:es)?n't|never) (?:hurt|ache|bother me)";
const besideFine =
  "at all|though|really|for me|after (?:a |the |my )?warm(?:ing)? ?up|once (?:i'm |i am |they're |it's )?warm(?:ed)?(?: up)?";
/** "Knees crack when I squat but they're fine". */
export const noise: MadeOf = {
  has: [joints, `(?:${noises})\\b.*[, ](?:${fine})(?:[ .!]|${besideFine})*$`],
  may: [
    noises,
    joints,
    fine,
    besideFine,
    ...everyday,
    "it's|they|they're|that|that's|like|every|each|steps?|years?|school|circle|roll|all|everything|totally|perfectly|absolutely|completely|lot|loud(?:ly)?|cold|always",
  ],
};

const better =
  "(?:(?:so |very |really )?(?:much|lots?|loads|way|far|a (?:lot|bit|little|touch)|(?:quite )?a bit|slightly|clearly|noticeably|even|already) )*better|calmed(?: right)?(?: down)?|settled(?: right)?(?: down)?|eased(?: off| up)?|improv(?:ed|ing)(?: (?:a lot|nicely))?|on the mend|getting better|coming (?:along|on)(?: nicely)?|quieter|happier";
const well =
  "(?:(?:all|really|pretty|quite|totally|perfectly|absolutely|completely|just) )*(?:fine|ok|okay|good|great|alright|solid|happy|painless|pain free|no (?:problem|trouble|bother|issue)s?)|h[eo]ld(?:ing)? up(?: (?:well|fine|great|nicely|ok|okay))?|coped(?: (?:well|fine))?|doing (?:well|fine|great|ok)|behav(?:ed|ing)(?: (?:itself|themselves))?|gave me no (?:trouble|bother|problems?)|no (?:more )?(?:pain|trouble|soreness|problems?|issues?)";
/** "Elbow much better now", without the part. */
export const news: MadeOf = {
  has: [`${better}|${well}|no`],
  may: [
    better,
    well,
    "now|today|lately|recently|again|already|so far|this (?:week|month|morning|time)|(?:all|the whole|for the) week|these days|than (?:last week|before|it was|they were|last time)|since (?:\\w+day|last week|then)|in (?:\\w+ )?(?:training|the gym|squats|all sessions)|throughout|day by day|every day|after (?:the|a|some) rest|thanks?(?: to (?:the )?rest)?|thank you|thankfully|luckily|finally|good news|happy to say|glad to say",
    "(?:is|are|'s|was|were|feels?|felt|has been|have been|has|have|got|gets|seems?|stayed|'s been)",
    "my|the|both|left|right|lower|upper|side|and|i think|much|it|they|has|have|is|are|pain|soreness|stiffness",
  ],
};

const illnesses =
  "sick|ill|poorly|unwell|under the weather|(?:(?:bad|nasty|rotten|head|slight|stinking) )*cold|flu|(?:stomach |tummy )?bug|virus|man flu";
/** "I've been ill all week but better now": an illness by its plain names, and nothing else of it. */
export const illness: MadeOf = {
  has: [illnesses],
  may: [
    illnesses,
    better,
    well,
    "i|i'm|i've|i am|have|has|had|having|am|was|were|been|being|got|caught|felt|feel|feeling|fell|came|down|went|is|it|it's|gone|over|recovered|healthy|fit|normal",
    "a|an|the|my|with|of|from|for|and|so|but|then|bit|little|really|very|quite|pretty|rather|all|whole|most|back|to|on|in|at|since|until|till|after|again|now|still|already",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weeks?|weekend|days?|nights?|mornings?|yesterday|today|this|last|early|earlier|start|beginning|end|two|three|four|five|few|couple|ago",
  ],
};

const falls =
  "(?:had|took|taken|having) (?:a|another|two|three) (?:(?:bad|nasty|silly|little|small|near|second|third) )*(?:fall|tumble|spill)s?|fell(?: (?:over|down|backwards|forwards|off))?|(?:nearly|almost) (?:fell|went)(?: over)?|near falls?|slipped|tripped|stumbled|lost (?:my )?balance";
const wheres =
  "kitchen|bathroom|bath|shower|hall|garden|yard|street|kerb|curb|pavement|path|stairs?|steps?|bus|shops?|church|bed|chair|ice|snow|home|outside";
/** "Had a fall on Friday", and what it scraped: nothing says that it was nothing. */
export const fall: MadeOf = {
  has: [falls],
  may: [
    falls,
    wheres,
    "grazed|scraped|skinned|scratched|bruised|elbow|knee|hip|shin|palm|hand|arm|leg|chin",
    "i|i've|my|the|a|an|and|on|in|at|from|off|out|of|to|over|when|while|getting|again|twice|once|times|both",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weeks?|weekend|days?|night|morning|evening|yesterday|today|this|last|two|three|few|couple|ago",
  ],
};

/** "The baby wakes at night, I am tired". */
export const childsNight: MadeOf = {
  has: [
    "baby|babies|newborn|infant|toddler|twins|kids?|child|children|son|daughter|little one",
    "nights?|sleep\\w*|slept|wak\\w*|woke\\w*|up",
  ],
  may: [
    "baby|babies|newborn|infant|toddler|twins|kids?|child|children|son|daughter|little one",
    "nights?|sleeps?|sleeping|slept|wakes?|waking|woke|woken|awake|up|keeps?|kept|cries|cried|crying|feeds?|feeding|teething",
    "tired|exhausted|knackered|shattered|worn out|sleepy|short on sleep|rough|tough|hard",
    "i|i'm|i am|me|us|we|we're|my|our|the|a|an|is|are|am|was|has|been|does|do|doesn't|don't|not|and|so|but|with|by|at|in|all|every|each|most|for|because|since|still|again|very|really|quite|pretty|a bit|little|much|no|bad|badly|twice|once|times|often|last|this|weeks?|lately|these|through|from",
    numberWordPattern(),
  ],
};

const allOfIt =
  "everything|every (?:single )?(?:muscle|bit)(?: of me)?|(?:my )?(?:whole|entire) body|all over|all (?:my |the )?muscles|(?:my )?body|i'm|i am|i feel";
const wornOut =
  "toast|fried|smoked|cooked|wrecked|jelly|noodles|trashed|destroyed|shattered|knackered|beat up|beaten up|battered|broken|drained|wiped out|worn out|exhausted|spent|done in";
/** "Everything hurts", "legs are toast": all of a body after work, and no place of it. */
export const worn: MadeOf = {
  has: [
    `(?:everything|every (?:single )?(?:muscle|bit)(?: of me)?|(?:whole|entire) body|all over|all (?:my |the )?muscles) (?:just |really |still |all |is |are |feels? )*(?:hurts?|aches?|sore|aching|hurting|stiff|${wornOut})|(?:sore|stiff|aching|ache) all over|(?:legs|arms|body|i'm|i am|feel|everything) (?:is |are |feel |feels |just |so |all |absolutely |completely |totally |a bit |pretty |quite |like )*(?:${wornOut})`,
  ],
  may: [
    allOfIt,
    wornOut,
    "hurts?|aches?|sore|stiff|aching|hurting|doms|legs|arms|tired",
    "i|my|me|is|are|was|feels?|feel|like|just|so|all|absolutely|completely|totally|really|very|a bit|pretty|quite|still|and|the|from|after|since|of|at|to|this|that|last|it|with|again|right now|now|today|yesterday(?:'?s)?|ugh|wow|man|haha|lol",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?|week(?:'?s)?|weekend|weeks|days?|morning|night|training|session|workouts?|gym|leg day|squats|work|busy|hard|long|shift",
  ],
};

const dayNames =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)s?|weekends?|weekdays?";
/** "Can't make Thursdays any more", "max 4 days": when somebody trains, and nothing else. */
export const dates: MadeOf = {
  has: [`${dayNames}|days|sessions|workouts|times|min(?:ute)?s?`],
  may: [
    dayNames,
    `days?|sessions?|workouts?|times|weeks?|months?|\\d+|min(?:ute)?s?|hours?|${numberWordPattern()}`,
    "can't|cannot|can|won't|don't|do|make|manage|train|training|any ?more|any longer|now|from now on|max(?:imum)?|only|just|at most|tops|limit|avoid|keep|free|busy|off|no|not|never|works?|suits?|best|better|good|fine",
    "i|i'm|i'd|we|it|me|my|is|are|a|an|the|on|at|per|each|every|in|to|for|and|or|this|next|please|pls|thanks|with|of|than|more|less|rather|prefer|because",
  ],
};

/** "Bench paused feels weak", without the exercise. */
export const weakLift: MadeOf = {
  has: ["(?:is|are|feels?|felt|was|were) (?:\\w+ ){0,2}(?:weak|slow)"],
  may: ["is|are|feel|felt|wa|were|weak|slow|so|very|really|a bit|paused|the|my|lately|today|thi week|still"],
};

/** "My left arm is a bit weaker than the right, as always": how somebody is built. */
export const builtSo: MadeOf = {
  has: [
    "weak(?:er)?",
    "always|usual|usually|than (?:the|my) (?:left|right|other)|slightly|a (?:bit|little)|start with|working on|naturally|dominant",
  ],
  may: [
    "(?:left|right|other|weak(?:er)?|dominant|non dominant) (?:arm|leg|side|hand|one)s?|arm|leg|side|hand|left|right|other|weak(?:er)?",
    "always|as (?:always|usual)|usual|usually|than|slightly|a (?:bit|little)|to start with|working on|naturally|dominant|still",
    "i'm|i am|i|it|it's|my|the|is|are|has|been|on|in|was|and|as|be|i've|side's",
  ],
};

/** "No deep squats please", without the exercises, every word in the singular. */
export const order: MadeOf = {
  has: [
    "no|not|isn't|aren't|without|skip|avoid|drop|leave|never|don't|minus?|no more|nothing|out of the question|please|pls?|plz|add|rather|prefer|sooner|instead of|bored|bothered|sick of|hate|dread|loathe|stupid|silly|less|tone down|ban|refuse|pointless|let|start|look(?:ing)? forward|every|include|reduce|light(?:er)?|eas[ey]|cut back|overdone|extra|double",
  ],
  may: [
    "no|not|without|skip|avoid|drop|leave|never|don't|minu|add|some|nothing|out|any|more|please|pl|pls|plz|the|and|or|nor|heavy|kind of|with|for|me|thank|thanks|you|want|do|doing|i|i'd|would|like|rather|to|at|all|thi|this|next|week|from|now|on|my|surgeon|doctor|gp|physio|physiotherapist|say|said|want|wants",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)days?",
    "out of the question|in|here|upstair|downstair|flat|apartment|house|home",
    "is|are|isn't|aren't|really|just|thing|cup of tea|(?:a )?fan|than|instead of|rather|sooner|prefer|can't be bothered|bored|sick of|hate|dread|loathe|less|tone down|stuff|work|make|ban|refuse|pointless|put|let|start|look(?:ing)? forward|every|include|go|reduce|light(?:er)?|eas[ey]|up|off|cut back|overdone|extra|double|feel (?:stupid|silly)|about at|age|so|'?em|them",
  ],
};

/** Told of the same thing in the sentence after it, which a "but" begins. */
export const goesOnAfterBut =
  /\b(?:not|n't|still|yet|only|just|when|if|unless|except|until|sore|stiff|tight|hurts?|gone|careful|worse|sometimes)\b|n't\b/;
