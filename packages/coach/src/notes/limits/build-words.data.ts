/** Words of how somebody is built and what they live with. */
import { numberWordPattern } from "@muster/domain/shared/number-words";
import { wordList } from "../word-list.ts";

/** Times of life, dark months and short nights: they limit no movement, and the check-in asks how the sleep was. */
export const ofLife =
  /\b(?:(?:peri|post) ?)?menopaus\w*|\bhot fl(?:u|a)sh(?:es)?(?: (?:(?:at|every|all) )?nights?)?\b|\bfeeling (?:(?:a )?(?:bit|little) )?(?:low|flat|down|blue|meh) (?:with|from|because of|in) (?:the |these )?(?:dark|winter|grey|gray|short|rainy?|weather)(?: (?:evenings?|days|nights|mornings|weather|months?))?\b|\b(?:i )?sle(?:ep|pt|eping) (?:(?:really|very|so|quite|pretty) )?(?:badly|poorly)(?: with\b)?/g;

/** What is said of somebody else before the writer speaks: "my mum is diabetic so I cook low sugar". */
export const othersIllness =
  /\b(?:my|our) (?:\w+ )?(?:mum|mom|mother|dad|father|gran\w*|nan|wife|husband|partner|son|daughter|sister|brother|friend) (?:is|has|had) (?:(?:an?|the) )?\w+(?: \w+)? (?=(?:so|and so|which is why) (?:i|we)\b)/g;

const baby = "(baby|babies|son|daughter|twins|boy|girl|newborn|little one)";
/** A baby of the first months in the house: whoever writes may have given birth. */
export const newborn = wordList(
  `new ?born(?! (love|interest|passion))|new baby|${baby} (is|are) (\\w+ )?(${numberWordPattern()}|\\d+) (days?|weeks?) old`,
  `(${numberWordPattern()}|\\d+) (day|week) old ${baby}`,
);
/** The birth, or how the child came, is told already. */
export const birthOfAnother =
  /\b(?:wife|partner|girlfriend|fianc\w+|she) (?:\w+ )?(?:gave birth|had (?:a|our|the))\b|\badopt\w+|\bsurroga\w+/;

const cannot =
  "(?:can(?:'?t|not| not)|unable to|not able to|don'?t|do not|wo(?:n'?t|uld rather not)|(?:hard|difficult|impossible)(?: for me)? to|(?:struggle|trouble)(?: to| with)?|no longer)";
const floor = "(?:the )?(?:floor|ground)";
const hard =
  "(?:is|are|feels?|gets|has become) (?:\\w+ ){0,2}?(?:hard|difficult|impossible|tricky|tough|not possible|a (?:struggle|problem|challenge)|beyond me)";
/** What has no place on the floor, in the person's words for it. */
export const offFloor = new RegExp(
  [
    `${cannot} (?:\\w+ ){0,3}?(?:get(?:ting)? (?:back )?(?:down|on|onto)|lie|lying|kneel(?:ing)?|sit|sitting|go)(?: down)? ?(?:on|onto|to|on to) ${floor}`,
    `${cannot} (?:\\w+ ){0,3}?(?:get(?:ting)? (?:back )?(?:up|off)|rise)(?: again)? ?(?:from|off)?(?: of)? ${floor}`,
    `(?:get(?:ting)?|going|lying)(?: back)?(?: (?:down|up|on|onto|to|off|from|and|of)){1,5} ${floor}(?: and (?:back )?up(?: again)?)? ${hard}`,
    "(?:no|nothing|never|avoid(?:ing)?|without|skip(?:ping)?|leave out|drop|rather not|can'?t do|cannot do) (?:(?:any|more|the|all|of|that|those|anything|everything|exercises?|moves?|do|work|training) ){0,2}(?:(?:down )?on the (?:floor|ground)(?! (?:hurt|bother|of|was|is|feels?|felt))|floor (?:based )?(?:exercises?|moves?|work(?:outs?)?|stuff|things|bits))",
    "(?:keep|spare|leave)(?: me| everything| it| us)? (?:off|away from) (?:the )?floor",
  ]
    .map((words) => `\\b${words}\\b`)
    .join("|"),
);
/** Sits to train, for good: the chair that somebody lives in, or the wish to train in one. */
export const inSeat = new RegExp(
  [
    "(?:use|using|in) (?:a|my) wheel ?chair\\b|\\bwheel ?chair (?:user|bound)|\\bmy wheel ?chair",
    "(?:para|tetra|quadri)plegi\\w+|paraly[sz]ed (?:from|below)",
    "(?:only|just) (?:\\w+ ){0,2}?(?:seated|sitting|chair) (?:exercises?|workouts?|moves?|training)",
    "only (?:train |exercise |work out )?(?:seated|sitting(?: down)?)(?= *$| please| for me)",
    "(?:seated|sitting|chair(?: based)?)(?: (?:exercises?|workouts?|moves?|training))? only",
    "(?:need|want)(?: an?)? (?:seated|chair based) (?:program(?:me)?|plan|workouts?|exercises?|training)",
    "(?:train|exercise|work ?out)(?: only)? (?:seated|sitting(?: down)?|(?:in|from) (?:a|my) chair)",
    `${cannot} stand(?: up)? (?:on my (?:own|legs|feet)|unaided|without (?:help|support)|for (?:long|more than)|to (?:train|exercise)|while)`,
  ]
    .map((words) => `\\b${words}\\b`)
    .join("|"),
);
/** Lives without a limb. */
export const limbless = /\bamputee\b/;
/** Told of a time, not of a body: it may be an injury. */
export const ofSomeWeeks =
  /\b(?:fell|sudden\w*|since|today|tonight|yesterday|(?:this|next|last|a few|two|three|four|five|six|\d+) (?:week|month|day)s?|for now|until|temporar\w*|broke\w*|fractur\w*|sprain\w*|surgery|operation|ran out|did|done|numb\w*|ting\w+|dizz\w*|faint\w*|woke)\b/;
/** Told of somebody else, with nothing of the writer after it. */
export const ofSomebody =
  /\bmy (?:mum|mom|mother|dad|father|gran\w*|wife|husband|partner|son|daughter|sister|brother|friend|client|patient)\b(?!.*\bi(?:'m)? )/;

/** The body changed: of the floor it is age, of a seat it may be a sign. */
export const noMore = /\bany ?more\b/;
/** Told as something that came: no way to be built. */
export const isNew =
  /\b(?:fell|fall\w*|sudden\w*|since|today|yesterday|this (?:week|morning)|now|numb\w*|ting\w+|pain\w*|hurt\w*|dizz\w*|faint\w*|worse|woke)\b/;
