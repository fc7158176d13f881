/** Diary lines and saved foods of the old product. */
import { defaultMealName } from "../../nutrition/diary-line.ts";
import { nutritionEntrySchema, savedFoodSchema } from "../../nutrition/entry.ts";
import { naturalId } from "../../shared/ids.ts";
import type { TransferRecord } from "../export-file.ts";
import { oldText } from "./old.text.ts";
import type { OldContext } from "./old-sessions.ts";
import { column, dateOf, numberWithin, type OldRow, oldInstant, textOf } from "./old-values.ts";

const amount = (row: OldRow, name: string, highest: number): number | null =>
  numberWithin(column(row, name), 0, highest) ?? null;

/** Diary lines of the old app in kcal and g, each with an id that a second import gives again. */
export const oldEntries = (rows: readonly OldRow[], context: OldContext): readonly TransferRecord[] => {
  const seen = new Map<string, number>();
  return rows.flatMap((row): TransferRecord[] => {
    const created = column(row, "createdAt", "timestamp", "time");
    const logDate =
      dateOf(column(row, "logDate", "date"), context.timeZone) ?? dateOf(created, context.timeZone);
    if (logDate === undefined) {
      context.problem(oldText.noDate.meal);
      return [];
    }
    const mealName = textOf(column(row, "mealName", "foodDescription", "name")) || defaultMealName;
    const slot = textOf(column(row, "mealSlot", "mealType")).toLowerCase();
    const servings = numberWithin(column(row, "servings"), 0.5, 100) ?? 1;
    const parsed = nutritionEntrySchema.safeParse({
      logDate,
      mealName,
      mealSlot: ["breakfast", "lunch", "dinner"].includes(slot) ? slot : "snack",
      calories: amount(row, "calories", 20_000) ?? 0,
      protein: amount(row, "protein", 2_000),
      carbohydrate: amount(row, "carbohydrate", 4_000),
      fat: amount(row, "fat", 2_000),
      fiber: amount(row, "fiber", 500),
      servings,
      servingSize: textOf(column(row, "servingSize"), 60),
      createdAt: oldInstant(created, logDate),
    });
    if (!parsed.success) {
      context.problem(oldText.meal(mealName, logDate));
      return [];
    }
    const record = parsed.data;
    return [{ kind: "nutritionEntry", id: ownId(row, "nutritionEntry", record, seen, context), record }];
  });
};

/** Saved foods of the old app, each with an id that a second import gives again. */
export const oldFoods = (rows: readonly OldRow[], context: OldContext): readonly TransferRecord[] => {
  const seen = new Map<string, number>();
  return rows.flatMap((row): TransferRecord[] => {
    const foodName = textOf(column(row, "foodName", "name"));
    const upc = textOf(column(row, "upc"));
    const source = textOf(column(row, "source"));
    const created = column(row, "createdAt");
    const used = column(row, "lastUsedAt", "lastUsed");
    const createdAt = oldInstant(created, "2020-01-01");
    const parsed = savedFoodSchema.safeParse({
      foodName,
      brandName: textOf(column(row, "brandName")) || null,
      servingQty: numberWithin(column(row, "servingQty"), 0.001, 10_000) ?? 1,
      servingUnit: textOf(column(row, "servingUnit"), 40) || "serving",
      servingWeightGrams: amount(row, "servingWeightGrams", 100_000),
      calories: amount(row, "calories", 20_000) ?? 0,
      protein: amount(row, "protein", 2_000),
      totalFat: amount(row, "totalFat", 2_000),
      totalCarbohydrate: amount(row, "totalCarbohydrate", 4_000),
      sugars: amount(row, "sugars", 4_000),
      dietaryFiber: amount(row, "dietaryFiber", 500),
      // Pictures of somebody else's server are not loaded here.
      photoUrl: null,
      source: ["barcode", "search"].includes(source) ? source : "manual",
      nixItemId: textOf(column(row, "nixItemId"), 60) || null,
      upc: /^\d{8,14}$/.test(upc) ? upc : null,
      createdAt,
      lastUsedAt: used === undefined ? null : oldInstant(used, createdAt.slice(0, 10)),
      useCount: Math.round(numberWithin(column(row, "useCount"), 0, 1_000_000) ?? 0),
    });
    if (!parsed.success) {
      context.problem(oldText.food(foodName));
      return [];
    }
    return [
      { kind: "savedFood", id: ownId(row, "savedFood", parsed.data, seen, context), record: parsed.data },
    ];
  });
};

/** From the row's own id, else from what it says: the same row gives the same id in every import. */
const ownId = (
  row: OldRow,
  kind: string,
  record: object,
  seen: Map<string, number>,
  { profileId }: OldContext,
): string => {
  const oldId = textOf(column(row, "id"));
  const key = oldId === "" ? JSON.stringify(record) : oldId;
  // Twice the same without an id: two portions of one meal.
  const times = (seen.get(key) ?? 0) + 1;
  seen.set(key, times);
  return naturalId("import", profileId, kind, key, oldId === "" ? times : 1);
};
