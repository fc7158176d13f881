/**
 * Which exercise stands in which slot: the first of the movement's preference order that the person may do there. Main
 * lifts stay until their block ends; small slots alternate inside a ring of equal tools, so that 40-50% of the week's
 * exercises are new (spec §9; settled point 49).
 */
import { daysBetween } from "@muster/domain/shared/dates";
import { substitutePatterns } from "../catalogue/coverage.ts";
import type { Exercise, Kit, Pattern } from "../catalogue/exercise.ts";
import { kitAt, type Place } from "../catalogue/feasible.ts";
import { fallsBetweenSteps } from "../state/between-steps.ts";
import { expectedMax, isOutgrown } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { Movement, Slot } from "./day-types.data.ts";
import { hasDesignedBefore } from "./designed-before.ts";
import { barFirst, makeshift, preferences } from "./exercise-preference.data.ts";
import type { DesignInput } from "./input.ts";
import { isPullUpRungFit, ladderOf, testedMove, withTests } from "./ladder.ts";
import { feasibleExercises, isLegalRung, legalExercises, situationAt } from "./legal.ts";
import { bigLiftOf } from "./lift-balance.ts";
import type { Phase } from "./phase.ts";
import { weekSlots } from "./slots.ts";
import type { SplitDay } from "./split.ts";

export type ChosenSlot = { readonly slot: Slot; readonly exercise: Exercise };
export type ChosenDay = SplitDay & { readonly slots: readonly ChosenSlot[] };

/** An exercise appears at most this often a week (coach.X3). */
export const mostDaysPerWeek = 3;

/** Share of the week's exercises that should be new (spec §9: 40-50%). */
export const rotationShare = { least: 0.4, aim: 0.45, most: 0.5 } as const;

/** Repetitions that a move without weight leaves possible: fewer is a test, more is patience (ACSM 2009: 1-20). */
const usefulReps = { least: 7, most: 20 } as const;

type MutableDay = { readonly day: SplitDay; readonly kept: readonly string[]; slots: ChosenSlot[] };

type Chooser = {
  readonly input: DesignInput;
  readonly person: Person;
  /** Trains for strength, muscle or sport with some years behind them: the bar comes first. */
  readonly isLifter: boolean;
  readonly disliked: ReadonlySet<string>;
  /** Ids of last week. */
  readonly last: ReadonlySet<string>;
  /** Id -> days of this week. */
  readonly uses: Map<string, number>;
  /** Rings by movement, place and kind of slot: asked many times for one week. */
  readonly rings: Map<string, readonly (readonly Exercise[])[]>;
};

/** Left without a set in two finished sessions of the last four weeks. */
const dislikedOf = ({ sessions }: Person, today: string): ReadonlySet<string> => {
  const skips = new Map<string, number>();
  for (const session of sessions)
    if (!session.skipped && daysBetween(session.date, today) < 28)
      for (const done of session.exercises)
        if (done.sets.length === 0) skips.set(done.exerciseId, (skips.get(done.exerciseId) ?? 0) + 1);
  return new Set([...skips].filter(([, count]) => count >= 2).map(([id]) => id));
};

const legPatterns: ReadonlySet<Pattern> = new Set(["squat", "hinge", "lunge"] as const);
const armPatterns: ReadonlySet<Pattern> = new Set(["arm_flex", "arm_ext", "h_pull", "h_push"] as const);

/** One-sided work for a side that is clearly smaller (spec §9; coach.V9). */
const servesWeakSide = ({ unilateral, pattern }: Exercise, { body }: Person): boolean =>
  unilateral &&
  ((body.weakThigh !== undefined && legPatterns.has(pattern)) ||
    (body.weakArm !== undefined && armPatterns.has(pattern)));

/** True for a move whose load or repetitions suit the person now. */
const fits = (exercise: Exercise, person: Person): boolean => {
  if (isOutgrown(exercise, person)) return false;
  if (bigLiftOf(exercise) !== undefined && fallsBetweenSteps(exercise, person)) return false;
  const most = expectedMax(exercise, person);
  return (
    most === null || ladderOf(exercise) === "pull-up" || (most >= usefulReps.least && most <= usefulReps.most)
  );
};

