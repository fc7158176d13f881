/**
 * The bundled food data: one JSON object of columns, made by `tools/foods/write-pack.ts` from USDA's table and our list of
 * everyday names. Columns compress to a third of what rows would.
 */
import type { Food, Measure, Per100g } from "./food.ts";
import { hundredGrams } from "./food.ts";
import type { IndexedFood } from "./food-index.ts";

/** -1 stands for 'not known' in every number column. */
export type FoodPack = {
  readonly version: 1;
  /** Words of the credit line. */
  readonly credit: string;
  /** USDA's numbers as text; everyday foods have a name of their own: `banana`. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Everyday foods come first; this many. */
  readonly everyday: number;
  /** Other names of each everyday food. */
  readonly aliases: readonly (readonly string[])[];
  /** Per 100 g: kcal, and the rest in g. */
  readonly kcal: readonly number[];
  readonly protein: readonly number[];
  readonly fat: readonly number[];
  readonly carbs: readonly number[];
  readonly fiber: readonly number[];
  readonly sugar: readonly number[];
  /** Words of measures, without their count. */
  readonly labels: readonly string[];
  /** label, grams, label, grams, … of each food; the first is what one of it is. */
  readonly measures: readonly (readonly number[])[];
};

const known = <K extends string>(key: K, value: number | undefined): { readonly [P in K]?: number } =>
  // The mapped type says exactly what the literal holds.
  value === undefined || value < 0 ? {} : ({ [key]: value } as { readonly [P in K]?: number });

const measuresOf = (pack: FoodPack, at: number): readonly Measure[] => {
  const flat = pack.measures[at] ?? [];
  return Array.from({ length: flat.length >> 1 }, (_, place) => ({
    label: pack.labels[flat[2 * place] ?? -1] ?? "serving",
    grams: flat[2 * place + 1] ?? 100,
  }));
};

const per100gOf = (pack: FoodPack, at: number): Per100g => ({
  kcal: pack.kcal[at] ?? 0,
  proteinG: Math.max(0, pack.protein[at] ?? 0),
  ...known("carbsG", pack.carbs[at]),
  ...known("fatG", pack.fat[at]),
  ...known("fiberG", pack.fiber[at]),
  ...known("sugarG", pack.sugar[at]),
});

/** All foods of the pack, everyday ones first, ready for `createFoodIndex`. */
export const foodsOfPack = (pack: FoodPack): readonly IndexedFood[] =>
  pack.ids.map((id, at) => {
    const isEveryday = at < pack.everyday;
    const measures = measuresOf(pack, at);
    const food: Food = {
      id: isEveryday ? `everyday:${id}` : `usda:${id}`,
      name: pack.names[at] ?? id,
      source: isEveryday ? "everyday" : "usda",
      per100g: per100gOf(pack, at),
      measures: measures.some(({ label }) => label === hundredGrams.label)
        ? measures
        : [...measures, hundredGrams],
      defaultMeasure: measures[0] ?? hundredGrams,
    };
    const aliases = pack.aliases[at];
    return aliases === undefined ? { food } : { food, aliases };
  });
