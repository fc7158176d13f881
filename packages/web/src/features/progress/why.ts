/** The lines behind 'Why?': what a figure was made of, its rule and where the rule comes from. */
import type { Fact } from "@muster/domain/planning/plan";

/** One line of 'Why?'. @param rule the formula or rule in words, short enough to stand behind its source */
export const fact = (
  subject: string,
  value: string | number,
  unit: string,
  rule: string,
  source: string,
): Fact => ({ id: subject, subject, value, unit, rule, source });
