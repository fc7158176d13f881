/** The weeks of a person for the streak: what each planned, what was done, whether it was light on purpose. */
import type { Plan } from "../planning/plan.ts";
import { addDays, type CivilDate, weekOf } from "../shared/dates.ts";
import type { PlannedKind } from "./adherence.ts";
import type { StreakWeek } from "./streak.ts";
import { mondaysBetween } from "./weekly-work.ts";
import { doneDays, type PastWorkout } from "./workout-history.ts";

/** First day and phase of a plan: all that the streak needs of it. */
export type PlanStart = { readonly from: CivilDate; readonly phase: Plan["phase"] };

/** Days from Monday to Thursday: who has a plan by then has it for most of the week. */
const middle = 3;

const lightPhases: ReadonlySet<Plan["phase"]> = new Set(["deload", "illness", "travel"] as const);

/**
 * From the week of the first workout to the one that holds today.
 * @param input.kindOf the plan of the days that were read
 * @param input.daysPerWeek stands in for weeks whose plan was not read
 * @param input.plans when each plan began, and its phase
 */
export const trainingWeeks = (input: {
  readonly today: CivilDate;
  readonly workouts: readonly PastWorkout[];
  readonly kindOf: PlannedKind;
  readonly daysPerWeek: number;
  readonly plans: readonly PlanStart[];
}): readonly StreakWeek[] => {
  const done = doneDays(input.workouts);
  const first = [...done].sort()[0];
  if (first === undefined) return [];
  const plans = input.plans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return mondaysBetween(first, input.today).map((monday) => {
    const dates = weekOf(monday);
    const kinds = dates.map(input.kindOf);
    const isRead = kinds.some((kind) => kind !== undefined);
    // Reckoned once a week: ten years are 520 weeks and as many plans.
    const thursday = addDays(monday, middle);
    const phase = plans.findLast((plan) => plan.from <= thursday)?.phase;
    return {
      monday,
      planned: isRead ? kinds.filter((kind) => kind === "training").length : input.daysPerWeek,
      trainedOn: dates.filter((date) => done.has(date)),
      light: phase !== undefined && lightPhases.has(phase),
    };
  });
};

/** Training days of the week that holds today, Monday to Sunday; undefined when their plan is not known. */
export const plannedThisWeek = (kindOf: PlannedKind, today: CivilDate): number | undefined => {
  const kinds = weekOf(today).map(kindOf);
  return kinds.some((kind) => kind !== undefined)
    ? kinds.filter((kind) => kind === "training").length
    : undefined;
};
