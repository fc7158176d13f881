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
} as const;
