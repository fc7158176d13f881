/** Texts of the page about one's data. */
export const settingsDataText = {
  importData: "Import data",
  yourData: "Your data",
  exportTheHousehold: "Export the household",
  exportLead: (inFile: string) =>
    `One file with everything of ${inFile}, and the foods and recipes that the household shares, as it is on this device. Import data brings it back by person, here or on a new server. Keep it safe: no passcode locks it.`,
  recentlyDeleted: "Recently deleted",
  deletedLead: (binDays: number) =>
    `Meals, workouts, measurements, templates and your own foods and exercises can be brought back for ${binDays} days.`,
  showWhatWasDeleted: "Show what was deleted",
  readFailed: "This device could not read it just now. Nothing was changed. Please try again later.",
  nothingToRestore: "There is nothing to bring back.",
  restoreName: (name: string) => `Restore ${name}`,
  restoring: "Restoring...",
  restore: "Restore",
  isBack: (name: string) => `${name} is back`,
  passcodeLeftOut: (name: string) =>
    `Not in the file: ${name} has a passcode. ${name} can export their own data in Settings, under Your data.`,
  historyLeftOut: (name: string) =>
    `Not in the file: ${name}'s history is not all on this device. Open ${name}'s profile here once while online, then come back.`,
  deletedAt: ({ day, time }: { day: string; time: string }) => `deleted ${day}, ${time}`,
  workout: "Workout",
  receivedOn: ({ name, day }: { name: string; day: string }) =>
    `${name}'s data is as this device received it on ${day}.`,
} as const;
