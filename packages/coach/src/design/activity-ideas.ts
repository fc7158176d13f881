/**
 * What Muster shows a child under 13 in place of a plan: ideas for moving, no sets, no loads, no calorie goals (ONB-08;
 * docs/specs/coach.md, F4). About an hour a day of mixed play is the aim of the WHO guideline of 2020 for ages 5-17.
 */
import { emptyDay } from "@muster/domain/planning/empty-day";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { eachWeekday, type Weekday } from "@muster/domain/shared/dates";
import { ideas } from "./activity-ideas.data.ts";
import { childDayText } from "./activity-ideas.text.ts";

const dayOf = (weekday: Weekday, coachingInsight: string): DayWorkout => ({
  // No goals of food: children's needs are not ours to set. 0 is shown as nothing.
  ...emptyDay,
  kind: "recovery",
  ...childDayText.day,
  coachingInsight,
  activeRecovery: ideas[weekday].map((idea) => ({ ...idea })),
  recoveryTips: [...childDayText.tips],
});

/** The week of ideas, the same every week. @param said sentence of each day */
export const activityIdeas = (said = childDayText.usual): Readonly<Record<Weekday, DayWorkout>> =>
  eachWeekday((weekday) => dayOf(weekday, said));
