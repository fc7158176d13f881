import type { LoadRule } from "../../design/progress/load-rule.ts";
import { firstGuessSource } from "../../design/progress/progression.text.ts";

/** Why a weight stays though it became easy. */
const repsFirstSource = "a large step, repetitions first";

/** The rule and the source behind a planned weight, as its fact names them; '' is our own rule. */
export const loadSources: Readonly<Record<LoadRule, { readonly rule: string; readonly source: string }>> = {
  none: { rule: "coach.Q5", source: "" },
  find: { rule: "coach.Q5", source: "no log yet" },
  start: { rule: "coach.Q5", source: firstGuessSource },
  related: { rule: "coach.I4", source: "85% of what a related lift says" },
  told: { rule: "coach.Q5", source: "what you told: 90% of your best (5/3/1)" },
  estimate: { rule: "coach.I4", source: "Epley and Brzycki, mean" },
  "new-range": { rule: "coach.I4", source: "Epley and Brzycki, mean: another range of repetitions" },
  up: { rule: "coach.I5", source: "ACSM 2009: raise by 2-10%" },
  hold: { rule: "coach.I7", source: "hold until all sets reach the top" },
  back: { rule: "coach.V10", source: "after an easy week, the weight from before it" },
  "reps-first": { rule: "coach.Q5", source: repsFirstSource },
  top: { rule: "coach.Q5", source: repsFirstSource },
  waits: { rule: "coach.I7", source: "earned, and this week nothing rises" },
  "below-range": { rule: "coach.I4", source: "your log: most sets ended below the range" },
  "too-hard": { rule: "coach.I6", source: "no rise after difficulty 9 or missed sets" },
  careful: { rule: "coach.F9", source: "effort is capped for now" },
  phase: { rule: "coach.V10", source: "Rogerson 2024: lighter weeks" },
};
