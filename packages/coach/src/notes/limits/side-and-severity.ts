/** Which side a sentence names, and how bad it says it is. */
import type { Limit } from "@muster/domain/planning/limits";

/** The side that a sentence in lower case names; 'both' when it names none or both. */
export const sideIn = (sentence: string): Limit["side"] => {
  const left = /\bleft\b/.test(sentence);
  return left === /\bright\b(?! (?:now|after|before|away))/.test(sentence) ? "both" : left ? "left" : "right";
};
/** The side of one part: that of the words around it, where a sentence tells of several parts; else the sentence's. */
export const sideOf = (sentence: string, part?: RegExp): Limit["side"] => {
  const own = sentence.split(/[,;&/]|\b(?:and|but|while|plus)\b/).find((words) => part?.test(words)) ?? "";
  const side = sideIn(own);
  return side === "both" ? sideIn(sentence) : side;
};

/** The severity that a sentence in lower case names; 'moderate' when it names none. */
export const severityIn = (sentence: string): Limit["severity"] =>
  /\b(?:bad|badly|severe|sharp|terrible|agony|torn|tore|ruptur\w*|fractur\w*|broke\w*|can'?t|awful|excruciating)\b/.test(
    sentence,
  )
    ? "severe"
    : /\b(?:slight\w*|bit|little|mild\w*|niggl\w*|a touch)\b/.test(sentence)
      ? "mild"
      : "moderate";
