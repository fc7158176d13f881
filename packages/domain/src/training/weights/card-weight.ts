/** The suggested weight of an exercise today, and its source: the plan, or what was logged since the plan was made. */

import type { Plan, PlannedExercise } from "../../planning/plan.ts";
import { mostLbOf, ownLoadDay } from "../../planning/plan-fields.ts";
import { type CivilDate, daysBetween } from "../../shared/dates.ts";
import { roundToHalf, type UnitSystem } from "../../shared/units.ts";
import type { LastTime } from "../last-time.ts";
import { isFullSet } from "../set-roles.ts";
import { type Gear, type LoadedExercise, loadWords } from "./gear.ts";
import { weightInKit } from "./kit-weight.ts";
import { loadableStep, loadableWeightsLb, nearestLoadable } from "./loadable.ts";
import { loadMeanings, type SuggestionRule } from "./suggested-weight.text.ts";
import { type SuggestedWeight, suggestWeight } from "./suggested-weight.ts";

/** Days for which what was lifted last time still says something about today. */
const suggestionDays = 28;

type CardWeight =
  | { readonly source: "plan"; readonly weightLb: number; readonly byHand?: true }
  | {
      readonly source: "last-time";
      readonly weightLb: number;
      /** What the plan asks for, as it can be loaded; undefined when it names none. */
      readonly plannedLb: number | undefined;
      readonly why: Pick<SuggestedWeight, "baseLb" | "difficulty"> & {
        /** Row of the table that decided; far below the range: computed from the sets that failed. */
        readonly rule: SuggestionRule | "far-below";
      };
    };

/** Phases in which the plan knows better than the last session. */
const planDecides: ReadonlySet<Plan["phase"]> = new Set(["deload", "re-entry", "illness"]);

/** What today's sets ask for; without a range nothing is compared. */
export type TodaysSetTarget = LoadedExercise &
  Pick<
    PlannedExercise,
    "loadLb" | "loadIsGuess" | "mostLb" | "ownLoadOn" | "targetLow" | "targetHigh" | "facts"
  >;

/**
 * The person set the load and has not trained the exercise on a later day: they know what they want to lift. Most often
 * it is set in the evening of a workout, so the day itself does not count.
 */
const isOwnLoad = (target: TodaysSetTarget, lastTime: LastTime | undefined): boolean => {
  const set = ownLoadDay(target);
  return set !== undefined && (lastTime === undefined || lastTime.date <= set);
};

/**
 * Whether last time was work of another kind: a test of three is no base for sets of eight, nor a set of twenty. Beside a
 * guess twenty say that it was too light, which is more than the guess knows.
 */
const isOtherWork = (
  { sets }: LastTime,
  { targetLow, targetHigh, loadIsGuess }: TodaysSetTarget,
): boolean => {
  const reps = sets.find((set) => isFullSet(set) && set.reps !== null)?.reps;
  if (reps === null || reps === undefined) return false;
  return (
    (targetLow !== null && reps < targetLow * leastShareOfRange) ||
    (targetHigh !== null && loadIsGuess !== true && reps > targetHigh * mostShareOfRange)
  );
};
const leastShareOfRange = 0.6;
const mostShareOfRange = 1.6;

/** Lighter than this share of the plan's load, last time was lighter on purpose: the plan knows why it asks for more. */
const lightShare = 0.9;

/** What the weight on an exercise's card depends on. */
export type CardQuestion = {
  readonly exercise: TodaysSetTarget;
  /** The plan that the workout belongs to; undefined outside one. */
  readonly plan: Pick<Plan, "phase" | "validFrom"> | undefined;
  readonly lastTime: LastTime | undefined;
  /** Weights of this exercise in the log, lb: with usual equipment, lifted weights count as available. */
  readonly liftedLb: readonly number[];
  readonly today: CivilDate;
  /** What can be loaded where the workout takes place. */
  readonly gear: Gear;
  readonly units: UnitSystem;
};

/** As the kit can make it; undefined when there is nothing of the kind. */
const inKit = (weightLb: number, { exercise, ...kit }: CardQuestion): number | undefined =>
  weightInKit(weightLb, exercise, kit);

