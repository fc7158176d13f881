/**
 * The forgiving weekly streak (feature F26): a week counts with one session less than planned, lighter weeks on purpose
 * count as fulfilled, and one week in eight is free.
 */
import { addDays, type CivilDate } from "../shared/dates.ts";

/** What the streak needs to know of one week. */
export type StreakWeek = {
  readonly monday: CivilDate;
  /** Training days of the whole week's plan. */
  readonly planned: number;
  /** Days on which somebody trained, by rising date. */
  readonly trainedOn: readonly CivilDate[];
  /** A deload, rest, illness or travel week that the plan meant to be light. */
  readonly light: boolean;
};

/** One week in this many may fail without an end. */
export const freeWeekEvery = 8;

const neededDays = ({ planned }: StreakWeek): number => Math.max(1, planned - 1);

/** Trained on planned − 1 days, at least 1; a light week, or one without a plan, counts without training. */
export const countsForStreak = (week: StreakWeek): boolean =>
  week.light || week.planned === 0 || week.trainedOn.length >= neededDays(week);

/** The day that made a kept week one: its last needed day of training, in a lighter week the last there was. */
const completedOn = (week: StreakWeek): CivilDate =>
  week.trainedOn[neededDays(week) - 1] ?? week.trainedOn.at(-1) ?? addDays(week.monday, 6);

/** The weekly streak now, its best and when each length was reached first. */
export type Streak = {
  /** Weeks in a row, this one as soon as it is kept. A free week holds the streak and adds nothing. */
  readonly current: number;
  readonly best: number;
  /** Length -> the day on which it was reached for the first time. */
  readonly firstReached: ReadonlyMap<number, CivilDate>;
};

/**
 * @param weeks by rising date without gaps, from the person's first week; the last may still be running
 * @param runningMonday the week that holds today: it can add to the streak and never ends it
 */
export const weeklyStreak = (weeks: readonly StreakWeek[], runningMonday: CivilDate): Streak => {
  let current = 0;
  let best = 0;
  let lastFree = Number.NEGATIVE_INFINITY;
  const firstReached = new Map<number, CivilDate>();
  for (const [index, week] of weeks.entries()) {
    // Rest weeks hold what is there; a streak begins with training.
    const begins = current > 0 || week.trainedOn.length > 0;
    if (countsForStreak(week) && begins && (week.monday !== runningMonday || week.trainedOn.length > 0)) {
      current += 1;
      best = Math.max(best, current);
      if (!firstReached.has(current)) firstReached.set(current, completedOn(week));
    } else if (week.monday !== runningMonday && !countsForStreak(week)) {
      if (current > 0 && index - lastFree >= freeWeekEvery) lastFree = index;
      else current = 0;
    }
  }
  return { current, best, firstReached };
};
