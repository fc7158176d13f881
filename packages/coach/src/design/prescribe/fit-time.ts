/** Fits a day into the person's minutes: pairs first, then fewer small moves; large lifts keep their rest. */
import { mainSeconds } from "../../catalogue/session-minutes.ts";
import type { Person } from "../../state/person.ts";
import { fewestIn, fewestMoves, isSmall, lessOf } from "../budget/change-sets.ts";
import { sharesOf } from "../budget/volume-budget.ts";
import { listedTimes, setBounds, unloadedRanges } from "../template/prescription.data.ts";
import type { DayTime } from "../template/session-bounds.ts";
import { type DraftSlot, plannedOutline } from "./draft.ts";

/** Minutes kept for warm-up and cool-down; both are 5-7 min (spec §2), and 5 in the shortest sessions, half a minute more with balance. */
const mobilityMinutes = ({ isShort }: DayTime): number => (isShort ? 10.5 : 13);
const spare = 1;

/**
 * True when the modelled minutes leave a little room below the upper bound of the person's session length (coach.C5).
 */
export const fitsTime = (slots: readonly DraftSlot[], time: DayTime): boolean =>
  mobilityMinutes(time) + mainSeconds(slots.map(plannedOutline)) / 60 <= time.most - spare;

const sharesMuscle = (first: DraftSlot, second: DraftSlot): boolean => {
  const { direct } = sharesOf(first.exercise);
  return sharesOf(second.exercise).direct.some((muscle) => direct.includes(muscle));
};

const letters = ["A", "B", "C", "D", "E"] as const;
/** Pairs are found from the end of the day, and named from its beginning. */
const lettered = (slots: readonly DraftSlot[]): readonly DraftSlot[] => {
  const inOrder = [...new Set(slots.flatMap(({ pair }) => pair ?? []))];
  return slots.map((slot) => ({
    ...slot,
    pair: slot.pair === null ? null : (letters[inOrder.indexOf(slot.pair)] ?? slot.pair),
  }));
};

/** Tests and jumps have full rest. */
const isAlone = ({ slot: { role } }: DraftSlot): boolean => role === "test" || role === "power";

/**
 * Pairs two free slots, the last ones first; undefined when there are none.
 * @param mayShare a muscle: where nothing else brings the day within its minutes
 */
