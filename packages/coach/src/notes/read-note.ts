/**
 * Reads limits, wishes and signs from a free-text note. A note is data, never an instruction; a sentence about health that
 * fits no category becomes a question, never nothing.
 */

import {
  type BodyArea,
  type HealthCondition,
  mostNamedExercises,
} from "@muster/domain/planning/limit-options";
import { emptyLimit, type Limit, type Wish } from "@muster/domain/planning/limits";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { areaWords, besidesIn, complaint, limbsIn } from "./body.data.ts";
import { conditionWords, illnessWords } from "./conditions.data.ts";
import { currentParts, isHearsay, official } from "./current-parts.ts";
import { daysAgoIn } from "./days-ago.ts";
import { exercisesIn, withExercises } from "./exercise-words.ts";
import { buildOf, habits, isOfBuild, ofLife } from "./harmless/lived-with.ts";
import { isFineNoise, isPlainAche } from "./harmless/plain-aches.ts";
import { chancesOf, type NoteChances } from "./note-classifier.ts";
import { wishesIn } from "./read-wishes.ts";
import { redFlagRules } from "./red-flags.data.ts";
import {
  isLongPast,
  isReported,
  normalizedNote,
  reportedMatches,
  sentencesOf,
  travelWords,
  withoutNames,
} from "./sentence.ts";
import { severityIn, sideIn } from "./side-and-severity.ts";
import { type UrgentSign, urgentWords } from "./signs.data.ts";
import type { Elsewhere } from "./wish-words.data.ts";

export type ReadNote = {
  readonly limits: readonly Limit[];
  readonly wishes: readonly Wish[];
  /** Wishes about food or equipment: recognised here, handled elsewhere. */
  readonly elsewhere: readonly Elsewhere[];
  /** One question about what sounded of health, or of a wish, and could not be placed. */
  readonly asked: string | null;
  readonly stopped: readonly UrgentSign[];
  /** Places of which it says that they are well again: what an earlier note told of them is over. */
  readonly recovered: readonly BodyArea[];
  readonly isIll: boolean;
  readonly isTravelling: boolean;
};

export const healthQuestion =
  "I could not place all that you wrote about your health. Leave out what hurts, and tell us where below.";
export const wishQuestion =
  "I read a wish that I could not place. Choose it below, or change it in Settings.";

/** Days that a limit of a note holds, the day itself among them; the person can change it. */
const daysOf = { pain: 7, unclear: 14, strain: 28, surgery: 42 } as const;
const lasting: ReadonlySet<HealthCondition> = new Set([
  "pregnant",
  "postpartum",
  "pelvic_floor",
  "hernia",
  "kidney",
  "diabetes",
  "bones",
  "heart",
  "eye",
  "no_jumps_doctor",
  "no_heavy_doctor",
  "no_overhead_doctor",
] as const);

/** Days after a birth for which it changes the week at all. */
const birthDays = 730;

/** Named by the organ, which may be well: "my kidneys are fine". */
const organs: ReadonlySet<HealthCondition> = new Set(["kidney", "bones", "eye", "heart"] as const);
/** Named by what stays: a doctor's leave to train says how to live with it. */
const chronic =
  /\b(?:osteopor|osteopen|(?:brittle|weak|thin) bones|heart (?:valve|condition|disease|failure)|pacemaker)/;

const strain =
  /\b(?:strain|sprain|torn|tore|tear|pulled|ruptur|fractur|broke|dislocat|surg|operat|replac|tend[io]n|fasci|herniat|slipped|cast|boot|sling)/;
const surgery = /\b(?:surg|operat|replac|reconstruct|removed|stitches|\w+ectomy|arthroscop|screws)/;

