/** What a note wishes for the weeks to come: days, minutes, place, exercises, muscles, an event, no jumps, quiet. */

import { emptyWish, type Wish, wishKey } from "@muster/domain/planning/limits";
import { addDays, type CivilDate, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";
import { exercisesIn, withExercises } from "./exercise-words.ts";
import { sentencesOf } from "./sentence.ts";
import {
  asks,
  asksElsewhere,
  asksPlainly,
  dislikes,
  type Elsewhere,
  elsewhere,
  event,
  likes,
  muscleWords,
  noJumps,
  past,
  places,
  quiet,
  wantsLess,
  wantsMore,
} from "./wish-words.data.ts";

/** Days that a wish about one week holds; wishes about taste hold until they are taken out. */
const weekOfWish = 10;

const numberWords = numberWordPattern();

const daysIn = (text: string): readonly Weekday[] =>
  weekdays.filter((day) =>
    new RegExp(
      `\\b${day}s?\\b|\\b${day.slice(0, 3)}${day === "thursday" ? "(?:rs?)?" : day === "sunday" ? "" : "s?"}\\b(?! up)`,
    ).test(
      text
        .replace(/\bweekends?\b/g, "saturday sunday")
        .replace(/\b(?:weekdays|working days)\b/g, "monday tuesday wednesday thursday friday")
        .replace(/\bsun(?= (?:is|was|out|shine))|\bsat (?=on|in|down|at)/g, ""),
    ),
  );

const wish = (date: CivilDate, type: Wish["type"], days: number | null, part: Partial<Wish> = {}): Wish => ({
  ...emptyWish,
  date,
  type,
  source: "note",
  until: days === null ? null : addDays(date, days - 1),
  ...part,
});

const dayWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  const holds = /\b(?:always|every week|from now on|permanently|each week)\b/.test(sentence)
    ? null
    : weekOfWish;
  const [wanted = "", given] = sentence.split(/\b(?:instead of|rather than|not on|and not|but not|, not)\b/);
  const minutes = sentence.split(/,| and | then /).flatMap((part) => {
    const many = minutesIn(part, sentence);
    return many === null
      ? []
      : [wish(date, "minutes", holds, { minutes: many, weekdays: [...daysIn(part)] })];
  });
  if (minutes.length > 0) return minutes;
  const days = daysIn(wanted);
  const swapped = /\b(?:swap|switch|move|shift|change|trade) (.*?) (?:for|to|with|into) (.*)/.exec(sentence);
  const [, from = "", to = ""] = swapped ?? [];
  if (daysIn(from).length > 0 && daysIn(to).length > 0)
    return [
      wish(date, "days", holds, { weekdays: [...daysIn(to)] }),
      wish(date, "days_off", holds, { weekdays: [...daysIn(from)] }),
    ];
  const off =
    /\b(?:can'?t|cannot|can not|won'?t|(?:is|are|'s) out|not (?:free|able|possible|available)|no (?:time|training|gym|workouts?)|off|rest|busy|away|except|skip|free|without|never|unavailable|working|on call|anything but|impossible|not|no)\b/;
  const isTrained =
    /\b(?:only (?:train|work ?out|free|have|can)|train|work ?out|move|shift|swap|switch|prefer|want|like|rather|do|can (?:only )?(?:do|train|make)|free on|available|session|days? (?:are|would be)|instead|works?|suits?|better|only|just)\b/;
  if (days.length > 0 && !past.test(sentence)) {
    const isOff =
      off.test(wanted) &&
      !/\bonly (?:free|have|can|\w+day)|\b(?:just|only) (?:mon|tue|wed|thu|fri|sat|sun)|free (?:on|only)|instead\b/.test(
        sentence,
      );
    if (isOff) return [wish(date, "days_off", holds, { weekdays: [...days] })];
    const negated = given === undefined ? [] : daysIn(given);
    if (isTrained.test(sentence) || given !== undefined)
      return [
        wish(date, "days", holds, { weekdays: [...days] }),
        ...(negated.length === 0 ? [] : [wish(date, "days_off", holds, { weekdays: [...negated] })]),
      ];
  }
  const count = new RegExp(
    `\\b(${numberWords}|[2-7]) (?:training |work ?out |gym )?(?:days|sessions|workouts|times|x)\\b(?! (?:ago|in a row|straight|off|of rest))`,
  ).exec(sentence);
  return count !== null && asks.test(sentence) && !past.test(sentence) && !/\brest\b/.test(sentence)
    ? [wish(date, "days", holds, { count: numberFrom(count[1] ?? "") })]
    : [];
};

/** Minutes that a session may take; null when none are wished. */
const minutesIn = (sentence: string, whole: string): number | null => {
  if (past.test(sentence) && !/\b(?:only have|want|please|next|max|keep)\b/.test(sentence)) return null;
  if (
    /\b(?:rest|plank|walk to|warm ?up|mile|km|run in|hold|drive|away|late|between sets|sleep)\b/.test(
      sentence,
    )
  )
    return null;
  const meant =
    /\b(?:only|max|most|short|than|have|keep|under|within|per|sessions?|workouts?|each|day|time|limit\w*|free|enough|squeeze|fit|need|want|please|go|up to|cap|tops|quick\w*|lunch|before work|left|shorter|longer|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tue|weekdays?)\b/;
  if (!meant.test(whole)) return null;
  if (/\bhalf an hour|half hour\b/.test(sentence)) return 30;
  if (/\b(?:three quarters of an hour)\b/.test(sentence)) return 45;
  if (/\b(?:an hour and a half|hour and a half)\b/.test(sentence)) return 90;
  const found = new RegExp(`\\b(${numberWords}|\\d{1,3}) ?(?:min(?:ute)?s?|mins|')(?:\\b|$)`).exec(sentence);
  if (found !== null) {
    const minutes = numberFrom(found[1] ?? "");
    return minutes >= 5 && minutes <= 240 ? minutes : null;
  }
  return /\b(?:an|one|1) hour\b/.test(sentence) ? 60 : null;
};

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
/** The first of a named month, or so many weeks from now; null when no date is named. */
const eventDate = (sentence: string, date: CivilDate): CivilDate | null => {
  const ahead = new RegExp(`\\bin (?:about )?(${numberWords}|\\d{1,2}) (week|month|day)s?\\b`).exec(sentence);
  if (ahead !== null)
    return addDays(
      date,
      numberFrom(ahead[1] ?? "") * (ahead[2] === "month" ? 30 : ahead[2] === "week" ? 7 : 1),
    );
  if (/\bnext month\b/.test(sentence)) return addDays(date, 30);
  const named = new RegExp(
    `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${months.join("|")})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\b(?: (\\d{1,2})(?:st|nd|rd|th)?\\b)?`,
  ).exec(sentence.replace(/\bmay (?:be|i|we|not|have)\b/g, ""));
  if (named === null) return null;
  const month = String(months.indexOf(named[2] ?? "") + 1).padStart(2, "0");
  const day = String(Math.min(28, Number(named[1] ?? named[3] ?? "1")) || 1).padStart(2, "0");
  const year = Number(date.slice(0, 4));
  const thisYear = `${year}-${month}-${day}`;
  return thisYear >= date ? thisYear : `${year + 1}-${month}-${day}`;
};

const exerciseWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  const text = withExercises(sentence);
  return exercisesIn(text).flatMap(({ term, index, ids }): readonly Wish[] => {
    const before = text.slice(Math.max(0, index - 60), index);
    const after = text.slice(index + term.length, index + term.length + 40);
    const isOut =
      [...before.matchAll(dislikes)].some(
        ({ index: at, 0: word }) =>
          !/\b(?:but|then|want|more|prefer|please|give me)\b/.test(before.slice(at + word.length)) ||
          word === "don't want",
      ) ||
      (/^ (?:\w+ ){0,3}(?:out|off|away|are (?:\w+ )?(?:boring|awful|the worst|not for me|devil|evil|hell|torture|cruel|pointless|stupid|useless)|suck|bore me|again)\b/.test(
        after,
      ) &&
        /\b(?:leave|take|skip|drop|devil|evil|hell|torture|cruel|pointless|stupid|useless|boring|awful|worst|not for me|suck|bore|please no|not .* again|no)\b/.test(
          text,
        ));
    if (isOut)
      return past.test(before) && !/\b(?:please|hate|no more|leave|don'?t)\b/.test(text)
        ? []
        : [wish(date, "exercise_out", null, { exerciseIds: [...ids] })];
    return likes.test(before) &&
      !/\b(?:did|than|went|was|were|managed|hit|got|felt|still love|loved|felt like|can do)\b/.test(before)
      ? [wish(date, "exercise_in", null, { exerciseIds: [...ids] })]
      : [];
  });
};

const muscleWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  if (past.test(sentence) && !/\b(?:please|want|next|more|like)\b/.test(sentence)) return [];
  return muscleWords.flatMap(([muscle, words]): readonly Wish[] => {
    const found = words.exec(sentence);
    if (found === null) return [];
    const before = sentence.slice(Math.max(0, found.index - 40), found.index);
    const after = sentence.slice(found.index + found[0].length, found.index + found[0].length + 30);
    if (wantsLess.test(before) && !/\b(?:no longer|not enough)\b/.test(before))
      return [wish(date, "muscle_less", null, { muscle })];
    if (
      /\b(?:not enough)\b/.test(before) ||
      wantsMore.test(before) ||
      /^ (?:\w+ ){0,2}(?:need more|more|bigger|stronger|lags?|lagging|(?:is|are) (?:\w+ )?(?:behind|lagging|weak|small|flat)|behind|weak point|priority|work please|please|first)\b/.test(
        after,
      )
    )
      return /\b(?:did|than|more weight|felt|feel|hurts?|sore|looks?|looking)\b/.test(sentence)
        ? []
        : [wish(date, "muscle_more", null, { muscle })];
    return [];
  });
};

const wishesOf = (sentence: string, date: CivilDate): readonly Wish[] => {
  const exercises = noJumps.test(sentence) ? [] : exerciseWishes(sentence, date);
  const place =
    past.test(sentence) && !/\b(?:next|(?:re)?joined|got|signed)\b/.test(sentence)
      ? undefined
      : places.find(([, words]) => words.test(sentence))?.[0];
  const named =
    past.test(sentence) &&
    !/\b(?:next|in \w+ (?:weeks?|months?)|coming|prepare|train(?:ing)? for|signed|entered|booked)\b/.test(
      sentence,
    )
      ? null
      : event.exec(sentence);
  const when = named === null ? null : eventDate(sentence, date);
  return [
    // "In the gym on Tuesdays" names the days of the place, not the only ones to train on.
    ...dayWishes(sentence, date).filter(({ type }) => place === undefined || type !== "days"),
    ...(place === undefined
      ? []
      : [
          wish(date, "place", weekOfWish, {
            place,
            weekdays: place === "floor" ? [] : [...daysIn(sentence)],
          }),
        ]),
    ...exercises,
    ...(exercises.length > 0 ? [] : muscleWishes(sentence, date)),
    ...(named !== null &&
    (when !== null ||
      /\b(?:train(?:ing)? for|prepar\w+ for|ready for|(?:lose|fit|want|get|be|look)\b.*\bbefore (?:the|my|our)|for (?:the|my|a|our)|coming up|signed up|entered)\b/.test(
        sentence,
      ))
      ? [wish(date, "event", null, { name: named[0], eventDate: when, until: when })]
      : []),
    ...(noJumps.test(sentence) ? [wish(date, "no_jumps", null)] : []),
    ...(quiet.test(sentence) ? [wish(date, "quiet", null)] : []),
  ];
};

/**
 * @param text after `plain` @param hurts when the note tells of pain: "no more lunges" is told by the limit as well
 * @returns what was understood, each once, and whether something was asked for that fits nowhere
 */
export const wishesIn = (
  text: string,
  date: CivilDate,
  hurts: boolean,
): {
  readonly found: readonly Wish[];
  readonly elsewhere: readonly Elsewhere[];
  readonly isUnplaced: boolean;
} => {
  const read = sentencesOf(text).map((sentence) => ({ sentence, wishes: wishesOf(sentence, date) }));
  const found = new Map(read.flatMap(({ wishes }) => wishes).map((one) => [wishKey(one), one]));
  return {
    found: [...found.values()],
    elsewhere: read.flatMap(({ sentence, wishes }) =>
      wishes.length > 0 || past.test(sentence) || !asksElsewhere.test(sentence)
        ? []
        : elsewhere.flatMap(([about, words]) =>
            words.test(sentence) ? [{ about, words: sentence.trim() }] : [],
          ),
    ),
    isUnplaced:
      !hurts && read.some(({ sentence, wishes }) => wishes.length === 0 && asksPlainly.test(sentence)),
  };
};
