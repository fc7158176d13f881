/** Texts of Home: its head and the cards of today. */
export const homeText = {
  muster: "Muster",
  showUp: "Show up. We plan the rest.",
  profileAndSettings: "(profile and settings)",
  focus: "{focus}. Check what you tried.",
  log: "Log",
  whatToLog: "What to log",
  todayAndTomorrow: "Today and tomorrow",
  skippedToday: "skipped today",
  doneOf: ({ completed, total }: { completed: number; total: number }) =>
    `done, ${completed} of ${total} exercises`,
  doneMark: "done",
  tomorrow: "Tomorrow",
  weeklyReview: "Weekly review",
  designsYourWeek: (coachName: string) => `Designs your week: ${coachName}.`,
  planDesignedBy: (designedBy: string) => `This plan was designed by: ${designedBy}.`,
  quickAccess: "Quick access",
  stillOpen: (date: string) => `${date}'s workout is still open`,
  ageQuestion: ({ age, hasPlan }: { age: number; hasPlan: boolean }) =>
    `A year has passed. Are you ${age} now?${hasPlan ? " Your plan and your food goals use it." : ""}`,
  yesAge: (age: number) => `Yes, ${age}`,
  changeIt: "Change it",
  workoutInProgress: "Workout in progress",
  startedAt: (startedAt: string) => `Started ${startedAt}`,
  completedOf: ({ completed, total }: { completed: number; total: number }) =>
    `${completed} / ${total} completed`,
  progressAndIdle: ({ progress, lastSetAt }: { progress: string; lastSetAt: string | undefined }) =>
    lastSetAt === undefined
      ? progress
      : `${progress} Your last set was at ${lastSetAt}. Open it to finish it there, or go on.`,
  resume: "Resume",
  fiveMinutesToLookBack: "Five minutes to look back. Next week is built from it.",
  startWeeklyReview: "Start Weekly Review",
  remindMeLater: "Remind Me Later",
  skipToday: "Skip Today",
  skipTodaysWorkout: "Skip today's workout?",
  skipHint: (name: string) =>
    `${name} goes into your history as skipped, and today's card makes room for tomorrow. You can undo it until midnight.`,
  skipping: "Skipping...",
  startWorkout: "START WORKOUT",
  startHomeInstead: "Start Home Workout Instead",
  whyThisSession: "Why this session?",
  markDone: "Mark done",
  foodToday: "Food today",
} as const;
