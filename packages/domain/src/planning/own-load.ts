/** The note that a person set an exercise's load by hand: it stays as they set it (planning.E6). */
import type { PlannedExercise } from "./plan.ts";

/** Name of the note; its value is the day on which they did. */
export const ownLoadFactId = "load.own";

/** @returns the day on which the person set the load by hand; undefined: they did not */
export const ownLoadDay = ({ facts }: Pick<PlannedExercise, "facts">): string | undefined => {
  const day = facts.find(({ id }) => id === ownLoadFactId)?.value;
  return typeof day === "string" ? day : undefined;
};
