/** Texts of a device whose records belong to another household than the server's. */
export const otherHouseholdText = {
  anotherHousehold: "Another household",
  thisIsAnotherHousehold: "This is another household",
  serverHoldsNothing: (host: string) =>
    `The server at ${host} does not hold what is on this device. It was set up anew, or another Muster ran at this address before.`,
  onThisDevice: "On this device",
  noProfiles: "No profiles",
  oneNeverSent: "1 change never reached a server",
  neverSent: (unsent: number) => `${unsent} changes never reached a server`,
  saveAsFile: "Save what is here as a file",
  savedInDownloads: "The file is in your downloads. Settings can import it in the new household.",
  guardedLeftOut: (guarded: string) =>
    `Not in the file, because a passcode guards it: what ${guarded} logged. To save it, choose Stay, open the profile and export it in Settings.`,
  join: "Join the new household",
  joinHint:
    "What is here is set aside on this device, not erased. The device starts empty, and finds it again when that household is back at this address.",
  stay: "Stay",
  stayHint: "Go on with what is here, offline. You are asked again tomorrow, or when you choose.",
  storageFull: "This device's storage is full, so nothing was changed. Please free some space and try again.",
} as const;
