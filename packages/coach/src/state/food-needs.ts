/** What a person wrote that changes how much they should eat: breastfeeding, and kidneys that need care. */
import { latestInForce, limitKey } from "@muster/domain/planning/limits";
import { daysBetween } from "@muster/domain/shared/dates";
import type { DesignInput } from "../design/input.ts";

export type FoodNeeds = {
  readonly isBreastfeeding: boolean;
  /** Kidneys that work less, or a doctor's word to eat less protein. */
  readonly hasWeakKidneys: boolean;
};

/** Days for which a sentence of a check-in holds, unless a later one takes it back. */
const heldDays = 84;

const feeding =
  /breast-? ?fe(?:e?d)|nursing (?:my|our|the|a) |lactating|pump(?:ing)? (?:breast ?)?milk|express(?:ing)? milk/i;
const feedingEnded =
  /(?:not|never|no longer|no more|stopped|finished|quit|done|don'?t|isn'?t|am not|weaned)\b[^.,;]{0,24}(?:breast|nursing|lactat|pumping)|weaned|(?:breast-? ?feeding|nursing) (?:is over|ended|has ended|is done)/i;
const kidneys =
  /kidneys?\b(?! beans?)[^.]{0,40}\b(?:weak|disease|fail|problem|trouble|function|bad|low|damage|care|ckd)|(?:weak|bad|poor|damaged|failing) kidney|\bckd\b|(?:chronic )?kidney (?:disease|failure|problem)|dialysis|(?:doctor|nephrologist)\b[^.]{0,60}less protein/i;
const kidneysFine =
  /\b(?:no|not|never)\b[^.]{0,16}kidney|kidneys?[^.]{0,20}\b(?:fine|normal|healthy|ok|okay|recovered)\b|(?:my|his|her) (?:mother|father|mum|mom|dad|husband|wife|son|daughter|brother|sister|friend)[^.]{0,30}kidney/i;

/** The last text that speaks of it decides. */
const lastWord = (texts: readonly string[], yes: RegExp, no: RegExp): boolean => {
  const last = texts.findLast((text) => yes.test(text) || no.test(text));
  return last !== undefined && !no.test(last);
};

/** Limits in force, and texts: profile note first, then check-ins of the last twelve weeks in order. */
export const foodNeedsOf = ({ profile, checkIns, limits, today }: DesignInput): FoodNeeds => {
  const inForce = latestInForce(limits ?? [], limitKey, today);
  const texts = [
    profile.limits.note,
    ...inForce.map(({ words }) => words),
    ...checkIns.filter(({ date }) => daysBetween(date, today) < heldDays).map(({ notes }) => notes),
  ];
  return {
    isBreastfeeding: profile.gender !== "male" && lastWord(texts, feeding, feedingEnded),
    hasWeakKidneys:
      inForce.some(({ condition }) => condition === "kidney") || lastWord(texts, kidneys, kidneysFine),
  };
};
