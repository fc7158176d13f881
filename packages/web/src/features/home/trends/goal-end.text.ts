/** Texts of the card that closes a goal whose time is over, and asks for the next one. */

type Change = { readonly from: string; readonly to: string };

export const goalEndText = {
  /** @param timeframe '12 weeks' */
  title: (timeframe: string) => `${timeframe} done`,
  intro: "The time that you gave your goal is over. Look at what you did with it.",
  next: "Keep the goal, or set a new one. Your plan goes on either way.",
  workouts: "Workouts in all",
  pullUps: "Pull-ups",
  pushUps: "Push-ups",
  weight: "Weight",
  change: ({ from, to }: Change) => `${from} to ${to}`,
  setNew: "Set a new goal",
  keep: "Keep this goal",
} as const;

/** Texts of the figures and charts on Home. */
export const trendsText = {
  yourProgress: "Your Progress",
  whyTheseFigures: "Why these figures?",
  ofPlanned: (planned: string) => `of ${planned}`,
  streak: "Streak",
  weekUnit: "week",
  weeksUnit: "weeks",
  pullUps: "Pull-ups",
  bestSet: "best set",
  pushUps: "Push-ups",
  whyThisWeightTrend: "Why this weight trend?",
  weightByDay: "Weight by day",
  days: "days",
  yourLog: "Your log",
  counting: "counting",
  streakRule: "a week counts with one session less than planned; one week in eight is free",
  yourLogAndPlans: "Your log and plans",
  reps: "reps",
  mostInOneSetLast: "most in one set, last 12 weeks",
  readingsAndLoggedSets: "Readings and logged sets",
} as const;
