/** Texts of a locked profile and of the settings about it. */
export const lockText = {
  locked: "Locked",
  asLeft: (displayName: string) => `Everything is as ${displayName} left it.`,
  unlock: "Unlock",
  switchQuestion: "Switch user?",
  stayHere: "Stay here",
  security: "Security",
  hasPasscode: "Four digits open this profile.",
  noPasscode: "This profile opens without a passcode. Four digits keep your log yours.",
  changePasscode: "Change Passcode",
  lockByItselfAfter: "Lock by itself after",
  lockHint:
    "Left alone for that long, on this device. It also locks when Muster was closed; a running workout stays open for two hours.",
} as const;
