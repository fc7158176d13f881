/** Personal records in words: what each kind is called, and its figure in the person's units. */
import {
  formatClock,
  formatCount,
  formatDistance,
  formatNumber,
  formatWeight,
  massIn,
  massUnit,
} from "../../shared/format.ts";
import type { UnitSystem } from "../../shared/units.ts";
import type { PersonalRecordKind, RecordEvent } from "./personal-records.ts";

/** How people call a kind of record. */
export const recordNames: Readonly<Record<PersonalRecordKind, string>> = {
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

/** Repetitions are a best at their weight: fewer with more weight beat nothing that was done with less. */
export const recordFigure = ({ kind, value, set }: RecordEvent, units: UnitSystem): string => {
  const text = recordAmount(kind, value, units);
  if (kind !== "reps" || set === null || set.weight === null) return text;
  return `${text} ${set.assisted ? "with" : "at"} ${formatWeight(set.weight, units)}${set.assisted ? " of help" : ""}`;
};

/** @param value as in `RecordEvent` */
export const recordAmount = (kind: PersonalRecordKind, value: number, units: UnitSystem): string => {
  switch (kind) {
    case "heaviest":
    case "assistance":
      return formatWeight(value, units);
    case "estimate":
      return formatWeight(value, units, 0);
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
