/** Derived figures of a week that was changed: minutes, lengths, and the facts that quote them (COACH-06). */
import type { DayWorkout, Fact } from "@muster/domain/planning/plan";
import { eachWeekday } from "@muster/domain/shared/dates";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { plannedSetTotal } from "../design/budget/set-total.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { withMinutes } from "../explain/facts.ts";

const withValue = (facts: readonly Fact[], id: string, value: number): Fact[] =>
  facts.map((known) => (known.id === id ? { ...known, value } : known));

const refreshedDay = (workout: DayWorkout): DayWorkout =>
  workout.kind === "training" ? withMinutes(workout, sessionMinutes(workout)) : workout;

/** The week with minutes and counted facts true of its days as they are now; nothing else changes. */
export const refreshed = ({ plan, days }: DesignedWeek): DesignedWeek => {
  const fresh = eachWeekday((weekday) => refreshedDay(days[weekday]));
  return {
    plan: { ...plan, facts: withValue(plan.facts, "sets.planned", plannedSetTotal(Object.values(fresh))) },
    days: fresh,
  };
};
