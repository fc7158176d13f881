/** Texts of changes that the server did not accept. */
export const refusedText = {
  notAcceptedByTheServer: "Not accepted by the server",
  youDecide: (count: number) =>
    count === 1
      ? "This change is safe on this device and nowhere else. You decide what happens to it."
      : "These changes are safe on this device and nowhere else. You decide what happens to them.",
  fixDateOf: (detail: string) => `Fix date of ${detail}`,
  fixDate: "Fix date",
  tryAgainOf: ({ what, detail }: { what: string; detail: string }) => `Try again: ${what} ${detail}`,
  giveUpOf: ({ what, detail }: { what: string; detail: string }) => `Give up: ${what} ${detail}`,
  giveUp: "Give up",
  saveAsAFile: "Save as a file",
  giveThisChangeUp: "Give this change up?",
  giveUpHint:
    "It is removed from this device, with what was saved together with it. What the server has stays.",
  giveItUp: "Give it up",
  date: "Date",
  saveAndSend: "Save and send",
  thisDeviceCouldNotDo:
    "This device could not do that just now. Your change is still here. Please try again.",
  pleaseEnterADateLike: "Please enter a date like 2026-11-20.",
  sentAgain: "It is sent again.",
  givenUp: "The change was given up.",
  dateSet: "The date is set, and it is sent again.",
  theServerCouldNotAccept: "The server could not accept it as it is.",
  otherProfile: "It belongs to another profile.",
  gone: "It changes something that no longer exists.",
  itsDateLiesMoreThan: "Its date lies more than 14 days ahead or more than 120 years back.",
  tooOld: "It was written by a version of the app that is too old.",
  itIsTooLargeToBeSent: "It is too large to be sent.",
  profileDeleted: "This profile was deleted on the server.",
  groupRefused: "It belongs together with a change that was refused.",
} as const;

/** Texts of what is stored on this device. */
export const storageText = {
  onThisDevice: "On this device",
  spaceUsed: "Space used",
  spaceHint: "The app and everything you logged here",
  unknown: "Unknown",
  protectedFromCleanup: "Protected from cleanup",
  protected: "The browser promised to keep it.",
  notProtected:
    "The browser did not promise it. It usually does once Muster is installed. Your server keeps a copy of everything that was synced.",
  theBrowserMayClearItWhen: "The browser may clear it when the device runs out of space.",
  yes: "Yes",
  askTheBrowserToProtectIt: "Ask the browser to protect it",
  ask: "Ask",
  secondCopyOfUnsentEntries: "Second copy of unsent entries",
  thisBrowserOffersNoPlace:
    "This browser offers no place for it. Keep the page open until everything is sent.",
  untilTheServerHasThem: "Until the server has them, entries are in two places here.",
  readyOffline: "Ready offline",
  readyLater: "Comes with the next start online",
  theApp: "The app",
  exerciseLibrary: "Exercise library",
  exerciseGuides: "Exercise guides",
  foodSearch: "Food search",
  barcodeScanner: "Barcode scanner",
} as const;
