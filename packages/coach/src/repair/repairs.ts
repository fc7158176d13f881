/**
 * Mechanical repairs: swap a move, trim sets, lower a load, recompute numbers, take words or whole days from the built-in
 * week. Each looks at the violations of the rules that name it and returns a changed week.
 */

import type { RepairName } from "../rules/rule.ts";
import { withLegalLoads } from "./lower-loads.ts";
import type { Repair } from "./scene.ts";
import { bringBack, endTests, swapExercises } from "./swap-exercises.ts";
import {
  takeCardio,
  takeHomeAlternatives,
  takeNamedDays,
  takeNutrition,
  takeTexts,
} from "./take-from-built-in.ts";
import { shortenDays, trimMuscles, trimSets } from "./trim-sets.ts";

/** Tried in this order; the last ones are blunt and always work. Which rules each may mend, the rules say. */
export const repairs = {
  swap: swapExercises,
  "home-version": takeHomeAlternatives,
  shorten: shortenDays,
  "lower-loads": (week, _broken, { frame }) => withLegalLoads(week, frame),
  "trim-sets": trimSets,
  "trim-muscle": trimMuscles,
  "bring-back": bringBack,
  "built-in-cardio": takeCardio,
  "end-test": endTests,
  "built-in-nutrition": takeNutrition,
  "built-in-texts": takeTexts,
  "built-in-day": takeNamedDays,
  // The built-in day breaks the rule itself: another move of the same kind, without the history that stands in the way.
  "swap-again": swapExercises,
} satisfies Record<RepairName, Repair>;