/** Tools for who lacks the real one: Smith machine for a bar, floor for a bench, bands for a cable. */
const isStandIn = ({ id, gymClass, needs }: Exercise, kit: ReadonlySet<Kit>): boolean =>
  (gymClass === "smith" && kit.has("barbell")) ||
  (id === "h_push.dumbbell-floor" && kit.has("weight_bench")) ||
  (kit.has("cable") && needs.every((all) => all.includes("resistance_bands")));

const hasLoadedPress = (legal: ReadonlyMap<string, Exercise>): boolean =>
  [...legal.values()].some(
    ({ pattern, takesWeight, compound }) => pattern === "h_push" && takesWeight && compound,
  );

/** The rings of a movement with what the person may do there; last what they may do but hardly should. */
const ringsOf = (
  chooser: Chooser,
  movement: Movement,
  place: Place,
  role: Slot["role"],
): readonly (readonly Exercise[])[] => {
  const key = `${movement} ${place} ${role === "main" || role === "secondary" ? role : "small"}`;
  const known = chooser.rings.get(key) ?? madeRings(chooser, movement, place, role);
  chooser.rings.set(key, known);
  return known;
};

const madeRings = (
  { input, person, isLifter, disliked, last }: Chooser,
  movement: Movement,
  place: Place,
  role: Slot["role"],
): readonly (readonly Exercise[])[] => {
  const legal = new Map(
    [
      ...legalExercises(input, person, place),
      // A rung of the pull-up ladder may be trained in singles.
      ...feasibleExercises(input, person, place).filter(
        (exercise) => exercise.id === testedMove["pull-up"] && isLegalRung(exercise, person),
      ),
    ].map((exercise) => [exercise.id, exercise]),
  );
  const goal = input.profile.primaryGoal;
  // Beside loaded presses, and for those who want fitness: else push-ups are the main press, or the bar is.
  if (movement === "push_up" && (goal === "strength" || goal === "muscle" || !hasLoadedPress(legal)))
    return [];
  const kit = kitAt(situationAt(input, person, place));
  const [first = [], ...others] = preferences[movement];
  const rings = [[...new Set([...((isLifter && barFirst[movement]) || []), ...first])], ...others];
  const found = rings.map((ring) =>
    ring.flatMap((id): readonly Exercise[] => {
      const exercise = legal.get(id);
      if (exercise === undefined || !isPullUpRungFit(exercise, person, isLifter, last)) return [];
      if (isStandIn(exercise, kit)) return [];
      return role !== "main" || exercise.compound ? [exercise] : [];
    }),
  );
  // One side after the other takes twice the time, which a short session does not have.
  const isShort = input.profile.timePerSession === "under_30";
  const rank = (exercise: Exercise): number =>
    (disliked.has(exercise.id) ? 4 : 0) +
    (isShort && exercise.unilateral ? 1 : 0) -
    (role !== "main" && servesWeakSide(exercise, person) ? 2 : 0) -
    (person.favourites.has(exercise.id) ? 1 : 0);
  const good = found.map((ring) =>
    ring.filter((exercise) => fits(exercise, person)).toSorted((a, b) => rank(a) - rank(b)),
  );
  const far = (exercise: Exercise) => Math.abs((expectedMax(exercise, person) ?? 40) - 12);
  const rest = found.flat().filter((exercise) => !good.some((ring) => ring.includes(exercise)));
  return [...good, rest.toSorted((a, b) => far(a) - far(b))].filter((ring) => ring.length > 0);
};

/** The movements of a slot, then those nearest to its first. */
const movementsOf = ({ patterns }: Slot): readonly Movement[] => {
  const first = patterns[0];
  const near: readonly Movement[] =
    first !== undefined && first in substitutePatterns
      ? substitutePatterns[first as keyof typeof substitutePatterns]
      : [];
  return [...new Set([...patterns, ...near, ...anything])];
};
const anything: readonly Movement[] = [
  "core",
  "calf",
  "carry",
  "arm_flex",
  "lateral",
  "bridge",
  "lunge",
  "h_push",
];
/** For who may do hardly anything else. */
const lastResort: readonly Movement[] = ["balance", "mobility", "cardio"];

const inDayOf = ({ slots }: MutableDay): ReadonlySet<string> =>
  new Set(slots.map(({ exercise }) => exercise.id));

