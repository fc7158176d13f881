/** What the coach knows of a change by hand. Fetched when somebody changes something: it brings the catalogue. */

import { exerciseFromOwn } from "@muster/coach/catalogue/own-exercise";
import { locationLabel } from "@muster/coach/compose/day-workout";
import { rulesVersion } from "@muster/coach/compose/design-week";
import { type AllowedWorkout, allowedWorkoutToday } from "@muster/coach/edit/allowed-workout";
import { type EditFinding, editFindings } from "@muster/coach/edit/check-edit";
import { type DayChoices, dayChoices, refreshedDay } from "@muster/coach/edit/day-exercises";
import type { DesignInput } from "@muster/coach/state/input";
import { editedHeader } from "@muster/domain/planning/edit-week";
import type { DayWorkout, WeeklyPlan } from "@muster/domain/planning/plan";
import { planOrigin } from "@muster/domain/planning/plan-origin";
import { gymAccesses } from "@muster/domain/profiles/options.text";
import type { Stored } from "../../../data/store/device-store.ts";
import type { EditBase } from "./edit-base.ts";

/** Choices and checks for manual changes. */
export type EditCoach = {
  readonly rulesVersion: string;
  readonly choices: (workout: DayWorkout) => DayChoices;
  readonly refreshed: (before: DayWorkout, after: DayWorkout) => DayWorkout;
  /** A saved workout as it may be trained today. */
  readonly allowedToday: (workout: DayWorkout) => AllowedWorkout;
  /** What the change of the week brings; empty: nothing to say. */
  readonly findings: (base: EditBase, days: WeeklyPlan) => readonly EditFinding[];
  readonly places: {
    /** Whether the person has a gym at all. */
    readonly hasGym: boolean;
    readonly labels: (workout: DayWorkout) => {
      readonly home: string;
      readonly gym: string;
      readonly gymNote: string;
    };
  };
};

/**
 * @param excluded exercises that the person leaves out
 * @param own exercises that the person made
 */
export const editCoach = (
  input: DesignInput,
  excluded: ReadonlySet<string>,
  own: readonly Stored<"ownExercise">[],
): EditCoach => ({
  rulesVersion,
  choices: (workout) => dayChoices(input, workout, excluded, own.map(exerciseFromOwn)),
  refreshed: (before, after) => refreshedDay(before, after, input),
  allowedToday: (workout) => allowedWorkoutToday(workout, input),
  findings: (base, days) => {
    const edited = editedHeader(base.header, base.from, rulesVersion);
    // Rules that do not apply to an assessment do not apply to a changed one either.
    const plan = {
      ...edited,
      source: base.header === undefined ? "default" : planOrigin({ ...base.header }),
    } as const;
    return editFindings({ plan, days: base.days }, { plan, days }, input);
  },
  places: {
    hasGym: input.profile.gymAccess !== "no_gym",
    labels: ({ exercises }) => ({
      home: locationLabel("home", exercises),
      gym: locationLabel("gym", exercises),
      gymNote: gymAccesses[input.profile.gymAccess],
    }),
  },
});
