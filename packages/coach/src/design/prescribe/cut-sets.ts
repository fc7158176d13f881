/** What an easy or a worn week leaves of a normal one. */
import { fewestMoves, isSmall, type Shrinking, shrink } from "../budget/change-sets.ts";
import { normalSetsBefore } from "../budget/set-total.ts";
import type { WeekBasis } from "../phase.ts";
import { designedIds } from "../template/designed-before.ts";
import { setBounds } from "../template/prescription.data.ts";
import { type DraftDay, type DraftSlot, setsIn } from "./draft.ts";

/** Sets of an easy week: four become three, three become two, and two stay. */
const eased = (slot: DraftSlot): DraftSlot => ({
  ...slot,
  sets: slot.sets > setBounds.fewest ? Math.max(setBounds.fewest, slot.sets - 1) : slot.sets,
});

/** Small work of a muscle that the person did not name. */
const isSpare = (slot: DraftSlot): boolean => isSmall(slot) && slot.slot.isTarget !== true;

/** Weeks that lose a fifth and less (spec §9: 10-15% at soreness or fatigue of 6-7). */
export const smallCut = 0.8;
const leastSmallCut = 0.9;

/** The share of the normal week that the phase and recovery leave; sets go first, then small moves, never a set alone. */
export const cutSets = (
  days: readonly DraftDay[],
  { input, phase: { setFactor, phase } }: WeekBasis,
): readonly DraftDay[] => {
  const normal = setsIn(days);
  const isSmallCut = phase === "accumulation" && setFactor >= smallCut;
  // A cut is one of last week's sets (ADR 0016): where this week holds fewer anyway, less is left to take.
  const from = isSmallCut ? Math.max(normal, normalSetsBefore(input) ?? 0) : normal;
  const aim = Math.min(Math.round(from * setFactor), Math.round(normal * leastSmallCut));
  const easier = phase === "deload" ? days.map((day) => ({ ...day, slots: day.slots.map(eased) })) : days;
  const isTooMuch = (current: readonly DraftDay[]) => setsIn(current) > aim;
  const old = designedIds(input);
  const small: Shrinking = { reason: "time", old, fewest: () => fewestMoves.smallCut };
  /** Leaves small moves out that do not take more than the cut asks for. */
  const without = (start: readonly DraftDay[], isMeant: (slot: DraftSlot) => boolean) =>
    shrink(start, small, isTooMuch, (current) => {
      const over = setsIn(current) - aim;
      return (slot) => slot.sets <= over && isMeant(slot);
    });
  const isOld = ({ exercise }: DraftSlot) => old.has(exercise.id);
  // A small cut leaves small moves out, those of last week first (coach.X1), and the lifts keep their sets.
  const lighter = isSmallCut
    ? without(
        without(easier, (slot) => isSpare(slot) && isOld(slot)),
        isSpare,
      )
    : easier;
  return shrink(lighter, { reason: "cut", old, fewest: () => fewestMoves.cut }, isTooMuch);
};
