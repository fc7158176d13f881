/** Makes a day smaller by one step at a time: small moves give way first, no exercise goes below two sets. */
import {
  type ContraTag,
  type Exercise,
  legLifts,
  type Muscle,
  type Pattern,
} from "../../catalogue/exercise.ts";
import { tagsOut } from "../../catalogue/limits.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import type { DraftDay, DraftSlot } from "../prescribe/draft.ts";
import type { Slot, SlotRole } from "../template/day-types.data.ts";
import { heavyTest, setBounds } from "../template/prescription.data.ts";
import { type DayTime, sessionBounds } from "../template/session-bounds.ts";
import { addSets, sharesOf } from "./volume-budget.ts";

/** Fractional sets of each muscle: 1 trained directly, 0.5 along (Pelland 2024). */
export const tallyOf = (slots: readonly DraftSlot[]): Map<Muscle, number> => {
  const tally = new Map<Muscle, number>();
  for (const { exercise, sets } of slots) addSets(tally, exercise, sets);
  return tally;
};

/** Sets of the muscle that has most, of those that the exercise trains. */
export const fullest = (tally: ReadonlyMap<Muscle, number>, exercise: Exercise): number =>
  Math.max(0, ...sharesOf(exercise).all.map(([muscle]) => tally.get(muscle) ?? 0));

/** What a day is built around is never the first to go. */
export const isSmall = ({ slot }: DraftSlot): boolean => slot.role === "accessory" || slot.role === "core";

/** A letter that stands alone is no pair any more. */
export const unpairedEnds = <T extends { readonly pair: string | null }>(list: readonly T[]): T[] =>
  list.map((one) =>
    one.pair !== null && list.filter(({ pair }) => pair === one.pair).length < 2
      ? { ...one, pair: null }
      : one,
  );

/** The last exercise that matches with most sets, one set less; undefined at so few sets each. */
const setLess = (
  slots: readonly DraftSlot[],
  isMeant: (slot: DraftSlot) => boolean,
  fewest: number = setBounds.fewest,
): readonly DraftSlot[] | undefined => {
  const open = slots.filter((slot) => isMeant(slot) && slot.sets > fewest);
  const most = Math.max(...open.map(({ sets }) => sets));
  const target = open.findLast(({ sets }) => sets === most);
  return target && slots.map((slot) => (slot === target ? { ...slot, sets: slot.sets - 1 } : slot));
};

/** The last exercise that matches left out, one of last week first, while more than so many stay. */
const moveLess = (
  slots: readonly DraftSlot[],
  isMeant: (slot: DraftSlot) => boolean,
  fewest: number,
  old: ReadonlySet<string>,
): readonly DraftSlot[] | undefined => {
  // What serves a smaller side stays (coach.V9), and so does what the person asked for; what serves a target area goes last.
  const all = slots.filter(
    (slot) => isMeant(slot) && slot.slot.isOneSided !== true && slot.slot.wished !== slot.exercise.id,
  );
  const others = all.filter(({ slot }) => slot.isTarget !== true);
  const open = others.length > 0 ? others : all;
  const target = open.findLast(({ exercise }) => old.has(exercise.id)) ?? open.at(-1);
  return slots.length <= fewest || target === undefined
    ? undefined
    : unpairedEnds(slots.filter((slot) => slot !== target));
};

/**
 * The specification's six to ten; five where minutes or muscles are full; four where a tired week has a tenth or so fewer sets, and in half
 * an hour from 65 on, where two minutes follow each large move (coach.F5); three where recovery asks for half (ADR 0016) or the person asked for less
 * than half an hour, where a complaint may be anywhere, or where something is sore above a seat.
 */
export const fewestMoves = { usual: 6, full: 5, smallCut: 4, shortAndOld: 4, cut: 3 } as const;

/** Something else is out besides what a seat rules out: few moves are left. */
const isSoreInSeat = ({ avoided }: Pick<Person["gates"], "avoided">): boolean =>
  avoided.has("legs") && [...avoided].some((tag) => !ofSeat.has(tag));
const ofSeat: ReadonlySet<ContraTag> = tagsOut([{ area: null, condition: "seated" }]);

/** Moves that a day of this length must hold in this phase (coach.S4, Q3). */
export const fewestIn = (
  { setFactor }: Pick<Phase, "setFactor">,
  { gates }: Pick<Person, "gates">,
  { most, isShort }: DayTime,
): number =>
  setFactor < 1 || gates.isAnywhere || isSoreInSeat(gates) || most < sessionBounds.under_30.most
    ? fewestMoves.cut
    : isShort && gates.ageGroup === "older"
      ? fewestMoves.shortAndOld
      : fewestMoves.full;

/** Sets that a move keeps: one in an assessment, which would rather do without a second set than without a move. */
export const leastSetsIn = ({ phase }: Pick<Phase, "phase">): number =>
  phase === "assessment" ? 1 : setBounds.fewest;

/** Sets that a move begins with; an assessment has all its moves first, and more of their sets where there is room. */
export const firstSets = ({ role }: Slot, usual: number, { phase }: Pick<Phase, "phase">): number =>
  phase === "assessment" && role !== "main" ? Math.min(usual, setBounds.fewest) : usual;

/** Moves of one kind: of two presses one may go. */
const kinds: readonly ReadonlySet<Pattern>[] = [
  new Set(["h_push", "v_push"] as const),
  new Set(["h_pull", "v_pull"] as const),
  legLifts,
];

