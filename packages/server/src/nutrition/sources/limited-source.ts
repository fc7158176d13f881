/** A source with its rate limit: beyond it no request is sent, because the source would block the server. */
import type { Clock } from "../../http/environment.ts";
import { down, type FoodLookup } from "./food-source.ts";

/** So many at once, and one more every so many ms. */
type Allowance = { readonly burst: number; readonly every: number };

const bucket = ({ burst, every }: Allowance, clock: Clock): (() => boolean) => {
  let tokens = burst;
  let at = clock().getTime();
  return () => {
    const now = clock().getTime();
    tokens = Math.min(burst, tokens + Math.max(0, now - at) / every);
    at = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};

const minute = 60_000;
const hour = 60 * minute;

/** Open Food Facts: 15 reads and 10 searches a minute and address. FoodData Central: 1,000 an hour and key. */
const allowances = {
  openFoodFacts: { barcode: { burst: 15, every: minute / 15 }, search: { burst: 10, every: minute / 10 } },
  fdc: { barcode: { burst: 60, every: hour / 1_000 }, search: { burst: 60, every: hour / 1_000 } },
  nutritionix: { barcode: { burst: 10, every: hour / 50 }, search: { burst: 10, every: hour / 50 } },
} as const;

/** Wraps a source with its rate limits for barcodes and searches. */
export const limited = (source: FoodLookup, clock: Clock): FoodLookup => {
  const allowed = allowances[source.name];
  const mayScan = bucket(allowed.barcode, clock);
  const maySearch = bucket(allowed.search, clock);
  return {
    name: source.name,
    byBarcode: async (gtin) => (mayScan() ? source.byBarcode(gtin) : down("limited")),
    search: async (query) => (maySearch() ? source.search(query) : down("limited")),
  };
};
