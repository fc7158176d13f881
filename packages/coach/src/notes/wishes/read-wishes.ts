/**
 * What a note wishes for the weeks to come: days, minutes, place, exercises, muscles, an event, no jumps, quiet. Exercises and
 * muscles are things; each gets what is said of it before or after it in its clause, of a list it is in, or of "it" and "them" in
 * the clause after.
 */
import { type Wish, wishKey } from "@muster/domain/planning/limits";
import type { TargetArea } from "@muster/domain/profiles/options";
import type { CivilDate, Weekday } from "@muster/domain/shared/dates";
import { exercisesIn, withExercises } from "../exercise-words.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import { matchesIn } from "../word-list.ts";
import { awayKitIn, homeKitIn, unknownKit } from "./away-kit.ts";
import { isCalmHabit, lightLegsIn, sportDaysIn } from "./sport-days.ts";
import { contestDate, daysIn, eventDate } from "./weekdays.ts";
import { daysHeld, daysWanted, timeWishes, weekOfWish, wish } from "./wish-times.ts";
import {
  away,
  bareAnswer,
  commits,
  complains,
  describes,
  dietWords,
  type Elsewhere,
  elsewhere,
  event,
  inAfter,
  inBefore,
  muscleWords,
  noJumps,
  otherRequestPhrases,
  outAfter,
  outBefore,
  outBeside,
  past,
  places,
  plainlyIn,
  prepares,
  pronoun,
  quiet,
  requestPhrases,
  tasteIn,
} from "./wish-words.data.ts";

/** Whether a sentence was read as a complaint. */
type Hurt = (sentence: string) => boolean;
type Stance = "in" | "out";
type Thing = {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly muscle: TargetArea | null;
};
type Clause = {
  readonly text: string;
  readonly things: readonly Thing[];
  /** It tells of a complaint: an exercise may be left out for it, nothing more is wanted. */
  readonly hurts: boolean;
};

/** Exercises first: "calf raises" are no calves. */
const thingsIn = (text: string): readonly Thing[] => {
  const exercises = exercisesIn(text).map(
    ({ term, index, ids }): Thing => ({ start: index, end: index + term.length, ids, muscle: null }),
  );
  const muscles = muscleWords.flatMap(([muscle, words]) =>
    matchesIn(text, words).map(
      ({ index, 0: word }): Thing => ({ start: index, end: index + word.length, ids: [], muscle }),
    ),
  );
  return [
    ...exercises,
    ...muscles.filter(({ start, end }) =>
      exercises.every((one) => end < one.start - 1 || start > one.end + 1),
    ),
  ].toSorted((a, b) => a.start - b.start);
};

/** What somebody wants to do more easily, told as a movement of the day. */
const fromChair =
  /\b(?:(?:get|getting|stand|standing|rise|rising)(?: up| out)?(?: easily| better)? (?:up )?(?:out of|off|from|of) (?:(?:a|the|my|low|deep|arm) ?)*(?:chairs?|armchairs?|sofa|couch|toilet|seat)|sit to stands?)\b/g;

const clausesOf = (sentence: string, hurts: boolean): readonly Clause[] =>
  withExercises(sentence.replace(fromChair, "chair squats"))
    .split(/[,()]|\b(?:so(?! (?:many|much|often))|because|since|then|while)\b|(?<= )\d\)/)
    .filter((text) => text.trim() !== "")
    .map((text) => ({ text, things: thingsIn(text), hurts: hurts || complains.test(text) }));

/** The last match's end, or -1. */
const lastOf = (text: string, words: RegExp): number =>
  matchesIn(text, words).reduce((_, { index, 0: found }) => index + found.length, -1);
const firstOf = (text: string, words: RegExp): number => {
  const [first] = matchesIn(text, words);
  return first === undefined || first.index > 30 ? Number.POSITIVE_INFINITY : first.index;
};

/** The nearest word of wanting before a thing, else the first after it; words that deny a wanting hide it. */
const stanceOf = (before: string, after: string, isMuscle = false): Stance | null => {
  const near = before.slice(-70);
  const rest = near.replace(outBefore, (found) => "_".repeat(found.length));
  const out = outBeside.test(near) ? near.length : lastOf(near, outBefore);
  const wanted = lastOf(rest, inBefore);
  if (out >= 0 && out >= wanted) return "out";
  const isTold = past.test(before) && !requestPhrases.test(before) && !/\bwhere\b/.test(before);
  const outLater = firstOf(after, outAfter);
  const inLater = firstOf(
    after.replace(outAfter, (found) => "_".repeat(found.length)),
    inAfter,
  );
  if (outLater < inLater) return "out";
  if (insteadOf.test(after)) return "in";
  if (wanted >= 0 && plainlyIn.test(near) && !isTold) return "in";
  if (inLater < Number.POSITIVE_INFINITY && !isTold) return "in";
  return out >= 0 && wanted < 0 ? "out" : isTold || isMuscle ? null : tasteIn(`${near} ${after}`);
};

