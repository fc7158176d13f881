/**
 * What is prescribed: sets, repetitions, rest and effort by role in the day, goal and level, and how each grows. Designer,
 * validator and repair read the same table. Sources: ACSM 2009 and 2026 (progression models: loads, repetitions, rest, level),
 * NSCA Essentials 4th ed. (tables 17.7-17.12: repetitions and rest by goal), Schoenfeld 2016-2021 (repetition continuum, rest,
 * volume), NSCA 2019 (older adults), NSCA 2009 (youth).
 */
import type { PrimaryGoal } from "@muster/domain/profiles/options.text";
import type { VolumeLevel } from "../../state/person.ts";

/** Repetitions, seconds or meters of a set, from the fewest to the most. */
export type Range = readonly [low: number, high: number];

/** Every range of repetitions that people write; nothing else is ever prescribed, but for single numbers. */
export const listedRanges: readonly Range[] = [
  [3, 5],
  [4, 6],
  [5, 8],
  [6, 8],
  [6, 10],
  [8, 10],
  [8, 12],
  [10, 12],
  [10, 15],
  [12, 15],
  [12, 20],
  [15, 20],
  [20, 30],
];

/** Seconds of a hold. */
export const listedTimes: readonly Range[] = [
  [15, 20],
  [20, 30],
  [30, 45],
  [45, 60],
];

/** Ranges of moves without a chosen weight, from hard to easy for the person: one that fits is taken, none is stretched. */
export const unloadedRanges: readonly Range[] = [
  [3, 5],
  [4, 6],
  [5, 8],
  [8, 10],
  [8, 12],
  [12, 15],
  [15, 20],
];

/** The next higher range, for a weight that the kit's next step is too far from. */
export const higherRanges: ReadonlyMap<string, Range> = new Map([
  ["3-5", [5, 8]],
  ["4-6", [6, 8]],
  ["5-8", [8, 10]],
  ["6-8", [8, 10]],
  ["6-10", [10, 12]],
  ["8-10", [10, 12]],
  ["8-12", [12, 15]],
  ["10-12", [12, 15]],
  ["10-15", [15, 20]],
  ["12-15", [15, 20]],
]);

/** Longest set with a weight; longer ones train patience (ACSM 2009: up to 15-20 for endurance). */
export const longestLoadedSet = 20;
/** Longest set without one. */
export const longestUnloadedSet = 30;
/** Sets of an exercise: fewer is a test or somebody's own change. */
export const setBounds = { fewest: 2, most: 5 } as const;

/** Sets to begin with, and to grow to; two when time or recovery ask for it. */
type Sets = readonly [usual: number, most: number];

/** Prescription of one role by level of training. */
export type PrescriptionRow = {
  readonly sets: Readonly<Record<VolumeLevel, Sets>>;
  readonly range: Readonly<Record<VolumeLevel, Range>>;
  /** Seconds. */
  readonly restSeconds: number;
  /** Where time is short: never less, a move less instead. */
  readonly leastRestSeconds: number;
  /** Repetitions left in reserve; the effort to aim for is ten less these. */
  readonly reserve: number;
  readonly source: string;
};

/** Role of an exercise in its day. */
export type TableRole = "main" | "second" | "small";
/** Row group of the table; several goals share one. */
export type TableGoal = "strength" | "muscle" | "general" | "athletic" | "youth" | "older";

/** Goal of the profile -> row group. */
export const tableGoals: Readonly<Record<PrimaryGoal, TableGoal>> = {
  strength: "strength",
  muscle: "muscle",
  toned: "general",
  weight_loss: "general",
  general_fitness: "general",
  athletic: "athletic",
};

const forAll = <T>(value: T, change: Partial<Record<VolumeLevel, T>> = {}): Record<VolumeLevel, T> => ({
  beginner: value,
  returning: value,
  intermediate: value,
  advanced: value,
  ...change,
});

