/** Texts of sets: their roles, what is wrong in one, and how one reads. */
import type { SetRole } from "../set-roles.ts";

/** Stored value -> what a person reads, in the order in which they are offered. */
export const roleNames: Readonly<Record<SetRole, string>> = {
  warmup: "Warm-up",
  working: "Working",
  drop: "Drop set",
  failure: "To failure",
  amrap: "AMRAP",
};

/** One sentence each: what choosing it means. */
export const roleMeanings: Readonly<Record<SetRole, string>> = {
  warmup: "Prepares you. It does not count in volume, records or progress.",
  working: "A normal set.",
  drop: "Lighter, right after another set. It counts as work, not for records.",
  failure: "Until no further repetition was possible.",
  amrap: "As many repetitions as possible.",
};

/** Beside the number of a set in a narrow column; nothing for a normal one. */
export const roleMarks: Readonly<Record<SetRole, string>> = {
  warmup: "W",
  working: "",
  drop: "D",
  failure: "F",
  amrap: "A",
};

/** The texts of EXC-02, letter for letter; the metric weight is settled point 13's, time and distance are ours. */
export const setErrorTexts = {
  reps: "Please enter a valid number of reps (1-1000)",
  weight: {
    imperial: "Please enter a valid weight (0-10000 lbs)",
    metric: "Please enter a valid weight (0-4536 kg)",
  },
  time: "Please enter a valid time (1 second to 24 hours)",
  distance: "Please enter a valid distance (up to 1000 km)",
  rir: "Please enter reps in reserve from 0 to 10",
} as const;

/** What a set reads beside its weight, and several in a line. */
export const setText = {
  reps: (reps: number) => `${reps} rep${reps === 1 ? "" : "s"}`,
  distanceIn: (distance: string, time: string) => `${distance} in ${time}`,
  list: (sets: readonly string[], more: number) => `${sets.join(", ")}${more > 0 ? `, +${more} more` : ""}`,
} as const;
