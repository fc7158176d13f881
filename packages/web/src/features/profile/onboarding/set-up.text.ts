/** Texts of the form that makes a profile. */
export const setUpText = {
  setUpStep: ({ step, onboardingStepsCount }: { step: number; onboardingStepsCount: number }) =>
    `Set up, step ${step} of ${onboardingStepsCount}`,
  muster: "Muster",
  stepOf: ({ step, onboardingStepsCount }: { step: number; onboardingStepsCount: number }) =>
    `Step ${step} of ${onboardingStepsCount}`,
  checking: "Checking...",
  createMyProgram: "Create My Program",
  next: "Next",
  settingUp: "Setting up",
  settingUpYourWeek1: "Setting up your Week 1 assessment",
  settingUpYourProfile: "Setting up your profile",
  sevenDaysThatFindOut: "Seven days that find out where you start.",
  ideasEveryDay: "Ideas to move and play, for every day.",
  under13MusterShows: "Under 13, Muster shows ideas to move and play instead of a training plan.",
  teenPlan: "From 13 to 17 the plan teaches technique first. Train with an adult near.",
  iHaveReadThis: "I have read this",
  setUp: "Set up",
  setUpNeedsTheServer: "Set up needs the server",
  aCodeComesFirst: "A code comes first",
  codeNeeded: "A new profile needs a registration code. Anyone in your household can make one in Settings.",
  enterACode: "Enter a code",
  thisDeviceHasNoSpace:
    "This device has no space left. Free some, then press the button again. Your answers are kept.",
  youAreOffline:
    "You are offline. Your answers are kept on this device. Create your program when you are back online.",
  /** The file that designs it did not come though there is a network: the server has a newer version, or stumbled. */
  weekMissing:
    "Your first week could not be designed just now. Your answers are kept on this device. Please reload the page and try again.",
  failedToCreateUser: "Failed to create user",
} as const;
