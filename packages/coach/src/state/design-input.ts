/**
 * From a person's stored records to what the coach designs from: 84-day windows, finished and skipped sessions only,
 * logs joined to their session, sets in order. Pure: the caller reads the records and says what day it is.
 */
import type { Reading } from "@muster/domain/body/reading";
import { dailyIntake } from "@muster/domain/nutrition/complete-days";
import type { NutritionEntry } from "@muster/domain/nutrition/entry";
import type { Limit, Wish } from "@muster/domain/planning/limits";
import { healthSignalDays } from "@muster/domain/planning/limits";
import type { Plan, PlanDay, PlannedExercise } from "@muster/domain/planning/plan";
import { planOrigin } from "@muster/domain/planning/plan-origin";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Settings } from "@muster/domain/profiles/settings";
import type { CheckIn } from "@muster/domain/review/check-in";
import type { ReviewContext } from "@muster/domain/review/review-context";
import { addDays, type CivilDate, weekdays } from "@muster/domain/shared/dates";
import type { ExercisePreference } from "@muster/domain/training/exercises/exercise-preference";
import { hasLogContent, isLogComplete } from "@muster/domain/training/log-content";
import {
  type ExerciseLog,
  isRated,
  type Session,
  sessionStatus,
  setsInOrder,
} from "@muster/domain/training/session";
import { allExercises } from "@muster/domain/training/session-exercises";
import type { GearRecord } from "@muster/domain/training/weights/gear";
import { homeMachines } from "@muster/domain/training/weights/usual-weights";
import {
  type DesignInput,
  type Locks,
  type PastExercise,
  type PastSession,
  type ReviewFigures,
  reviewFiguresSchema,
} from "./input.ts";
import { byDate } from "./normalise.ts";

/** Days of training and food that a week is designed from (spec §9). */
const windowDays = 84;
const mostCheckIns = 60;
const mostSessions = 400;
const mostNotes = 200;
const mostRequests = 500;
const mostReadings = 5_000;

type Stored<T> = T & { readonly id: string };

/** The stored records that a week may be designed from. */
export type DesignRecords = {
  readonly profileId: string;
  /** The civil date on which the week is designed. */
  readonly today: CivilDate;
  /** First day of the new plan. */
  readonly validFrom: CivilDate;
  readonly profile: Profile;
  readonly settings?: Settings | undefined;
  readonly checkIns: readonly CheckIn[];
  readonly readings: readonly Reading[];
  readonly sessions: readonly Stored<Session>[];
  readonly exerciseLogs: readonly Stored<ExerciseLog>[];
  readonly entries: readonly NutritionEntry[];
  readonly diaryDays: readonly { readonly date: CivilDate; readonly closed: boolean }[];
  /** The plan in force, and its days; null outside a plan. */
  readonly plan?: Plan | null | undefined;
  readonly planDays?: readonly PlanDay[] | undefined;
  readonly preferences?: readonly ExercisePreference[] | undefined;
  readonly limits?: readonly Limit[] | undefined;
  readonly wishes?: readonly Wish[] | undefined;
  /** Equipment entered by the person, one record a place. */
  readonly gear?: readonly GearRecord[] | undefined;
  /** The week under review, as the review computes it. */
  readonly review?: (ReviewContext & { readonly from: CivilDate; readonly to: CivilDate }) | undefined;
  /** What must stay when the week is designed again. */
  readonly locks?: Locks | undefined;
};

/** The prescription, in the variant that was trained first; undefined when the exercise was not planned. */
const plannedFor = (session: Session, log: ExerciseLog): PlannedExercise | undefined => {
  const home = session.prescription.homeAlternative?.exercises ?? [];
  return [...allExercises(session), ...home].find(({ exerciseId }) => exerciseId === log.exerciseId);
};

const pastExercise = (session: Session, log: Stored<ExerciseLog>): PastExercise => {
  const { exerciseId, name, metric, assessmentMetric, notes } = log;
  const planned = plannedFor(session, log);
  return {
    ...{ exerciseId, name, metric, assessmentMetric, notes },
    completed: isLogComplete(session, log),
    difficulty: isRated(log) ? log.difficulty : null,
    // Text such as '8 intervals' is no count.
    plannedSets: typeof planned?.sets === "number" ? planned.sets : null,
    targetLow: planned?.targetLow ?? null,
    targetHigh: planned?.targetHigh ?? null,
    targetDifficulty: planned?.targetDifficulty ?? null,
    sets: setsInOrder(log).map((set) => only(set, setFields)),
  };
};

