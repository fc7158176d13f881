/** The minutes of a session that lifting may take: all of them, but where cardio that serves the goal would find no place in the week. */
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { WeekBasis } from "../phase.ts";
import { hasOwnSport } from "../template/own-sport.ts";
import { type DayTime, sessionBounds } from "../template/session-bounds.ts";
import type { SplitDay } from "../template/split.ts";
import { timeOn } from "../template/wished-input.ts";
import { cardioBand, enoughOfGoal, longestWalk, marginMinutes } from "./cardio.ts";
import { cardioWished, walksForCardio } from "./cardio-wish.ts";
import { type IntervalDays, intervalDays } from "./intervals.ts";
import { mayWalk } from "./mobility.ts";

/** Least and most minutes of cardio in a session. */
const cardioMinutes = { least: 5, most: 10 } as const;

/** A week and its training days. */
type Week = WeekBasis & { readonly split: readonly SplitDay[] };

/** Minutes of cardio that each session must hold, because walks on the other days cannot hold the goal's. */
const cardioInSessions = ({ input, person, phase, split }: Week): number => {
  const { primaryGoal } = input.profile;
  const sessions = split.length;
  const isServed =
    walksForCardio(input, person) || (primaryGoal === "athletic" && !hasOwnSport(input, person));
  if (
    !isServed ||
    cardioWished(person) === "none" ||
    sessions === 0 ||
    !mayWalk(person) ||
    phase.phase === "assessment"
  )
    return 0;
  // One day rests, and no walk is longer.
  const walked = Math.max(0, weekdays.length - 1 - sessions) * longestWalk;
  // The same in fresh and in sore weeks: these are cut from a normal one.
  const each = (cardioBand[primaryGoal].least * enoughOfGoal - walked) / sessions;
  return each <= 0 ? 0 : Math.min(cardioMinutes.most, Math.max(cardioMinutes.least, 5 * Math.ceil(each / 5)));
};

/**
 * Half an hour and less has no room to keep (specs/design.md 3a-10), and from three quarters on the sets of a day leave some for easy
 * minutes: sessions between keep it, down to half an hour of lifting. Days of intervals keep theirs.
 */
export const liftingTimes = (week: Week): ((weekday: Weekday) => DayTime) => {
  const easy = cardioInSessions(week);
  const { input, person, phase, split } = week;
  const hard: IntervalDays = phase.phase === "assessment" ? new Map() : intervalDays(input, person, split);
  return (weekday) => {
    const time = timeOn(week, weekday);
    const isFull = !time.isShort && time.most <= sessionBounds["30_45"].most;
    const minutes = Math.max(isFull ? easy : 0, hard.get(weekday) ?? 0);
    return minutes === 0
      ? time
      : { ...time, most: Math.max(sessionBounds.under_30.most, time.most - minutes - marginMinutes) };
  };
};