/** No leg work on an upper-body day, none of the arms on a lower-body day, no big lifts on a light one. */
const suitsDay = (exercise: Exercise, { type: { load } }: SplitDay): boolean => {
  const { pattern } = exercise;
  const isLeg = legPatterns.has(pattern) || pattern === "calf";
  return load === "upper"
    ? !isLeg
    : load === "lower"
      ? isLeg || pattern === "core" || pattern === "carry"
      : load === "full" || bigLiftOf(exercise) === undefined;
};

/** Tools of a ring that two slots a week and a change every week need. */
const shortRing = 3;

/** The list begun at another place: another good week has other tools in its small slots. */
const turned = <T>(list: readonly T[], by: number): readonly T[] => {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};

/** Main lifts may come twice a week; all others take a tool that the week does not have yet, of the best ring. */
const pick = (
  chooser: Chooser,
  day: SplitDay,
  slot: Slot,
  inDay: ReadonlySet<string>,
): Exercise | undefined => {
  const usesOf = ({ id }: Exercise) => chooser.uses.get(id) ?? 0;
  const isSmall = slot.role === "accessory" || slot.role === "core";
  const wished = legalExercises(chooser.input, chooser.person, day.place).find(
    ({ id }) => id === slot.wished,
  );
  if (wished !== undefined && !inDay.has(wished.id) && usesOf(wished) < mostDaysPerWeek) return wished;
  const found = (movement: Movement, mayBeMakeshift: boolean): Exercise | undefined => {
    for (const ring of ringsOf(chooser, movement, day.place, slot.role)) {
      const open = turned(ring, isSmall ? (chooser.input.variant ?? 0) : 0).filter(
        (exercise) =>
          !inDay.has(exercise.id) &&
          usesOf(exercise) < mostDaysPerWeek &&
          (mayBeMakeshift || (!makeshift.has(exercise.id) && fits(exercise, chooser.person))) &&
          (slot.patterns.includes(movement) || suitsDay(exercise, day)),
      );
      // Small slots of one movement share a tool where the ring is short, so that next week has another one.
      const varies = slot.role === "secondary" || ring.length > shortRing;
      const fresh = slot.role !== "main" && varies ? open.find((one) => usesOf(one) === 0) : undefined;
      // A move of one joint carries no more than one second slot a week.
      const next = fresh ?? open.find(({ compound }) => compound || slot.role !== "secondary");
      if (next !== undefined) return next;
    }
    return undefined;
  };
  // A real tool of the slot; for a small one that of another movement; then whatever there is.
  for (const movement of isSmall ? movementsOf(slot) : slot.patterns) {
    const real = found(movement, false);
    if (real !== undefined) return real;
  }
  for (const movement of [...movementsOf(slot), ...lastResort]) {
    const any = found(movement, true);
    if (any !== undefined) return any;
  }
  return undefined;
};

/** What stood in this slot last week: supersets and tests move exercises about, so the movement says which it was. */
const formerOf = (chooser: Chooser, { day, kept, slots }: MutableDay, slot: Slot): Exercise | undefined => {
  const taken = new Set(slots.map(({ exercise }) => exercise.id));
  const open = kept.filter((id) => !taken.has(id));
  for (const movement of slot.patterns) {
    const rings = ringsOf(chooser, movement, day.place, slot.role).flat();
    const id = open.find((one) => rings.some((exercise) => exercise.id === one));
    const found = rings.find((exercise) => exercise.id === id);
    if (found !== undefined && (chooser.uses.get(found.id) ?? 0) < mostDaysPerWeek) return found;
  }
  return undefined;
};

/** A new block may bring new main lifts: those that stand still give way, and the best of the kit comes back. */
const isBlockStart = (phase: Phase): boolean => phase.phase === "accumulation" && phase.mesocycleWeek <= 1;

const staysWith = (exercise: Exercise, slot: Slot, person: Person, phase: Phase): boolean => {
  if (slot.role === "main" || slot.role === "secondary") {
    if (isOutgrown(exercise, person)) return false;
    return !isBlockStart(phase);
  }
  return fits(exercise, person);
};

const addUse = ({ uses }: Chooser, { id }: Exercise, times: 1 | -1): void => {
  uses.set(id, (uses.get(id) ?? 0) + times);
};

