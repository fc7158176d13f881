/** The most that a doctor named, of a weight or of the pulse: kept in the words of its limit. */
import type { HealthCondition } from "@muster/domain/planning/limit-options.text";

const mostWeight = /\b(\d{1,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b/;
const mostBeats = /\b(\d{2,3}) ?(?:bpm|beats)\b/;

/** 'at most 10 lb', 'under 120 bpm'; empty where the sentence names no number for the condition. @param sentence in one spelling */
export const mostIn = (sentence: string, condition: HealthCondition): string => {
  if (condition === "easy_only_doctor") {
    const beats = mostBeats.exec(sentence)?.[1];
    return beats === undefined ? "" : `under ${beats} bpm`;
  }
  const [, weight, unit = ""] = condition === "no_weights_doctor" ? (mostWeight.exec(sentence) ?? []) : [];
  return weight === undefined ? "" : `at most ${weight} ${unit.startsWith("k") ? "kg" : "lb"}`;
};
