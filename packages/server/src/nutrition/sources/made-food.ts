/** From what a source says about a product to our `Food`; refused when its numbers cannot be. */
import type { Food, FoodSource, Measure } from "@muster/domain/nutrition/foods/food";
import { hundredGrams } from "@muster/domain/nutrition/foods/food";
import { type LabelNumbers, readLabel } from "@muster/domain/nutrition/foods/food-label";
import { normalizeGtin } from "@muster/domain/nutrition/foods/gtin";

type Product = {
  readonly id: string;
  readonly name: string;
  readonly source: FoodSource;
  readonly brand: string | undefined;
  readonly barcode: string | undefined;
  readonly numbers: LabelNumbers;
  /** What the numbers are for, g. */
  readonly numbersPerGrams: number;
  readonly serving: Measure | undefined;
};

const tidy = (text: string, most: number): string =>
  // No control characters, and nothing that a screen or a table could trip over.
  text
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, most);

/** Tables shout ('HAZELNUT SPREAD') or mumble ('hazelnut spread'): as a sentence begins. */
const asWritten = (name: string): string => {
  const calm = /\p{Ll}/u.test(name) ? name : name.toLowerCase();
  return calm.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The product as a `Food`; undefined when it has no name or its numbers are impossible. */
export const foodOf = (product: Product): Food | undefined => {
  const label = readLabel(product.numbers, product.numbersPerGrams);
  const name = asWritten(tidy(product.name, 200));
  if (!label.ok || name === "") return undefined;
  const gtin = product.barcode === undefined ? undefined : normalizeGtin(product.barcode);
  const serving =
    product.serving !== undefined && product.serving.grams > 0 && product.serving.grams <= 5_000
      ? { label: tidy(product.serving.label, 80) || "serving", grams: product.serving.grams }
      : undefined;
  const brand = product.brand === undefined ? "" : tidy(product.brand, 120);
  const { kcal, proteinG, carbsG, fatG, fiberG, sugarG } = label.value.per100g;
  return {
    id: product.id,
    name,
    source: product.source,
    per100g: {
      kcal: round(kcal),
      ...(proteinG === undefined ? {} : { proteinG: round(Math.min(100, proteinG)) }),
      ...(carbsG === undefined ? {} : { carbsG: round(Math.min(100, carbsG)) }),
      ...(fatG === undefined ? {} : { fatG: round(Math.min(100, fatG)) }),
      ...(fiberG === undefined ? {} : { fiberG: round(Math.min(100, fiberG)) }),
      ...(sugarG === undefined ? {} : { sugarG: round(Math.min(100, sugarG)) }),
    },
    measures: serving === undefined ? [hundredGrams] : [serving, hundredGrams],
    defaultMeasure: serving ?? hundredGrams,
    ...(brand === "" ? {} : { brand }),
    ...(gtin?.ok === true ? { barcode: gtin.value.gtin } : {}),
    ...(label.value.unverified ? { unverified: true as const } : {}),
  };
};
