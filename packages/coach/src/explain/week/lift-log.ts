/** What the last session of a lift says, in the numbers that the person logged, and what a plan asks of it next. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { setCount } from "../../catalogue/session-minutes.ts";
import { overshot, wasTooHard } from "../../design/progress/reference-bout.ts";
import type { Bout } from "../../state/bouts.ts";
import { listed, oneDecimal, setsInWords, several } from "../words.ts";

/** lb that are no step: rounding between units. */
const sameLb = 0.06;

/** A session's heaviest sets as a text may quote them. */
type LoggedSets = Pick<Bout, "loadLb" | "amounts">;

/** The same, as a text shows its weight. */
export const loggedSets = ({ loadLb, amounts }: Bout): LoggedSets => ({
  loadLb: loadLb === null ? null : oneDecimal(loadLb),
  amounts: amounts.map(Math.round),
});

/** '5, 4 and 3 reps', '6 reps in every set'; '3 reps in the top set' where the other sets had less weight. */
export const setsInReps = ({ amounts, loadLb }: LoggedSets): string => {
  const [first = 0] = amounts;
  if (amounts.length === 1) return `${several(first, "rep")}${loadLb === null ? "" : " in the top set"}`;
  return amounts.every((amount) => amount === first)
    ? `${several(first, "rep")} in every set`
    : `${listed(amounts.map(String))} reps`;
};

/** What to aim for with the weight of last time: '8 reps in the first two sets'. */
type Aim = { readonly reps: number; readonly text: string };

/**
 * The weaker sets catch up with the best one, two at a time; where all are even the first takes one more.
 * @returns null where the top of the range is reached in every set, or there is no range
 */
export const aimOf = (
  amounts: readonly number[],
  { targetHigh, sets }: Pick<PlannedExercise, "targetHigh" | "sets">,
): Aim | null => {
  if (targetHigh === null) return null;
  const count = setCount(sets);
  const aim = (reps: number, first: number): Aim => ({
    reps,
    text: `${several(reps, "rep")} in ${setsInWords(first, first >= count)}`,
  });
  const best = Math.min(targetHigh, Math.max(...amounts));
  const there = amounts.filter((amount) => amount >= best).length;
  if (there < Math.min(count, amounts.length)) return aim(best, Math.min(count, there + 2));
  return best < targetHigh ? aim(best + 1, 1) : null;
};

/** What a plan asks of a lift beside its last sets: its weight, its range, and what to aim for where both stay. */
export const plannedStep = (planned: PlannedExercise, last: Bout) => {
  const { loadLb, amounts } = loggedSets(last);
  const { targetDifficulty } = planned;
  // What was very hard, or far harder than planned, gets cleaner before it gets longer.
  const isHard = wasTooHard(last) || (targetDifficulty !== null && overshot(last, targetDifficulty));
  const changeLb = loadLb === null || planned.loadLb === null ? 0 : planned.loadLb - loadLb;
  return {
    weight: loadLb === null ? "none" : changeLb > sameLb ? "more" : changeLb < -sameLb ? "less" : "same",
    isOtherRange: last.targetLow !== null && planned.targetLow !== last.targetLow,
    aim: isHard ? null : aimOf(amounts, planned),
    /** Nothing more is asked: it was hard, or the top of the range is reached. */
    isHard,
    isTop: planned.targetHigh !== null && Math.min(...amounts) >= planned.targetHigh,
  } as const;
};