const pastSessions = (records: DesignRecords, since: CivilDate): PastSession[] => {
  const logs = Map.groupBy(records.exerciseLogs.filter(hasLogContent), ({ sessionId }) => sessionId);
  const past = records.sessions.flatMap((session): PastSession[] => {
    const { id, date, day, workoutName, variant } = session;
    const status = sessionStatus(session);
    if (date <= since || (status !== "finished" && status !== "skipped")) return [];
    const skipped = status === "skipped";
    const exercises = (skipped ? [] : (logs.get(id) ?? []))
      .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
      .map((log) => pastExercise(session, log));
    return [{ id, date, day, workoutName, variant, skipped, exercises }];
  });
  return newest(past, mostSessions, records.today, ({ id }) => id);
};

/** A workout is broken off because something hurts: its notes count, though its sets do not. */
const otherNotes = (records: DesignRecords): NonNullable<DesignInput["otherNotes"]> => {
  const finished = new Set(
    records.sessions.filter((session) => sessionStatus(session) === "finished").map(({ id }) => id),
  );
  const since = addDays(records.today, -healthSignalDays);
  const notes = records.exerciseLogs
    .filter((log) => log.notes !== "" && log.date > since && !finished.has(log.sessionId))
    .map(({ date, notes }) => ({ date, notes }));
  return newest(notes, mostNotes, records.today, (one) => one.notes);
};

/** Oldest first, the newest of very many. @param until later ones are left out @param textOf orders those of one day */
const newest = <T extends { readonly date: CivilDate }>(
  list: readonly T[],
  most: number,
  until?: CivilDate,
  textOf: (one: T) => string = () => "",
): T[] =>
  list
    .filter(({ date }) => until === undefined || date <= until)
    .sort((a, b) => byDate(a, b) || (textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0))
    .slice(-most);

/** Only what the schema names; sentences of the review stay on its screen. */
const reviewFigures = (review: NonNullable<DesignRecords["review"]>): ReviewFigures => ({
  // The keys of a schema are the names of its type; keys only widens them.
  ...only(review, Object.keys(reviewFiguresSchema.shape) as (keyof ReviewFigures)[]),
  missedDays: [...review.missedDays],
});

const only = <Of extends object, Key extends keyof Of>(record: Of, keys: readonly Key[]): Pick<Of, Key> =>
  // fromEntries widens the keys.
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<Of, Key>;

const setFields = ["role", "reps", "weight", "time", "distance", "rir"] as const;
const kitFields = [
  "place",
  "bars",
  "plates",
  "dumbbells",
  "singles",
  "kettlebells",
  "smithBar",
  "stackStep",
] as const;

/** Only what the schema names, and machines that are known: a stored record has an id besides, and its words go to a model. */
const gearByPlace = (records: readonly GearRecord[]): NonNullable<DesignInput["gear"]> =>
  Object.fromEntries(
    records.map((record) => {
      const machines = record.machines?.filter((one) => homeMachines.includes(one));
      return [record.place, { ...only(record, kitFields), machines }];
    }),
  );

/**
 * The records of a device or a server as the one input that designing, checking and asking a model share: the last
 * 84 days, in stored units.
 */
export const designInputFrom = (records: DesignRecords): DesignInput => {
  const { profileId, today, validFrom, profile, settings, plan, planDays } = records;
  const since = addDays(today, -windowDays);
  const days = weekdays.flatMap((weekday) => {
    const found = planDays?.find((day) => day.weekday === weekday);
    return found === undefined ? [] : [{ weekday, workout: found.workout }];
  });
  return {
    profileId,
    today,
    validFrom,
    profile,
    checkIns: newest(records.checkIns, mostCheckIns, today),
    readings: newest(
      records.readings.map(({ metric, value, date }) => ({ metric, value, date })),
      mostReadings,
      today,
      ({ metric, value }) => `${metric} ${value}`,
    ),
    sessions: pastSessions(records, since),
    intake: [
      ...dailyIntake(
        records.entries.filter(({ logDate }) => logDate > since && logDate <= today),
        records.diaryDays,
      ),
    ],
    previousPlan:
      plan === null || plan === undefined || days.length < weekdays.length
        ? null
        : // A manually changed assessment is still one.
          { plan: { ...plan, source: planOrigin(plan) }, days },
    isPostAssessment: settings?.isAssessmentWeek === true && settings.assessmentWeekNumber === 1,
    lastWeek: records.review && reviewFigures(records.review),
    preferences: (records.preferences ?? [])
      .map(({ exerciseId, favourite, excluded }) => ({ exerciseId, favourite, excluded }))
      .sort((a, b) => (a.exerciseId < b.exerciseId ? -1 : 1)),
    limits: newest(records.limits ?? [], mostRequests),
    wishes: newest(records.wishes ?? [], mostRequests),
    gear: gearByPlace(records.gear ?? []),
    units: settings?.units,
    locks: records.locks,
    otherNotes: otherNotes(records),
  };
};
