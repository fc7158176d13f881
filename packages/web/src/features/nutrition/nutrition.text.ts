/** Texts of recipes, wherever one is made: from a logged meal or from described parts. */
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
} as const;
