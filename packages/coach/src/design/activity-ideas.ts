/**
 * What Muster shows a child under 13 in place of a plan: ideas for moving, no sets, no loads, no calorie goals (ONB-08;
 * docs/specs/coach.md, F4). About an hour a day of mixed play is the aim of the WHO guideline of 2020 for ages 5-17.
 */
import { emptyDay } from "@muster/domain/planning/empty-day";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday } from "@muster/domain/shared/dates";
import { ideas } from "./activity-ideas.data.ts";

const dayOf = (weekday: Weekday, coachingInsight: string): DayWorkout => ({
  // No goals of food: children's needs are not ours to set. 0 is shown as nothing.
  ...emptyDay,
  kind: "recovery",
  name: "Move and play",
  time: "Flexible",
  duration: "About an hour in all",
  location: "Anywhere",
  focus: "Have fun, get out of breath",
  coachingInsight,
  activeRecovery: ideas[weekday].map((idea) => ({ ...idea })),
  recoveryTips: ["Go to bed at the same time each day.", "Drink water when you play."],
});

/** The week of ideas, the same every week. @param said sentence of each day */
export const activityIdeas = (
  said = "Pick what you like. Playing hard is training at your age.",
): Readonly<Record<Weekday, DayWorkout>> => eachWeekday((weekday) => dayOf(weekday, said));
