/** Why a file brought nothing; the content of the others stays. */
export const readFilesText = {
  empty: (name: string) => `"${name}" is empty.`,
  noText: (name: string) => `"${name}" is no text: a picture or a program cannot be read here.`,
  damaged: (name: string) => `"${name}" is damaged or was cut off. Nothing of it was taken.`,
  noDecoder: (name: string) =>
    `"${name}" is a backup that needs a part of Muster that is not on this device yet. Nothing of it was taken. Connect once and choose it again.`,
  unknown: (name: string) => `"${name}" is of no app that Muster knows. Nothing of it was taken.`,
  ownTables: (name: string) =>
    `"${name}" holds tables for a spreadsheet. To bring data back, choose the one file (JSON).`,
  tooLarge: (name: string) => `"${name}" is larger than 200 MB. Nothing of it was taken.`,
  bomb: (name: string) => `"${name}" unpacks to far more than it should. Nothing of it was taken.`,
  cut: (name: string) => `"${name}" is damaged or was cut off. What could be unpacked before that is shown.`,
  nothingInside: (name: string) => `There is no table in "${name}" that Muster could read.`,
  personLeftOut: (person: string) =>
    `${person}'s data is not in this file. It was left out when the file was made.`,
  personDamaged: (person: string) => `${person}'s part is missing or damaged. The other parts can be used.`,
  householdAlone: (name: string) =>
    `"${name}" holds a household. Please choose it by itself. Nothing of it was taken.`,
} as const;
