/**
 * Reads limits, wishes and signs from a free-text note. A note is data, never an instruction; a sentence about health that
 * fits no category becomes a question, never nothing.
 */

import type { BodyArea, HealthCondition } from "@muster/domain/planning/limit-options";
import type { Limit, Wish } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { areaWords } from "./body.data.ts";
import { conditionWords, illnessWords } from "./conditions.data.ts";
import { currentParts } from "./current-parts.ts";
import { type Harmless, harmlessIn } from "./harmless/harmless.ts";
import { buildOf, isOfBuild } from "./harmless/lived-with.ts";
import { chancesOf, type NoteChances, noteChances } from "./note-classifier.ts";
import {
  aches,
  daysInForce,
  joinedLimits,
  limitOf,
  limitsIn,
  soundsOfHealth,
  unclearLimits,
  withFine,
} from "./note-limits.ts";
import { redFlagRules } from "./red-flags.data.ts";
import {
  isLongPast,
  isReported,
  normalizedNote,
  sentencesOf,
  travelWords,
  withoutNames,
} from "./sentence.ts";
import { severityIn, sideIn } from "./side-and-severity.ts";
import { type UrgentSign, urgentWords } from "./signs.data.ts";
import { type ToldMax, toldMaxesIn } from "./told-maxes.ts";
import { wishesIn } from "./wishes/read-wishes.ts";
import type { Elsewhere } from "./wishes/wish-words.data.ts";

export type ReadNote = {
  readonly limits: readonly Limit[];
  readonly wishes: readonly Wish[];
  /** Wishes about food or equipment: recognised here, handled elsewhere. */
  readonly elsewhere: readonly Elsewhere[];
  /** One question about what sounded of health, or of a wish, and could not be placed. */
  readonly asked: string | null;
  readonly stopped: readonly UrgentSign[];
  /** Lifts of which it tells the person's best. */
  readonly maxes: readonly ToldMax[];
  /** Places of which it says that they are well again: what an earlier note told of them is over. */
  readonly recovered: readonly BodyArea[];
  /** Places that are better, or were well for a while: nothing ends by it, and a limit of such a place is asked about. */
  readonly eased: readonly BodyArea[];
  readonly isIll: boolean;
  readonly isTravelling: boolean;
};

export const healthQuestion =
  "I could not place all that you wrote about your health. Leave out what hurts, and tell us where below.";
/** A place with a limit is better. */
export const easedQuestion =
  "Good to hear that it is better. Is it over? Take it out here, and its moves may come back. Until then they rest.";
export const wishQuestion =
  "I read a wish that I could not place. Choose it below, or change it in Settings.";

/** Words that are judged together: of a longer note some sentences at a time. */
const longestJudged = 45;
const wordsIn = (text: string): number => text.split(" ").length;

/** An exercise name that the catalogue does not have, next to a part that hurts: becomes a question. */
const unknownMove =
  /^(?:the |my |those |these |doing )?(?!(?:left|right|lower|upper|it|this|that|both|my|i)\b)[a-z]+(?: [a-z]+){0,2} (?:hurts?|wrecks?|kills?|bothers?|irritates?|pinch(?:es)?|bugs?|tweaks?|aggravates?|flares?|sets off) (?:up )?my\b|\b(?:doing|when i do|every time i do|during) (?:the |my |those |some )?[a-z]/;
const hasUnknownMove = (sentence: string, limits: readonly Limit[]): boolean =>
  limits.some(({ area }) => area !== null) &&
  limits.every(({ exerciseIds }) => exerciseIds.length === 0) &&
  unknownMove.test(sentence.trim());

/** Of a longer text the beginning and the end are read: fields take 2,000 characters. */
const longestPart = 2_000;
const shortened = (note: string): string =>
  note.length <= 2 * longestPart ? note : `${note.slice(0, longestPart)}. ${note.slice(-longestPart)}`;

/** "My left arm is a bit weaker than the right, as always": how somebody is built. */
const habitual =
  /\b(?:arm|leg|side|hand)\b[^.;]{0,20}\bweak(?:er)?\b|\bweak(?:er)?\b[^.;]{0,20}\b(?:arm|leg|side|hand)\b|\bweak(?:er)? (?:on|in) (?:the|my) (?:left|right)\b/g;
