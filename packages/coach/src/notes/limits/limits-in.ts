/** The limits that one sentence of a note tells of: sore places, conditions and exercises, with how long each holds. */
import {
  type BodyArea,
  type HealthCondition,
  mostNamedExercises,
} from "@muster/domain/planning/limit-options";
import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { areaWords, besidesIn, complaint, limbsIn } from "../body.data.ts";
import { isLongPast, isReported, reportedMatches } from "../clauses/reported.ts";
import { isHearsay } from "../clauses/standing.ts";
import { official } from "../clauses/standing-words.data.ts";
import { exercisesIn, withExercises } from "../exercise-words.ts";
import { isHabit } from "../harmless/harmless.ts";
import { chancesOf, noteChances } from "../note-classifier.ts";
import { withoutNames } from "../sentences/sentences.ts";
import { ofLife } from "./build.ts";
import { conditionWords } from "./conditions.data.ts";
import { daysAgoIn } from "./days-ago.ts";
import { calledFine } from "./fine-exercises.ts";
import { severityIn, sideIn, sideOf } from "./side-and-severity.ts";

/** Days that a limit of a note holds, the day itself among them; the person can change it. */
export const daysInForce = { illness: 7, pain: 10, unclear: 14, strain: 28, surgery: 42 } as const;
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

/** Nothing to have looked at: it has its own answer, or is of the place where a body may be. */
export const unadvised: ReadonlySet<HealthCondition> = new Set([
  "illness",
  "unclear",
  "no_floor",
  "seated",
] as const);

/** Days after a birth for which it changes the week at all. */
const birthDays = 730;

/** Named by the organ, which may be well: "my kidneys are fine". */
const organs: ReadonlySet<HealthCondition> = new Set(["kidney", "bones", "eye", "heart"] as const);
/** Named by what stays: a doctor's leave to train says how to live with it. */
const chronic =
  /\b(?:osteopor|osteopen|(?:brittle|weak|thin) bones|heart (?:valve|condition|disease|failure)|bypass|stents?|pacemaker)/;

const strain =
  /\b(?:strain|sprain|torn|tore|tear|pulled|ruptur|fractur|broke|dislocat|surg|operat|replac|tend[io]n|fasci|herniat|slipped|cast|boot|sling)/;
const surgery = /\b(?:surg|operat|replac|reconstruct|removed|stitches|\w+ectomy|arthroscop|screws)/;

/** @param standing what of a sentence still holds */
export const soundsOfHealth = (standing: string): boolean => {
  const left = standing.replace(ofLife, "").trim();
  return left !== "" && !isHabit(left) && chancesOf(left).nothing <= noteChances.asked;
};

