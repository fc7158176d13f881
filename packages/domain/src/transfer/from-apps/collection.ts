/** Gathers what a reader finds row by row: checks each figure, groups sets into exercises and workouts, counts what is left out. */
import { measurementLabels } from "../../body/measurements.text.ts";
import { measurements } from "../../body/reading.ts";
import { defaultMealName } from "../../nutrition/diary-line.ts";
import { addDays, type CivilDate } from "../../shared/dates.ts";
import {
  type ImportedData,
  type ImportedMeal,
  type ImportedReading,
  type ImportedSet,
  type ImportedWorkout,
  type LeftOut,
  type Moment,
  namedRows,
} from "./imported-data.ts";
import { importedText, type LeftOutReason, leftOut } from "./left-out.text.ts";

type WorkoutRow = Moment & {
  readonly workout: string;
  readonly duration?: number | null;
  readonly workoutNotes?: string;
};
type SetRow = WorkoutRow & {
  readonly exercise: string;
  readonly notes?: string;
  readonly set: ImportedSet;
};

/** Receives the rows of a reader and collects them to a `ImportedData`. */
export type Collection = {
  /** Rows of one workout need not stand together; an exercise ends where another begins. */
  set(row: SetRow): void;
  /** A note on the exercise that came last in this workout. */
  note(row: WorkoutRow & { readonly exercise: string; readonly notes: string }): void;
  reading(reading: ImportedReading): void;
  meal(meal: ImportedMeal): void;
  /** @param row what it is known by in the file; left out where all of them are the same */
  leaveOut(reason: LeftOutReason, row?: string): void;
  done(app: string, source: string): ImportedData;
};

type Open<T> = { -readonly [K in keyof T]: T[K] };
type OpenExercise = { name: string; notes: string; sets: ImportedSet[] };
type OpenWorkout = Open<Omit<ImportedWorkout, "exercises">> & { exercises: OpenExercise[] };

/** What no app was there to write down. */
const earliest = "1950-01-01";

const within = (value: number | null, lowest: number, highest: number): boolean =>
  value === null || (value >= lowest && value <= highest);

/** In kg or lb alike: nobody lifts more, and the records take no more. */
const mostWeight = 4_000;
const mostDistance = 500_000;

const isPossible = ({ reps, weight, time, distance, rir }: ImportedSet): boolean =>
  within(reps, 1, 1_000) &&
  within(weight?.value ?? null, 0.001, mostWeight) &&
  within(time, 0.001, 86_400) &&
  within(distance?.value ?? null, 0.001, mostDistance) &&
  within(rir, 0, 10);

/** Unit of a reading -> factor to lb or in, for the check against the bounds; a mass without a unit counts as lb. */
const readingFactor = { kg: 2.2046, lb: 1, cm: 0.3937, in: 1, "as-is": 1 } as const;

const text = (value: string, longest: number): string => value.trim().replace(/\s+/g, " ").slice(0, longest);

/** '2026-03-02 Bench Press' */
const rowTitle = ({ date }: Moment, name: string): string => `${date} ${text(name, 60)}`.trim();

/** @param today what is dated later than a day after it was not done; somebody who travels is a day ahead */
export const createCollection = (today: CivilDate): Collection => {
  const workouts = new Map<string, OpenWorkout>();
  const readings: ImportedReading[] = [];
  const meals: ImportedMeal[] = [];
  const left = new Map<LeftOutReason, LeftOut>();
  const latest = addDays(today, 1);
  const leaveOut = (reason: LeftOutReason, row?: string): void => {
    const { count, rows } = left.get(reason) ?? { count: 0, rows: [] };
    const named = row === undefined || rows.length === namedRows ? rows : [...rows, row];
    left.set(reason, { why: leftOut[reason], count: count + 1, rows: named });
  };
  const hasCome = ({ date }: Moment, row: string): boolean => {
    if (date > latest) leaveOut("future", row);
    else if (date < earliest) leaveOut("tooOld", row);
    return date <= latest && date >= earliest;
  };
  const workoutOf = ({ date, time, workout, duration, workoutNotes }: WorkoutRow): OpenWorkout => {
    const name = text(workout, 80) || importedText.workout(1);
    const key = `${date} ${time ?? ""} ${name}`;
    const open = workouts.get(key) ?? { date, time, name, duration: null, notes: "", exercises: [] };
    workouts.set(key, open);
    if (duration !== undefined && duration !== null && duration > 0 && duration <= 172_800)
      open.duration ??= Math.round(duration);
    if (open.notes === "" && workoutNotes !== undefined) open.notes = workoutNotes.trim().slice(0, 2_000);
    return open;
  };
  const exerciseOf = (open: OpenWorkout, name: string): OpenExercise => {
    const last = open.exercises.at(-1);
    if (last !== undefined && last.name === name) return last;
    const next: OpenExercise = { name, notes: "", sets: [] };
    open.exercises.push(next);
    return next;
  };
  const addNote = (exercise: OpenExercise, notes: string | undefined): void => {
    const note = notes?.trim() ?? "";
    if (note === "" || exercise.notes.split("\n").includes(note)) return;
    exercise.notes = (exercise.notes === "" ? note : `${exercise.notes}\n${note}`).slice(0, 2_000);
  };
  return {
    set: (row) => {
      const name = text(row.exercise, 80);
      const { set } = row;
      const title = rowTitle(row, name || row.workout);
      if (!hasCome(row, title)) return;
      if (name === "") return leaveOut("noName", title);
      if (set.reps === null && set.time === null && set.distance === null) return leaveOut("emptySet", title);
      if (!isPossible(set)) return leaveOut("figures", title);
      const exercise = exerciseOf(workoutOf(row), name);
      exercise.sets.push(set.reps === null ? set : { ...set, reps: Math.max(1, Math.round(set.reps)) });
      addNote(exercise, row.notes);
    },
    note: (row) => {
      const open = workouts.get(
        `${row.date} ${row.time ?? ""} ${text(row.workout, 80) || importedText.workout(1)}`,
      );
      const last = open?.exercises.at(-1);
      if (last === undefined || last.name !== text(row.exercise, 80))
        return leaveOut("note", rowTitle(row, row.exercise));
      addNote(last, row.notes);
    },
    reading: (reading) => {
      const title = rowTitle(reading, `${measurementLabels[reading.metric]} ${reading.value}`);
      if (!hasCome(reading, title)) return;
      const { lowest, highest } = measurements[reading.metric];
      const value = reading.value * readingFactor[reading.unit ?? "lb"];
      // A mass without a unit may still be kilograms.
      const low = reading.unit === null ? lowest / 2.21 : lowest;
      if (value < low || value > highest) return leaveOut("reading", title);
      readings.push(reading);
    },
    meal: (meal) => {
      const title = rowTitle(meal, meal.name);
      if (!hasCome(meal, title)) return;
      const parts = [meal.protein, meal.carbohydrate, meal.fat, meal.fiber];
      if (!within(meal.energy, 0, 20_000) || !parts.every((part) => within(part, 0, 500)))
        return leaveOut("meal", title);
      meals.push({ ...meal, name: text(meal.name, 120) || defaultMealName });
    },
    leaveOut,
    done: (app, source) => ({
      app,
      source,
      workouts: [...workouts.values()].sort((a, b) =>
        `${a.date} ${a.time ?? ""}` < `${b.date} ${b.time ?? ""}` ? -1 : 1,
      ),
      readings,
      meals,
      leftOut: [...left.values()],
    }),
  };
};