/** Small slots turn to another tool of their ring, then second lifts, until the share of new exercises is reached. */
const rotate = (chooser: Chooser, days: readonly MutableDay[], week: number): void => {
  const ids = () => new Set(days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id)));
  const share = () => {
    const now = [...ids()];
    return now.filter((id) => !chooser.last.has(id)).length / Math.max(1, now.length);
  };
  const turn = (day: MutableDay, index: number): void => {
    const chosen = day.slots[index];
    if (chosen === undefined || !chooser.last.has(chosen.exercise.id)) return;
    if (chosen.slot.wished === chosen.exercise.id) return;
    const { slot, exercise } = chosen;
    const inDay = inDayOf(day);
    const usesOf = ({ id }: Exercise) => chooser.uses.get(id) ?? 0;
    const isNew = (one: Exercise) =>
      !chooser.last.has(one.id) && !inDay.has(one.id) && usesOf(one) < mostDaysPerWeek;
    const isUnused = (one: Exercise) => isNew(one) && usesOf(one) === 0;
    const ringsAt = (movement: Movement) => ringsOf(chooser, movement, day.day.place, slot.role);
    const isEqual = (other: Exercise) => other.takesWeight || !exercise.takesWeight;
    const ring = slot.patterns.flatMap(ringsAt).find((one) => one.includes(exercise));
    // Where the ring has no other tool, a small slot goes to the best of another movement.
    const others =
      slot.role === "secondary" ? [] : slot.isTarget === true ? slot.patterns.slice(0, 1) : movementsOf(slot);
    const variant = chooser.input.variant ?? 0;
    const fresh = ring?.filter(isUnused) ?? [];
    const next =
      fresh[variant % Math.max(1, fresh.length)] ??
      ring?.find(isNew) ??
      others
        .flatMap((movement) => (slot.isTarget === true ? ringsAt(movement) : ringsAt(movement).slice(0, 1)))
        .flat()
        .find((other) => isUnused(other) && isEqual(other) && suitsDay(other, day.day));
    if (next === undefined) return;
    addUse(chooser, exercise, -1);
    addUse(chooser, next, 1);
    day.slots[index] = { slot, exercise: next };
  };
  const small = days.flatMap((day) =>
    day.slots.flatMap(({ slot }, index) =>
      slot.role === "accessory" || slot.role === "core" ? [{ day, index }] : [],
    ),
  );
  const start = small.length === 0 ? 0 : week % small.length;
  for (const { day, index } of [...small.slice(start), ...small.slice(0, start)]) {
    if (share() >= rotationShare.aim) return;
    turn(day, index);
  }
  for (const day of days.toReversed()) {
    if (share() >= rotationShare.least) return;
    turn(
      day,
      day.slots.findLastIndex(({ slot }) => slot.role === "secondary"),
    );
  }
};

/** Main lifts first, then second ones, then small ones, those of one joint last (coach.I13). */
const inOrder = (slots: readonly ChosenSlot[]): readonly ChosenSlot[] => {
  const rank = ({ slot, exercise }: ChosenSlot): number =>
    slot.role === "main"
      ? 0
      : slot.role === "secondary"
        ? 1
        : exercise.compound && bigLiftOf(exercise) !== undefined
          ? 2
          : 3;
  return slots.toSorted((a, b) => rank(a) - rank(b));
};

/** A rung of a ladder is dosed as one, whatever its place in the day; a move of one joint as a small one. */
const asDosed = ({ slot, exercise }: ChosenSlot): ChosenSlot =>
  ladderOf(exercise) !== undefined && !exercise.takesWeight
    ? { slot: { ...slot, role: "skill" }, exercise }
    : slot.role === "secondary" && !exercise.compound
      ? { slot: { ...slot, role: "accessory" }, exercise }
      : { slot, exercise };

const chooserFor = (input: DesignInput, person: Person): Chooser => ({
  input,
  person,
  isLifter:
    ["strength", "muscle", "athletic"].includes(input.profile.primaryGoal) &&
    person.gates.ageGroup === "adult" &&
    person.exerciseLevel >= 2 &&
    person.volumeLevel !== "returning",
  disliked: dislikedOf(person, input.today),
  last: new Set(
    hasDesignedBefore(input)
      ? input.previousPlan?.days.flatMap(({ workout }) =>
          workout.exercises.map(({ exerciseId }) => exerciseId),
        )
      : [],
  ),
  uses: new Map(),
  rings: new Map(),
});

