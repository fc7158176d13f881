/** How well an estimator reads meals: counts by kind, and cases, which only an open list may show. */
import type { Meal, MealKind } from "./meal.ts";

/** What an estimator says about one meal. */
export type MealEstimate = {
  /** Energy of all that was understood. */
  readonly kcal: number;
  /** What was not understood, in the words of the person. */
  readonly unknown: readonly string[];
  /** How many foods were counted, where the estimator tells: shows what was left out in silence. */
  readonly foods?: number;
};

/** Outcome of the meals of one kind, as counts. */
export type MealCounts = {
  readonly meals: number;
  /** The energy fits; where something cannot be known, that was said too. */
  readonly within: number;
  readonly missed: number;
  /** Something was not understood, and nothing says so: the total looks whole. */
  readonly pretendsWhole: number;
};

/** Outcome of one list of meals. */
export type MealFigures = {
  readonly total: MealCounts;
  readonly byKind: Readonly<Partial<Record<MealKind, MealCounts>>>;
  /** What went wrong, meal by meal: of an open list only. */
  readonly cases: readonly string[];
};

type Judged = {
  readonly meal: Meal;
  readonly estimate: MealEstimate;
  readonly within: boolean;
  readonly pretendsWhole: boolean;
};

/** A share of next to nothing is next to nothing: the energy of a cup of tea may be off by this. */
const smallestTolerance = 10;

const judged = (meal: Meal, estimate: MealEstimate): Judged => {
  const { kcal, unknown, foods = kcal > 0 ? meal.parts : 0 } = estimate;
  const tolerance = Math.max(smallestTolerance, meal.kcal * meal.toleranceShare);
  const fits = Math.abs(kcal - meal.kcal) <= tolerance && (meal.kcal === 0 || foods > 0);
  const saysSo = unknown.length > 0;
  const leftOut = kcal < meal.kcal - tolerance && foods < meal.parts;
  return {
    meal,
    estimate,
    within: fits && (meal.isWhole || saysSo),
    pretendsWhole: !saysSo && (!meal.isWhole || leftOut),
  };
};

const countsOf = (list: readonly Judged[]): MealCounts => {
  const within = list.filter((one) => one.within).length;
  return {
    meals: list.length,
    within,
    missed: list.length - within,
    pretendsWhole: list.filter((one) => one.pretendsWhole).length,
  };
};

const caseOf = ({ meal, estimate, pretendsWhole }: Judged): string =>
  `${meal.kind} ${JSON.stringify(meal.text)}: ${Math.round(estimate.kcal)} instead of ${meal.kcal} kcal (${meal.why || "nothing"})${
    estimate.unknown.length === 0 ? "" : `; not understood: ${estimate.unknown.join(", ")}`
  }${pretendsWhole ? "; LOOKS WHOLE" : ""}`;

/** Holds an estimator against a list. */
export const judgeMeals = (meals: readonly Meal[], estimate: (text: string) => MealEstimate): MealFigures => {
  const all = meals.map((meal) => judged(meal, estimate(meal.text)));
  const kinds = [...new Set(meals.map((meal) => meal.kind))];
  return {
    total: countsOf(all),
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, countsOf(all.filter(({ meal }) => meal.kind === kind))]),
    ),
    cases: all.filter(({ within, pretendsWhole }) => !within || pretendsWhole).map(caseOf),
  };
};
