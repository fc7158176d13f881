/** What one set asks for, as a sentence says it. */
import type { PlannedExercise } from "@muster/domain/planning/plan";

/** '8-10 reps', '10 per leg', '30 sec', 'as many clean reps as you have, with one or two left'. */
export const amountInWords = ({ reps, metric }: Pick<PlannedExercise, "reps" | "metric">): string =>
  metric === "reps" && /^[\d-]+$/.test(reps)
    ? `${reps} reps`
    : /\d/.test(reps)
      ? reps
      : "as many clean reps as you have, with one or two left";