/** "A, B and C": what is said of one is said of all. */
const isJoined = (between: string): boolean =>
  /^(?:[ ,&+]|and|or|nor|plu|with|the|my|any|also|those|these|all|both|some|especially)*$/.test(between);
/** "A rather than B": A is wanted. */
const insteadOf = /^ (?:instead of|rather than|in place of|over) /;
/** "Swap A for B", "B instead of A": the other thing is the opposite. */
const swaps = /\b(?:swap|replace|trade|exchange|substitute|switch|change)\w*\b/;
const intoAnother = /^ (?:\w+ ){0,2}(?:for|with|by|to|into)(?: (?:the|some|more|a))* $/;

/** What a clause without a thing says of the last ones; of praise and of numbers it says nothing. */
const answerOf = (clause: string): Stance | null => {
  if (bareAnswer.test(clause))
    return /\b(?:more|keep)\b/.test(clause) && !/\bno more\b/.test(clause) ? "in" : "out";
  if (clause.trim().split(" ").length <= 3 && tasteIn(clause) !== null) return tasteIn(clause);
  if (!pronoun.test(clause) || /\d|\b(?:lov\w+|like|felt|enjoy\w*|hate) it\b/.test(clause)) return null;
  return stanceOf(clause.replace(pronoun, "").replace(/\s+/g, " "), "");
};

type Heard = Thing & { readonly stance: Stance | null; readonly clause: Clause };

const wishesOfClauses = (clauses: readonly Clause[]): readonly Heard[] => {
  const heard: Heard[] = [];
  for (const clause of clauses) {
    const { text, things } = clause;
    if (things.length === 0) {
      const stance = answerOf(text);
      const from = heard.at(-1)?.clause;
      if (stance !== null)
        for (const [index, one] of heard.entries())
          if (one.clause === from) heard[index] = { ...one, stance };
      continue;
    }
    for (const [index, thing] of things.entries()) {
      const last = things[index - 1];
      const previous = heard.at(-1);
      const before = text.slice(last?.end ?? 0, thing.start);
      const after = text.slice(thing.end, things[index + 1]?.start);
      const isSwapped = last !== undefined && swaps.test(text) && intoAnother.test(before);
      const own = isSwapped ? "in" : stanceOf(before, after, thing.muscle !== null);
      const stance = isJoined(before) && previous !== undefined ? (own ?? previous.stance) : own;
      heard.push({ ...thing, stance, clause });
      if (last !== undefined && isJoined(before) && previous?.stance === null && stance !== null)
        heard[heard.length - 2] = { ...previous, stance };
    }
  }
  return heard;
};

const thingWishes = (sentences: readonly string[], hurt: Hurt, date: CivilDate): readonly Wish[] =>
  wishesOfClauses(
    sentences
      .flatMap((sentence) => clausesOf(sentence, hurt(sentence)))
      .filter(({ text }) => !noJumps.test(text)),
  ).flatMap(({ stance, ids, muscle, clause, end }): readonly Wish[] => {
    if (stance === null || (clause.hurts && (stance === "in" || muscle !== null))) return [];
    if (muscle === null)
      return stance === "in"
        ? [
            wish(date, "exercise_in", null, {
              exerciseIds: [...ids],
              count: daysWanted(clause.text.slice(end)),
            }),
          ]
        : [wish(date, "exercise_out", null, { exerciseIds: [...ids] })];
    return describes.test(clause.text)
      ? []
      : [wish(date, stance === "in" ? "muscle_more" : "muscle_less", null, { muscle })];
  });

