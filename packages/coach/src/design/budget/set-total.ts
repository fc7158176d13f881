/** Counts sets of a week as it stands in a plan. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { setCount } from "../../catalogue/session-minutes.ts";

/** All sets of these days' main exercises; '8 intervals' counts 8. */
export const setsOf = (days: readonly Pick<DayWorkout, "exercises">[]): number =>
  days.flatMap(({ exercises }) => exercises).reduce((sum, { sets }) => sum + setCount(sets), 0);

/** All sets of all training days' main exercises. */
export const plannedSetTotal = (days: readonly DayWorkout[]): number =>
  setsOf(days.filter(({ kind }) => kind === "training"));
