/**
 * The history file of the command line, brought near the coach's input: snake_case names, gaps in a check-in, days older
 * than the coach reads. Not judged here beyond whose it is.
 */
import { emptyCheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { camel } from "./loose-profile.ts";

/** Days before today that the coach looks at (specs/design.md 3a-3). */
const daysRead = 84;
/** Check-ins that it takes at most: the last ones. */
const mostCheckIns = 60;

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** No plan and no session is nested deeper; what is, is nobody's data. */
const deepest = 20;

/** Names in camelCase all the way down. */
const camelDeep = (value: unknown, depth = 0): unknown =>
  depth > deepest
    ? null
    : Array.isArray(value)
      ? value.map((item) => camelDeep(item, depth + 1))
      : isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, item]) => [camel(key), camelDeep(item, depth + 1)]),
          )
        : value;

/** Lists may come as JSON text; what is neither stays as it is and is refused by the schema. */
const listOf = (value: unknown): unknown => {
  if (typeof value !== "string") return value ?? [];
  try {
    return camelDeep(JSON.parse(value));
  } catch {
    return value;
  }
};

/** Without entries from before the days that are read; a broken date stays, to be refused in words. */
const recent = (list: unknown, today: CivilDate): unknown => {
  if (!Array.isArray(list) || !isCivilDate(today)) return list;
  const first = addDays(today, -daysRead);
  return list.filter(
    (entry: unknown) =>
      !isObject(entry) || typeof entry.date !== "string" || !isCivilDate(entry.date) || entry.date >= first,
  );
};

/** Numbers of a check-in may come as text. */
const numbered = (entry: Loose): Loose =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const isNumber = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
      return [key, isNumber && key !== "notes" ? Number(value) : value];
    }),
  );

/** @returns fields of `DesignInput`, not checked; or that this is no history, or somebody else's */
export const looseHistory = (history: unknown, username: string, today: CivilDate): Result<Loose, string> => {
  if (!isObject(history)) return err("a history is a JSON object with lists such as sessions and checkIns.");
  const { profile, ...read } = camelDeep(history) as Loose;
  const owner = isObject(profile) ? profile.username : read.username;
  if (typeof owner === "string" && owner.trim().toLowerCase() !== username)
    return err(`it belongs to ${owner.trim().slice(0, 40)}, and the profile to ${username}.`);
  const day = typeof read.today === "string" ? read.today : today;
  for (const field of ["sessions", "readings", "intake", "checkIns"] as const)
    if (Object.hasOwn(read, field)) read[field] = recent(listOf(read[field]), day);
  if (Array.isArray(read.checkIns))
    read.checkIns = read.checkIns
      .slice(-mostCheckIns)
      .map((entry: unknown) => (isObject(entry) ? { week: 1, ...emptyCheckIn, ...numbered(entry) } : entry));
  return ok(read);
};
