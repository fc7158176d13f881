/** How much of the plan was done: last week against the plan that was in force, and four weeks back (spec §9). */
import { adherenceReading, weeklyBuckets } from "@muster/domain/progress/analysis";
import { addDays, daysBetween, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import type { DesignInput, PastSession } from "./input.ts";

/** Planned and finished training days of the last week and of the last four. */
export type RecentAdherence = {
  /** Planned training days of the week under review; of the last seven days when there is no review. */
  readonly planned: number;
  readonly done: number;
  /** done ÷ planned of the last four weeks, at most 1; null when nothing was planned yet. */
  readonly rate: number | null;
  /** Of the last four weeks. */
  readonly band: ReturnType<typeof adherenceReading> | "unknown";
  /** Weekdays of the same days that were planned and not done. */
  readonly undone: readonly Weekday[];
  /** Those from Monday to Friday (spec §9). */
  readonly missed: readonly Weekday[];
  /** Days without a finished session up to the new plan's first day; null for someone who never trained here. */
  readonly gapDays: number | null;
};

/** How much of the plan was done: last week by days, and the days since the last session. */
export const recentAdherence = (input: DesignInput, sessions: readonly PastSession[]): RecentAdherence => {
  const { today, validFrom, profile, previousPlan } = input;
  const finished = sessions.filter((session) => !session.skipped);
  const [lastWeek = [], ...before] = weeklyBuckets(finished, today);
  const doneDates = new Set(lastWeek.map(({ date }) => date));
  const trainingDays = new Set(
    previousPlan?.days.filter(({ workout }) => workout.kind === "training").map(({ weekday }) => weekday),
  );
  const plannedDates = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6)).filter(
    (date) =>
      date >= (previousPlan?.plan.validFrom ?? date) &&
      trainingDays.has(weekdayOf(date)) &&
      // Today's workout is missed only tomorrow.
      (date < today || doneDates.has(date)),
  );
  const missedDates = plannedDates.filter((date) => !doneDates.has(date));
  const first = sessions[0]?.date;
  const weeks = first === undefined ? 0 : Math.min(4, Math.ceil((daysBetween(first, today) + 1) / 7));
  const lastFour = new Set([...doneDates, ...before.flat().map(({ date }) => date)]);
  const weekly = trainingDays.size > 0 ? trainingDays.size : profile.daysPerWeek;
  // Days of a first week that are still to come are not missed.
  const plannedInFour = Math.max(
    1,
    weeks === 1 && previousPlan !== null ? plannedDates.length : weeks * weekly,
  );
  const rate = weeks > 0 ? Math.min(1, lastFour.size / plannedInFour) : plannedDates.length > 0 ? 0 : null;
  const last = finished.at(-1);
  const review = input.lastWeek;
  const undone = review?.missedDays ?? missedDates.map(weekdayOf);
  return {
    planned: review?.workoutsScheduled ?? plannedDates.length,
    done: review?.workoutsCompleted ?? plannedDates.length - missedDates.length,
    rate,
    band: rate === null ? "unknown" : adherenceReading(lastFour.size, plannedInFour),
    undone,
    missed: undone.filter((day) => weekdays.indexOf(day) < 5),
    gapDays: last === undefined ? null : Math.max(0, daysBetween(last.date, validFrom) - 1),
  };
};
