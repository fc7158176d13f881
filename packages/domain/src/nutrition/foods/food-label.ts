/**
 * From the numbers of a label or an outside table to values per 100 g that can be trusted, or are marked. Tables mix up kJ
 * and kcal, servings and 100 g, write '12,5 g' and leave things out; nothing of that reaches a diary unseen.
 */
import { err, ok, type Result } from "../../shared/result.ts";
import { kilojoulesPerKilocalorie } from "../../shared/units.ts";
import type { Per100g } from "./food.ts";
import { per100gOf } from "./serving.ts";

/** Numbers as they came; what is not known is undefined. kcal, kJ and g. */
export type LabelNumbers = {
  readonly kcal?: unknown;
  readonly kj?: unknown;
  readonly proteinG?: unknown;
  readonly carbsG?: unknown;
  readonly fatG?: unknown;
  readonly fiberG?: unknown;
  readonly sugarG?: unknown;
};

type ReadLabel = {
  readonly per100g: Per100g;
  /** Energy and its parts contradict one another, or energy or protein was missing. */
  readonly unverified: boolean;
};

/** Pure fat has 884-902 kcal; nothing edible has more. */
const mostEnergy = 902;
/** Energy may differ this much from 4 P + 4 C + 9 F: fibre, polyols and rounding. */
const tolerance = 0.25;
/** … or by this many kcal, for foods with next to none. */
const smallDifference = 20;

/** g of what the numbers are for; outside of it somebody mistyped. */
const smallestServing = 0.1;
const largestServing = 10_000;

/** '12,5 g', ' 12.5', 12.5 -> 12.5; undefined for everything that is no amount. */
export const readLabelAmount = (value: unknown): number | undefined => {
  if (typeof value === "number") return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== "string") return undefined;
  const found = /^\s*<?\s*(\d+(?:[.,]\d+)?)\s*(?:g|kcal|kj|ml)?\s*$/i.exec(value);
  return found === null ? undefined : Number((found[1] ?? "").replace(",", "."));
};

/** Atwater's general factors, kcal per g. */
const energyOfParts = (protein: number, carbs: number, fat: number): number =>
  4 * protein + 4 * carbs + 9 * fat;

const isNear = (kcal: number, expected: number): boolean =>
  Math.abs(kcal - expected) <= Math.max(smallDifference, tolerance * expected);

/** Energy in kcal, seen through the mistakes that tables make. */
const energyOf = (
  kcal: number | undefined,
  kj: number | undefined,
  expected: number | undefined,
): { readonly kcal: number; readonly isSure: boolean } | undefined => {
  const candidates = [
    ...(kcal === undefined ? [] : [kcal]),
    ...(kj === undefined ? [] : [kj / kilojoulesPerKilocalorie]),
    // kJ in the field for kcal.
    ...(kcal === undefined ? [] : [kcal / kilojoulesPerKilocalorie]),
  ].filter((value) => value <= mostEnergy);
  if (expected !== undefined) {
    const fitting = candidates.find((value) => isNear(value, expected));
    if (fitting !== undefined) return { kcal: fitting, isSure: true };
    const [first] = candidates;
    return first === undefined ? { kcal: expected, isSure: false } : { kcal: first, isSure: false };
  }
  const [first] = candidates;
  return first === undefined ? undefined : { kcal: first, isSure: (kcal ?? 0) <= mostEnergy };
};

/**
 * @param numbers as the source has them, all for the same amount
 * @param grams that amount: 100, or the weight of the serving
 * @returns `no-energy` when not even the parts tell it; `impossible` when no food can be like that
 */
export const readLabel = (
  numbers: LabelNumbers,
  grams: number,
): Result<ReadLabel, { readonly type: "no-energy" } | { readonly type: "impossible" }> => {
  if (!(grams >= smallestServing && grams <= largestServing)) return err({ type: "impossible" });
  const amounts = Object.fromEntries(
    (["proteinG", "carbsG", "fatG", "fiberG", "sugarG"] as const).flatMap((key) => {
      const value = readLabelAmount(numbers[key]);
      return value === undefined ? [] : [[key, value]];
    }),
    // The keys are the five of the list above.
  ) as Partial<Record<"proteinG" | "carbsG" | "fatG" | "fiberG" | "sugarG", number>>;
  const parts = per100gOf({ kcal: 0, ...amounts }, grams);
  const { proteinG, carbsG, fatG } = parts;
  if (
    [proteinG, carbsG, fatG, parts.fiberG, parts.sugarG].some((value) => value !== undefined && value > 100.5)
  )
    return err({ type: "impossible" });
  if ((proteinG ?? 0) + (carbsG ?? 0) + (fatG ?? 0) > 105) return err({ type: "impossible" });
  const knowsParts = proteinG !== undefined && carbsG !== undefined && fatG !== undefined;
  const per100 = (value: number | undefined) => (value === undefined ? undefined : (value * 100) / grams);
  const energy = energyOf(
    per100(readLabelAmount(numbers.kcal)),
    per100(readLabelAmount(numbers.kj)),
    knowsParts ? energyOfParts(proteinG, carbsG, fatG) : undefined,
  );
  if (energy === undefined) return err({ type: "no-energy" });
  return ok({
    per100g: { ...parts, kcal: energy.kcal },
    unverified: !energy.isSure || proteinG === undefined,
  });
};
