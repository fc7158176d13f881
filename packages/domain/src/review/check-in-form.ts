/**
 * The weekly check-in form (CHK-01): body composition, heart, measurements with left and right, notes. It writes the
 * same record as the review (settled point 16); fields of the review alone stay when both are filled in on one day.
 */
import { fatFreeMass, fatFreeOf } from "../body/fat-free-mass.ts";
import { amountText } from "../body/measurement-input.ts";
import type { FieldErrors } from "../onboarding/onboarding.ts";
import { type CivilDate, yearWeekOf } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { UnitSystem } from "../shared/units.ts";
import type { CheckIn } from "./check-in.ts";
import {
  addPressureError,
  beforeIn,
  draftTexts,
  type FieldRule,
  fieldUnit,
  measured,
  measurementField,
  readField,
  readFields,
} from "./form-field.ts";
import { reviewMissing, toSaveText, weekOfYearText } from "./review.text.ts";
import { defaultRating, longestNotes } from "./review-form.ts";

/** A part of the form with its own heading. */
export type CheckInSection = "composition" | "heart" | "measurements";

/** Every typed field, with its section. */
export const checkInFields = {
  weight: { ...measured.weight, section: "composition" },
  bodyFat: { ...measured.bodyFat, section: "composition", isRequired: true },
  bloodPressureSystolic: { ...measured.bloodPressureSystolic, section: "heart" },
  bloodPressureDiastolic: { ...measured.bloodPressureDiastolic, section: "heart" },
  restingHeartRate: { ...measured.restingHeartRate, section: "heart" },
  bicepLeft: { ...measurementField("bicepLeft"), section: "measurements" },
  bicepRight: { ...measurementField("bicepRight"), section: "measurements" },
  chest: { ...measured.chest, section: "measurements" },
  shoulders: { ...measured.shoulders, section: "measurements" },
  waist: { ...measured.waist, section: "measurements" },
  hips: { ...measured.hips, section: "measurements" },
  thighLeft: { ...measurementField("thighLeft"), section: "measurements" },
  thighRight: { ...measurementField("thighRight"), section: "measurements" },
  calves: { ...measured.calves, section: "measurements" },
} as const satisfies Record<string, FieldRule & { readonly section: CheckInSection }>;

/** Name of a field of the check-in form. */
export type CheckInField = keyof typeof checkInFields;

// Object.keys widens to string; the table above is closed.
/** All fields of the form in their order. */
export const checkInFieldNames = Object.keys(checkInFields) as readonly CheckInField[];

/** The form as typed; '' is not entered. */
export type CheckInDraft = { readonly [field in CheckInField]: string } & { readonly notes: string };

/** @param stored today's check-in: saving twice changes it, and what it holds is seen */
export const checkInDraft = (stored: CheckIn | undefined, units: UnitSystem): CheckInDraft => ({
  ...draftTexts(checkInFields, stored, units),
  notes: stored?.notes ?? "",
});

/** Unit beside a field, in the person's system. */
export const checkInUnit = (field: CheckInField, units: UnitSystem): string =>
  fieldUnit(checkInFields[field].kind, units);

/** 'Last time 174.6 lb'. @returns undefined when there is none */
export const lastTimeText = (
  field: CheckInField,
  previous: Partial<CheckIn> | undefined,
  units: UnitSystem,
): string | undefined => beforeIn(checkInFields[field].kind, previous?.[field], units);

/** The week in which a check-in of a date lies, in words. */
export const yearWeekText = (date: CivilDate): string => weekOfYearText(yearWeekOf(date));

/**
 * What Save still needs, as a sentence (CHK-01): weight and body fat; body fat is not required of young people.
 * @returns '' when it can be saved
 */
export const missingInCheckIn = (draft: CheckInDraft, withBodyFat: boolean): string => {
  const missing = (["weight", "bodyFat"] as const).filter(
    (field) => draft[field].trim() === "" && (withBodyFat || field !== "bodyFat"),
  );
  return missing.length === 0 ? "" : toSaveText(missing);
};

/**
 * What the read-only field shows, once a field is left: weight × (1 − body fat ÷ 100), one decimal, in the shown unit.
 * @returns empty when one of them is missing or makes no sense
 */
export const fatFreeText = (draft: CheckInDraft, units: UnitSystem): string => {
  const weight = readField(checkInFields.weight, draft.weight, units);
  const bodyFat = readField(checkInFields.bodyFat, draft.bodyFat, units);
  if (!weight.ok || !bodyFat.ok || weight.value === null || bodyFat.value === null) return "";
  const shown = Number(amountText("mass", weight.value, units));
  return String(fatFreeMass(shown, bodyFat.value) ?? "");
};

/**
 * @param context.sameDay today's check-in as it is stored: what this form does not ask stays as it was
 * @param context.withBodyFat false for a young person
 * @returns every message at once, by field
 */
export const parseCheckIn = (
  draft: CheckInDraft,
  context: {
    readonly date: CivilDate;
    readonly units: UnitSystem;
    readonly sameDay: CheckIn | undefined;
    readonly withBodyFat: boolean;
  },
): Result<CheckIn, FieldErrors> => {
  const { date, units, sameDay, withBodyFat } = context;
  const { values, errors } = readFields(checkInFields, draft, units, {
    missing: reviewMissing,
    stored: sameDay,
    without: withBodyFat ? [] : ["bodyFat"],
  });
  const { weight, ...typed } = values;
  const checkIn: Omit<CheckIn, "weight"> = {
    ...typed,
    date,
    week: sameDay?.week ?? yearWeekOf(date),
    fatFreeMass: fatFreeOf(weight, typed.bodyFat),
    pullups: sameDay?.pullups ?? null,
    pushups: sameDay?.pushups ?? null,
    biceps: mean(typed.bicepLeft, typed.bicepRight) ?? sameDay?.biceps ?? null,
    thighs: mean(typed.thighLeft, typed.thighRight) ?? sameDay?.thighs ?? null,
    avgSleepHours: sameDay?.avgSleepHours ?? null,
    stressLevel: sameDay?.stressLevel ?? null,
    energyLevel: sameDay?.energyLevel ?? null,
    muscleSoreness: sameDay?.muscleSoreness ?? defaultRating,
    fatigueLevel: sameDay?.fatigueLevel ?? defaultRating,
    notes: draft.notes.trim().slice(0, longestNotes),
  };
  addPressureError(errors, checkIn);
  if (weight === null || Object.keys(errors).length > 0) return err(errors);
  return ok({ ...checkIn, weight });
};

/** A review on the day of a check-in: the sides that only the check-in asks stay. */
export const withSides = (review: CheckIn, sameDay: CheckIn | undefined): CheckIn =>
  sameDay === undefined
    ? review
    : {
        ...review,
        bicepLeft: sameDay.bicepLeft,
        bicepRight: sameDay.bicepRight,
        thighLeft: sameDay.thighLeft,
        thighRight: sameDay.thighRight,
      };

const mean = (left: number | null, right: number | null): number | null =>
  left === null || right === null ? null : (left + right) / 2;
