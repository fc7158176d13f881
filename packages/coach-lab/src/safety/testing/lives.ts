/** People and their histories by chance, far wider than those the coach was tuned on: what a search for harm starts from. */

import { catalogue } from "@muster/coach/catalogue/catalogue";
import { patterns } from "@muster/coach/catalogue/exercise";
import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import { asPrevious, sessionsOf, testProfileId } from "@muster/coach/design/testing/inputs";
import type { DesignInput, PastSession } from "@muster/coach/state/input";
import { severities } from "@muster/domain/planning/limit-options.text";
import { emptyLimit, type Limit } from "@muster/domain/planning/limits";
import {
  equipmentItems,
  fitnessLevels,
  genders,
  gymAccesses,
  primaryGoals,
  sessionLengths,
  targetAreas,
  valuesOf,
} from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import { type CheckIn, emptyCheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, weekdays } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import * as fc from "fast-check";
import { notesWithMeaning } from "./notes-with-meaning.data.ts";

const oneOf = <T extends string>(options: readonly T[]) => fc.constantFrom(...options);
const subset = <T extends string>(options: readonly T[], most = options.length) =>
  fc.subarray([...options], { maxLength: most });
const mostly = <T>(usual: T, other: fc.Arbitrary<T>, weight = 4) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const areas = ["shoulder", "elbow", "wrist", "lower_back", "hip", "knee", "ankle", "neck"] as const;
const notes = notesWithMeaning.map(({ note }) => note);

/** Ages near a limit have their birthday close to the planned week. */
const ageArbitrary = fc.oneof(
  fc.record({
    age: fc.constantFrom(12, 13, 17, 18, 49, 64, 65, 69, 70),
    birthday: fc.integer({ min: -2, max: 8 }),
  }),
  fc.record({ age: fc.integer({ min: 11, max: 95 }), birthday: fc.integer({ min: 20, max: 300 }) }),
);

/** @param today the day of design; the birthday lies so many days after it and adds one to the recorded age */
const profileOn = (today: CivilDate): fc.Arbitrary<Profile> =>
  fc
    .record({
      of: ageArbitrary,
      gender: oneOf(valuesOf(genders)),
      height: fc.oneof(fc.integer({ min: 56, max: 80 }), fc.constantFrom(48, 90)),
      index: fc.oneof(fc.integer({ min: 20, max: 32 }), fc.integer({ min: 14, max: 60 })),
      fitnessLevel: oneOf(valuesOf(fitnessLevels)),
      pullups: fc.constantFrom(0, 0, 1, 4, 12, 60),
      pushups: fc.constantFrom(0, 3, 15, 40, 200),
      bodyFat: mostly(null, fc.constantFrom<number | null>(3, 4, 8, 11, 20, 45)),
      primaryGoal: oneOf(valuesOf(primaryGoals)),
      targetAreas: subset(valuesOf(targetAreas), 3),
      daysPerWeek: fc.integer({ min: 3, max: 6 }),
      timePerSession: oneOf(valuesOf(sessionLengths)),
      gymDays: subset(weekdays),
      restDays: subset(weekdays, 5),
      gymAccess: oneOf(valuesOf(gymAccesses)),
      equipment: subset(valuesOf(equipmentItems)),
      injuryAreas: mostly<(typeof areas)[number][]>([], subset(areas, 4), 2),
      pregnancy: mostly<"none" | "pregnant" | "postpartum">(
        "none",
        fc.constantFrom("pregnant", "postpartum"),
        7,
      ),
      heart: mostly(false, fc.constant(true), 7),
      note: mostly("", oneOf(notes), 7),
    })
    .map(({ of, index, injuryAreas, pregnancy, heart, note, height, ...rest }) => ({
      ...rest,
      height,
      username: "someone",
      displayName: "Someone",
      age: of.age,
      // Recorded almost a year ago: the next birthday is `birthday` days after today.
      ageRecordedOn: addDays(addDays(today, of.birthday), -365),
      weight: Math.min(1_000, Math.max(40, Math.round((index * height ** 2) / 703))),
      timeframe: "12_weeks" as const,
      homeWorkoutTime: "early_morning" as const,
      gymWorkoutTime: "morning" as const,
      limits: { injuryAreas, pregnancy, heartOrBloodPressureAdvice: heart, note },
      medicalNoteConfirmedOn: "2026-01-01",
    }));

