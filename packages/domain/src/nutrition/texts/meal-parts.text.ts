/** Texts of a meal that is looked over part by part. */
import { formatEnergy, formatNumber } from "../../shared/format.ts";
import type { EnergyUnit } from "../../shared/units.ts";

/** What stands below a part. */
export const partNoteText = {
  unlikely: "A lot for one food: please check",
  guess: "A guess: please check",
  check: "please check",
  understood: (words: string, grams: number) => `"${words}": ${formatNumber(grams, grams < 10 ? 1 : 0)} g`,
  range: (
    { gramsLow, gramsHigh }: { readonly gramsLow: number; readonly gramsHigh: number },
    warning: string | undefined,
  ) =>
    `${formatNumber(gramsLow, 0)}-${formatNumber(gramsHigh, 0)} g${warning === undefined ? "" : `, ${warning}`}`,
} as const;

/** What is said after adding them one by one (spec §8). */
export const addedText = (added: number, failed: number): string =>
  failed === 0
    ? `Added ${added} ${added === 1 ? "item" : "items"}`
    : added === 0
      ? "Failed to add items. Please try again."
      : `Added ${added} items successfully, but ${failed} failed to save.`;

/** Label of the button that adds a meal. @param open parts that no food was chosen for: the total is not whole then */
export const addAllText = (
  parts: number,
  open: number,
  kcal: number,
  proteinG: number,
  energy: EnergyUnit = "kcal",
): string =>
  `${open === 0 ? "Add all" : `Add ${parts} of ${parts + open}`}: ${formatEnergy(kcal, energy)}, ${formatNumber(proteinG, 0)} g protein`;

/** Words of the estimator (spec §5, §8). */
export const estimateTexts = {
  blank: "Please describe your meal",
  short: "Please provide a meal description",
  noComponents: "Could not parse meal components. Please try again.",
  offline: "Failed to connect to AI service. Please try manual entry.",
  unknown: "Failed to estimate meal nutrition. Please try manual entry.",
} as const;
