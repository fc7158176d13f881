/**
 * "Elbow much better now", "knees were ok this week": good news of a place and nothing else. Every word of such a sentence is known,
 * so that what is told beside it, of a click or a numb hand, is for the lists and the model.
 */
import { complaint, partsIn } from "../body.data.ts";
import { aches } from "../note-limits.ts";
import { isReported } from "../sentence.ts";

const better =
  "(?:(?:so |very |really )?(?:much|lots?|loads|way|far|a (?:lot|bit|little|touch)|(?:quite )?a bit|slightly|clearly|noticeably|even|already) )*better|calmed(?: right)?(?: down)?|settled(?: right)?(?: down)?|eased(?: off| up)?|improv(?:ed|ing)(?: (?:a lot|nicely))?|on the mend|getting better|coming (?:along|on)(?: nicely)?|quieter|happier";
const well =
  "(?:(?:all|really|pretty|quite|totally|perfectly|absolutely|completely|just) )*(?:fine|ok|okay|good|great|alright|solid|happy|painless|pain free|no (?:problem|trouble|bother|issue)s?)|held up(?: (?:well|fine|great|nicely|ok|okay))?|coped(?: (?:well|fine))?|behaved(?: (?:itself|themselves))?|gave me no (?:trouble|bother|problems?)|no (?:more )?(?:pain|trouble|soreness|problems?|issues?)";
const verb = "(?:is|are|'s|was|were|feels?|felt|has been|have been|has|have|got|gets|seems?|stayed|'s been)";
const time =
  "now|today|lately|recently|again|already|so far|this (?:week|month|morning|time)|(?:all|the whole|for the) week|these days|than (?:last week|before|it was|they were|last time)|since (?:\\w+day|last week|then)|in (?:\\w+ )?(?:training|the gym|squats|all sessions)|throughout|day by day|every day|after (?:the|a|some) rest|thanks?(?: to (?:the )?rest)?|thank you|thankfully|luckily|finally|good news|happy to say|glad to say";
const small =
  "my|the|both|left|right|lower|upper|side|and|i think|much|it|they|has|have|is|are|pain|soreness|stiffness|,|:|;|!|\\.";
const known = [better, well, time, verb, small].map(
  (words) => new RegExp(`(?<![\\w'])(?:${words})(?![\\w'])`, "g"),
);
const isGood = new RegExp(`(?<![\\w'])(?:${better}|${well})(?![\\w'])`);
/** Told of the same thing in the sentence after it, which a "but" begins. */
const goesOn =
  /\b(?:not|n't|still|yet|only|just|when|if|unless|except|until|sore|stiff|tight|hurts?|gone|careful|worse|sometimes)\b|n't\b/;

const isOfNewsAlone = (sentence: string): boolean => {
  const parts = partsIn(sentence);
  if (parts.length === 0) return false;
  const unnamed = parts
    .reduce((left, part) => left.replace(part, ""), sentence.replace(/'s\b/g, " is"))
    .replace(/\s+/g, " ");
  return (
    isGood.test(unnamed) && !/[a-z0-9]/.test(known.reduce((left, words) => left.replace(words, " "), unnamed))
  );
};

const goesOnIn = (next: string): boolean =>
  partsIn(next).length === 0 && (goesOn.test(next) || aches(next) || isReported(next, complaint));

/** @param sentence in one spelling @param next the sentence after it, where there is one */
export const isGoodNews = (sentence: string, next = ""): boolean =>
  isOfNewsAlone(sentence) && !goesOnIn(next);

/** "Elbow better but still hurts when I grip": the place stays sore. */
export const isBetterBut = (sentence: string, next = ""): boolean =>
  isOfNewsAlone(sentence) && goesOnIn(next);
