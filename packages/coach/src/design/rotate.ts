/** Turns accessories so that 40-50% of the week's exercises are new (spec §9; coach.X1). */
import type { Exercise } from "../catalogue/exercise.ts";
import { fallsBetweenSteps } from "../state/between-steps.ts";
import { isOutgrown } from "../state/capability.ts";
import { type Board, best, isAnchor, type MutableDay, place } from "./exercise-board.ts";
import { bigLiftOf } from "./lift-balance.ts";
import { hashOf } from "./tie-break.ts";

/** Share of the week's exercises that should be new (spec §9: 40-50%). */
export const rotationShare = { least: 0.4, aim: 0.45, most: 0.5 } as const;

/** Swaps accessories, the longest used first, until the share of new exercises is reached. */
export const rotate = (board: Board, days: readonly MutableDay[], before: ReadonlySet<string>): void => {
  const ids = () => new Set(days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id)));
  const fresh = () => [...ids()].filter((id) => !before.has(id)).length;
  const turns = (anchors: boolean) =>
    days
      .flatMap((entry, dayIndex) => entry.slots.map((chosen, index) => ({ entry, dayIndex, index, chosen })))
      .filter(
        ({ entry, index, chosen }) =>
          before.has(chosen.exercise.id) &&
          (anchors
            ? chosen.slot.role === "secondary" && isAnchor(entry.slots, index)
            : !isAnchor(entry.slots, index)),
      )
      .map((turn) => ({
        ...turn,
        age: board.person.exercises.get(turn.chosen.exercise.id)?.sessions ?? 0,
        tie: hashOf(board.input.profileId, board.input.validFrom, turn.dayIndex, turn.index),
      }))
      .sort((a, b) => b.age - a.age || a.tie - b.tie);
  const isUseless = (exercise: Exercise) =>
    bigLiftOf(exercise) !== undefined &&
    (isOutgrown(exercise, board.person) || fallsBetweenSteps(exercise, board.person));
  // What is far too easy is taken last: only when the share cannot be reached without it.
  for (const { anchors, takesAll } of [
    { anchors: false, takesAll: false },
    { anchors: false, takesAll: true },
    { anchors: true, takesAll: true },
  ])
    for (const { entry, index, chosen } of turns(anchors)) {
      const size = ids().size;
      if (fresh() >= Math.round(rotationShare.aim * size)) return;
      if ((anchors || takesAll) && fresh() >= Math.ceil(rotationShare.least * size)) return;
      place(board, chosen.exercise, -1);
      const inDay = new Set(entry.slots.map(({ exercise }) => exercise.id));
      const next = best(
        board,
        entry.day,
        { ...chosen.slot, patterns: [chosen.exercise.pattern, ...chosen.slot.patterns] },
        inDay,
        new Set([...before, ...ids()]),
      );
      const isWorse = next !== undefined && !takesAll && isUseless(next) && !isUseless(chosen.exercise);
      const kept = next === undefined || isWorse ? chosen.exercise : next;
      entry.slots[index] = { slot: chosen.slot, exercise: kept };
      place(board, kept, 1);
    }
};
