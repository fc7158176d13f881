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
