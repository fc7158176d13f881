/** What the sheet behind "N fixes" says of a week that was corrected. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatCount } from "@muster/domain/shared/format";

/** Lines of the sheet, by what was corrected. */
export const alterationText = {
  hidden: "words that may not be shown",
  /** What of an exercise may have been corrected. */
  measures: [
    ({ sets }) => (typeof sets === "number" ? formatCount(sets, "set") : sets),
    ({ reps }) => `${reps} each`,
    ({ loadLb }) => (loadLb === null ? "no weight" : `${loadLb} lb`),
    ({ targetDifficulty }) => (targetDifficulty === null ? "no effort named" : `effort ${targetDifficulty}`),
  ] as readonly ((exercise: PlannedExercise) => string)[],
  exercise: (name: string, day: string) => `${name}, ${day}`,
  wholeDay: (day: string) => `${day}, the whole day`,
  words: (day: string) => `Words of ${day}`,
  summary: "The week in short",
  strategy: "Strategy",
  progression: "How to progress",
  feedback: "Feedback",
  strengths: "What went well",
  toImprove: "What to work on",
  lastWords: "Feedback, last words",
} as const;
