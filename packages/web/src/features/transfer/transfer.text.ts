/** Texts of the export and import of records. */
import { formatNumber } from "@muster/domain/shared/format";

export const transferText = {
  exportMyData: "Export my data",
  exportLead:
    "Everything of your profile, and the foods and recipes of your household, as it is on this device. One file can be imported again; tables open in a spreadsheet. Other apps take your workouts in the format of Strong or Hevy. Keep them safe: they are not locked by your passcode.",
  oneFileJSON: "One file (JSON)",
  tablesCSV: "Tables (CSV)",
  workoutsFor: (app: string) => `Workouts for ${app} (CSV)`,
  importData: "Import data",
  importLead: (importedApps: string) =>
    `A file that was exported here, of yours or of the household, files of another app (${importedApps}), a table of your own, or data of the product before Muster. Several files at once are fine. You see what would come in before anything is written.`,
  chooseFiles: "Choose files",
  filesToImport: "Files to import",
  writing: ({ done, total }: { done: number; total: number }) =>
    `Writing ${formatNumber(done, 0)} of ${formatNumber(total, 0)}. Please keep this page open.`,
  imported: (count: string) => `${count} imported. They sync like your own.`,
  cameInUntil: ({ problem, count }: { problem: string; count: string }) =>
    `${problem} ${count} came in until then. Import the same file again to go on.`,
  undo: "Undo import",
  fromWhose: (whose: string) => `From ${whose}`,
  nothingIsWrittenYet: "Nothing is written yet. What is here already is never overwritten.",
  alsoReplace: (fields: string) => `Also replace these answers of my profile: ${fields}`,
  oneLeftOut: "1 thing is left out",
  leftOut: (problemsCount: number) => `${problemsCount} things are left out`,
  replaceAnswers: "Replace answers",
  importCount: (creates: string) => `Import ${creates}`,
  earlierImports: "Earlier imports on this device",
  undoNamed: ({ what, at }: { what: string; at: string }) => `Undo the import of ${what}, ${at}`,
  undoing: "Undoing...",
  undoQuestion: "Undo this import?",
  undoHint: "What it brought is removed from all your devices. What you changed since stays.",
  whoseDataShallCome: "Whose data shall come into your profile?",
  undoFailed: "The import could not be taken back. Nothing was changed. Please try again.",
  undone: (result: string) => `Undone: ${result} removed. What you changed since stays.`,
  nothingToRead: "There is nothing in this file that Muster can read. Nothing was changed.",
  thisDeviceDoesNotHave:
    "This device does not have your history yet, so it cannot tell what in the file is new. Nothing was changed. Please try again when you are online.",
  strong: "Strong",
  hevy: "Hevy",
  hereAlready: (workouts: number) =>
    `${workouts === 1 ? "1 workout is" : `${workouts} workouts are`} here already with the same sets: left out.`,
} as const;
