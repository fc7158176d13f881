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
  deviceLeft:
    "This device left the household, and your passcode was never kept on it. Everything that was logged is still here. To join again, choose Switch user.",
  yourPasscodeUntilNow: "Your passcode until now",
  chooseANewPasscode: "Choose a new passcode",
  typedIsLost: (displayName: string) => `What ${displayName} had typed and not saved is lost.`,
  theServerCannotBeReached: "The server cannot be reached. Nothing was changed; please try again.",
  setAPasscodeFirst: "Set a passcode first",
  youOwnThisHousehold:
    "You own this household. Without a passcode, anybody who picks up this device could do this as you and open everybody's log. Set four digits, and it goes on.",
  yourPasscodeOnceMore: "Your passcode, once more",
  notChecked:
    "The passcode could not be checked without the server. Nothing was done; please try again when you are online.",
  never: "Never",
  minutes: (count: number) => `${count} min`,
  oneHour: "1 hour",
} as const;
