/**
 * Values of the old product: columns in snake_case or camelCase, numbers and lists as text, dates in several writings
 * (SYNC-07). Everything here answers "nothing" instead of guessing.
 */
import { type CivilDate, civilDateAt, isCivilDate } from "../../shared/dates.ts";
import { parseDecimal } from "../../shared/units.ts";

/** A row of a table of the old product, unchecked. */
export type OldRow = Readonly<Record<string, unknown>>;

/** A plain object: neither a list nor null. */
export const isRow = (value: unknown): value is OldRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Text that holds JSON, as it was meant; anything else as it is. */
export const unpacked = (value: unknown): unknown => {
  if (typeof value !== "string" || !/^\s*[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const plain = (name: string): string => name.replaceAll("_", "").toLowerCase();

/** A column by its camelCase name, however it is written; of several names the first that is there. */
export const column = (row: OldRow, ...names: readonly string[]): unknown => {
  for (const name of names) {
    const wanted = plain(name);
    for (const [key, value] of Object.entries(row))
      if (plain(key) === wanted && value !== null && value !== undefined && value !== "")
        return unpacked(value);
  }
  return undefined;
};

/** @param longest characters; more is cut */
export const textOf = (value: unknown, longest = 120): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, longest) : "";

/** A number, or a text that holds one with or without its unit; undefined for all else. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  return typeof value === "string"
    ? parseDecimal(value.replace(/\s*(lbs?|kcal|g|in|%)\s*$/i, ""))
    : undefined;
};

/** undefined outside of the bounds, as if there were no value. */
export const numberWithin = (value: unknown, lowest: number, highest: number): number | undefined => {
  const number = numberOf(value);
  return number === undefined || number < lowest || number > highest ? undefined : number;
};

/** The ways in which the old app and its databases wrote yes. */
export const isTrue = (value: unknown): boolean =>
  value === true || value === "true" || value === "t" || value === 1;

/** A list that arrived as an array, as JSON text, as words with commas, or empty. */
export const listOf = (value: unknown): readonly unknown[] => {
  const found = unpacked(value);
  if (Array.isArray(found)) return found.map(unpacked);
  if (typeof found !== "string") return [];
  // PostgreSQL's own writing of an array.
  return found
    .replace(/^\{|\}$/g, "")
    .split(",")
    .map((word) => word.trim().replace(/^"|"$/g, ""))
    .filter((word) => word !== "");
};

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const two = (value: string | number): string => String(value).padStart(2, "0");

/**
 * The civil date of an old entry: '2025-03-02', an instant (the day that `timeZone` showed then), '3/2/2025' as the old
 * product's American users have it, 'Sun Mar 02 2025', 'March 2, 2025'.
 */
export const dateOf = (value: unknown, timeZone: string): CivilDate | undefined => {
  if (typeof value === "number") return instantDate(value, timeZone);
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isCivilDate(text) ? text : undefined;
  if (/^\d{4}-\d{2}-\d{2}[T ]\d/.test(text)) return instantDate(Date.parse(withZone(text)), timeZone);
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  if (slashes !== null) return valid(`${slashes[3]}-${two(slashes[1] ?? "")}-${two(slashes[2] ?? "")}`);
  const words = /([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/.exec(text);
  const month = months.indexOf(words?.[1]?.toLowerCase() ?? "");
  return words === null || month === -1
    ? undefined
    : valid(`${words[3]}-${two(month + 1)}-${two(words[2] ?? "")}`);
};

const valid = (date: string): CivilDate | undefined => (isCivilDate(date) ? date : undefined);

/** Exports of PostgreSQL write '2025-03-02 14:05:00+00'. Without a zone it was UTC. */
const withZone = (text: string): string => {
  const iso = text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00");
  return /(Z|[+-]\d{2}:?\d{2})$/i.test(iso) || !iso.includes("T") ? iso : `${iso}Z`;
};

const instantDate = (milliseconds: number, timeZone: string): CivilDate | undefined =>
  Number.isFinite(milliseconds) && Math.abs(milliseconds) < 8.64e15
    ? valid(civilDateAt(new Date(milliseconds), timeZone))
    : undefined;

/** The instant as ISO text in UTC; noon of the date when only that is known. */
export const oldInstant = (value: unknown, date: CivilDate): string => {
  const milliseconds =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\d{4}-\d{2}-\d{2}[T ]\d/.test(value)
        ? Date.parse(withZone(value.trim()))
        : Number.NaN;
  return Number.isFinite(milliseconds) && Math.abs(milliseconds) < 8.64e15
    ? new Date(milliseconds).toISOString()
    : `${date}T12:00:00.000Z`;
};
