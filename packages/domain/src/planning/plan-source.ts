/**
 * Where the week comes from, and what the planner card and the schedule say about it (HOME-09, SCHED-02..04).
 * 'AI plan' in the specification's texts means a designed week, by a model or by the built-in coach; the assessment
 * and the default week are not one (settled point 21).
 */
import type { CivilDate } from "../shared/dates.ts";
import { formatDate } from "../shared/format.ts";
import type { PlanSource } from "./plan.ts";
import { plannerTexts } from "./texts/plan.text.ts";
import { type WeekStart, weekNumber } from "./week-number.ts";

/** Whether a plan counts as 'AI plan'. An edited one was designed before it was edited. */
export const isDesigned = (source: PlanSource | undefined): boolean =>
  source === "model" || source === "built-in" || source === "edited";

/** What the planner card shows; all texts are ready for people. */
export type PlannerCard = {
  /** 'Week 6' once a plan exists: the person's own week (settled point 47). */
  readonly title: string;
  /** 'Last updated Nov 15', or which program stands in. */
  readonly status: string;
  readonly summary: string;
  /** Button to /weekly-planner. */
  readonly button: string;
  /** Link to the weekly review, once a plan exists. */
  readonly showsReviewLink: boolean;
};

/**
 * The AI planner card of Home (HOME-09).
 * @param input.source of the plan in force; undefined without one
 */
export const plannerCard = (input: {
  readonly source: PlanSource | undefined;
  readonly settings: WeekStart;
  readonly lastPlanSummary: string;
  readonly today: CivilDate;
}): PlannerCard => {
  const { source, settings, lastPlanSummary, today } = input;
  const { lastPlanUpdate } = settings;
  const isAssessment = source === "assessment";
  const hasPlan = isDesigned(source);
  return {
    title: hasPlan || isAssessment ? plannerTexts.week(weekNumber(settings, today)) : plannerTexts.yours,
    status: isAssessment
      ? plannerTexts.usingAssessment
      : hasPlan && lastPlanUpdate !== null
        ? plannerTexts.updated(formatDate(lastPlanUpdate, today))
        : plannerTexts.usingDefault,
    summary: hasPlan || isAssessment ? lastPlanSummary : "",
    button: hasPlan ? plannerTexts.generate : plannerTexts.letDesign,
    showsReviewLink: hasPlan || isAssessment,
  };
};

/** The paragraphs of a strategy text: split on blank lines (SCHED-03). */
export const strategyParagraphs = (strategy: string): readonly string[] =>
  strategy
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
