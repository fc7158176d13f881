/** Targets, rests and notes of an exercise as a plan says them. `secondsOf` reads the times again. */
import { formatSeconds } from "@muster/domain/shared/format";
import type { Exercise } from "./exercise.ts";

const legs = new Set(["squat", "hinge", "lunge", "calf", "balance", "plyo"]);
const trunk = new Set(["core", "mobility", "cardio", "carry"]);

/** 'leg', 'arm' or 'side': what one half of a one-sided exercise is called. */
const sideWord = (exercise: Pick<Exercise, "pattern">): "leg" | "arm" | "side" =>
  legs.has(exercise.pattern) ? "leg" : trunk.has(exercise.pattern) ? "side" : "arm";

const rangeText = (low: number, high: number): string => (low === high ? `${low}` : `${low}-${high}`);

/** '8-10', '10 per leg', '30-45 sec', '40 m'; 'Max' without a target. */
export const repsText = (exercise: Exercise, low: number | null, high: number | null): string => {
  const from = low ?? high;
  const to = high ?? low;
  const side = exercise.unilateral ? ` per ${sideWord(exercise)}` : "";
  if (from === null || to === null) return `Max${side}`;
  if (exercise.metric === "distance") return `${rangeText(from, to)} m${side}`;
  if (exercise.metric === "reps") return `${rangeText(from, to)}${side}`;
  return from === to || to >= 120
    ? `${from === to ? "" : `${formatSeconds(from)} - `}${formatSeconds(to)}${side}`
    : `${from}-${to} sec${side}`;
};

/** '90 sec', '2 min', 'n/a' for no rest. */
export const restText = (seconds: number): string => (seconds === 0 ? "n/a" : formatSeconds(seconds));

/** Why a move stands in another one's place at home (COACH-05): a warning for gym-only ones, a plain word where a small item is missing. */
export const swapNote = ({ name, gymClass }: Pick<Exercise, "name" | "gymClass">): string =>
  gymClass === null
    ? `Takes the place of ${name} here.`
    : `⚠ ${name} needs a gym: this takes its place at home.`;

/** Of a hold of the cool-down, which may be done for both sides. */
export const holdText = (seconds: number, perSide: boolean): string =>
  perSide ? `${seconds} sec each side` : `${seconds} sec`;
