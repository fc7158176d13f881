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
  newSavedItem: "New saved item: name it and enter one serving. It is added to this day too.",
} as const;
