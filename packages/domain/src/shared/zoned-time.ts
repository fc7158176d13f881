/**
 * From a clock on the wall to an instant: 'today at 6:30 in Berlin' as milliseconds since 1970. The zone's rules come
 * from the runtime's own time zone database; there is no arithmetic with offsets by hand.
 */
import type { CivilDate } from "./dates.ts";

const minute = 60_000;

/** More than there are time zones: names are spelt in many ways, and requests must not fill the memory with them. */
const mostFormatters = 600;
/** Making a formatter costs a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(timeZone, made);
  return made;
};

/** Whether this runtime knows the zone (an IANA name). */
export const isTimeZone = (name: string): boolean => {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
};

/** What a clock in the zone shows, read as if it were UTC; ms. */
const wallClockAt = (instant: number, timeZone: string): number => {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  return Date.parse(
    `${(parts.year ?? "").padStart(4, "0")}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`,
  );
};

/** Civil date and minutes since midnight (0-1439) that a clock in the zone shows. @param instant ms since 1970 */
export const wallClock = (
  instant: number,
  timeZone: string,
): { readonly date: CivilDate; readonly minutes: number } => {
  const shown = wallClockAt(instant, timeZone);
  const text = new Date(shown).toISOString();
  return { date: text.slice(0, 10), minutes: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
};

/**
 * The instant (ms since 1970) at which a clock in the zone shows that date and time. A time that the clock jumps over in
 * spring is read as the same distance after the jump; of a time that comes twice in autumn the first one is meant.
 * @param minutes since midnight; below 0 and above 1,439 lead into the neighbouring days
 */
export const instantOf = (date: CivilDate, minutes: number, timeZone: string): number => {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  // The offset before and after: at most one change lies within a day of any instant.
  const offsetAt = (instant: number): number => wallClockAt(instant, timeZone) - instant;
  const before = wanted - offsetAt(wanted - 86_400_000);
  const after = wanted - offsetAt(wanted + 86_400_000);
  if (wallClockAt(before, timeZone) === wanted) return before;
  if (wallClockAt(after, timeZone) === wanted) return after;
  // Jumped over: with the offset of before the jump, the clock shows the time moved on by the jump.
  return before;
};
