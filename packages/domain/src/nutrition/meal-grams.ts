/** How many grams an amount of a food is: by its own measures first, then by what such a unit usually holds. */
import type { Food, Measure } from "./food.ts";
import { foodWords } from "./food-words.ts";
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

/** Labels of amounts, not of single things: '10 almonds' are not ten handfuls. */
const portionLabels: ReadonlySet<string> = new Set([
  "handful",
  "cup",
  "half",
  "quarter",
  "oz",
  "tbsp",
  "serving",
  "container",
  "bowl",
  "small",
  "bunch",
  "jar",
  "100",
]);
const firstWord = (label: string): string => label.toLowerCase().split(/[\s,(]+/)[0] ?? "";

/** One single thing of the food: the measure that is named after it, or by its size. */
const singleThing = (food: Food): Measure | undefined => {
  if (!portionLabels.has(firstWord(food.defaultMeasure.label))) return food.defaultMeasure;
  const names = foodWords(food.name);
  return (
    food.measures.find(({ label }) => foodWords(label).some((word) => names.includes(word))) ??
    food.measures.find(({ label }) => ["piece", "medium", "large", "fruit"].includes(firstWord(label)))
  );
};

const isPartial = (label: string): boolean => /^(half|quarter) /.test(label);

const measureCalled = (food: Food, word: string): Measure | undefined => {
  const whole = food.measures.filter(({ label }) => !isPartial(label));
  return (
    food.measures.find(({ label }) => label === word) ??
    whole.find(({ label }) => firstWord(label) === word) ??
    whole.find(({ label }) =>
      label
        .toLowerCase()
        .split(/[\s,()]+/)
        .includes(word),
    )
  );
};

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

/** Small things are seldom eaten alone: 'eggs' and 'cookies' without a number are two. g. */
const smallThing = 75;

/**
 * @param isPlural whether the name was written in its plural
 * @returns always a portion: without a better idea the food's usual one, times the amount
 */
export const portionOf = (
  food: Food,
  { amount, unit, size, isSaid }: Quantity,
  isPlural = false,
): Portion => {
  if (unit === undefined) {
    const bySize = size === undefined ? undefined : measureCalled(food, size);
    if (bySize !== undefined) return portion(bySize, amount, true);
    const scaled = amount * (sizeFactor[size ?? "medium"] ?? 1);
    const single = singleThing(food);
    const half = amount === 0.5 ? food.measures.find(({ label }) => label === "half") : undefined;
    if (half !== undefined) return portion(half, 1, true);
    // 'a salad' and 'a yogurt' are a portion; '10 almonds' are almonds.
    if (amount > 1 && single !== undefined) return portion(single, scaled, true);
    const isPair = !isSaid && isPlural && single === food.defaultMeasure && single.grams < smallThing;
    return portion(food.defaultMeasure, isPair ? 2 * scaled : scaled, isSaid || size !== undefined);
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
