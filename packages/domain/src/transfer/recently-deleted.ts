/** What a person deleted in the last 30 days and can have back: which kinds, what each is called, how it comes back. Pure. */
import type * as z from "zod/mini";
import { measurementLabels } from "../body/measurements.text.ts";
import { type RecordKind, recordKinds } from "../records.ts";
import { type ExerciseLog, lastSetAt, type Session } from "../training/session.ts";
import type { WithId, WorkoutChange } from "../training/workout.ts";
import { deletedKinds } from "./recently-deleted.text.ts";

/** Days for which something deleted can be brought back. */
export const binDays = 30;

/** A deleted record in words: 'Meal', 'Oats', and the civil date that it belongs to. */
export type DeletedInWords = {
  readonly what: string;
  readonly name: string;
  readonly day: string | undefined;
};

type Reader = (record: unknown) => DeletedInWords | undefined;

/** Only what is whole can come back. */
const whole =
  <S extends z.ZodMiniType>(schema: S, words: (record: z.infer<S>) => DeletedInWords): Reader =>
  (record) => {
    const read = schema.safeParse(record);
    return read.success ? words(read.data) : undefined;
  };

/** Kinds that people delete one by one. A deleted workout keeps its record, so it is looked for among the sessions. */
const readers = {
  nutritionEntry: whole(recordKinds.nutritionEntry.schema, ({ mealName, logDate }) => ({
    what: deletedKinds.nutritionEntry,
    name: mealName,
    day: logDate,
  })),
  savedFood: whole(recordKinds.savedFood.schema, ({ foodName }) => ({
    what: deletedKinds.savedFood,
    name: foodName,
    day: undefined,
  })),
  reading: whole(recordKinds.reading.schema, ({ metric, date }) => ({
    what: deletedKinds.reading,
    name: measurementLabels[metric],
    day: date,
  })),
  template: whole(recordKinds.template.schema, ({ name }) => ({
    what: deletedKinds.template,
    name,
    day: undefined,
  })),
  ownExercise: whole(recordKinds.ownExercise.schema, ({ name }) => ({
    what: deletedKinds.ownExercise,
    name,
    day: undefined,
  })),
} satisfies { readonly [K in RecordKind]?: Reader };

/** A kind of the bin. */
export type BinKind = keyof typeof readers;

/** The kinds of the bin. */
export const binKinds = Object.keys(readers) as readonly BinKind[];

/** What a deleted record is called; undefined when fields of it are missing. */
export const deletedInWords = (kind: BinKind, record: unknown): DeletedInWords | undefined =>
  readers[kind](record);

/**
 * A workout that was deleted or discarded, as it was: over at its last set, which is all that is known of its end.
 * @param logs of any session
 * @returns undefined when nothing was logged in it, or when it is not deleted
 */
export const restoredSession = (
  session: WithId<Session>,
  logs: readonly ExerciseLog[],
): readonly WorkoutChange[] | undefined => {
  const finishedAt = lastSetAt(session, logs);
  if (session.discardedAt === null || session.finishedAt !== null || finishedAt === "") return undefined;
  return [{ kind: "session", id: session.id, patch: { finishedAt, discardedAt: null } }];
};
