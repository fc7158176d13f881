/**
 * Sport that somebody does, and what they want to get better at: "I play volleyball on Mondays and want to jump higher" is no sign
 * and no complaint. Every word of such a sentence is known. What may be meant of one's life (to jump, to hang, to die) counts as
 * sport only with how much, or with what: "jump higher", "hang longer", "jump rope"; a bridge or a roof is no known word.
 */
import { numberWordPattern } from "@muster/domain/shared/number-words";
import { sportDoing, sportNames, sportOccasions } from "./sport-words.data.ts";

const amounts =
  "higher|further|farther|longer|faster|quicker|harder|stronger|better|more(?: powerfully)?|deeper";
const feats =
  "jump|run|sprint|throw|hang|serve|kick|hit|punch|swim|ride|cycle|bike|climb|row|skate|shoot|dunk|spike|smash|pass|tackle|turn|accelerate|lift|squat|pull|push|jog|hike|ski|move";
/** In the order in which they are looked for: a longer one holds a shorter one. */
const known: readonly RegExp[] = [
  `(?:${feats}) (?:(?:the )?(?:ball|javelin|discus|shot|hammer|weight|bar) |from (?:the|a) (?:pull ?up )?bar |a (?:bit|little|lot) |much |even )*(?:${amounts})`,
  `(?:get|be|become|getting|being) (?:(?:a (?:bit|little|lot)|much|even) )?(?:${amounts}|fitter|more explosive)`,
  "(?:a )?(?:bigger|better|higher) (?:vertical|standing|broad|long|high)(?: jump)?|jump rope|skip rope|(?:box|broad|squat) jumps?",
  "(?:i |we )?(?:always )?(?:die|suffer|struggle) (?:up|on) (?:the |every |long |steep )*(?:hills?|climbs?)",
  sportNames,
  sportOccasions,
  sportDoing,
  "(?:(?:i|we)(?:'d| would) (?:like|love)|(?:i |we )?(?:want|hope|aim)|my (?:goal|aim) is|the (?:goal|aim) is|so (?:that )?i can)(?: to)?",
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)s?|weekdays?|weekends?|weeks?|mornings?|evenings?|afternoons?|nights?|once|twice|three times|times|season|winter|summer",
  `\\d{1,2}(?: ?(?:k|km|miles?|kilomet\\w+))?|${numberWordPattern()}`,
  "i|i'm|we|my|our|the|a|an|and|or|on|in|at|with|for|of|to|is|are|have|has|got|do|every|each|per|also|too|then|so|as well|please|mostly|usually|always|this|next",
].map((words) => new RegExp(`(?<![\\w'])(?:${words})(?![\\w'])`, "g"));
/** The first of them say that it is sport; the others alone say nothing. */
const telling = 7;

/** @param sentence in one spelling */
export const isPlainSport = (sentence: string): boolean => {
  let left = sentence;
  let isSport = false;
  for (const [index, words] of known.entries()) {
    const rest = left.replace(words, " ; ");
    isSport ||= index < telling && rest !== left;
    left = rest;
  }
  return isSport && !/[\w']/.test(left);
};
