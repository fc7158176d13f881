/** One or two sentences for the day's card: what changed for this person, else what matters today. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import { ladderOf } from "../design/ladder.ts";
import type { WeekDraft } from "../design/week-draft.ts";

const lastOf = (exercise: PlannedExercise): number | undefined => {
  const value = exercise.facts.find(({ id }) => id === `last.${exercise.exerciseId}`)?.value;
  return typeof value === "number" ? value : undefined;
};

/** Pull-ups may open a day of legs: the sentence says what they are there for. */
const practiceOf = ({ exerciseId }: PlannedExercise): string => {
  const exercise = exerciseById(exerciseId);
  const ladder = exercise === undefined ? undefined : ladderOf(exercise);
  return ladder === undefined ? "" : `: practice for your ${ladder} goal`;
};

/** A day's one or two sentences: what went up, what to find, how to end a set. */
export const dayInsight = (exercises: readonly PlannedExercise[], { phase, person }: WeekDraft): string => {
  // More help of a machine is less work, and no news to be proud of.
  const raised = exercises.find((exercise) => {
    const last = lastOf(exercise);
    const isHelp = exerciseById(exercise.exerciseId)?.loadKind === "assisted";
    return !isHelp && last !== undefined && exercise.loadLb !== null && exercise.loadLb > last;
  });
  const first = exercises[0];
  const parts: string[] = [];
  if (phase.phase === "deload") parts.push("Easy week: light work, smooth reps.");
  else if (phase.phase === "re-entry") parts.push("You are coming back. Leave plenty in the tank.");
  else if (person.recovery.band === "severe") parts.push("Short and light today. Your body asks for rest.");
  if (raised !== undefined)
    // Without numbers: it is told in pounds and in kilograms alike. Without a verb: names are one or many.
    parts.push(`${raised.name}: up a step today.`);
  else if (first !== undefined) {
    if (first.takesWeight && first.loadLb === null)
      parts.push(`Find a good weight for ${first.name}, then note it.`);
    else parts.push(`Start with ${first.name}, while you are fresh${practiceOf(first)}.`);
  }
  if (parts.length < 2) parts.push("Stop each set with a few good reps left.");
  return parts.slice(0, 2).join(" ");
};
