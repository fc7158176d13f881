/** Days, numbers of days and minutes that a sentence asks for. */
import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import { addDays, type CivilDate, daysBetween, mondayOf } from "@muster/domain/shared/dates";
import { numberFrom, numberWordPattern } from "@muster/domain/shared/number-words";
import { isOfOthers } from "../clauses/reported.ts";
import { exercisesIn, withExercises } from "../exercise-words.ts";
import { matchesIn } from "../word-list.ts";
import { styleWords } from "./style-words.data.ts";
import { clausesOfDays, dayPatterns, daysIn, spelledOut } from "./weekdays.ts";
import * as words from "./wish-words.data.ts";

/** Days that a wish about one week holds; wishes about taste hold until they are taken out. */
export const weekOfWish = 10;

/** Days for which a wish of a sentence holds that speaks of days, minutes or places; null until it is taken out. */
export const daysInForceOf = (sentence: string, date: CivilDate): number | null =>
  words.ofOneWeek.test(sentence)
    ? daysBetween(date, addDays(mondayOf(date), 12)) + 1
    : words.ofEveryWeek.test(sentence)
      ? null
      : weekOfWish;

/** Said of no week: read on a Monday, one that names its week holds longer. */
export const isOfNoWeek = ({ date, until }: Pick<Wish, "date" | "until">): boolean =>
  until === null || daysBetween(date, until) < weekOfWish;

/** A wish entered on `date`. @param days how long it holds, in days; null until it is taken out */
export const wish = (
  date: CivilDate,
  type: Wish["type"],
  days: number | null,
  part: Partial<Wish> = {},
): Wish => ({
  ...emptyWish,
  date,
  type,
  source: "note",
  until: days === null ? null : addDays(date, days - 1),
  ...part,
});

const numberWords = numberWordPattern();
const inMinutes = new RegExp(`\\b(${numberWords}|\\d{1,3}) ?(?:min(?:ute)?s?|m)\\b|\\b(\\d{2})'`);

const minutesIn = (clause: string, sentence: string): number | null => {
  if (/\btoo (?:long|short|much)\b/.test(clause)) return null;
  if (isOfOthers(clause) || (/\b(?:today|so far)\b/.test(sentence) && !words.requestPhrases.test(sentence)))
    return null;
  if (words.past.test(clause) && !/\b(?:only have|want|please|next|max|keep|now|got)\b/.test(clause))
    return null;
  if (
    words.notASession.test(clause) ||
    !(words.aboutSessions.test(sentence) || daysIn(sentence).length > 0 || words.bareAmount.test(clause))
  )
    return null;
  const named = words.lengths.find(([length]) => length.test(clause))?.[1];
  if (named !== undefined) return named;
  const [, minutes, primes = words.capped.exec(clause)?.[1]] = inMinutes.exec(clause) ?? [];
  const many = numberFrom(minutes ?? primes ?? "");
  return many >= 5 && many <= 240 ? many : null;
};

const timesAWeek = new Map([
  ["once", 1],
  ["twice", 2],
  ["thrice", 3],
  ["daily", 7],
  ["every day", 7],
  ["every single day", 7],
]);
const timesOf = (word: string): number => timesAWeek.get(word) ?? numberFrom(word);
const counted = new RegExp(
  `\\b((?:${numberWords}|[1-7])(?= ?(?:training |work ?out |gym |strength )?(?:days?|sessions?|workouts?|times|trainings|x|(?:a|per|each) week)\\b(?! (?:ago|in a row|straight|off|of rest|later|old)))|(?:once|twice|thrice)(?= (?:a|per|each|every) week\\b))`,
);
const often = new RegExp(
  `^(?: \\w+){0,2}? ((?:${numberWords}|[2-7])(?= ?(?:times?|days?|sessions?|x)? (?:a|per|each|every) week)|(?:twice|thrice)(?= (?:a|per|each|every) week)|every (?:single )?day\\b|daily\\b)`,
);
/** On how many days of a week a thing is wanted; null when nothing is said of it. @param after what follows its name */
export const daysWanted = (after: string): number | null => {
  const count = timesOf(often.exec(after)?.[1] ?? "");
  return count >= 2 && count <= 7 ? count : null;
};

