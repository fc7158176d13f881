/** How a lift grows from week to week, by its usual name in training literature, with a sentence for the person. */
import type { Exercise } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import type { Person } from "../../state/person.ts";
import type { Dose } from "../prescribe/draft.ts";
import type { SlotRole } from "../template/day-types.data.ts";
import { isCoarse, kitSteps } from "./kit-steps.ts";
import { lastLoaded } from "./reference-bout.ts";

/** A way up; see `progressions`. */
export type ProgressionName =
  | "linear"
  | "double"
  | "wave"
  | "range-first"
  | "one-weight"
  | "ladder"
  | "last-rung"
  | "hold"
  | "help"
  | "power"
  | "none";

/** Words without numbers: the card shows them. */
export const progressions: Readonly<Record<ProgressionName, string>> = {
  linear:
    "Linear progression: when every set is in the range with the planned reps left, take the next weight next time.",
  double:
    "Double progression: first reach the top of the range in every set, then take the next weight and start at the bottom again.",
  wave: "Wave: a little heavier each week, with fewer reps late in the block. Then an easy week, and the next wave starts higher.",
  "range-first":
    "The next weight is a big step: add reps first, up to longer sets. Then take it for fewer reps.",
  "one-weight":
    "No heavier weight at hand: go slower on the way down, pause at the bottom, or use one arm or leg. Longer sets come next.",
  ladder: "Ladder: when every set reaches the top, a harder version takes over.",
  "last-rung": "Add reps first, then go slower or pause at the hardest point.",
  hold: "Add time first. When every hold reaches the top, the next one is longer.",
  help: "Reach the top of the range in every set, then take a little less help.",
  power: "Jump higher, not more often. When a jump gets lower or a landing loud, the set is over.",
  none: "",
};

/** Heavy sets of few repetitions: the main lifts of strength and power. */
const heavyTop = 8;

/**
 * Beginners, and the heavy lifts of everybody, rise as soon as the next weight fits the range; all else by double progression
 * (ACSM 2009: 2-10% once the load allows one or two repetitions more). Under 18 the top of the range comes first (NSCA 2009: form before load).
 */
export const risesEarly = (
  { high }: Pick<Dose, "high">,
  { volumeLevel, gates }: Pick<Person, "volumeLevel" | "gates">,
): boolean => gates.ageGroup !== "youth" && (volumeLevel === "beginner" || high <= heavyTop);

/** The progression of an exercise in its place, for this person and kit. @param loadLb planned, where none was lifted yet */
export const progressionRule = (
  exercise: Exercise,
  role: SlotRole,
  dose: Dose,
  person: Person,
  loadLb: number | null,
): ProgressionName => {
  if (exercise.metric !== "reps" || role === "test")
    return exercise.metric === "time" && role !== "test" ? "hold" : "none";
  if (exercise.loadKind === "assisted") return "help";
  if (isPower(exercise)) return "power";
  if (!exercise.takesWeight) return exercise.harder === null ? "last-rung" : "ladder";
  const last = lastLoaded(person.exercises.get(exercise.id));
  const todayLb = last?.loadLb ?? loadLb;
  if (todayLb !== null) {
    const next = kitSteps(exercise, person, last?.loadLb).next(todayLb);
    if (next === null) return "one-weight";
    if (last !== undefined && isCoarse(todayLb, next, last.carriedLb)) return "range-first";
  }
  if (person.volumeLevel === "advanced" && role === "main" && dose.high <= heavyTop) return "wave";
  return risesEarly(dose, person) ? "linear" : "double";
};
