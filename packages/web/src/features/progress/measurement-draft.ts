/**
 * The measurements form: what it opens with, what is wrong, what a save writes. A field that still shows its stored
 * value writes nothing; a blank one neither, because a missing measurement is no measurement. Pure.
 */
import { measurementEdit, measurementText } from "@muster/domain/body/measurement-input";
import type { MeasurementName } from "@muster/domain/body/reading";
import type { NewMeasurement } from "@muster/domain/progress/unusual-measurements";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Change } from "../../data/store/device-store.ts";

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

/** One dated reading a changed field, each under a random id: an entry of the history (PROG-02). */
export const readingChanges = (
  changed: DraftCheck["changed"],
  today: CivilDate,
  now: Date,
  newId: NewId,
): readonly Change[] =>
  changed.map(({ metric, value }) => ({
    kind: "reading",
    id: newId(),
    create: { metric, value, date: today, at: now.toISOString(), source: "progress" },
  }));
