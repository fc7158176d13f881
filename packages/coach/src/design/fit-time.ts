/** Fits a day into the person's minutes: pairs first, then shorter rests, then fewer sets, last fewer exercises. */
import type { SessionLength } from "@muster/domain/profiles/options";
import { mainSeconds } from "../catalogue/session-minutes.ts";
import { type DraftSlot, plannedOutline } from "./draft.ts";
import { sharesOf } from "./muscle-shares.ts";

/** Minutes a session may take, and the least that fills it (coach.C5). */
export const sessionBounds: Readonly<
  Record<SessionLength, { readonly least: number; readonly most: number }>
> = {
  under_30: { least: 15, most: 30 },
  "30_45": { least: 30, most: 45 },
  "45_60": { least: 45, most: 60 },
  "60_plus": { least: 60, most: 90 },
};

/** Minutes kept for warm-up and cool-down; both are 5-7 min (spec §2), and near 5 in the shortest sessions. */
const mobilityMinutes = (length: SessionLength): number => (length === "under_30" ? 11.5 : 13);
const spare = 1;

const dayMinutes = (slots: readonly DraftSlot[], length: SessionLength): number =>
  mobilityMinutes(length) + mainSeconds(slots.map(plannedOutline)) / 60;

/**
 * True when the modelled minutes leave a little room below the upper bound that the person asked for (coach.C5).
 */
export const fitsTime = (slots: readonly DraftSlot[], length: SessionLength): boolean =>
  dayMinutes(slots, length) <= sessionBounds[length].most - spare;

const sharesMuscle = (first: DraftSlot, second: DraftSlot): boolean => {
  const direct = new Set(sharesOf(first.exercise).direct);
  return sharesOf(second.exercise).direct.some((muscle) => direct.has(muscle));
};

/** Pairs two free slots of the given roles that share no muscle; undefined when there are none. */
const pairOnce = (
  slots: readonly DraftSlot[],
  roles: ReadonlySet<DraftSlot["slot"]["role"]>,
): readonly DraftSlot[] | undefined => {
  const open = slots
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => slot.pair === null && roles.has(slot.slot.role));
  for (const first of open.toReversed())
    for (const second of open) {
      if (second.index === first.index || sharesMuscle(first.slot, second.slot)) continue;
      const used = new Set(slots.map(({ pair }) => pair));
      const letter = ["A", "B", "C", "D", "E"].find((candidate) => !used.has(candidate));
      if (letter === undefined) return undefined;
      const partner = second.index;
      const paired = slots.map((slot, index) =>
        index === first.index || index === partner
          ? { ...slot, pair: letter, restSeconds: Math.max(first.slot.restSeconds, second.slot.restSeconds) }
          : slot,
      );
      // The pair stands together, where its earlier half stood.
      const early = Math.min(first.index, partner);
      const late = Math.max(first.index, partner);
      const moved = paired[late];
      if (moved === undefined) return paired;
      const without = paired.filter((_, index) => index !== late);
      return [...without.slice(0, early + 1), moved, ...without.slice(early + 1)];
    }
  return undefined;
};

const shortenRests = (
  slots: readonly DraftSlot[],
  wanted: number,
  roles: ReadonlySet<string>,
  leastMainRest: number,
): readonly DraftSlot[] =>
  slots.map((slot) => {
    const least = slot.exercise.compound ? Math.max(wanted, leastMainRest) : wanted;
    return roles.has(slot.slot.role) ? { ...slot, restSeconds: Math.min(slot.restSeconds, least) } : slot;
  });

/** Many short sets are the point of a ladder: they go after everything else, and never under three. */
const ladderFloor = 3;

/** One set less where there are most, from the end; undefined at `fewest` sets everywhere. */
const dropSet = (slots: readonly DraftSlot[], fewest: number): readonly DraftSlot[] | undefined => {
  const spareOf = ({ slot, sets }: DraftSlot) => (slot.role === "skill" ? -1 : sets - fewest);
  const most = Math.max(...slots.map(spareOf));
  const index =
    most > 0
      ? slots.findLastIndex((slot) => spareOf(slot) === most)
      : slots.findLastIndex(
          ({ slot, sets }) => slot.role === "skill" && sets > Math.max(fewest, ladderFloor),
        );
  return index < 0
    ? undefined
    : slots.map((slot, at) => (at === index ? { ...slot, sets: slot.sets - 1 } : slot));
};

