/**
 * Units. Stored values are lb, in, kcal, g, seconds, meters at full double precision; people choose what they see.
 * Conversion happens once, from what was typed, and rounding only for display (UNIT-01).
 */

/** The units in which a person reads and enters values; storage is always imperial. */
export type UnitSystem = "imperial" | "metric";

/** The unit in which a person reads and enters energy; storage is always kcal. */
export type EnergyUnit = "kcal" | "kJ";

/** How a person reads and enters amounts: a part of their settings. */
export type ShownUnits = { readonly units: UnitSystem; readonly energy: EnergyUnit };

/** 1 kcal in kJ, exact by definition (thermochemical calorie). */
export const kilojoulesPerKilocalorie = 4.184;

/** International avoirdupois pound, exact by definition (1959 agreement). */
export const kilogramsPerPound = 0.45359237;
/** International inch, exact by definition. */
const centimetersPerInch = 2.54;

/** kcal -> the number that the person's unit shows, unrounded. */
export const energyIn = (unit: EnergyUnit, kcal: number): number =>
  unit === "kJ" ? kcal * kilojoulesPerKilocalorie : kcal;

/** A number of the person's unit -> kcal, at full precision (UNIT-01). */
export const energyToKcal = (unit: EnergyUnit, shown: number): number =>
  unit === "kJ" ? shown / kilojoulesPerKilocalorie : shown;

/** Energy eaten as the number to show: whole kcal, or whole kJ. */
export const eatenEnergy = (unit: EnergyUnit, kcal: number): number => Math.round(energyIn(unit, kcal));

/** A goal or an estimate as the number to show: whole kcal, or tens of kJ, for nobody knows it closer. */
export const goalEnergy = (unit: EnergyUnit, kcal: number): number =>
  unit === "kJ" ? Math.round(energyIn(unit, kcal) / 10) * 10 : Math.round(kcal);

/** Exact: 1 lb is 0.45359237 kg. */
export const poundsToKilograms = (pounds: number): number => pounds * kilogramsPerPound;
/** Exact, at full precision (UNIT-01). */
export const kilogramsToPounds = (kilograms: number): number => kilograms / kilogramsPerPound;
/** Exact: 1 in is 2.54 cm. */
export const inchesToCentimeters = (inches: number): number => inches * centimetersPerInch;
/** Exact, at full precision (UNIT-01). */
export const centimetersToInches = (centimeters: number): number => centimeters / centimetersPerInch;

/** Rounds half away from zero to `decimals` places, as people do; free of binary tails such as 1.005. */
export const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round((Math.abs(value) + Number.EPSILON) * factor)) / factor;
};

/** Nearest 0.5, the rounding of every suggested weight (spec §9). */
export const roundToHalf = (value: number): number => Math.round(value * 2) / 2;

/**
 * Reads a number as people type it: spaces around it, decimal point or decimal comma, no thousands separators.
 * @returns undefined for anything else, also for empty text
 */
export const parseDecimal = (text: string): number | undefined => {
  const trimmed = text.trim();
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(",", "."));
  return Number.isFinite(value) ? value : undefined;
};
