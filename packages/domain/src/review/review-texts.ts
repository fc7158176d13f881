/**
 * Recovery in words and bands (spec §9 "Review prompt"): what a rating means to the person and to the next plan.
 * Thresholds live here once; coach and prompt read them too.
 */

/** Muscle soreness and overall fatigue, 1-10: 8+ severe, 6-7 elevated, 4-5 normal, under 4 excellent. */
type RecoveryBand = "excellent" | "normal" | "elevated" | "severe";

/** Band of a soreness or fatigue of 1-10 (spec §9). */
export const recoveryBand = (rating: number): RecoveryBand =>
  rating >= 8 ? "severe" : rating >= 6 ? "elevated" : rating >= 4 ? "normal" : "excellent";

/** Band of recovery -> the word that people read. */
export const recoveryWords: Readonly<Record<RecoveryBand, string>> = {
  excellent: "Excellent",
  normal: "Normal",
  elevated: "Elevated",
  severe: "Severe",
};

/** Share of the volume that the next week loses, in percent, from-to (spec §9); null: nothing is cut. */
export const volumeCut: Readonly<
  Record<RecoveryBand, { readonly lowest: number; readonly highest: number } | null>
> = {
  excellent: null,
  normal: null,
  elevated: { lowest: 10, highest: 15 },
  severe: { lowest: 40, highest: 50 },
};

/**
 * What a slider's value will do, for the line under it: 'Fatigue 6 or 7 trims next week by 10-15%.'
 * @returns undefined when it changes nothing
 */
export const recoveryConsequence = (name: "Soreness" | "Fatigue", rating: number): string | undefined => {
  const band = recoveryBand(rating);
  const cut = volumeCut[band];
  if (cut === null) return undefined;
  const values = band === "severe" ? "8 or more" : "6 or 7";
  return `${name} ${values} trims next week by ${cut.lowest}-${cut.highest}%.`;
};

/** Names of the two sliders' ends. */
export const soreEnds = ["None", "Severe"] as const;
/** Labels at both ends of the fatigue slider. */
export const fatigueEnds = ["Fresh", "Drained"] as const;

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

/** Texts of the review that are fixed (REV-01, REV-03). */
export const reviewTexts = {
  loadFailure: "Failed to load data. Please try again.",
  claudeFailure: "Failed to generate program from Claude",
  failure: "Failed to generate new program",
} as const;

/** Said when there is no feedback to show: the week is saved and Home opens (REV-03). @param week the new week's number */
export const programGeneratedText = (week: number): string =>
  `Week ${week} program generated! Check your schedule.`;
