import { formatCount } from "@muster/domain/shared/format";
/** Ends what is found of a muscle without a day between. */
export const hardAgain = "hard again";

/** What was found, and what is needed, as they stand in `editText` and in the rules' findings. */
export const foundText = {
  atMost: (most: number) => `at most ${most}`,
  atLeast: (least: number) => `at least ${least}`,
  atMostMinutes: (most: number) => `at most ${most} min`,
  minutes: (minutes: number) => `${minutes} min`,
  sets: (sets: number) => formatCount(sets, "set"),
  setsFor: (sets: number, muscle: string) => `${formatCount(sets, "set")} for ${muscle}`,
  onDays: (name: string, days: number) => `${name} on ${days} day`,
  none: (pattern: string) => `no ${pattern}`,
  hardAgain: (muscle: string) => `${muscle} ${hardAgain}`,
  inARow: (days: number) => `${days} in a row`,
  cardio: (minutes: number) => `${minutes} min of cardio`,
  hardCardio: (sessions: number) => formatCount(sessions, "hard cardio session"),
} as const;
