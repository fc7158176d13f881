/**
 * Sentences of known words alone: most need no alarm, a plain fall is asked about. What says more, of a swelling or a numb foot, is for
 * the lists and the model.
 */
import { complaint, partsIn } from "../body.data.ts";
import { isReported } from "../clauses/reported.ts";
import { withExercises, withoutExercises } from "../exercise-words.ts";
import * as words from "./harmless-words.data.ts";

const whole = (alternatives: readonly string[], flags = ""): RegExp =>
  new RegExp(`(?<![\\w'])(?:${alternatives.join("|")})(?![\\w'])`, flags);

/** @param without what is taken out of it first; null where it has none of that */
const rule = (
  { has, may }: words.MadeOf,
  without: (sentence: string) => string | null = (sentence) => sentence,
) => {
  const needed = has.map((one) => whole([one]));
  const known = whole(may, "g");
  return (sentence: string): boolean =>
    needed.every((one) => one.test(sentence)) && !/\w/.test(without(sentence)?.replace(known, " ") ?? "more");
};

const besideExercises = (sentence: string): string | null => {
  const { named, left } = withoutExercises(withExercises(sentence));
  return named.length === 0 ? null : left;
};

/** Muscles as a name of their work: "no legs on Thursday". */
const work =
  /\b(?:leg|chest|back|arm|lat|pec|delt|hamstring|bum|shoulder|ab|core|glute|quad|bicep|tricep|(?:upper|lower) body)s?\b/g;
const besideWork = (sentence: string): string | null => {
  const left = besideExercises(sentence);
  if (left !== null) return left;
  const text = withExercises(sentence);
  return text.search(work) < 0 ? null : text.replace(work, " ");
};

const withoutParts = (sentence: string): string | null => {
  const parts = partsIn(sentence);
  return parts.length === 0
    ? null
    : parts
        .reduce((left, part) => left.replace(part, ""), sentence.replace(/'s\b/g, " is"))
        .replace(/\s+/g, " ");
};

/** Nothing but sport: no sign and no complaint. */
export const isPlainSport = rule(words.sport);
const isNews = rule(words.news, withoutParts);
/** An illness told in its plain words: rest where it goes on, and no sign. */
export const isPlainIllness = rule(words.illness);
const isNoise = rule(words.noise);
const isChildsNight = rule(words.childsNight);
const isWeakLift = rule(words.weakLift, besideExercises);
const isOrder = rule(words.order, besideWork);
const isAche = rule(words.ache);
const isFall = rule(words.fall);
const isOfDates = rule(words.dates);
/** All of a body is worn out by work: what the check-in asks after. */
export const isWorn = rule(words.worn);
/** Nothing but which side of a body has always been the weaker one. */
export const isBuiltSo = rule(words.builtSo);

const goesOnIn = (next: string): boolean =>
  partsIn(next).length === 0 && (words.goesOnAfterBut.test(next) || isReported(next, complaint));

/**
 * Sport, days, a worn-out body, a joint that makes noises and is fine, and a weak lift say nothing of health; news is of a place that is better, and relapse of
 * one that is better but; an order names what goes, and leaves nothing to ask; an ache limits and is no sign; a fall of which nothing more is told is asked about.
 */
export type Harmless = "nothing" | "news" | "relapse" | "order" | "ache" | "fall";

/** @param sentence in one spelling @param next the sentence after it, since "but" begins one of its own */
export const harmlessIn = (sentence: string, next: string): Harmless | null => {
  if (isPlainSport(sentence) || isChildsNight(sentence)) return "nothing";
  if (isWorn(sentence) || isOfDates(sentence)) return "nothing";
  if (isNoise(sentence) || isNoise(`${sentence}, ${next}`)) return "nothing";
  if (isNews(sentence)) return goesOnIn(next) ? "relapse" : "news";
  if (isWeakLift(sentence)) return "nothing";
  if (isOrder(sentence)) return "order";
  if (isFall(sentence)) return "fall";
  return isAche(sentence) ? "ache" : null;
};
