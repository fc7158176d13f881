/** Scale arithmetic of the charts: by hand, because three small functions are all that is needed. */

/** A straight map from values to pixels. A domain of no width maps to the middle. */
export const linear =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    from[1] === from[0]
      ? (to[0] + to[1]) / 2
      : to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** 1, 2 or 5 times a power of ten, at least `rough`. */
export const niceStep = (rough: number): number => {
  if (!(rough > 0) || !Number.isFinite(rough)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
};

/** Width of a span that can be drawn: values that differ by less than a millionth are one value. */
export const drawableSpan = (lowest: number, highest: number): number =>
  highest - lowest > 1e-6 * (1 + Math.abs(highest))
    ? highest - lowest
    : Math.abs(highest) > 1e-6
      ? Math.abs(highest) * 0.02
      : 1;

/**
 * Round values that span [lowest, highest], about `intervals` steps between them.
 * @returns rising, the first at or below lowest, the last at or above highest, at least two
 */
export const niceTicks = (lowest: number, highest: number, intervals: number): readonly number[] => {
  const step = niceStep(drawableSpan(lowest, highest) / intervals);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9));
  // Whole multiples, so that no tick carries a binary tail.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

/** Index of the point nearest to a place; the later one when two are equally near. -1 without points. */
export const nearest = (
  points: readonly { readonly x: number; readonly y?: number }[],
  x: number,
  y: number,
): number => {
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, point] of points.entries()) {
    const away = (point.x - x) ** 2 + (point.y === undefined ? 0 : (point.y - y) ** 2);
    if (away <= distance) {
      best = index;
      distance = away;
    }
  }
  return best;
};

/** Every n-th index so that at most `most` remain; the last one is always among them. */
export const thinned = (count: number, most: number): ReadonlySet<number> => {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return new Set(
    Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0),
  );
};
