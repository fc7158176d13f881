/**
 * Which weights can be loaded, and with which plates (feature F16, settled point 50): one answer for the coach that plans
 * a weight and for every screen that shows one. Exact subset sums over integer grams: taking the largest plate first
 * misses weights that a home set can make.
 */
import { kilogramsPerPound } from "../../shared/units.ts";
import { type Gear, implementOf, isOneDumbbell, type LoadedExercise, takesEither } from "./gear.ts";

/** Whole grams of a weight in pounds. */
export const gramsOf = (pounds: number): number => Math.round(pounds * kilogramsPerPound * 1000);

/** Grams a side within which a weight counts as met: rounding of each plate, and less than one shown decimal. */
const tolerance = 20;

/** A weight on the bar: what stands on each side, largest first. */
export type Loading = {
  /** Pounds in all, bar included. */
  readonly totalLb: number;
  readonly barLb: number;
  /** Pounds of each plate on one side, largest first. */
  readonly perSide: readonly number[];
};

type Loadings = {
  /** Meets the weight; undefined when the plates can not. */
  readonly exact: Loading | undefined;
  /** The nearest below, and above; undefined when there is none. */
  readonly below: Loading | undefined;
  readonly above: Loading | undefined;
};

type Stack = { readonly counts: readonly number[]; readonly plates: number; readonly changes: number };

/**
 * Fewest plates first, then fewest changes from what stands on the bar, then the larger plates inside: 45 · 25 · 10 · 5 and
 * not three of 25 and a 10.
 */
const isBetter = (a: Stack, b: Stack): boolean => {
  if (a.plates !== b.plates) return a.plates < b.plates;
  if (a.changes !== b.changes) return a.changes < b.changes;
  const differs = a.counts.findIndex((count, index) => count !== b.counts[index]);
  return differs >= 0 && (a.counts[differs] ?? 0) > (b.counts[differs] ?? 0);
};

/**
 * @param targetLb pounds in all, bar included
 * @param previous plates of one side as they stand now, to change as few as possible
 */
export const barLoadings = (
  targetLb: number,
  barLb: number,
  plates: Gear["plates"],
  previous: readonly number[] = [],
): Loadings => {
  const kinds = [...plates].sort((a, b) => b.weight - a.weight);
  const grams = kinds.map((kind) => gramsOf(kind.weight));
  const target = (gramsOf(targetLb) - gramsOf(barLb)) / 2;
  // The nearest sum above the target is at most one plate above it: a larger one could do without a plate.
  const most = target + Math.max(0, ...grams);
  let reach = new Map<number, Stack>([[0, { counts: [], plates: 0, changes: 0 }]]);
  kinds.forEach((kind, index) => {
    const next = new Map<number, Stack>();
    const before = previous.filter((plate) => plate === kind.weight).length;
    // Both lists are made from `kinds`.
    const each = grams[index] as number;
    for (const [sum, stack] of reach) {
      for (let count = 0; count <= kind.pairs && sum + count * each <= most; count += 1) {
        const grown: Stack = {
          counts: [...stack.counts, count],
          plates: stack.plates + count,
          changes: stack.changes + Math.abs(count - before),
        };
        const known = next.get(sum + count * each);
        if (known === undefined || isBetter(grown, known)) next.set(sum + count * each, grown);
      }
    }
    reach = next;
  });
  const loading = (sum: number | undefined): Loading | undefined => {
    const stack = sum === undefined ? undefined : reach.get(sum);
    if (stack === undefined) return undefined;
    const perSide = kinds.flatMap((kind, index) =>
      Array.from({ length: stack.counts[index] ?? 0 }, () => kind.weight),
    );
    return { totalLb: barLb + 2 * perSide.reduce((all, plate) => all + plate, 0), barLb, perSide };
  };
  const sums = [...reach.keys()].sort((a, b) => a - b);
  return {
    exact: loading(
      sums
        .filter((sum) => Math.abs(sum - target) <= tolerance)
        .sort((a, b) => Math.abs(a - target) - Math.abs(b - target))[0],
    ),
    below: loading(sums.findLast((sum) => sum < target - tolerance)),
    above: loading(sums.find((sum) => sum > target + tolerance)),
  };
};

/** Heaviest load of a stack or a bar that is listed, lb. */
const heaviestListed = 1_000;

/** Every total of a bar and its plates up to the heaviest that is listed, lb, rising. */
const barTotals = (barLb: number, plates: Gear["plates"]): readonly number[] => {
  const most = gramsOf(heaviestListed - barLb) / 2;
  let sides = new Map<number, number>([[0, 0]]);
  for (const { weight, pairs } of plates) {
    const next = new Map<number, number>();
    for (const side of sides.values())
      for (let count = 0; count <= pairs && gramsOf(side + count * weight) <= most; count += 1) {
        const sum = side + count * weight;
        // Sums that lie closer than what is shown are one.
        const key = Math.round(gramsOf(sum) / tolerance);
        if (!next.has(key)) next.set(key, sum);
      }
    sides = next;
  }
  return [...sides.values()].map((side) => barLb + 2 * side);
};

/** Plates on one end of a bar: each of a pair counts for itself. */
const onOneEnd = (plates: Gear["plates"]): Gear["plates"] =>
  plates.map(({ weight, pairs }) => ({ weight: weight / 2, pairs: pairs * 2 }));