/** Chances from which the model's word counts (`note-classifier.ts`, decision 0217). */
export const noteChances = {
  /** Urgent: training stops, where the lists of words know nothing of it. */
  urgent: 0.5,
  /** Below it a list's sign is something that is known and lived with: it is asked about. */
  notUrgent: 0.1,
  /** Nothing, at most: a sentence that gave no limit is asked about … */
  asked: 0.45,
  /** … unless with its neighbours it is as likely nothing. */
  fine: 0.5,
  /** Nothing: a list's sign is a manner of speaking. */
  calm: 0.7,
  /** Nothing: not even a part of the body is taken for sore. */
  nothing: 0.85,
  /** A wish: where none was placed, it is asked about. */
  wish: 0.5,
} as const;

/** Words that are judged together: of a longer note some sentences at a time. */
const longestJudged = 45;
const wordsIn = (text: string): number => text.split(" ").length;

/** @param standing what of a sentence still holds */
const soundsOfHealth = (standing: string): boolean => {
  const left = standing.replace(ofLife, "").trim();
  return left !== "" && !habits.test(left) && chancesOf(left).nothing <= noteChances.asked;
};

const limitOf = (date: CivilDate, days: number | null, part: Partial<Limit>): Limit => ({
  ...emptyLimit,
  date,
  source: "note",
  until: days === null ? null : addDays(date, days - 1),
  ...part,
});

/** "My knee is great, the shoulder hurts": a positive word in between separates the first part from the trouble. */
const praised = /\b(?:fine|great|good|strong|ok|okay|better|easy|happy|solid|went up)\b/;

const areasIn = (sentence: string): readonly BodyArea[] => {
  const text = withoutNames(sentence);
  const sore = areaWords.flatMap(({ area, named, hurts }) =>
    named.test(text) &&
    reportedMatches(text, hurts).some(({ groups }) => !praised.test(groups?.between ?? groups?.amid ?? ""))
      ? [area]
      : [],
  );
  return sore.length === 0 ? sore : [...new Set([...sore, ...limbsIn(text)])];
};

/** Every place that a complaint may mean. */
const placesIn = (text: string): readonly BodyArea[] => [
  ...new Set([
    ...areaWords.flatMap(({ area, named }) => (named.test(text) ? [area] : [])),
    ...besidesIn(text),
  ]),
];

/** Trouble that an exercise gives, also where no part of the body is named. */
const aching =
  /\b(?:hurt\w*|pain\w*|pinch\w*|aches?|aching|twing\w+|tweak\w*|bother\w*|irritat\w+|aggravat\w+|scream\w*|stab\w*|sharp|click\w*|clunk\w*|grind\w*|catch(?:es|ing)|tingl\w+|flar\w+|sets? (?:it|me|things) off|(?:feels?|felt) (?:\w+ )?(?:wrong|off|dodgy|weird|funny|bad|awful)|agony|(?:a|get) (?:headaches?|migraines?)|in (?:the|a) (?:wrong|bad) way|don'?t agree|doesn't agree)\b/g;

/** Told as something that goes on: "hurts in squats". */
const aches = (sentence: string): boolean =>
  isReported(sentence, /\b(?:hurts|aches|pinches|clicks|swells|stings|bothers|still)\b/g);

/** "Did swings on Monday. My back is sore since then": what came before is meant too. */
const refersBack =
  /\b(?:since then|afterwards?|after (?:that|it|them|those)|from (?:it|them|that)|(?:the )?next (?:day|morning)|doing (?:it|them|those)|they (?:hurt|make|give)|it (?:hurts|makes|gives))\b/;

const doming = /\b(?:dom(?:es?|ing)|con(?:es?|ing)|diastasis|bulg(?:es?|ing)|gap|ridge)\b/;

/** Exercises that a text names: as many as a record holds. */
const idsIn = (text: string): string[] =>
  [...new Set(exercisesIn(withExercises(text)).flatMap(({ ids }) => ids))].slice(0, mostNamedExercises);

