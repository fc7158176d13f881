/** What is said to a wish that the plan of a week does not hold. */

/** Where a wish goes that no plan of training keeps. */
export const elsewhereText = {
  food: "The plan sets calories and protein, not dishes: any food that gets you there is right.",
  kit: "Equipment and weights are kept in Settings. Set them there, and your next week uses them.",
} as const;
