/** What a person ate: diary lines that carry their own numbers, and foods saved for later (spec §3). */
import * as z from "zod/mini";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema, instantSchema } from "../shared/dates.schema.ts";
import { mealSlots } from "./meal-slot.ts";

const amount = (highest: number) => bounded.number(0, highest);

/** One line of the diary. It keeps its own numbers: a later change of the food does not change it. */
export const nutritionEntrySchema = z.object({
  logDate: civilDateSchema,
  /** 'Food Entry' when the person gave no name. */
  mealName: bounded.filledText(120),
  mealSlot: z.enum(mealSlots),
  /** Totals of the line: per-serving values × servings, rounded once. kcal and g. */
  calories: amount(20_000),
  /** null is unknown, never 0; so are the three below. */
  protein: z.nullable(amount(2_000)),
  carbohydrate: z.nullable(amount(4_000)),
  fat: z.nullable(amount(2_000)),
  fiber: z.nullable(amount(500)),
  servings: bounded.number(0.5, 100),
  servingSize: bounded.text(60),
  /** Instant. */
  createdAt: instantSchema,
});
/** A diary line; see `nutritionEntrySchema`. */
export type NutritionEntry = z.infer<typeof nutritionEntrySchema>;

/** A food that a person saved: values per serving, kcal and g. */
export const savedFoodSchema = z.object({
  foodName: bounded.filledText(120),
  brandName: z.nullable(bounded.text(120)),
  servingQty: z.number().check(z.gt(0), z.lte(10_000)),
  servingUnit: bounded.text(40),
  servingWeightGrams: z.nullable(amount(100_000)),
  calories: amount(20_000),
  protein: z.nullable(amount(2_000)),
  totalFat: z.nullable(amount(2_000)),
  totalCarbohydrate: z.nullable(amount(4_000)),
  sugars: z.nullable(amount(4_000)),
  dietaryFiber: z.nullable(amount(500)),
  photoUrl: z.nullable(bounded.text(500)),
  source: z.enum(["manual", "barcode", "search"]),
  nixItemId: z.nullable(bounded.text(60)),
  upc: z.nullable(z.string().check(z.regex(/^\d{8,14}$/))),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
  useCount: bounded.whole(0),
});
/** A saved food; see `savedFoodSchema`. */
export type SavedFood = z.infer<typeof savedFoodSchema>;

/** Whether a day's diary is complete: what averages and expenditure may use. */
export const diaryDaySchema = z.object({ date: civilDateSchema, closed: z.boolean() });
