/**
 * Which weights can be loaded, and with which plates (feature F16). Exact subset sums over integer grams: taking the
 * largest plate first misses weights that a home set can make. Answers name both neighbours when nothing fits.
 */
import { kilogramsPerPound } from "../shared/units.ts";
import type { Gear, Implement } from "./gear.ts";

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

export type Loadings = {
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

/** The lightest that can be loaded, pounds; undefined when there is nothing of the kind. */
export const lightestLoad = (gear: Gear, implement: Implement): number | undefined => {
  switch (implement) {
    case "barbell":
      return gear.bars.length === 0 ? undefined : Math.min(...gear.bars);
    case "dumbbell":
      return gear.dumbbells.length === 0 ? undefined : Math.min(...gear.dumbbells);
    case "stack":
      return gear.stackStep ?? undefined;
  }
};

/** A weight that somebody is told to lift is no rounding of a smaller one: at most a tenth and a small step above (coach.I5). */
export const isFarAbove = (loadLb: number, askedLb: number): boolean => loadLb > askedLb * 1.1 + 5;

/**
 * The nearest weight that can be loaded, pounds; of two equally near ones the lighter.
 * @returns undefined when the place has nothing of the kind
 */
export const nearestLoadable = (targetLb: number, gear: Gear, implement: Implement): number | undefined => {
  switch (implement) {
    case "barbell":
      return nearest(
        targetLb,
        gear.bars.flatMap((bar) => {
          const { exact, below, above } = barLoadings(targetLb, bar, gear.plates);
          // An exact one is the weight that was asked for, to the last bit.
          return exact === undefined ? [below?.totalLb ?? [], above?.totalLb ?? []].flat() : [targetLb];
        }),
      );
    case "dumbbell":
      return nearest(targetLb, gear.dumbbells);
    case "stack": {
      const step = gear.stackStep;
      if (step === null) return undefined;
      const pins = Math.max(1, Math.floor(targetLb / step));
      return nearest(targetLb, [pins * step, (pins + 1) * step]);
    }
  }
};

/** How many steps further a weight is looked for where one step leads to none that can be loaded. */
const mostSteps = 3;

/**
 * The weight after a step from what was lifted, pounds: the nearest in its direction that can be loaded. Where there is none
 * nearby, what was lifted stays (settled point 50).
 */
export const loadableStep = (
  from: { readonly baseLb: number; readonly stepLb: number },
  gear: Gear,
  implement: Implement,
): number => {
  const { baseLb, stepLb } = from;
  for (let steps = 1; stepLb !== 0 && steps <= mostSteps; steps += 1) {
    const found = nearestLoadable(baseLb + steps * stepLb, gear, implement);
    if (found === undefined || isFarAbove(found, baseLb + stepLb)) break;
    if (stepLb > 0 ? found > baseLb : found < baseLb) return found;
  }
  return baseLb;
};

const nearest = (target: number, weights: readonly number[]): number | undefined =>
  weights.reduce<number | undefined>((best, weight) => {
    if (best === undefined) return weight;
    const closer = Math.abs(weight - target) - Math.abs(best - target);
    return closer < -1e-9 || (Math.abs(closer) <= 1e-9 && weight < best) ? weight : best;
  }, undefined);
