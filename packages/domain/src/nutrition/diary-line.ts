/**
 * One serving of something, and the diary line that it becomes: values per serving × servings, rounded once (NUT-03).
 * A line carries its own numbers from then on: a food that is changed or deleted later changes no line (F19).
 * Amounts of one serving and of a line are different types on purpose, so servings are never applied twice.
 */
import type { CivilDate } from "../shared/dates.ts";
import { formatNumber } from "../shared/format.ts";
import { type EnergyUnit, eatenEnergy, energyToKcal } from "../shared/units.ts";
import type { NutritionEntry } from "./entry.ts";
import type { MealSlot } from "./meal-slot.ts";
import { namelessText, sizeText } from "./texts/entry.text.ts";

/** kcal and g of one serving, unrounded; null is unknown, never 0. */
export type Serving = {
  /** Empty when the person gave none. */
  readonly name: string;
  /** What one serving is, in words: 'half a cup', '100 g'. */
  readonly size: string;
  readonly calories: number;
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
};

/** Stored when the person gave no name (spec §3). */
export const defaultMealName = "Food Entry";
/** Highest number of characters of a name that the form takes; the multiplier finds room beside it. */
export const longestFoodName = 100;

const suffixOf = (servings: number): string => ` (×${formatNumber(servings, 2)})`;

/** `Oatmeal (×1.5)`; the name alone for one serving (NUT-03). */
const nameWithServings = (name: string, servings: number): string =>
  servings === 1 ? name : `${name}${suffixOf(servings)}`;

/** A line's name without its multiplier; empty when the person gave none. */
export const nameOfLine = ({ mealName, servings }: Pick<NutritionEntry, "mealName" | "servings">): string => {
  if (mealName === defaultMealName) return "";
  const suffix = suffixOf(servings);
  return servings !== 1 && mealName.endsWith(suffix) ? mealName.slice(0, -suffix.length) : mealName;
};

/** What a line is called on the screen: its name, or one built from its numbers: `300 cal, 20g protein`. */
export const shownName = (
  line: Pick<NutritionEntry, "mealName" | "calories" | "protein">,
  energy: EnergyUnit = "kcal",
): string =>
  line.mealName === defaultMealName
    ? namelessText(eatenEnergy(energy, line.calories), energy, line.protein)
    : line.mealName;

const times = (value: number | null, servings: number): number | null =>
  value === null ? null : Math.round(value * servings);

/**
 * The totals of a line: per serving × servings, rounded once to whole g and to whole energy of the person's unit.
 * @param energy of whoever logs it: so many whole kJ stay those kJ
 */
export const totalsOf = (
  serving: Serving,
  servings: number,
  energy: EnergyUnit = "kcal",
): Pick<NutritionEntry, "calories" | "protein" | "carbohydrate" | "fat" | "fiber"> => ({
  calories: energyToKcal(energy, eatenEnergy(energy, serving.calories * servings)),
  protein: times(serving.protein, servings),
  carbohydrate: times(serving.carbohydrate, servings),
  fat: times(serving.fat, servings),
  fiber: times(serving.fiber, servings),
});

/** The day, the meal and the time of creation of a new diary line. */
export type LinePlace = {
  readonly logDate: CivilDate;
  readonly mealSlot: MealSlot;
  /** Instant. */
  readonly createdAt: string;
};

/** The diary line of `servings` of something. */
export const lineOf = (
  serving: Serving,
  servings: number,
  place: LinePlace,
  energy: EnergyUnit = "kcal",
): NutritionEntry => {
  const name = serving.name.trim().slice(0, longestFoodName);
  return {
    ...place,
    mealName: name === "" ? defaultMealName : nameWithServings(name, servings),
    ...totalsOf(serving, servings, energy),
    servings,
    servingSize: serving.size.trim().slice(0, 60),
  };
};

/** One serving of a stored line: its totals ÷ its servings, unrounded, so that `totalsOf` gives the line again. */
export const servingOfLine = (line: NutritionEntry): Serving => {
  const each = (value: number | null): number | null => (value === null ? null : value / line.servings);
  return {
    name: nameOfLine(line),
    size: line.servingSize,
    calories: line.calories / line.servings,
    protein: each(line.protein),
    carbohydrate: each(line.carbohydrate),
    fat: each(line.fat),
    fiber: each(line.fiber),
  };
};

/**
 * The same line somewhere else: another day or meal, or somebody else's smaller plate.
 * @param portion share of the line, 1 for all of it
 */
export const copiedLine = (
  line: NutritionEntry,
  place: LinePlace,
  portion = 1,
  energy: EnergyUnit = "kcal",
): NutritionEntry => {
  if (portion === 1) return { ...line, ...place };
  const serving = servingOfLine(line);
  // Halves are the smallest step of servings; a portion in between changes what one serving is.
  const servings = line.servings * portion;
  if (servings >= 0.5 && (servings * 2) % 1 === 0) return lineOf(serving, servings, place, energy);
  return {
    ...lineOf({ ...serving, size: sizeText.share(portion * 100, serving.size) }, 1, place, energy),
    ...totalsOf(serving, servings, energy),
  };
};