const rating = fc.integer({ min: 1, max: 10 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

/** A check-in by how many days ago it was filled in. */
export type DatedCheckIn = Partial<CheckIn> & { readonly daysAgo: number };

/** Any check-in of the last days. */
export const datedCheckInArbitrary: fc.Arbitrary<DatedCheckIn> = fc.record({
  daysAgo: fc.integer({ min: 0, max: 9 }),
  muscleSoreness: mostly(4, rating, 1),
  fatigueLevel: mostly(4, rating, 1),
  avgSleepHours: maybe(fc.constantFrom(4, 6.5, 7, 9)),
  stressLevel: maybe(rating),
  energyLevel: maybe(rating),
  bloodPressureSystolic: mostly(null, fc.constantFrom<number | null>(110, 135, 162, 185), 3),
  bloodPressureDiastolic: mostly(null, fc.constantFrom<number | null>(70, 85, 101, 125), 3),
  restingHeartRate: maybe(fc.integer({ min: 45, max: 120 })),
  waist: maybe(fc.integer({ min: 24, max: 60 })),
  notes: mostly("", oneOf(notes), 1),
});

/** Whole movements left out, and single exercises of all kinds. */
const preferencesArbitrary = fc
  .record({
    kinds: mostly<string[]>([], subset(patterns, 3), 3),
    single: fc.subarray(
      catalogue.map(({ id }) => id),
      { maxLength: 12 },
    ),
    why: fc.constantFrom("injury" as const, "dislike" as const),
  })
  .map(({ kinds, single, why }) =>
    catalogue
      .filter(({ id, pattern }) => kinds.includes(pattern) || single.includes(id))
      .map(({ id }) => ({ exerciseId: id, favourite: false, excluded: why })),
  );

const historyArbitrary = fc.record({
  kind: fc.constantFrom(
    "nothing",
    "nothing",
    "week",
    "weeks",
    "long",
    "long",
    "absurd",
    "duplicates" as const,
  ),
  gap: fc.constantFrom(0, 0, 0, 0, 9, 11, 20, 60),
  difficulty: fc.integer({ min: 3, max: 10 }),
  attendance: fc.constantFrom(0.3, 0.6, 1, 1),
  reachesTop: fc.boolean(),
  firstLoadLb: fc.constantFrom(2.5, 40, 200, 900),
  mesocycleWeek: fc.integer({ min: 1, max: 9 }),
  note: mostly("", oneOf(notes), 8),
  source: fc.constantFrom("built-in" as const, "built-in" as const, "edited" as const, "model" as const),
});
type History = typeof historyArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** Sore places of the form, and operations some weeks ago. */
const limitsOn = (today: CivilDate): fc.Arbitrary<Limit[]> =>
  mostly<Limit[]>(
    [],
    fc
      .record({
        area: maybe(oneOf([...areas, "abdomen"] as const)),
        severity: oneOf(valuesOf(severities)),
        operation: fc.constantFrom(null, null, "surgery" as const, "abdominal_surgery" as const),
        weeks: fc.constantFrom(1, 5, 8, 11, 13, 20, 30, 200),
      })
      .map(({ area, severity, operation, weeks }) => {
        const told = { ...emptyLimit, date: addDays(today, -1), since: addDays(today, -7 * weeks) };
        return [
          ...(area === null ? [] : [{ ...told, area, severity }]),
          ...(operation === null ? [] : [{ ...told, condition: operation }]),
        ];
      }),
    2,
  );

/** A person with a history, from which a design input is made. */
export type RandomLife = {
  readonly today: CivilDate;
  readonly profile: Profile;
  readonly told: readonly DatedCheckIn[];
  readonly history: History;
  readonly preferences: NonNullable<DesignInput["preferences"]>;
  readonly eats: number | null;
  readonly limits: NonNullable<DesignInput["limits"]>;
};

/** Any person with any history. */
export const randomLifeArbitrary: fc.Arbitrary<RandomLife> = fc
  .integer({ min: 0, max: 730 })
  .map((days) => addDays("2026-02-01", days))
  .chain((today) =>
    fc.record({
      today: fc.constant(today),
      profile: profileOn(today),
      told: fc.array(datedCheckInArbitrary, { maxLength: 3 }),
      history: historyArbitrary,
      preferences: preferencesArbitrary,
      eats: maybe(fc.integer({ min: 700, max: 5_000 })),
      limits: limitsOn(today),
    }),
  );

/** Check-ins as records: one a day, oldest first. */
export const checkInsOf = ({
  today,
  profile,
  told: all,
}: Pick<RandomLife, "today" | "profile" | "told">): CheckIn[] => {
  // One record a day, the last one: as the device stores them.
  const byDay = new Map(all.map(({ daysAgo, ...rest }) => [addDays(today, -daysAgo), rest]));
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, rest]) => ({
      ...emptyCheckIn,
      date,
      week: 2,
      weight: profile.weight,
      muscleSoreness: 4,
      fatigueLevel: 4,
      ...rest,
    }));
};

