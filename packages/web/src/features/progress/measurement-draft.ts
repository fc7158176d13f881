/**
 * The measurements form: what it opens with, what is wrong, what a save writes. A field that still shows its stored
 * value writes nothing; a blank one neither, because a missing measurement is no measurement. Pure.
 */
import { measurementEdit, measurementInWords, measurementText } from "@muster/domain/body/measurement-input";
import { type MeasurementName, measurements } from "@muster/domain/body/reading";
import { farFromTrend, type TrendPoint } from "@muster/domain/progress/weight-trend";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatWeight, formatWeightChange } from "@muster/domain/shared/format";
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
  readonly changed: readonly { readonly field: MeasurementField; readonly value: number }[];
};

/** Compares the form with the stored values; changed values are in stored units. */
export const checkDraft = (draft: MeasurementDraft, stored: StoredValues, units: UnitSystem): DraftCheck => {
  const errors: { [field: string]: string } = {};
  const changed: { field: MeasurementField; value: number }[] = [];
  for (const field of measurementFields) {
    const edit = measurementEdit(field, draft[field], stored[field], units);
    if (edit.type === "invalid") errors[field] = edit.message;
    else if (edit.type === "changed" && edit.value !== null) changed.push({ field, value: edit.value });
  }
  return { errors, changed };
};

/** A measurement other than weight that moved by more than this share since last time has to be confirmed. */
const unusualShare = 0.25;
/** Repetitions grow fast at first: 4 pull-ups become 10. More than both is a slip of the thumb. */
const unusualCount = { factor: 2.5, more: 10 } as const;

/**
 * What has to be confirmed before a save: values that are possible but implausible.
 * @returns one sentence a value; empty when there is nothing to ask
 */
export const questionsOf = (
  changed: DraftCheck["changed"],
  stored: StoredValues,
  trend: readonly TrendPoint[],
  today: CivilDate,
  units: UnitSystem,
): readonly string[] =>
  changed.flatMap(({ field, value }) => {
    if (field === "weight") {
      const far = farFromTrend(trend, { date: today, value });
      return far === undefined
        ? []
        : [`${formatWeight(value, units)} is ${formatWeightChange(far.distance, units)} from your trend.`];
    }
    const before = stored[field];
    if (before === null) return [];
    if (field === "pullups" || field === "pushups")
      return value > before * unusualCount.factor && value > before + unusualCount.more
        ? [`${measurements[field].label} were ${before} last time, now ${value}.`]
        : [];
    return Math.abs(value / before - 1) > unusualShare
      ? [
          `${measurements[field].label} was ${measurementInWords(field, before, units)} last time, now ${measurementInWords(field, value, units)}.`,
        ]
      : [];
  });

/** One dated reading a changed field, each under a random id: an entry of the history (PROG-02). */
export const readingChanges = (
  changed: DraftCheck["changed"],
  today: CivilDate,
  now: Date,
  newId: NewId,
): readonly Change[] =>
  changed.map(({ field, value }) => ({
    kind: "reading",
    id: newId(),
    create: { metric: field, value, date: today, at: now.toISOString(), source: "progress" },
  }));
