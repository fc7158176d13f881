/** The limits that one sentence of a note tells of: sore places, conditions and exercises, with how long each holds. */
import {
  type BodyArea,
  type HealthCondition,
  mostNamedExercises,
} from "@muster/domain/planning/limit-options.text";
import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { aching, areaWords, besidesIn, complaint, houseStairs, limbsIn, praised } from "../body.data.ts";
import { official } from "../clauses/current-words.data.ts";
import { isLongPast, isReported, reportedMatches } from "../clauses/reported.ts";
import { exercisesIn, withExercises } from "../exercise-words.ts";
import { isPlainSport } from "../harmless/harmless.ts";
import { chancesOf, noteChances } from "../note-classifier.ts";
import { withoutNames } from "../sentences/sentences.ts";
import { methodWords } from "../wishes/style-words.data.ts";
import { easierInAll, feetStay, varietyWords } from "../wishes/wish-words.data.ts";
import { type Rewrites, rewritten } from "../word-list.ts";
import { ofLife, othersIllness } from "./build-words.data.ts";
import {
  chronic,
  conditionWords,
  doming,
  lasting,
  organs,
  passing,
  refersBack,
  strain,
  surgery,
  treatments,
} from "./conditions.data.ts";
import { mostIn } from "./doctor-numbers.ts";
import { calledFine } from "./fine-exercises.ts";
import { dayIn, daysAgoIn, severityIn, sideIn, sideOf } from "./side-and-severity.ts";

/** Days that a limit of a note holds, the day itself among them; the person can change it. */
export const daysInForce = { illness: 7, pain: 10, unclear: 14, strain: 28, surgery: 84 } as const;
/** Days after a birth for which it changes the week at all. */
const birthDays = 730;

/** Days after which what was torn or broken is sore at most. */
const freshDays = 182;
/** Days after which an operation is over, and the joint alone is left. */
const longOverDays = 365;
/** True for an operation of years ago. */
export const isLongOver = ({ condition, since }: Limit, today: CivilDate): boolean =>
  condition === "surgery" && since !== null && daysBetween(since, today) >= longOverDays;
/** Their day says how far recovery is. */
const dated: ReadonlySet<HealthCondition> = new Set(["postpartum", "surgery", "abdominal_surgery"] as const);

/** Wishes and what others live with: nothing of the writer's health. */
const noHealth: Rewrites = [easierInAll, varietyWords, ...methodWords, feetStay, othersIllness].map(
  (words) => [words, ""] as const,
);

const mayBeHealth = (text: string): boolean => text !== "" && chancesOf(text).nothing <= noteChances.asked;

/** @param current what of a sentence still holds */
export const soundsOfHealth = (current: string): boolean => {
  const left = current.replace(ofLife, "").trim();
  return !isPlainSport(left) && mayBeHealth(left) && mayBeHealth(rewritten(left, noHealth).trim());
};

/** A limit that a note of `date` tells of. @param days how long it holds, the day itself among them; null until it is taken out */
export const limitOf = (date: CivilDate, days: number | null, part: Partial<Limit>): Limit => ({
  ...emptyLimit,
  date,
  source: "note",
  until: days === null ? null : addDays(date, days - 1),
  ...part,
});

/** "Calf strain, right leg": the side of a part that was named, not the whole limb. */
const sideOfPart =
  /(?<!\b(?:and|or|plus|also) (?:my |the )?)\b(?:left|right|both|other|either) (?:legs?|arms?)(?= *(?:[,.;!?]|$| (?:from|after|since|when|again|for)\b))/g;
/** What may be meant beside the parts that a text names. */
const besides = (text: string, more: typeof limbsIn): readonly BodyArea[] =>
  more(namedIn(text).length > 0 ? text.replace(sideOfPart, "") : text);

/** Places that a text says are sore or hurt. */
export const areasIn = (sentence: string): readonly BodyArea[] => {
  const text = withoutNames(sentence);
  const sore = areaWords.flatMap(({ area, named, hurts }) =>
    named.test(text) &&
    reportedMatches(text, hurts).some(({ groups }) => !praised.test(groups?.between ?? groups?.amid ?? ""))
      ? [area]
      : [],
  );
  return sore.length === 0 ? sore : [...new Set([...sore, ...besides(text, limbsIn)])];
};

/** Places that a text names. @param text after `withoutNames` */
export const namedIn = (text: string): readonly BodyArea[] =>
  areaWords.flatMap(({ area, named }) => (named.test(text) ? [area] : []));
/** Every place that a complaint may mean. */
const placesIn = (text: string): readonly BodyArea[] => [
  ...new Set([...namedIn(text), ...besides(text, besidesIn)]),
];

/** Told as something that goes on: "hurts in squats". */
export const aches = (sentence: string): boolean =>
  isReported(sentence, /\b(?:hurts|aches|pinches|clicks|swells|stings|bothers|still)\b/g);

/** Each once, as many as a record holds. */
const upToMost = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, mostNamedExercises);

/** Exercises that a text names. */
const idsIn = (text: string): string[] =>
  upToMost(exercisesIn(withExercises(text)).flatMap(({ ids }) => ids));

/** Exercises that a sentence tells of, without those that it calls fine; where both are said of the same ones, they hurt. */
const troubledIn = (sentence: string, before: string): string[] => {
  const { spared, rest } = calledFine(sentence);
  const named = idsIn(`${before} ${rest}`.replace(houseStairs, ""));
  const left = named.filter((id) => !spared.includes(id));
  return left.length === 0 ? named : left;
};

