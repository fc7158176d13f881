/** Sentences about the week under review; a light week gets no blame. */
import type { ExerciseMetric } from "../planning/plan.ts";
import { formatChange, formatCount, formatNumber } from "../shared/format.ts";

/** @param average difficulty of what was rated; null: nothing was */
export const performanceText = (completed: number, scheduled: number, average: number | null): string => {
  if (completed === 0) return "No workouts were logged this week. The next plan picks up from where you are.";
  const effort = average === null ? "" : ` Average difficulty ${formatNumber(average)} of 10.`;
  if (scheduled > 0 && completed >= scheduled) return `Strong week. Every planned workout is done.${effort}`;
  return scheduled === 0
    ? `${formatCount(completed, "workout is", "workouts are")} done.${effort}`
    : `${completed} of ${formatCount(scheduled, "planned workout")} done.${effort}`;
};

/** What was eaten against the goals. */
export const eatenText = {
  nothingLogged: "No food was logged this week.",
  tooFewDays: (days: number) =>
    `${formatCount(days, "day")} logged in full: too few to compare with the goals.`,
  compared: ({
    days,
    onTarget,
    kcal,
    protein,
  }: Record<"days" | "onTarget" | "kcal", number> & { readonly protein: number | null }) =>
    `${formatCount(days, "day")} logged, ${formatNumber(onTarget, 0)} on target. Calories ${formatChange(kcal, 0)} kcal${protein === null ? "" : ` and protein ${formatChange(protein, 0)} g`} a day against the goal.`,
} as const;

/** What an assessment counts where it does not say so itself. */
export const assessedNames: Readonly<Record<ExerciseMetric, string>> = {
  reps: "Repetitions",
  time: "Time",
  distance: "Distance",
};
