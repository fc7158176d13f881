/** Why an exercise has the weight that it has: one Fact and one short note. */
import type { Fact } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Load, LoadRule } from "../design/progress/load-rule.ts";
import type { ProgressionName } from "../design/progress/progression.ts";
import { fact } from "./facts.ts";
import { loadSources } from "./load-sources.data.ts";

/** What a card says of its weight, without the weight: that stands on the card, once (settled point 50). */
const notes: Readonly<Record<LoadRule, string>> = {
  none: "",
  estimate: "",
  "new-range": "",
  related: "",
  find: "Find your weight: start light and add until the effort fits.",
  start: "A careful first weight. Add or take off until the effort fits.",
  told: "A first weight from the best that you told. Change it if the effort is off.",
  up: "You earned the step.",
  hold: "Same weight: add a rep where you can.",
  back: "Your weight from before the lighter days.",
  "reps-first": "Same weight: the next one is a big step, so add reps first.",
  top: "Same weight: the top of the range once more, each rep clean.",
  waits: "You earned a step. It waits for your next normal week.",
  "below-range": "Lighter, so that every set gets into the range.",
  "too-hard": "Lighter, because the weight before was very hard: clean reps first.",
  careful: "Lighter, so that the effort stays easy.",
  phase: "Lighter on purpose this week.",
};
/** The same, where there is no lighter weight nearby. */
const sameNotes: Partial<typeof notes> = {
  "below-range": "Same weight: get every set into the range first.",
  "too-hard": "Very hard at this weight: clean reps first, then more.",
  careful: "Same weight, fewer reps: keep the effort easy.",
  phase: "Same weight in a light week: leave more in each set.",
};
const heaviest = "Your heaviest weight: add a rep where you can.";
const heaviestAtTop = "Your heaviest weight: at the top of the range, lower it slowly.";
const helpNotes: Partial<typeof notes> = {
  hold: "The same help again: add a rep, then there is less of it.",
  phase: "More help on purpose this week.",
};

/** Note for the card; empty when there is nothing to say about weight. */
export const loadNote = (
  { takesWeight, loadKind }: Exercise,
  { loadLb, rule, lastLb, fromId }: Load,
  progression: ProgressionName,
): string => {
  if (!takesWeight) return "";
  if (loadLb === null) return notes.find;
  const from = exerciseById(fromId ?? "")?.name ?? "a related lift";
  if (rule === "related") return `A careful guess from your ${from}. Change it if the effort is off.`;
  if (progression === "one-weight" && rule === "top") return heaviestAtTop;
  if (progression === "one-weight" && (rule === "reps-first" || rule === "hold")) return heaviest;
  if (loadKind === "assisted") return helpNotes[rule] ?? sameNotes[rule] ?? notes[rule];
  const isLighter = lastLb !== null && loadLb < lastLb;
  if (!isLighter && sameNotes[rule] !== undefined) return sameNotes[rule];
  // Held where the next weight is no big step: one more of the range comes first.
  return notes[rule === "reps-first" && progression !== "range-first" ? "hold" : rule];
};

/** A card's note with what it says of the weight said anew. */
export const withLoadNote = (text: string, note: string): string => {
  const all = [
    ...Object.values(notes),
    ...Object.values(sameNotes),
    ...Object.values(helpNotes),
    heaviest,
    heaviestAtTop,
  ];
  const said = all.find((one) => one !== "" && text.includes(one));
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
        loadSources[load.rule].rule,
        loadSources[load.rule].source,
      );
