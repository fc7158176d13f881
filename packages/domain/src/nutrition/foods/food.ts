/**
 * A food as search, scanner and estimate show it: what 100 g of it hold, and the measures people think in. Whatever its
 * source, it arrives in this one shape; what is not known is absent, never 0.
 */

/** Where a food can come from. */
export const foodSources = [
  "usda",
  "everyday",
  "own",
  "shared",
  "openFoodFacts",
  "fdc",
  "nutritionix",
] as const;
/** Origin of a food; shown as its source and licence. */
export type FoodSource = (typeof foodSources)[number];

/** kcal and g. Absent: unknown. */
export type Nutrients = {
  readonly kcal: number;
  readonly proteinG?: number;
  readonly carbsG?: number;
  readonly fatG?: number;
  readonly fiberG?: number;
  readonly sugarG?: number;
};

/** What 100 g hold. Its own type, so that it is never taken for the numbers of a portion. */
export type Per100g = Nutrients & { readonly per?: "100g" };

/** `label` without its count: 'cup', 'slice', 'large'. */
export type Measure = { readonly label: string; readonly grams: number };

/** A food with its values per 100 g and its household measures. Absent values are unknown, never 0. */
export type Food = {
  /** `everyday:banana`, `usda:09040`, `off:3017620422003`, or a record's id for own and shared foods. */
  readonly id: string;
  readonly name: string;
  readonly source: FoodSource;
  readonly per100g: Per100g;
  readonly measures: readonly Measure[];
  /** What one of it is, when nobody says how much. One of `measures`, or 100 g. */
  readonly defaultMeasure: Measure;
  readonly brand?: string;
  /** As `normalizeGtin` writes it. */
  readonly barcode?: string;
  /** A serving whose weight nobody noted: 'serving' then stands for 100 g, and grams mean nothing. */
  readonly weightUnknown?: true;
  /** The numbers contradict one another (energy against its parts): shown with a hint to check the label. */
  readonly unverified?: true;
};

/** The measure of every food whose weight is known. */
export const hundredGrams: Measure = { label: "100 g", grams: 100 };
