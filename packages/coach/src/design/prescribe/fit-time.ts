/** Fits a day into the person's minutes: pairs first, then shorter rests of small moves, then fewer of them; main lifts stay. */
import type { SessionLength } from "@muster/domain/profiles/options";
import { mainSeconds } from "../../catalogue/session-minutes.ts";
import { fewestMoves, isSmall, lessOf, smallMoveLess } from "../budget/change-sets.ts";
import { sharesOf } from "../budget/muscle-shares.ts";
import { setBounds } from "../template/prescription.data.ts";
import { sessionBounds } from "../template/session-bounds.ts";
import { type DraftSlot, plannedOutline } from "./draft.ts";

/** Minutes kept for warm-up and cool-down; both are 5-7 min (spec §2), and near 5 in the shortest sessions. */
const mobilityMinutes = (length: SessionLength): number => (length === "under_30" ? 11.5 : 13);
const spare = 1;

/**
 * True when the modelled minutes leave a little room below the upper bound of the person's session length (coach.C5).
 */
export const fitsTime = (slots: readonly DraftSlot[], length: SessionLength): boolean =>
  mobilityMinutes(length) + mainSeconds(slots.map(plannedOutline)) / 60 <= sessionBounds[length].most - spare;

const sharesMuscle = (first: DraftSlot, second: DraftSlot): boolean => {
  const direct = new Set(sharesOf(first.exercise).direct);
  return sharesOf(second.exercise).direct.some((muscle) => direct.has(muscle));
};

/**
 * Pairs two free slots, the last ones first; undefined when there are none.
 * @param mayShare a muscle: where nothing else brings the day within its minutes
 */
const pairOnce = (
  slots: readonly DraftSlot[],
  mayPair: (slot: DraftSlot) => boolean,
  mayShare = false,
): readonly DraftSlot[] | undefined => {
  const open = slots.filter((slot) => slot.pair === null && slot.slot.role !== "test" && mayPair(slot));
  const letter = ["A", "B", "C", "D", "E"].find((one) => slots.every(({ pair }) => pair !== one));
  for (const late of open.toReversed())
    for (const early of open.slice(0, open.indexOf(late)).toReversed()) {
      if (letter === undefined || (!mayShare && sharesMuscle(early, late))) continue;
      const restSeconds = Math.max(early.restSeconds, late.restSeconds);
      // The pair stands together, where its earlier half stood.
      return slots.flatMap((slot) =>
        slot === late
          ? []
          : slot === early
            ? [
                { ...early, pair: letter, restSeconds },
                { ...late, pair: letter, restSeconds },
              ]
            : [slot],
      );
    }
  return undefined;
};

/** Shortest rests in seconds when time is short (NSCA Essentials: 30 s and more; the large lifts keep a minute and a half). */
const shortRest = { least: 30, small: 45, large: 90, paired: 60 } as const;

const shortened = (
  slots: readonly DraftSlot[],
  seconds: (slot: DraftSlot) => number,
  leastMainRest: number,
): readonly DraftSlot[] =>
  slots.map((slot) => {
    const least = slot.exercise.compound ? Math.max(seconds(slot), leastMainRest) : seconds(slot);
    return slot.slot.role === "test" ? slot : { ...slot, restSeconds: Math.min(slot.restSeconds, least) };
  });

type FitOptions = {
  readonly length: SessionLength;
  /** Ids of last week: the first to go when the day is too long, so that rotation holds. */
  readonly old?: ReadonlySet<string>;
  /** Rest that mains keep whatever the time, in seconds: 120 from 65 on. */
  readonly leastMainRest: number;
};

const notMain = ({ slot }: DraftSlot): boolean => slot.role !== "main";

/**
 * The day within its time. Up to thirty minutes everything is paired, with two sets and short rests; longer days pair small
 * moves first, and give up small sets and moves before a set of a main lift.
 */
export const fitDay = (
  wanted: readonly DraftSlot[],
  { length, leastMainRest, old = new Set() }: FitOptions,
): readonly DraftSlot[] => {
  const isShort = length === "under_30";
  let slots = isShort
    ? shortened(
        wanted.map((slot) => ({ ...slot, sets: Math.min(slot.sets, setBounds.fewest) })),
        () => shortRest.paired,
        leastMainRest,
      )
    : wanted;
  const fits = () => fitsTime(slots, length);
  const pairWhile = (mayPair: (slot: DraftSlot) => boolean, isNeeded: () => boolean, mayShare = false) => {
    for (
      let next = pairOnce(slots, mayPair, mayShare);
      next !== undefined && isNeeded();
      next = pairOnce(slots, mayPair, mayShare)
    )
      slots = next;
  };
  if (isShort)
    pairWhile(
      () => true,
      () => true,
    );
  pairWhile(isSmall, () => !fits());
  pairWhile(notMain, () => !fits());
  if (!fits())
    slots = shortened(
      slots,
      (slot) => (isSmall(slot) ? shortRest.small : notMain(slot) ? shortRest.paired : slot.restSeconds),
      leastMainRest,
    );
  if (!fits())
    slots = shortened(slots, (slot) => (notMain(slot) ? shortRest.small : shortRest.large), leastMainRest);
  if (isShort && !fits()) slots = shortened(slots, () => shortRest.small, leastMainRest);
  for (
    let less = lessOf(slots, "time", old);
    !fits() && less !== undefined;
    less = lessOf(slots, "time", old)
  )
    slots = less;
  pairWhile(
    () => true,
    () => !fits(),
  );
  if (!fits()) slots = shortened(slots, () => shortRest.least, leastMainRest);
  // From 65 on the large lifts keep their two minutes: half an hour of leg moves fits only in pairs, or without a small one.
  const pairAll = () => {
    pairWhile(notMain, () => !fits(), true);
    pairWhile(
      () => true,
      () => !fits(),
      true,
    );
  };
  pairAll();
  if (isShort && leastMainRest > 0 && !fits()) {
    slots = smallMoveLess(slots, fewestMoves.shortAndOld, old) ?? slots;
    pairAll();
  }
  return slots;
};
