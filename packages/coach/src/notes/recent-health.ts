/**
 * Health signals in force on a day: limits and wishes of forms and notes, urgent signs, blood pressure. Used by the coach's
 * gates and by screens that show an older plan (coach.F2, F3, R6).
 */

import { type BodyArea, type HealthCondition, wishTypes } from "@muster/domain/planning/limit-options.text";
import {
  healthSignalDays,
  isMisreading,
  type Limit,
  latestInForce,
  limitKey,
  misreadIn,
  noteDigest,
  type Wish,
  wishKey,
} from "@muster/domain/planning/limits";
import type { CheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { unadvised } from "./limits/conditions.data.ts";
import {
  birthQuestion,
  easedQuestion,
  healthQuestion,
  stayQuestion,
  whenQuestion,
  wishQuestion,
} from "./questions.text.ts";
import { type ReadNote, readNote } from "./read-note.ts";
import type { UrgentSign } from "./signs.data.ts";
import { hasNoDay, isOfAnyWeek, limitsOfNote, tellsOfStay } from "./wishes/profile-wishes.ts";
import type { Elsewhere } from "./wishes/wish-words.data.ts";

/** Days of notes that are read: a limit of a note says itself how long it holds. */
const noteDays = 84;
/** Of older check-ins what holds until it is taken out is still in force. */
const lastingDays = 730;
/** Days for which a sore place of a note is a mild one after its end, where nobody said that it is over. */
const fadingDays = 28;
/** Notes of a profile have no date: any later entry wins, and what they call so long ago was so long before today. A Monday. */
const longAgo = "1900-01-01";

/** A blood pressure, mmHg. */
export type Pressure = { readonly systolic: number; readonly diastolic: number };
/** Class of a blood pressure. */
export type PressureBand = "unknown" | "fine" | "elevated" | "high" | "crisis";

/** The records from which health signals are read. */
export type HealthRecords = {
  readonly today: CivilDate;
  /** The note of the profile: it counts whenever it was written. */
  readonly note: string;
  /** Oldest first. */
  readonly checkIns: readonly Pick<
    CheckIn,
    "date" | "notes" | "bloodPressureSystolic" | "bloodPressureDiastolic"
  >[];
  /** Notes of exercises, whatever became of the workout. */
  readonly logNotes: readonly { readonly date: CivilDate; readonly notes: string }[];
  readonly limits?: readonly Limit[] | undefined;
  readonly wishes?: readonly Wish[] | undefined;
};

/** Signals by kind: signs that end training, conditions to have looked at, sore places. */
type HealthFlags = {
  readonly stop: readonly UrgentSign[];
  readonly advice: readonly HealthCondition[];
  readonly injuries: readonly BodyArea[];
  readonly isTravelling: boolean;
};

/** A doctor's clearance is one already; diabetes has its doctor, and words of its own. */
const isKnownToDoctor: ReadonlySet<HealthCondition> = new Set([
  "no_jumps_doctor",
  "no_overhead_doctor",
  "diabetes",
] as const);
/** Conditions that a professional should know of before hard training. */
const needsAdvice = (condition: HealthCondition): boolean =>
  !unadvised.has(condition) && !isKnownToDoctor.has(condition);

/** The health signals in force on a day. */
export type RecentHealth = {
  /** In force today, one for each thing. */
  readonly limits: readonly Limit[];
  readonly wishes: readonly Wish[];
  readonly flags: HealthFlags;
  /** Open questions: about health until answered, about a wish while the newest note holds it. */
  readonly asked: string | null;
  /** Of the newest words: wishes about food and kit, which no plan of training keeps. */
  readonly elsewhere: readonly Elsewhere[];
  /** mmHg, as last measured; null without either number. */
  readonly bloodPressure: Pressure | null;
  readonly band: PressureBand;
  /** What stops training until it is over or a doctor has seen it; illness last. */
  readonly stop: "blood_pressure" | "red_flag" | "illness" | null;
  /** Texts, each once, that stop training though no list knows a word of a sign: the person can say that they were misread. */
  readonly mayBeMisread: readonly string[];
};

/** Settled point 24: elevated above 130 or above 80; stop at 180 or 120. 160/100: moderate only (specs/design.md 1.4). */
export const bloodPressureBand = (pressure: Pressure | null): PressureBand => {
  if (pressure === null) return "unknown";
  const { systolic, diastolic } = pressure;
  if (systolic >= 180 || diastolic >= 120) return "crisis";
  if (systolic >= 160 || diastolic >= 100) return "high";
  if (systolic > 130 || diastolic > 80) return "elevated";
  return "fine";
};

/** A record of a newer app may be about something that this version has no words for: it stays stored, and is passed over. */
const isOfKnownType = ({ type }: Wish): boolean => Object.hasOwn(wishTypes, type);

/** A sentence of its own, letter for letter as the app asks for it: a wish or a doubt about it ends nothing (ADR 0070). */
const clearance = /(?:^|[.!\n]\s*)a doctor has cleared me(?: to train)?\s*(?:[.!\n]|$)/i;

/** Notes are read once: a week asks for the same ones many times, and nothing of a text ever changes. */
const readBefore = new Map<string, ReadNote>();
const mostRemembered = 500;
const readOnce = (notes: string, date: CivilDate): ReadNote => {
  const key = `${date} ${notes}`;
  const known = readBefore.get(key) ?? readNote(notes, date);
  if (readBefore.size >= mostRemembered) readBefore.clear();
  readBefore.set(key, known);
  return known;
};

/** Only the model took a note for urgent (`read-note.ts`). */
export const isUnnamed = (stopped: readonly UrgentSign[]): boolean => stopped[0] === "unnamed";

/** A note's own end is a guess: what loads a sore place most comes back last, when nothing was heard of it for weeks. */
const fading = (limit: Limit, today: CivilDate): Limit => {
  const { area, condition, date, until } = limit;
  const isGuess = area !== null && condition === null && until !== null && until >= date && until < today;
  return isGuess ? { ...limit, severity: "mild", until: addDays(until, fadingDays) } : limit;
};

type DatedNote = { readonly date: CivilDate; readonly notes: string };

/** The last number measured within the week; one alone counts too, the missing one is taken as normal. */
const measuredIn = (checkIns: HealthRecords["checkIns"]): Pressure | null => {
  const measured = checkIns.findLast(
    ({ bloodPressureSystolic, bloodPressureDiastolic }) =>
      bloodPressureSystolic !== null || bloodPressureDiastolic !== null,
  );
  return measured === undefined
    ? null
    : {
        systolic: measured.bloodPressureSystolic ?? 110,
        diastolic: measured.bloodPressureDiastolic ?? 70,
      };
};

/**
 * Signs count for a week; a limit or a wish as long as it says, or until something later is said of the same thing. An
 * illness and a journey count until the next words of a check-in: people write that they are well or back by writing of
 * something else (ADR 0070).
 */
export const recentHealth = (records: HealthRecords): RecentHealth => {
  const { today, note, checkIns, logNotes } = records;
  const within =
    (days: number) =>
    ({ date }: { readonly date: CivilDate }) =>
      date <= today && daysBetween(date, today) < days;
  const written = ({ notes }: DatedNote): boolean => notes.trim() !== "";
  const read = ({ date, notes }: DatedNote) => ({ date, notes, ...readOnce(notes, date) });
  const ofProfile = note.trim() === "" ? [] : [read({ date: longAgo, notes: note })];
  const fromCheckIns = checkIns.filter(within(noteDays)).filter(written).map(read);
  const lasting = checkIns
    .filter((one) => !within(noteDays)(one) && within(lastingDays)(one) && written(one))
    .flatMap((one) => read(one).limits.filter(({ until }) => until === null));
  const logged = logNotes.filter(within(noteDays)).filter(written).map(read);
  const lately = within(healthSignalDays);
  const last = fromCheckIns.filter(lately).slice(-1);
  const newest = [...logged.filter(lately), ...last];
  const now = [...ofProfile, ...newest];
  // Entries of the day itself count: whether they came before or after is unknown.
  const cleared = fromCheckIns.filter(lately).findLast(({ notes }) => clearance.test(notes))?.date ?? "";
  const told = [...logged, ...fromCheckIns];
  const signs = [...ofProfile, ...told.filter((one) => lately(one) && one.date >= cleared)];
  const misread = misreadIn(records.limits ?? []);
  const counts = ({ stopped, notes }: ReadNote & DatedNote): boolean =>
    !isUnnamed(stopped) || !misread.has(noteDigest(notes));
  const illIn = now.some(({ isIll }) => isIll);
  const notLapsed = ({ limits }: ReadNote): readonly Limit[] =>
    limits.filter(({ condition }) => condition !== "illness" || illIn);
  const recoveries = told.flatMap(({ date, recovered }) => recovered.map((area) => ({ area, date })));
  const isOver = (limit: Limit): boolean =>
    recoveries.some(({ area, date }) => area === limit.area && date > limit.date);
  const limits = latestInForce<Limit>(
    [
      ...ofProfile.flatMap((one) => limitsOfNote(notLapsed(one), longAgo, today)),
      ...[...lasting, ...told.flatMap(notLapsed)]
        .filter((limit) => !isOver(limit))
        .map((limit) => fading(limit, today)),
      ...(records.limits ?? []).filter((one) => !isMisreading(one)),
    ],
    limitKey,
    today,
  );
  const wishes = latestInForce<Wish>(
    [
      ...ofProfile.flatMap((one) =>
        one.wishes
          .filter((wish) => isOfAnyWeek(wish, one))
          .map((wish) => ({ ...wish, until: null, source: "profile" as const })),
      ),
      // One that has lapsed by itself hides none that stands.
      ...told.flatMap((one) => one.wishes).filter(({ until }) => until === null || until >= today),
      ...(records.wishes ?? []).filter(isOfKnownType),
    ],
    wishKey,
    today,
  );
  const bloodPressure = measuredIn(checkIns.filter(lately));
  const band = bloodPressureBand(bloodPressure);
  const stopping = signs.filter(counts);
  const stopped = [...new Set(stopping.flatMap((one) => one.stopped))];
  const isIll = limits.some(({ condition }) => condition === "illness");
  const isEased = now.some(({ eased, date }) =>
    limits.some((limit) => limit.area !== null && limit.date < date && eased.includes(limit.area)),
  );
  const open: readonly (readonly [isOpen: boolean, question: string])[] = [
    [limits.some(({ condition }) => condition === "unclear"), healthQuestion],
    [isEased, easedQuestion],
    [limits.some((limit) => hasNoDay(limit, today)), whenQuestion],
    [ofProfile.some(tellsOfStay), stayQuestion],
    [newest.some(({ asked }) => asked === birthQuestion), birthQuestion],
    [now.some(({ asked }) => asked === wishQuestion), wishQuestion],
  ];
  return {
    limits,
    wishes,
    flags: {
      stop: stopped,
      advice: limits.flatMap(({ condition }) =>
        condition !== null && needsAdvice(condition) ? [condition] : [],
      ),
      injuries: limits.flatMap(({ area }) => area ?? []),
      isTravelling:
        now.some(({ isTravelling }) => isTravelling) ||
        wishes.some(({ type, place }) => type === "place" && place === "floor"),
    },
    asked: open.find(([isOpen]) => isOpen)?.[1] ?? null,
    elsewhere: [
      // A profile's note holds in every week, and not every week can be the easy one.
      ...ofProfile.flatMap((one) => one.elsewhere.filter(({ about }) => about !== "easier")),
      ...newest.flatMap((one) => one.elsewhere),
    ],
    bloodPressure,
    band,
    stop: band === "crisis" ? "blood_pressure" : stopped.length > 0 ? "red_flag" : isIll ? "illness" : null,
    mayBeMisread: [...new Set(stopping.flatMap(({ stopped, notes }) => (isUnnamed(stopped) ? [notes] : [])))],
  };
};

/** Every limit that only waits for an answer, ended: the person has answered, or there is nothing to respect. */
export const answered = (limits: readonly Limit[], today: CivilDate): readonly Limit[] =>
  limits.filter(({ condition }) => condition === "unclear").map((limit) => ended(limit, today));

/** A removed chip is a limit that has ended: it stays removed although the note still says it. */
export const ended = <T extends { readonly until: CivilDate | null; readonly date: CivilDate }>(
  one: T,
  today: CivilDate,
): T => ({
  ...one,
  date: today,
  until: addDays(today, -1),
});
