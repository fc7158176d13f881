/** Words that several apps write beside a set. */
import type { DistanceUnit, MassUnit } from "../imported-data.ts";

/** 'kg', 'kgs', 'weight (lbs)', 'Pounds'; null where none is named. */
export const massUnitIn = (text: string): MassUnit => {
  const word = text.toLowerCase();
  if (/\bkgs?\b|_kg|kilogram/.test(word)) return "kg";
  return /\blbs?\b|_lbs?|pound/.test(word) ? "lb" : null;
};

/** 'km', 'distance (meters)', 'Miles'; null where none is named. */
export const distanceUnitIn = (text: string): DistanceUnit => {
  const word = text.toLowerCase();
  if (/\bkm\b|_km|kilomet/.test(word)) return "km";
  if (/\bmi\b|miles?\b/.test(word)) return "mi";
  if (/\bft\b|feet|foot/.test(word)) return "ft";
  if (/\byds?\b|yards?/.test(word)) return "yd";
  return /\bm\b|met(?:er|re)s?\b/.test(word) ? "m" : null;
};

/** RPE 10 is nothing in reserve; below 5 it says nothing about reserves. */
export const rirOf = (rpe: number | null): number | null =>
  rpe === null || rpe < 5 || rpe > 10 ? null : 10 - rpe;

/** @returns null where there is no value */
export const withUnit = <U>(
  value: number | null,
  unit: U,
): { readonly value: number; readonly unit: U } | null => (value === null ? null : { value, unit });
