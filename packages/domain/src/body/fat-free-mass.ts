/** Fat-free mass of the check-in (CHK-01): read-only, from weight and body fat. */
import { roundTo } from "../shared/units.ts";

/**
 * weight × (1 − bodyFat / 100), to one decimal (spec §5).
 * @param weight in any mass unit; the answer is in the same
 * @param bodyFat percent
 * @returns undefined unless weight > 0 and 0 < bodyFat < 100
 */
export const fatFreeMass = (weight: number, bodyFat: number): number | undefined =>
  weight > 0 && bodyFat > 0 && bodyFat < 100 ? roundTo(weight * (1 - bodyFat / 100), 1) : undefined;

/** The same of two readings that may be missing; null then, and where they make no sense. */
export const fatFreeOf = (weight: number | null, bodyFat: number | null): number | null =>
  weight === null || bodyFat === null ? null : (fatFreeMass(weight, bodyFat) ?? null);
