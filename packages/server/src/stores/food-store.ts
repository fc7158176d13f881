/**
 * The server's food database: cached answers of outside sources, and tables that the operator imported. Apart from
 * people's data, in a file of its own: it can be thrown away, and Open Food Facts' rows mix with nobody else's.
 */
import type { OnlineSource } from "@muster/contract/nutrition";
import type { Food } from "@muster/domain/nutrition/foods/food";

/** A cached answer; `food` null: the source knew no such product. */
export type CachedAnswer = { readonly food: Food | null; readonly at: number };

/** Cached answers of sources and the operator's imported foods. Times are ms since 1970. */
export interface FoodStore {
  cachedAnswer(source: OnlineSource, gtin: string): CachedAnswer | undefined;
  /** Does nothing while an import writes: the answer can be fetched again. */
  cacheAnswer(source: OnlineSource, gtin: string, food: Food | null, at: number): void;
  /** Drops answers that were cached before `before`, ms since 1970. @returns whether there may be more */
  dropAnswersBefore(before: number): boolean;
  /** Foods of the operator's import, best first. */
  searchImported(words: readonly string[], limit: number): readonly Food[];
  importedByBarcode(gtin: string): Food | undefined;
  /** Adds or replaces foods by id, all or none. */
  importFoods(foods: readonly Food[]): void;
  importedCount(): number;
  close(): void;
}
