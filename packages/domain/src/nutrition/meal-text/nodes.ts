/** What a meal's text is made of, before foods are looked up. */
import type { Amount } from "./amount.ts";
import type { Token } from "./tokens.ts";

/** A named food with its amount as tokens. */
export type FoodNode = {
  readonly kind: "food";
  readonly name: readonly Token[];
  readonly amount: Amount;
  /** The word between it and the food before: 'and', 'with', 'no'; undefined: a comma or a new line. */
  readonly connector: string | undefined;
  /** 'with 1 slice of cheddar each': for every piece of the food before. */
  readonly isPerPiece: boolean;
  /** Everything that was written about it. */
  readonly all: readonly Token[];
};

/** An amount without a name: for the foods before it, or with `isAhead` for those that follow. */
export type AmountNode = {
  readonly kind: "amount";
  readonly amount: Amount;
  readonly isAhead: boolean;
  readonly all: readonly Token[];
};

/** A dish and what it is made of, behind a colon or a dash or in brackets. */
export type DishNode = {
  readonly kind: "dish";
  readonly head: FoodNode;
  readonly parts: readonly MealNode[];
  /** `made`: 'made with', 'of'; `list`: behind a colon or a dash. */
  readonly form: "bracket" | "made" | "list";
  /** The parts are those of one: 'two sandwiches (each 2 slices of bread)'. */
  readonly isPerPiece: boolean;
};

/** One piece of a meal's text after parsing. */
export type MealNode = FoodNode | AmountNode | DishNode;
