import { namedLifts } from "./reported-maxes.data.ts";
import type { ReportedMax } from "./reported-maxes.ts";

/** "Squat 120 kg known", as it was told. */
export const reportedMaxText = ({ exerciseId, weight, unit, repetitions }: ReportedMax): string => {
  const name = namedLifts.find((lift) => lift.exerciseId === exerciseId)?.name ?? "";
  const often = repetitions === 1 ? "" : ` for ${String(repetitions)}`;
  return `${name} ${String(weight)}${unit === null ? "" : ` ${unit}`}${often} known`;
};
