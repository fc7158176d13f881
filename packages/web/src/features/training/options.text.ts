/** Texts about the other variant of a workout, gym or home. */
export const optionsText = {
  toHome: "Switch to home workout",
  toGym: "Switch to gym workout",
  switchBlocked: "You have logged something here. End early or discard it to switch.",
} as const;
