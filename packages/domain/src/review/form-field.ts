/** One typed field of a check-in: its unit, its previous value, its parser. Shared by review and check-in. */
import { amountText, parseAmount, type UnitKind, unitLabel } from "../body/measurement-input.ts";
import { amountName, measurementLabels } from "../body/measurements.text.ts";
import { type Bounds, type MeasurementName, measurements } from "../body/reading.ts";
import { bloodPressureReading } from "../planning/blood-pressure.ts";
import { formatNumber } from "../shared/format.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { parseDecimal, roundTo, type UnitSystem } from "../shared/units.ts";
import { checkInBounds } from "./check-in.ts";
import { beforeText, fieldErrorText, reviewLabels, reviewMissing } from "./review.text.ts";

type FieldKind = UnitKind | "pressure" | "hours" | "rating";

/** Bounds are those of the stored value, inclusive. */
export type FieldRule = Bounds & {
  readonly label: string;
  readonly kind: FieldKind;
  readonly isRequired?: true;
};

/** The field of a measurement. */
export const measurementField = (metric: MeasurementName): FieldRule => {
  const { unit, lowest, highest } = measurements[metric];
  return { label: measurementLabels[metric], kind: unit, lowest, highest };
};

/** What both forms ask. */
export const measured = {
  weight: { ...measurementField("weight"), isRequired: true },
  bodyFat: measurementField("bodyFat"),
  biceps: { ...measurementField("arms"), label: reviewLabels.biceps },
  chest: measurementField("chest"),
  shoulders: measurementField("shoulders"),
  waist: measurementField("waist"),
  hips: measurementField("hips"),
  thighs: measurementField("thighs"),
  calves: measurementField("calves"),
  restingHeartRate: measurementField("restingHeartRate"),
  bloodPressureSystolic: {
    label: reviewLabels.bloodPressureSystolic,
    kind: "pressure",
    ...checkInBounds.bloodPressureSystolic,
  },
  bloodPressureDiastolic: {
    label: reviewLabels.bloodPressureDiastolic,
    kind: "pressure",
    ...checkInBounds.bloodPressureDiastolic,
  },
} as const satisfies Record<string, FieldRule>;

/** Unit beside a field, or behind an amount; empty for ratings. */
export const fieldUnit = (kind: FieldKind, units: UnitSystem, amount?: number): string => {
  switch (kind) {
    case "pressure":
      return "mmHg";
    case "hours":
      return "h";
    case "rating":
      return "";
    default:
      return unitLabel(kind, units, amount);
  }
};

/** '174.6 lb', '19.4%': a stored value in the person's units. */
const fieldText = (kind: FieldKind, value: number, units: UnitSystem): string => {
  const shown =
    kind === "mass" || kind === "length" ? Number(amountText(kind, value, units)) : roundTo(value, 1);
  const unit = fieldUnit(kind, units, shown);
  const separator = unit === "" || unit === "%" ? "" : " ";
  return `${formatNumber(shown)}${separator}${unit}`;
};

/** What a field shows for a stored value, a plain number that can be typed back. */
const draftText = (kind: FieldKind, value: number, units: UnitSystem): string =>
  kind === "pressure" || kind === "hours" || kind === "rating"
    ? String(value)
    : amountText(kind, value, units);

/** What a form's fields show for a stored record; '' is not entered. */
export const draftTexts = <Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  stored: { readonly [field in NoInfer<Field>]?: number | null } | undefined,
  units: UnitSystem,
): Readonly<Record<Field, string>> =>
  // Object.entries and fromEntries widen the keys; the names are all of them.
  Object.fromEntries(
    (Object.entries(rules) as [Field, FieldRule][]).map(([field, { kind }]) => {
      const value = stored?.[field] ?? null;
      return [field, value === null ? "" : draftText(kind, value, units)];
    }),
  ) as Record<Field, string>;

/** The previous value of a field. @returns undefined without one */
export const beforeIn = (
  kind: FieldKind,
  value: number | null | undefined,
  units: UnitSystem,
): string | undefined =>
  value === undefined || value === null ? undefined : beforeText(fieldText(kind, value, units));

