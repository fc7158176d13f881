/**
 * What free text may change: a closed table of words, read by code and by nothing else. A note never instructs the
 * coach; at most it switches on a flag below, and every flag makes the plan more careful (coach.md 3a-2).
 */

export type StopFlag = "chest_pain" | "faint" | "breath" | "headache" | "calf" | "bleeding";
export type AdviceFlag = "numb" | "night_pain" | "pregnant";
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

const stopWords: readonly (readonly [StopFlag, RegExp])[] = [
  ["chest_pain", /\bchest (?:pain|tightness|pressure)|\bpain in (?:my |the )?chest|\btight chest/],
  ["faint", /\bfaint(?:ed|ing|s)?\b|\bpass(?:ed|ing)? out\b|\bblack(?:ed)? out\b/],
  ["breath", /\bshort(?:ness)? of breath\b|\bcan(?:no|')?t breathe\b/],
  ["headache", /\b(?:sudden|severe|worst|thunderclap) (?:and severe )?headache/],
  ["calf", /\b(?:swollen|swelling)\b.{0,24}\bcalf\b|\bcalf\b.{0,24}\b(?:swollen|swelling|swelled)\b/],
  ["bleeding", /\b(?:vaginal )?bleeding\b/],
];

const adviceWords: readonly (readonly [AdviceFlag, RegExp])[] = [
  ["numb", /\bnumb(?:ness)?\b|\btingl(?:ing|es?)\b/],
  ["night_pain", /\bpain (?:at|in the|during the) night\b|\bnight pain\b/],
  ["pregnant", /\bpregnan(?:t|cy)\b/],
];

/** An area counts only beside a word of trouble: "knee hurts", "pain in the left shoulder"; "new knee sleeves" does not. */
const trouble =
  "(?:hurts?|hurting|pains?|painful|aches?|aching|injur(?:y|ed)|strain(?:ed)?|sprain(?:ed)?|torn|sore|tweak(?:ed)?|bad|trouble|surgery|clicks?|impingement|tendin\\w+|swollen)";
const areas: readonly (readonly [InjuryArea, string])[] = [
  ["shoulder", "shoulders?|rotator cuff"],
  ["elbow", "elbows?"],
  ["wrist", "wrists?"],
  ["lower_back", "(?:lower |low )back|back|spine|disc"],
  ["hip", "hips?"],
  ["knee", "knees?"],
  ["ankle", "ankles?|achilles"],
  ["neck", "neck"],
];
const areaPatterns = areas.map(
  ([area, words]) =>
    [
      area,
      new RegExp(
        `\\b(?:${words})\\b[^.!?;]{0,24}\\b${trouble}\\b|\\b${trouble}\\b[^.!?;]{0,24}\\b(?:${words})\\b`,
      ),
    ] as const,
);

const illness = /\b(?:fever|flu|influenza|covid|vomit\w*|stomach bug|chest infection|pneumonia|bronchitis)\b/;
const travel =
  /\b(?:travel(?:l?ing)?|on the road|hotel|business trip|on holiday|on vacation|away from home)\b/;

const negation = /\b(?:no|not|never|without|denies|free of|isn't|wasn't|don't have|didn't)\b[^.!?;,]{0,16}$/;

/** True when the words stand in the text and are not denied right before ("no chest pain"). */
const says = (text: string, words: RegExp): boolean => {
  const match = words.exec(text);
  return match !== null && !negation.test(text.slice(Math.max(0, match.index - 28), match.index));
};

/** @param notes free text of check-ins, sessions and the profile; any language, only these English words count for now */
export const flagsIn = (notes: readonly string[]): TextFlags => {
  const texts = notes.map((note) =>
    note
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/\s+/g, " "),
  );
  const found = <T>(table: readonly (readonly [T, RegExp])[]): readonly T[] =>
    table.filter(([, words]) => texts.some((text) => says(text, words))).map(([flag]) => flag);
  return {
    stop: found(stopWords),
    advice: found(adviceWords),
    injuries: found(areaPatterns),
    isIll: texts.some((text) => says(text, illness)),
    isTravelling: texts.some((text) => says(text, travel)),
  };
};
