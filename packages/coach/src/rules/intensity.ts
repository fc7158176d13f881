/** Group I: nothing too heavy, too soon or too hard to do; what is earned is given. */
import { abilityRules } from "./ability.ts";
import { cardioRules } from "./cardio-minutes.ts";
import { effortRules } from "./effort.ts";
import { loadLimitRules } from "./load-limits.ts";
import { progressRules } from "./progress.ts";
import type { Rule } from "./rule.ts";
import { sessionOrderRules } from "./session-order.ts";

export const intensityRules: readonly Rule[] = [
  ...effortRules,
  ...loadLimitRules,
  ...abilityRules,
  ...progressRules,
  ...sessionOrderRules,
  ...cardioRules,
];
