/** What a note tells as so long ago. */
import type { CivilDate } from "@muster/domain/shared/dates";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";

const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const;
const ago = new RegExp(
  `\\b(${numberWordPattern()}|an?|\\d{1,2}) (day|week|month|year)s? (?:ago|old|post\\w*|after|since)\\b`,
);

/** The end of that year, so that it is never called longer ago than it is. */
const inYear = /\b(?:in|since|of|from) ((?:19|20)\d\d)\b/;

/**
 * Days since what a sentence dates: 'six weeks ago', '4 months postpartum', 'two years old', 'in 2009'; null without a date.
 * @param date the day on which it was written
 */
export const daysAgoIn = (sentence: string, date: CivilDate): number | null => {
  const [, count = "", unit = ""] = ago.exec(sentence) ?? [];
  const [, year] = inYear.exec(sentence) ?? [];
  if (unit === "" && year !== undefined)
    return Math.max(0, (Number(date.slice(0, 4)) - Number(year) - 1) * daysOf.year);
  if (unit !== "day" && unit !== "week" && unit !== "month" && unit !== "year") return null;
  const many = /^an?$/.test(count) ? 1 : numberFrom(count);
  return many === null || Number.isNaN(many) ? null : many * daysOf[unit];
};
