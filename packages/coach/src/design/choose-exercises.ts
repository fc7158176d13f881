/**
 * Which exercise stands in which slot: legal, useful for the goal, within the muscle budget; mains stay, accessories
 * rotate so that 40-50% of the week's exercises are new (coach.md 3a-7, spec §9).
 */
import type { Weekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { fallsBetweenSteps } from "../state/between-steps.ts";
import { isOutgrown } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { Slot } from "./day-types.data.ts";
import { hasDesignedBefore } from "./designed-before.ts";
import {
  best,
  boardFor,
  type ChosenDay,
  type ChosenSlot,
  type MutableDay,
  mostDaysPerWeek,
  overflow,
  place,
} from "./exercise-board.ts";
import type { DesignInput } from "./input.ts";
import { withLadders } from "./ladder-week.ts";
import { feasibleExercises } from "./legal.ts";
import { bigLiftOf } from "./lift-balance.ts";
import type { Phase } from "./phase.ts";
import { rotate } from "./rotate.ts";
import type { SplitDay } from "./split.ts";
import type { VolumeBudget } from "./volume-budget.ts";
import { servesWeakSides } from "./weak-side.ts";
import { totalLimit } from "./week-limit.ts";

const exercisesADay = { under_30: 6, "30_45": 6, "45_60": 7, "60_plus": 8 } as const;

/** The specification's six to ten. */
const fewestADay = 6;
/** Mean sets of an exercise when there is enough time for all of them. */
const setsEach = 2.4;

/** As many exercises as the time and the week's sets are good for: many single sets train little and rotate badly. */
const exercisesFor = (input: DesignInput, person: Person, phase: Phase, days: number): number => {
  const most = exercisesADay[input.profile.timePerSession];
  if (days === 0) return most;
  // The same exercises as before: as many as the fullest day had.
  if (phase.keepsExercises && hasDesignedBefore(input))
    return Math.max(...(input.previousPlan?.days ?? []).map(({ workout }) => workout.exercises.length));
  const good = Math.round(totalLimit(input, person, phase, days) / days / setsEach);
  return Math.min(most, Math.max(fewestADay, good));
};

/** Exercises of the plan before, by kind of day and by weekday. */
const previousIds = (
  input: DesignInput,
): {
  readonly all: ReadonlySet<string>;
  readonly ofDay: (day: SplitDay) => readonly string[];
} => {
  const days = input.previousPlan?.days ?? [];
  const ids = (matching: typeof days) =>
    matching[0]?.workout.exercises.map(({ exerciseId }) => exerciseId) ?? [];
  return {
    all: new Set(days.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId))),
    ofDay: (day) => {
      const sameName = days.filter(({ workout }) => workout.name === day.type.name);
      const sameWeekday: Weekday = day.weekday;
      return ids([...sameName.filter(({ weekday }) => weekday === sameWeekday), ...sameName]);
    },
  };
};

/**
 * What stood in this slot last week: supersets and tests move exercises about, so the pattern says which it was, and
 * the place only where the pattern does not.
 */
const formerOf = (slot: Slot, index: number, kept: readonly string[], taken: ReadonlySet<string>) => {
  const open = kept.filter((id) => !taken.has(id));
  for (const pattern of slot.patterns) {
    const found = open.find((id) => exerciseById(id)?.pattern === pattern);
    if (found !== undefined) return found;
  }
  const here = kept[index];
  return here !== undefined && !taken.has(here) ? here : undefined;
};

/** The same slots with what is there at home: the move itself where it works, else the best of its pattern. */
export const chooseAtHome = (
  input: DesignInput,
  person: Person,
  budget: VolumeBudget,
  day: ChosenDay,
): ChosenDay => {
  const board = boardFor(input, person, budget);
  const home: SplitDay = { ...day, place: "home" };
  const slots: ChosenSlot[] = [];
  for (const { slot, exercise } of day.slots) {
    const inDay = new Set(slots.map((chosen) => chosen.exercise.id));
    const same = board.legal.home.find(({ id }) => id === exercise.id && !inDay.has(id));
    const next =
      same ??
      best(board, home, { ...slot, patterns: [exercise.pattern, ...slot.patterns] }, inDay, new Set());
    if (next === undefined) continue;
    place(board, next, 1);
    slots.push({ slot, exercise: next });
  }
  return { ...home, slots };
};

