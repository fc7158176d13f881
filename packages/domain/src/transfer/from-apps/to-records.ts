/** What files of other apps say as records of this profile, every one with a computed id: brought in twice is the same as once. */
import { sessionId } from "../../record-ids.ts";
import { naturalId } from "../../shared/ids.ts";
import { centimetersToInches, kilogramsToPounds } from "../../shared/units.ts";
import { ownExerciseKey } from "../../training/exercises/own-exercise-key.ts";
import { longestName } from "../../training/exercises/own-exercise-options.ts";
import { emptyOwnExercise } from "../../training/exercises/own-exercise-rules.ts";
import type { ExerciseLog, LoggedSet } from "../../training/session.ts";
import type { TransferRecord } from "../export-file.ts";
import { type KnownExercise, metersPer, oneLogAnExercise, workoutRecords } from "../imported-workout.ts";
import type {
  ImportedData,
  ImportedExercise,
  ImportedReading,
  ImportedSet,
  ImportedWorkout,
  Moment,
} from "./imported-data.ts";

/** What the person decided about an import, and whose data it becomes. */
export type Choices = {
  readonly profileId: string;
  readonly timeZone: string;
  /** The answer to the question about units; what says its unit does not need it. */
  readonly unit: "kg" | "lb";
  /** undefined: an own exercise of that name is made. */
  readonly exerciseFor: (name: string) => KnownExercise | undefined;
};

/** The number of an exercise that no catalogue numbers; the app finds own exercises by their id alone. */
const ownNumber = 1;

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset", hour: "numeric" });

/** A clock on the wall of this time zone as an instant; noon where the file tells no time. */
const createInstants = (timeZone: string): ((moment: Moment) => string) => {
  const clock = clockIn(timeZone);
  const offsetAt = (milliseconds: number): number => {
    const name = clock.formatToParts(milliseconds).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):?(\d{2})?/.exec(name) ?? [];
    return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -60_000 : 60_000);
  };
  return ({ date, time }) => {
    const asUtc = Date.parse(`${date}T${time ?? "12:00:00"}Z`);
    // Twice: the first guess may lie on the other side of a change of clocks.
    const guess = asUtc - offsetAt(asUtc);
    return new Date(asUtc - offsetAt(guess)).toISOString();
  };
};

const poundsOf = (value: number, unit: "kg" | "lb"): number =>
  unit === "kg" ? kilogramsToPounds(value) : value;

const setOf = (set: ImportedSet, position: number, at: string, unit: Choices["unit"]): LoggedSet => {
  const { role, reps, weight, time, distance, rir } = set;
  const distanceUnit = distance?.unit ?? (unit === "kg" ? "km" : "mi");
  return {
    position,
    role,
    reps,
    weight: weight === null ? null : poundsOf(weight.value, weight.unit ?? unit),
    time,
    distance: distance === null ? null : Math.min(1_000_000, distance.value * metersPer[distanceUnit]),
    rir,
    at,
  };
};

const metricOf = (sets: readonly ImportedSet[]): ExerciseLog["metric"] => {
  if (sets.some(({ reps }) => reps !== null)) return "reps";
  return sets.some(({ distance }) => distance !== null) ? "distance" : "time";
};

const ownExerciseOf = (name: string, sets: readonly ImportedSet[], profileId: string): TransferRecord => ({
  kind: "ownExercise",
  id: naturalId("import", profileId, "ownExercise", name.toLowerCase()),
  record: {
    ...emptyOwnExercise,
    name: name.slice(0, longestName),
    metric: metricOf(sets),
    equipment: sets.some(({ weight }) => weight !== null) ? "other" : "none",
  },
});

/** An id for each set of a log: a hash for each would be most of the work of an import. */
const nthId = (base: string, index: number): string =>
  `${base.slice(0, -4)}${index.toString(16).padStart(4, "0")}`;

/** All sets under one name, over all workouts: what the exercise takes shows in them together. */
const setsByName = (all: readonly ImportedData[]): ReadonlyMap<string, readonly ImportedSet[]> => {
  const found = new Map<string, ImportedSet[]>();
  for (const { workouts } of all)
    for (const { exercises } of workouts)
      for (const { name, sets } of exercises) {
        const before = found.get(name);
        if (before === undefined) found.set(name, [...sets]);
        else before.push(...sets);
      }
  return found;
};

