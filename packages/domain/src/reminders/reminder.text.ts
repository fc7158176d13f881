/** Texts of reminders and of entries in a calendar. */
import { formatCount } from "../shared/format.ts";

/** Titles and sentences of notifications. */
export const reminderText = {
  workoutIn: (minutes: number) => `Workout in ${formatCount(minutes, "minute")}`,
  /** @param workout undefined: only that there is one */
  workout: ({ who, workout, time }: { who: string; workout: string | undefined; time: string }) =>
    `${who}: ${workout ?? "your workout"} at ${time}`,
  review: (who: string) => `${who}: your weekly review is open.`,
} as const;

/** Names and descriptions of the feed's entries. */
export const calendarEntryText = {
  calendar: (who: string) => `Muster: ${who}`,
  workout: (exercises: number, focus: string) => `${formatCount(exercises, "exercise")}. ${focus}`,
  review: (week: number) => `Weekly review of week ${week}`,
  aboutReview: "Look back on the week. The next one is built from it.",
} as const;