const fillingOrder: readonly ReadonlySet<Slot["role"]>[] = [
  new Set(["main"]),
  new Set(["secondary"]),
  new Set(["accessory", "core", "skill", "test"]),
];

/**
 * An exercise for each slot of each day (coach.md 3a-7): anchors stay, rings rotate, everything legal. A slot that
 * nothing fits is left out.
 */
export const chooseExercises = (
  input: DesignInput,
  person: Person,
  phase: Phase,
  budget: VolumeBudget,
  split: readonly SplitDay[],
): readonly ChosenDay[] => {
  const board = boardFor(input, person, budget);
  const designedBefore = hasDesignedBefore(input);
  const previous = previousIds(input);
  const days: MutableDay[] = split.map((day) => ({ day, slots: [] }));
  const count = exercisesFor(input, person, phase, split.length);
  const feasible = {
    home: feasibleExercises(input, person, "home"),
    gym: feasibleExercises(input, person, "gym"),
  };
  const planned = withLadders(input, person, phase, split, count, feasible);
  // Ladder moves are fixed first, so that the rest of the week is filled around them.
  for (const { fixed } of planned) for (const move of fixed.values()) place(board, move, 1);

  const boxes = days.map(({ day }, dayIndex) => {
    const { slots: wanted, fixed } = planned[dayIndex] ?? { slots: [], fixed: new Map<number, Exercise>() };
    return {
      day,
      wanted,
      chosen: wanted.map((_, index) => fixed.get(index)),
      kept: designedBefore ? previous.ofDay(day) : [],
      inDay: new Set<string>([...fixed.values()].map(({ id }) => id)),
    };
  });
  // The week's big lifts are chosen before any day's small ones: a full muscle costs an accessory, not a main lift.
  for (const roles of fillingOrder)
    for (const { day, wanted, chosen, kept, inDay } of boxes)
      for (const [index, slot] of wanted.entries()) {
        if (chosen[index] !== undefined || !roles.has(slot.role)) continue;
        const old = formerOf(slot, index, kept, inDay);
        const again = board.legal[day.place].find(
          (exercise) =>
            exercise.id === old &&
            !inDay.has(exercise.id) &&
            (phase.keepsExercises ||
              !(
                isOutgrown(exercise, person) ||
                (slot.role !== "main" &&
                  bigLiftOf(exercise) !== undefined &&
                  fallsBetweenSteps(exercise, person))
              )) &&
            (phase.keepsExercises || overflow(board, exercise) <= 0) &&
            (board.uses.get(exercise.id) ?? 0) < mostDaysPerWeek,
        );
        const exercise = again ?? best(board, day, slot, inDay, new Set());
        if (exercise === undefined) continue;
        inDay.add(exercise.id);
        place(board, exercise, 1);
        chosen[index] = exercise;
      }
  boxes.forEach(({ wanted, chosen }, dayIndex) => {
    for (const [index, slot] of wanted.entries()) {
      const exercise = chosen[index];
      if (exercise !== undefined) days[dayIndex]?.slots.push({ slot, exercise });
    }
  });
  if (designedBefore && !phase.keepsExercises) rotate(board, days, previous.all);
  if (!phase.keepsExercises) servesWeakSides(board, days);
  return days.map(({ day, slots }) => ({ ...day, slots: bigBeforeSmall(slots) }));
};

/** A big lift in a small slot still comes before arms, shoulders and calves (coach.I13); all else keeps its order. */
const bigBeforeSmall = (slots: readonly ChosenSlot[]): readonly ChosenSlot[] => {
  const isLate = ({ slot, exercise }: ChosenSlot) =>
    (slot.role === "accessory" || slot.role === "core") &&
    !(exercise.compound && bigLiftOf(exercise) !== undefined);
  return [...slots.filter((chosen) => !isLate(chosen)), ...slots.filter(isLate)];
};
