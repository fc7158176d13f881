/**
 * Fields of a plan that older plans do not have: those say it in words or among their reasons. Nothing else reads words or reasons of a plan
 * back, but for the rules that doubt them.
 */
import type { CivilDate } from "../shared/dates.ts";
import type { DayWorkout, Fact, Plan, PlanBasis, PlannedExercise } from "./plan.ts";

/** Ids of the reasons that stand beside the fields, for everybody to open. */
export const planFactIds = {
  edited: "edited",
  movedFrom: "moved.from",
  ownLoad: "load.own",
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
  mostLb ?? numberIn(facts, `most.${exerciseId}`) ?? Number.POSITIVE_INFINITY;

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
