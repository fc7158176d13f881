/**
 * Steps after a birth, by weeks, until the person takes "After a birth" out: breathing, pelvic floor and walks; own body weight; light
 * weights; and only after that planks, crunches and jumps. Source: Goom, Donnelly, Brockwell 2019, Returning to running postnatal
 * (weeks 0-2, 2-6, 6-12, 12 and more, each only without leaking, heaviness, bulge or pain); ACOG opinion 804.
 */
import type { Limit } from "@muster/domain/planning/limits";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";

/** `rest`: no workouts; `own-weight`: nothing to lift; `light`: light weights; `ready`: the person may ask for the rest. */
export type BirthStep = "rest" | "own-weight" | "light" | "ready";

const firstWeeks: readonly (readonly [BirthStep, number])[] = [
  ["rest", 0],
  ["own-weight", 2],
  ["light", 6],
  ["ready", 12],
];

/** @returns null where no birth, or no day of it, was entered @param day the first one of the planned week */
export const birthStepOf = (limits: readonly Limit[], day: CivilDate): BirthStep | null => {
  const since = limits.find(({ condition }) => condition === "postpartum")?.since;
  if (since == null) return null;
  const weeks = daysBetween(since, day) / 7;
  return firstWeeks.findLast(([, first]) => weeks >= first)?.[0] ?? "rest";
};
