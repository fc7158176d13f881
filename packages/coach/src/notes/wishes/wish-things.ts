/**
 * Wishes for exercises, muscles and cardio. Each gets what is said of it before or after it in its clause, of a list it is in, or of "it" and
 * "them" in the clause after.
 */
import type { CardioAmount } from "@muster/domain/planning/limit-options.text";
import type { Wish } from "@muster/domain/planning/limits";
import type { TargetArea } from "@muster/domain/profiles/options.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { isOfOthers } from "../clauses/reported.ts";
import { exercisesIn, withExercises } from "../exercise-words.ts";
import { matchesIn } from "../word-list.ts";
import { styleWords } from "./style-words.data.ts";
import { daysInForceOf, daysWanted, wish } from "./wish-times.ts";
import * as words from "./wish-words.data.ts";

type Stance = "in" | "out";
type Thing = {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly muscles: readonly TargetArea[];
  /** Cardio by any of its names, or an exercise of it that is wanted more. */
  readonly isCardio?: true;
};
type Clause = {
  readonly text: string;
  readonly things: readonly Thing[];
  /** It tells of a complaint: an exercise may be left out for it, nothing more is wanted. */
  readonly hurts: boolean;
  /** Its sentence says "please", or is the whole note: what stands alone in it is asked for. */
  readonly asks: boolean;
};

/** Exercises first: "calf raises" are no calves. */
const thingsIn = (text: string): readonly Thing[] => {
  const thing = (start: number, word: string, what: Partial<Thing>): Thing => ({
    start,
    end: start + word.length,
    ids: [],
    muscles: [],
    ...what,
  });
  const named = (wanted: RegExp, what: Partial<Thing>): readonly Thing[] =>
    matchesIn(text, wanted).map(({ index, 0: word }) => thing(index, word, what));
  const exercises = exercisesIn(text).map(({ term, index, ids }) => thing(index, term, { ids }));
  const others = [
    ...words.muscleWords.flatMap(([muscles, wanted]) => named(wanted, { muscles })),
    ...named(words.cardioWords, { isCardio: true }),
  ];
  return [
    ...exercises,
    ...others.filter(({ start, end }) =>
      exercises.every((one) => end < one.start - 1 || start > one.end + 1),
    ),
  ].toSorted((a, b) => a.start - b.start);
};

const clausesOf = (sentence: string, hurts: boolean, isAll: boolean): readonly Clause[] =>
  withExercises(sentence.replace(words.fromChair, "chair squats"))
    .split(
      /[,()]|\b(?:so(?! (?:many|much|often))|because|since|then|while)\b|(?<= )\d\)|(?<=^ ?(?:my|his|her) .*)\band(?= i\b)/,
    )
    // What is said of jumps is told by their own wish.
    .map((part) => part.replace(words.noJumps, ""))
    .filter((text) => text.trim() !== "")
    .map((text) => ({
      text,
      things: thingsIn(text),
      hurts: hurts || words.complains.test(text),
      asks: isAll || words.please.test(sentence),
    }));

/** The last match's end, or -1. */
const lastOf = (text: string, wanted: RegExp): number =>
  matchesIn(text, wanted).reduce((_, { index, 0: found }) => index + found.length, -1);
const firstOf = (text: string, wanted: RegExp): number => {
  const [first] = matchesIn(text, wanted);
  return first === undefined || first.index > 30 ? Number.POSITIVE_INFINITY : first.index;
};

/** The nearest word of wanting before a thing, else the first after it; words that deny a wanting hide it. */
const stanceOf = (before: string, after: string, isMuscle = false): Stance | null => {
  const near = before.slice(-70);
  const rest = near.replace(words.outBefore, (found) => "_".repeat(found.length));
  const out = words.outBeside.test(near) ? near.length : lastOf(near, words.outBefore);
  const wanted = lastOf(rest, words.inBefore);
  if (out >= 0 && out >= wanted) return "out";
  const isPast = words.past.test(before) && !words.requestPhrases.test(before) && !/\bwhere\b/.test(before);
  const outLater = firstOf(after, words.outAfter);
  const inLater = firstOf(
    after.replace(words.outAfter, (found) => "_".repeat(found.length)),
    words.inAfter,
  );
  if (outLater < inLater) return "out";
  if (words.insteadOf.test(after) || /^ (?:instead|back in|in) *$/.test(after)) return "in";
  if (wanted >= 0 && near.search(words.plainlyIn) >= 0 && !isPast) return "in";
  if (inLater < Number.POSITIVE_INFINITY && !isPast) return "in";
  return out >= 0 && wanted < 0 ? "out" : isPast || isMuscle ? null : words.tasteIn(`${near} ${after}`);
};

/** What a clause without a thing says of the last ones; of praise and of numbers it says nothing. */
const answerOf = (clause: string): Stance | null => {
  if (words.bareAnswer.test(clause))
    return /\b(?:more|keep)\b/.test(clause) && !/\bno more\b/.test(clause) ? "in" : "out";
  if (clause.trim().split(" ").length <= 3 && words.tasteIn(clause) !== null) return words.tasteIn(clause);
  if (!words.pronoun.test(clause) || /\d|\b(?:lov\w+|like|felt|enjoy\w*|hate) it\b/.test(clause)) return null;
  return stanceOf(clause.replace(words.pronoun, "").replace(/\s+/g, " "), "");
};

