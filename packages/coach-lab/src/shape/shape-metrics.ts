/** The shape table: how much plans look like those that coaches write, over all people, each figure with its goal. */
import { atLeast, atMost, type Metric, sum } from "../metrics/metric.ts";
import { type Role, roles } from "./published.data.ts";
import type { ShapeCounts } from "./shape-of-life.ts";

type Counted = readonly (readonly [value: number, times: number])[];

/** A quantile of values that are counted, without listing them. */
const countedQuantile = (counted: Counted, share: number): number => {
  const sorted = counted.toSorted((a, b) => a[0] - b[0]);
  const wanted = share * sum(sorted.map(([, times]) => times));
  let seen = 0;
  for (const [value, times] of sorted) {
    seen += times;
    if (seen >= wanted) return value;
  }
  return Number.NaN;
};

const added = (
  shapes: readonly ShapeCounts[],
  pick: (shape: ShapeCounts) => Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => {
  const total: Record<string, number> = {};
  for (const shape of shapes)
    for (const [key, count] of Object.entries(pick(shape))) total[key] = (total[key] ?? 0) + count;
  return total;
};

const most = (counts: Readonly<Record<string, number>>, howMany: number): string =>
  Object.entries(counts)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, howMany)
    .map(([key]) => key)
    .join(", ");

const widthOf = (range: string): number => {
  const [low = 0, high = 0] = range.split("-").map(Number);
  return high - low;
};

/** @param nearStated sessions within five minutes of what was stated, and all sessions */
export const shapeMetrics = (
  shapes: readonly ShapeCounts[],
  nearStated: { readonly part: number; readonly whole: number },
): readonly Metric[] => {
  const ranges = added(shapes, (shape) => shape.ranges);
  const sets = added(shapes, (shape) => shape.sets);
  const widths: Counted = Object.entries(ranges).map(([range, times]) => [widthOf(range), times]);
  const setCounts: Counted = Object.entries(sets).map(([count, times]) => [Number(count), times]);
  const shareOf = (
    pick: (shape: ShapeCounts) => { readonly part: number; readonly whole: number },
  ): number => {
    const whole = sum(shapes.map((shape) => pick(shape).whole));
    return whole === 0 ? Number.NaN : sum(shapes.map((shape) => pick(shape).part)) / whole;
  };
  const allSets = sum(setCounts.map(([, times]) => times));
  const median = countedQuantile(setCounts, 0.5);
  const restOf = (role: Role) =>
    atLeast(
      `shapeRest${role[0]?.toUpperCase()}${role.slice(1)}`,
      shareOf(({ rests }) => rests[role]),
      0.95,
      "share of prescriptions",
      "of people in whom nothing speaks against it",
    );
  return [
    atLeast(
      "shapeFromTheList",
      shareOf(({ fromTheList }) => fromTheList),
      1,
      "share of prescriptions",
    ),
    atMost("shapeWidthMedian", countedQuantile(widths, 0.5), 4, "repetitions"),
    atMost("shapeWidth95", countedQuantile(widths, 0.95), 5, "repetitions"),
    atMost("shapeDistinctRanges", Object.keys(ranges).length, 20, "ranges", `most: ${most(ranges, 6)}`),
    atLeast(
      "shapeSetsMedian",
      median,
      3,
      "sets",
      Object.entries(sets)
        .map(([count, times]) => `${count}: ${Math.round((100 * times) / allSets)}%`)
        .join(" "),
    ),
    atMost(
      "shapeSingleSets",
      allSets === 0 ? Number.NaN : (sets["1"] ?? 0) / allSets,
      0.02,
      "share",
      "tests left out",
    ),
    ...roles.map(restOf),
    atLeast(
      "shapeVolumeInBand",
      shareOf(({ volume }) => volume),
      0.9,
      "share of large muscles and weeks",
      "full weeks of 45 minutes and more",
    ),
    atLeast(
      "shapeMainLiftsKept",
      shareOf(({ mainLifts }) => mainLifts),
      0.95,
      "share",
      "four weeks and more",
    ),
    atLeast(
      "shapeWithin5OfStated",
      nearStated.whole === 0 ? Number.NaN : nearStated.part / nearStated.whole,
      0.98,
      "share of sessions",
    ),
    atLeast(
      "shapeGymBasics",
      shareOf(({ basicWeeks }) => basicWeeks),
      0.95,
      "share of weeks",
      "strength and muscle in a gym: squat, hinge, both pushes, both pulls",
    ),
    atMost(
      "shapeFillers",
      shareOf(({ fillers }) => fillers),
      0,
      "share",
      "skill, balance, ballistics for the fit",
    ),
    atLeast(
      "shapeLoadsTheKitMakes",
      shareOf(({ loadable }) => loadable),
      1,
      "share of planned loads",
    ),
    atLeast(
      "shapeLoadNamed",
      shareOf(({ named }) => named),
      0.95,
      "share",
      "weighted moves once they were done",
    ),
  ];
};
