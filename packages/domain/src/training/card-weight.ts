/**
 * The one weight on an exercise card, and where it comes from (settled point 27): the plan's load in deload, re-entry
 * and illness; else the suggestion when the exercise was done in the last 28 days; else the plan's load.
 */

import { ownLoadFactId } from "../planning/own-load.ts";
import type { Plan, PlannedExercise } from "../planning/plan.ts";
import type { CivilDate } from "../shared/dates.ts";
import { daysBetween } from "../shared/dates.ts";
import type { UnitSystem } from "../shared/units.ts";
import type { LastTime } from "./last-time.ts";
import { isFullSet } from "./set-roles.ts";
import { type SuggestedWeight, suggestWeight } from "./suggested-weight.ts";

/** Days for which what was lifted last time still says something about today. */
export const suggestionDays = 28;

export type CardWeight =
  | { readonly source: "plan"; readonly weightLb: number; readonly byHand?: true }
  | { readonly source: "last-time"; readonly weightLb: number; readonly why: SuggestedWeight };

/** Phases in which the plan knows better than the last session. */
const planDecides: ReadonlySet<Plan["phase"]> = new Set(["deload", "re-entry", "illness"]);

/** What today's sets ask for; without a range nothing is compared. */
export type AskedSets = Pick<PlannedExercise, "exerciseId" | "targetLow" | "targetHigh" | "facts">;

/** Fact of a designed exercise: the most that still leaves the bottom of today's range in reach, lb (ADR 0014). */
export const mostFactId = (exerciseId: string): string => `most.${exerciseId}`;

/**
 * The person set the load and has not trained the exercise on a later day: they know what they want to lift. Most often
 * it is set in the evening of a workout, so the day itself does not count.
 */
const isOwnLoad = (asked: AskedSets | undefined, lastTime: LastTime | undefined): boolean => {
  const set = asked?.facts.find(({ id }) => id === ownLoadFactId)?.value;
  return typeof set === "string" && (lastTime === undefined || lastTime.date <= set);
};

const mostOf = ({ exerciseId, facts }: AskedSets): number => {
  const value = facts.find(({ id }) => id === mostFactId(exerciseId))?.value;
  return typeof value === "number" ? value : Number.POSITIVE_INFINITY;
};

/** Last time was work of another kind: a test of three is no base for sets of eight, nor a set of twenty. */
const isOtherWork = ({ sets }: LastTime, { targetLow, targetHigh }: AskedSets): boolean => {
  const reps = sets.find((set) => isFullSet(set) && set.reps !== null)?.reps;
  if (reps === null || reps === undefined) return false;
  return (
    (targetLow !== null && reps < targetLow * leastShareOfRange) ||
    (targetHigh !== null && reps > targetHigh * mostShareOfRange)
  );
};
const leastShareOfRange = 0.6;
const mostShareOfRange = 1.6;

/** Lighter than this share of the plan's load, last time was lighter on purpose: the plan knows why it asks for more. */
const lightShare = 0.9;

/**
 * A weight that the person set stands until they have trained the exercise since (planning.E6). Else the rule speaks where
 * last time is comparable, and never above what a designed plan says today's sets allow
 * (ADR 0014).
 * @param input.loadLb the plan's load; null when it names none
 * @param input.isHelp the weights are help on an assisted machine: less of it is more work
 * @param input.asked what today's sets ask for; absent: nothing is known about them
 * @returns undefined when neither knows a weight: 'find your weight'
 */
export const cardWeight = (input: {
  readonly phase: Plan["phase"];
  readonly loadLb: number | null;
  readonly isHelp?: boolean;
  readonly asked?: AskedSets | undefined;
  readonly lastTime: LastTime | undefined;
  readonly today: CivilDate;
  /** In which the person loads; lb when absent. */
  readonly units?: UnitSystem;
}): CardWeight | undefined => {
  const { phase, loadLb, lastTime, today } = input;
  const { asked, isHelp = false } = input;
  const planned =
    loadLb === null || loadLb <= 0 ? undefined : ({ source: "plan", weightLb: loadLb } as const);
  if (planned !== undefined && isOwnLoad(asked, lastTime)) return { ...planned, byHand: true };
  if (planDecides.has(phase) && planned !== undefined) return planned;
  if (lastTime === undefined || daysBetween(lastTime.date, today) > suggestionDays) return planned;
  if (asked !== undefined && isOtherWork(lastTime, asked)) return planned;
  const why = suggestWeight(lastTime.sets, lastTime.difficulty, isHelp, input.units);
  if (why === undefined) return planned;
  if (planned === undefined) return { source: "last-time", weightLb: why.weightLb, why };
  if (isHelp) {
    // With less help than a designed plan names, today's sets are out of reach; more than last time is what it asks for.
    const isTooLittle =
      asked !== undefined && why.weightLb < planned.weightLb && Number.isFinite(mostOf(asked));
    return isTooLittle || why.baseLb * lightShare > planned.weightLb
      ? planned
      : { source: "last-time", weightLb: why.weightLb, why };
  }
  const most = asked === undefined ? Number.POSITIVE_INFINITY : mostOf(asked);
  if (why.weightLb > most || why.baseLb < lightShare * planned.weightLb) return planned;
  return { source: "last-time", weightLb: why.weightLb, why };
};
