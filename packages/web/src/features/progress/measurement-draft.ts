/**
 * The measurements form: what it opens with, what is wrong, what a save writes. A field that still shows its stored
 * value writes nothing; a blank one neither, because a missing measurement is no measurement. Pure.
 */
import { fatFreeOf } from "@muster/domain/body/fat-free-mass";
import { measurementEdit, measurementText } from "@muster/domain/body/measurement-input";
import type { MeasurementName } from "@muster/domain/body/reading";
import type { StoredReading } from "@muster/domain/progress/figures";
import { shownReading } from "@muster/domain/progress/measurement-series";
import type { NewMeasurement } from "@muster/domain/progress/unusual-measurements";
import { contradicts } from "@muster/domain/progress/weight-trend";
import type { CheckIn } from "@muster/domain/review/check-in";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Change, Stored } from "../../data/store/device-store.ts";

/** The fields of the form, in their order (spec §3, Measurements). */
export const measurementFields = [
  "weight",
  "bodyFat",
  "arms",
  "chest",
  "shoulders",
  "thighs",
  "pullups",
  "pushups",
] as const satisfies readonly MeasurementName[];
/** A measurement that the form asks for. */
export type MeasurementField = (typeof measurementFields)[number];

/** What each was last; null when it was never measured. */
export type StoredValues = Readonly<Record<MeasurementField, number | null>>;
type MeasurementDraft = Readonly<Record<MeasurementField, string>>;

/** The form's texts for the stored values; '' where there is none. */
export const openDraft = (stored: StoredValues, units: UnitSystem): MeasurementDraft =>
  // Every field of the list is filled in.
  Object.fromEntries(
    measurementFields.map((field) => {
      const value = stored[field];
      return [field, value === null ? "" : measurementText(field, value, units)];
    }),
  ) as Record<MeasurementField, string>;

/** What is wrong, and what a save would write. */
export type DraftCheck = {
  readonly errors: { readonly [field: string]: string };
  readonly changed: readonly NewMeasurement[];
};

/** Compares the form with the stored values; changed values are in stored units. */
export const checkDraft = (draft: MeasurementDraft, stored: StoredValues, units: UnitSystem): DraftCheck => {
  const errors: { [field: string]: string } = {};
  const changed: NewMeasurement[] = [];
  for (const field of measurementFields) {
    const edit = measurementEdit(field, draft[field], stored[field], units);
    if (edit.type === "invalid") errors[field] = edit.message;
    else if (edit.type === "changed" && edit.value !== null)
      changed.push({ metric: field, value: edit.value });
  }
  return { errors, changed };
};

/** When and over what a form is saved. */
type SaveContext = {
  readonly today: CivilDate;
  /** Instant. */
  readonly at: string;
  readonly newId: NewId;
  readonly readings: readonly StoredReading[];
  /** Today's, when there is one. */
  readonly checkIn: Stored<"checkIn"> | undefined;
};

/** What today shows of a metric, where the edit contradicts it; another value near it is a second measurement. */
const slipOf = (
  { metric, value }: DraftCheck["changed"][number],
  readings: readonly StoredReading[],
  today: CivilDate,
): StoredReading | undefined => {
  const shown = shownReading(readings, metric, today);
  return shown !== undefined && contradicts(shown.value, value) ? shown : undefined;
};

/**
 * A dated reading for each changed field (PROG-02). A slip that today shows is corrected: no second reading stands beside the
 * wrong one. What came with today's check-in is corrected there too, since the coach reads it.
 */
export const readingChanges = (changed: DraftCheck["changed"], save: SaveContext): readonly Change[] => {
  const { today, at, newId, readings, checkIn } = save;
  const edits = changed.map((edit) => ({ ...edit, shown: slipOf(edit, readings, today) }));
  return [
    ...edits.map(
      ({ metric, value, shown }): Change =>
        shown === undefined
          ? { kind: "reading", id: newId(), create: { metric, value, date: today, at, source: "progress" } }
          : { kind: "reading", id: shown.id, patch: { value, at } },
    ),
    ...(checkIn === undefined
      ? []
      : checkInCorrection(
          edits.filter(({ shown }) => shown?.source === "check-in"),
          checkIn,
          save,
        )),
  ];
};

const checkInCorrection = (
  edits: DraftCheck["changed"],
  checkIn: Stored<"checkIn">,
  { today, at, readings }: SaveContext,
): readonly Change[] => {
  if (edits.length === 0) return [];
  const patch: Partial<CheckIn> = Object.fromEntries(
    edits.map(({ metric, value }) => [metric === "arms" ? "biceps" : metric, value]),
  );
  const { weight, bodyFat } = { ...checkIn, ...patch };
  const lean = fatFreeOf(weight, bodyFat);
  const shown = shownReading(readings, "fatFreeMass", today);
  return [
    { kind: "checkIn", id: checkIn.id, patch: { ...patch, fatFreeMass: lean } },
    ...(lean === null || shown === undefined
      ? []
      : [{ kind: "reading", id: shown.id, patch: { value: lean, at } } as const]),
  ];
};

/** The readings that a save leaves as they are: what new values are compared with. */
export const readingsToStay = (
  changed: DraftCheck["changed"],
  readings: readonly StoredReading[],
  today: CivilDate,
): readonly StoredReading[] => {
  const replaced = new Set(changed.map(({ metric }) => shownReading(readings, metric, today)?.id));
  return readings.filter(({ id }) => !replaced.has(id));
};
