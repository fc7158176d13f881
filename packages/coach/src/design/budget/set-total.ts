/** Counts sets of a week as it stands in a plan. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { setCount } from "../../catalogue/session-minutes.ts";

/** All sets of all training days' main exercises; '8 intervals' counts 8. */
export const plannedSetTotal = (days: readonly DayWorkout[]): number =>
  days
    .filter(({ kind }) => kind === "training")
    .reduce(
      (sum, { exercises }) => sum + exercises.reduce((daySum, { sets }) => daySum + setCount(sets), 0),
      0,
    );
