/** The last resort: a week without training that nothing in the records can make unsafe. Never a failure screen. */
import { eachWeekday } from "@muster/domain/shared/dates";
import { restDay } from "../compose/day-workout.ts";
import { designWeek, planHeader } from "../compose/design-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { nutritionTargets } from "../design/nutrition/nutrition-targets.ts";
import { weekFrame } from "../design/week-draft.ts";
import { isUrgent } from "../explain/health-advice.ts";
import { weekText } from "../explain/week/week.text.ts";
import type { DesignInput } from "../state/input.ts";

/** Rest and easy movement for all seven days, with calories at the week's average; a child's ideas under 13. */
export const lightWeek = (input: DesignInput): DesignedWeek => {
  const frame = weekFrame(input);
  if (frame.person.gates.ageGroup === "child") return designWeek(input);
  const nutrition = nutritionTargets(input, frame.person, 0);
  const calm = { ...frame, nutrition, schedule: { days: [], conflict: null }, split: [] };
  const days = eachWeekday((weekday) =>
    restDay(calm, weekday !== "sunday" && !isUrgent(frame.person), weekText.lightWeek),
  );
  const header = planHeader({ ...calm, days: [], normalSets: 0 }, days);
  return {
    plan: { ...header, programSummary: isUrgent(frame.person) ? header.programSummary : weekText.noSafeWeek },
    days,
  };
};
