/**
 * Bands of recovery (spec §9 "Review prompt"): what a rating means to the person and to the next plan.
 * Thresholds live here once; coach and prompt read them too.
 */
import { type RecoveryBand, volumeCutText } from "./recovery.text.ts";

/** Band of a soreness or fatigue of 1-10 (spec §9): 8+ severe, 6-7 elevated, 4-5 normal, under 4 excellent. */
export const recoveryBand = (rating: number): RecoveryBand =>
  rating >= 8 ? "severe" : rating >= 6 ? "elevated" : rating >= 4 ? "normal" : "excellent";

/** Share of the volume that the next week loses, in percent, from-to (spec §9); null: nothing is cut. */
export const volumeCut = {
  excellent: null,
  normal: null,
  elevated: { lowest: 10, highest: 15 },
  severe: { lowest: 40, highest: 50 },
} as const satisfies Record<RecoveryBand, { readonly lowest: number; readonly highest: number } | null>;

/**
 * What a slider's value will do, for the line under it: 'Fatigue 6 or 7 trims next week by 10-15%.'
 * @returns undefined when it changes nothing
 */
export const recoveryConsequence = (name: "Soreness" | "Fatigue", rating: number): string | undefined => {
  const band = recoveryBand(rating);
  return band === "elevated" || band === "severe" ? volumeCutText(name, band, volumeCut[band]) : undefined;
};

/** Hours a night: under 7 insufficient, 8+ excellent. */
export const sleepReading = (hours: number): "insufficient" | "enough" | "excellent" =>
  hours < 7 ? "insufficient" : hours >= 8 ? "excellent" : "enough";

/** 1-10: 7+ high, 4 or less low. */
export const stressReading = (rating: number): "low" | "normal" | "high" =>
  rating >= 7 ? "high" : rating <= 4 ? "low" : "normal";

/** 1-10: 4 or less low, 7+ high. */
export const energyReading = (rating: number): "low" | "normal" | "high" =>
  rating <= 4 ? "low" : rating >= 7 ? "high" : "normal";

/**
 * Average difficulty of a week, 1-10: 8.5+ too high, 5 or less too low, 6.5-7.5 optimal, in between acceptable.
 */
export const weekDifficultyReading = (average: number): "too-low" | "acceptable" | "optimal" | "too-high" => {
  if (average >= 8.5) return "too-high";
  if (average <= 5) return "too-low";
  return average >= 6.5 && average <= 7.5 ? "optimal" : "acceptable";
};

/**
 * Drop of repetitions from the first to the last set: over 30% a fatigue pattern, under 10% strong endurance.
 * @param drop share of the first set's, 0-1
 */
export const setDropReading = (drop: number): "fatigue" | "normal" | "strong" =>
  drop > 0.3 ? "fatigue" : drop < 0.1 ? "strong" : "normal";

/** Average intake against the goal that makes the next week adjust: over +100 or under −200 kcal, under −20 g protein. */
export const needsNutritionAdjustment = (calorieVariance: number, proteinVariance: number): boolean =>
  calorieVariance > 100 || calorieVariance < -200 || proteinVariance < -20;
