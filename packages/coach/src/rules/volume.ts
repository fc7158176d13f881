/** Group V: enough for every muscle, not too much for any, and never a leap. */
import { allMovements, movementsInBalance, trainedTwice, weakSideFirst } from "./balance.ts";
import { namedMusclesFirst, sessionWithinLevel, setsWithinLevel } from "./muscle-sets.ts";
import type { Rule } from "./rule.ts";
import { easyWeekIsEasy, growsSlowly, keepsABase, noSpike } from "./week-growth.ts";

/** In the order of their numbers. */
export const volumeRules: readonly Rule[] = [
  setsWithinLevel,
  growsSlowly,
  noSpike,
  sessionWithinLevel,
  movementsInBalance,
  allMovements,
  trainedTwice,
  namedMusclesFirst,
  weakSideFirst,
  easyWeekIsEasy,
  keepsABase,
];
