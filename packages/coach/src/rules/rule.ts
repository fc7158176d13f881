/** What a rule is: an id that never changes, one sentence, where it comes from, and a pure check. */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Place } from "../catalogue/feasible.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput } from "../design/input.ts";
import { draftWeek, type WeekDraft, type WeekFrame, weekFrame } from "../design/week-draft.ts";
import type { Severity } from "./violation.ts";

export type Finding = {
  readonly path: string;
  readonly got: string | number;
  readonly need: string | number;
  /** When it differs from the rule's own. */
  readonly severity?: Severity;
};

export type CheckContext = WeekFrame & {
  readonly week: DesignedWeek;
  readonly days: readonly { readonly weekday: Weekday; readonly workout: DayWorkout }[];
  readonly training: readonly { readonly weekday: Weekday; readonly workout: DayWorkout }[];
  /** Sets of a week in which recovery asks for nothing; reckoned when first asked for. */
  readonly normalSets: () => number;
  /** What the built-in coach would do, for the same input. */
  readonly draft: () => WeekDraft;
};

export type Rule = {
  /** `coach.S1` … as in docs/specs/coach.md. */
  readonly id: string;
  readonly severity: Severity;
  /** What must hold, in one sentence; where it comes from stands in rule-sources.data.ts. */
  readonly sentence: string;
  readonly check: (context: CheckContext) => readonly Finding[];
};

/** What all rules look at, made once for a week and its input. */
export const contextOf = (week: DesignedWeek, input: DesignInput): CheckContext => {
  const frame = weekFrame(input);
  const days = weekdays.map((weekday) => ({ weekday, workout: week.days[weekday] }));
  return {
    ...frame,
    week,
    days,
    training: days.filter(({ workout }) => workout.kind === "training"),
    // Made once for each frame, when first asked for.
    normalSets: () => draftWeek(frame).normalSets,
    draft: () => draftWeek(frame),
  };
};

/** Where a day happens, read from its label as Home reads it (HOME-06). */
export const placeOf = ({ location }: Pick<DayWorkout, "location">): Place =>
  /gym|planet/i.test(location) ? "gym" : "home";

export type PlacedExercise = {
  readonly weekday: Weekday;
  readonly exercise: PlannedExercise;
  readonly place: Place;
  readonly path: string;
};

/** Some thirty rules ask for the same list: it is made once for a week. */
const listed = new WeakMap<CheckContext["days"], readonly PlacedExercise[]>();

/** All exercises that a week may put before the person, with their path and place. */
export const exercisesOf = ({ days }: Pick<CheckContext, "days">): readonly PlacedExercise[] => {
  const known = listed.get(days) ?? listOf(days);
  listed.set(days, known);
  return known;
};

const listOf = (days: CheckContext["days"]): readonly PlacedExercise[] =>
  days.flatMap(({ weekday, workout }) => [
    ...workout.exercises.map((exercise, index) => ({
      weekday,
      exercise,
      place: placeOf(workout),
      path: `days.${weekday}.exercises.${index}`,
    })),
    ...(workout.homeAlternative?.exercises ?? []).map((exercise, index) => ({
      weekday,
      exercise,
      place: "home" as const,
      path: `days.${weekday}.homeAlternative.exercises.${index}`,
    })),
  ]);
