/** Texts of what owners of a household do. */
export const ownerText = {
  activityLead: "Who joined, which devices were removed, whose passcode was reset.",
  showWhatHappened: "Show what happened",
  whatHappenedHere: "What happened here",
  ownerOfTheHousehold: "Owner of the household",
  hasRecoveryCode: "There is a recovery code for your own forgotten passcode. A new one ends it.",
  noRecoveryCode: "A recovery code lets you back in when you forget your own passcode. Keep it on paper.",
  makeANewRecoveryCode: "Make a new recovery code",
  makeARecoveryCode: "Make a recovery code",
  noPasscode:
    "You have no passcode. Whoever picks up your device is the owner too, so resetting passcodes, adding owners and removing devices ask you to set one first.",
  hasPasscode: (displayName: string) => `${displayName} has a passcode`,
  resetNamed: (displayName: string) => `Reset ${displayName}'s passcode`,
  reset: "Reset",
  resetQuestion: (displayName: string) => `Reset ${displayName}'s passcode?`,
  resetHint: (displayName: string) =>
    `Nothing that was logged is lost. ${displayName} sets a new passcode on the device that you choose, sees that you did this, and until then the profile opens nowhere else.`,
  onWhichDevice: "On which device?",
  resetPasscode: "Reset passcode",
  onlyOwner: "You are the only owner. A second one can help when you are away.",
  ownToo: (owners: readonly string[]) =>
    `${owners.join(", ")} ${owners.length === 1 ? "owns" : "own"} the household too.`,
  addAnOwner: "Add an owner",
  stopOwning: "Stop being an owner",
  whoOwnsToo: "Who owns the household too?",
  whatOwnersDo:
    "An owner invites and removes devices, resets passcodes and looks after the household. Nobody's log is opened by it. Who has no passcode is asked to set one before using any of it.",
  profile: "Profile",
  makeAnOwner: "Make an owner",
  stopQuestion: "Stop being an owner?",
  canMakeYouOwner: (fellows: string) => `${fellows} can make you one again. Your own log stays as it is.`,
  stayAnOwner: "Stay an owner",
  theServerCannotBeReached: "The server cannot be reached. Please try again when you are online.",
  canSetPasscode: ({ displayName, name }: { displayName: string; name: string }) =>
    `${displayName} can set a new passcode on ${name}`,
  ownsToo: (name: string) => `${name} owns the household too`,
  noLongerOwner: "You no longer own the household",
  thatDevice: "that device",
  thisDevice: "this device",
  thatProfile: "That profile",
} as const;
