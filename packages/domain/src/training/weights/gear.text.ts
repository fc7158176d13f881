/** Texts of equipment: what is wrong in its form, its summary, and usual sets to choose. */

/** Messages for wrong fields. */
export const gearErrorTexts = {
  weights: "Write weights with commas between them, such as 5, 10, 15 or 5-50 by 5",
  plates: "Write plates with 1 to 20 pairs of each, such as 45 × 2, 25 × 1",
  step: "Write one weight, such as 10",
  listed: "Choose their weights, or take them out of your equipment",
  tooMany: "That are more than fit here",
} as const;

/** Parts of the line that sums it up. */
export const gearSummaryText = {
  usual: "Not chosen yet: usual weights are assumed",
  none: "No weights",
  dumbbells: (weights: string) => `Dumbbells ${weights}`,
  singles: (weights: string) => `Single dumbbells ${weights}`,
  kettlebells: (weights: string) => `Kettlebells ${weights}`,
  bars: (weights: string) => `Bar ${weights}`,
  stackStep: (step: string) => `Machines by ${step}`,
} as const;

/** Dumbbells as they are often sold, and as they often stand in a gym: one choice for the whole list. */
export const usualSets = {
  imperial: {
    home: [
      { label: "Adjustable to 50", value: "5-50 by 5" },
      { label: "Pairs 5 to 30", value: "5-30 by 5" },
      { label: "Two of 12", value: "12" },
    ],
    gym: [
      { label: "5 to 50", value: "5-50 by 5" },
      { label: "5 to 75", value: "5-75 by 5" },
      { label: "5 to 100", value: "5-100 by 5" },
    ],
  },
  metric: {
    home: [
      { label: "Adjustable to 24", value: "2-24 by 2" },
      { label: "Pairs 2.5 to 15", value: "2.5-15 by 2.5" },
      { label: "Two of 5", value: "5" },
    ],
    gym: [
      { label: "2.5 to 25", value: "2.5-25 by 2.5" },
      { label: "2.5 to 50", value: "2.5-50 by 2.5" },
      { label: "2 to 30", value: "2-30 by 2" },
    ],
  },
} as const;
