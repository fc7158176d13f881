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

const amount = (lb: number): string => `${lb} lb`;

/** Note for the card; empty when there is nothing to say about weight. */
export const loadNote = (exercise: Exercise, { loadLb, rule, lastLb, fromId }: Load): string => {
  if (!exercise.takesWeight) return "";
  if (loadLb === null)
    return rule === "too-light" && lastLb !== null
      ? `${amount(lastLb)} was very easy. Work up in small steps until the effort fits.`
      : "Find your weight: start light and add until the effort fits.";
  const help = exercise.loadKind === "assisted" ? " of help" : "";
  switch (rule) {
    case "related": {
      const from = fromId === null ? undefined : exerciseById(fromId);
      return `Start near ${amount(loadLb)}, worked out from ${from?.name ?? "a related lift"}. Find your weight from there.`;
    }
    case "up":
      return lastLb === null
        ? ""
        : `${amount(loadLb)}${help}, last time ${amount(lastLb)}. You earned the step.`;
    case "too-hard":
      return `${amount(loadLb)}${help}. Last time was very hard, so make it clean first.`;
    case "phase":
      return `${amount(loadLb)}${help}, lighter on purpose this week.`;
    case "hold":
      return `${amount(loadLb)}${help} again. Reach the top of the range in every set, then ${help === "" ? "it goes up" : "there is less of it"}.`;
    case "back":
      return `${amount(loadLb)}${help}, your weight from before the lighter days.`;
    case "reps-first":
      return `${amount(loadLb)}${help} again. The next weight is a big step, so add reps first.`;
    case "below-range":
      return `${amount(loadLb)}${help}, so that every set gets into the range.`;
    case "careful":
      return `${amount(loadLb)}${help}, so that the effort stays easy.`;
    case "new-range":
    case "none":
    case "find":
    case "too-light":
    case "estimate":
      return `${amount(loadLb)}${help}, from your logged sets.`;
  }
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
