/**
 * Which exercise stands in which slot: the first of the movement's preference order that the person may do there. Main
 * lifts stay until their block ends; small slots alternate inside a tier of equal tools, so that 40-50% of the week's
 * exercises are new (spec §9; settled point 49).
 */
import { daysBetween } from "@muster/domain/shared/dates";
import type { Exercise, Pattern } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import type { DesignInput } from "../../state/input.ts";
import { atPlace, type Person } from "../../state/person.ts";
import { fewestMoves } from "../budget/change-sets.ts";
import type { Phase, WeekBasis } from "../phase.ts";
import { canLiftLightest } from "../progress/first-load.ts";
import type { Movement, Slot } from "../template/day-types.data.ts";
import { hasFewerLimits, hasWeekToKeep, isOfType } from "../template/designed-before.ts";
import { makeshift, preferences } from "../template/exercise-preference.data.ts";
import type { ChosenDay, ChosenSlot, SplitDay } from "../template/split.ts";
import { ladderOf, withTests } from "./ladder.ts";
import { legalExercises, trainableExercises } from "./legal.ts";
import { bigLiftOf, evened, isAfterHinge, supportedFirst } from "./lift-balance.ts";
import { isHeavyEnough, isTooLight } from "./light-kit.ts";
import { mayJumpOn } from "./power.ts";
import { inDayOf, type MutableDay, rotate, type Turnover, turned, usualTurnover } from "./rotate.ts";
import { weekSlots } from "./slots.ts";
import {
  addUse,
  type Chooser,
  chooserFor,
  daysOfUse,
  fits,
  isMastered,
  isOfFewReps,
  isOnlyEasy,
  isRungBeside,
  isTooHard,
  lastResort,
  loadedSeat,
  mostDaysPerWeek,
  movementsOf,
  suitsDay,
  tiersOf,
} from "./tiers.ts";

const presses: ReadonlySet<Pattern> = new Set(["h_push", "v_push"] as const);

/** Tools of a tier that two slots a week and a change every week need. */
const shortTier = 3;

const isLift = ({ role }: Slot): boolean => role === "main" || role === "secondary";

/** A day whose slots are filled one after the other, each in its place. */
type FilledDay = MutableDay & {
  readonly wanted: readonly Slot[];
  readonly chosen: (ChosenSlot | undefined)[];
};

/** A slot of a day, and what stands around it. */
type Spot = {
  readonly slot: Slot;
  readonly day: SplitDay;
  /** Ids that the day has already. */
  readonly inDay: ReadonlySet<string>;
  /** Movements of the week's other lifts, as they were chosen or are asked for. */
  readonly others: readonly Movement[];
  /** The lower back is still tired. */
  readonly sparesBack?: boolean;
};

