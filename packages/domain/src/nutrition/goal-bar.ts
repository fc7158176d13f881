/** How a bar shows an amount against its goal: filled up to the goal, and what lies beyond (NUT-01). */
import { type GoalState, goalState, percentOf } from "./day-totals.ts";

/** What a goal bar draws, as shares of the goal: the bar up to 1, what lies beyond up to a further 1 (NUT-01). */
export const goalBar = (
  value: number,
  goal: number,
): {
  readonly percent: number;
  readonly state: GoalState;
  readonly filled: number;
  readonly overflow: number;
} => {
  const percent = percentOf(value, goal);
  return {
    percent,
    state: goalState(percent),
    filled: Math.min(1, Math.max(0, percent / 100)),
    overflow: Math.min(1, Math.max(0, percent / 100 - 1)),
  };
};
