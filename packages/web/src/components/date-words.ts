/**
 * Civil dates as people read them, in one form everywhere: "Nov 20", "Nov 16-22", "Friday", "November 20".
 * The order of day and month follows the device as long as it speaks English; the app's words are English.
 */
import type { CivilDate } from "@muster/domain/shared/dates";

const locale = (): string => {
  const device = typeof navigator === "undefined" ? "en-US" : navigator.language;
  return device.toLowerCase().startsWith("en") ? device : "en-US";
};

/** Civil dates have no zone: they are formatted as UTC midnights in UTC. */
const at = (date: CivilDate): Date => new Date(`${date}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: "UTC" });

/** "Nov 20" */
export const shortDate = (date: CivilDate): string =>
  format({ month: "short", day: "numeric" }).format(at(date));

/** "November 20" */
export const monthAndDay = (date: CivilDate): string =>
  format({ month: "long", day: "numeric" }).format(at(date));

/** "Friday" */
export const weekdayName = (date: CivilDate): string => format({ weekday: "long" }).format(at(date));

/** "Fri" */
export const weekdayShort = (date: CivilDate): string => format({ weekday: "short" }).format(at(date));

/** "Friday, November 20": what a screen reader says for a day */
export const fullDate = (date: CivilDate): string =>
  format({ weekday: "long", month: "long", day: "numeric" }).format(at(date));

/** "20" */
export const dayOfMonth = (date: CivilDate): string => String(Number(date.slice(8)));

/** "Nov 16-22", "Nov 30-Dec 6": a range with a plain hyphen */
export const dateRange = (from: CivilDate, to: CivilDate): string =>
  format({ month: "short", day: "numeric" })
    .formatRange(at(from), at(to))
    .replace(/\s*[–—-]\s*/u, "-");

/** "9:14 AM" of an instant, on this device's clock */
export const clockTime = (instant: Date): string =>
  new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" })
    .format(instant)
    .replaceAll("\u202f", " ");
