/**
 * Notes that a day of the plan carries about itself, as facts that everybody can open: a person changed it, or it took
 * over the workout of a day that passed.
 */

import type { CivilDate } from "../shared/dates.ts";
import type { DayWorkout, Fact } from "./plan.ts";
import { ownChangeText } from "./texts/plan.text.ts";

const editedId = "edited";
const movedId = "moved.from";

type WithFacts = Pick<DayWorkout, "facts">;

const without = (facts: readonly Fact[], id: string): Fact[] => facts.filter((fact) => fact.id !== id);

/** Notes that the person changed the day, once, with the date of the last change. */
export const markEdited = (workout: DayWorkout, on: CivilDate): DayWorkout => ({
  ...workout,
  facts: [
    ...without(workout.facts, editedId),
    {
      id: editedId,
      subject: ownChangeText.edited,
      value: on,
      unit: "",
      rule: "planning.E1",
      source: ownChangeText.source,
    },
  ],
});

/** Whether a person changed this day by hand. */
export const isEdited = ({ facts }: WithFacts): boolean => facts.some((fact) => fact.id === editedId);

/** Notes that the day does the work of `from`, a day that passed without it (feature F15: moved, not missed). */
export const markMoved = (workout: DayWorkout, from: CivilDate): DayWorkout => ({
  ...workout,
  facts: [
    ...workout.facts.filter((fact) => fact.id !== movedId || fact.value !== from),
    {
      id: movedId,
      subject: ownChangeText.moved,
      value: from,
      unit: "",
      rule: "planning.E2",
      source: ownChangeText.source,
    },
  ],
});

/** The day without a note of where it came from: for a slot that is used anew. */
export const forgetMoved = (workout: DayWorkout): DayWorkout => ({
  ...workout,
  facts: without(workout.facts, movedId),
});

/** Dates whose work this day took over. */
export const movedFrom = ({ facts }: WithFacts): readonly CivilDate[] =>
  facts.flatMap((fact) => (fact.id === movedId && typeof fact.value === "string" ? [fact.value] : []));

/** A planned day with its date. */
export type PlannedDate = { readonly date: CivilDate; readonly workout: DayWorkout };

/** Dates whose work another day has taken over. */
export const takenOver = (days: readonly PlannedDate[]): ReadonlySet<CivilDate> =>
  new Set(days.flatMap(({ workout }) => movedFrom(workout)));

/**
 * The days as their work is owed: a day whose work another of them took over rests, so that it counts once. All else of
 * it, its nutrition goals among it, stays as it was planned.
 * @param days to the Sunday of the last week at least: work moves on inside its week
 */
export const owedDays = <D extends PlannedDate>(days: readonly D[]): readonly D[] => {
  const elsewhere = takenOver(days);
  return days.map((day) =>
    elsewhere.has(day.date) ? { ...day, workout: { ...day.workout, kind: "rest" } } : day,
  );
};
