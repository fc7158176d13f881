/** What an exercise asks for, in one quiet line. */
import type { PlannedExercise } from "@muster/domain/planning/plan";

/** '3 × 8-10 • Rest 90 sec' (EXC-01). */
export const doseLine = ({ sets, reps, rest }: Pick<PlannedExercise, "sets" | "reps" | "rest">): string =>
  `${sets} × ${reps} • ${rest === "n/a" ? "No rest" : `Rest ${rest}`}`;
