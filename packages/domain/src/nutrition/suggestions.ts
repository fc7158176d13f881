/**
 * What a person is likely to log next, from the lines of their own diary: frequency × e^(−days ÷ 21), more for the same
 * meal (feature F19; the weights are ours). And how often a saved food was used, counted in the diary (settled point 17).
 */
import { type CivilDate, daysBetween } from "../shared/dates.ts";
import { longestFoodName, nameOfLine, type Serving, servingOfLine } from "./diary-line.ts";
import type { NutritionEntry, SavedFood } from "./entry.ts";
import type { MealSlot } from "./meal-slot.ts";
import { nameOfSaved } from "./saved-food.ts";

/** Days after which a line weighs 1/e. */
const suggestionDays = 21;
/** What a line of another meal weighs. */
const otherMealWeight = 0.25;

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Of one food: the newest line's values, and how often it was eaten. */
type Suggestion = {
  readonly serving: Serving;
  /** As last time. */
  readonly servings: number;
  readonly times: number;
  readonly lastDate: CivilDate;
  /** Eaten at this meal on at least three days; false where no meal was given. */
  readonly isOften: boolean;
};

/** Days from which on something is eaten often. */
const oftenDays = 3;

/**
 * The foods of the diary, most likely first. Lines without a name are left out: nobody recognises them.
 * @param slot the meal that is being logged; undefined: newest first, whatever the meal
 */
export const suggestions = (
  lines: readonly NutritionEntry[],
  today: CivilDate,
  slot: MealSlot | undefined,
  limit: number,
): readonly Suggestion[] => {
  const foods = new Map<
    string,
    { line: NutritionEntry; times: number; rank: number; days: Set<CivilDate> }
  >();
  for (const line of lines) {
    const key = keyOf(nameOfLine(line));
    const age = daysBetween(line.logDate, today);
    if (key === "" || age < 0) continue;
    const weight = slot === undefined || line.mealSlot === slot ? 1 : otherMealWeight;
    const food = foods.get(key) ?? { line, times: 0, rank: 0, days: new Set() };
    if (line.mealSlot === slot) food.days.add(line.logDate);
    foods.set(key, {
      line: food.line.createdAt < line.createdAt ? line : food.line,
      times: food.times + 1,
      rank: food.rank + weight * Math.exp(-age / suggestionDays),
      days: food.days,
    });
  }
  const newestFirst = (a: NutritionEntry, b: NutritionEntry): number => (a.createdAt < b.createdAt ? 1 : -1);
  return [...foods.values()]
    .sort((a, b) => (slot === undefined ? 0 : b.rank - a.rank) || newestFirst(a.line, b.line))
    .slice(0, limit)
    .map(({ line, times, days }) => ({
      serving: servingOfLine(line),
      servings: line.servings,
      times,
      lastDate: line.logDate,
      isOften: days.size >= oftenDays,
    }));
};

type Use = { readonly times: number; readonly lastUsedAt: string | null };

/** How often each saved food stands in the lines, by the name it is logged by; what an import brought along is added. */
export const usesOf = <F extends Pick<SavedFood, "foodName" | "brandName" | "useCount" | "lastUsedAt">>(
  foods: readonly F[],
  lines: readonly NutritionEntry[],
): readonly { readonly food: F; readonly use: Use }[] => {
  const counted = new Map<string, { times: number; last: string }>();
  for (const line of lines) {
    const key = keyOf(nameOfLine(line));
    const known = counted.get(key);
    counted.set(key, {
      times: (known?.times ?? 0) + 1,
      last: known !== undefined && known.last > line.createdAt ? known.last : line.createdAt,
    });
  }
  return foods
    .map((food) => {
      const known = counted.get(keyOf(nameOfSaved(food).trim().slice(0, longestFoodName)));
      const base = food.lastUsedAt ?? "";
      const last = known !== undefined && known.last > base ? known.last : base;
      return {
        food,
        use: { times: food.useCount + (known?.times ?? 0), lastUsedAt: last === "" ? null : last },
      };
    })
    .sort((a, b) => ((a.use.lastUsedAt ?? "") < (b.use.lastUsedAt ?? "") ? 1 : -1));
};
