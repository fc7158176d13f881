/** Texts of a week while it is designed, and of a designed week that waits. */
export const generationText = {
  useBuiltIn: "Use the built-in plan",
  designLater: ({ saved, isOut }: { saved: string; isOut: boolean }) =>
    isOut
      ? `${saved} The built-in coach can design the week now, as often as you like.`
      : `${saved} Try again, or let the built-in coach design the week now.`,
  goToSettings: "Go to Settings",
  analyzing: "Analyzing your week...",
  reading: "Reading your week",
  draftSoFar: "Draft so far. The whole week is checked before you can use it.",
  weekWaits: "Your designed week is still here",
  weekWaitsLead: (name: string) => `${name}. Your plan stays as it is until you save this one.`,
  lookAtItAgain: "Look at It Again",
  weekIsReady: "Your new week is ready",
  planStays: (askedOn: string | undefined) =>
    askedOn === undefined
      ? "Your plan stays as it is until you take this one."
      : `You asked for it ${askedOn}. Your plan stays as it is until you take this one.`,
  designedBy: (name: string) => `Designed by ${name}`,
  serverNotReached: "The server could not be reached. The offer stays; please try again.",
  lookAtIt: "Look at It",
  dismiss: "Dismiss",
  designingYourWeek: "Designing your week",
  modelFailed: "Failed to generate program from Claude",
  failed: "Failed to generate new program",
  waiting: "Waiting for the connection",
} as const;
