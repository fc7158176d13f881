/** What the banner says about what is sent, and about newer versions. */
export const syncBannerText = {
  updatedElsewhere: "Muster was updated in another tab. Reload to go on here.",
  noSpace: "This device has no space left.",
  noSpaceKept: "What you enter stays in its form and is not saved yet. Free some space, then save again.",
  couldNotBeSaved: ({ changes, one }: { changes: string; one: boolean }) =>
    `${changes} could not be saved on the server. ${one ? "It is" : "They are"} kept here.`,
  pleaseUpdateToSendWhat: "Please update to send what you logged. It is kept here.",
  storageLost: "This browser lost what Muster had stored.",
  restoredLead: "It comes back from the server.",
  restored: ({ changes, one }: { changes: string; one: boolean }) =>
    `${changes} not sent before ${one ? "was" : "were"} restored; the rest comes from the server.`,
  otherHousehold: "The server here belongs to another household.",
  keptHere: "What you log stays on this device.",
  offline: "Offline.",
  unsentSavedOnThisDevice: (unsent: string) => `${unsent} saved on this device.`,
  everythingStillWorks: "Everything still works.",
  olderComeOnline: "Your older entries come to this device when it is online again.",
  spaceFull: "Your household's space on the server is full.",
  spaceFullKept: "What you log is kept on this device. Whoever runs the server can give it more space.",
  leftHousehold: "This device left the household. What you log is kept here.",
  unsentSavedOnThisDeviceOnly: (unsent: string) => `${unsent} saved on this device only. Unlock to send.`,
  olderComing: "Your older entries are still coming.",
  arrived: (percent: number) => `${percent}% are on this device. You can train and log meanwhile.`,
  newerVersion: "A newer version is ready.",
} as const;
