/**
 * What free text may change: a closed table of words, read by code and by nothing else. A note never instructs the
 * coach; at most it switches on a flag below, and every flag makes the plan more careful (coach.md 3a-2).
 */
import {
  adviceWords,
  denial,
  exerciseNames,
  illnessWords,
  somebodyElse,
  stopWords,
  travelWords,
} from "./flag-words.data.ts";
import { areaWords } from "./injury-words.data.ts";

export type StopFlag = "chest_pain" | "faint" | "breath" | "headache" | "calf" | "bleeding" | "stroke";
export type AdviceFlag =
  | "numb"
  | "night_pain"
  | "pregnant"
  | "postpartum"
  | "dizzy"
  | "heart"
  | "medication"
  | "eating";
export type InjuryArea = "shoulder" | "elbow" | "wrist" | "lower_back" | "hip" | "knee" | "ankle" | "neck";

export type TextFlags = {
  /** Words that end training until a professional has looked. */
  readonly stop: readonly StopFlag[];
  /** Words that call for advice while careful training goes on. */
  readonly advice: readonly AdviceFlag[];
  readonly injuries: readonly InjuryArea[];
  readonly isIll: boolean;
  readonly isTravelling: boolean;
};

/** Far enough back for "never had any signs of …". */
const denialReach = 60;

const isDenied = (textBefore: string): boolean => denial.test(textBefore.slice(-denialReach));

/** "No chest pain until yesterday", "at rest, only with stairs", "like this before" and "since Monday" tell of chest pain. */
const takenBack =
  /^[^.!?;]{0,30}\b(?:until|till|except|unless|apart|(?:but|only|just) (?:with|when|on|now|today|yesterday|if|after|nearly|almost)|then it (?:came|started)|like (?:this|that)|before (?:this|today)|since (?:last|this|\w+day))\b|^(?: (?:this|that|so) (?:bad|strong)|,? (?:but|more) (?:of )?an? (?:ach|burn|heav|press|squeez|tight|weight))/;

/** "No more chest pain", "no chest pain any more": it was there. */
const goneBefore = /\b(?:no|any) (?:more|longer)(?: \w+)? $/;
const goneAfter = /^[^.,!?;]{0,12}\bany ?(?:more|longer)\b/;

/**
 * True when the words stand in the text at least once without being denied ("no chest pain", "my knee doesn't hurt").
 * @param stays what has gone counts too: a professional looks at it all the same
 */
const says = (text: string, words: RegExp, stays = false): boolean =>
  [...text.matchAll(words)].some((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (somebodyElse.test(before.slice(-denialReach))) return false;
    if (takenBack.test(after)) return true;
    if (isLongHealed(after) && !leavesSomething.test(match[0])) return false;
    if (stays && (goneBefore.test(before.slice(-denialReach)) || goneAfter.test(after))) return true;
    if (isDenied(before)) return false;
    const between = match.groups?.between;
    return between === undefined || !isDenied(between);
  });

/** "Years ago, all checked and fine since": over, but for what leaves something behind, or what may go on. */
const longHealed =
  /^[^.!?;]{0,24}\byears ago\b[^.!?;]{0,40}\b(?:fine (?:since|now|again|after)|cleared|all clear|healed|found nothing|nothing (?:since|found|was found)|never (?:again|since|came back|returned))\b/;
const goesOn =
  /\b(?:not|still|began|begun|started|worse|(?<!never came )back|never (?!again|since|came back|returned))\b|n't/;
const isLongHealed = (after: string): boolean =>
  longHealed.test(after) && !goesOn.test(after.split(/[.!?;]/, 1)[0] ?? "");
const leavesSomething = /attack|stroke|seizure|clot|thrombosis|angina/;

/** Words that signs are called by, as they are mistyped: letters swapped, doubled, or one left out of a long word. */
const signWords =
  "chest heart breath breathe breathing faint fainted dizzy swollen bleeding headache pregnant".split(" ");
const lettersOf = (word: string): string => [...word].toSorted().join("");
const single = (word: string): string => word.replace(/(.)\1+/g, "$1");
const isMistyped = (word: string, meant: string): boolean =>
  word[0] === meant[0] &&
  (lettersOf(word) === lettersOf(meant) ||
    single(word) === single(meant) ||
    (meant.length > 6 &&
      word.length === meant.length - 1 &&
      [...meant].some((_, at) => meant.slice(0, at) + meant.slice(at + 1) === word)));
const spelled = (word: string): string => signWords.find((meant) => isMistyped(word, meant)) ?? word;

/** One spelling for what keyboards and copies write in several ways; a word broken over two lines is one again. */
const plain = (note: string): string =>
  note
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    // One run, one look: patterns that each begin with any number of spaces read a long run of them again and again.
    .replace(/\s+/g, (run) => (run.includes("\n") ? "\n" : " "))
    .replace(/\s?[\u2013\u2014]\s?|\s-+\s/g, "; ")
    .replace(/([:?]\s?|\n|^)(no|none|never)\n/g, "$1$2; ")
    .replace(/[-\u2010\u2011_/]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\b(could|would|did|does|do|was|is|are|were|have|has|had|ca|wo)nt\b/g, "$1n't")
    .replace(/\b[a-z]{4,9}\b/g, spelled)
    .replace(exerciseNames, "training");

/** @param notes free text of check-ins, sessions and the profile; any language, only these English words count for now */
export const flagsIn = (notes: readonly string[]): TextFlags => {
  const texts = notes.map(plain);
  const found = <T>(table: readonly (readonly [T, RegExp])[], stays = false): readonly T[] =>
    table.filter(([, words]) => texts.some((text) => says(text, words, stays))).map(([flag]) => flag);
  return {
    stop: found(stopWords, true),
    advice: found(adviceWords),
    injuries: found(areaWords),
    isIll: texts.some((text) => says(text, illnessWords)),
    isTravelling: texts.some((text) => says(text, travelWords)),
  };
};
