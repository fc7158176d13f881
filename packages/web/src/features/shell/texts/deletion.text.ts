/** Texts of a profile that is deleted, or removed from one device. */
export const deletionText = {
  yourData: "Your data",
  refusedCount: (count: number) =>
    `${count === 1 ? "1 change needs" : `${count} changes need`} your decision`,
  dataLead: "Storage, export, import, delete",
  deleteProfile: "Delete profile",
  deleteLead: (backupAge: number) =>
    `After 14 days in which you can take it back, everything of this profile is erased on your server, and on each device when it next reaches the server. Copies that the server makes of itself go later: those before an upgrade within ${backupAge} days more, its backups within a year. Backups that somebody keeps elsewhere are not deleted by Muster: ask whoever runs your server.`,
  erasedOn: (eraseAt: string) => `This profile will be erased on ${eraseAt}. Until then it works as always.`,
  keeping: "Keeping...",
  keepMyProfile: "Keep my profile",
  deleteQuestion: (displayName: string) => `Delete ${displayName}?`,
  deletionLead:
    "In 14 days your workouts, meals, measurements and plans are erased on your server and your devices. You may want to export them first. You can take it back here until then.",
  erasedEverywhere: ({
    displayName,
    eraseAt,
    eraseAt2,
  }: {
    displayName: string;
    eraseAt: string;
    eraseAt2: string;
  }) => `${displayName} will be erased everywhere ${eraseAt}, on ${eraseAt2}.`,
  keepThisProfile: "Keep this profile",
  removeFromThisDevice: "Remove from this device",
  removeLead:
    "Your profile and everything you logged stay on your server and on your other devices. Here they are erased, and come back when you open your profile again.",
  removeFailed: "This device could not remove it just now. Nothing was lost. Please try again.",
  saveUnsentAsAFile: "Save unsent as a file",
  goOn: "Go on",
  onlyHere: (unsent: number) =>
    `${unsent === 1 ? "1 change is" : `${unsent} changes are`} only on this device. Save them as a file first, or connect and try again.`,
  removeQuestion: (displayName: string) => `Remove ${displayName} from this device?`,
  allSent: "Everything here has reached your server. You can open your profile here again at any time.",
  willBeLost: (unsent: number) =>
    `${unsent === 1 ? "1 change" : `${unsent} changes`} that only this device has will be lost.`,
  keepItHere: "Keep it here",
  removing: "Removing...",
  deletingNeedsTheServer: "Deleting needs the server. Nothing was changed. Try again when you are online.",
  profileStays: (displayName: string) => `${displayName} stays. Nothing was erased.`,
  keepNeedsServer:
    "The server cannot be reached, so nothing was changed. Please try again when you are online.",
  withinADay: "within a day",
  inDays: (days: number) => `in ${days} days`,
} as const;