const emptyInput = ({ today, profile, preferences, limits }: RandomLife): DesignInput => ({
  profileId: testProfileId,
  today,
  validFrom: addDays(today, 1),
  profile,
  checkIns: [],
  readings: [],
  sessions: [],
  intake: [],
  previousPlan: null,
  isPostAssessment: false,
  preferences,
  limits,
});

const weeksOf = { nothing: 0, week: 1, weeks: 4, long: 12, absurd: 3, duplicates: 2 } as const;

/** One designed week repeated with slightly rising weights: the coach reads no more than 84 days. */
const lived = (life: RandomLife): Pick<DesignInput, "sessions" | "previousPlan"> => {
  const { kind, gap, difficulty, mesocycleWeek, note, source } = life.history;
  const count = weeksOf[kind];
  if (count === 0) return { sessions: [], previousPlan: null };
  const last = addDays(life.today, -6 - gap);
  const healthy = { ...life.profile, limits: { ...life.profile.limits, note: "" } };
  const week = deliverWeek(undefined, {
    ...emptyInput({ ...life, profile: healthy, today: addDays(last, -1) }),
    validFrom: last,
  });
  const sessions = Array.from({ length: count }, (_, index) =>
    addDays(last, -7 * (count - 1 - index)),
  ).flatMap((from, index) =>
    sessionsOf(week, from, {
      ...life.history,
      firstLoadLb: life.history.firstLoadLb * (1 + 0.02 * index),
      difficulty: Math.min(10, difficulty + (index % 2)),
    }),
  );
  const noted = sessions.map((session, index) =>
    index === sessions.length - 1
      ? {
          ...session,
          exercises: session.exercises.map((done, at) => (at === 0 ? { ...done, notes: note } : done)),
        }
      : session,
  );
  const previous = asPrevious(week);
  return {
    sessions:
      kind === "absurd" ? noted.map(absurd) : kind === "duplicates" ? [...noted, ...noted.map(again)] : noted,
    previousPlan: {
      ...previous,
      plan: {
        ...previous.plan,
        source,
        mesocycleWeek: previous.plan.phase === "accumulation" ? mesocycleWeek : 1,
      },
    },
  };
};

/** Slips of the finger that a form lets through. */
const absurd = (session: PastSession, index: number): PastSession => ({
  ...session,
  exercises: session.exercises.map((done) => ({
    ...done,
    sets: done.sets.map((set) => ({
      ...set,
      reps: set.reps === null ? null : index % 2 === 0 ? set.reps * 30 : 0,
      weight: set.weight === null ? null : index % 3 === 0 ? set.weight * 10 : set.weight,
    })),
  })),
});

/** The same workout, imported once more under another id. */
const again = (session: PastSession): PastSession => ({
  ...session,
  id: naturalId("session", session.id, "imported"),
});

/** The design input of a life on its day of design. */
export const inputOf = (life: RandomLife): DesignInput => ({
  ...emptyInput(life),
  ...lived(life),
  checkIns: checkInsOf(life),
  intake:
    life.eats === null
      ? []
      : Array.from({ length: 20 }, (_, index) => ({
          date: addDays(life.today, index - 19),
          calories: life.eats ?? 0,
          protein: 90,
          closed: index % 2 === 0,
        })),
});
