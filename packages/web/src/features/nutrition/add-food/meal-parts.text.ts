/** Texts of the foods that a described meal is made of. */
export const mealPartsText = {
  notRecognized: "Not recognized",
  notCountedYet: "Not counted yet: choose the food that is meant, or leave it out.",
  notRecognizedWords: (words: string) => `Not recognized: ${words}`,
  foodFor: (words: string) => `Food for "${words}"`,
  foodsFor: (words: string) => `Foods for "${words}"`,
  /** What was recognized of one part. */
  gramsAndEnergy: ({ grams, kcal }: { grams: string; kcal: string }) => `${grams} g · ${kcal}`,
  noFoodHasThisName: "No food has this name. Try a simpler word.",
  /** @param words as they were written, or the name of the food that was found */
  leaveOut: (words: string) => `Leave out ${words}`,
  partsOfThisMeal: "Parts of this meal",
  servingsOf: (name: string) => `Servings of ${name}`,
  adding: "Adding...",
} as const;
