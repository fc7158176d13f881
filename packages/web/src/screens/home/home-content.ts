/**
 * What Home shows, as one plain value made from this device's records: the live picture, and what the snapshot keeps for
 * the next start. Pure.
 */
import { dayTotals } from "@muster/domain/nutrition/day-totals";
import { isDesigned, plannerCard } from "@muster/domain/planning/plan-source";
import { reviewStatus, weekNumber } from "@muster/domain/planning/week-number";
import { shownUnits } from "@muster/domain/profiles/settings";
import { triedOn } from "@muster/domain/progress/child-activity";
import { homeCard, runningSession } from "@muster/domain/schedule/home-card";
import { type MarkedDay, weekMarks } from "@muster/domain/schedule/week-marks";
import { addDays, type CivilDate, weekOf } from "@muster/domain/shared/dates";
import { idleSince, workoutProgress } from "@muster/domain/training/workout-progress";
import type { PlanOnDay } from "../../data/reads/read-plan.ts";
import { cardView, foodGoals, type HomeView, ideasView } from "../../features/home/home-view.ts";
import type { HomeRecords } from "../../features/home/use-home-records.ts";

/** Everything that Home shows. */
export type HomeContent = HomeView & { readonly marks: readonly MarkedDay[] };

type HomeContentInput = {
  readonly today: CivilDate;
  readonly now: Date;
  /** What the plan holds for a date; undefined before the first plan. */
  readonly dayOn: (date: CivilDate) => PlanOnDay | undefined;
  readonly records: HomeRecords;
  /** Instant until which 'Remind Me Later' hides the review card. */
  readonly dismissedUntil: string | null;
};

/** @returns undefined when no plan, not even the default week, stands on today */
export const homeContent = ({
  today,
  now,
  dayOn: storedOn,
  records,
  dismissedUntil,
}: HomeContentInput): HomeContent | undefined => {
  const { settings, sessions, logs, entries, inUnits } = records;
  const dayOn = (date: CivilDate): PlanOnDay | undefined => {
    const stored = storedOn(date);
    return stored && inUnits ? { ...stored, workout: inUnits.day(stored.workout) } : stored;
  };
  const day = dayOn(today);
  if (day === undefined) return undefined;
  const running = runningSession(sessions, today);
  const card = (of: HomeRecords["sessions"]) =>
    homeCard({
      today,
      workout: day.workout,
      tomorrow: dayOn(addDays(today, 1))?.workout,
      sessions: of,
      logs,
    });
  // A workout of yesterday that still runs comes first, and does not hide today (HOME-11).
  const cards =
    running === undefined || running.date === today
      ? [card(sessions)]
      : [card(sessions), card(sessions.filter((session) => session !== running))];
  const progress = running?.date === today ? workoutProgress(running, logs) : { completed: 0, total: 0 };
  return {
    cards: day.ideas
      ? [ideasView(today, day.workout, triedOn(sessions, today))]
      : cards.map((one) => cardView(one, today, addDays(today, 1), idleSince(logs, now))),
    planner: day.ideas
      ? null
      : {
          ...plannerCard({
            settings,
            source: day.source,
            lastPlanSummary: inUnits?.text(settings.lastPlanSummary) ?? settings.lastPlanSummary,
            today,
          }),
          designedBy: isDesigned(day.source) ? (day.plan?.designedBy.name ?? "") : "",
        },
    review: {
      status: day.ideas
        ? "none"
        : reviewStatus({
            settings,
            today,
            checkedInWeek: records.reviewed,
            dismissedUntil,
            now,
          }),
      week: weekNumber(settings, today),
    },
    intake: entries.length === 0 ? null : dayTotals(entries),
    foodGoals: day.ideas ? null : foodGoals(day.workout),
    energy: shownUnits(settings).energy,
    marks: weekMarks(
      weekOf(today).map((date) => ({ date, kind: dayOn(date)?.workout.kind })),
      sessions,
      today,
      progress.total === 0 ? 0 : progress.completed / progress.total,
    ),
  };
};
