/** What a harness counted, for `npm run faults -- --json`. */
import { writeFileSync } from "node:fs";

export type FaultFigures = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly diverged: number;
};

/** Tells `npm run faults`, when that runs the harness. @param figures without those that it does not count */
export const reportFigures = (figures: Partial<FaultFigures>): void => {
  const file = process.env.MUSTER_FAULT_FIGURES;
  if (file !== undefined) writeFileSync(file, JSON.stringify(figures));
};
