/** Texts of the profiles to choose from, and of the switch between them. */
export const pickerText = {
  notOnServerYet: "Not on the restored server yet. A new code helps.",
  opening: "Opening...",
  addNewUser: "Add New User",
  switchQuestion: "Switch user?",
  changesWait: (unsent: number) =>
    `${unsent === 1 ? "1 change waits" : `${unsent} changes wait`} on this device until you unlock here again.`,
  failedAllKept: (failure: string) => `${failure} Everything is kept on this device.`,
  sending: "Sending...",
  sendNowAndSwitch: "Send now and switch",
  joiningNeedsTheServer: "Joining needs the server. It can be done here when you are online.",
  joinYourHousehold: "Join your household",
  whoIsTraining: "Who is training?",
  aCodeLetsThisDeviceIn: "A code lets this device in.",
  showUp: "Show up. Muster plans the rest.",
  serverNotReached: "The server cannot be reached",
  noProfilesYet: "This device holds no profiles yet, so it has to ask the server first.",
  loadingProfiles: "Loading profiles",
  theServerCannotBeReached: "The server cannot be reached.",
  deviceLeft: "This device left the household, so the server takes nothing from it.",
  openAgainFirst: "The server wants this profile to be opened again first.",
  musterNeedsAnUpdateFirst: "Muster needs an update first.",
  theServerDidNotTake: "The server did not take all of it.",
  nothingOf: (displayName: string) =>
    `This device has nothing of ${displayName}. Please use the code on a device that ${displayName} used before.`,
  codeIsKept: (displayName: string) =>
    `You are offline. The code is kept, and so is everything of ${displayName}. Please try again when you are online.`,
  addingNeedsServer:
    "Adding a user needs the server, which cannot be reached now. Please try again when you are online.",
  connectFirst: (displayName: string) =>
    `You are offline. Please connect to open ${displayName} here for the first time.`,
  passcodeReset: ({ by, when }: { by: string | null; when: string }) =>
    `${by ?? "The recovery code"} reset your passcode on ${when}. Please set a new one. Nothing that you logged is lost.`,
} as const;

/** Texts of the way into a household for a device that is new to it. */
export const joinText = {
  code: "Code",
  codeFromSettings: "Someone in your household makes one in Settings.",
  codeFromServer: "The server printed it when it started, with a link that fills it in.",
  joining: "Joining...",
  join: "Join",
  whatMusterDoes: "What Muster does",
  aNewWeekDesignedEvery: "A new week, designed every Sunday",
  logASetInOneTap: "Log a set in one tap",
  reasonsPoint: "A reason behind every number",
  worksWithoutASignal: "Works without a signal",
  pleaseEnterTheCode: "Please enter the code",
  theServerCannotBeReached: "The server cannot be reached. Please check your connection and try again.",
} as const;