const pairOnce = (
  slots: readonly DraftSlot[],
  mayPair: (slot: DraftSlot) => boolean,
  mayShare = false,
): readonly DraftSlot[] | undefined => {
  const open = slots.filter((slot) => slot.pair === null && !isAlone(slot) && mayPair(slot));
  const letter = letters.find((one) => slots.every(({ pair }) => pair !== one));
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

const notMain = ({ slot }: DraftSlot): boolean => slot.role !== "main";
const isTrunk = ({ exercise }: DraftSlot): boolean => exercise.pattern === "core";
/** Jumps come fresh, as lifts do. */
const isLift = ({ exercise: { compound, pattern } }: DraftSlot): boolean =>
  pattern === "plyo" || (compound && pattern !== "core" && pattern !== "carry");

/** A tired trunk holds no heavy lift: it comes after all of them, with the lift that it is paired with (NSCA Essentials: order of exercises). */
const trunkLast = (slots: readonly DraftSlot[]): readonly DraftSlot[] => {
  // A week of tests names their order.
  if (slots.some(({ slot: { role } }) => role === "test")) return slots;
  const units = [...Map.groupBy(slots, (slot) => slot.pair ?? slot).values()];
  // The day's first lift stays the first, a rung of a ladder too.
  const leads = (unit: readonly DraftSlot[]) =>
    unit === units[0] && unit.some((slot) => !notMain(slot) || slot.slot.role === "skill");
  const rank = (unit: readonly DraftSlot[]): number =>
    leads(unit) || unit.some(isAlone) ? 0 : !unit.some(isLift) ? 2 : unit.some(isTrunk) ? 1 : 0;
  return units
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((unit) => unit.toSorted((a, b) => Number(isTrunk(a)) - Number(isTrunk(b))));
};

/** Where a pair and one move are left, all three by turns: a round rests once. */
const inOneRound = (slots: readonly DraftSlot[]): readonly DraftSlot[] => {
  const pair = slots.find((slot) => slot.pair !== null)?.pair ?? null;
  const isRound = slots.length === 3 && pair !== null && !slots.some(isAlone);
  const restSeconds = Math.max(...slots.map((slot) => slot.restSeconds));
  return isRound ? slots.map((slot) => ({ ...slot, pair, restSeconds })) : slots;
};

/** Where even that is too long: the longest one-sided move, the main one last, with the range below its own, of twelve repetitions and 30 seconds at least. */
const rangeLess = (slots: readonly DraftSlot[]): readonly DraftSlot[] | undefined => {
  const lowered = slots.flatMap((slot, index) => {
    const { exercise, dose } = slot;
    const list = exercise.metric === "time" ? listedTimes : unloadedRanges;
    const lower = list[list.findIndex(([low, high]) => low === dose.low && high === dose.high) - 1];
    const isLong = exercise.unilateral && lower !== undefined && lower[1] >= 12;
    return isLong
      ? [{ index, slot: { ...slot, dose: { ...dose, low: lower[0], high: lower[1] } }, dose }]
      : [];
  });
  const longest = lowered.toSorted(
    (a, b) => Number(notMain(b.slot)) - Number(notMain(a.slot)) || b.dose.high - a.dose.high,
  )[0];
  return longest && slots.with(longest.index, longest.slot);
};

export type FitOptions = {
  readonly person: Pick<Person, "gates">;
  readonly time: DayTime;
  /** Ids of last week: the first to go when the day is too long, so that rotation holds. */
  readonly old?: ReadonlySet<string>;
  /** Sets that a move keeps; below two, second sets go before moves do (`leastSetsIn`). */
  readonly leastSets?: number;
};

const any = (): boolean => true;

/**
 * The day within its time, as published programmes cut one: small moves in pairs, then less of them, then shorter rests inside what the
 * table allows, then a set of the large lifts. Only where nothing else is left do large lifts stand in pairs. In half an hour
 * everything but the main lifts has two sets and is paired.
 */
export const fitDay = (
  wanted: readonly DraftSlot[],
  { person, time, old = new Set(), leastSets = setBounds.fewest }: FitOptions,
): readonly DraftSlot[] => {
  let slots = time.isShort
    ? wanted.map((slot) => (notMain(slot) ? { ...slot, sets: Math.min(slot.sets, setBounds.fewest) } : slot))
    : wanted;
  const isLong = () => !fitsTime(slots, time);
  const pairWhile = (mayPair: (slot: DraftSlot) => boolean, isNeeded: () => boolean, mayShare = false) => {
    while (isNeeded()) {
      const next = pairOnce(slots, mayPair, mayShare);
      if (next === undefined) return;
      slots = next;
    }
  };
  const shorten = (isMeant: (slot: DraftSlot) => boolean) => {
    if (isLong())
      slots = slots.map((slot) =>
        isMeant(slot)
          ? { ...slot, restSeconds: Math.min(slot.restSeconds, slot.dose.leastRestSeconds) }
          : slot,
      );
  };
  const drop = (fewest: number, isMeant = isSmall, least: number = setBounds.fewest) => {
    while (isLong()) {
      const less = lessOf(slots, { reason: "time", old, isMeant, fewest, leastSets: least });
      if (less === undefined) return;
      slots = less;
    }
  };
  pairWhile(isSmall, isLong);
  shorten(isSmall);
  drop(fewestMoves.usual);
  pairWhile(notMain, isLong);
  shorten(notMain);
  if (leastSets < setBounds.fewest) drop(slots.length, any, leastSets);
  drop(fewestMoves.full);
  shorten(any);
  pairWhile(notMain, isLong, true);
  drop(fewestMoves.full, any);
  pairWhile(any, isLong);
  // From 65 on the large lifts keep their two minutes: half an hour may hold a move less.
  const fewest = fewestIn({ setFactor: 1 }, person, time);
  drop(fewest);
  drop(fewest, notMain);
  for (let less = rangeLess(slots); isLong() && less !== undefined; less = rangeLess(slots)) slots = less;
  // Of three moves that are left two still stand in a pair, or all in a round where a quarter of an hour was asked for.
  pairWhile(any, isLong);
  if (isLong()) slots = inOneRound(slots);
  return lettered(trunkLast(slots));
};
