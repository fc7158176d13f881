/** An age with a digit too few turns an adult's app into a child's: it is asked about once before it is saved. */
import { ageGroupOf } from "./age.ts";
import { youngerAgeText } from "./younger-age.text.ts";

/**
 * @param before years as they are stored
 * @param now years as they were typed
 * @returns the question where the person comes under 13 or under 18; else undefined
 */
export const youngerAgeQuestion = (before: number, now: number): string | undefined => {
  const group = ageGroupOf(now);
  return (group === "child" || group === "youth") && group !== ageGroupOf(before) && before > now
    ? youngerAgeText[group]({ before, now })
    : undefined;
};
