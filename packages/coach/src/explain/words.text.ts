/** Small parts of sentences that many texts have: names, counts, joining. */

import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatCount } from "@muster/domain/shared/format";
import { formatList } from "@muster/domain/shared/format-list";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Bout } from "../state/bouts.ts";

/** As people know it; the id itself for a move that the catalogue does not have. */
export const nameOf = (id: string): string => exerciseById(id)?.name ?? id;
/** With a first letter that begins a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** Joined with an empty line between; empty parts are left out. */
export const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join("\n\n");
/** Joined with a space; empty parts are left out. */
export const sentences = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");
/** '2,450', as people write calories; the same bytes everywhere, whatever the browser speaks. */
export const thousands = (kcal: number): string =>
  String(Math.round(kcal)).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** '8-10 reps', '10 per leg', '30 sec', 'as many clean reps as you have, with one or two left'. */
export const amountInWords = ({ reps, metric }: Pick<PlannedExercise, "reps" | "metric">): string =>
  metric === "reps" && /^[\d-]+$/.test(reps)
    ? `${reps} ${reps === "1" ? "rep" : "reps"}`
    : /\d/.test(reps)
      ? reps
      : "as many clean reps as you have, with one or two left";

/** As numbers are shown: 132.28 as 132.3. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;
/** 'three'; from eleven on as figures. */
const inWords = (count: number): string => small[count] ?? String(count);
/** 'two', 'four': repetitions that a set of this effort leaves, as its card shows them. */
export const leftInWords = (effort: number | null): string => inWords(Math.floor(10 - (effort ?? 8)));
/** 'a week', 'three weeks'. */
export const weeksInWords = (weeks: number): string => (weeks <= 1 ? "a week" : `${inWords(weeks)} weeks`);

/** 'the first three sets', 'every set'. */
const setsInWords = (sets: number, isWhole: boolean): string =>
  isWhole && sets > 1 ? "every set" : sets === 1 ? "the first set" : `the first ${inWords(sets)} sets`;

/** '5, 4 and 3 reps', '6 reps in every set'; '3 reps in the top set' where the other sets had less weight. */
export const setsInReps = ({ amounts, loadLb }: Pick<Bout, "amounts" | "loadLb">): string => {
  const [first = 0] = amounts;
  if (amounts.length === 1) return `${formatCount(first, "rep")}${loadLb === null ? "" : " in the top set"}`;
  return amounts.every((amount) => amount === first)
    ? `${formatCount(first, "rep")} in every set`
    : `${formatList(amounts.map(String))} reps`;
};

/** '8 reps in the first two sets'. */
export const aimInWords = (reps: number, sets: number, isWhole: boolean): string =>
  `${formatCount(reps, "rep")} in ${setsInWords(sets, isWhole)}`;

/** 'last week', 'three weeks ago'. */
export const whenInWords = (weeks: number): string =>
  weeks <= 1 ? "last week" : `${inWords(weeks)} weeks ago`;
