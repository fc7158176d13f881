/** Short lines made of a plan's own words. */
import type { PlannedExercise } from "@muster/domain/planning/plan";

/** '3 × 8-10 • Rest 90 sec' (EXC-01). */
export const doseLine = ({ sets, reps, rest }: Pick<PlannedExercise, "sets" | "reps" | "rest">): string =>
  `${sets} × ${reps} • ${rest === "n/a" ? "No rest" : `Rest ${rest}`}`;

/** Two texts of the plan as one line: "Press and row. Leave two reps in reserve." */
export const joinSentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => (/[.!?]$/u.test(text) ? text : `${text}.`))
    .join(" ");
