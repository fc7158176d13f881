/** Making and taking apart a superset (feature F18): apart from its turns, which every logged set asks for and these few taps do not. */
import type { PlannedExercise } from "../planning/plan.ts";
import { groupOf } from "./superset.ts";

/** Pairs an exercise with the next one, or with the group that the next one belongs to. */
export const pairWithNext = <E extends Pick<PlannedExercise, "pair">>(
  exercises: readonly E[],
  position: number,
): readonly E[] => {
  const next = exercises[position + 1];
  if (exercises[position] === undefined || next === undefined) return exercises;
  const letter = exercises[position].pair ?? next.pair ?? freeLetter(exercises);
  const joined = new Set([...groupOf(exercises, position), ...groupOf(exercises, position + 1)]);
  return exercises.map((exercise, index) => (joined.has(index) ? { ...exercise, pair: letter } : exercise));
};

/** Takes an exercise out of its group; a group of one is none. */
export const unpair = <E extends Pick<PlannedExercise, "pair">>(
  exercises: readonly E[],
  position: number,
): readonly E[] => {
  const group = groupOf(exercises, position);
  const alone = new Set(group.length <= 2 ? group : [position]);
  return exercises.map((exercise, index) => (alone.has(index) ? { ...exercise, pair: null } : exercise));
};

const freeLetter = (exercises: readonly Pick<PlannedExercise, "pair">[]): string => {
  const taken = new Set(exercises.map((exercise) => exercise.pair));
  return [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !taken.has(letter)) ?? "Z";
};
