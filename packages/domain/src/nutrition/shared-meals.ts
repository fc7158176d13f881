/**
 * What a household shares of its meals besides foods: recipes, and the offer of a meal to somebody else. Logs are never
 * shared: an offer is a copy that its sender chose to show, and becomes a log only in the diary of the person who accepts it.
 */
import * as z from "zod/mini";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema, instantSchema } from "../shared/dates.schema.ts";
import { idSchema } from "../shared/ids.schema.ts";
import { nutritionEntrySchema } from "./entry.ts";

/** Highest number of lines of an offer and of ingredients of a recipe. */
export const mostOffered = 20;
/** Most ingredients of one recipe. */
export const mostIngredients = 40;

const amount = (highest: number) => bounded.number(0, highest);

/** One ingredient of a whole recipe, kcal and g. */
const ingredientSchema = z.object({
  name: bounded.filledText(120),
  size: bounded.text(60),
  calories: amount(20_000),
  protein: z.nullable(amount(2_000)),
  carbohydrate: z.nullable(amount(4_000)),
  fat: z.nullable(amount(2_000)),
  fiber: z.nullable(amount(500)),
});

/** A recipe of the household: its ingredients and how many servings they make. */
export const recipeSchema = z.object({
  name: bounded.filledText(100),
  ingredients: z.array(ingredientSchema).check(z.minLength(1), z.maxLength(mostIngredients)),
  /** How many servings the whole makes. */
  servings: bounded.number(0.5, 100),
  /** Instant. */
  createdAt: instantSchema,
});
/** A shared recipe; see `recipeSchema`. */
export type Recipe = z.infer<typeof recipeSchema>;

/** A meal that one profile offers to another one of the household, as a copy of its diary lines. */
export const mealOfferSchema = z.object({
  /** Profiles. */
  to: idSchema,
  from: idSchema,
  logDate: civilDateSchema,
  /** Lines as the sender logged them. */
  lines: z.array(nutritionEntrySchema).check(z.minLength(1), z.maxLength(mostOffered)),
  /** Share of each line for the other person. */
  portion: bounded.number(0.25, 3),
  /** Instant. */
  createdAt: instantSchema,
});
