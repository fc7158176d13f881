/** Workouts of the old product as sessions with their exercise logs: summary and detail of one workout become one. */
import { sessionId } from "../../record-ids.ts";
import type { CivilDate } from "../../shared/dates.ts";
import { naturalId } from "../../shared/ids.ts";
import type { ExerciseLog, LoggedSet } from "../../training/session.ts";
import type { TransferRecord } from "../export-file.ts";
import { importedText } from "../from-apps/left-out.text.ts";
import { type KnownExercise, metersPer, oneLogAnExercise, workoutRecords } from "../imported-workout.ts";
import { oldText } from "./old.text.ts";
import {
  column,
  dateOf,
  isRow,
  isTrue,
  listOf,
  numberWithin,
  type OldRow,
  oldInstant,
  textOf,
} from "./old-values.ts";

/** What reading needs to know of the importing person. */
export type OldContext = {
  readonly profileId: string;
  readonly timeZone: string;
  readonly exerciseNamed: (name: string) => KnownExercise | undefined;
  /** Told of what cannot be taken over, in words. */
  readonly problem: (text: string) => void;
};

type Workout = {
  readonly date: CivilDate;
  readonly name: string;
  readonly at: string;
  readonly content: OldRow;
};

/** Workouts of the old app with their sets in lb; one without a readable date is told and left out. */
export const oldSessions = (rows: readonly OldRow[], context: OldContext): readonly TransferRecord[] => {
  const workouts = new Map<string, Workout>();
  for (const row of rows) {
    const workout = workoutOf(row, context);
    if (workout === undefined) {
      context.problem(oldText.noDate.workout);
      continue;
    }
    const key = `${workout.date} ${workout.name.toLowerCase()}`;
    const before = workouts.get(key);
    // The detailed record knows the sets; the summary how many exercises there were and how many were done.
    if (before === undefined) workouts.set(key, workout);
    else {
      const isFuller = exercisesIn(before.content).length < exercisesIn(workout.content).length;
      const [fuller, other] = isFuller ? [workout, before] : [before, workout];
      workouts.set(key, { ...fuller, content: { ...other.content, ...fuller.content } });
    }
  }
  return [...workouts.values()].flatMap((workout) => recordsOf(workout, context));
};

const workoutOf = (row: OldRow, { timeZone }: OldContext): Workout | undefined => {
  const inside = column(row, "workoutData", "exercises");
  const content = isRow(inside) ? inside : row;
  const created = column(row, "createdAt", "completedAt", "timestamp");
  const date =
    dateOf(column(row, "workoutDate"), timeZone) ??
    dateOf(column(content, "date"), timeZone) ??
    dateOf(created, timeZone);
  if (date === undefined) return undefined;
  const name = textOf(column(content, "workoutName", "name"), 80) || importedText.workout(1);
  return { date, name, at: oldInstant(created ?? column(content, "date"), date), content };
};

const exercisesIn = (content: OldRow): readonly OldRow[] =>
  listOf(column(content, "exercises")).filter(isRow);

const recordsOf = (workout: Workout, context: OldContext): readonly TransferRecord[] => {
  const { profileId, timeZone } = context;
  const { date, name, at, content } = workout;
  const id = sessionId(profileId, date, `import:${name.toLowerCase()}`, 1);
  const logs = oneLogAnExercise(
    exercisesIn(content).map((row, position) => logOf(row, position, { id, date, at }, context)),
  );
  const skipped = isTrue(column(content, "skipped"));
  // The file's own counts may go beyond what it brings of the workout, and never say less than that.
  const counted = logs.filter(({ completed }) => completed).length;
  const done = Math.max(
    counted,
    Math.round(numberWithin(column(content, "completedExercises"), 0, 100) ?? 0),
  );
  const total = Math.round(numberWithin(column(content, "totalExercises"), 0, 100) ?? 0);
  const trained = {
    date,
    timeZone,
    workoutName: name,
    startedAt: at,
    finishedAt: skipped ? null : at,
    skippedAt: skipped ? at : null,
    completedExercises: done,
    totalExercises: Math.max(total, logs.length, done),
    notes: textOf(column(content, "notes"), 2_000),
  };
  return workoutRecords(profileId, id, trained, logs);
};

const logOf = (
  row: OldRow,
  position: number,
  session: { readonly id: string; readonly date: CivilDate; readonly at: string },
  { profileId, exerciseNamed }: OldContext,
): ExerciseLog => {
  const name = textOf(column(row, "name"), 80) || "Exercise";
  const known = exerciseNamed(name);
  const sets = listOf(column(row, "sets"))
    .filter(isRow)
    .flatMap((set, index): [string, LoggedSet][] => {
      const read = setOf(set, index, session.at);
      return read === undefined
        ? []
        : [[naturalId("import-set", profileId, session.id, position, index), read]];
    });
  const metric = known?.metric ?? "reps";
  return {
    sessionId: session.id,
    date: session.date,
    position,
    exerciseId: known?.exerciseId ?? `imported.${slug(name)}`.slice(0, 80),
    number: known?.number ?? Math.max(1, Math.round(numberWithin(column(row, "id"), 1, 100_000) ?? 1)),
    name,
    metric: sets.some(([, set]) => set.reps !== null) ? "reps" : metric,
    difficulty: Math.round(numberWithin(column(row, "difficulty"), 1, 10) ?? 5),
    notes: textOf(column(row, "notes"), 2_000),
    completed: column(row, "completed") === undefined ? sets.length > 0 : isTrue(column(row, "completed")),
    assessmentMetric: textOf(column(row, "assessmentMetric"), 80) || null,
    sets: Object.fromEntries(sets),
  };
};

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** @returns undefined for a line without any figure */
const setOf = (row: OldRow, position: number, at: string): LoggedSet | undefined => {
  const reps = numberWithin(column(row, "reps"), 1, 1_000);
  const weight = numberWithin(column(row, "weight"), 0.01, 10_000);
  const time = secondsOf(column(row, "time"));
  const distance = metersOf(column(row, "distance"));
  if (reps === undefined && time === undefined && distance === undefined) return undefined;
  return {
    position,
    role: "working",
    reps: reps === undefined ? null : Math.round(reps),
    weight: weight ?? null,
    time: time ?? null,
    distance: distance ?? null,
    rir: null,
    at,
  };
};

/** Seconds, or '1:30'. */
const secondsOf = (value: unknown): number | undefined => {
  const clock = typeof value === "string" ? /^(\d{1,3}):(\d{2})$/.exec(value.trim()) : null;
  return clock === null ? numberWithin(value, 0.1, 86_400) : Number(clock[1]) * 60 + Number(clock[2]);
};

/** With a unit, else meters. */
const metersOf = (value: unknown): number | undefined => {
  const match = typeof value === "string" ? /^\s*([\d.,]+)\s*(mi|km|m|ft|yd)/i.exec(value) : null;
  // The pattern allows these units only.
  const unit = (match?.[2]?.toLowerCase() ?? "m") as keyof typeof metersPer;
  const amount = numberWithin(match?.[1] ?? value, 0.001, 1_000_000);
  return amount === undefined ? undefined : Math.min(1_000_000, amount * metersPer[unit]);
};