const assistance = new Set<DraftSlot["slot"]["role"]>(["accessory", "core"]);
const others = new Set<DraftSlot["slot"]["role"]>(["accessory", "core", "secondary"]);
const everything = new Set<DraftSlot["slot"]["role"]>(["accessory", "core", "secondary", "main", "skill"]);

export type FitOptions = {
  readonly length: SessionLength;
  /** Ids of last week: the first to go when the day is too long, so that rotation holds. */
  readonly old?: ReadonlySet<string>;
  /** Rest that mains keep whatever the time, in seconds: 120 from 65 on. */
  readonly leastMainRest: number;
};

/**
 * The day within its time: pairs first, then fewer sets, last of all fewer exercises; rests of mains stay at
 * `leastMainRest` seconds.
 */
export const fitDay = (
  wanted: readonly DraftSlot[],
  { length, leastMainRest, old = new Set() }: FitOptions,
): readonly DraftSlot[] => {
  let slots = wanted;
  const fits = () => fitsTime(slots, length);
  const pairWhileNeeded = (roles: ReadonlySet<DraftSlot["slot"]["role"]>) => {
    while (!fits()) {
      const paired = pairOnce(slots, roles);
      if (paired === undefined) return;
      slots = paired;
    }
  };
  pairWhileNeeded(assistance);
  pairWhileNeeded(others);
  if (!fits()) slots = shortenRests(slots, 45, assistance, leastMainRest);
  if (!fits()) slots = shortenRests(slots, 90, everything, leastMainRest);
  if (length === "under_30") pairWhileNeeded(everything);
  const dropWhileNeeded = (fewest: number) => {
    while (!fits()) {
      const dropped = dropSet(slots, fewest);
      if (dropped === undefined) return;
      slots = dropped;
    }
  };
  dropWhileNeeded(2);
  if (!fits()) slots = shortenRests(slots, 60, everything, leastMainRest);
  pairWhileNeeded(everything);
  while (!fits() && slots.length > 6) slots = withoutOne(slots, old);
  if (!fits()) slots = shortenRests(slots, 45, others, leastMainRest);
  if (!fits()) slots = shortenRests(slots, 45, everything, leastMainRest);
  dropWhileNeeded(1);
  while (!fits() && slots.length > 5) slots = withoutOne(slots, old);
  return slots;
};

/** Leaves out the last small exercise of last week, else the last of all. */
const withoutOne = (slots: readonly DraftSlot[], old: ReadonlySet<string>): readonly DraftSlot[] => {
  const known = slots.findLastIndex(
    ({ slot, exercise }) => assistance.has(slot.role) && old.has(exercise.id),
  );
  return unpairedEnds(slots.toSpliced(known < 0 ? slots.length - 1 : known, 1));
};

/** Longest rest that time to spare is given to, in seconds (ACSM 2009: two to three minutes after heavy sets). */
const longestSpareRest = { big: 180, small: 120 } as const;
const restStep = 15;

/** A day that ends well before the time the person has rests longer after the big lifts, then after the small ones. */
export const fillWithRest = (slots: readonly DraftSlot[], length: SessionLength): readonly DraftSlot[] => {
  let filled = slots;
  for (const isBig of [true, false]) {
    const most = isBig ? longestSpareRest.big : longestSpareRest.small;
    for (;;) {
      if (dayMinutes(filled, length) >= sessionBounds[length].least) return filled;
      const next = filled.map((slot) =>
        slot.exercise.compound === isBig &&
        slot.exercise.metric === "reps" &&
        slot.sets > 1 &&
        slot.restSeconds + restStep <= most
          ? { ...slot, restSeconds: slot.restSeconds + restStep }
          : slot,
      );
      if (next.every((slot, index) => slot === filled[index]) || !fitsTime(next, length)) break;
      filled = next;
    }
  }
  return filled;
};

/** A letter that stands alone is no pair any more. */
export const unpairedEnds = (slots: readonly DraftSlot[]): readonly DraftSlot[] =>
  slots.map((slot) =>
    slot.pair !== null && slots.filter(({ pair }) => pair === slot.pair).length < 2
      ? { ...slot, pair: null }
      : slot,
  );