/** @param standing what of the sentence still holds */
const limitsIn = (sentence: string, standing: string, date: CivilDate, previous = ""): readonly Limit[] => {
  // "Crunches. Neck pain.": a sentence that is a name belongs to the next one.
  const before = refersBack.test(sentence) || previous.trim().split(" ").length <= 3 ? previous : "";
  // "Cleared by the surgeon, a year after my hernia": the operation ended it.
  const isMended = standing === "" && official.test(sentence);
  const lasts = (one: HealthCondition): boolean =>
    lasting.has(one) &&
    (!organs.has(one) || chronic.test(sentence)) &&
    !(one === "hernia" && (isMended || isLongPast(sentence))) &&
    !isHearsay(sentence);
  const conditions = conditionWords.flatMap(([condition, words]) =>
    isReported(withoutNames(lasts(condition) ? sentence : standing), words) ? [condition] : [],
  );
  const areas = areasIn(standing);
  const daysAgo = daysAgoIn(sentence, date);
  const hurts = areas.length + conditions.length > 0 || soundsOfHealth(standing);
  const named = idsIn(`${before} ${sentence}`);
  const exerciseIds = hurts || (named.length > 0 && isReported(withoutNames(standing), aching)) ? named : [];
  const isStrain = strain.test(sentence);
  const isSurgery = surgery.test(sentence);
  const shared = { side: sideIn(sentence), severity: severityIn(sentence), exerciseIds };
  const days =
    exerciseIds.length > 0 ? null : isSurgery ? daysOf.surgery : isStrain ? daysOf.strain : daysOf.pain;
  const placed = conditions.filter((one) =>
    one === "surgery"
      ? !conditions.includes("abdominal_surgery")
      : one !== "postpartum" || (daysAgo ?? 0) <= birthDays,
  );
  // "Halfway through pregnancy, the joint in my lower back needs the chiro": what is told beside a condition that lasts is meant too.
  const told =
    areas.length === 0 && placed.some((one) => lasting.has(one)) && soundsOfHealth(standing)
      ? placesIn(withoutNames(standing))
      : areas;
  // A belly that domes is told by its condition, which leaves the calm work of the trunk that closes it.
  const isDoming = placed.includes("pelvic_floor") && doming.test(sentence) && sentence.search(complaint) < 0;
  const sore = isDoming ? told.filter((area) => area !== "abdomen") : told;
  const where = conditions.includes("abdominal_surgery") ? [...new Set([...sore, "abdomen" as const])] : sore;
  return [
    ...where.map((area) => limitOf(date, days, { ...shared, area })),
    ...placed.map((condition) =>
      limitOf(date, lasting.has(condition) || exerciseIds.length > 0 ? null : days, {
        ...shared,
        condition,
        since: condition === "postpartum" && daysAgo !== null ? addDays(date, -daysAgo) : null,
      }),
    ),
    ...(areas.length + placed.length === 0 && exerciseIds.length > 0 ? [limitOf(date, null, shared)] : []),
  ];
};

/** An exercise name that the catalogue does not have, next to a part that hurts: becomes a question. */
const unknownMove =
  /^(?:the |my |those |these |doing )?(?!(?:left|right|lower|upper|it|this|that|both|my|i)\b)[a-z]+(?: [a-z]+){0,2} (?:hurts?|wrecks?|kills?|bothers?|irritates?|pinch(?:es)?|bugs?|tweaks?|aggravates?|flares?|sets off) (?:up )?my\b|\b(?:doing|when i do|every time i do|during) (?:the |my |those |some )?[a-z]/;
const hasUnknownMove = (sentence: string, limits: readonly Limit[]): boolean =>
  limits.some(({ area }) => area !== null) &&
  limits.every(({ exerciseIds }) => exerciseIds.length === 0) &&
  unknownMove.test(sentence.trim());

/** One limit for each thing: two sentences about one knee name all its exercises. */
const joined = (limits: readonly Limit[]): readonly Limit[] => {
  const found = new Map<string, Limit>();
  for (const one of limits) {
    const key = one.area ?? one.condition ?? "";
    const known = found.get(key);
    found.set(
      key,
      known === undefined
        ? one
        : {
            ...known,
            exerciseIds: [...new Set([...known.exerciseIds, ...one.exerciseIds])].slice(
              0,
              mostNamedExercises,
            ),
            until:
              known.until === null || one.until === null
                ? null
                : known.until > one.until
                  ? known.until
                  : one.until,
          },
    );
  }
  return [...found.values()];
};

