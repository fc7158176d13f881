/**
 * The words of a plan as a person reads them: what a designer wrote in pounds and kcal is shown in the units that the
 * person chose (UNIT-01). Only what is shown changes: the stored words are those that the checks have read.
 */
import type { ShownUnits } from "../../shared/units.ts";
import type { DayWorkout, Plan } from "../plan.ts";
import { factsIn, textIn } from "./facts-in-units.ts";

type DayProse = Pick<
  DayWorkout,
  "focus" | "coachingInsight" | "nutritionNotes" | "recoveryNotes" | "recoveryTips" | "facts"
>;

/** Plans are stored in the words of pounds and kcal. */
const isStored = ({ units, energy }: ShownUnits): boolean => units === "imperial" && energy !== "kJ";

/** A day with its words and reasons in the person's units; its exercises and all else as they are. */
export const dayProseIn = <Day extends DayProse>(shown: ShownUnits, day: Day): Day => {
  if (isStored(shown)) return day;
  const convert = (text: string): string => textIn(shown, text);
  return {
    ...day,
    focus: convert(day.focus),
    coachingInsight: convert(day.coachingInsight),
    nutritionNotes: convert(day.nutritionNotes),
    recoveryNotes: convert(day.recoveryNotes),
    recoveryTips: day.recoveryTips.map(convert),
    facts: factsIn(shown, day.facts),
  };
};

type PlanProse = Pick<
  Plan,
  | "programSummary"
  | "weeklyStrategyOverview"
  | "weeklyFeedback"
  | "nutritionSummary"
  | "nutritionGuidance"
  | "progressionPlan"
  | "weekSummary"
>;

/** A plan with its words in the person's units; its facts stay as they are: `factsIn` converts them. */
export const planProseIn = <Of extends PlanProse>(shown: ShownUnits, plan: Of): Of => {
  if (isStored(shown)) return plan;
  const inUnits = (text: string): string => textIn(shown, text);
  const { weeklyFeedback: feedback, nutritionSummary: nutrition } = plan;
  return {
    ...plan,
    programSummary: inUnits(plan.programSummary),
    weeklyStrategyOverview: inUnits(plan.weeklyStrategyOverview),
    weeklyFeedback: feedback && {
      progressAssessment: inUnits(feedback.progressAssessment),
      strengths: feedback.strengths.map(inUnits),
      areasToImprove: feedback.areasToImprove.map(inUnits),
      motivationalMessage: inUnits(feedback.motivationalMessage),
    },
    nutritionSummary: nutrition && { ...nutrition, rationale: inUnits(nutrition.rationale) },
    nutritionGuidance: inUnits(plan.nutritionGuidance),
    progressionPlan: inUnits(plan.progressionPlan),
    weekSummary: inUnits(plan.weekSummary),
  };
};
