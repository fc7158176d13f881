/** The list of people at the beginning of a household's file: a ZIP of it and an export of each person (decision 0032). */
import { err, ok, type Result } from "../shared/result.ts";
import { importErrorText } from "./import-file.text.ts";
import { isRow, unpacked } from "./old/old-values.ts";

/** Name of the list in the ZIP. It comes first, so that a reader knows what the others are. */
export const householdEntry = "household.json";

const householdFormat = "muster-household";
const householdVersion = 1;

/** `file`: name of the person's export in the ZIP. */
type HouseholdPerson = { readonly username: string; readonly displayName: string; readonly file: string };

/** `leftOut`: names of those whose data is not in the file. */
export type HouseholdPeople = {
  readonly people: readonly HouseholdPerson[];
  readonly leftOut: readonly string[];
};

/** @param exportedAt instant */
export const householdText = (exportedAt: string, { people, leftOut }: HouseholdPeople): string =>
  `${JSON.stringify({ format: householdFormat, version: householdVersion, exportedAt, people, leftOut })}\n`;

/** @returns a sentence for the person when the list cannot be read */
export const readHousehold = (text: string): Result<HouseholdPeople, string> => {
  const list = unpacked(text);
  if (!isRow(list) || list.format !== householdFormat) return err(importErrorText.noHousehold);
  if (Number(list.version) > householdVersion) return err(importErrorText.newer);
  return ok({
    people: rowsIn(list.people).flatMap(({ username, displayName, file }) =>
      isText(username) && isText(displayName) && isText(file) ? [{ username, displayName, file }] : [],
    ),
    leftOut: Array.isArray(list.leftOut) ? list.leftOut.filter(isText) : [],
  });
};

const isText = (value: unknown): value is string => typeof value === "string";
const rowsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRow) : []);
