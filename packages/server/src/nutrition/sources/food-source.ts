/**
 * The seam to food tables outside. A source turns one question into one answer; it never throws, stores nothing and
 * knows no other source. Adding one: a folder here, a line in the registry, and the contract suite.
 */
import type { OnlineSource } from "@muster/contract/nutrition";
import type { Food } from "@muster/domain/nutrition/foods/food";

/**
 * `nothing`: the source answered and knows no such food. `down`: no answer of use (no network, too slow, overloaded, not
 * what it should be), so nothing may be concluded from it.
 */
export type SourceAnswer<T> =
  | { readonly type: "found"; readonly value: T }
  | { readonly type: "nothing" }
  | { readonly type: "down"; readonly reason: DownReason };

/** Why a source gave no answer of use; `limited`: no request was sent because of its rate limit. */
export type DownReason = "unreachable" | "too-slow" | "overloaded" | "refused" | "not-understood" | "limited";

/** One food table outside the server. Implementations must pass the contract suite of sources. */
export interface FoodLookup {
  readonly name: OnlineSource;
  /** @param gtin 8, 13 or 14 digits, as `normalizeGtin` writes them */
  byBarcode(gtin: string): Promise<SourceAnswer<Food>>;
  /** Whole words, searched on Enter: sources forbid search while typing. */
  search(query: string): Promise<SourceAnswer<readonly Food[]>>;
}

/** The answer of a source that knows no such food. */
export const noFoods = { type: "nothing" } as const;
/** The answer of a source that could not be used. */
export const down = (reason: DownReason): { readonly type: "down"; readonly reason: DownReason } => ({
  type: "down",
  reason,
});
/** The answer of a source that knows the food. */
export const found = <T>(value: T): { readonly type: "found"; readonly value: T } => ({
  type: "found",
  value,
});
