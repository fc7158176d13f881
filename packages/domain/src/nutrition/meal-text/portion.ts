/** How many grams an amount of a food is: by its own measures first, then by what such a unit usually holds. */
import type { Food, Measure } from "../foods/food.ts";
import { foodWords } from "../foods/food-words.ts";
import type { Amount } from "./amount.ts";
import { sizes, units } from "./vocabulary.data.ts";

const sizeFactor = (size: string | undefined): number => (size === undefined ? 1 : (sizes[size] ?? 1));

/** Labels of amounts, not of single things: '10 almonds' are not ten handfuls. */
const portionLabels: ReadonlySet<string> = new Set(
  "handful cup half quarter oz tbsp serving container bowl small bunch jar 100 can plate".split(" "),
);
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
    const millilitres = units[unit]?.size;
    if (measure !== undefined && millilitres !== undefined) return measure.grams / millilitres;
  }
  return 1;
};

/** An amount of a food in grams, and the measure by which it is shown. */
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

/** Without a unit: pieces, sizes, or the food's usual portion. */
const piecesOf = (food: Food, { count, size, isSaid }: Amount, isPlural: boolean): Portion => {
  const bySize = size === undefined ? undefined : measureCalled(food, size);
  if (bySize !== undefined) return portion(bySize, count, true);
  const scaled = count * sizeFactor(size);
  const half = count === 0.5 ? food.measures.find(({ label }) => label === "half") : undefined;
  if (half !== undefined) return portion(half, 1, true);
  // 'a quarter of a watermelon' is one of the whole fruit, of which 'watermelon' is a cup; half a pizza is no half slice.
  const isWhole = (label: string): boolean =>
    label.startsWith("whole ") || food.name.toLowerCase().endsWith(label);
  const whole = count < 1 ? food.measures.find(({ label }) => isWhole(label)) : undefined;
  if (whole !== undefined) return portion(whole, count, true);
  const single = singleThing(food);
  // 'a salad' and 'a yogurt' are a portion; '10 almonds' are almonds.
  if (count > 1 && single !== undefined) return portion(single, scaled, true);
  const isPair = !isSaid && isPlural && single === food.defaultMeasure && single.grams < smallThing;
  return portion(food.defaultMeasure, isPair ? 2 * scaled : scaled, isSaid || size !== undefined);
};

const measured = (food: Food, unit: string, count: number, size: string | undefined): Portion => {
  const { kind, size: each } = units[unit] ?? { kind: "piece", size: 1 };
  if (kind === "weight") return portion({ label: unit, grams: each }, count, true);
  const own = measureCalled(food, unit);
  const factor = own === undefined || size === undefined || own.label.includes(size) ? 1 : sizeFactor(size);
  if (own !== undefined) return portion(own, count * factor, true);
  if (kind === "volume") return portion({ label: unit, grams: each * densityOf(food) }, count, true);
  if (kind === "piece") {
    const single = singleThing(food) ?? food.defaultMeasure;
    return portion(unit === "serving" ? food.defaultMeasure : single, count * sizeFactor(size), false);
  }
  return portion({ label: unit, grams: each * sizeFactor(size) }, count, false);
};

/** 'two thighs 120 g each', '12 oz can': what one weighs, or all of them, whichever is nearer to the food's own. */
const packedPortion = (food: Food, amount: Amount, packed: NonNullable<Amount["packed"]>): Portion => {
  const { measure, amount: count } = measured(food, packed.unit, packed.count, undefined);
  const isContainer = amount.unit !== undefined && units[amount.unit]?.kind !== "piece";
  if (amount.count === 1) return portion(measure, count, true);
  const usual = portionOf(food, { ...amount, packed: undefined }).grams;
  const off = (grams: number): number => Math.abs(Math.log(grams / usual));
  const all = measure.grams * count;
  const isEach = amount.isEach || isContainer || off(all * amount.count) < off(all);
  return portion(measure, isEach ? count * amount.count : count, true);
};

/**
 * @param isPlural whether the name was written in its plural
 * @returns always a portion: without a better idea the food's usual one, times the amount
 */
export const portionOf = (food: Food, amount: Amount, isPlural = false): Portion => {
  if (amount.packed !== undefined) return packedPortion(food, amount, amount.packed);
  const byInches =
    amount.inches === undefined || amount.unit !== undefined
      ? undefined
      : measureCalled(food, `${amount.inches} inch`);
  if (byInches !== undefined) return portion(byInches, amount.count, true);
  if (amount.unit === undefined) return piecesOf(food, amount, isPlural);
  return measured(food, amount.unit, amount.count, amount.size);
};
