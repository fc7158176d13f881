/** How many grams an amount of a food is: by its own measures first, then by what such a unit usually holds. */
import type { Food, Measure } from "./food.ts";
import { massUnits, type Quantity, volumeUnits } from "./meal-quantity.ts";

/** g or ml that a unit usually holds where the food has no such measure. Ours: middle of usual household sizes. */
const usualGrams: Readonly<Record<string, number>> = {
  glass: 240,
  mug: 300,
  can: 355,
  bottle: 500,
  bowl: 240,
  plate: 300,
  handful: 30,
  scoop: 30,
  shot: 44,
  splash: 30,
  pat: 5,
  bunch: 100,
  bag: 28,
};
const sizeFactor: Readonly<Record<string, number>> = { small: 0.75, medium: 1, large: 1.3 };

const measureCalled = (food: Food, word: string): Measure | undefined =>
  food.measures.find(({ label }) => label === word) ??
  food.measures.find(({ label }) => label.toLowerCase().split(/[\s,(]+/)[0] === word) ??
  food.measures.find(({ label }) =>
    label
      .toLowerCase()
      .split(/[\s,()]+/)
      .includes(word),
  );

/** g per ml, from whatever volume the food's measures know; water without any. */
const densityOf = (food: Food): number => {
  for (const unit of ["cup", "tbsp", "floz", "tsp"] as const) {
    const measure = measureCalled(food, unit === "floz" ? "fl" : unit);
    const millilitres = volumeUnits[unit];
    if (measure !== undefined && millilitres !== undefined) return measure.grams / millilitres;
  }
  return 1;
};

export type Portion = {
  readonly measure: Measure;
  readonly amount: number;
  readonly grams: number;
  /** Whether the food itself knows the unit, so that nothing was guessed. */
  readonly isKnown: boolean;
};

const portion = (measure: Measure, amount: number, isKnown: boolean): Portion => ({
  measure,
  amount,
  grams: measure.grams * amount,
  isKnown,
});

/** @returns always a portion: without a better idea the food's usual one, times the amount */
export const portionOf = (food: Food, { amount, unit, size, isSaid }: Quantity): Portion => {
  if (unit === undefined) {
    const bySize = size === undefined ? undefined : measureCalled(food, size);
    if (bySize !== undefined) return portion(bySize, amount, true);
    return portion(
      food.defaultMeasure,
      amount * (sizeFactor[size ?? "medium"] ?? 1),
      isSaid || size !== undefined,
    );
  }
  const mass = massUnits[unit];
  if (mass !== undefined) return portion({ label: unit, grams: mass }, amount, true);
  const own = measureCalled(food, unit);
  const factor =
    own === undefined || size === undefined || own.label.includes(size) ? 1 : (sizeFactor[size] ?? 1);
  if (own !== undefined) return portion(own, amount * factor, true);
  const volume = volumeUnits[unit];
  if (volume !== undefined) {
    const density = densityOf(food);
    return portion({ label: unit, grams: volume * density }, amount, true);
  }
  if (unit === "piece" || unit === "slice" || unit === "serving" || unit === "bar")
    return portion(food.defaultMeasure, amount, false);
  const usual = usualGrams[unit];
  return usual === undefined
    ? portion(food.defaultMeasure, amount, false)
    : portion({ label: unit, grams: usual * (sizeFactor[size ?? "medium"] ?? 1) }, amount, false);
};
