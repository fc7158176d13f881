/** Texts of the diary: recipes, wherever one is made (from a logged meal or from described parts), and an edit that is left. */
export const nutritionText = {
  /** @param what 'this breakfast' */
  keepAsRecipe: (what: string) => `Keep ${what} as a recipe`,
  recipe: "Recipe",
  recipeName: "Recipe name",
  servings: "Servings it makes",
  servingsUnit: "servings in all",
  saveRecipe: "Save recipe",
  recipeSaved: (name: string) => `${name} is in your household's recipes`,
  newRecipe: "New recipe",
  /** Closing an entry whose numbers were changed. */
  discard: {
    title: "Discard your changes?",
    text: "The entry stays as it was before you opened it.",
    confirm: "Discard changes",
    cancel: "Keep editing",
  },
} as const;
