/** Weekdays and dates that a sentence names. */
import {
  addDays,
  type CivilDate,
  mondayOf,
  type Weekday,
  weekdayOf,
  weekdays,
} from "@muster/domain/shared/dates";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";
import { rewritten } from "../word-list.ts";
import { otherDays } from "./wish-words.data.ts";

const shortEnd: Partial<Record<Weekday, string>> = { tuesday: "s?", thursday: "(?:rs?)?", sunday: "" };
/** Each day with its words. */
export const dayPatterns = weekdays.map(
  (day) =>
    [day, new RegExp(`\\b${day}s?\\b|\\b${day.slice(0, 3)}${shortEnd[day] ?? "s?"}\\b(?! up)`, "g")] as const,
);
const anyDay = "(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|days?|sdays?|nesdays?|rsdays?|urdays?)?";
const dayRange = new RegExp(`\\b${anyDay} (?:to|till?|through|thru|until) ${anyDay}\\b`, "g");
const dayNamed = (short: string): number => weekdays.findIndex((day) => day.startsWith(short));
/** "Thursday to Saturday" is Friday too. */
const allDays = (first: string, last: string): string => {
  const twoWeeks = [...weekdays, ...weekdays].slice(dayNamed(first));
  return twoWeeks.slice(0, twoWeeks.findIndex((day) => day.startsWith(last)) + 1).join(" ");
};
/** With each day by its name. */
export const spelledOut = (text: string): string =>
  rewritten(text, otherDays).replace(dayRange, (_, first: string, last: string) => allDays(first, last));
/** Weekdays that a text names, in the order of a week. */
export const daysIn = (text: string): readonly Weekday[] => {
  const spelled = spelledOut(text);
  return dayPatterns.flatMap(([day, words]) => (spelled.search(words) >= 0 ? [day] : []));
};

/** "Mon, Wed" and "and Friday too": nothing but days, part of the list before or after it. */
const isDayList = (clause: string): boolean =>
  daysIn(clause).length > 0 &&
  /^(?: |and|or|on|the|every|please|pls|only|too|also|both|from|now|here|this|next|week|instead|long|easy|hard|(?:morning|afternoon|evening|night)s?|(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|days|nesday|nesdays|sday|sdays|rsday|rsdays|urday|urdays)?)*$/.test(
    spelledOut(clause),
  );
/** Parts of a sentence that say one thing each of days; a list of days is one part. */
export const clausesOfDays = (sentence: string): readonly string[] => {
  const clauses: string[] = [];
  let waiting = "";
  for (const clause of sentence.split(/[,:()&+]| and | then | so | while |(?<= )\d\)/)) {
    const at = /\b(?:too|also|as well)\b/.test(clause)
      ? clauses.findLastIndex((one) => daysIn(one).length > 0)
      : clauses.length - 1;
    const last = clauses[at];
    if (isDayList(clause) && last !== undefined && daysIn(last).length > 0) clauses[at] = `${last} ${clause}`;
    else if (isDayList(clause) && clause.split(" ").length < 4) waiting = `${waiting} ${clause}`;
    else {
      clauses.push(`${waiting} ${clause}`.trim());
      waiting = "";
    }
  }
  return waiting === "" ? clauses : [...clauses, waiting.trim()];
};

/** As every name of a month begins, in order. */
export const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const ahead = new RegExp(
  `\\bin (?:about )?(${numberWordPattern()}|an?|a couple of|a few|\\d{1,2}) (week|month|day)s?\\b`,
);
const inMonth = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: (?:to |till? |until )?\\d{1,2}(?:st|nd|rd|th)?)? (?:of )?)?(${months.join("|")})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b(?: (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b)?`,
);
const someDays: Readonly<Record<string, number>> = { a: 1, an: 1, "a couple of": 2, "a few": 3 };
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** The day that follows one of these words; "Sunday" of a Sunday is the one to come, and "next Sunday" is of the next week. */
const dayAfter = (before: string, sentence: string, date: CivilDate): CivilDate | null => {
  const [, said, name = ""] = new RegExp(`\\b(${before}) (\\w+)\\b(?! in\\b)`).exec(sentence) ?? [];
  const [day] = daysIn(name);
  if (day === undefined) return null;
  const ahead = (weekdays.indexOf(day) - weekdays.indexOf(weekdayOf(date)) + 7) % 7 || 7;
  const next = addDays(date, ahead);
  return said === "next" && mondayOf(next) === mondayOf(date) ? addDays(next, 7) : next;
};

/** "Race on Sunday", "10k on Sunday": the next one, where a day is named and nothing else. */
export const contestDate = (name: string, sentence: string, date: CivilDate): CivilDate | null =>
  /\b(?:race|match|meet|comp|competition|tournament|wedding|regatta|grading)\b|(?:\d ?km?|marathon|triathlon) ?$/.test(
    name,
  )
    ? dayAfter("on|next", sentence, date)
    : null;

/** The first of a named month, or so many weeks from now; null when no date is named. */
export const eventDate = (sentence: string, date: CivilDate): CivilDate | null => {
  const [found, many = "", unit = ""] = ahead.exec(sentence) ?? [];
  if (found !== undefined) return addDays(date, (someDays[many] ?? numberFrom(many)) * (unitDays[unit] ?? 1));
  const [, ofMonth] = /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! of)/.exec(sentence) ?? [];
  const coming = Array.from({ length: 31 }, (_, days) => addDays(date, days + 1));
  const onDay = coming.find((day) => Number(day.slice(8)) === Number(ofMonth));
  if (onDay !== undefined && !inMonth.test(sentence)) return onDay;
  if (/\bnext month\b/.test(sentence)) return addDays(date, 30);
  const soon = dayAfter("this|coming", sentence, date);
  if (soon !== null) return soon;
  const named = inMonth.exec(
    sentence.replace(/\bmay (?:be|i|we|not|have)\b|\bmarch(?:ing)? in place\b/g, ""),
  );
  if (named === null) return null;
  const month = String(months.indexOf(named[2] ?? "") + 1).padStart(2, "0");
  const day = String(Math.min(28, Number(named[1] ?? named[3] ?? "1")) || 1).padStart(2, "0");
  const year = Number(date.slice(0, 4));
  const thisYear = `${year}-${month}-${day}`;
  return thisYear >= date ? thisYear : `${year + 1}-${month}-${day}`;
};
