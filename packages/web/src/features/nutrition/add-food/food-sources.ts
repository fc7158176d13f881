/** Where a food's numbers come from, how far they can be trusted, and which source did not answer, in words. */
import type { SourceStatus } from "@muster/contract/nutrition";
import type { Food, FoodSource } from "@muster/domain/nutrition/foods/food";
import { labelTrust } from "@muster/domain/nutrition/foods/label-trust";
import { findFoodText } from "./add-food.text.ts";

const sourceNames: Readonly<Record<FoodSource, string>> = {
  own: findFoodText.yours,
  shared: findFoodText.yourHouseholds,
  everyday: findFoodText.everydayFood,
  usda: findFoodText.usdaTable,
  fdc: findFoodText.usdaFoodDataCentral,
  openFoodFacts: findFoodText.openFoodFacts,
  nutritionix: findFoodText.nutritionix,
};

/** Only of foods from outside: the bundled table was measured, and one's own numbers are one's own. */
const trustWords = {
  fits: findFoodText.numbersAddUp,
  open: findFoodText.numbersNotCrossChecked,
  doubtful: findFoodText.checkTheLabel,
} as const;

/**
 * 'Ferrero · Open Food Facts, numbers add up'
 * @param length `short`, for lists: only what is to be looked at twice
 */
export const aboutFood = (food: Food, length: "short" | "whole" = "whole"): string => {
  const trust = labelTrust(food);
  const source = sourceNames[food.source];
  const showsTrust = trust !== undefined && (length === "whole" || trust === "doubtful");
  const sourceText = showsTrust ? `${source}, ${trustWords[trust]}` : source;
  return food.brand === undefined ? sourceText : `${food.brand} · ${sourceText}`;
};

/** The device got no answer at all. */
export const offlineTrouble = findFoodText.searchFailed;

/** @returns empty when every source that is set up answered */
export const searchTrouble = (sources: readonly SourceStatus[]): string => {
  const set = sources.filter(({ status }) => status !== "off");
  const down = set.filter(({ status }) => status === "down");
  if (down.length === 0) return "";
  return down.length === set.length
    ? offlineTrouble
    : findFoodText.noAnswerFrom(down.map(({ source }) => sourceNames[source]).join(" and "));
};
