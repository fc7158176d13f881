/** How far the numbers of a food from outside can be trusted, by what they say about one another (food-label.ts). */
import type { Food } from "./food.ts";

/**
 * `fits`: energy lies where protein, carbohydrate and fat put it. `open`: a part is unknown, so nothing could be
 * compared. `doubtful`: they contradict one another, or energy or protein was missing.
 */
type LabelTrust = "fits" | "open" | "doubtful";

const outside = new Set<Food["source"]>(["openFoodFacts", "fdc", "nutritionix"]);

/** @returns undefined for the bundled table and for people's own foods */
export const labelTrust = ({ source, unverified, per100g }: Food): LabelTrust | undefined => {
  if (unverified === true) return "doubtful";
  if (!outside.has(source)) return undefined;
  return per100g.carbsG === undefined || per100g.fatG === undefined ? "open" : "fits";
};
