/** A meal as a list of parts, each with its own servings, that is looked over before it is added at once (EST-02). */
import type { Serving } from "./diary-line.ts";
import { portionOfFood } from "./foods/food-line.ts";
import type { MealItem } from "./meal-text/parse-meal.ts";
import { estimateTexts, partNoteText } from "./texts/meal-parts.text.ts";

/** One part of a meal before it is logged; the person can change `servings`. */
export type MealComponent = {
  readonly serving: Serving;
  readonly servings: number;
  /** '150-220 g', 'A guess: please check', or empty when name and amount are certain. */
  readonly note: string;
  /** Which words it was read from, and their grams in all: '"2 eggs": 100 g'. Absent where nothing was read. */
  readonly understood?: string;
};

/** EST-01: names at most this long. */
export const longestComponentName = 50;

/** Below this confidence the person should check the part. */
const certain = 0.7;

/** kcal of one part above which the person has to confirm it: hardly anybody eats that much of one food at a time (ours). */
const unlikelyKcal = 1_000;

const unlikelyEnergy = (kcal: number): string | undefined =>
  kcal > unlikelyKcal ? partNoteText.unlikely : undefined;

const short = (name: string): string =>
  name.length <= longestComponentName ? name : `${name.slice(0, longestComponentName - 1).trimEnd()}…`;

/** What the parser found, in the order of the sentence. */
export const componentsOfParsed = (items: readonly MealItem[]): readonly MealComponent[] =>
  items.map(({ food, measure, amount, grams, confidence, matchedText }) => {
    const { serving, servings } = portionOfFood(food, measure, amount);
    return {
      serving: { ...serving, name: short(serving.name) },
      servings,
      note: unlikelyEnergy(serving.calories * servings) ?? (confidence < certain ? partNoteText.guess : ""),
      understood: partNoteText.understood(short(matchedText), grams),
    };
  });

/** One part of a model's estimate, as it travels. */
type Estimated = {
  readonly name: string;
  readonly portion: string;
  readonly gramsLow: number;
  readonly gramsHigh: number;
  readonly confidence: number;
  readonly kcal: number;
  readonly proteinG: number;
  readonly carbsG?: number | undefined;
  readonly fatG?: number | undefined;
};

/** What a model estimated, with its range. */
export const componentsOfEstimate = (items: readonly Estimated[]): readonly MealComponent[] =>
  items.map((item) => ({
    serving: {
      name: short(item.name),
      size: item.portion,
      calories: item.kcal,
      protein: item.proteinG,
      carbohydrate: item.carbsG ?? null,
      fat: item.fatG ?? null,
      fiber: null,
    },
    servings: 1,
    note: partNoteText.range(
      item,
      unlikelyEnergy(item.kcal) ?? (item.confidence < certain ? partNoteText.check : undefined),
    ),
  }));

/** @returns what is wrong with a description; undefined when it can be estimated */
export const descriptionError = (text: string): string | undefined =>
  text.trim() === "" ? estimateTexts.blank : text.trim().length < 3 ? estimateTexts.short : undefined;