/** @param all of one person; in the order in which it should be listed */
export const recordsOf = (all: readonly ImportedData[], choices: Choices): readonly TransferRecord[] => {
  const { profileId, timeZone, unit } = choices;
  const instantOf = createInstants(timeZone);
  const own = new Map<string, TransferRecord>();
  const exercises = new Map<string, KnownExercise>();
  for (const [name, sets] of setsByName(all)) {
    const known = choices.exerciseFor(name);
    const made = known === undefined ? ownExerciseOf(name, sets, profileId) : undefined;
    if (made !== undefined) own.set(made.id, made);
    exercises.set(
      name,
      known ?? {
        exerciseId: ownExerciseKey(made?.id ?? ""),
        number: ownNumber,
        metric: metricOf(sets),
        takesWeight: sets.some(({ weight }) => weight !== null),
      },
    );
  }

  const logOf = (
    exercise: ImportedExercise,
    position: number,
    session: { readonly id: string; readonly date: string; readonly at: string },
  ): ExerciseLog => {
    const known = exercises.get(exercise.name);
    const base = naturalId("import-set", profileId, session.id, position);
    const sets = exercise.sets.map((set, index): [string, LoggedSet] => [
      nthId(base, index),
      setOf(set, index, session.at, unit),
    ]);
    return {
      sessionId: session.id,
      date: session.date,
      position,
      exerciseId: known?.exerciseId ?? "",
      number: known?.number ?? ownNumber,
      // As the other app called it: a later import finds the choice by it.
      name: exercise.name,
      metric: known?.metric ?? "reps",
      difficulty: 5,
      notes: exercise.notes,
      completed: true,
      assessmentMetric: null,
      sets: Object.fromEntries(sets),
    };
  };

  const recordsOfWorkout = (workout: ImportedWorkout, source: string): readonly TransferRecord[] => {
    const { date, name } = workout;
    const key = `import:${source}:${workout.time ?? ""}:${name.toLowerCase()}`;
    const id = sessionId(profileId, date, key, 1);
    const at = instantOf(workout);
    const listed = workout.exercises.slice(0, 300);
    const logs = oneLogAnExercise(
      listed.map((exercise, position) => logOf(exercise, position, { id, date, at })),
    );
    const trained = {
      date,
      timeZone,
      workoutName: name,
      startedAt: at,
      finishedAt: new Date(Date.parse(at) + (workout.duration ?? 0) * 1_000).toISOString(),
      skippedAt: null,
      completedExercises: logs.length,
      totalExercises: logs.length,
      notes: workout.notes,
    };
    return workoutRecords(profileId, id, trained, logs);
  };

  const readingRecord = (reading: ImportedReading): TransferRecord => {
    const { metric, date, time } = reading;
    const isMass = reading.unit === null || reading.unit === "kg" || reading.unit === "lb";
    const value = isMass
      ? poundsOf(reading.value, reading.unit === "kg" || reading.unit === "lb" ? reading.unit : unit)
      : reading.unit === "cm"
        ? centimetersToInches(reading.value)
        : reading.value;
    return {
      kind: "reading",
      // By what the file says: an answer to the question about units makes no second reading.
      id: naturalId("import", profileId, "reading", metric, date, time ?? "", reading.value),
      record: { metric, value, date, at: instantOf(reading), source: "import" },
    };
  };

  const times = new Map<string, number>();
  const mealRecords = (source: string, meals: ImportedData["meals"]): readonly TransferRecord[] =>
    meals.map((meal): TransferRecord => {
      const { date, time, slot, name, energy, protein, carbohydrate, fat, fiber } = meal;
      const key = `${source} ${date} ${time ?? ""} ${slot} ${name} ${energy} ${protein ?? ""}`;
      // Twice the same: two portions of one meal.
      const nth = (times.get(key) ?? 0) + 1;
      times.set(key, nth);
      return {
        kind: "nutritionEntry",
        id: naturalId("import", profileId, "nutritionEntry", key, nth),
        record: {
          logDate: date,
          mealName: name,
          mealSlot: slot,
          calories: Math.round(energy),
          protein,
          carbohydrate,
          fat,
          fiber,
          servings: 1,
          servingSize: "",
          createdAt: instantOf(meal),
        },
      };
    });

  return [
    ...own.values(),
    ...all.flatMap(({ source, workouts, readings, meals }) => [
      ...workouts.flatMap((workout) => recordsOfWorkout(workout, source)),
      ...readings.map(readingRecord),
      ...mealRecords(source, meals),
    ]),
  ];
};
