/** Texts of diary lines and of the form of one. */
import { formatNumber } from "../../shared/format.ts";
import type { EnergyUnit } from "../../shared/units.ts";
import type { MealSlot } from "../meal-slot.ts";

/** What each meal is called, in the order of the day. */
export const mealNames: Readonly<Record<MealSlot, string>> = {
  breakfast: "Breakfast",
  lunch: "Lunch",
  dinner: "Dinner",
  snack: "Snacks",
};

/** What is measured beside energy. */
export const amountNames = {
  protein: "Protein",
  carbohydrate: "Carbohydrate",
  fat: "Fat",
  fiber: "Fiber",
} as const;

/** What is wrong in the form of a line; by unit: neither energy nor protein is entered. */
export const entryErrorText = {
  kcal: "Please enter calories and/or protein",
  kJ: "Please enter energy and/or protein",
  servings: (most: number) => `Servings go in halves, from 0.5 to ${most}.`,
  amount: (name: string, most: string) => `${name} must be a number from 0 to ${most}.`,
} as const;

/** What one serving is; '' is a size that nobody knows. */
export const sizeText = {
  serving: "1 serving",
  share: (percent: number, size: string) => `${formatNumber(percent, 0)}% of ${size || "a serving"}`,
  ofRecipe: (servings: number, size: string) => `1/${servings} of ${size || "the recipe's"}`,
} as const;

/** A line without a name, by its numbers: '300 cal, 20g protein'; what is 0 was not entered. */
export const namelessText = (energy: number, unit: EnergyUnit, protein: number | null): string =>
  [
    ...(energy === 0 && (protein ?? 0) > 0
      ? []
      : [`${formatNumber(energy, 0)} ${unit === "kJ" ? unit : "cal"}`]),
    ...(!protein ? [] : [`${formatNumber(protein, 0)}g protein`]),
  ].join(", ");

/** What is known of a line's protein. @param grams null or undefined: nothing */
export const proteinText = (grams: number | null | undefined): string =>
  grams == null ? "protein unknown" : `${formatNumber(grams, 0)} g protein`;

/** What to tell instead of leaving lines out; undefined when all of them go in. @param what such as 'An offer' */
export const tooManyText = (what: string, most: number, lines: number): string | undefined =>
  lines <= most
    ? undefined
    : `${what} holds ${most} entries at most, and these are ${lines}. Please take a smaller meal or fewer entries.`;