const newlyWeak =
  /\b(?:numb\w*|tingl\w*|sudden\w*|since|getting|gone|went|goes|gets|now|every day|worse|drop\w*|trip\w*|yesterday|today|this|last|pain\w*|hurt\w*|very|so|really|both|can't|suddenly|weaker and)\b/;
const asBuilt =
  /\b(?:always|usual|than (?:the|my) (?:left|right|other)|slightly|a (?:bit|little)|start with|working on|naturally|dominant)\b/;
const withoutHabit = (part: string): string =>
  asBuilt.test(part) && !newlyWeak.test(part) ? part.replace(habitual, "") : part;

/** "The knee is completely fine again": nothing is left of it, and nothing else is said of the place. */
const wellAgain =
  /\b(?:again|now|healed|recovered|cured|gone|no more|no longer|any ?more|(?:pain|symptom) free|back to normal|(?:completely|fully|totally|all) (?:fine|good|well|better|ok|okay))\b/;
const ofSomebodyElse =
  /\b(?!(?:it|that|what|there|here|he|she|let|who|everything|knee|shoulder|back)'s)\w+'s \b|\b(?:his|her|their|your)\b/;
const areasNamedIn = (sentence: string): readonly BodyArea[] =>
  areaWords.flatMap(({ area, named }) => (named.test(withoutNames(sentence)) ? [area] : []));
const recoveredIn = (sentence: string, standing: string): readonly BodyArea[] =>
  standing.trim() === "" && wellAgain.test(sentence) && !ofSomebodyElse.test(sentence)
    ? areasNamedIn(sentence)
    : [];

type Judged = Pick<NoteChances, "urgent" | "nothing"> & {
  /** That nothing is wrong in all of it, its neighbours included. */
  readonly nothingAround: number;
  /** The same of itself alone. */
  readonly nothingAlone: number;
};

/**
 * Each sentence alone and with its neighbours, as many as are judged together: what is wrong in either is wrong.
 * @param whole the sentences as they were written
 */
const judged = (sentences: readonly string[], whole = sentences.join(". ")): readonly Judged[] => {
  const parts: string[][] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    if (last !== undefined && wordsIn(last.join(" ")) + wordsIn(sentence) <= longestJudged)
      last.push(sentence);
    else parts.push([sentence]);
  }
  return parts.flatMap((part) => {
    const around = chancesOf(parts.length === 1 ? whole : part.join(". "));
    return part.map((sentence) => {
      const alone = part.length === 1 ? around : chancesOf(sentence);
      return {
        urgent: Math.max(alone.urgent, around.urgent),
        nothing: Math.min(alone.nothing, around.nothing),
        nothingAround: around.nothing,
        nothingAlone: alone.nothing,
      };
    });
  });
};

/** Phrases that mean a sign by themselves, and kinds of words that make one together in one sentence. */
const signsIn = (unnamed: string): readonly UrgentSign[] => {
  const sentences = sentencesOf(unnamed);
  const parts = sentences.filter((part) => !isLongPast(part)).map(withoutHabit);
  const text = parts.join("") === sentences.join("") ? unnamed : parts.join(". ");
  return [
    ...new Set([
      ...urgentWords.flatMap(([sign, words]) => (isReported(text, words, true) ? [sign] : [])),
      ...redFlagRules.flatMap(([sign, kinds]) =>
        parts.some((part) => kinds.every((words) => isReported(part, words, true))) ? [sign] : [],
      ),
    ]),
  ];
};

const isAnyOf = (kind: Harmless | null | undefined, ...kinds: readonly Harmless[]): boolean =>
  kinds.some((one) => one === kind);

/** Whether any word of a sign stands there, be it denied or of somebody else: then the lists have spoken. */
const namesSign = (sentence: string): boolean => urgentWords.some(([, words]) => sentence.search(words) >= 0);

/** @param note English; a note in another language yields at most a question @param date the day on which it was written */
export const readNote = (note: string, date: CivilDate): ReadNote => {
  const text = normalizedNote(shortened(note));
  const unnamed = withoutNames(text);
  const sentences = sentencesOf(text);
  const chances = judged(sentences, text);
  const isCalm = chances.every(({ nothing }) => nothing >= noteChances.calm);
  const signs = isCalm ? [] : signsIn(unnamed);
  const isLivedWith = signs.length > 0 && chances.every(({ urgent }) => urgent < noteChances.notUrgent);
  const named = isLivedWith ? [] : signs;
  const harmless = sentences.map((sentence, index) => {
    const [next = "", after = ""] = sentences.slice(index + 1);
    return harmlessIn(sentence, after.startsWith("otherwise") ? "" : next);
  });
  // A plain ache is one only where the rest of the note is nothing.
  const isOnlySore = harmless.every(
    (kind, index) => kind === "ache" || (chances[index]?.nothingAlone ?? 0) >= noteChances.fine,
  );
  const unknown = sentences.filter(
    (sentence, index) =>
      !namesSign(withoutNames(sentence)) &&
      !isOfBuild(sentence) &&
      !isAnyOf(harmless[index], "sport", "weak_lift", "news", isOnlySore ? "ache" : "news"),
  );
  const isUrgent = (unknown.length === sentences.length ? chances : judged(unknown)).some(
    ({ urgent }) => urgent >= noteChances.urgent,
  );
  const stopped: readonly UrgentSign[] = named.length === 0 && isUrgent ? ["unnamed"] : named;
  const holds = currentParts(sentences);
  const read = sentences.map((sentence, index) => {
    const standing = holds[index] ?? sentence;
    const nothing = chances[index]?.nothing ?? 0;
    const kind = harmless[index];
    const isFine = isAnyOf(kind, "sport", "noise", "weak_lift", "news");
    const limits = [
      ...(kind === "relapse"
        ? areasNamedIn(sentence).map((area) =>
            limitOf(date, daysInForce.pain, {
              area,
              side: sideIn(sentence),
              severity: severityIn(sentences[index + 1] ?? ""),
            }),
          )
        : []),
      ...buildOf(sentence).map((condition) => limitOf(date, null, { condition })),
      ...(nothing >= noteChances.nothing || isFine
        ? []
        : limitsIn(sentence, standing, date, sentences[index - 1])),
    ];
    const mayBeHealth =
      isOfBuild(sentence) ||
      (isLivedWith && namesSign(withoutNames(sentence))) ||
      ((chances[index]?.nothingAround ?? 0) < noteChances.fine &&
        !isFine &&
        kind !== "order" &&
        soundsOfHealth(standing));
    return { sentence, kind, limits, mayBeHealth };
  });
  const limits = joinedLimits(read.flatMap((one) => one.limits));
  const isIll = holds.some((standing) => isReported(withoutNames(standing), illnessWords));
  // An exercise hurts, or there was a surgery, without a body part: a question too.
  const hasNoPlace =
    limits.some(({ area, condition }) => area === null && (condition === null || condition === "surgery")) &&
    limits.every(({ area }) => area === null);
  const unplaced = read.filter((one) =>
    one.limits.length === 0
      ? limits.length === 0 && one.mayBeHealth
      : (hasNoPlace && one.kind !== "order") || hasUnknownMove(one.sentence, one.limits),
  );
  const isAsked = unplaced.length > 0 && stopped.length === 0 && !isIll;
  const open = isAsked ? unclearLimits(unplaced, limits, date) : [];
  const troubled = new Set(
    [...read.filter((one) => one.limits.length > 0), ...unplaced].map((one) => one.sentence),
  );
  const wishes = wishesIn(text, date, (sentence) => stopped.length > 0 || troubled.has(sentence));
  const isTravelling = isReported(text, travelWords);
  const maxes = toldMaxesIn(shortened(note));
  const isSilent =
    limits.length + stopped.length + maxes.length + wishes.found.length + wishes.elsewhere.length === 0 &&
    !isTravelling;
  const isWishOpen = isSilent && !isIll && chancesOf(text).wish >= noteChances.wish;
  // Where anything of the note still hurts, or hurts in a move, nothing of it ends what was told before.
  const isWell =
    limits.length + stopped.length + unplaced.length === 0 && sentences.every((one) => !aches(one));
  const recovered = isWell
    ? sentences.flatMap((sentence, index) => recoveredIn(sentence, holds[index] ?? ""))
    : [];
  const eased = isWell
    ? sentences.flatMap((sentence, index) => (harmless[index] === "news" ? areasNamedIn(sentence) : []))
    : [];
  return {
    recovered,
    eased: eased.filter((area) => !recovered.includes(area)),
    limits: isIll
      ? [...limits, limitOf(date, daysInForce.illness, { condition: "illness" })]
      : withFine(joinedLimits([...limits, ...open]), sentences),
    wishes: wishes.found,
    elsewhere: wishes.elsewhere,
    stopped,
    maxes,
    asked: isAsked ? healthQuestion : isWishOpen ? wishQuestion : null,
    isIll,
    isTravelling,
  };
};

/** Signs, conditions or illness in a text that is no note: fast, since it runs for each sentence of a model. */
export const speaksOfHealth = (text: string): boolean => {
  const one = withoutNames(normalizedNote(shortened(text)));
  return (
    urgentWords.some(([, words]) => isReported(one, words, true)) ||
    conditionWords.some(([, words]) => isReported(one, words)) ||
    isReported(one, illnessWords)
  );
};

/** Where the body may be is nothing to have looked at. */
const isOfPlace = (condition: HealthCondition): boolean => condition === "no_floor" || condition === "seated";

/** Words of health in any texts, by kind: what an answer must mind. */
export const healthIn = (texts: readonly string[]) => {
  const read = texts.map((text) => readNote(text, "2000-01-01"));
  const limits = read.flatMap((one) => one.limits);
  return {
    stop: read.flatMap(({ stopped }) => stopped),
    advice: limits.flatMap(({ condition }) =>
      condition === null || condition === "illness" || condition === "unclear" || isOfPlace(condition)
        ? []
        : [condition],
    ),
    injuries: limits.flatMap(({ area }) => area ?? []),
    isIll: read.some((one) => one.isIll),
  };
};
