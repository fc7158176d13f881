/** Names that people give to the meals of a day, as the four that Muster has. */
import type { MealSlot } from "../../../nutrition/meal-slot.ts";

const words: readonly (readonly [RegExp, MealSlot])[] = [
  [/breakfast|morning|frühstück|petit.?déjeuner|desayuno|colazione|ontbijt/i, "breakfast"],
  [/lunch|midday|mittag|déjeuner|almuerzo|pranzo|almoço/i, "lunch"],
  [/dinner|supper|evening|abend|dîner|cena|jantar|avondeten/i, "dinner"],
];

/** A name that says no time of day is a snack. */
export const slotOf = (name: string): MealSlot => words.find(([word]) => word.test(name))?.[1] ?? "snack";