/** "Glutes 3 times a week", "I run four times a week": how often one thing comes is no number of training days. */
const isOfOneThing = (before: string): boolean => {
  const text = withExercises(before);
  const ends = [
    ...exercisesIn(text).map(({ term, index }) => index + term.length),
    ...[
      ...words.muscleWords.map(([, muscle]) => muscle),
      words.otherSports,
      styleWords.split,
      words.cardioWords,
    ].flatMap((one) => matchesIn(text, one).map(({ index, 0: word }) => index + word.length)),
  ];
  return ends.some((end) => words.linking.test(text.slice(end)));
};
const countIn = (sentence: string): number | null => {
  const found = counted.exec(sentence);
  if (found === null) return null;
  const [, word = ""] = found;
  const count = timesOf(word);
  const clause = sentence.split(/,| so /).find((part) => part.includes(word)) ?? "";
  const isRequest =
    words.requestPhrases.test(sentence) ||
    /\b(?:a|per|each|every|this|next) week\b/.test(sentence) ||
    clausesOfDays(sentence).some((clause) => words.bareAmount.test(clause) && counted.test(clause));
  return isRequest &&
    (count > 1 || word === "once") &&
    count <= 7 &&
    !words.past.test(clause) &&
    !/\brest\b|^ ?(?:is|are|how|does|do|why)\b/.test(sentence) &&
    !isOfOneThing(sentence.slice(0, found.index))
    ? count
    : null;
};

/** Nothing is said but days. */
const isOfDaysAlone = (clause: string): boolean =>
  !/[a-z]/.test(
    [...dayPatterns.map(([, day]) => day), words.vague, words.smallWords].reduce(
      (left, known) => left.replace(known, " "),
      spelledOut(clause),
    ),
  );
/** "Monday and Friday, 40 minutes", "only Fridays, 20 minutes": the days to train on, with how long each takes. */
const namesOnlyDays = (clause: string): boolean =>
  (daysIn(clause).length > 1 ? /^(?!on )\D/ : /^(?:only|just) /).test(clause) &&
  isOfDaysAlone(clause.replace(inMinutes, ""));
/** "I want to look good on Saturday" is no day to train on. */
const asksForDays = (sentence: string, clause: string): boolean =>
  (words.on.test(sentence) || (daysIn(clause).length > 1 && isOfDaysAlone(sentence))) &&
  (words.on.test(sentence.replace(words.vague, "")) ||
    words.ofTraining.test(clause) ||
    isOfDaysAlone(clause));

const denied =
  /\b(?:no|not|without|skip|avoid|drop|cancel|remove|never|leave out) (?:(?:the|any|my|more|doing|heavy) )*$/;
/** "No squats on Friday" leaves the squats out and not the day: the clause without them. */
const withoutDenied = (clause: string): string => {
  const text = withExercises(clause).replace(/\b(?:no|without|skip|drop) (?:(?:the|any|more) )?cardio\b/, "");
  return exercisesIn(text).reduceRight(
    (rest, { term, index }) => rest.slice(0, index).replace(denied, "") + rest.slice(index + term.length),
    text,
  );
};

/** @param sentence in one spelling; minutes of some days, days to train on, days without, a number of days */
export const timeWishes = (sentence: string, date: CivilDate): readonly Wish[] => {
  const weekWish = (type: Wish["type"], part: Partial<Wish>) =>
    wish(date, type, daysInForceOf(sentence, date), part);
  const ofDays = (type: "days" | "days_off", text: string): readonly Wish[] => {
    const named = daysIn(text);
    return named.length === 0 ? [] : [weekWish(type, { weekdays: [...named] })];
  };
  if (words.tradedDays.test(sentence) || isOfOthers(sentence)) return [];
  const [, from = "", to = ""] = words.swapped.exec(sentence) ?? [];
  if (daysIn(from).length > 0 && daysIn(to).length > 0)
    return [...ofDays("days", to), ...ofDays("days_off", from)];
  // Until which day something holds says nothing of that day; "Monday to Friday" has another word.
  const told = sentence.replace(/\b(?:until|till?) (?:(?:next|this) )?\w+day\b/g, "");
  const clauses = /hour and a (?:half|quarter)/.test(sentence) ? [told] : clausesOfDays(told);
  const found = clauses.flatMap((clause, index): readonly Wish[] => {
    const minutes = minutesIn(clause, sentence);
    if (minutes !== null) {
      const before = clauses[index - 1] ?? "";
      const isOfBefore =
        daysIn(clause).length === 0 &&
        minutesIn(before, sentence) === null &&
        /\b(?:quick|short(?:er)?|brief|long|need|have) /.test(`${before} `);
      return [
        weekWish("minutes", { minutes, weekdays: [...daysIn(isOfBefore ? before : clause)] }),
        ...(namesOnlyDays(clause) ? ofDays("days", clause) : []),
      ];
    }
    if (words.past.test(clause)) return [];
    const [wanted = "", given = ""] = clause.split(words.givenUp);
    const next = clauses[index + 1] ?? "";
    const isOff =
      (words.off.test(withoutDenied(wanted)) && !words.onlyOn.test(clause)) ||
      (daysIn(next).length === 0 && words.nothingThen.test(next));
    const isOn = given !== "" || asksForDays(sentence, clause);
    return [
      ...(isOff ? ofDays("days_off", wanted) : isOn ? ofDays("days", wanted) : []),
      ...ofDays("days_off", given),
    ];
  });
  const count = found.some(({ type }) => type === "days") ? null : countIn(sentence);
  return count === null ? found : [...found, weekWish("days", { count })];
};
