/** Every rule that a week must pass, in the order in which repairs are tried: health first, words last. */
import { equipmentRules } from "./equipment.ts";
import { healthRules } from "./health.ts";
import { intensityRules } from "./intensity.ts";
import { modelWordsRule } from "./model-words-rule.ts";
import { nutritionRules } from "./nutrition.ts";
import { recoveryRules } from "./recovery.ts";
import type { Rule } from "./rule.ts";
import { scheduleRules } from "./schedule.ts";
import { structureRules } from "./structure.ts";
import { textRules } from "./texts.ts";
import { varietyRules } from "./variety.ts";
import { volumeRules } from "./volume.ts";

/** The first rule is not asked of a context: a week that does not parse has none. */
export const shapeRule = {
  id: "coach.S1",
  severity: "error",
  sentence: "The week has the shape of a plan: a header and seven days, monday to sunday.",
} as const;

export const checkedRules: readonly Rule[] = [
  ...healthRules,
  ...equipmentRules,
  ...structureRules,
  ...scheduleRules,
  ...nutritionRules,
  ...recoveryRules,
  ...volumeRules,
  ...intensityRules,
  ...varietyRules,
  ...textRules,
  modelWordsRule,
];

/** For documents and screens: id, severity and sentence of each rule. */
export const rules: readonly Omit<Rule, "check">[] = [shapeRule, ...checkedRules];

const sentences = new Map(rules.map(({ id, sentence }) => [id, sentence]));

/** What must hold, in words; '' for an id that is no rule. */
export const ruleSentence = (id: string): string => sentences.get(id) ?? "";
