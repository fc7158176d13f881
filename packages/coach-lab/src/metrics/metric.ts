/** One figure with its goal, and the means and quantiles that figures are made of. */
export type Metric = {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly goal: string;
  /** null: not measured. */
  readonly met: boolean | null;
  readonly note?: string;
};

/** 0 for no values. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** NaN for no values. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : sum(values) / values.length;
/** @param share 0.5 for the median */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
};

/** To four decimals; null for what is no number. */
export const rounded = (value: number): number | null =>
  Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : null;

/** A figure whose goal is a floor; a value that is no number was not measured. */
export const atLeast = (name: string, value: number, goal: number, unit: string, note?: string): Metric => ({
  name,
  value: rounded(value),
  unit,
  goal: `>= ${goal}`,
  met: Number.isFinite(value) ? value >= goal - 1e-9 : null,
  ...(note === undefined ? {} : { note }),
});
/** A figure whose goal is a ceiling; a value that is no number was not measured. */
export const atMost = (name: string, value: number, goal: number, unit: string, note?: string): Metric => ({
  name,
  value: rounded(value),
  unit,
  goal: `<= ${goal}`,
  met: Number.isFinite(value) ? value <= goal + 1e-9 : null,
  ...(note === undefined ? {} : { note }),
});
/** A figure without a goal, printed only: the simulator finds regressions and is no target. */
export const reported = (name: string, value: number, unit: string, note?: string): Metric => ({
  name,
  value: rounded(value),
  unit,
  goal: "reported",
  met: null,
  ...(note === undefined ? {} : { note }),
});
/** A figure that this run says nothing about. */
export const unmeasured = (name: string, goal: string, unit: string, note: string): Metric => ({
  name,
  value: null,
  unit,
  goal,
  met: null,
  note,
});
