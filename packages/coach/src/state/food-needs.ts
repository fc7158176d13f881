/** What a person wrote that changes how much they should eat: breastfeeding, kidneys that need care, a wheelchair, and a sport. */
import type { Gates } from "./gates.ts";
import type { DesignInput } from "./input.ts";
import { notesOfDays } from "./normalise.ts";

/** Conditions from notes and limits that change energy or protein. */
export type FoodNeeds = {
  readonly isBreastfeeding: boolean;
  /** Kidneys that work less, or a doctor's word to eat less protein. */
  readonly hasWeakKidneys: boolean;
  /** Moves by wheelchair: less is used all day. */
  readonly isSeated: boolean;
  /** Weekdays of a sport beside the plan. */
  readonly sportDays: number;
};

/** Days for which a sentence of a check-in holds, unless a later one takes it back. */
const noteDays = 84;

const feeding =
  /breast-? ?fe(?:e?d)|nursing (?:my|our|the|a) |lactating|pump(?:ing)? (?:breast ?)?milk|express(?:ing)? milk/i;
const feedingEnded =
  /(?:not|never|no longer|no more|stopped|finished|quit|done|don'?t|isn'?t|am not|weaned)\b[^.,;]{0,24}(?:breast|nursing|lactat|pumping)|weaned|(?:breast-? ?feeding|nursing) (?:is over|ended|has ended|is done)/i;
/** The last text that speaks of it decides. */
const lastWord = (texts: readonly string[], yes: RegExp, no: RegExp): boolean => {
  const last = texts.findLast((text) => yes.test(text) || no.test(text));
  return last !== undefined && !no.test(last);
};

/**
 * Kidneys from the limits that hold; breastfeeding from the profile's note, then check-ins of the last twelve weeks.
 * @param requests limits and wishes in force, those of notes included
 */
export const foodNeedsOf = (
  input: DesignInput,
  { limits, wishes }: Pick<Gates, "limits" | "wishes">,
): FoodNeeds => {
  const [ofProfile = "", ...later] = notesOfDays(input, noteDays);
  const texts = [ofProfile, ...limits.map(({ words }) => words), ...later];
  return {
    isBreastfeeding: input.profile.gender !== "male" && lastWord(texts, feeding, feedingEnded),
    hasWeakKidneys: limits.some(({ condition }) => condition === "kidney"),
    isSeated: limits.some(({ condition }) => condition === "seated"),
    sportDays: new Set(wishes.flatMap(({ type, weekdays }) => (type === "event" ? weekdays : []))).size,
  };
};
