/** Why an exercise has the weight that it has: one Fact and one short note. */
import type { Fact } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Load, LoadRule } from "../design/load-rule.ts";
import { fact, repsFirstSource } from "./facts.ts";

const rules: Readonly<Record<LoadRule, { readonly rule: string; readonly source: string }>> = {
  none: { rule: "coach.Q5", source: "coach design 3a-8" },
  find: { rule: "coach.Q5", source: "coach design 3a-8: no log yet" },
  related: { rule: "coach.I4", source: "coach design 3a-8: related lift × 0.95" },
  estimate: { rule: "coach.I4", source: "Epley and Brzycki, mean" },
  "new-range": { rule: "coach.I4", source: "Epley and Brzycki, mean: another range of repetitions" },
  up: { rule: "coach.I5", source: "ACSM 2009: raise by 2-10%" },
  hold: { rule: "coach.I7", source: "coach design 3a-8: hold until all sets reach the top" },
  back: { rule: "coach.V10", source: "coach design 3a-4: after an easy week, the load from before it" },
  "reps-first": { rule: "coach.Q5", source: `coach design 3a-8: ${repsFirstSource}` },
  "below-range": { rule: "coach.I4", source: "your log: most sets ended below the range" },
  "too-hard": { rule: "coach.I6", source: "spec §9: no rise after difficulty 9 or missed sets" },
  "too-light": { rule: "coach.I7", source: "your log: the top of the range felt very easy" },
  careful: { rule: "coach.F9", source: "effort is capped for now" },
  phase: { rule: "coach.V10", source: "Rogerson 2024: lighter weeks" },
};

/** Sentences of a planned weight, without the weight: that stands on the card, once (settled point 50). */
const notes: Readonly<Record<Exclude<LoadRule, "related">, string>> = {
  none: "",
  estimate: "",
  "new-range": "",
  find: "Find your weight: start light and add until the effort fits.",
  "too-light": "Last time was very easy. Work up until the effort fits.",
  up: "You earned the step.",
  hold: "The same weight again. Reach the top of the range in every set, then it goes up.",
  back: "Your weight from before the lighter days.",
  "reps-first": "The same weight again. The next one is a big step, so add reps first.",
  "below-range": "Lighter, so that every set gets into the range.",
  "too-hard": "Last time was very hard, so make it clean first.",
  careful: "Lighter, so that the effort stays easy.",
  phase: "Lighter on purpose this week.",
};
const helpNotes: Partial<typeof notes> = {
  hold: "The same help again. Reach the top of the range in every set, then there is less of it.",
  phase: "More help on purpose this week.",
};

/** Note for the card; empty when there is nothing to say about weight. */
export const loadNote = (exercise: Exercise, { loadLb, rule, fromId }: Load): string => {
  if (!exercise.takesWeight) return "";
  if (loadLb === null) return notes[rule === "too-light" ? rule : "find"];
  if (rule === "related") {
    const from = fromId === null ? undefined : exerciseById(fromId);
    return `Worked out from ${from?.name ?? "a related lift"}: find your weight from there.`;
  }
  return (exercise.loadKind === "assisted" ? helpNotes[rule] : undefined) ?? notes[rule];
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