/** Row group and role -> prescription. */
export const table: Readonly<Record<TableGoal, Readonly<Record<TableRole, PrescriptionRow>>>> = {
  strength: {
    main: {
      sets: forAll<Sets>([3, 4], { beginner: [3, 3], intermediate: [3, 5], advanced: [4, 5] }),
      range: forAll<Range>([4, 6], { beginner: [5, 8], returning: [5, 8] }),
      restSeconds: 180,
      leastRestSeconds: 120,
      reserve: 2,
      source: "ACSM 2009: novices 60-70%, others 80% and more of the maximum; NSCA: 2-5 min",
    },
    second: {
      sets: forAll<Sets>([3, 3], { advanced: [3, 4] }),
      range: forAll<Range>([6, 10], { advanced: [6, 8] }),
      restSeconds: 120,
      leastRestSeconds: 90,
      reserve: 2,
      source: "NSCA Essentials: assistance at 6-10; ACSM 2009: 1-2 min and more",
    },
    small: {
      sets: forAll<Sets>([2, 3], { intermediate: [3, 3], advanced: [3, 3] }),
      range: forAll<Range>([10, 15]),
      restSeconds: 75,
      leastRestSeconds: 45,
      reserve: 2,
      source: "ACSM 2009: single-joint work at 8-12 and lighter, 1-2 min",
    },
  },
  muscle: {
    main: {
      sets: forAll<Sets>([3, 3], { intermediate: [3, 4], advanced: [4, 4] }),
      range: forAll<Range>([6, 10], { advanced: [6, 8] }),
      restSeconds: 120,
      leastRestSeconds: 90,
      reserve: 2,
      source: "NSCA Essentials: 6-12; Schoenfeld 2016: rest of 2 min and more for large lifts",
    },
    second: {
      sets: forAll<Sets>([3, 3], { intermediate: [3, 4], advanced: [3, 4] }),
      range: forAll<Range>([8, 12]),
      restSeconds: 90,
      leastRestSeconds: 75,
      reserve: 2,
      source: "ACSM 2009: 8-12; Schoenfeld 2021: repetition continuum",
    },
    small: {
      sets: forAll<Sets>([3, 3], { beginner: [2, 3] }),
      range: forAll<Range>([10, 15], { intermediate: [12, 15] }),
      restSeconds: 60,
      leastRestSeconds: 45,
      reserve: 2,
      source: "Schoenfeld 2021: lighter loads serve small muscles as well; NSCA: 30-90 s",
    },
  },
  general: {
    main: {
      sets: forAll<Sets>([3, 3], { advanced: [3, 4] }),
      range: forAll<Range>([8, 12]),
      restSeconds: 90,
      leastRestSeconds: 75,
      reserve: 2.5,
      source: "ACSM 2009: 8-12 for novices and general fitness, 1-2 min",
    },
    second: {
      sets: forAll<Sets>([3, 3]),
      range: forAll<Range>([10, 12]),
      restSeconds: 75,
      leastRestSeconds: 60,
      reserve: 2.5,
      source: "ACSM 2009: 10-15 in circuits of short rests",
    },
    small: {
      sets: forAll<Sets>([2, 3], { intermediate: [3, 3], advanced: [3, 3] }),
      range: forAll<Range>([12, 15]),
      restSeconds: 60,
      leastRestSeconds: 45,
      reserve: 2.5,
      source: "NSCA Essentials: endurance 12 and more, 30-60 s",
    },
  },
  athletic: {
    main: {
      sets: forAll<Sets>([3, 4], { beginner: [3, 3] }),
      range: forAll<Range>([4, 6], { beginner: [5, 8], returning: [5, 8] }),
      restSeconds: 150,
      leastRestSeconds: 120,
      reserve: 2.5,
      source: "NSCA Essentials: strength-power 3-6, 2-5 min",
    },
    second: {
      sets: forAll<Sets>([3, 3]),
      range: forAll<Range>([6, 10]),
      restSeconds: 90,
      leastRestSeconds: 75,
      reserve: 2.5,
      source: "NSCA Essentials: assistance at 6-10",
    },
    small: {
      sets: forAll<Sets>([2, 3], { intermediate: [3, 3], advanced: [3, 3] }),
      range: forAll<Range>([10, 15]),
      restSeconds: 60,
      leastRestSeconds: 45,
      reserve: 2.5,
      source: "NSCA Essentials: 10-15, 30-90 s",
    },
  },
  youth: {
    main: {
      sets: forAll<Sets>([3, 3]),
      range: forAll<Range>([8, 12]),
      restSeconds: 90,
      leastRestSeconds: 75,
      reserve: 3,
      source: "NSCA 2009 (youth): 1-3 sets of 6-15, technique first",
    },
    second: {
      sets: forAll<Sets>([3, 3]),
      range: forAll<Range>([10, 12]),
      restSeconds: 75,
      leastRestSeconds: 60,
      reserve: 3,
      source: "NSCA 2009 (youth): 1-3 sets of 6-15",
    },
    small: {
      sets: forAll<Sets>([2, 3]),
      range: forAll<Range>([10, 15]),
      restSeconds: 60,
      leastRestSeconds: 45,
      reserve: 3,
      source: "NSCA 2009 (youth): 1-3 sets of 6-15",
    },
  },
  older: {
    main: {
      sets: forAll<Sets>([2, 3]),
      range: forAll<Range>([8, 12]),
      restSeconds: 120,
      leastRestSeconds: 120,
      reserve: 3,
      source: "NSCA 2019 (older adults): 2-3 sets of 8-12, 2 min",
    },
    second: {
      sets: forAll<Sets>([2, 3]),
      range: forAll<Range>([10, 12]),
      restSeconds: 120,
      leastRestSeconds: 120,
      reserve: 3,
      source: "NSCA 2019 (older adults): 2-3 sets of 10-15, 2 min",
    },
    small: {
      sets: forAll<Sets>([2, 3]),
      range: forAll<Range>([10, 15]),
      restSeconds: 60,
      leastRestSeconds: 45,
      reserve: 3,
      source: "NSCA 2019 (older adults): 10-15 for small muscles",
    },
  },
};

