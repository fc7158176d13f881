/** What is left of a week's calories, in words. */
import { formatCount, formatEnergy, formatEnergyGoal, formatNumber } from "../shared/format.ts";
import { type EnergyUnit, goalEnergy } from "../shared/units.ts";
import type { WeekBudget } from "./week-budget.ts";

/** The figure of the days left, and how it relates to their goals: the screen shows today's goal too. */
export const weekBudgetText = (
  week: WeekBudget,
  unit: EnergyUnit,
): { readonly lead: string; readonly rest: string } => {
  const { isKnown, assumedDays, perDay, goalPerDay, daysLeft, limitedBy, budget, used, isTodayUsed } = week;
  if (!isKnown) {
    const days = formatCount(assumedDays, "day has", "days have");
    return { lead: "", rest: `${days} no entry, so the week cannot be added up.` };
  }
  if (perDay === null || goalPerDay === null) {
    const rest = `The week had ${formatEnergyGoal(budget, unit)}, ${formatEnergy(used, unit)} are used.`;
    return { lead: "", rest };
  }
  const over = goalEnergy(unit, perDay) - goalEnergy(unit, goalPerDay);
  const goals = daysLeft === 1 ? "your goal" : "your goals";
  const away = `${formatNumber(Math.abs(over), 0)} ${unit} ${over < 0 ? "under" : "over"} ${goals}`;
  const relation = over === 0 ? `as ${goals} ${daysLeft === 1 ? "says" : "say"}` : away;
  const ending = {
    floor: `, ${relation}: your floor. The week will end over its budget, and that is fine.`,
    ceiling: ` is plenty, ${relation}. The week will end under its budget, and that is fine.`,
    none: `, ${relation}, brings the week to its ${formatEnergyGoal(budget, unit)}.`,
  }[limitedBy ?? "none"];
  return {
    lead: `${formatEnergyGoal(perDay, unit)} ${daysLeft > 1 ? "a day" : isTodayUsed ? "tomorrow" : "today"}`,
    rest: `${daysLeft === 1 ? "" : ` for the ${formatCount(daysLeft, "day")} left`}${ending}`,
  };
};