/** Of a longer text the beginning and the end are read: fields take 2,000 characters. */
const longestPart = 2_000;
const shortened = (note: string): string =>
  note.length <= 2 * longestPart ? note : `${note.slice(0, longestPart)}. ${note.slice(-longestPart)}`;

/**
 * What waits for an answer: the week is careful, and every part and movement that was named rests. Where none was named it may
 * be anything, and hardly anything is left in the week.
 */
const unclearLimits = (
  unplaced: readonly { readonly sentence: string; readonly limits: readonly Limit[] }[],
  placed: readonly Limit[],
  date: CivilDate,
): readonly Limit[] => {
  const unclear = (part: Partial<Limit>) => limitOf(date, daysOf.unclear, { condition: "unclear", ...part });
  const named = unplaced.map(({ sentence, limits }) => ({
    areas: placesIn(withoutNames(sentence)),
    exerciseIds: idsIn(sentence),
    isPlaced: limits.some(({ area }) => area !== null),
  }));
  const isAnywhere = named.some(
    ({ areas, exerciseIds, isPlaced }) => !isPlaced && areas.length + exerciseIds.length === 0,
  );
  return [
    unclear({
      severity: isAnywhere ? "moderate" : "mild",
      exerciseIds: named.flatMap(({ exerciseIds }) => exerciseIds),
    }),
    ...named.flatMap(({ areas }) =>
      areas.flatMap((area) => (placed.every((one) => one.area !== area) ? [unclear({ area })] : [])),
    ),
  ];
};

/** "My left arm is a bit weaker than the right, as always": how somebody is built. */
const habitual =
  /\b(?:arm|leg|side|hand)\b[^.;]{0,20}\bweak(?:er)?\b|\bweak(?:er)?\b[^.;]{0,20}\b(?:arm|leg|side|hand)\b|\bweak(?:er)? (?:on|in) (?:the|my) (?:left|right)\b/g;