/** Main lifts may come twice a week; all others take a tool that the week does not have yet, of the best tier. */
const pick = (chooser: Chooser, { slot, day, inDay, others, sparesBack }: Spot): Exercise | undefined => {
  const { input, person } = chooser;
  const { role, patterns } = slot;
  const lifter = atPlace(person, day.place);
  const isSmall = !isLift(slot);
  const isOpen = (exercise: Exercise) =>
    !inDay.has(exercise.id) && daysOfUse(chooser, exercise) < mostDaysPerWeek;
  const legal = legalExercises(input, person, day.place);
  const named = [...(slot.wished === undefined ? [] : [slot.wished]), ...(slot.tested ?? [])]
    .flatMap((id) => legal.find((exercise) => exercise.id === id) ?? [])
    .find(isOpen);
  if (named !== undefined) return named;
  /** The best move of the first of these movements that has one. */
  const first = (movements: readonly Movement[], isMeant: (exercise: Exercise) => boolean) => {
    for (const movement of movements) {
      const isOwn = patterns.includes(movement);
      for (const tier of tiersOf(chooser, movement, day.place, slot)) {
        const turn = turned(tier, isSmall ? (input.variant ?? 0) : 0);
        const open = (sparesBack === true ? supportedFirst(turn) : turn).filter(
          (exercise) => isOpen(exercise) && isMeant(exercise) && (isOwn || suitsDay(exercise, day)),
        );
        // Small slots of one movement share a tool where the tier is short, so that next week has another one; a main lift comes
        // again for its own movement. Where it only stands in for another, a second lift of its kind does.
        const varies = role === "main" ? !isOwn : role === "secondary" || tier.length > shortTier;
        const next = (varies ? open.find((one) => daysOfUse(chooser, one) === 0) : undefined) ?? open[0];
        if (next !== undefined) return next;
      }
    }
    return undefined;
  };
  const hasPushUp = [...inDay].some((id) => preferences.push_up.flat().includes(id));
  const isAny = (exercise: Exercise) => !isOfFewReps(exercise, lifter) && !isRungBeside(exercise, inDay);
  const isReal = (exercise: Exercise) =>
    isAny(exercise) &&
    !makeshift.has(exercise.id) &&
    !(hasPushUp && ladderOf(exercise) === "push-up") &&
    fits(exercise, lifter);
  const all = [...movementsOf(slot), ...lastResort];
  // A real tool of the slot; for a small one that of another movement, when no area was named; then whatever there is.
  const real = first(isSmall && slot.isTarget !== true ? movementsOf(slot) : patterns, isReal);
  if (real === undefined) {
    const isLiftable = (exercise: Exercise) => isAny(exercise) && canLiftLightest(exercise, lifter);
    return (
      first(patterns, (exercise) => isAny(exercise) && isOnlyEasy(exercise, lifter)) ??
      first(all, isLiftable) ??
      first(all, isAny)
    );
  }
  if (!isTooLight(real, role, input, lifter)) return real;
  // Where the kit is far too light for it, one that is heavy for the person: on one leg, with more of the body. Another movement
  // stands in where the week has none of it: the squat and the hinge stay beside lunges.
  const isHeavy = (exercise: Exercise) =>
    isReal(exercise) &&
    isHeavyEnough(exercise, real, role, input, lifter) &&
    (presses.has(exercise.pattern) || exercise.pattern === patterns[0] || !others.includes(exercise.pattern));
  return first(patterns, isHeavy) ?? real;
};

/**
 * What stood in this slot last week: supersets and tests move exercises about, so the movement says which it was. A lift that went has
 * no heir among those of another slot.
 */
const formerOf = (
  chooser: Chooser,
  { day, wanted, previousIds, slots }: FilledDay,
  slot: Slot,
): Exercise | undefined => {
  const taken = new Set(slots.map(({ exercise }) => exercise.id));
  const open = previousIds.filter((id) => !taken.has(id));
  const movesOf = (movement: Movement, of: Slot) => tiersOf(chooser, movement, day.place, of).flat();
  // Asked of what stands in for the slot's own movement.
  const ofOthers = new Set(
    (slot.patterns.length > 1 && isLift(slot) ? wanted : [])
      .filter((other) => other !== slot && isLift(other))
      .flatMap((other) => other.patterns.slice(0, 1).flatMap((movement) => movesOf(movement, other))),
  );
  const isOpen = (exercise: Exercise) => daysOfUse(chooser, exercise) < mostDaysPerWeek;
  // What led the day leads on, also where it stands in for the movement that usually does.
  const isFirst = slot === wanted.find(({ role }) => role === "main");
  const lead = slot.patterns
    .flatMap((movement) => movesOf(movement, slot))
    .find(({ id }) => isFirst && id === previousIds[0] && open.includes(id));
  if (lead !== undefined && isOpen(lead)) return lead;
  for (const [index, movement] of slot.patterns.entries()) {
    const moves = movesOf(movement, slot).filter((exercise) => index === 0 || !ofOthers.has(exercise));
    const found = open.flatMap((id) => moves.find((exercise) => exercise.id === id) ?? [])[0];
    if (found !== undefined && isOpen(found)) return found;
  }
  return undefined;
};

/**
 * Whether what stood in a slot stays there. Small moves do while they suit. A lift stays until its block ends, but where it failed,
 * stood in for one that a limit ruled out, gets a weight at last, or, as a second lift, became far too easy and has a next rung. In the next block a lift that
 * still progresses goes on beside an equal tool, beside any where few may change: novices keep their lifts for months (GZCLP,
 * Starting Strength).
 * @param found what the slot would get else
 */
