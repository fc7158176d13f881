/** Every rule that a week must pass, in the order in which repairs are tried: health first, words last. */

import { balanceRules, muscleSetRules } from "./amounts/muscle-sets.ts";
import { recoveryRules } from "./amounts/recovery.ts";
import { varietyRules } from "./amounts/variety.ts";
import { growthRules } from "./amounts/week-growth.ts";
import type { craft } from "./craft.data.ts";
import { equipmentRules } from "./equipment.ts";
import { abilityRules } from "./exercises/ability.ts";
import { sessionOrderRules } from "./exercises/session-order.ts";
import { healthRules } from "./health.ts";
import { nutritionRules } from "./nutrition.ts";
import { type Rule, rule } from "./rule.ts";
import { scheduleRules } from "./schedule.ts";
import { structureRules } from "./structure.ts";
import { textRules } from "./words/texts.ts";

/** This rule is checked without a context: a week that does not parse has none. */
export const shapeRule = rule({
  id: "coach.S1",
  sentence: "The week has the shape of a plan: a header and seven days, monday to sunday.",
  source: "spec §3",
  onManualEdit: "refuse",
  check: () => [],
});

/** Every rule that is checked on a week of the right shape. */
export const checkedRules = [
  ...healthRules,
  ...equipmentRules,
  ...structureRules,
  ...scheduleRules,
  ...nutritionRules,
  ...recoveryRules,
  ...muscleSetRules,
  ...growthRules,
  ...balanceRules,
  ...abilityRules,
  ...sessionOrderRules,
  ...varietyRules,
  ...textRules,
] as const;

/** All that a week is asked, in the order of the table in docs/specs/coach.md. */
export const rules = [shapeRule, ...checkedRules] as const;

/** Id of a rule or of an aim of the designer's craft, as a literal type: `coach.F1` … */
export type RuleId = (typeof rules)[number]["id"] | (typeof craft)[number]["id"];

const byId: ReadonlyMap<string, Rule> = new Map<string, Rule>(rules.map((one) => [one.id, one]));

/** @returns undefined for an id that is no rule: a stored plan may name one that is gone */
export const ruleOf = (id: string): Rule | undefined => byId.get(id);
