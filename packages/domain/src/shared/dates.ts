/**
 * Civil dates: what a calendar on the wall shows, with no clock and no zone. A log belongs to the civil date
 * on which it happened for the person, so travel and daylight saving never move it.
 * All arithmetic is on UTC midnights: every civil day has exactly 86,400 seconds there.
 */
/** `YYYY-MM-DD`, a real day of the proleptic Gregorian calendar. */
export type CivilDate = string;

/** Weekdays in the order of a week, which begins on Monday. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
/** English name of a weekday in lower case. */
export type Weekday = (typeof weekdays)[number];

/** One value for each weekday, monday first. */
export const eachWeekday = <T>(of: (weekday: Weekday) => T): Record<Weekday, T> =>
  // fromEntries widens the keys; weekdays are all seven.
  Object.fromEntries(weekdays.map((weekday) => [weekday, of(weekday)])) as Record<Weekday, T>;

const millisecondsPerDay = 86_400_000;
const civilDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A year of logs asks for the same days thousands of times, and nothing of a date ever changes. */
const parsedBefore = new Map<CivilDate, number>();
const mostRemembered = 4_000;
const toUtc = (date: CivilDate): number => {
  const known = parsedBefore.get(date);
  if (known !== undefined) return known;
  const milliseconds = Date.parse(`${date}T00:00:00Z`);
  if (parsedBefore.size >= mostRemembered) parsedBefore.clear();
  parsedBefore.set(date, milliseconds);
  return milliseconds;
};
const fromUtc = (milliseconds: number): CivilDate => new Date(milliseconds).toISOString().slice(0, 10);

/** A real day of the calendar, written `2026-11-20`. */
export const isCivilDate = (text: string): boolean => {
  if (!civilDatePattern.test(text)) return false;
  const milliseconds = toUtc(text);
  return Number.isFinite(milliseconds) && fromUtc(milliseconds) === text;
};

/** The civil date that a clock in `timeZone` (IANA name; the device's own when absent) shows at `instant`. */
export const civilDateAt = (instant: Date, timeZone?: string): CivilDate => {
  // Every start needs the device's own day before the first paint: the clock gives it without a formatter.
  if (timeZone === undefined)
    return [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
      .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0"))
      .join("-");
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
};

/** Civil days later, or earlier when negative; no time zone moves it. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  fromUtc(toUtc(date) + days * millisecondsPerDay);

/** Whole civil days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((toUtc(to) - toUtc(from)) / millisecondsPerDay);

/** The weekday of a civil date. */
export const weekdayOf = (date: CivilDate): Weekday => {
  const sundayBased = new Date(toUtc(date)).getUTCDay();
  // The index is 0-6 by construction, so the weekday exists.
  return weekdays[(sundayBased + 6) % 7] as Weekday;
};

/** The Monday of the week (Monday to Sunday) that holds `date`. */
export const mondayOf = (date: CivilDate): CivilDate => addDays(date, -weekdays.indexOf(weekdayOf(date)));

/** The seven dates Monday to Sunday of the week that holds `date`. */
export const weekOf = (date: CivilDate): readonly CivilDate[] => {
  const monday = mondayOf(date);
  return weekdays.map((_, index) => addDays(monday, index));
};

/** Week of the year as the check-in counts it: floor(days since Jan 1 / 7) + 1 (spec §9; not the ISO week). */
export const yearWeekOf = (date: CivilDate): number =>
  Math.floor(daysBetween(`${date.slice(0, 4)}-01-01`, date) / 7) + 1;
