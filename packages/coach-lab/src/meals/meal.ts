/**
 * A meal as people write it down, with the energy a careful dietitian would note. Written before the reader that it
 * judges, and not from it.
 */

/** What makes a meal hard to read. */
export type MealKind =
  | "amountBehind"
  | "severalLines"
  | "dishWithParts"
  | "with"
  | "spelling"
  | "qualifier"
  | "times"
  | "amountInWords"
  | "each"
  | "size"
  | "british"
  | "otherKitchen"
  | "everyday"
  | "notKnown";

/** One meal with its true energy. */
export type Meal = {
  readonly kind: MealKind;
  readonly text: string;
  /** Energy of everything that can be known, in kcal: the sum of `why`. */
  readonly kcal: number;
  /** How far an estimate may be off, as a share of `kcal`. */
  readonly toleranceShare: number;
  /** How many foods stand in `why`. */
  readonly parts: number;
  /** False where something cannot be known, whoever reads it: an estimate has to say so. */
  readonly isWhole: boolean;
  /** "food GRAMS×KCAL + …": grams eaten times kcal per 100 g, after USDA FoodData Central or CoFID. */
  readonly why: string;
};

type Written = Omit<Meal, "kind">;

const term = /(\d+(?:\.\d+)?)×(\d+(?:\.\d+)?)/g;

const written = (text: string, why: string, toleranceShare: number, isWhole: boolean): Written => {
  const energies = [...why.matchAll(term)].map(([, grams, per100]) => (Number(grams) * Number(per100)) / 100);
  const kcal = Math.round(energies.reduce((total, energy) => total + energy, 0));
  return { text, kcal, toleranceShare, parts: energies.length, isWhole, why };
};

/** The amounts are named. */
export const named = (text: string, why: string): Written => written(text, why, 0.2, true);
/** At least one large amount is only what people usually have. */
export const usual = (text: string, why: string): Written => written(text, why, 0.35, true);
/** Something in it cannot be known; `why` holds the rest. */
export const partly = (text: string, why: string): Written => written(text, why, 0.2, false);
/** Nothing in it can be counted. */
export const unknown = (text: string): Written => written(text, "", 0.2, false);

/** Meals of one kind. */
export const mealsOfKind = (name: MealKind, list: readonly Written[]): readonly Meal[] =>
  list.map((meal) => ({ kind: name, ...meal }));
