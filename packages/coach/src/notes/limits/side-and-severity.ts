/** Which side a sentence names, how bad it says it is, and how long ago it was. */

import type { Limit } from "@muster/domain/planning/limits";
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";
import { months } from "../wishes/weekdays.ts";

/** The side that a sentence in lower case names; 'both' when it names none or both. */
export const sideIn = (sentence: string): Limit["side"] => {
  const left = /\bleft\b/.test(sentence);
  return left ===
    /(?<!\b(?:heal\w*|not|n't|never|quite|just|all|been|feels?|felt|looks?|sit|sits) |n't )\bright\b(?! (?:now|after|before|away))/.test(
      sentence,
    )
    ? "both"
    : left
      ? "left"
      : "right";
};
/** The side of one part: that of the words around it, where a sentence tells of several parts; else the sentence's. */
export const sideOf = (sentence: string, part?: RegExp): Limit["side"] => {
  const own = sentence.split(/[,;&/]|\b(?:and|but|while|plus)\b/).find((words) => part?.test(words)) ?? "";
  const side = sideIn(own);
  return side === "both" ? sideIn(sentence) : side;
};

/** "Bad knees" are what somebody lives with; a knee that is bad today, bad pain and a very bad back are not. */
const livedWith =
  /(?<!\b(?:very|really|so|super|extremely|pretty|too) )\bbad (?:(?:left|right|lower|old) )*(?:knees?|back|shoulders?|hips?|ankles?|wrists?|elbows?|neck|joints?|foot|feet)\b(?! (?:pain|ach|sprain|strain|injur|tear|spasm|cramp|flare|today|now|again|this))/g;
/** The severity that a sentence in lower case names; 'moderate' when it names none. */
export const severityIn = (sentence: string): Limit["severity"] =>
  /\b(?:bad|badly|severe|sharp|terrible|agony|torn|tore|ruptur\w*|fractur\w*|broke\w*|can'?t|no (?:bending|lifting|loading|weight bearing)(?! (?:past|over|beyond|more|below|above))|awful|excruciating)\b/.test(
    sentence.replaceAll(livedWith, ""),
  )
    ? "severe"
    : /\b(?:slight\w*|bit|little|mild\w*|niggl\w*|a touch)\b/.test(sentence)
      ? "mild"
      : "moderate";

const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const;
const ago = new RegExp(
  `\\b(${numberWordPattern()}|an?|\\d{1,2}) (day|week|month|year)s? (?:ago|back|old|post\\w*|after|since)\\b`,
);
/** Nobody says how many: two at least. */
const yearsAgo = /\byears (?:ago|back)\b/;

const inYear = /\b(?:in|since|of|from) ((?:19|20)\d\d)\b/;
/** "Hip replaced 2019", "knee op (2015)". */
const operatedYear =
  /\b(?:replac\w*|reconstruct\w*|repair\w*|fus(?:ed|ion)|surger\w*|operat\w*|ops?|done|scoped?|new (?:hip|knee|shoulder)|\w+(?:ectomy|oplasty))\W{1,3}((?:19|20)\d\d)\b/;
/** Of a year its end, so that it is never called longer ago than it is. */
const endOfYearIn = (sentence: string): CivilDate | null => {
  const year = (inYear.exec(sentence) ?? operatedYear.exec(sentence))?.[1];
  return year === undefined ? null : `${Number(year)}-12-31`;
};

/**
 * Days since what a sentence dates: 'six weeks ago', '4 months postpartum', 'two years old', 'in 2009'; null without a date.
 * @param date the day on which it was written
 */
export const daysAgoIn = (sentence: string, date: CivilDate): number | null => {
  const [, count = "", unit = ""] = ago.exec(sentence) ?? [];
  const ended = endOfYearIn(sentence);
  if (unit === "" && ended !== null) return Math.max(0, daysBetween(ended, date));
  if (unit === "" && yearsAgo.test(sentence)) return 2 * daysOf.year;
  if (unit !== "day" && unit !== "week" && unit !== "month" && unit !== "year") return null;
  const many = /^an?$/.test(count) ? 1 : numberFrom(count);
  return many === null || Number.isNaN(many) ? null : many * daysOf[unit];
};

const ofMonth = new RegExp(
  `\\b(?:on (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?|in|since) (${months.join("|")})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b`,
);
/** A month is one that was only where it lies so near: an operation of January may be to come. */
const nearDays = 182;
/** "On 3 November", "in August": of a month its end, so that it is never called longer ago than it is. */
const dayOfMonthIn = (sentence: string, date: CivilDate): CivilDate | null => {
  const [, day, name = ""] = ofMonth.exec(sentence) ?? [];
  const month = `${String(months.indexOf(name) + 1).padStart(2, "0")}`;
  if (month === "00") return null;
  const year = Number(date.slice(0, 4)) - (month > date.slice(5, 7) ? 1 : 0);
  const ended = addDays(`${year}-${month}-01`, day === undefined ? 30 : Math.min(Number(day), 28) - 1);
  if (day !== undefined && ended > date) return null;
  return daysBetween(ended, date) > nearDays ? null : ended > date ? date : ended;
};

/** The day of it; in a note without a day of its own, which counts from long ago, a named year is that year. */
export const dayIn = (sentence: string, date: CivilDate): CivilDate | null => {
  const days = daysAgoIn(sentence, date);
  const ended = endOfYearIn(sentence);
  if (days === 0 && ended !== null && ended.slice(0, 4) > date.slice(0, 4)) return ended;
  return days === null ? dayOfMonthIn(sentence, date) : addDays(date, -days);
};
