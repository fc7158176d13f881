/** A household's file after unpacking: each person's part as a file of its own, which the importer reads like any export. */
import { householdEntry, readHousehold } from "@muster/domain/transfer/household-file";
import { readFilesText } from "./read-files.text.ts";

/** One person's export. */
type PersonFile = { readonly username: string; readonly displayName: string; readonly file: File };

/** What a household's file holds. */
export type HouseholdParts = {
  readonly people: readonly PersonFile[];
  /** Sentences: whose data is not in it, or cannot be read. */
  readonly notes: readonly string[];
};

type Unpacked = { readonly name: string; readonly bytes: Uint8Array };

/** Whether what a ZIP holds is a household: its list comes first. */
export const isHousehold = ([first]: readonly { readonly name: string }[]): boolean =>
  first?.name === householdEntry;

/** @param unpacked what `isHousehold` is true of */
export const householdParts = (fileName: string, [list, ...parts]: readonly Unpacked[]): HouseholdParts => {
  const read = readHousehold(new TextDecoder().decode(list?.bytes));
  if (!read.ok) return { people: [], notes: [read.error] };
  const notes = read.value.leftOut.map(readFilesText.personLeftOut);
  const people = read.value.people.flatMap(({ file, ...person }) => {
    const bytes = parts.find(({ name }) => name === file)?.bytes;
    if (bytes !== undefined && isWhole(bytes))
      return [{ ...person, file: new File([new Uint8Array(bytes)], file) }];
    notes.push(readFilesText.personDamaged(person.displayName));
    return [];
  });
  if (people.length === 0 && notes.length === 0) notes.push(readFilesText.nothingInside(fileName));
  return { people, notes };
};

/** JSON ends with its last bracket: what was cut off does not. */
const isWhole = (bytes: Uint8Array): boolean => {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
};