const unsorted = (exercise: LoadedExercise, gear: Gear): readonly number[] | undefined => {
  switch (implementOf(exercise)) {
    case undefined:
      return undefined;
    case "barbell":
      return gear.bars.flatMap((bar) => barTotals(bar, gear.plates));
    case "landmine":
      return gear.bars.flatMap((bar) => barTotals(bar, onOneEnd(gear.plates)));
    case "smith":
      return gear.smithBar === null ? [] : barTotals(gear.smithBar, gear.plates);
    case "dumbbell":
      return [
        ...gear.dumbbells,
        ...(isOneDumbbell(exercise) ? gear.singles : []),
        // A usual set of both would mix steps that hardly anybody has together.
        ...(takesEither(exercise) && (gear.usual === undefined || gear.dumbbells.length === 0)
          ? gear.kettlebells
          : []),
      ];
    case "kettlebell":
      return gear.kettlebells;
    case "stack": {
      const step = gear.stackStep;
      return step === null
        ? []
        : Array.from({ length: Math.floor(heaviestListed / step) }, (_, index) => (index + 1) * step);
    }
  }
};

/** Cache by set of equipment: designing a week needs the same few lists hundreds of times. */
const listed = new WeakMap<Gear, Map<string, readonly number[] | undefined>>();

/**
 * Every weight that can be loaded for an exercise, lb, rising, as the number in the weight field means it: the whole bar,
 * one dumbbell, the pin.
 * @returns undefined where nothing is known of its weights (something else, a belt); empty when there is nothing of the kind
 */
export const loadableWeightsLb = (exercise: LoadedExercise, gear: Gear): readonly number[] | undefined => {
  const lists = listed.get(gear) ?? new Map<string, readonly number[] | undefined>();
  listed.set(gear, lists);
  const key = `${implementOf(exercise)} ${isOneDumbbell(exercise)} ${takesEither(exercise)}`;
  if (!lists.has(key)) {
    const all = unsorted(exercise, gear)?.toSorted((a, b) => a - b);
    lists.set(
      key,
      all?.filter((one, index) => index === 0 || gramsOf(one) - gramsOf(all[index - 1] ?? 0) > tolerance),
    );
  }
  return lists.get(key);
};

/** The lightest that can be loaded, lb; undefined when there is nothing of the kind, or nothing is known. */
export const lightestLoadLb = (exercise: LoadedExercise, gear: Gear): number | undefined =>
  loadableWeightsLb(exercise, gear)?.[0];

/** Whether a list of weights has this one, within less than one shown decimal. */
const isAmong = (weightLb: number, weights: readonly number[]): boolean =>
  weights.some((one) => Math.abs(gramsOf(one) - gramsOf(weightLb)) <= 2 * tolerance);

/** False only where the weights are known and this is none of them. */
export const isLoadable = (weightLb: number, exercise: LoadedExercise, gear: Gear): boolean => {
  const weights = loadableWeightsLb(exercise, gear);
  return weights === undefined || isAmong(weightLb, weights);
};

/** A planned weight is never rounded up far: at most a tenth and a small step above (coach.I5). */
export const isFarAbove = (loadLb: number, wantedLb: number): boolean => loadLb > wantedLb * 1.1 + 5;

/** Where to look from a weight: either way, only at or below it, only at or above it. */
export type Rounding = "nearest" | "down" | "up";

/**
 * The nearest weight that can be loaded, lb; of two equally near ones the lighter. One that can be loaded is itself, to
 * the last bit: 20 kg stay 20 kg.
 * @returns undefined when there is nothing of the kind in that direction, or nothing is known of its weights
 */
export const nearestLoadable = (
  targetLb: number,
  exercise: LoadedExercise,
  gear: Gear,
  rounding: Rounding = "nearest",
): number | undefined => {
  const weights = loadableWeightsLb(exercise, gear);
  if (weights === undefined) return undefined;
  if (isAmong(targetLb, weights)) return targetLb;
  return nearest(
    targetLb,
    rounding === "nearest"
      ? weights
      : weights.filter((one) => (rounding === "down" ? one < targetLb : one > targetLb)),
  );
};

/**
 * The weight after a step from what was lifted, lb: the nearest of the kit in the step's direction (settled point 50). Where
 * there is none nearby, what was lifted stays.
 */
export const loadableStep = (
  { baseLb, stepLb }: { readonly baseLb: number; readonly stepLb: number },
  exercise: LoadedExercise,
  gear: Gear,
): number => {
  const weights = loadableWeightsLb(exercise, gear);
  if (weights === undefined) return baseLb + stepLb;
  if (stepLb === 0) return baseLb;
  const beyond = weights.filter(
    (one) =>
      Math.abs(gramsOf(one) - gramsOf(baseLb)) > 2 * tolerance && (stepLb > 0 ? one > baseLb : one < baseLb),
  );
  const found = nearest(baseLb + stepLb, beyond);
  return found === undefined || isFarAbove(found, baseLb + stepLb) ? baseLb : found;
};

const nearest = (target: number, weights: readonly number[]): number | undefined =>
  weights.reduce<number | undefined>((best, weight) => {
    if (best === undefined) return weight;
    const closer = Math.abs(weight - target) - Math.abs(best - target);
    return closer < -1e-9 || (Math.abs(closer) <= 1e-9 && weight < best) ? weight : best;
  }, undefined);