/** @param current what of the sentence still holds */
export const limitsIn = (
  sentence: string,
  current: string,
  date: CivilDate,
  previous = "",
): readonly Limit[] => {
  // "Crunches. Neck pain.": a sentence that is a name belongs to the next one.
  const isMeantToo = refersBack.test(sentence) || previous.trim().split(" ").length <= 3;
  const before = isMeantToo ? calledFine(previous).rest : "";
  // "Cleared by the surgeon, a year after my hernia": the operation ended it.
  const isMended = current === "" && official.test(sentence);
  const lasts = (one: HealthCondition): boolean =>
    lasting.has(one) &&
    (!organs.has(one) || chronic.test(sentence)) &&
    !(one === "hernia" && (isMended || isLongPast(sentence)));
  const conditions = conditionWords.flatMap(([condition, words]) =>
    isReported(withoutNames(lasts(condition) ? sentence : current), words) ? [condition] : [],
  );
  const areas = areasIn(current);
  const daysAgo = daysAgoIn(sentence, date);
  const hurts = areas.length + conditions.length > 0 || soundsOfHealth(current);
  const named = troubledIn(sentence, before);
  const exerciseIds = hurts || (named.length > 0 && isReported(withoutNames(current), aching)) ? named : [];
  const shared = {
    side: sideIn(sentence),
    severity:
      daysAgo !== null && daysAgo > freshDays && severityIn(sentence) === "severe"
        ? "moderate"
        : severityIn(sentence),
    exerciseIds,
  };
  // A tooth that was pulled heals in days.
  const isOperated =
    surgery.test(sentence) ||
    conditions.includes("abdominal_surgery") ||
    (conditions.includes("surgery") && !/\bt(?:ee|oo)th\b/.test(sentence));
  const kind = isOperated ? "surgery" : strain.test(sentence) ? "strain" : "pain";
  const days = exerciseIds.length > 0 ? null : daysInForce[kind];
  // "Halfway through pregnancy, the joint in my lower back needs the chiro": what is told beside a condition that lasts is meant
  // too, and of "a new knee" the knee.
  const places =
    areas.length > 0
      ? areas
      : conditions.some((one) => lasting.has(one) && !treatments.has(one)) && soundsOfHealth(current)
        ? placesIn(withoutNames(current))
        : conditions.includes("surgery")
          ? namedIn(withoutNames(current))
          : [];
  const placed = conditions.filter((one) =>
    one === "surgery"
      ? !conditions.includes("abdominal_surgery") && !(places.length > 0 && (daysAgo ?? 0) >= longOverDays)
      : one === "no_heavy_doctor"
        ? !conditions.includes("no_weights_doctor")
        : one !== "postpartum" || (daysAgo ?? 0) <= birthDays,
  );
  // A belly that domes is told by its condition, which leaves the calm work of the trunk that closes it.
  const isDoming = placed.includes("pelvic_floor") && doming.test(sentence) && sentence.search(complaint) < 0;
  const sore = isDoming ? places.filter((area) => area !== "abdomen") : places;
  const where = conditions.includes("abdominal_surgery") ? [...new Set([...sore, "abdomen" as const])] : sore;
  return [
    ...where.map((area) =>
      limitOf(date, days, {
        ...shared,
        area,
        side: sideOf(sentence, areaWords.find((one) => one.area === area)?.named),
      }),
    ),
    ...placed.map((condition) =>
      limitOf(date, passing.has(condition) ? days : null, {
        ...shared,
        condition,
        since: dated.has(condition) ? dayIn(sentence, date) : null,
        words: mostIn(sentence, condition),
      }),
    ),
    ...(areas.length + placed.length === 0 && exerciseIds.length > 0 ? [limitOf(date, null, shared)] : []),
  ];
};

/** One limit for each thing: two sentences about one knee name all its exercises. */
export const joinedLimits = (limits: readonly Limit[]): readonly Limit[] =>
  [...Map.groupBy(limits, ({ area, condition }) => area ?? condition ?? "").values()].flatMap((same) => {
    const ends = same.flatMap(({ until }) => until ?? []);
    return same.slice(0, 1).map((first) => ({
      ...first,
      exerciseIds: upToMost(same.flatMap(({ exerciseIds }) => exerciseIds)),
      until: ends.length < same.length ? null : (ends.toSorted().at(-1) ?? null),
    }));
  });

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
  unplaced: readonly string[],
  placed: readonly Limit[],
  date: CivilDate,
): readonly Limit[] => {
  const unclear = (part: Partial<Limit>) =>
    limitOf(date, daysInForce.unclear, { condition: "unclear", ...part });
  const named = unplaced.map((sentence) => ({
    areas: placesIn(withoutNames(sentence)),
    exerciseIds: idsIn(sentence),
  }));
  const isAnywhere = named.some(({ areas, exerciseIds }) => areas.length + exerciseIds.length === 0);
  return [
    unclear({
      severity: isAnywhere ? "moderate" : "mild",
      exerciseIds: upToMost(named.flatMap(({ exerciseIds }) => exerciseIds)),
    }),
    ...named
      .flatMap(({ areas }) => areas)
      .filter((area) => placed.every((one) => one.area !== area))
      .map((area) => unclear({ area })),
  ];
};
