/**
 * Mechanical repairs, one for each kind of rule: swap a move, trim sets, lower a load, recompute numbers, take words or
 * whole days from the built-in week. Each looks at the violations of its ids and returns a changed week.
 */
import { recomputeLoads } from "./lower-loads.ts";
import type { Operator } from "./scene.ts";
import { bringBack, endTests, swapExercises } from "./swap-exercises.ts";
import {
  takeCardio,
  takeHomeAlternatives,
  takeNamedDays,
  takeNutrition,
  takeTexts,
} from "./take-from-built-in.ts";
import { shortenDays, trimMuscles, trimSets } from "./trim-sets.ts";

/** Tried in this order; the last ones are blunt and always work. */
export const operators: readonly Operator[] = [
  {
    ids: [
      "coach.F1",
      "coach.F10",
      "coach.Q1",
      "coach.Q2",
      "coach.I9",
      "coach.I11",
      "coach.I12",
      "coach.X3",
      "coach.S3",
    ],
    apply: swapExercises,
  },
  { ids: ["coach.Q3"], apply: takeHomeAlternatives },
  { ids: ["coach.C5"], apply: shortenDays },
  { ids: ["coach.I4", "coach.I5", "coach.I6", "coach.R3", "coach.V10"], apply: recomputeLoads },
  {
    ids: [
      "coach.R1",
      "coach.R2",
      "coach.R3",
      "coach.R5",
      "coach.R9",
      "coach.V1",
      "coach.V2",
      "coach.V3",
      "coach.V10",
    ],
    apply: trimSets,
  },
  { ids: ["coach.V1"], apply: trimMuscles },
  { ids: ["coach.V10"], apply: bringBack },
  { ids: ["coach.I14"], apply: takeCardio },
  { ids: ["coach.I10", "coach.F8"], apply: endTests },
  {
    ids: [
      "coach.N1",
      "coach.N2",
      "coach.N3",
      "coach.N4",
      "coach.N5",
      "coach.N6",
      "coach.N7",
      "coach.N8",
      "coach.N9",
      "coach.N10",
      "coach.F4",
      "coach.F6",
      "coach.F7",
    ],
    apply: takeNutrition,
  },
  {
    ids: ["coach.S6", "coach.T1", "coach.T2", "coach.T4", "coach.F2", "coach.F3", "coach.F7", "coach.C1"],
    apply: takeTexts,
  },
  {
    ids: [
      "coach.S2",
      "coach.S3",
      "coach.S4",
      "coach.S5",
      "coach.C1",
      "coach.C2",
      "coach.C3",
      "coach.C5",
      "coach.C8",
      "coach.F1",
      "coach.F2",
      "coach.F3",
      "coach.F4",
      "coach.F5",
      "coach.F7",
      "coach.F9",
      "coach.F10",
      "coach.Q1",
      "coach.Q2",
      "coach.R1",
      "coach.R2",
      "coach.R3",
      "coach.R5",
      "coach.R6",
      "coach.R9",
      "coach.V1",
      "coach.V2",
      "coach.V3",
      "coach.V10",
      "coach.F8",
      "coach.I10",
      "coach.I14",
      "coach.X1",
      "coach.I4",
      "coach.I5",
      "coach.I6",
      "coach.I9",
      "coach.I11",
      "coach.I12",
      "coach.T2",
    ],
    apply: takeNamedDays,
  },
  // The built-in day breaks the rule itself: another move of the same kind, without the history that stands in the way.
  {
    ids: ["coach.I4", "coach.I5", "coach.I6", "coach.R3", "coach.V10", "coach.F4", "coach.F9", "coach.I9"],
    apply: swapExercises,
  },
];
