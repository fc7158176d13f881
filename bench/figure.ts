/** One measured figure: what, how much, and how it stands to the floor that was measured in the same run. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same work without Muster, in the same run; ratios survive a change of machine, single times do not. */
  readonly floor?: { readonly name: string; readonly value: number } | undefined;
  readonly goal: string;
  readonly met: boolean;
  /** Why the goal cannot be judged here; then it counts as nothing. */
  readonly notJudged?: string | undefined;
};

export const rounded = (value: number, decimals = 1): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** @param share between 0 and 1 */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

/** The median. */
export const middle = (samples: readonly number[]): number => percentile(samples, 0.5);