/** Another move of the day pushes, pulls or trains the legs as well. */
const isDoubled = (slot: DraftSlot, slots: readonly DraftSlot[]): boolean => {
  const kind = kinds.find((patterns) => patterns.has(slot.exercise.pattern));
  return slots.some(
    (other) => other !== slot && kind === kinds.find((one) => one.has(other.exercise.pattern)),
  );
};

/** Why a day gets smaller: its minutes, a muscle that is full, the sets of the week, recovery. */
export type Reason = "time" | "muscle" | "week" | "cut";

/** What a day may lose. */
type Less = {
  readonly reason: Reason;
  /** Ids of last week: the first to go, so that rotation holds. */
  readonly old: ReadonlySet<string>;
  /** Moves that stay. */
  readonly fewest: number;
  /** Sets that a move keeps; below two, second sets go before moves do (`leastSetsIn`). */
  readonly leastSets?: number;
  /** Only these may give; absent: all. */
  readonly isMeant?: (slot: DraftSlot) => boolean;
};

type Step = {
  readonly gone: "set" | "move";
  readonly roles: readonly SlotRole[];
  /** Absent: for every reason. */
  readonly reasons?: readonly Reason[];
  readonly isMeant?: (slot: DraftSlot, slots: readonly DraftSlot[]) => boolean;
  /** Sets or moves that stay, where it is not the usual number. */
  readonly fewest?: number;
  /** For weeks of tests alone, whose moves may be left with one set. */
  readonly isOfTests?: true;
};

const small: readonly SlotRole[] = ["accessory", "core"];
/** What a day is named after keeps its sets longest. */
const besideMain: readonly SlotRole[] = [...small, "secondary", "skill", "power", "test"];

/**
 * What goes first: sets of small moves, then small moves above six, sets of second lifts, and at last those of the main lifts. A small
 * move goes before a set of theirs, except in a cut week, where the day keeps its moves. Where minutes or the week's sets are few, it
 * goes before a set of any lift (ADR 0016).
 */
const stepsDown: readonly Step[] = [
  { gone: "set", roles: small },
  { gone: "move", roles: small, fewest: fewestMoves.usual },
  // Second sets go before moves do, those of heavy repetitions not at all.
  { gone: "set", roles: besideMain, isOfTests: true },
  { gone: "set", roles: besideMain, isOfTests: true, fewest: 1 },
  {
    gone: "set",
    roles: [...besideMain, "main"],
    isOfTests: true,
    fewest: 1,
    isMeant: ({ dose }) => dose.low > heavyTest[1],
  },
  { gone: "move", roles: small, reasons: ["time", "week"] },
  { gone: "set", roles: ["secondary"] },
  // Two sets of a jump are none worth the warm-up: it goes as a whole, before a main lift loses a set.
  { gone: "move", roles: ["power"] },
  { gone: "move", roles: small, reasons: ["muscle"] },
  { gone: "set", roles: ["main"] },
  // Many short sets are the point of a ladder.
  { gone: "set", roles: ["skill"], fewest: 3, reasons: ["time", "muscle", "week"] },
  { gone: "set", roles: ["skill"], reasons: ["cut"] },
  { gone: "move", roles: small },
  // Of two presses one may go, a rung as well; the only pull stays as long as that.
  { gone: "move", roles: ["secondary"], reasons: ["time"], isMeant: isDoubled },
  { gone: "move", roles: ["skill"], reasons: ["time"], isMeant: isDoubled },
  { gone: "move", roles: ["secondary"] },
  // Nothing else is left to take from: a week that may not grow stays at its number.
  { gone: "set", roles: ["skill"] },
  { gone: "move", roles: ["main", "skill", "test"], reasons: ["cut"] },
];

/** The day one step smaller; undefined when nothing can go. */
export const lessOf = (slots: readonly DraftSlot[], less: Less): readonly DraftSlot[] | undefined => {
  const isOfTests = (less.leastSets ?? setBounds.fewest) < setBounds.fewest;
  for (const step of stepsDown) {
    if (step.reasons?.includes(less.reason) === false || (step.isOfTests && !isOfTests)) continue;
    const isMeant = (slot: DraftSlot) =>
      step.roles.includes(slot.slot.role) &&
      less.isMeant?.(slot) !== false &&
      step.isMeant?.(slot, slots) !== false;
    const left =
      step.gone === "set"
        ? setLess(slots, isMeant, step.fewest)
        : moveLess(slots, isMeant, step.fewest ?? less.fewest, less.old);
    if (left !== undefined) return left;
  }
  return undefined;
};

/** What days may lose, and how many moves stay on each. */
export type Shrinking = Omit<Less, "fewest" | "isMeant"> & { readonly fewest: (day: DraftDay) => number };

const setsOn = ({ slots }: DraftDay): number => slots.reduce((sum, { sets }) => sum + sets, 0);

/** Steps of `lessOf` on the day with most sets, until nothing is too much or nothing can go. */
export const shrink = (
  start: readonly DraftDay[],
  shrinking: Shrinking,
  isTooMuch: (days: readonly DraftDay[]) => boolean,
  isMeantIn: (days: readonly DraftDay[]) => (slot: DraftSlot) => boolean = () => () => true,
): readonly DraftDay[] => {
  let days = start;
  while (isTooMuch(days)) {
    const isMeant = isMeantIn(days);
    const next = days
      .map((day, index) => {
        const slots = lessOf(day.slots, { ...shrinking, isMeant, fewest: shrinking.fewest(day) });
        return { day, index, slots };
      })
      .filter(({ slots }) => slots !== undefined)
      .toSorted((a, b) => setsOn(b.day) - setsOn(a.day) || a.index - b.index)[0];
    if (next?.slots === undefined) return days;
    days = days.with(next.index, { ...next.day, slots: next.slots });
  }
  return days;
};
