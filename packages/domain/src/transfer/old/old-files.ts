/**
 * Which rows a file of the old product holds: a copy of its local storage, a whole database as JSON, one table as JSON or
 * CSV. Tables are recognised by their name, else by their columns (spec §3, §7).
 */
import { column, isRow, listOf, type OldRow, unpacked } from "./old-values.ts";

const oldTables = ["users", "sessions", "plans", "measurements", "checkIns", "nutrition", "foods"] as const;
type OldTable = (typeof oldTables)[number];

/** `owner` is what the file says of whose row it is: a user's id or name; null when it says nothing. */
type OwnedRow = { readonly owner: string | null; readonly row: OldRow };
/** The rows of all files by table. */
export type OldData = {
  readonly [T in OldTable]: readonly OwnedRow[];
};
type Collected = { [T in OldTable]: OwnedRow[] };

/** True when the file holds any table of the old app. */
export const isOldFile = (data: OldData): boolean => oldTables.some((table) => data[table].length > 0);

const named: readonly (readonly [RegExp, OldTable | undefined])[] = [
  [/lastplan|lastcheckin|isassessment|assessmentweek|dismissed|tour|settings|currentuser/, undefined],
  [/workouthistory|detailedhistory/, "sessions"],
  [/measurement/, "measurements"],
  [/checkin/, "checkIns"],
  [/savedfood|fooditem/, "foods"],
  [/nutrition/, "nutrition"],
  [/workoutplan|weeklyplan|plans?$/, "plans"],
  [/users?$|profile/, "users"],
];

const tableNamed = (name: string): OldTable | undefined => {
  const plain = name.toLowerCase().replace(/[^a-z]/g, "");
  return named.find(([pattern]) => pattern.test(plain))?.[1];
};

const byColumns: readonly (readonly [OldTable, readonly string[]])[] = [
  ["sessions", ["workoutData"]],
  ["sessions", ["workoutName", "date"]],
  ["sessions", ["workoutDate", "exercises"]],
  ["measurements", ["measurementData"]],
  ["plans", ["planData"]],
  ["foods", ["foodName"]],
  ["nutrition", ["logDate"]],
  ["users", ["username", "displayName"]],
];

const tableOfRow = (row: OldRow): OldTable | undefined =>
  byColumns.find(([, columns]) => columns.every((name) => column(row, name) !== undefined))?.[0];

const nothing = (): Collected => ({
  users: [],
  sessions: [],
  plans: [],
  measurements: [],
  checkIns: [],
  nutrition: [],
  foods: [],
});

/**
 * @param name of the file: names the table of rows that do not say themselves of which they are
 * @param rows of a spreadsheet
 */
export const readOldRows = (name: string, rows: readonly OldRow[]): OldData => {
  const found = nothing();
  for (const row of rows) add(found, tableOfRow(row) ?? tableNamed(name), row, null);
  return found;
};

/** @param text JSON; in any other text nothing is found */
export const readOldFile = (name: string, text: string): OldData => {
  const content = unpacked(text.trim());
  if (Array.isArray(content)) return readOldRows(name, content.filter(isRow));
  const found = nothing();
  if (isRow(content)) collect(found, content);
  return found;
};

/** One object whose keys are tables, or keys of local storage. */
const collect = (found: Collected, content: OldRow): void => {
  const current = content.currentUser;
  const currentUser = typeof current === "string" ? textIn(current) : null;
  for (const [key, packed] of Object.entries(content)) {
    const table = tableNamed(key);
    const value = unpacked(packed);
    if (table === undefined) continue;
    const owner = ownerIn(key) ?? (/^[a-z]+_[a-z_]+$|^users$/.test(key) ? null : currentUser);
    for (const row of rowsOf(table, value)) add(found, table, row, owner);
  }
};

const textIn = (packed: string): string => {
  const value = unpacked(packed);
  return isRow(value) ? String(value.username ?? "") : String(value);
};

