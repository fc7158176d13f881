/** Makes a day smaller by one step at a time: small moves give way first, no exercise goes below two sets. */
import type { ContraTag, Exercise, Muscle, Pattern } from "../../catalogue/exercise.ts";
import { tagsOut } from "../../catalogue/limits.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import type { DraftSlot } from "../prescribe/draft.ts";
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
 * The specification's six to ten; five where minutes or muscles are full; four in half an hour from 65 on, where two minutes follow
 * each large move (coach.F5); three where recovery asks for half (ADR 0016) or the person asked for less
 * than half an hour, where a complaint may be anywhere, or where something is sore above a seat.
 */
export const fewestMoves = { usual: 6, full: 5, shortAndOld: 4, cut: 3 } as const;

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

const ladderFloor = 3;

const kinds: Readonly<Partial<Record<Pattern, string>>> = {
  h_push: "push",
  v_push: "push",
  h_pull: "pull",
  v_pull: "pull",
  squat: "legs",
  lunge: "legs",
  hinge: "legs",
};

/** Another move of the day pushes, pulls or trains the legs as well. */
const isDoubled = (slot: DraftSlot, slots: readonly DraftSlot[]): boolean => {
  const kind = kinds[slot.exercise.pattern];
  return slots.some((other) => other !== slot && kinds[other.exercise.pattern] === kind);
};

/** Why a day gets smaller: its minutes, a muscle that is full, the sets of the week, recovery. */
export type Reason = "time" | "muscle" | "week" | "cut";

/**
 * The day one step smaller; undefined when nothing can go. Sets of small moves go first, then small moves above six, sets of second
 * lifts, and at last the main lifts: a small move goes before a set of theirs, except in a cut week, where the day keeps its moves. Where
 * minutes or the week's sets are few, it goes before a set of any lift (ADR 0213).
 * @param isMeant only these may give; absent: all
 * @param fewest moves that stay
 * @param leastSets that a move keeps; below two, second sets go before moves do (`leastSetsIn`)
 */
export const lessOf = (
  slots: readonly DraftSlot[],
  reason: Reason,
  old: ReadonlySet<string>,
  isMeant: (slot: DraftSlot) => boolean = () => true,
  fewest: number = reason === "cut" ? fewestMoves.cut : fewestMoves.full,
  leastSets: number = setBounds.fewest,
): readonly DraftSlot[] | undefined => {
  const isRole =
    (...roles: readonly SlotRole[]) =>
    (slot: DraftSlot) =>
      roles.includes(slot.slot.role) && isMeant(slot);
  const small = isRole("accessory", "core");
  const second = isRole("secondary");
  const rung = isRole("skill");
  // What a day is named after keeps its sets longest, and heavy repetitions longer still.
  const beside = (slot: DraftSlot) => isMeant(slot) && slot.slot.role !== "main";
  const calm = (slot: DraftSlot) => isMeant(slot) && slot.dose.low > heavyTest[1];
  // Few repetitions in a set are the point of a jump: one set of them shows and trains nothing (NSCA: several sets of three to six).
  const mayBeOneSet = (slot: DraftSlot) => slot.exercise.pattern !== "plyo";
  const isCut = reason === "cut";
  const steps: readonly (() => readonly DraftSlot[] | undefined)[] = [
    () => setLess(slots, small),
    () => moveLess(slots, small, fewestMoves.usual, old),
    ...(leastSets < setBounds.fewest
      ? [
          () => setLess(slots, beside),
          () => setLess(slots, (slot) => beside(slot) && mayBeOneSet(slot), leastSets),
          () => setLess(slots, (slot) => calm(slot) && mayBeOneSet(slot), leastSets),
        ]
      : []),
    ...(reason === "time" || reason === "week" ? [() => moveLess(slots, small, fewest, old)] : []),
    () => setLess(slots, second),
    // Two sets of a jump are none worth the warm-up: it goes as a whole, before a main lift loses a set.
    () => moveLess(slots, isRole("power"), fewest, old),
    ...(reason === "muscle" ? [() => moveLess(slots, small, fewest, old)] : []),
    () => setLess(slots, isRole("main")),
    // Many short sets are the point of a ladder.
    () => setLess(slots, isRole("skill"), isCut ? setBounds.fewest : ladderFloor),
    () => moveLess(slots, small, fewest, old),
    // Of two presses one may go, a rung as well; the only pull stays as long as that.
    ...(reason === "time"
      ? [
          () => moveLess(slots, (slot) => second(slot) && isDoubled(slot, slots), fewest, old),
          () => moveLess(slots, (slot) => rung(slot) && isDoubled(slot, slots), fewest, old),
        ]
      : []),
    () => moveLess(slots, second, fewest, old),
    // Nothing else is left to take from: a week that may not grow stays at its number.
    () => setLess(slots, isRole("skill")),
    () => (isCut ? moveLess(slots, isRole("main", "skill", "test"), fewest, old) : undefined),
  ];
  for (const step of steps) {
    const less = step();
    if (less !== undefined) return less;
  }
  return undefined;
};
