/** Texts of codes that are asked for, and of profiles and devices that a household has. */
export const registrationText = {
  checking: "Checking...",
  continue: "Continue",
  deletedWithUnsent: ({ name, unsent }: { name: string; unsent: number }) =>
    `${name} was deleted on the server. ${unsent === 1 ? "1 change of theirs was never sent and is" : `${unsent} changes of theirs were never sent and are`} on this device only.`,
  saveNamed: (displayName: string) => `Save ${displayName}'s changes as a file`,
  saveAsAFile: "Save as a file",
  eraseNamed: (displayName: string) => `Erase ${displayName} from this device`,
  eraseHere: "Erase here",
  eraseQuestion: (displayName: string) => `Erase ${displayName} from this device?`,
  unsentIsLost: "What was never sent is lost with it, unless you saved it as a file.",
  erase: "Erase",
  keepItForNow: "Keep it for now",
  addNewUser: "Add New User",
  letBackIn: (returning: string) => `Let ${returning} back in`,
  enterARegistrationCode: "Enter a registration code. Anyone in your household can make one in Settings.",
  serverRestored: (returning: string) =>
    `The server was restored from a copy made before ${returning} joined. Enter a new registration code: anyone in your household can make one in Settings. Everything of ${returning} on this device comes along.`,
  registrationCode: "Registration code",
  pleaseEnterTheCode: "Please enter the code",
  nameThisDevice: "Name this device",
  deviceNameHint: "For example 'Kitchen tablet'. Everybody in your household sees it.",
  saveName: "Save name",
  incorrectPasscode: "Incorrect passcode. Please try again.",
  thePasscodeOnceMore: "The passcode, once more",
  needsServer: "Adding a user needs the server, and you are offline. Please try again later.",
  pleaseEnterAName: "Please enter a name",
  renamedTo: (name: string) => `Renamed to ${name}`,
  theServerCannotBeReached:
    "The server cannot be reached. Nothing was changed; please try again when you are online.",
} as const;
