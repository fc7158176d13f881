/** What a day of the plan tells of itself, beside its own fields as reasons that everybody can open: changed by hand, moved. */

import type { CivilDate } from "../shared/dates.ts";
import type { DayWorkout, Fact } from "./plan.ts";
import { movedFrom, planFactIds } from "./plan-fields.ts";
import { ownChangeText } from "./texts/plan.text.ts";

const note = (id: string, subject: string, value: CivilDate, rule: string): Fact => ({
  id,
  subject,
  value,
  unit: "",
  rule,
  source: ownChangeText.source,
});

/** Notes that the person changed the day, once, with the date of the last change. */
export const markEdited = (workout: DayWorkout, on: CivilDate): DayWorkout => ({
  ...workout,
  editedOn: on,
  facts: [
    ...workout.facts.filter(({ id }) => id !== planFactIds.edited),
    note(planFactIds.edited, ownChangeText.edited, on, "planning.E1"),
  ],
});

/** The day without a note of where it came from: for a slot that is used anew. */
export const forgetMoved = ({ movedFrom: _before, ...workout }: DayWorkout): DayWorkout => ({
  ...workout,
  facts: workout.facts.filter(({ id }) => id !== planFactIds.movedFrom),
});

/** Notes that the day does the work of `from`, a day that passed without it (feature F15: moved, not missed). */
export const markMoved = (workout: DayWorkout, from: CivilDate): DayWorkout => {
  const days = [...movedFrom(workout).filter((day) => day !== from), from];
  return {
    ...workout,
    movedFrom: days,
    facts: [
      ...forgetMoved(workout).facts,
      ...days.map((day) => note(planFactIds.movedFrom, ownChangeText.moved, day, "planning.E2")),
    ],
  };
};

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
