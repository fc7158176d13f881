/** How apps write numbers, dates, times and lengths of time, in many languages. What cannot be read is null, never a guess. */
import { isCivilDate } from "../../shared/dates.ts";
import type { Moment } from "./imported-data.ts";

/** Spaces of every kind that formats put into numbers and before AM. */
const spaces = /[\s\u00a0\u202f\u2009]+/g;

/**
 * '8,5', '1,050.5', '1.050,5', "1'050". With a comma between cells, '1,050' means thousands.
 * @param delimiter what stands between the file's cells
 */
export const numberIn = (text: string, delimiter: string): number | null => {
  let plain = text.replace(spaces, "").replace(/['’]/g, "");
  if (plain === "") return null;
  const comma = plain.lastIndexOf(",");
  const point = plain.lastIndexOf(".");
  if (comma >= 0 && point >= 0) plain = plain.replaceAll(comma > point ? "." : ",", "");
  else if (delimiter === "," && /^[+-]?\d{1,3}(?:,\d{3})+$/.test(plain)) plain = plain.replaceAll(",", "");
  plain = plain.replace(",", ".");
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
};

/** Apps write 0 for what was not given. A number below 0 is returned: the caller refuses it. */
export const amountIn = (text: string, delimiter: string): number | null => numberIn(text, delimiter) || null;

const two = (value: string | number): string => String(value).padStart(2, "0");

const timePattern = /(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?\s*([ap])?\.?\s*m?\.?/i;

/** 'HH:mm:ss' of '6:05', '06:05:09', '6:05 PM'; null for anything else. */
export const timeIn = (text: string): string | null => {
  const match = timePattern.exec(text.replace(spaces, " "));
  if (match === null) return null;
  const half = match[4]?.toLowerCase();
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const second = Number(match[3] ?? 0);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const whole = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return whole > 23 || minute > 59 || second > 59 ? null : `${two(whole)}:${two(minute)}:${two(second)}`;
};

/** Languages in which apps write months. None of their names means two months. */
const languages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "sv",
  "da",
  "nb",
  "fi",
  "pl",
  "cs",
  "tr",
  "ro",
  "hu",
  "ru",
  "uk",
  "id",
];

const plainWord = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[.,]/g, "");

/** Word -> month 1-12. */
let months: ReadonlyMap<string, number> | undefined;
const monthNames = (): ReadonlyMap<string, number> => {
  if (months !== undefined) return months;
  const found = new Map<string, number>();
  for (const language of languages) {
    for (const month of ["short", "long"] as const) {
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      const within = new Intl.DateTimeFormat(language, {
        day: "numeric",
        month,
        year: "numeric",
        timeZone: "UTC",
      });
      for (let index = 0; index < 12; index += 1) {
        const day = new Date(Date.UTC(2026, index, 15));
        const inDate = within.formatToParts(day).find(({ type }) => type === "month")?.value ?? "";
        for (const name of [alone.format(day), inDate].map(plainWord))
          if (/\p{L}/u.test(name) && !found.has(name)) found.set(name, index + 1);
      }
    }
  }
  // Written by apps, but not by every browser's tables.
  for (const [name, month] of [
    ["sept", 9],
    ["marz", 3],
    ["maerz", 3],
    ["mrz", 3],
  ] as const)
    found.set(name, month);
  months = found;
  return found;
};

/** Which number of '3/4/2026' is the day. */
type DateOrder = "day-first" | "month-first" | null;

const dated = (year: string | undefined, month: string | number, day: string | undefined): string | null => {
  const date = `${year}-${two(month)}-${two(day ?? "")}`;
  return isCivilDate(date) ? date : null;
};

const dateIn = (text: string, order: DateOrder): string | null => {
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(text);
  if (iso !== null) return dated(iso[1], iso[2] ?? "", iso[3]);
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  if (numbers !== null) {
    const [, first = "", second = "", year] = numbers;
    const dayFirst = text.includes(".") || order === "day-first";
    if (!dayFirst && order === null) return null;
    return dayFirst ? dated(year, second, first) : dated(year, first, second);
  }
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text);
  const day = /(?<![\d:])(\d{1,2})(?![\d:])/.exec(text);
  const named = monthNames();
  const month = (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => named.get(plainWord(word)))
    .find((one) => one !== undefined);
  return year === null || day === null || month === undefined ? null : dated(year[1], month, day[1]);
};

/** Of the text that came last: the rows of a workout all say the same. */
let last: { readonly text: string; readonly order: DateOrder; readonly moment: Moment | null } | undefined;

/** A date with or without its time of day. A time zone is passed over: the clock on the wall counts. */
export const momentIn = (text: string, order: DateOrder = null): Moment | null => {
  if (last?.text !== text || last.order !== order) last = { text, order, moment: readMoment(text, order) };
  return last.moment;
};

const readMoment = (text: string, order: DateOrder): Moment | null => {
  const trimmed = text.trim().slice(0, 60);
  if (trimmed === "") return null;
  const date = dateIn(trimmed, order);
  if (date === null) return null;
  const after = trimmed.replace(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}T?/, " ");
  return { date, time: timeIn(after) };
};

/** What '3/4/2026' means in a column: one number above 12 decides for all. */
export const dateOrderOf = (cells: readonly string[]): DateOrder => {
  let [dayFirst, monthFirst] = [false, false];
  for (const cell of cells) {
    const match = /^\s*(\d{1,2})[-/](\d{1,2})[-/]\d{4}/.exec(cell);
    if (match === null) continue;
    dayFirst ||= Number(match[1]) > 12;
    monthFirst ||= Number(match[2]) > 12;
  }
  return dayFirst === monthFirst ? null : dayFirst ? "day-first" : "month-first";
};

/** Seconds of '1h 43m', '59m', '38min', '90s', '1:02:03', '48:10' or a bare number of seconds; null for anything else. */
export const secondsIn = (text: string): number | null => {
  const plain = text.trim().toLowerCase();
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,]\d+)?$/.exec(plain);
  if (clock !== null) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  if (/^\d+(?:[.,]\d+)?$/.test(plain)) return Number(plain.replace(",", "."));
  const words =
    /^(?:(\d{1,3})\s*h(?:rs?|ours?)?)?\s*(?:(\d{1,4})\s*m(?:in)?s?)?\s*(?:(\d{1,5})\s*s(?:ec)?s?)?$/.exec(
      plain,
    );
  if (words === null || plain === "") return null;
  return Number(words[1] ?? 0) * 3600 + Number(words[2] ?? 0) * 60 + Number(words[3] ?? 0);
};

/** Seconds from one time of day to a later one; null where one is missing or the end comes first. */
export const secondsBetween = (from: string | null, to: string | null): number | null => {
  if (from === null || to === null) return null;
  const seconds = (Date.parse(`2000-01-01T${to}Z`) - Date.parse(`2000-01-01T${from}Z`)) / 1_000;
  return seconds > 0 ? seconds : null;
};