const staysWith = (
  former: Exercise,
  found: Exercise | undefined,
  chooser: Chooser,
  { slot, day }: Spot,
  phase: Phase,
  keepsLifts: boolean,
): boolean => {
  const { input, person } = chooser;
  const lifter = atPlace(person, day.place);
  if (!isLift(slot)) return fits(former, lifter);
  if (isTooHard(former, lifter)) return false;
  const tiers = slot.patterns.map((movement) => tiersOf(chooser, movement, day.place, slot));
  const isBlockStart = phase.phase === "accumulation" && phase.mesocycleWeek <= 1;
  if (!isBlockStart) {
    const ringWith = (one: Exercise | undefined) =>
      tiers[0]?.findIndex((tier) => one !== undefined && tier.includes(one)) ?? -1;
    const [own, best] = [ringWith(former), ringWith(found)];
    const isStandIn = hasFewerLimits(input, person) && best >= 0 && (own < 0 || own > best);
    const hasNextRung =
      isMastered(former, lifter) &&
      found?.pattern === former.pattern &&
      found.level >= former.level &&
      fits(found, lifter);
    // Squats to a chair go on with a weight, the day's first too: plain ones end where a sore knee allows none harder.
    const takesWeight = found?.id === loadedSeat && !former.takesWeight;
    return !isStandIn && !hasNextRung && !takesWeight;
  }
  const trend = person.exercises.get(former.id)?.trend;
  const isHeavier = found !== undefined && isHeavyEnough(found, former, slot.role, input, lifter);
  return (
    trend !== "plateaued" &&
    trend !== "declining" &&
    !isMastered(former, lifter) &&
    !(isTooLight(former, slot.role, input, lifter) && isHeavier) &&
    (keepsLifts || tiers.flat().some((tier) => tier.includes(former) && found && tier.includes(found)))
  );
};

/** Jumps while the legs are fresh, main lifts, then second ones, then small ones, those of one joint last (coach.I13). */
const inOrder = (slots: readonly ChosenSlot[]): readonly ChosenSlot[] => {
  const rank = ({ slot, exercise }: ChosenSlot): number =>
    isPower(exercise)
      ? -1
      : slot.role === "main"
        ? 0
        : slot.role === "secondary"
          ? 1
          : exercise.compound && bigLiftOf(exercise) !== undefined
            ? 2
            : 3;
  return slots.toSorted((a, b) => rank(a) - rank(b));
};

/** A rung of a ladder is dosed as one, whatever its place in the day; a move of one joint as a small one; a test of what it is meant for. */
const asDosed = ({ slot, exercise }: ChosenSlot): ChosenSlot => {
  const role =
    isPower(exercise) && (slot.patterns[0] === "power" || slot.wished === exercise.id)
      ? "power"
      : slot.role === "test" && slot.tested?.includes(exercise.id)
        ? "test"
        : ladderOf(exercise) !== undefined && !exercise.takesWeight
          ? "skill"
          : slot.role !== "secondary" && slot.role !== "test"
            ? slot.role
            : exercise.compound
              ? "secondary"
              : "accessory";
  return { slot: { ...slot, role }, exercise };
};

/** The same slots with what is there at home: the move itself where it works, else the best of its movement. */
export const chooseAtHome = (input: DesignInput, person: Person, day: ChosenDay): ChosenDay => {
  const chooser = chooserFor(input, person);
  const legal = legalExercises(input, person, "home");
  const slots: ChosenSlot[] = [];
  for (const { slot, exercise } of day.slots) {
    const inDay = new Set(slots.map((chosen) => chosen.exercise.id));
    const isRetest = slot.role === "test" && slot.tested === undefined;
    const role = slot.role === "skill" || isRetest ? "secondary" : slot.role;
    const patterns = [exercise.pattern, ...slot.patterns];
    const { tested = [] } = slot;
    const others = day.slots.flatMap((other) => (other.slot === slot ? [] : other.exercise.pattern));
    const pickAs = (as: Slot["role"]) =>
      pick(chooser, { slot: { role: as, patterns, tested }, day: { ...day, place: "home" }, inDay, others });
    // Where nothing large may be done at home, a small move stands in: the day must work there too (coach.Q3).
    const next =
      legal.find(({ id }) => id === exercise.id && !inDay.has(id)) ?? pickAs(role) ?? pickAs("accessory");
    if (next === undefined) continue;
    addUse(chooser, next, 1);
    slots.push(asDosed({ slot: { ...slot, role }, exercise: next }));
  }
  return { ...day, place: "home", slots };
};

const fillingOrder: readonly ReadonlySet<Slot["role"]>[] = [
  new Set(["main", "test"]),
  new Set(["secondary"]),
  new Set(["accessory", "core"]),
];