/** A limit that a note of `date` tells of. @param days how long it holds, the day itself among them; null until it is taken out */
export const limitOf = (date: CivilDate, days: number | null, part: Partial<Limit>): Limit => ({
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
export const placesIn = (text: string): readonly BodyArea[] => [
  ...new Set([
    ...areaWords.flatMap(({ area, named }) => (named.test(text) ? [area] : [])),
    ...besidesIn(text),
  ]),
];

/** Trouble that an exercise gives, also where no part of the body is named. */
const aching =
  /\b(?:hurt\w*|pain\w*|pinch\w*|aches?|aching|twing\w+|tweak\w*|bother\w*|irritat\w+|aggravat\w+|scream\w*|stab\w*|sharp|click\w*|clunk\w*|grind\w*|catch(?:es|ing)|tingl\w+|flar\w+|sets? (?:it|me|things) off|(?:feels?|felt) (?:\w+ )?(?:wrong|off|dodgy|weird|funny|bad|awful)|agony|(?:a|get) (?:headaches?|migraines?)|in (?:the|a) (?:wrong|bad) way|don'?t agree|doesn't agree)\b/g;

/** Told as something that goes on: "hurts in squats". */
export const aches = (sentence: string): boolean =>
  isReported(sentence, /\b(?:hurts|aches|pinches|clicks|swells|stings|bothers|still)\b/g);

/** "Did swings on Monday. My back is sore since then": what came before is meant too. */
const refersBack =
  /\b(?:since then|afterwards?|after (?:that|it|them|those)|from (?:it|them|that)|(?:the )?next (?:day|morning)|doing (?:it|them|those)|they (?:hurt|make|give)|it (?:hurts|makes|gives))\b/;

const doming = /\b(?:dom(?:es?|ing)|con(?:es?|ing)|diastasis|bulg(?:es?|ing)|gap|ridge)\b/;

/** Each once, as many as a record holds. */
const upToMost = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, mostNamedExercises);

/** Exercises that a text names. */
export const idsIn = (text: string): string[] =>
  upToMost(exercisesIn(withExercises(text)).flatMap(({ ids }) => ids));

/** Told by its condition: no hip or back is meant. */
const pelvicFloor = /\bpelvic floor\b/g;

const sideOfArea = (sentence: string, area: BodyArea): Limit["side"] => {
  const words = areaWords.find((one) => one.area === area)?.named;
  return words === undefined ? sideIn(sentence) : sideOf(sentence, words);
};

/** Stairs of a house, on which a knee hurts, are no machine. */
const houseStairs = /\bstairs\b/g;

/** Exercises that a sentence tells of, without those that it calls fine; where both are said of the same ones, they hurt. */
const troubledIn = (sentence: string, before: string): string[] => {
  const { spared, rest } = calledFine(sentence);
  const named = idsIn(`${before} ${rest}`.replace(houseStairs, ""));
  const left = named.filter((id) => !spared.includes(id));
  return left.length === 0 ? named : left;
};

/** @param standing what of the sentence still holds */
export const limitsIn = (
  sentence: string,
  standing: string,
  date: CivilDate,
  previous = "",
): readonly Limit[] => {
  // "Crunches. Neck pain.": a sentence that is a name belongs to the next one.
  const before =
    refersBack.test(sentence) || previous.trim().split(" ").length <= 3 ? calledFine(previous).rest : "";
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
  const named = troubledIn(sentence, before);
  const exerciseIds = hurts || (named.length > 0 && isReported(withoutNames(standing), aching)) ? named : [];
  const isStrain = strain.test(sentence);
  const isSurgery = surgery.test(sentence);
  const shared = { side: sideIn(sentence), severity: severityIn(sentence), exerciseIds };
  const days =
    exerciseIds.length > 0
      ? null
      : isSurgery
        ? daysInForce.surgery
        : isStrain
          ? daysInForce.strain
          : daysInForce.pain;
  const placed = conditions.filter((one) =>
    one === "surgery"
      ? !conditions.includes("abdominal_surgery")
      : one !== "postpartum" || (daysAgo ?? 0) <= birthDays,
  );
  // "Halfway through pregnancy, the joint in my lower back needs the chiro": what is told beside a condition that lasts is meant too.
  const told =
    areas.length === 0 && placed.some((one) => lasting.has(one)) && soundsOfHealth(standing)
      ? placesIn(withoutNames(standing).replace(pelvicFloor, ""))
      : areas;
  // A belly that domes is told by its condition, which leaves the calm work of the trunk that closes it.
  const isDoming = placed.includes("pelvic_floor") && doming.test(sentence) && sentence.search(complaint) < 0;
  const sore = isDoming ? told.filter((area) => area !== "abdomen") : told;
  const where = conditions.includes("abdominal_surgery") ? [...new Set([...sore, "abdomen" as const])] : sore;
  return [
    ...where.map((area) => limitOf(date, days, { ...shared, area, side: sideOfArea(sentence, area) })),
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

/** One limit for each thing: two sentences about one knee name all its exercises. */
export const joinedLimits = (limits: readonly Limit[]): readonly Limit[] => {
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
            exerciseIds: upToMost([...known.exerciseIds, ...one.exerciseIds]),
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

/** Limits of places, with the exercises that the note calls fine and no limit of it names. */
export const withFine = (limits: readonly Limit[], sentences: readonly string[]): readonly Limit[] => {
  const named = new Set(limits.flatMap(({ exerciseIds }) => exerciseIds));
  const fineIds = upToMost(
    sentences.flatMap((sentence) => calledFine(sentence).stays).filter((id) => !named.has(id)),
  );
  return fineIds.length === 0
    ? limits
    : limits.map((limit) =>
        limit.area === null || limit.condition !== null ? limit : { ...limit, fineIds },
      );
};

/**
 * What waits for an answer: the week is careful, and every part and movement that was named rests. Where none was named it may
 * be anything, and hardly anything is left in the week.
 */
export const unclearLimits = (
  unplaced: readonly { readonly sentence: string; readonly limits: readonly Limit[] }[],
  placed: readonly Limit[],
  date: CivilDate,
): readonly Limit[] => {
  const unclear = (part: Partial<Limit>) =>
    limitOf(date, daysInForce.unclear, { condition: "unclear", ...part });
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
      exerciseIds: upToMost(named.flatMap(({ exerciseIds }) => exerciseIds)),
    }),
    ...named.flatMap(({ areas }) =>
      areas.flatMap((area) => (placed.every((one) => one.area !== area) ? [unclear({ area })] : [])),
    ),
  ];
};