/** The same slots with what is there at home: the move itself where it works, else the best of its movement. */
export const chooseAtHome = (input: DesignInput, person: Person, day: ChosenDay): ChosenDay => {
  const chooser = chooserFor(input, person);
  const legal = legalExercises(input, person, "home");
  const slots: ChosenSlot[] = [];
  for (const { slot, exercise } of day.slots) {
    const inDay = new Set(slots.map((chosen) => chosen.exercise.id));
    const role = slot.role === "skill" || slot.role === "test" ? "secondary" : slot.role;
    const next =
      legal.find(({ id }) => id === exercise.id && !inDay.has(id)) ??
      pick(
        chooser,
        { ...day, place: "home" },
        { role, patterns: [exercise.pattern, ...slot.patterns] },
        inDay,
      );
    if (next === undefined) continue;
    addUse(chooser, next, 1);
    slots.push(asDosed({ slot: { ...slot, role }, exercise: next }));
  }
  return { ...day, place: "home", slots };
};

const fillingOrder: readonly ReadonlySet<Slot["role"]>[] = [
  new Set(["main"]),
  new Set(["secondary"]),
  new Set(["accessory", "core"]),
];

/** Exercises of the plan before, of the day with the same content, on the same weekday if there are two. */
const keptOf = ({ previousPlan }: DesignInput, { weekday, type }: SplitDay): readonly string[] => {
  const days = (previousPlan?.days ?? []).filter(({ workout }) => workout.kind === "training");
  const same = days.filter(({ workout }) => workout.focus === type.focus);
  const day =
    same.find((one) => one.weekday === weekday) ?? same[0] ?? days.find((one) => one.weekday === weekday);
  return day?.workout.exercises.map(({ exerciseId }) => exerciseId) ?? [];
};

/** An easy week keeps last week's exercises, each in the slot that it stood in (coach.V10). */
const sameAgain = (
  { input, person }: Chooser,
  { day, kept }: MutableDay,
  wanted: readonly Slot[],
): readonly ChosenSlot[] => {
  const legal = legalExercises(input, person, day.place);
  const open = [...wanted];
  return kept.flatMap((id): readonly ChosenSlot[] => {
    const exercise = legal.find((one) => one.id === id);
    if (exercise === undefined) return [];
    const at = open.findIndex(({ patterns }) =>
      patterns.some(
        (movement) =>
          movement === exercise.pattern || preferences[movement].some((ring) => ring.includes(id)),
      ),
    );
    const [slot = { role: "accessory" as const, patterns: [exercise.pattern] }] =
      at < 0 ? [] : open.splice(at, 1);
    return [asDosed({ slot, exercise })];
  });
};

/** An exercise for each slot of each day; a slot that nothing fits is left out. */
export const chooseExercises = (
  input: DesignInput,
  person: Person,
  phase: Phase,
  split: readonly SplitDay[],
): readonly ChosenDay[] => {
  const chooser = chooserFor(input, person);
  const isLater = hasDesignedBefore(input);
  const wanted = weekSlots(input, person, phase, split);
  const days = split.map((day): MutableDay & { readonly chosen: (ChosenSlot | undefined)[] } => ({
    day,
    kept: isLater ? keptOf(input, day) : [],
    slots: [],
    chosen: [],
  }));
  if (isLater && phase.keepsExercises)
    return days.map((entry, index) => ({
      ...entry.day,
      slots: sameAgain(chooser, entry, wanted[index] ?? []),
    }));
  // The week's main lifts are chosen before any day's small ones.
  for (const roles of fillingOrder)
    days.forEach((entry, dayIndex) => {
      for (const [index, slot] of (wanted[dayIndex] ?? []).entries()) {
        if (!roles.has(slot.role)) continue;
        const former = slot.wished === undefined ? formerOf(chooser, entry, slot) : undefined;
        const again = former !== undefined && staysWith(former, slot, person, phase) ? former : undefined;
        const exercise = again ?? pick(chooser, entry.day, slot, inDayOf(entry));
        if (exercise === undefined) continue;
        addUse(chooser, exercise, 1);
        entry.chosen[index] = { slot, exercise };
        entry.slots = entry.chosen.filter((one) => one !== undefined);
      }
    });
  if (isLater)
    rotate(chooser, days, Math.floor(daysBetween("2024-01-01", input.validFrom) / 7) + (input.variant ?? 0));
  const ordered = days.map(({ day, slots }) => ({ ...day, slots: inOrder(slots).map(asDosed) }));
  return withTests(ordered, input, person, phase);
};
