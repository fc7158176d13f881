/** Shown with every answer that holds a row of Open Food Facts (ODbL 4.3). */
export const openFoodFactsNotice =
  "Contains information from Open Food Facts, made available under the Open Database License (ODbL).";