/** Epley (1985): a repetition is worth a thirtieth of the weight. */
const repsOfWeight = 30;

/**
 * A planned weight that failed far below today's range would fail again: what the best set of last time leaves for the bottom of the
 * range (5/3/1: the training maximum is computed anew), or the next weight below that. undefined where the planned one is in reach.
 */
const afterFailed = (
  question: CardQuestion,
  { sets, difficulty }: LastTime,
  plannedLb: number,
): CardWeight | undefined => {
  const { exercise, gear } = question;
  const low = exercise.targetLow ?? 0;
  const done = sets.filter(isFullSet).map(({ reps, weight }) => ({ reps: reps ?? 0, weight: weight ?? 0 }));
  const maximum = Math.max(
    ...done.map(({ reps, weight }) => weight * (1 + (reps + 10 - difficulty) / repsOfWeight)),
  );
  const fittingLb = roundToHalf(maximum / (1 + low / repsOfWeight));
  if (fittingLb >= plannedLb || done.some(({ reps }) => reps >= low)) return undefined;
  const weightLb = nearestLoadable(fittingLb, exercise, gear, "down") ?? inKit(fittingLb, question);
  const baseLb = Math.max(...done.map(({ weight }) => weight));
  return weightLb === undefined || weightLb >= plannedLb || weightLb <= 0
    ? undefined
    : { source: "last-time", weightLb, plannedLb, why: { baseLb, difficulty, rule: "far-below" } };
};

/**
 * The one weight of an exercise today (settled point 50, ADR 0146). A weight set by the person holds until the exercise was
 * trained since (planning.E6). The plan's load holds until a session was logged that the plan does not include; from then on
 * the table of EXC-03 applies where last time is comparable, never above the maximum that the plan gives for today's sets.
 * A load that nobody has lifted yet is a guess, and so is the maximum beside it: what was logged outranks both.
 * Every answer but a weight set by the person can be loaded with the equipment.
 * @returns undefined when no source gives a weight that can be loaded: 'find your weight'
 */
export const cardWeight = (question: CardQuestion): CardWeight | undefined => {
  const { exercise, plan, lastTime, today, gear } = question;
  const { loadLb } = exercise;
  if (loadLb !== null && loadLb > 0 && isOwnLoad(exercise, lastTime))
    return { source: "plan", weightLb: loadLb, byHand: true };
  const plannedLb = loadLb === null || loadLb <= 0 ? undefined : inKit(loadLb, question);
  const planned = plannedLb === undefined ? undefined : ({ source: "plan", weightLb: plannedLb } as const);
  if (planned !== undefined && plan !== undefined && planDecides.has(plan.phase)) return planned;
  if (lastTime === undefined || daysBetween(lastTime.date, today) > suggestionDays) return planned;
  if (planned !== undefined && plan !== undefined && lastTime.date < plan.validFrom) return planned;
  const isHelp = loadWords(exercise) === loadMeanings.help;
  if (isOtherWork(lastTime, exercise))
    return planned === undefined || isHelp
      ? planned
      : (afterFailed(question, lastTime, planned.weightLb) ?? planned);
  const why = suggestWeight(lastTime.sets, lastTime.difficulty, isHelp, question.units);
  if (why === undefined) return planned;
  const weightLb =
    loadableWeightsLb(exercise, gear) === undefined
      ? why.weightLb
      : inKit(loadableStep(why, exercise, gear), question);
  if (weightLb === undefined) return planned;
  const suggested = { source: "last-time", weightLb, plannedLb, why } as const;
  if (planned === undefined || exercise.loadIsGuess === true) return suggested;
  const most = mostLbOf(exercise);
  if (isHelp) {
    // With less help than a designed plan names, today's sets are out of reach; more than last time is what it asks for.
    const isTooLittle = weightLb < planned.weightLb && Number.isFinite(most);
    return isTooLittle || why.baseLb * lightShare > planned.weightLb ? planned : suggested;
  }
  return weightLb > most || why.baseLb < lightShare * planned.weightLb ? planned : suggested;
};
