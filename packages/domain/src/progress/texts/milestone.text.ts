/** Texts of what was reached, and of what is next. */
import { formatCount } from "../../shared/format.ts";

/** Titles of achievements, each with its goal. */
export const achievementTitles = {
  workouts: (goal: number) => (goal === 1 ? "First workout" : formatCount(goal, "workout")),
  weeks: (goal: number) => `${formatCount(goal, "week")} in a row`,
  reps: (goal: number, exercise: "pull-up" | "push-up") =>
    goal === 1 ? `First ${exercise}` : `${formatCount(goal, exercise)} in one set`,
} as const;

/** What is next on a ladder. @param reached week of the last rung that was reached */
export const ladderText = (
  reached: number | undefined,
  next: { readonly week: number; readonly more: number } | undefined,
): string => {
  if (next === undefined) return "Week 12 goal reached.";
  return `${reached === undefined ? "" : `Week ${reached} goal reached. `}${next.more} more for Week ${next.week}.`;
};

/** The motivation card: what was done, in plain numbers. No guilt, no fireworks. */
export const motivationText = {
  begin: {
    title: "It starts with one workout.",
    text: "Show up once this week. Everything after that builds on it.",
  },
  /** @param percent of planned days; undefined: not said */
  total: (workouts: number, percent: number | undefined) =>
    `${formatCount(workouts, "workout")} in.${percent === undefined ? "" : ` You have shown up on ${percent}% of planned days.`}`,
  onTrack: "Most weeks that is enough. This one is on track.",
  next: (streak: number) =>
    streak > 1
      ? `${formatCount(streak, "week")} in a row so far. A short session counts too.`
      : "A short session counts too. Start where you are.",
} as const;
