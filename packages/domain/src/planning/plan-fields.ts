/**
 * Fields of a plan that older plans do not have: those say it in words or among their reasons. Nothing else reads words or reasons of a plan
 * back, but for the rules that doubt them.
 */
import type { CivilDate } from "../shared/dates.ts";
import type { Cardio, DayWorkout, Fact, MobilityItem, Plan, PlanBasis, PlannedExercise } from "./plan.ts";

/** Ids of the reasons that stand beside the fields, for everybody to open. */
export const planFactIds = {
  edited: "edited",
  movedFrom: "moved.from",
  ownLoad: "load.own",
  /** @param exerciseId an exercise has one for its home version, too */
  most: (exerciseId: string): string => `most.${exerciseId}`,
} as const;

const textsIn = (facts: readonly Fact[], id: string): readonly string[] =>
  facts.flatMap((fact) => (fact.id === id && typeof fact.value === "string" ? [fact.value] : []));

/** The day on which the person set the load by hand; undefined: they did not. */
export const ownLoadDay = ({
  ownLoadOn,
  facts,
}: Pick<PlannedExercise, "ownLoadOn" | "facts">): CivilDate | undefined =>
  ownLoadOn ?? textsIn(facts, planFactIds.ownLoad)[0];

/** The most that leaves the bottom of today's range in reach, lb; no limit where nothing says one. */
export const mostLbOf = ({
  mostLb,
  exerciseId,
  facts,
}: Pick<PlannedExercise, "mostLb" | "exerciseId" | "facts">): number =>
  mostLb ?? numberIn(facts, planFactIds.most(exerciseId)) ?? Number.POSITIVE_INFINITY;

/** Whether a person changed this day by hand. */
export const isEdited = ({ editedOn, facts }: Pick<DayWorkout, "editedOn" | "facts">): boolean =>
  editedOn !== undefined || facts.some(({ id }) => id === planFactIds.edited);

/** Dates whose work this day took over. */
export const movedFrom = (workout: Pick<DayWorkout, "movedFrom" | "facts">): readonly CivilDate[] =>
  workout.movedFrom ?? textsIn(workout.facts, planFactIds.movedFrom);

const numberIn = (facts: readonly Fact[], id: string): number | null => {
  const value = facts.find((fact) => fact.id === id)?.value;
  return typeof value === "number" ? value : null;
};

/** What the week after a plan is built on. @returns `normalSets` null where the plan does not say it */
export const basisOf = ({
  basis,
  facts,
}: Pick<Plan, "basis" | "facts">): Omit<PlanBasis, "normalSets"> & { readonly normalSets: number | null } =>
  basis ?? {
    normalSets: numberIn(facts, "sets.normal"),
    strain: numberIn(facts, "recovery.strain"),
    limitCount: facts.filter(({ id }) => id.startsWith("limit.")).length,
  };

/** '90 sec', '2 min', '1:30 min', '5-7 min' (the upper end counts) as seconds; 0 when it holds no time. */
export const secondsOf = (text: string): number => {
  const clock = /(\d+):(\d{2})/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const plain = /(?:\d+(?:\.\d+)?\s*-\s*)?(\d+(?:\.\d+)?)\s*(sec|min)/.exec(text);
  if (!plain) return 0;
  const perSide = /per (leg|arm|side)|each side/.test(text) ? 2 : 1;
  return Number(plain[1]) * (plain[2] === "min" ? 60 : 1) * perSide;
};

/** Seconds of an item of warm-up, cool-down or recovery. */
export const itemSeconds = ({ seconds, duration }: MobilityItem): number => seconds ?? secondsOf(duration);

/** Whether an item of a recovery day is easy cardio: a walk, a ride. */
export const isCardioItem = ({ isCardio, seconds, name }: MobilityItem): boolean =>
  isCardio ?? (seconds === undefined && /walk|ride|cardio|march/i.test(name));

/** Seconds of a day's cardio; 0 where it has none. */
export const cardioSeconds = ({ type, minutes, duration, exercises }: Cardio): number => {
  if (type === "none") return 0;
  if (minutes !== undefined) return minutes * 60;
  return secondsOf(duration) || exercises.reduce((sum, one) => sum + secondsOf(one.duration), 0);
};

/** Intervals, or anything rated hard: counts twice as minutes, and does not stand before a leg day (coach.C6, I14). */
export const isHardCardio = ({ type, isHard, exercises }: Cardio): boolean =>
  isHard ??
  (/interval|sprint|hiit/i.test(type) || exercises.some(({ intensity }) => /hard|vigorous/i.test(intensity)));
