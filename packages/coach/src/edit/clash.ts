/** Whether two sessions should not touch: a muscle that works hard in both wants a day between (coach.C6). */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { directSets, hardSets } from "../rules/amounts/tally.ts";

/** True when both train a muscle with four direct sets and more: no two such days in a row (coach.C6). */
export const sessionsClash = (
  a: Pick<DayWorkout, "exercises">,
  b: Pick<DayWorkout, "exercises">,
): boolean => {
  const other = directSets([b]);
  return [...directSets([a])].some(
    ([muscle, sets]) => sets >= hardSets && (other.get(muscle) ?? 0) >= hardSets,
  );
};
