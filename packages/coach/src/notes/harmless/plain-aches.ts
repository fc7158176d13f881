/**
 * What needs no alarm. "I ran and my knee hurts" is a sore knee and no sign; a joint that creaks and is fine is not even sore. Every
 * word of such a sentence is known: what says more, of a swelling, a fall or a numb foot, is for the lists and the model.
 */
import { numberWordPattern } from "@muster/domain/shared/number-words";

/** Joints and muscles that exercise makes sore. Not the chest, neck, shoulder, arm or calf: pain there may mean another organ. */
const soreParts =
  "knees?|kneecaps?|ankles?|foot|feet|shins?|hips?|elbows?|wrists?|thumbs?|toes?|heels?|hamstrings?|quads?|thighs?|glutes?|lower back";
const soreWords =
  "hurts?|hurting|aches?|aching|achy|sore|tender|stiff|niggles?|niggling|niggly|creaky|bother(?:s|ing|ed)?|pinch(?:es|ing|ed)?|annoy(?:s|ing)?";
const workWords =
  "ran|runs?|running|jog(?:s|ged|ging)?|sprint(?:s|ed|ing)?|walk(?:s|ed|ing)?|hik(?:es?|ed|ing)|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|skip(?:s|ped|ping)?|danc(?:es?|ed|ing)|cycl(?:es?|ed|ing)|bik(?:es?|ed|ing)|rode|row(?:s|ed|ing)?|swam|swims?|swimming|skied|skiing|skat(?:es?|ed|ing)|lift(?:s|ed|ing)?|train(?:s|ed|ing)?|play(?:s|ed|ing)?|exercis(?:es?|ed|ing)|squat(?:s|ted|ting)?|lung(?:es?|ed|ing)|deadlift(?:s|ed|ing)?|legs|stairs|hills?|session|gym|rope|treadmill|football|soccer|tennis|padel|squash|badminton|basketball|volleyball|handball|hockey|golf";
/** What a sore part is used for in a day. */
const everydayWords =
  "up|down|kneel(?:s|ed|ing)?|bend(?:s|ing)?|bent|reach(?:es|ed|ing)?|overhead|grip(?:s|ped|ping)?|twist(?:s|ing)?|turn(?:s|ing)?|door|handle|jar|sit(?:s|ting)?|sat|stand(?:s|ing)?|stood|get(?:s|ting)?|chair|desk|car|couch|bed|sleep(?:s|ing)?|driv(?:e|es|ing)|typ(?:e|es|ing)|keyboard|mouse|phone|work(?:s|ing|ed)?|garden(?:s|ed|ing)?|clean(?:s|ed|ing)?|carry(?:ing)?|shopping|bags?|kids?|toddler|wak(?:e|es|ing)|woke|floor";
const smallWords = [
  "i|i'm|i've|my|the|both|left|right|a|an|and|or|but|so|then|now|it|is|are|was|got|feels?|felt|did|do|doing|have|had|been|went|go|going|came|for|from|of|on|in|at|with|to|after|afterwards|when|whenever|while|during|since|something|things|me|end|beginning|start|over|about|few|couple|ago",
  "bit|little|slightly|somewhat|kind|mildly|today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|night|last|this|week|weekends?|days?|weeks|months?|mornings?|evenings?|nights?|long|short|easy|hard|some|again|big|km|k|miles?|minutes?|min|\\d+k?",
  numberWordPattern(),
].join("|");
const known = new RegExp(`^(?:${soreParts}|${soreWords}|${workWords}|${everydayWords}|${smallWords})$`);
const hasSorePart = new RegExp(`\\b(?:${soreParts})\\b`);
const hasSoreWord = new RegExp(`\\b(?:${soreWords})\\b`);

/** @param sentence in one spelling */
export const isPlainAche = (sentence: string): boolean =>
  hasSorePart.test(sentence) &&
  hasSoreWord.test(sentence) &&
  sentence
    .replaceAll("lower back", "hips")
    .split(/[^\w'-]+/)
    .every((word) => word === "" || known.test(word));

const noises =
  /\b(?:creak\w*|click\w*|crack(?!ed)\w*|crunchy?|crunches|crunching|pop(?:s|ping)?|clunk\w*|grind\w*|stiff|tight|rusty)\b/;
const jointWithNoise =
  /\b(?:knees?|ankles?|hips?|shoulders?|elbows?|wrists?|lower back|back|hamstrings?|quads?)\b/;
const fine =
  "(?:(?:it|they|that|all|everything)(?:'s|'re| is| are| feels?| feel)? )?(?:totally |perfectly |absolutely |completely |all )?(?:fine|ok|okay|good|alright|right|painless|without (?:any )?pain|no (?:real )?(?:pain|problems?|issues?|trouble|bother)|nothing (?:serious|bad|hurts)|(?:do(?:es)?n'?t|do(?:es)? not|never) (?:hurt|ache|bother me))(?: (?:at all|though|really|for me|after (?:a |the |my )?warm(?:ing)?[ -]?up|once (?:i'm |i am |they're |it's )?warm(?:ed)?(?: up)?))*[ .!]*$";
const isFine = new RegExp(`^ *(?:and )?${fine}`);
const isFineAtItsEnd = new RegExp(`[, ](?:and )?${fine}`);
const saysMore =
  /\b(?:hurt\w*|pain\w*|ache\w*|aching|sore\w*|swoll\w*|swell\w*|puff\w*|lock\w*|catch\w*|giv\w+ way|gave way|buckl\w*|unstable|wobbl\w*|worse\w*|sharp|stab\w*|numb\w*|tingl\w*|weak\w*|hot|warm to|fever|fell|fall|twist\w*|surg\w+|operat\w+|torn|tore|tear|arthrit\w*|replac\w+|doctor|physio|injur\w*|until|till|unless|except|used to|(?:was|were) (?:fine|ok|good)|not|can'?t|cannot|chest|neck|jaw|calf|calves|breath\w*)\b/;

/**
 * A noise or stiffness of a joint that ends in words of all being well, and nothing beside it.
 * @param sentence in one spelling @param next what follows, since "but" begins a sentence of its own
 */
export const isFineNoise = (sentence: string, next = ""): boolean => {
  const told = sentence.replace(isFineAtItsEnd, "");
  return (
    (told !== sentence || isFine.test(next)) &&
    noises.test(told) &&
    jointWithNoise.test(told) &&
    !saysMore.test(told)
  );
};
