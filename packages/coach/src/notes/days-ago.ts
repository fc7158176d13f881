/** What a note tells as so long ago. */
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";

const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const;
const ago = new RegExp(
  `\\b(${numberWordPattern()}|an?|\\d{1,2}) (day|week|month|year)s? (?:ago|old|post\\w*|after|since)\\b`,
);

/** Days since what a sentence dates: 'six weeks ago', '4 months postpartum', 'two years old'; null without a date. */
export const daysAgoIn = (sentence: string): number | null => {
  const [, count = "", unit = ""] = ago.exec(sentence) ?? [];
  if (unit !== "day" && unit !== "week" && unit !== "month" && unit !== "year") return null;
  const many = /^an?$/.test(count) ? 1 : numberFrom(count);
  return many === null || Number.isNaN(many) ? null : many * daysOf[unit];
};
