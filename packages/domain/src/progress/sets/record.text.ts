/** Personal records in words: what each kind is called, and its figure in the person's units. */
import {
  formatClock,
  formatCount,
  formatDistance,
  formatNumber,
  formatOneRepMax,
  formatSetWeight,
  massIn,
  massUnit,
} from "../../shared/format.ts";
import type { UnitSystem } from "../../shared/units.ts";
import { loadWords } from "../../training/weights/gear.ts";
import { loadMeanings } from "../../training/weights/suggested-weight.text.ts";
import type { PersonalRecordKind, RecordEvent } from "./personal-records.ts";

const recordNames: Readonly<Record<PersonalRecordKind, string>> = {
  heaviest: "Heaviest",
  assistance: "Least help",
  estimate: "Estimated 1RM",
  reps: "Most reps",
  setVolume: "Best set",
  sessionVolume: "Best session",
  longest: "Longest",
  furthest: "Furthest",
  pace: "Best pace",
};

/** How people call a record. Repetitions are a best at their weight: with less weight more of them may have been done. */
export const recordName = ({ kind, set }: Pick<RecordEvent, "kind" | "set">): string =>
  kind === "reps" && set !== null && set.weight !== null ? "Most reps at a weight" : recordNames[kind];

/**
 * What a weight of a record is of: of a pair of dumbbells one is entered and estimated, while volume may count both.
 * @returns '' where there is one weight only, and for figures without one
 */
export const recordHands = ({
  kind,
  set,
  exerciseId,
  name,
}: Pick<RecordEvent, "kind" | "set" | "exerciseId" | "name">): "" | " per hand" | " both hands" => {
  if (loadWords({ exerciseId, name, machine: null }) !== loadMeanings.hand) return "";
  switch (kind) {
    case "heaviest":
    case "estimate":
      return " per hand";
    case "reps":
      return set === null || set.weight === null ? "" : " per hand";
    case "setVolume":
    case "sessionVolume":
      return set !== null && set.load === set.weight ? " per hand" : " both hands";
    default:
      return "";
  }
};

/** Repetitions are a best at their weight: fewer with more weight beat nothing that was done with less. */
export const recordFigure = (event: RecordEvent, units: UnitSystem): string => {
  const { kind, value, set } = event;
  const text = recordAmount(kind, value, units);
  const hands = recordHands(event);
  if (kind !== "reps" || set === null || set.weight === null) return `${text}${hands}`;
  const of = set.assisted ? " of help" : hands;
  return `${text} ${set.assisted ? "with" : "at"} ${formatSetWeight(set.weight, units)}${of}`;
};

/** @param value as in `RecordEvent` */
export const recordAmount = (kind: PersonalRecordKind, value: number, units: UnitSystem): string => {
  switch (kind) {
    case "heaviest":
    case "assistance":
      return formatSetWeight(value, units);
    case "estimate":
      return formatOneRepMax(value, units);
    case "reps":
      return formatCount(value, "rep");
    case "setVolume":
    case "sessionVolume":
      return `${formatNumber(massIn(units, value), 0)} ${massUnit(units)}`;
    case "longest":
      return formatClock(value);
    case "furthest":
      return formatDistance(value, units);
    case "pace":
      return `${formatClock(1000 / value)} a km`;
  }
};
