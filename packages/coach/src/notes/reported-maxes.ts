/**
 * How strong somebody says they are in the four barbell lifts: "bench 67.5 kg, squat 120 are my maxes", "deadlift 5x5 at 100 kg". A past
 * or wished-for number, somebody else's, or one that hurt, is none.
 */
import { isMax, isNoMax, liftPatterns } from "./reported-maxes.data.ts";

/** A weight that was told for a lift, and how often it goes up. */
export type ReportedMax = {
  readonly exerciseId: string;
  readonly weight: number;
  /** null: none was written. */
  readonly unit: "kg" | "lb" | null;
  readonly repetitions: number;
};

/** Beyond so many repetitions a weight says little of strength. */
const mostRepetitions = 12;

/** Each lift once, the last one that is told. @param note as it was written */
export const reportedMaxesIn = (note: string): readonly ReportedMax[] => {
  const found = new Map<string, ReportedMax>();
  const text = note
    .toLowerCase()
    .replace(/[×*]/g, "x")
    .replace(/[-–]/g, " ")
    .replace(/(\d),(?=\d{3}\b)/g, "$1");
  for (const sentence of text.split(/[.!?;\n](?!\d)/)) {
    if (isNoMax.test(sentence)) continue;
    for (const clause of sentence.split(/,(?!\d)|\band\b|\//))
      for (const { exerciseId, often, once } of liftPatterns) {
        const pattern = [...often, ...(isMax.test(sentence) ? once : [])].find((way) => way.test(clause));
        const { weight: heaviest = "", unit, often: count = "1" } = pattern?.exec(clause)?.groups ?? {};
        const repetitions = Number(count);
        if (pattern !== undefined && repetitions >= 1 && repetitions <= mostRepetitions)
          found.set(exerciseId, {
            exerciseId,
            weight: Number(heaviest.replace(",", ".")),
            unit: unit === undefined ? null : unit.startsWith("k") ? "kg" : "lb",
            repetitions,
          });
      }
  }
  return [...found.values()];
};
