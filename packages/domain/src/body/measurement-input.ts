/**
 * A measurement field: what the form shows for a stored value, and what it stores for what was typed.
 * Conversion happens once, from the typed text; a field that still shows its stored value writes nothing, so opening
 * and saving a form a hundred times moves no number (UNIT-01).
 */
import { formatNumber, lengthIn, lengthUnit, massIn, massUnit } from "../shared/format.ts";
import { err, ok, type Result } from "../shared/result.ts";
import {
  centimetersToInches,
  kilogramsToPounds,
  parseDecimal,
  roundTo,
  type UnitSystem,
} from "../shared/units.ts";
import {
  amountErrorText,
  amountName,
  measurementLabels,
  measurementUnits,
  oneRep,
} from "./measurements.text.ts";
import {
  type Bounds,
  type MeasurementName,
  type Measurement as MeasurementShape,
  measurements,
} from "./reading.ts";

/** What a number measures, in stored units: lb, in, percent, a count, beats a minute. */
export type UnitKind = MeasurementShape["unit"];

/** The unit to print beside the field, or behind an amount. */
export const unitLabel = (kind: UnitKind, units: UnitSystem, amount?: number): string =>
  kind === "mass"
    ? massUnit(units)
    : kind === "length"
      ? lengthUnit(units)
      : kind === "count" && amount === 1
        ? oneRep
        : measurementUnits[kind];

/** Stored value -> number in the shown unit, unrounded. */
const toShown = (kind: UnitKind, stored: number, units: UnitSystem): number =>
  kind === "mass" ? massIn(units, stored) : kind === "length" ? lengthIn(units, stored) : stored;

/** Number in the shown unit -> stored value at full precision. */
const toStored = (kind: UnitKind, shown: number, units: UnitSystem): number => {
  if (units === "imperial") return shown;
  return kind === "mass" ? kilogramsToPounds(shown) : kind === "length" ? centimetersToInches(shown) : shown;
};

/** How many decimals a field of this kind takes and shows: one, but none for things that are counted. */
const decimalsOf = (kind: UnitKind): number => (kind === "count" || kind === "beats" ? 0 : 1);

/** The text that a field shows for a stored value: one decimal, a plain number that can be typed back. */
export const amountText = (kind: UnitKind, stored: number, units: UnitSystem): string =>
  String(roundTo(toShown(kind, stored, units), decimalsOf(kind)));

/** 'between 20 and 1,500 lb', in the shown unit and rounded inwards, so that what it names is accepted. */
export const rangeText = (kind: UnitKind, bounds: Bounds, units: UnitSystem): string => {
  const lowest = toShown(kind, bounds.lowest, units);
  const highest = toShown(kind, bounds.highest, units);
  const unit = kind === "count" ? "" : kind === "percent" ? "%" : ` ${unitLabel(kind, units)}`;
  // A whole bound (every stored one) needs no rounding; converted ones are cut to the tenth that lies inside.
  const inwards = (value: number, cut: (value: number) => number) =>
    Number.isInteger(value) ? value : cut(value * 10) / 10;
  return amountErrorText.range({
    lowest: formatNumber(inwards(lowest, Math.ceil)),
    highest: `${formatNumber(inwards(highest, Math.floor))}${unit}`,
  });
};

/**
 * Reads a typed amount.
 * @param name the thing in the middle of a sentence, e.g. 'weight'
 * @returns the stored value; null for a blank field; else a plain sentence to show beside the field
 */
export const parseAmount = (
  text: string,
  options: {
    readonly name: string;
    readonly kind: UnitKind;
    readonly bounds: Bounds;
    readonly units: UnitSystem;
  },
): Result<number | null, string> => {
  const { name, kind, bounds, units } = options;
  if (text.trim() === "") return ok(null);
  const shown = parseDecimal(text);
  const outOfRange = err(amountErrorText.outOfRange(name, rangeText(kind, bounds, units)));
  if (shown === undefined) return outOfRange;
  const stored = toStored(kind, shown, units);
  // Meters typed as centimeters have two decimals too: what is wrong with them is their size.
  if (stored < bounds.lowest || stored > bounds.highest) return outOfRange;
  const decimals = decimalsOf(kind);
  return roundTo(shown, decimals) === shown
    ? ok(stored)
    : err(amountErrorText[decimals === 0 ? "whole" : "decimals"]);
};

/** `parseAmount` for a measurement of the catalogue. */
export const parseMeasurement = (
  metric: MeasurementName,
  text: string,
  units: UnitSystem,
): Result<number | null, string> => {
  const { unit, lowest, highest } = measurements[metric];
  return parseAmount(text, {
    name: amountName(measurementLabels[metric], unit),
    kind: unit,
    bounds: { lowest, highest },
    units,
  });
};

/** The text that a measurement's field shows for its stored value. */
export const measurementText = (metric: MeasurementName, stored: number, units: UnitSystem): string =>
  amountText(measurements[metric].unit, stored, units);

/** A measurement as it is read: `174.2 lb`, `19.4%`, `5 reps`. */
export const measurementInWords = (metric: MeasurementName, stored: number, units: UnitSystem): string => {
  const { unit } = measurements[metric];
  const number = formatNumber(toShown(unit, stored, units), decimalsOf(unit));
  return unit === "percent" ? `${number}%` : `${number} ${unitLabel(unit, units, stored)}`;
};

type MeasurementEdit =
  | { readonly type: "untouched" }
  | { readonly type: "changed"; readonly value: number | null }
  | { readonly type: "invalid"; readonly message: string };

/**
 * What saving a measurement's field means.
 * @param stored the value that the form opened with; null when there was none
 * @returns untouched when the text is still what the stored value shows as
 */
export const measurementEdit = (
  metric: MeasurementName,
  text: string,
  stored: number | null,
  units: UnitSystem,
): MeasurementEdit => {
  const opened = stored === null ? "" : measurementText(metric, stored, units);
  if (text.trim() === opened) return { type: "untouched" };
  const parsed = parseMeasurement(metric, text, units);
  return parsed.ok ? { type: "changed", value: parsed.value } : { type: "invalid", message: parsed.error };
};