/** Main lifts of the advanced by week of the block, the last for all further weeks (ACSM 2009: periodised, 1-12). */
export const waves: Readonly<Partial<Record<TableGoal, readonly Range[]>>> = {
  strength: [
    [4, 6],
    [4, 6],
    [3, 5],
  ],
  athletic: [
    [4, 6],
    [4, 6],
    [3, 5],
  ],
  muscle: [
    [8, 10],
    [8, 10],
    [6, 8],
  ],
};

/** Seconds of a hold to begin with; a longer one when it was held to the end and not hard. */
export const firstHold = { beginner: 1, returning: 1, intermediate: 2, advanced: 2 } as const;
/** Swings are thrown: many fast ones with a short rest, whatever the goal and the place in the day (NSCA Essentials: power endurance). */
export const swings = { range: [10, 15], restSeconds: 75, leastRestSeconds: 60 } as const satisfies {
  readonly range: Range;
  readonly restSeconds: number;
  readonly leastRestSeconds: number;
};
/** True for a weight that is thrown, not lifted. */
export const isBallistic = ({ family }: { readonly family: string }): boolean => family === "swing";
/** Jumps: few, fast and fresh, with full rest (NSCA Essentials: power in 3-5 sets of 3-5, 2-5 min). */
export const jumps: Range = [3, 5];
/** Sets and seconds of rest where jumps are so few. */
export const power: { readonly sets: Sets; readonly restSeconds: number } = {
  sets: [3, 3],
  restSeconds: 120,
};
/** Lowering a body that cannot be lifted yet: three to five, slowly (NSCA Essentials). */
export const eccentrics: Range = [3, 5];
/** True for a move that is lowered slowly because it cannot be lifted yet. */
export const isEccentric = ({ id }: { readonly id: string }): boolean => id.endsWith(".negative");
/** Meters of a carry, of a walk on a line, of a walk or run. */
export const distances = { carry: 30, balance: 10, cardio: 100 } as const;
/** Seconds between sets of pull-ups and push-ups: many, never near failure, less where time is short; singles need longer, tests longest. */
export const ladderRest = { usual: 90, least: 60, singles: 120, test: 180 } as const;
/** Least share of the best that is worth a set of a ladder (coach.I9). */
export const leastShare = 0.5;
/** Share of the best that a set of a few repetitions asks for. */
export const singleShare = 0.75;

/** Three heavy repetitions: the specification reckons the one-repetition maximum from them (spec §9). */
export const heavyTest: Range = [3, 3];
/** Sets of the way up to them. */
export const heavySets: Sets = [3, 4];
/** Sets of calm work in an assessment, fewer where there is no room: more moves tell more than more sets. */
export const findingSets: Sets = [3, 3];
/** What a test against the clock is planned as: a mile in meters, two minutes in seconds, and about as many repetitions. */
export const clockTests = { distance: 1600, time: 120, reps: 30 } as const;
/** Seconds that a hold to the limit is reckoned with. */
export const longestHold = 60;
