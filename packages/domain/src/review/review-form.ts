/**
 * The weekly review form (REV-01): a draft of typed texts and two sliders, kept as JSON until it is sent, and its one
 * way to become a check-in. Blank optional fields are null, never zero.
 */
import { fatFreeOf } from "../body/fat-free-mass.ts";
import type { FieldErrors } from "../onboarding/onboarding.ts";
import type { CivilDate } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { UnitSystem } from "../shared/units.ts";
import { type CheckIn, checkInBounds } from "./check-in.ts";
import {
  addPressureError,
  beforeIn,
  draftTexts,
  type FieldRule,
  fieldUnit,
  measured,
  measurementField,
  readFields,
} from "./form-field.ts";
import { fieldErrorText, reviewLabels, reviewMissing } from "./review.text.ts";

/** The fields that are typed; what they mean stands in `reviewFields`. */
export type ReviewField = keyof typeof reviewFields;

/** The form as typed; '' is not entered. */
export type ReviewDraft = { readonly [field in ReviewField]: string } & {
  /** 1-10. */
  readonly muscleSoreness: number;
  /** 1-10. */
  readonly fatigueLevel: number;
  readonly notes: string;
};

/** Every typed field of the review, with its section. */
export const reviewFields = {
  weight: { ...measured.weight, section: "body" },
  bodyFat: { ...measured.bodyFat, section: "body" },
  pullups: {
    ...measurementField("pullups"),
    label: reviewLabels.pullups,
    section: "body",
    isRequired: true,
  },
  pushups: {
    ...measurementField("pushups"),
    label: reviewLabels.pushups,
    section: "body",
    isRequired: true,
  },
  biceps: { ...measured.biceps, section: "measurements" },
  chest: { ...measured.chest, section: "measurements" },
  shoulders: { ...measured.shoulders, section: "measurements" },
  waist: { ...measured.waist, section: "measurements" },
  hips: { ...measured.hips, section: "measurements" },
  thighs: { ...measured.thighs, section: "measurements" },
  calves: { ...measured.calves, section: "measurements" },
  avgSleepHours: {
    label: reviewLabels.avgSleepHours,
    section: "recovery",
    kind: "hours",
    ...checkInBounds.avgSleepHours,
  },
  restingHeartRate: { ...measured.restingHeartRate, section: "recovery" },
  bloodPressureSystolic: { ...measured.bloodPressureSystolic, section: "recovery" },
  bloodPressureDiastolic: { ...measured.bloodPressureDiastolic, section: "recovery" },
  stressLevel: {
    label: reviewLabels.stressLevel,
    section: "recovery",
    kind: "rating",
    ...checkInBounds.rating,
  },
  energyLevel: {
    label: reviewLabels.energyLevel,
    section: "recovery",
    kind: "rating",
    ...checkInBounds.rating,
  },
} as const satisfies Record<string, FieldRule & { readonly section: "body" | "measurements" | "recovery" }>;

// Object.keys widens to string; the table above is closed.
/** All text fields of the form in their order. */
export const reviewFieldNames = Object.keys(reviewFields) as readonly ReviewField[];

/** Characters of notes that the form takes; the record holds more, for what came from elsewhere. */
export const longestNotes = 300;

/** Middle of the two sliders before they are touched (spec §5). */
export const defaultRating = 5;

/**
 * The form. Last week's values stand beside the fields (`previousText`), not in them: what was not measured this week must
 * not look measured. On a day that has a check-in already, what it holds is seen, so that sending again changes what the person changed
 * and loses nothing.
 * @param stored today's check-in; undefined gives a fresh form
 */
export const reviewDraft = (stored: CheckIn | undefined, units: UnitSystem): ReviewDraft => ({
  ...draftTexts(reviewFields, stored, units),
  muscleSoreness: stored?.muscleSoreness ?? defaultRating,
  fatigueLevel: stored?.fatigueLevel ?? defaultRating,
  notes: stored?.notes ?? "",
});

/** Unit beside a field; empty for ratings. */
export const reviewUnit = (field: ReviewField, units: UnitSystem): string =>
  fieldUnit(reviewFields[field].kind, units);

/**
 * 'Last time 174.6 lb': the field's value before.
 * @returns undefined when there is none
 */
export const previousText = (
  field: ReviewField,
  previous: Partial<CheckIn> | undefined,
  units: UnitSystem,
): string | undefined => beforeIn(reviewFields[field].kind, previous?.[field], units);

/** Tests that not everybody does each Sunday: a tap repeats the last number. */
const repeatableFields: ReadonlySet<ReviewField> = new Set(["pullups", "pushups"] as const);

/** @returns last week's number as the form holds it, where it may be repeated; undefined elsewhere */
export const repeatableText = (
  field: ReviewField,
  previous: Partial<CheckIn> | undefined,
): string | undefined => {
  const value = previous?.[field];
  return repeatableFields.has(field) && value != null ? String(value) : undefined;
};

/**
 * The form as a check-in.
 * @param context.week Week N of the review
 * @param context.sameDay what the form opened with: an untouched field keeps it
 * @returns every message at once, by field
 */
export const parseReview = (
  draft: ReviewDraft,
  context: {
    readonly date: CivilDate;
    readonly week: number;
    readonly units: UnitSystem;
    readonly sameDay?: CheckIn | undefined;
  },
): Result<CheckIn, FieldErrors> => {
  const { values, errors } = readFields(reviewFields, draft, context.units, {
    missing: reviewMissing,
    stored: context.sameDay,
  });
  const { weight, ...typed } = values;
  const checkIn: Omit<CheckIn, "weight"> = {
    ...typed,
    date: context.date,
    week: context.week,
    fatFreeMass: fatFreeOf(weight, typed.bodyFat),
    bicepLeft: null,
    bicepRight: null,
    thighLeft: null,
    thighRight: null,
    muscleSoreness: draft.muscleSoreness,
    fatigueLevel: draft.fatigueLevel,
    notes: draft.notes.trim().slice(0, longestNotes),
  };
  addPressureError(errors, checkIn);
  for (const slider of ["muscleSoreness", "fatigueLevel"] as const) {
    const value = draft[slider];
    if (!Number.isInteger(value) || value < 1 || value > 10) errors[slider] = fieldErrorText.rating;
  }
  if (weight === null || Object.keys(errors).length > 0) return err(errors);
  return ok({ ...checkIn, weight });
};