/** Per-user keys carry the name: 'nutrition_anna', 'anna_workoutPlans', 'profile:anna', 'user_anna_nutrition'. */
const ownerIn = (key: string): string | null => {
  const known = new Set(
    "workout plan plans workoutplans history detailed detailedhistory workouthistory detailedworkouthistory measurement measurements measurementhistory nutrition logs nutritionlogs food foods items fooditems saved savedfoods user users profile profiles app appusers check in checkin checkins weekly data goals".split(
      " ",
    ),
  );
  const parts = key.split(/[_:.-]/);
  if (parts.length < 2) return null;
  const rest = parts.filter((part) => !known.has(part.toLowerCase()) && !/^\d+$/.test(part));
  return rest.length === 0 ? null : rest.join("_");
};

/** Rows of a value: a list, lists by date, one row, or a plan keyed by weekday. */
const rowsOf = (table: OldTable, value: unknown): readonly OldRow[] => {
  if (Array.isArray(value)) return value.map(unpacked).filter(isRow);
  if (!isRow(value)) return [];
  if (table === "plans" && column(value, "planData") === undefined && column(value, "monday") !== undefined)
    return [{ planData: value }];
  const byDay = Object.entries(value).filter(([key]) => /^\d{4}-\d{2}-\d{2}$/.test(key));
  if (byDay.length > 0)
    return byDay.flatMap(([date, day]) => {
      const entries = isRow(day) ? column(day, "entries", "meals", "foods", "items") : unpacked(day);
      return listOf(entries)
        .filter(isRow)
        .map((entry) => ({ date, logDate: date, ...entry }));
    });
  const many = Object.values(value).map(unpacked);
  // 'appUsers' may be keyed by name.
  if (table === "users" && many.length > 0 && many.every(isRow)) return many.filter(isRow);
  return [value];
};

const add = (found: Collected, table: OldTable | undefined, row: OldRow, owner: string | null): void => {
  if (table === undefined) return;
  const namedOwner = column(row, "userId", "userName", "username");
  found[table].push({
    owner: typeof namedOwner === "string" || typeof namedOwner === "number" ? String(namedOwner) : owner,
    row,
  });
};

/** A person of the old product, so that the importing person can be chosen. */
export type OldPerson = {
  /** Every name and id under which the files speak of them. */
  readonly keys: readonly string[];
  readonly username: string;
  readonly displayName: string;
  /** The row of the users table; undefined when only their entries are there. */
  readonly row: OldRow | undefined;
};

/** Everybody whose data the files hold; the first is the one to suggest. */
export const peopleIn = (data: OldData): readonly OldPerson[] => {
  const people = data.users.map(({ row, owner }): OldPerson => {
    const username = String(column(row, "username") ?? owner ?? "").toLowerCase();
    const keys = [column(row, "id"), username, owner].filter(
      (key) => key !== undefined && key !== null && key !== "",
    );
    return {
      keys: [...new Set(keys.map((key) => String(key).toLowerCase()))],
      username,
      displayName: String(column(row, "displayName", "name") ?? username),
      row,
    };
  });
  const merged = people.filter(
    (person, index) => people.findIndex(({ username }) => username === person.username) === index,
  );
  const known = new Set(merged.flatMap(({ keys }) => keys));
  const others = new Set(
    oldTables
      .flatMap((table) => data[table])
      .map(({ owner }) => owner?.toLowerCase())
      .filter((owner) => owner !== undefined && !known.has(owner)),
  );
  return [
    ...merged,
    ...[...others].map((owner) => ({
      keys: [owner ?? ""],
      username: owner ?? "",
      displayName: owner ?? "",
      row: undefined,
    })),
  ];
};

/** Rows of one person: theirs by name, and rows of nobody when the files know at most one person. */
export const rowsOfPerson = (data: OldData, person: OldPerson | undefined, alone: boolean) => {
  const isTheirs = ({ owner }: OwnedRow): boolean =>
    owner === null ? alone : (person?.keys.includes(owner.toLowerCase()) ?? false);
  return (table: OldTable): readonly OldRow[] => data[table].filter(isTheirs).map(({ row }) => row);
};

/** Several files as one. */
export const mergeOldFiles = (files: readonly OldData[]): OldData => ({
  users: files.flatMap(({ users }) => users),
  sessions: files.flatMap(({ sessions }) => sessions),
  plans: files.flatMap(({ plans }) => plans),
  measurements: files.flatMap(({ measurements }) => measurements),
  checkIns: files.flatMap(({ checkIns }) => checkIns),
  nutrition: files.flatMap(({ nutrition }) => nutrition),
  foods: files.flatMap(({ foods }) => foods),
});
