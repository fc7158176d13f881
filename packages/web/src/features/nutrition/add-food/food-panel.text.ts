/** Texts of the panel around the ways to add food. */
import type { FoodWay } from "./food-way.ts";

/** What each tab is called. */
const ways: Readonly<Record<FoodWay, string>> = {
  enter: "Enter",
  search: "Search",
  scan: "Scan",
  describe: "Describe",
  saved: "Saved",
};

export const foodPanelText = {
  tabs: "How to add food",
  ways,
  newItem: "New saved item",
  nothingSaved: 'Nothing saved yet. Enter a food and tick "Keep in saved items": next time it is one tap.',
  newRecipe:
    "New recipe: write what is in the whole dish. Then look over the parts and keep them as a recipe: that adds nothing to this day.",
  newSavedItem: "New saved item: name it and enter one serving. It is added to this day too.",
} as const;
