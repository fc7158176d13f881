/** Why an exercise has the weight that it has: one Fact and one short note. */
import type { Fact, Progression } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Load } from "../../design/progress/load-rule.ts";
import { fact } from "../facts.ts";
import { leftInWords } from "../words.text.ts";
import { loadText } from "./load.text.ts";
import { loadSources } from "./load-sources.data.ts";

/** Note for the card; empty when there is nothing to say about weight. @param difficulty effort to aim for */
export const loadNote = (
  { takesWeight, loadKind, family }: Exercise,
  { loadLb, rule, lastLb, fromId }: Load,
  progression: Progression | undefined,
  difficulty: number,
): string => {
  if (!takesWeight) return "";
  if (loadLb === null) return loadText.notes.find;
  if (rule === "related") return loadText.related(exerciseById(fromId ?? "")?.name);
  // Nobody lowers a swing slowly.
  if (rule === "top" && family !== "swing") {
    if (progression === "one-weight") return loadText.heaviestAtTop;
    if (progression === "range-first") return loadText.slower;
  }
  if (progression === "one-weight" && (rule === "reps-first" || rule === "hold")) return loadText.heaviest;
  if (loadKind === "assisted") return loadText.help[rule] ?? loadText.same[rule] ?? loadText.notes[rule];
  const isLighter = lastLb !== null && loadLb < lastLb;
  if (!isLighter && rule === "careful") return loadText.stopSooner(leftInWords(difficulty));
  const same = loadText.same[rule];
  if (!isLighter && same !== undefined) return same;
  // Held where the next weight is no big step: one more of the range comes first.
  return loadText.notes[rule === "reps-first" && progression !== "range-first" ? "hold" : rule];
};

/** The fact behind a planned weight, in lb; undefined where none is planned. */
export const loadFact = (exercise: Exercise, load: Load): Fact | undefined =>
  load.loadLb === null
    ? undefined
    : fact(
        `load.${exercise.id}`,
        loadText.planned(exercise.name),
        load.loadLb,
        "lb",
        loadSources[load.rule].rule,
        loadSources[load.rule].source,
      );
