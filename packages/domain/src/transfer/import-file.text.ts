/** What is wrong with a file of Muster that somebody imports. */

/** Of the whole file, or of one entry: `problem` is one of `entryProblems`. */
export const importErrorText = {
  noExport: "This is not an export of Muster. Nothing was changed.",
  cutOff: "The end of this export is missing. Nothing was changed. Copy the whole file, or export again.",
  noHousehold: "This is not a household's file of Muster, or it was cut off.",
  newer: "This file was written by a newer version of Muster. Please update, then import it again.",
  incomplete: "The file is not complete: it holds fewer entries than it says.",
  entry: (number: number, problem: string) => `Entry ${number}: ${problem}`,
} as const;

/** What is wrong with one entry, after its number. */
export const entryProblems = {
  noRecord: "it is not a record.",
  unknown: (kind: string) => `"${kind}" is nothing that this version of Muster knows.`,
  noId: (kind: string) => `${kind} has no valid id.`,
  notValid: (kind: string, field = "its start") => `${kind} is not valid at ${field}.`,
} as const;