const otherWishes = (sentence: string, hurts: boolean, date: CivilDate): readonly Wish[] => {
  const isPast = past.test(sentence);
  // Without "hotel" or "travelling" it is the kit at home.
  const kit = away.test(sentence) ? "" : homeKitIn(sentence);
  const place =
    kit !== "" ||
    (isPast &&
      !/\b(?:next|(?:re)?joined|got|started|signed|registered|cancel\w+|quit|froze|monday)\b/.test(sentence))
      ? undefined
      : places.find(([, words]) => words.test(sentence))?.[0];
  const named =
    isPast &&
    !/\b(?:next|in \w+ (?:weeks?|months?)|coming|prepare|train(?:ing)? for)\b/.test(sentence) &&
    !commits.test(sentence)
      ? null
      : event.exec(sentence);
  const when = named === null ? null : (eventDate(sentence, date) ?? contestDate(named[0], sentence, date));
  const spared = lightLegsIn(sentence, date);
  const times = timeWishes(sentence, date).filter(({ type }) => type !== "days_off" || spared.length === 0);
  const isFree = (days: readonly Weekday[]): boolean =>
    times.some(({ type, weekdays }) => type === "days_off" && days.every((day) => weekdays.includes(day)));
  const sport = sportDaysIn(sentence, date).filter(({ weekdays }) => !isFree(weekdays));
  const taken = new Set([...sport, ...spared].flatMap(({ weekdays }) => weekdays));
  return [
    // "In the gym on Tuesdays" names the days of the place, "I play on Tuesdays" of a sport: not the only ones to train on.
    ...times.filter(
      ({ type, weekdays }) =>
        type !== "days" ||
        (place === undefined &&
          !isCalmHabit(sentence) &&
          !(weekdays.length > 0 && weekdays.every((day) => taken.has(day)))),
    ),
    ...sport,
    ...spared,
    ...(kit === "" ? [] : [wish(date, "place", null, { place: "home", name: kit })]),
    ...(place === undefined
      ? []
      : [
          // Who is away "on weekdays" is back one day, and has the kit of home again.
          wish(date, "place", daysHeld(sentence, date) ?? (place === "floor" ? weekOfWish : null), {
            place,
            name: place === "floor" ? awayKitIn(sentence) : "",
            weekdays: place === "floor" ? [] : [...daysIn(sentence)],
          }),
        ]),
    ...(named !== null &&
    sport.length === 0 &&
    (when !== null || prepares.test(sentence) || commits.test(sentence))
      ? [wish(date, "event", null, { name: named[0].trim(), eventDate: when, until: when })]
      : []),
    ...(noJumps.test(sentence) ? [wish(date, "no_jumps", null)] : []),
    ...(quiet.test(sentence) && !hurts ? [wish(date, "quiet", null)] : []),
  ];
};

/** Its kit is in the plan already. */
const isNamedPlace = ({ type, name }: Wish): boolean => type === "place" && name !== "";

/** "Let's do A, no, B" takes A back; "especially B" belongs to what stands before it. */
const corrected = (text: string): string =>
  text
    .replace(/\b\w+, (?:no|wait|sorry|i mean), /g, "")
    .replace(/, (?=(?:especially|particularly|mainly|mostly|above all|in particular)\b)/g, " ");

/**
 * @param text after `plain` @param hurt which sentences tell of pain: "no more lunges" is told by the limit as well
 * @returns what was understood, each once
 */
export const wishesIn = (
  text: string,
  date: CivilDate,
  hurt: Hurt,
): {
  readonly found: readonly Wish[];
  readonly elsewhere: readonly Elsewhere[];
} => {
  const sentences = sentencesOf(corrected(text));
  const others = sentences.flatMap((sentence) => otherWishes(sentence, hurt(sentence), date));
  const things = thingWishes(sentences, hurt, date);
  // Of some days is said first: the muscle alone would mean all of them.
  const said = new Set(others.map(wishKey));
  const found = new Map(
    [...others, ...things.filter((one) => !said.has(wishKey(one)))].map((one) => [wishKey(one), one]),
  );
  return {
    found: [...found.values()],
    elsewhere: sentences.flatMap((sentence) => [
      ...(unknownKit.test(sentence) && (!past.test(sentence) || /\b(?:got|bought)\b/.test(sentence))
        ? [{ about: "unknown_kit" as const, words: sentence.trim() }]
        : []),
      ...elsewhere.flatMap(([about, words]) =>
        words.test(sentence) &&
        !(about === "kit" && (others.some(isNamedPlace) || unknownKit.test(sentence))) &&
        (about === "kit" ||
          dietWords.test(sentence) ||
          (!past.test(sentence) && (otherRequestPhrases.test(sentence) || tasteIn(sentence) !== null)))
          ? [{ about, words: sentence.trim() }]
          : [],
      ),
    ]),
  };
};
