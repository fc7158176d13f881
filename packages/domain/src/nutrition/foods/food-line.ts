/**
 * From a food and an amount of a measure to the serving that the diary form and its lines know, and between foods and
 * the records that keep them. Numbers come from `nutrientsFor` alone.
 */
import { formatNumber } from "../../shared/format.ts";
import { roundTo } from "../../shared/units.ts";
import type { Serving } from "../diary-line.ts";
import type { SavedFood } from "../entry.ts";
import { sizeOfSaved } from "../saved-food.ts";
import { type Food, hundredGrams, type Measure } from "./food.ts";
import type { IndexedFood } from "./food-index.ts";
import { singular } from "./food-words.ts";
import { nutrientsFor, per100gOf } from "./serving.ts";

/** For amounts in grams. */
export const gram: Measure = { label: "g", grams: 1 };

type Portion = { readonly serving: Serving; readonly servings: number };

const nameOf = ({ name, brand }: Food): string => (brand === undefined ? name : `${name}, ${brand}`);

/** 'cookies' of a table -> 'cookie' for one of them; whole servings of several stay as they are. */
const oneOf = (label: string): string =>
  label.includes("serving") ? label : label.replace(/^[a-z]+/, (word) => singular(word));

const measured = (amount: number, { label, grams }: Measure, food: Food): string => {
  const isWeight = /^(\d+(\.\d+)? )?g$/.test(label);
  const text =
    isWeight && grams === 1
      ? `${formatNumber(amount)} g`
      : `${formatNumber(amount, 2)} ${amount === 1 ? oneOf(label) : label}`;
  return (isWeight && amount === 1) || food.weightUnknown === true
    ? text.replace(/^1 (?=\d)/, "")
    : isWeight
      ? text
      : `${text} (${formatNumber(amount * grams, 0)} g)`;
};

/**
 * The diary's view of so much of a food. Halves become servings, so that the line can be changed in steps; any other
 * amount, and grams, are one serving of that size.
 */
export const portionOfFood = (food: Food, measure: Measure, amount: number): Portion => {
  const inHalves = measure.grams !== 1 && amount >= 0.5 && amount <= 100 && (amount * 2) % 1 === 0;
  const each = inHalves ? 1 : amount;
  const { kcal, proteinG, carbsG, fatG, fiberG } = nutrientsFor(food, measure.grams * each);
  return {
    serving: {
      name: nameOf(food),
      size: measured(each, measure, food),
      calories: kcal,
      protein: proteinG ?? null,
      carbohydrate: carbsG ?? null,
      fat: fatG ?? null,
      fiber: fiberG ?? null,
    },
    servings: inHalves ? amount : 1,
  };
};

/** What may be counted: the food's own measures, then grams. */
export const measuresOf = (food: Food): readonly Measure[] => {
  const all = [
    food.defaultMeasure,
    ...food.measures,
    ...(food.weightUnknown === true ? [] : [hundredGrams, gram]),
  ];
  return [...new Map(all.map((measure) => [measure.label, measure])).values()];
};

/** A saved or shared food as search, scanner and parser know foods. */
export const foodOfSaved = (saved: SavedFood, id: string, source: "own" | "shared"): Food => {
  const grams = saved.servingWeightGrams;
  const label = sizeOfSaved({ ...saved, servingWeightGrams: null }).replace(/^1 /, "");
  const known = (value: number | null, key: string) => (value === null ? {} : { [key]: value });
  const values = {
    kcal: saved.calories,
    ...known(saved.protein, "proteinG"),
    ...known(saved.totalCarbohydrate, "carbsG"),
    ...known(saved.totalFat, "fatG"),
    ...known(saved.dietaryFiber, "fiberG"),
  };
  const measure = { label, grams: grams ?? 100 };
  return {
    id,
    name: saved.foodName,
    source,
    per100g: grams === null || grams <= 0 ? values : per100gOf(values, grams),
    measures: [measure],
    defaultMeasure: measure,
    ...(saved.brandName === null ? {} : { brand: saved.brandName }),
    ...(saved.upc === null ? {} : { barcode: saved.upc }),
    ...(grams === null || grams <= 0 ? { weightUnknown: true as const } : {}),
  };
};

/** The record of one default measure of a food, such as a scanned product that the household shares. */
export const savedOfFood = (food: Food, now: string): SavedFood => {
  const { label, grams } = food.defaultMeasure;
  const { kcal, proteinG, carbsG, fatG, fiberG, sugarG } = nutrientsFor(food, grams);
  const [, quantity = "1", unit = label] = /^(\d+(?:\.\d+)?) (.+)$/.exec(label) ?? [];
  return {
    foodName: food.name.slice(0, 120),
    brandName: food.brand?.slice(0, 120) ?? null,
    servingQty: Math.min(10_000, Number(quantity) || 1),
    servingUnit: unit.slice(0, 40),
    servingWeightGrams: food.weightUnknown === true ? null : roundTo(grams, 1),
    calories: kcal,
    protein: proteinG ?? null,
    totalFat: fatG ?? null,
    totalCarbohydrate: carbsG ?? null,
    sugars: sugarG ?? null,
    dietaryFiber: fiberG ?? null,
    photoUrl: null,
    source: food.barcode === undefined ? "search" : "barcode",
    nixItemId: null,
    upc: food.barcode ?? null,
    createdAt: now,
    lastUsedAt: null,
    useCount: 0,
  };
};

/** Own and shared foods for the front of the index. */
export const ownFoods = (
  saved: readonly (SavedFood & { readonly id: string })[],
  shared: readonly (SavedFood & { readonly id: string })[],
): readonly IndexedFood[] => [
  ...saved.map((food) => ({ food: foodOfSaved(food, food.id, "own"), uses: food.useCount })),
  ...shared.map((food) => ({ food: foodOfSaved(food, food.id, "shared") })),
];
