import type { LoadRule } from "../../design/progress/load-rule.ts";
import { firstGuessSource } from "../../design/progress/progression.text.ts";

/** Why a weight stays though it became easy. */
export const repsFirstSource = "a large step, repetitions first";

/** The rule and the source behind a planned weight, as its fact names them. */
export const loadSources: Readonly<Record<LoadRule, { readonly rule: string; readonly source: string }>> = {
  none: { rule: "coach.Q5", source: "coach design 3a-8" },
  find: { rule: "coach.Q5", source: "coach design 3a-8: no log yet" },
  start: { rule: "coach.Q5", source: firstGuessSource },
  related: { rule: "coach.I4", source: "coach design 3a-8: related lift × 0.85" },
  told: { rule: "coach.Q5", source: "what you told: 90% of your best (5/3/1)" },
  estimate: { rule: "coach.I4", source: "Epley and Brzycki, mean" },
  "new-range": { rule: "coach.I4", source: "Epley and Brzycki, mean: another range of repetitions" },
  up: { rule: "coach.I5", source: "ACSM 2009: raise by 2-10%" },
  hold: { rule: "coach.I7", source: "coach design 3a-8: hold until all sets reach the top" },
  back: { rule: "coach.V10", source: "coach design 3a-4: after an easy week, the load from before it" },
  "reps-first": { rule: "coach.Q5", source: `coach design 3a-8: ${repsFirstSource}` },
  top: { rule: "coach.Q5", source: `coach design 3a-8: ${repsFirstSource}` },
  waits: { rule: "coach.I7", source: "coach design 3a-8: earned, and this week nothing rises" },
  "below-range": { rule: "coach.I4", source: "your log: most sets ended below the range" },
  "too-hard": { rule: "coach.I6", source: "spec §9: no rise after difficulty 9 or missed sets" },
  careful: { rule: "coach.F9", source: "effort is capped for now" },
  phase: { rule: "coach.V10", source: "Rogerson 2024: lighter weeks" },
};
