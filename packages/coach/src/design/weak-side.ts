/** One-sided work for a side that is clearly smaller, where choice and rotation brought none (coach.V9). */
import type { Exercise } from "../catalogue/exercise.ts";
import {
  armPatterns,
  type Board,
  best,
  isAnchor,
  legPatterns,
  type MutableDay,
  place,
} from "./exercise-board.ts";

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
    const places = days
      .flatMap((entry) => entry.slots.map((chosen, index) => ({ entry, chosen, index })))
      .filter(
        ({ entry, chosen, index }) => patterns.has(chosen.exercise.pattern) && !isAnchor(entry.slots, index),
      )
      .sort((a, b) => a.index - b.index);
    for (const { entry, chosen, index } of places) {
      const inDay = new Set(entry.slots.map(({ exercise }) => exercise.id));
      const { pattern } = chosen.exercise;
      const others = board.legal[entry.day.place].filter(
        (exercise) => !serves(exercise) || exercise.pattern !== pattern,
      );
      // The place is free while the best move for it is looked for: its own sets leave room in the muscle's budget.
      place(board, chosen.exercise, -1);
      const slot = { ...chosen.slot, patterns: [pattern] };
      const next = best(board, entry.day, slot, inDay, new Set(others.map(({ id }) => id)));
      place(board, next ?? chosen.exercise, 1);
      if (next === undefined) continue;
      entry.slots[index] = { slot: chosen.slot, exercise: next };
      break;
    }
  }
};
