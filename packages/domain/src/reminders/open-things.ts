/**
 * How much of today waits for a person: the number on the app's icon (HOME-08, HOME-03 at a glance, NOTI-02). A workout
 * that is neither done nor skipped, running or not, and a review that is open. Pure.
 */

import type { DayWorkout } from "../planning/plan.ts";
import { reviewStatus, type WeekStart } from "../planning/week-number.ts";
import { isLogged, type StoredSession } from "../schedule/home-card.ts";
import type { CivilDate } from "../shared/dates.ts";

/**
 * @param input.workout today's of the plan in force; undefined where there is none, or only a child's ideas
 * @param input.sessions today's at least
 * @param input.reviewed whether the review of the last Sunday, or of today, is done
 * @returns 0, 1 or 2
 */
export const openThings = (input: {
  readonly today: CivilDate;
  readonly workout: Pick<DayWorkout, "exercises"> | undefined;
  readonly sessions: readonly StoredSession[];
  readonly settings: WeekStart;
  readonly reviewed: boolean;
}): number => {
  const { today, workout, sessions, settings, reviewed } = input;
  if (workout === undefined) return 0;
  const isDue = workout.exercises.length > 0 && !isLogged(sessions, today);
  // 'Remind Me Later' hides a card, not the review: the icon goes on saying that it is open.
  const review = reviewStatus({
    settings,
    today,
    checkedInWeek: reviewed,
    dismissedUntil: null,
    now: new Date(0),
  });
  return (isDue ? 1 : 0) + (review === "none" ? 0 : 1);
};
