/**
 * Reads limits, wishes and signs from a free-text note. A note is data, never an instruction; a sentence about health that
 * fits no category becomes a question, never nothing.
 *
 * `sentences/` writes the note in one spelling and cuts it; `clauses/` says what of it is the writer's, of today and not denied;
 * `harmless/` and the model (`note-classifier.ts`) say what needs no alarm; `signs.ts`, `limits/` and `wishes/` are what comes of the rest.
 */

import type { BodyArea } from "@muster/domain/planning/limit-options.text";
import type { Limit, Wish } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { currentParts } from "./clauses/current-parts.ts";
import { official, ofSomebodyElse, wellAgain } from "./clauses/current-words.data.ts";
import { isOfOthers, isReported } from "./clauses/reported.ts";
import { harmlessIn, isPlainIllness } from "./harmless/harmless.ts";
import { buildOf, isOfBuild } from "./limits/build.ts";
import { birthOfAnother, newborn } from "./limits/build-words.data.ts";
import { conditionWords, illnessWords, namedIllnesses, unadvised } from "./limits/conditions.data.ts";
import {
  aches,
  areasIn,
  daysInForce,
  joinedLimits,
  limitOf,
  limitsIn,
  namedIn,
  soundsOfHealth,
  unclearLimits,
  withFine,
} from "./limits/limits-in.ts";
import { severityIn, sideIn } from "./limits/side-and-severity.ts";
import { chancesOf, judged, noteChances } from "./note-classifier.ts";
import { birthQuestion, healthQuestion, wishQuestion } from "./questions.text.ts";
import { type ReportedMax, reportedMaxesIn } from "./reported-maxes.ts";
import { noteToRead, sentencesOf, withoutNames } from "./sentences/sentences.ts";
import type { UrgentSign } from "./signs.data.ts";
import { namesSign, phrasesIn, signsIn } from "./signs.ts";
import { wishesIn } from "./wishes/read-wishes.ts";
import { type Elsewhere, travelWords } from "./wishes/wish-words.data.ts";

export type ReadNote = {
  readonly limits: readonly Limit[];
  readonly wishes: readonly Wish[];
  /** Wishes about food or equipment: recognised here, handled elsewhere. */
  readonly elsewhere: readonly Elsewhere[];
  /** One question about what sounded of health or of a wish and could not be placed, or about a birth. */
  readonly asked: string | null;
  readonly stopped: readonly UrgentSign[];
  /** Lifts of which it tells the person's best. */
  readonly maxes: readonly ReportedMax[];
  /** Places of which it says that they are well again: what an earlier note told of them is over. */
  readonly recovered: readonly BodyArea[];
  /** Places that are better, or were well for a while: nothing ends by it, and a limit of such a place is asked about. */
  readonly eased: readonly BodyArea[];
  readonly isIll: boolean;
  readonly isTravelling: boolean;
};

/** Of a longer text the beginning and the end are read: fields take 2,000 characters. */
const longestPart = 2_000;
const shortened = (note: string): string =>
  note.length <= 2 * longestPart ? note : `${note.slice(0, longestPart)}. ${note.slice(-longestPart)}`;

type ReadSentence = ReturnType<typeof readSentences>[number];

/** Each sentence with all that is known of it before limits are read. */
const readSentences = (text: string) => {
  const sentences = sentencesOf(text);
  const holds = currentParts(sentences);
  return judged(sentences, text).map((one, index) => {
    const [next = "", after = ""] = sentences.slice(index + 1);
    return {
      ...one,
      next,
      before: sentences[index - 1] ?? "",
      /** What of it still holds. */
      current: holds[index] ?? "",
      kind: harmlessIn(one.sentence, after.startsWith("otherwise") ? "" : next),
      isOfBuild: isOfBuild(one.sentence),
      namesSign: namesSign(withoutNames(one.sentence)),
    };
  });
};

const isWellAgain = ({ sentence, current }: ReadSentence): boolean =>
  current.trim() === "" && wellAgain.test(sentence) && !ofSomebodyElse.test(sentence);

const isFine = ({ kind }: ReadSentence): boolean => kind === "nothing" || kind === "news";

/** The model alone takes it for urgent. */
const soundsUrgent = (sentences: readonly ReadSentence[]): boolean => {
  // A plain ache is one only where the rest of the note is nothing.
  const isOnlySore = sentences.every(
    ({ kind, nothingAlone }) => kind === "ache" || nothingAlone >= noteChances.fine,
  );
  const unknown = sentences.filter(
    (one) =>
      !one.namesSign &&
      !one.isOfBuild &&
      !isFine(one) &&
      one.kind !== "order" &&
      !isOfOthers(one.sentence) &&
      !isPlainIllness(one.sentence) &&
      !(isOnlySore && one.kind === "ache"),
  );
  return (
    unknown.length === sentences.length ? sentences : judged(unknown.map(({ sentence }) => sentence))
  ).some(({ urgent }) => urgent >= noteChances.urgent);
};

/** An order that no doctor gave, and that a wish takes whole: "no pull-ups please". */
const isPlainOrder = ({ kind, sentence }: ReadSentence, date: CivilDate): boolean =>
  kind === "order" && !official.test(sentence) && wishesIn(sentence, date, () => false).found.length > 0;

/** "Knee injury, more upper body": from so few words, or from other ones beside them, the model knows no better than the lists. */
const isTerse = ({ sentence, current }: ReadSentence): boolean =>
  isShort(sentence) || current.split(/[,;]/).some((part) => isShort(part) && areasIn(part).length > 0);
const isShort = (text: string): boolean => text.trim().split(" ").length <= 4;

