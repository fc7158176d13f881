/** One-sided work for a side that is clearly smaller, where choice and rotation brought none (coach.V9). */
import type { Exercise } from "../catalogue/exercise.ts";
import { armPatterns, type Board, isAnchor, legPatterns, type MutableDay, place } from "./exercise-board.ts";

/**
 * A side that is clearly smaller never goes without one-sided work (coach.V9): where neither choice nor rotation brought
 * any, the earliest move that is no anchor gives way to a one-sided one of its own pattern.
 */
export const servesWeakSides = (board: Board, days: readonly MutableDay[]): void => {
  const { body } = board.person;
  for (const [weak, patterns] of [
    [body.weakArm, armPatterns],
    [body.weakThigh, legPatterns],
  ] as const) {
    const serves = (exercise: Exercise) => exercise.unilateral && patterns.has(exercise.pattern);
    if (weak === undefined || days.some(({ slots }) => slots.some(({ exercise }) => serves(exercise))))
      continue;
    const swap = days
      .flatMap((entry) => entry.slots.map((chosen, index) => ({ entry, chosen, index })))
      .filter(
        ({ entry, chosen, index }) => patterns.has(chosen.exercise.pattern) && !isAnchor(entry.slots, index),
      )
      .sort((a, b) => a.index - b.index)
      .flatMap(({ entry, chosen, index }) => {
        const inDay = new Set(entry.slots.map(({ exercise }) => exercise.id));
        const next = board.legal[entry.day.place].find(
          (exercise) =>
            serves(exercise) && exercise.pattern === chosen.exercise.pattern && !inDay.has(exercise.id),
        );
        return next === undefined ? [] : [{ entry, chosen, index, next }];
      })[0];
    if (swap === undefined) continue;
    place(board, swap.chosen.exercise, -1);
    place(board, swap.next, 1);
    swap.entry.slots[swap.index] = { slot: swap.chosen.slot, exercise: swap.next };
  }
};