const newlyWeak =
  /\b(?:numb\w*|tingl\w*|sudden\w*|since|getting|gone|went|goes|gets|now|every day|worse|drop\w*|trip\w*|yesterday|today|this|last|pain\w*|hurt\w*|very|so|really|both|can't|suddenly|weaker and)\b/;
const asBuilt =
  /\b(?:always|usual|than (?:the|my) (?:left|right|other)|slightly|a (?:bit|little)|start with|working on|naturally|dominant)\b/;
const withoutHabit = (part: string): string =>
  asBuilt.test(part) && !newlyWeak.test(part) ? part.replace(habitual, "") : part;

/** "Bench paused feels weak": of a lift, and of no part of the body. */
const weakLift = /\b(?:is|are|feels?|felt|was|were) (?:\w+ ){0,2}(?:weak|slow)\b/;
const isLiftWeak = (sentence: string): boolean => {
  const said = weakLift.exec(sentence);
  return (
    said !== null &&
    idsIn(sentence.slice(0, said.index)).length > 0 &&
    placesIn(withoutNames(sentence)).length === 0 &&
    !/\b(?:i|i'm|am|me|grip|legs?|arms?|side|numb\w*|tingl\w*|sudden\w*|pain\w*|hurt\w*)\b/.test(sentence)
  );
};

/** "The knee is completely fine again": nothing is left of it, and nothing else is said of the place. */
const wellAgain =
  /\b(?:again|now|healed|recovered|cured|gone|no more|no longer|any ?more|(?:pain|symptom) free|back to normal|(?:completely|fully|totally|all) (?:fine|good|well|better|ok|okay))\b/;
const ofSomebodyElse =
  /\b(?!(?:it|that|what|there|here|he|she|let|who|everything|knee|shoulder|back)'s)\w+'s \b|\b(?:his|her|their|your)\b/;
const recoveredIn = (sentence: string, standing: string): readonly BodyArea[] =>
  standing.trim() === "" && wellAgain.test(sentence) && !ofSomebodyElse.test(sentence)
    ? areaWords.flatMap(({ area, named }) => (named.test(withoutNames(sentence)) ? [area] : []))
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
  // A plain ache is one only where the rest of the note is nothing.
  const isOnlySore = sentences.every(
    (sentence, index) => isPlainAche(sentence) || (chances[index]?.nothingAlone ?? 0) >= noteChances.fine,
  );
  const unknown = sentences.filter(
    (sentence) =>
      !namesSign(withoutNames(sentence)) &&
      !isOfBuild(sentence) &&
      !isLiftWeak(sentence) &&
      !(isOnlySore && isPlainAche(sentence)),
  );
  const isUrgent = (unknown.length === sentences.length ? chances : judged(unknown)).some(
    ({ urgent }) => urgent >= noteChances.urgent,
  );
  const stopped: readonly UrgentSign[] = named.length === 0 && isUrgent ? ["unnamed"] : named;
  const holds = currentParts(sentences);
  const read = sentences.map((sentence, index) => {
    const standing = holds[index] ?? sentence;
    const nothing = chances[index]?.nothing ?? 0;
    const [next = "", after = ""] = sentences.slice(index + 1);
    const isFine = isFineNoise(sentence, after.startsWith("otherwise") ? "" : next);
    const limits = [
      ...buildOf(sentence).map((condition) => limitOf(date, null, { condition })),
      ...(nothing >= noteChances.nothing || isLiftWeak(sentence) || isFine
        ? []
        : limitsIn(sentence, standing, date, sentences[index - 1])),
    ];
    const mayBeHealth =
      isOfBuild(sentence) ||
      (isLivedWith && namesSign(withoutNames(sentence))) ||
      ((chances[index]?.nothingAround ?? 0) < noteChances.fine &&
        !isLiftWeak(sentence) &&
        !isFine &&
        soundsOfHealth(standing));
    return { sentence, standing, limits, mayBeHealth };
  });
  const limits = joined(read.flatMap((one) => one.limits));
  const isIll = holds.some((standing) => isReported(withoutNames(standing), illnessWords));
  // An exercise hurts, or there was a surgery, without a body part: a question too.
  const hasNoPlace =
    limits.some(({ area, condition }) => area === null && (condition === null || condition === "surgery")) &&
    limits.every(({ area }) => area === null);
  const unplaced = read.filter((one) =>
    one.limits.length === 0
      ? limits.length === 0 && one.mayBeHealth
      : hasNoPlace || hasUnknownMove(one.sentence, one.limits),
  );
  const isAsked = unplaced.length > 0 && stopped.length === 0 && !isIll;
  const open = isAsked ? unclearLimits(unplaced, limits, date) : [];
  const troubled = new Set(
    [...read.filter((one) => one.limits.length > 0), ...unplaced].map((one) => one.sentence),
  );
  const wishes = wishesIn(text, date, (sentence) => stopped.length > 0 || troubled.has(sentence));
  const isTravelling = isReported(text, travelWords);
  const isSilent =
    limits.length + stopped.length + wishes.found.length + wishes.elsewhere.length === 0 && !isTravelling;
  const isWishOpen = isSilent && !isIll && chancesOf(text).wish >= noteChances.wish;
  // Where anything of the note still hurts, or hurts in a move, nothing of it ends what was told before.
  const isWell =
    limits.length + stopped.length + unplaced.length === 0 && sentences.every((one) => !aches(one));
  return {
    recovered: isWell
      ? sentences.flatMap((sentence, index) => recoveredIn(sentence, holds[index] ?? ""))
      : [],
    limits: isIll
      ? [...limits, limitOf(date, daysOf.pain, { condition: "illness" })]
      : joined([...limits, ...open]),
    wishes: wishes.found,
    elsewhere: wishes.elsewhere,
    stopped,
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
