/** Texts of the form of one entry of the diary. */
import { formatNumber } from "@muster/domain/shared/format";

export const entryText = {
  newProduct: (product: string) =>
    `New product ${product}: name it and copy one serving from its label. Everybody in your household finds it by scanning then.`,
  notAProduct: "Not a product",
  foodName: "Food name",
  meal: "Meal",
  more: "More: carbs, fat, fiber, serving size",
  carbohydrate: "Carbohydrate",
  fat: "Fat",
  fiber: "Fiber",
  servingSize: "Serving size",
  servingExample: "Such as 1 bowl or 30 g",
  keepInSavedItems: "Keep in saved items",
  add: "Add",
  /** @param grams of protein, where they are known */
  addEnergy: (calories: string, grams: number | null) =>
    `Add ${calories}${grams === null ? "" : `, ${formatNumber(grams, 0)} g`}`,
  aboutFood: ({ about, unverified }: { about: string; unverified: boolean | undefined }) =>
    unverified ? `${about} (its numbers contradict one another, or some are missing)` : about,
  measure: "Measure",
  amount: "Amount",
  changeItsNumbers: "Change its numbers",
  servings: "Servings",
  numbersAboveAreOfOne: "Numbers above are of one",
  oneIs: (size: string) => `One is ${size}`,
  deleteThisEntry: "Delete this entry?",
  deleteHint: ({ entry, calories }: { entry: string; calories: string }) =>
    `${entry}, ${calories}, leaves your diary.`,
  deleteEntry: "Delete entry",
  carbs: "Carbs",
} as const;

/** Texts of the ways to a food: its name, its barcode, a description. */
export const findFoodText = {
  describeYourMeal: "Describe your meal",
  mealExample: "Such as 2 eggs, a cup of oatmeal and a latte",
  estimating: "Estimating...",
  estimate: "Estimate",
  estimateFromAPhoto: "Estimate from a photo",
  photoOfYourMeal: "Photo of your meal",
  tableAnswers: "The food table answers. {model} can do it, from a photo too, once you agree in {settings}.",
  settings: "Settings",
  orAddOnce: "Or add it once for your household.",
  otherWays: "Use Search Foods or the AI Estimator, or add it once for your household.",
  addThisProduct: "Add this product",
  searchFoods: "Search Foods",
  aiEstimator: "AI Estimator",
  scanAnother: "Scan Another",
  foundFood: ({ name, energy, aServing }: { name: string; energy: string; aServing: boolean | undefined }) =>
    `${name}, ${energy} ${aServing ? "a serving" : "in 100 g"}`,
  foundCode: (code: string) => `Found ${code}`,
  orTypeTheBarcode: "Or type the barcode",
  lookUp: "Look up",
  searchLabel: "Search foods",
  searchExample: "A food, a product, or a meal such as 2 eggs and toast",
  looking: "Looking...",
  yours: "Yours",
  common: "Common",
  branded: "Branded",
  nothingFound: (query: string) => `Nothing found for "${query}". Try a simpler word, or enter its numbers.`,
  resultLine: ({
    kcal,
    protein,
    label,
    food,
  }: {
    kcal: string;
    protein: string;
    label: string;
    food: string;
  }) => `${kcal} · ${protein} · ${label} · ${food}`,
  addName: (name: string) => `Add ${name}`,
  estimatedHere: "Estimated from the food table on this device.",
  estimatedBy: (by: string) => `Estimated by ${by}.`,
  searchFailed: "Failed to search foods online. What is on this device is shown.",
  noAnswerFrom: (down: string) => `No answer from ${down}. The rest is shown.`,
  yourHouseholds: "Your household's",
  everydayFood: "Everyday food",
  usdaTable: "USDA table",
  usdaFoodDataCentral: "USDA FoodData Central",
  openFoodFacts: "Open Food Facts",
  nutritionix: "Nutritionix",
  numbersAddUp: "numbers add up",
  numbersNotCrossChecked: "numbers not cross-checked",
  checkTheLabel: "check the label",
} as const;

/** Texts of recipes, saved items and suggestions. */
export const savedFoodText = {
  recipes: "Recipes",
  recipeLine: ({ calories, protein, servings }: { calories: string; protein: string; servings: string }) =>
    `${calories} · ${protein} a serving · makes ${servings}`,
  addName: (name: string) => `Add ${name}`,
  deleteRecipe: "Delete recipe",
  deleteRecipeQuestion: "Delete this recipe?",
  deleteRecipeHint: (name: string) => `${name} leaves your household's list. Diaries keep what was logged.`,
  savedItems: "Saved items",
  savedServing: ({ energy, protein, used }: { energy: string; protein: string; used: string | undefined }) =>
    `${energy} · ${protein} · ${used === undefined ? "Not used yet" : `Used ${used}`}`,
  deleteNamed: (foodName: string) => `Delete ${foodName}`,
  addNamed: (foodName: string) => `Add ${foodName}`,
  deleteItemQuestion: "Delete this saved item?",
  deleteItemHint: (foodName: string) => `${foodName} leaves your list. Your diary keeps what you logged.`,
  deleteItem: "Delete item",
  fromDiaryFor: (meal: string) => `From your diary for ${meal}`,
  oftenHad: (when: string) => `You often have this ${when}`,
  fromYourDiary: "From your diary: one tap adds it again",
  deleted: (name: string) => `${name} deleted`,
  inTheMorning: "in the morning",
  atLunch: "at lunch",
  inTheEvening: "in the evening",
  inBetween: "in between",
} as const;
