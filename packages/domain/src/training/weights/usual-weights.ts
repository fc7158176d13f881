/** Weights to choose instead of typing them (feature F16): what is sold for homes and stands in gyms, in the shown unit. */
import { asMarked } from "./gear.ts";

/** By units: each kind of thing, beside the plates and kettlebells that are usual anyway. */
export const usualWeights = {
  imperial: {
    ...asMarked.imperial,
    dumbbells: [5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50],
    bars: [45, 35, 25, 15],
    smithBars: [15, 20, 25, 45],
    stackSteps: [5, 10, 15, 20],
    /** Heaviest setting of adjustable dumbbells. */
    adjustable: [25, 50, 52.5, 80],
  },
  metric: {
    ...asMarked.metric,
    dumbbells: [2, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24],
    bars: [20, 15, 10, 7.5],
    smithBars: [7, 10, 15, 20],
    stackSteps: [2.5, 5, 7, 10],
    adjustable: [20, 24, 32, 40],
  },
} as const;

/** Machines that stand in homes, by the names of the catalogue. */
export const homeMachines: readonly string[] = [
  "Cable Station",
  "Lat Pulldown",
  "Leg Press",
  "Leg Extension",
  "Seated Leg Curl",
  "Lying Leg Curl",
  "Smith Machine",
];
