/**
 * What a file of another app says, whatever app it is: neither ids nor our units yet. Readers (`readers/`) make it, the
 * person looks at it, and `to-records.ts` turns it into records after the yes.
 */
import type { MeasurementName } from "../../body/reading.ts";
import type { MealSlot } from "../../nutrition/meal-slot.ts";
import type { CivilDate } from "../../shared/dates.ts";
import type { setRoles } from "../../training/session-options.ts";

/** A date on the wall, and its time of day as 'HH:mm:ss' where the file has one. */
export type Moment = { readonly date: CivilDate; readonly time: string | null };

/** null: the file does not say, so the person has to choose. */
export type MassUnit = "kg" | "lb" | null;
/** null follows the answer for masses: kilometres with kilograms, miles with pounds. */
export type DistanceUnit = "m" | "km" | "mi" | "ft" | "yd" | null;

/** One set of an imported workout; null where the file says nothing. */
export type ImportedSet = {
  readonly role: (typeof setRoles)[number];
  readonly reps: number | null;
  readonly weight: { readonly value: number; readonly unit: MassUnit } | null;
  /** Seconds. */
  readonly time: number | null;
  readonly distance: { readonly value: number; readonly unit: DistanceUnit } | null;
  readonly rir: number | null;
};

/** One exercise of an imported workout by its name in the other app. */
export type ImportedExercise = {
  readonly name: string;
  readonly notes: string;
  readonly sets: readonly ImportedSet[];
};

/** One imported workout with its time as the file has it. */
export type ImportedWorkout = Moment & {
  readonly name: string;
  /** Seconds; null when the file does not say. */
  readonly duration: number | null;
  readonly notes: string;
  readonly exercises: readonly ImportedExercise[];
};

/** One imported body measurement in the unit of the file. */
export type ImportedReading = Moment & {
  readonly metric: MeasurementName;
  readonly value: number;
  /** null for a mass whose unit the file does not say; of counts and percents it is 'as-is'. */
  readonly unit: MassUnit | "cm" | "in" | "as-is";
};

/** One imported diary line. */
export type ImportedMeal = Moment & {
  readonly name: string;
  readonly slot: MealSlot;
  /** kcal */
  readonly energy: number;
  /** g; null when the file does not say. */
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
};

/** What was not taken for one reason; `rows` names the first of them, where they have a name. */
export type LeftOut = { readonly why: string; readonly count: number; readonly rows: readonly string[] };

/** Rows that are named beside a reason: enough to find them in the file. */
export const namedRows = 3;

/** The whole content of a file of another app. */
export type ImportedData = {
  /** The app's name, for people. */
  readonly app: string;
  /** Goes into ids: never changes. */
  readonly source: string;
  readonly workouts: readonly ImportedWorkout[];
  readonly readings: readonly ImportedReading[];
  readonly meals: readonly ImportedMeal[];
  readonly leftOut: readonly LeftOut[];
};

/** Whether somebody has to say which unit the file is in. */
export const needsUnit = ({ workouts, readings }: ImportedData): boolean =>
  readings.some(({ unit }) => unit === null) ||
  workouts.some(({ exercises }) =>
    exercises.some(({ sets }) =>
      sets.some(({ weight, distance }) => weight?.unit === null || distance?.unit === null),
    ),
  );
