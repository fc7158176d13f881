/** What each goal asks for (coach.md 3a-8): a table, and how its effort rises over a block. */
import type { PrimaryGoal } from "@muster/domain/profiles/options";
import type { Person } from "../state/person.ts";
import type { DesignInput } from "./input.ts";
import type { Phase } from "./phase.ts";

/** Sets, repetitions and rest in seconds of a main lift and of what assists it; effort at the begin and end of a block. */
export type GoalRow = {
  readonly main: readonly [sets: readonly [number, number], reps: readonly [number, number], rest: number];
  readonly accessory: readonly [
    sets: readonly [number, number],
    reps: readonly [number, number],
    rest: number,
  ];
  readonly difficulty: readonly [number, number];
};

/** For whom the age or a limit guards: few sets, moderate weights (coach.md 3a-8, last row; coach.F4, F5). */
export const gentle: GoalRow = {
  main: [[2, 3], [8, 12], 90],
  accessory: [[2, 2], [10, 15], 60],
  difficulty: [7, 7],
};

/** The table of coach.md 3a-8; rest in seconds. */
export const goalRows: Readonly<Record<PrimaryGoal, GoalRow>> = {
  strength: {
    main: [[3, 5], [3, 6], 150],
    accessory: [[2, 3], [6, 10], 75],
    difficulty: [7.5, 8],
  },
  muscle: {
    main: [[3, 4], [6, 10], 120],
    accessory: [[2, 4], [8, 15], 60],
    difficulty: [7.5, 8],
  },
  toned: {
    main: [[3, 3], [8, 12], 90],
    accessory: [[2, 3], [10, 15], 45],
    difficulty: [7.5, 7.5],
  },
  weight_loss: {
    main: [[3, 3], [8, 12], 90],
    accessory: [[2, 3], [10, 15], 45],
    difficulty: [7.5, 7.5],
  },
  athletic: {
    main: [[3, 4], [4, 8], 120],
    accessory: [[2, 3], [8, 12], 60],
    difficulty: [7.5, 7.5],
  },
  // Adults without limits train in the band that the specification calls optimal; the gentle one is for who is guarded.
  general_fitness: { ...gentle, difficulty: [7.5, 7.5] },
};

/** Beginners lift 8-12RM whatever the goal, strength beginners 5-8 (ACSM 2009). */
export const mainReps = (
  goal: PrimaryGoal,
  isNovice: boolean,
  reps: readonly [number, number],
): readonly [number, number] =>
  isNovice && goal === "strength" ? [5, 8] : isNovice && goal !== "muscle" ? [8, 12] : reps;

const half = (value: number): number => Math.round(value * 2) / 2;

/** Effort rises over four block weeks from the easy to the hard end of the goal's band. */
export const targetDifficulty = (input: DesignInput, person: Person, phase: Phase): number => {
  const isGuarded = person.gates.ageGroup !== "adult";
  const [from, to] = (isGuarded ? gentle : goalRows[input.profile.primaryGoal]).difficulty;
  const progress = Math.min(1, Math.max(0, phase.mesocycleWeek - 1) / 2);
  const wanted = from + (to - from) * progress;
  return Math.max(4, half(Math.min(wanted, phase.difficulty ?? 10, person.gates.maxDifficulty)));
};