/** Exercises of the plan before, of the day with the same content, on the same weekday if there are two. */
const previousIdsOf = ({ previousPlan }: DesignInput, { weekday, type }: SplitDay): readonly string[] => {
  const days = previousPlan?.days.filter(({ workout }) => workout.kind === "training") ?? [];
  const same = days.filter(({ workout }) => isOfType(workout, type));
  const day =
    same.find((one) => one.weekday === weekday) ?? same[0] ?? days.find((one) => one.weekday === weekday);
  return day?.workout.exercises.map(({ exerciseId }) => exerciseId) ?? [];
};

/** An easy week keeps last week's exercises, each in the slot that it stood in (coach.V10). */
const sameAgain = (
  { input, person }: Chooser,
  { day, wanted, previousIds }: FilledDay,
): readonly ChosenSlot[] => {
  const legal = trainableExercises(input, person, day.place);
  const open = [...wanted];
  return previousIds.flatMap((id): readonly ChosenSlot[] => {
    const exercise = legal.find((one) => one.id === id);
    if (exercise === undefined || (isPower(exercise) && !mayJumpOn(day, { input, person }))) return [];
    const at = open.findIndex(({ patterns }) =>
      patterns.some((movement) => movement === exercise.pattern || preferences[movement].flat().includes(id)),
    );
    const [slot = { role: "accessory" as const, patterns: [exercise.pattern] }] =
      at < 0 ? [] : open.splice(at, 1);
    return [asDosed({ slot, exercise })];
  });
};

/**
 * An exercise for each slot of each day; a slot that nothing fits is left out.
 */
export const chooseExercises = (
  frame: WeekBasis & { readonly split: readonly SplitDay[] },
  { aim, keepsLifts }: Turnover = usualTurnover,
): readonly ChosenDay[] => {
  const { input, person, phase, split } = frame;
  const chooser = chooserFor(input, person);
  const isLater = hasWeekToKeep(input);
  const wanted = weekSlots(frame);
  const days = split.map(
    (day, index): FilledDay => ({
      day,
      wanted: wanted[index] ?? [],
      previousIds: isLater ? previousIdsOf(input, day) : [],
      slots: [],
      chosen: [],
    }),
  );
  if (isLater && phase.keepsExercises) {
    const same = days.map((entry) => ({ ...entry.day, slots: sameAgain(chooser, entry) }));
    // On other weekdays, or with much ruled out, too little stays of last week's days: they are filled up (coach.S4).
    const fewest = phase.setFactor < 1 ? fewestMoves.cut : fewestMoves.full;
    if (same.every(({ slots }) => slots.length >= fewest)) return same;
  }
  const fill = (entry: FilledDay, wantedSlot: Slot, index: number): void => {
    const others = days.flatMap((day) =>
      day.wanted.flatMap((other, at) =>
        other === wantedSlot || !isLift(other)
          ? []
          : (day.chosen[at]?.exercise.pattern ?? other.patterns[0] ?? []),
      ),
    );
    const isWished = wantedSlot.wished !== undefined;
    const slot = isWished ? wantedSlot : evened(wantedSlot, others);
    const sparesBack = isAfterHinge(entry.day, split);
    const spot: Spot = { slot, day: entry.day, inDay: inDayOf(entry), others, sparesBack };
    const former = isWished ? undefined : formerOf(chooser, entry, slot);
    const found = pick(chooser, spot);
    const stays = former !== undefined && staysWith(former, found, chooser, spot, phase, keepsLifts);
    const exercise = stays ? former : found;
    if (exercise === undefined) return;
    addUse(chooser, exercise, 1);
    entry.chosen[index] = { slot, exercise };
    entry.slots = entry.chosen.filter((one) => one !== undefined);
  };
  // The week's main lifts are chosen before any day's small ones.
  for (const roles of fillingOrder)
    for (const entry of days)
      entry.wanted.forEach((slot, index) => {
        if (roles.has(slot.role)) fill(entry, slot, index);
      });
  if (isLater && !phase.keepsExercises) {
    const week = Math.floor(daysBetween("2024-01-01", input.validFrom) / 7);
    rotate(chooser, days, week + (input.variant ?? 0), aim);
  }
  // What an assessment tests stands where its session names it.
  const isAssessment = phase.phase === "assessment";
  const ordered = days.map(({ day, slots }) => ({
    ...day,
    slots: (isAssessment ? slots : inOrder(slots)).map(asDosed),
  }));
  return withTests(ordered, frame);
};
