/** Why an exercise has the weight that it has: one Fact and one short note. */
import type { Fact } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { firstGuessSource, type Load, type LoadRule } from "../design/progress/load-rule.ts";
import type { ProgressionName } from "../design/progress/progression.ts";
import { fact, repsFirstSource } from "./facts.ts";
import { loadText } from "./load.text.ts";

const rules: Readonly<Record<LoadRule, { readonly rule: string; readonly source: string }>> = {
  none: { rule: "coach.Q5", source: "coach design 3a-8" },
  find: { rule: "coach.Q5", source: "coach design 3a-8: no log yet" },
  start: { rule: "coach.Q5", source: firstGuessSource },
  related: { rule: "coach.I4", source: "coach design 3a-8: related lift × 0.9" },
  told: { rule: "coach.Q5", source: "what you told: 90% of your best (5/3/1)" },
  estimate: { rule: "coach.I4", source: "Epley and Brzycki, mean" },
  "new-range": { rule: "coach.I4", source: "Epley and Brzycki, mean: another range of repetitions" },
  up: { rule: "coach.I5", source: "ACSM 2009: raise by 2-10%" },
  hold: { rule: "coach.I7", source: "coach design 3a-8: hold until all sets reach the top" },
  back: { rule: "coach.V10", source: "coach design 3a-4: after an easy week, the load from before it" },
  "reps-first": { rule: "coach.Q5", source: `coach design 3a-8: ${repsFirstSource}` },
  "below-range": { rule: "coach.I4", source: "your log: most sets ended below the range" },
  "too-hard": { rule: "coach.I6", source: "spec §9: no rise after difficulty 9 or missed sets" },
  careful: { rule: "coach.F9", source: "effort is capped for now" },
  phase: { rule: "coach.V10", source: "Rogerson 2024: lighter weeks" },
};

/** Note for the card; empty when there is nothing to say about weight. */
export const loadNote = (
  exercise: Exercise,
  { loadLb, rule, fromId }: Load,
  progression: ProgressionName,
): string => {
  if (!exercise.takesWeight) return "";
  if (loadLb === null) return loadText.find();
  const from = fromId === null ? undefined : exerciseById(fromId);
  if (rule === "related") return loadText.related({ name: from?.name ?? "a related lift" });
  if (progression === "one-weight" && (rule === "reps-first" || rule === "hold")) return loadText.heaviest();
  if (exercise.loadKind === "assisted") return loadText.ofHelp(rule);
  // Held where the next weight is no big step: one more of the range comes first.
  return loadText.of(rule === "reps-first" && progression !== "range-first" ? "hold" : rule);
};

/** A card's note with what it says of the weight said anew. */
export const withLoadNote = (text: string, note: string): string => {
  const said = loadText.all().find((one) => text.includes(one));
  return said === undefined ? text : text.replace(said, note).trim();
};

/** The fact behind a planned weight, in lb; undefined where none is planned. */
export const loadFact = (exercise: Exercise, load: Load): Fact | undefined =>
  load.loadLb === null
    ? undefined
    : fact(
        `load.${exercise.id}`,
        `${exercise.name}: planned weight`,
        load.loadLb,
        "lb",
        rules[load.rule].rule,
        rules[load.rule].source,
      );
