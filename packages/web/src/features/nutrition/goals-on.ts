/** The goals of each day of the diary's week, as far as the plan is read (NUT-06). Pure. */
import { defaultGoals, type NutritionGoals } from "@muster/domain/nutrition/day-totals";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { PlanWeekState } from "../../data/reads/use-plan.ts";

/** null: there are none, as for a child's days. */
export type GoalsOn = (date: CivilDate) => NutritionGoals | null;

/** Without a plan the defaults; undefined until it is read: no goal is shown that is another one a moment later. */
export const goalsOfPlan = (plan: PlanWeekState): GoalsOn | undefined => {
  // What only the server has may take long: the diary does without goals until then.
  if (plan.state === "loading") return plan.waitsFor === "sync" ? () => null : undefined;
  const days = new Map<CivilDate, NutritionGoals | null>();
  for (const day of plan.days)
    if (day.is === "planned") {
      const { calorieGoal: calories, proteinGoal: protein } = day.workout;
      days.set(day.date, day.ideas ? null : calories > 0 ? { calories, protein } : defaultGoals);
    }
  return (day) => {
    const goals = days.get(day);
    return goals === undefined ? defaultGoals : goals;
  };
};