/**
 * @param text as typed
 * @param missing what to say when a required field is blank
 * @param stored what the form opened with: a field that still shows it keeps it to the last digit (UNIT-01)
 * @returns the value to store, null for a blank optional field; or a sentence
 */
export const readField = (
  rule: FieldRule,
  text: string,
  units: UnitSystem,
  missing: string = reviewMissing.any,
  stored: number | null = null,
): Result<number | null, string> => {
  if (text.trim() === "") return rule.isRequired === true ? err(missing) : ok(null);
  const { kind, lowest, highest } = rule;
  if (stored !== null && text.trim() === draftText(kind, stored, units)) return ok(stored);
  switch (kind) {
    case "hours":
      return readSteps(text, lowest, highest, 0.5, fieldErrorText.hours);
    case "rating":
      return readSteps(text, lowest, highest, 1, fieldErrorText.rating);
    case "pressure":
      return readSteps(text, lowest, highest, 1, fieldErrorText.pressure(rule));
    case "count":
      return readSteps(text, lowest, highest, 1, fieldErrorText.count(rule));
    default:
      return parseAmount(text, {
        name: amountName(rule.label, kind),
        kind,
        bounds: { lowest, highest },
        units,
      });
  }
};

/**
 * Reads a form's typed fields.
 * @param context.missing message for a required field that is blank
 * @param context.stored values of the day's record: a field that still shows its value was not changed
 * @param context.without fields that are not shown to this person: null
 * @returns each field's stored value; null and a sentence in `errors` where it could not be read
 */
export const readFields = <Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  draft: Readonly<Record<NoInfer<Field>, string>>,
  units: UnitSystem,
  context: {
    readonly missing: { readonly [field in NoInfer<Field>]?: string };
    readonly stored: { readonly [field in NoInfer<Field>]?: number | null } | undefined;
    readonly without?: readonly NoInfer<Field>[];
  },
): { readonly values: Readonly<Record<Field, number | null>>; readonly errors: Record<string, string> } => {
  const errors: Record<string, string> = {};
  const read = (field: Field): number | null => {
    if (context.without?.includes(field) === true) return null;
    const result = readField(
      rules[field],
      draft[field],
      units,
      context.missing[field],
      context.stored?.[field],
    );
    if (result.ok) return result.value;
    errors[field] = result.error;
    return null;
  };
  // Object.keys and fromEntries widen; the rules name every field once.
  const fields = Object.keys(rules) as Field[];
  const values = Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<
    Field,
    number | null
  >;
  return { values, errors };
};

const readSteps = (
  text: string,
  lowest: number,
  highest: number,
  step: number,
  message: string,
): Result<number, string> => {
  const value = parseDecimal(text);
  return value !== undefined && value >= lowest && value <= highest && Number.isInteger(value / step)
    ? ok(value)
    : err(message);
};

/**
 * Marks one of the two blood pressures when they do not go together: both or neither, the lower one below the upper one.
 * What is wrong with a number itself is said first.
 */
export const addPressureError = (
  errors: Record<string, string>,
  checkIn: { readonly bloodPressureSystolic: number | null; readonly bloodPressureDiastolic: number | null },
): void => {
  const { bloodPressureSystolic: upper, bloodPressureDiastolic: lower } = checkIn;
  const both = fieldErrorText.bothPressures;
  if (upper === null && lower !== null) errors.bloodPressureSystolic ??= both;
  if (upper !== null && lower === null) errors.bloodPressureDiastolic ??= both;
  if (upper !== null && lower !== null && lower >= upper)
    errors.bloodPressureDiastolic ??= fieldErrorText.lowerPressure;
};

/**
 * What to say at once about two typed numbers that end training (settled point 24); a missing one counts as normal.
 * @returns undefined for everything below, and for two that are no reading (`addPressureError`)
 */
export const pressureWarning = (upper: string, lower: string): string | undefined => {
  const [systolic, diastolic] = [parseDecimal(upper), parseDecimal(lower)];
  if (systolic !== undefined && diastolic !== undefined && diastolic >= systolic) return undefined;
  const isStop = bloodPressureReading(systolic ?? 110, diastolic ?? 70) === "stop";
  return isStop ? fieldErrorText.highPressure : undefined;
};
