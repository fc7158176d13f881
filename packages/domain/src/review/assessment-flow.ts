/** Where a profile stands between its assessment week and the first designed week (spec §4 "Assessment flow", REV-04). */

import type { Plan } from "../planning/plan.ts";
import type { WeekStart } from "../planning/week-number.ts";
import type { Settings } from "../profiles/settings.ts";
import type { CivilDate } from "../shared/dates.ts";

type Flow = Pick<Settings, "isAssessmentWeek" | "assessmentWeekNumber">;
type Counted = Flow & WeekStart;

/** The plan that is designed now follows the assessment week: the flag is set and the number is 1. */
export const isPostAssessment = (settings: Flow): boolean =>
  settings.isAssessmentWeek && settings.assessmentWeekNumber === 1;

/** Settings of a fresh assessment week: at onboarding and at 'Redo Assessment Week' (ONB-04, SET-02). */
export const assessmentStarted = (
  today: CivilDate,
  plan: Pick<Plan, "programSummary" | "weeklyStrategyOverview">,
): Partial<Settings> => ({
  isAssessmentWeek: true,
  assessmentWeekNumber: 1,
  lastPlanUpdate: today,
  weekOneOn: today,
  lastPlanSummary: plan.programSummary,
  weeklyStrategy: plan.weeklyStrategyOverview,
});

/**
 * Settings after a plan was generated and saved: the assessment is over, its number 2. Weeks go on being counted; those of
 * settings without a first week count from the plan before.
 * @param settings as they were before
 */
export const planSaved = (
  settings: Counted,
  plan: { readonly today: CivilDate; readonly summary: string; readonly strategy: string },
): Partial<Settings> => ({
  lastPlanUpdate: plan.today,
  weekOneOn: settings.weekOneOn ?? settings.lastPlanUpdate ?? plan.today,
  lastPlanSummary: plan.summary,
  weeklyStrategy: plan.strategy,
  ...(isPostAssessment(settings) ? { isAssessmentWeek: false, assessmentWeekNumber: 2 } : {}),
});
