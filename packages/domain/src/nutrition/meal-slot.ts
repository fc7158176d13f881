/** The four meals of a day: how they are called and which one it is time for (settled point 37). */

/** Meals of a day in the order of the diary. */
export const mealSlots = ["breakfast", "lunch", "dinner", "snack"] as const;
/** One of the four meals of a day. */
export type MealSlot = (typeof mealSlots)[number];

/**
 * The meal that a person most likely means at an hour of the day; a form opens with it and lets it be changed.
 * @param hour 0-23, of the clock on the wall
 */
export const mealSlotAt = (hour: number): MealSlot =>
  hour >= 4 && hour < 11
    ? "breakfast"
    : hour >= 11 && hour < 15
      ? "lunch"
      : hour >= 17 && hour < 22
        ? "dinner"
        : "snack";

/** A day's lines by meal, meals without a line left out. */
export const byMeal = <T extends { readonly mealSlot: MealSlot }>(
  lines: readonly T[],
): readonly { readonly slot: MealSlot; readonly lines: readonly T[] }[] =>
  mealSlots
    .map((slot) => ({ slot, lines: lines.filter((line) => line.mealSlot === slot) }))
    .filter(({ lines: own }) => own.length > 0);