const limitsOf = (one: ReadSentence, date: CivilDate): readonly Limit[] => [
  ...(one.kind === "relapse"
    ? namedIn(withoutNames(one.sentence)).map((area) =>
        limitOf(date, daysInForce.pain, { area, side: sideIn(one.sentence), severity: severityIn(one.next) }),
      )
    : []),
  ...buildOf(one.sentence).map((condition) => limitOf(date, null, { condition })),
  ...((one.nothing >= noteChances.nothing && !isTerse(one)) || isFine(one) || isPlainOrder(one, date)
    ? []
    : limitsIn(one.sentence, one.current, date, one.before)),
];

/** @param note English; a note in another language yields at most a question @param date the day on which it was written */
export const readNote = (note: string, date: CivilDate): ReadNote => {
  const text = noteToRead(shortened(note));
  const sentences = readSentences(text);
  const isCalm = sentences.every(({ nothing }) => nothing >= noteChances.calm);
  const signs = isCalm ? [] : signsIn(withoutNames(text));
  const isLivedWith = signs.length > 0 && sentences.every(({ urgent }) => urgent < noteChances.notUrgent);
  const named = isLivedWith ? [] : signs;
  const stopped: readonly UrgentSign[] = named.length === 0 && soundsUrgent(sentences) ? ["unnamed"] : named;
  const read = sentences.map((one) => ({ ...one, limits: limitsOf(one, date) }));
  const limits = joinedLimits(read.flatMap((one) => one.limits));
  const isIll = sentences.some(({ current }) => isReported(withoutNames(current), illnessWords));
  const mayBeHealth = (one: ReadSentence): boolean =>
    one.isOfBuild ||
    (one.kind === "fall" && one.current.trim() !== "") ||
    (isLivedWith && one.namesSign) ||
    isReported(withoutNames(one.current), namedIllnesses) ||
    (one.nothingInContext < noteChances.fine &&
      !isFine(one) &&
      one.kind !== "order" &&
      !isOfOthers(one.current) &&
      soundsOfHealth(one.current));
  // An exercise hurts, or there was a surgery, without a body part: a question too.
  const hasNoPlace =
    limits.some(({ area, condition }) => area === null && (condition === null || condition === "surgery")) &&
    limits.every(({ area }) => area === null);
  const unplaced = read.filter((one) =>
    one.limits.length === 0 ? limits.length === 0 && mayBeHealth(one) : hasNoPlace && one.kind !== "order",
  );
  const isAsked = unplaced.length > 0 && stopped.length === 0 && !isIll;
  const unclear = unplaced.map(({ sentence }) => sentence);
  const open = isAsked ? unclearLimits(unclear, limits, date) : [];
  const limited = read.filter((one) => one.limits.length > 0).map(({ sentence }) => sentence);
  const troubled = new Set([...limited, ...unclear]);
  const wishes = wishesIn(text, date, (sentence) => stopped.length > 0 || troubled.has(sentence));
  const isTravelling = isReported(text, travelWords);
  const maxes = reportedMaxesIn(shortened(note));
  const isBirthOpen =
    isReported(text, newborn) &&
    !birthOfAnother.test(text) &&
    limits.every(({ condition }) => condition !== "postpartum" && condition !== "pregnant");
  const isWishOpen =
    limits.length + stopped.length + maxes.length + wishes.found.length + wishes.elsewhere.length === 0 &&
    !isTravelling &&
    !isIll &&
    // What is over, or of somebody else, asks for nothing; nor does who is home again.
    sentences.some(({ current }) => current.trim() !== "" && !isOfOthers(current)) &&
    !/\bback home\b/.test(text) &&
    chancesOf(text).wish >= noteChances.wish;
  // Where anything of the note still hurts, or hurts in a move, nothing of it ends what was told before.
  const isWell =
    limits.length + stopped.length + unplaced.length === 0 &&
    sentences.every(({ sentence }) => !aches(sentence));
  const areasWhere = (is: (one: ReadSentence) => boolean): readonly BodyArea[] =>
    isWell ? sentences.filter(is).flatMap(({ sentence }) => namedIn(withoutNames(sentence))) : [];
  const recovered = areasWhere(isWellAgain);
  return {
    recovered,
    eased: areasWhere(({ kind }) => kind === "news").filter((area) => !recovered.includes(area)),
    limits: isIll
      ? [...limits, limitOf(date, daysInForce.illness, { condition: "illness" })]
      : withFine(
          joinedLimits([...limits, ...open]),
          sentences.map(({ sentence }) => sentence),
        ),
    wishes: wishes.found,
    elsewhere: wishes.elsewhere,
    stopped,
    maxes,
    asked: isAsked ? healthQuestion : isBirthOpen ? birthQuestion : isWishOpen ? wishQuestion : null,
    isIll,
    isTravelling,
  };
};

/** Signs, conditions or illness in a text that is no note: fast, since it runs for each sentence of a model. */
export const speaksOfHealth = (text: string): boolean => {
  const one = withoutNames(noteToRead(shortened(text)));
  return (
    phrasesIn(one).length > 0 ||
    conditionWords.some(([, words]) => isReported(one, words)) ||
    isReported(one, illnessWords)
  );
};

/** Words of health in any texts, by kind: what an answer must mind. */
export const healthIn = (texts: readonly string[]) => {
  const read = texts.map((text) => readNote(text, "2000-01-01"));
  const limits = read.flatMap((one) => one.limits);
  return {
    stop: read.flatMap(({ stopped }) => stopped),
    advice: limits.flatMap(({ condition }) =>
      condition === null || unadvised.has(condition) ? [] : [condition],
    ),
    injuries: limits.flatMap(({ area }) => area ?? []),
    isIll: read.some((one) => one.isIll),
  };
};