type ThingStance = Thing & {
  readonly stance: Stance | null;
  readonly clause: Clause;
  readonly before: string;
};

/** How much cardio is wanted; null: how much is not what was said. */
const amountOf = ({ stance, ids, isCardio, clause, before, end }: ThingStance): CardioAmount | null => {
  const after = clause.text.slice(end);
  if (isCardio !== true)
    return stance === "in" && words.asksForMore(before, after) && ids.every(isOfCardio) ? "more" : null;
  if (stance === null || words.tellsOfCardio(clause.text, before)) return null;
  if (stance === "in") return "more";
  return words.noneBefore.test(before) || words.noneAfter.test(after) ? "none" : "less";
};
const isOfCardio = (id: string): boolean => exerciseById(id)?.pattern === "cardio";

const wishesOfClauses = (clauses: readonly Clause[]): readonly ThingStance[] => {
  const found: ThingStance[] = [];
  for (const clause of clauses) {
    const { text, things } = clause;
    if (things.length === 0) {
      const stance = answerOf(text);
      const from = found.at(-1)?.clause;
      if (stance !== null)
        for (const [index, one] of found.entries())
          if (one.clause === from && (one.muscles.length === 0 || words.tasteIn(text) === null))
            found[index] = { ...one, stance };
      continue;
    }
    for (const [index, thing] of things.entries()) {
      const last = things[index - 1];
      const previous = found.at(-1);
      const before = text.slice(last?.end ?? 0, thing.start);
      const after = text.slice(thing.end, things[index + 1]?.start);
      const isSwapped = last !== undefined && words.swaps.test(text) && words.intoAnother.test(before);
      const own = isSwapped ? "in" : stanceOf(before, after, thing.muscles.length > 0);
      // "No squats or lunges please": what stands behind an "or" goes as well.
      const isDeniedToo = /^ n?or (?:(?:the|any|heavy) )?$/.test(before) && previous?.stance === "out";
      const joined = words.joining.test(before)
        ? (own ??
          previous?.stance ??
          (clause.asks && words.joining.test(after.replace(/^ twice a week/, "")) ? "in" : null))
        : own;
      // What others like is known for what is said of it next: "my wife loves lunges and I hate them".
      const stance = isOfOthers(text) ? null : isDeniedToo ? "out" : joined;
      found.push({ ...thing, stance, clause, before });
      // "Goblet squats, not barbell squats".
      const isContrast = stance === "out" && /^ not (?:the )?$/.test(before);
      if (
        last !== undefined &&
        (isContrast || words.joining.test(before)) &&
        previous?.stance === null &&
        stance !== null
      )
        found[found.length - 2] = { ...previous, stance: isContrast ? "in" : stance };
    }
  }
  return found;
};

/** "Box squats instead of squats" keeps the box squats, and "rowing instead of running" is the machine, no row with a bar. */
const exchanged = (all: readonly ThingStance[]): readonly ThingStance[] =>
  all.map((one) => {
    const others = all.flatMap(({ stance, ids }) => (stance !== null && stance !== one.stance ? ids : []));
    const isKept =
      one.stance === "out"
        ? (id: string) => !others.includes(id)
        : (id: string) => others.length === 0 || isOfCardio(id) === others.every(isOfCardio);
    const ids = one.ids.filter(isKept);
    return one.stance === null || ids.length === 0 ? one : { ...one, ids };
  });

/** Of mobility, or of when in a session: the muscle is worked as much as before. */
const isOfStyle = (text: string): boolean =>
  text.search(styleWords.mobility) >= 0 ||
  (text.search(styleWords.order) >= 0 && !/\b(?:more|extra|bigger|less)\b/.test(text));

/** @param hurt which sentences tell of pain: an exercise may be left out for it, nothing more is wanted */
export const thingWishes = (
  sentences: readonly string[],
  hurt: (sentence: string) => boolean,
  date: CivilDate,
): readonly Wish[] =>
  exchanged(
    wishesOfClauses(
      sentences.flatMap((sentence) => clausesOf(sentence, hurt(sentence), sentences.length === 1)),
    ),
  ).flatMap((one): readonly Wish[] => {
    const { stance, ids, muscles, isCardio, clause, end } = one;
    if (stance === null || (clause.hurts && (stance === "in" || muscles.length > 0))) return [];
    const amount = amountOf(one);
    // The clause is in the singular.
    const said = clause.text.replace(/\bthi\b/g, "this");
    const held = words.ofOneWeek.test(said) ? daysInForceOf(said, date) : null;
    const cardio = amount === null ? [] : [wish(date, "cardio", held, { amount })];
    if (isCardio === true) return cardio;
    if (muscles.length > 0)
      return words.describes.test(clause.text) || isOfStyle(clause.text)
        ? []
        : muscles.map((muscle) =>
            wish(date, stance === "in" ? "muscle_more" : "muscle_less", null, { muscle }),
          );
    const count = stance === "in" ? daysWanted(clause.text.slice(end)) : null;
    return [wish(date, `exercise_${stance}`, null, { exerciseIds: [...ids], count }), ...cardio];
  });
