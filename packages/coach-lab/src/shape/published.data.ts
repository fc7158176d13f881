/**
 * What published programmes prescribe, as a table to hold plans against; kept apart from the coach's own table on purpose.
 * Sources: 60 published programmes read line by line (1,863 lines, 463 ranges); ACSM 2009, Progression models in resistance
 * training; NSCA, Essentials of Strength Training and Conditioning (4th ed.), chapter 17 (loads, repetitions, rest);
 * Schoenfeld 2017 (volume), 2016 (frequency) and 2021 (loading); Grgic 2018 (rest).
 */
import type { Exercise, Muscle } from "@muster/coach/catalogue/exercise";
import type { FitnessLevel, PrimaryGoal, TargetArea } from "@muster/domain/profiles/options.text";

/** Ranges of repetitions that make nearly all published ones. */
const ranges = "3-5 4-6 5-8 6-8 6-10 8-10 8-12 10-12 10-15 12-15 12-20 15-20".split(" ");
/** For calves, abs and easy moves without weight. */
const easyRange = "20-30";
const secondsRanges = "15-20 20-30 30-45 45-60".split(" ");

const isLoaded = ({ loadKind }: Exercise): boolean => loadKind === "external" || loadKind === "perHand";

/** True for a range that people use; one number alone belongs to technique, tests and ladders, so to moves without weight. */
export const isPublished = (exercise: Exercise, low: number, high: number): boolean => {
  const range = `${low}-${high}`;
  if (exercise.metric === "time") return low === high || secondsRanges.includes(range);
  if (ranges.includes(range)) return true;
  if (low === high) return !isLoaded(exercise);
  return (
    range === easyRange &&
    (exercise.pattern === "calf" ||
      exercise.pattern === "core" ||
      (!isLoaded(exercise) && exercise.level === 1))
  );
};

/** Roles of an exercise in a day, the most important first. */
export const roles = ["main", "second", "small"] as const;
/** Role of an exercise in a day. */
export type Role = (typeof roles)[number];

type Rest = readonly [lowest: number, highest: number];
type Row = Readonly<Record<Role, Rest>>;
const general: Row = { main: [75, 105], second: [60, 90], small: [30, 75] };
/** Seconds of rest by goal and role. */
export const restOf: Readonly<Record<PrimaryGoal, Row>> = {
  strength: { main: [120, 180], second: [90, 150], small: [45, 90] },
  muscle: { main: [90, 150], second: [75, 120], small: [45, 75] },
  athletic: { main: [120, 180], second: [75, 120], small: [45, 75] },
  toned: general,
  weight_loss: general,
  general_fitness: general,
};

/** Hard sets of a muscle in a week, trained along counted half, for what the goal names. */
export const volumeBand: Readonly<Record<FitnessLevel, readonly [number, number]>> = {
  beginner: [8, 12],
  returning: [8, 12],
  intermediate: [10, 18],
  advanced: [12, 22],
};
/** For every other large muscle. */
export const leastSets = 6;
/** Muscles whose weekly sets are compared. */
export const largeMuscles = [
  "chest",
  "upper_back",
  "lats",
  "quads",
  "hamstrings",
  "glutes",
] as const satisfies readonly Muscle[];
/** Large muscles that a target area names. */
export const musclesOfTarget: Readonly<Partial<Record<TargetArea, readonly Muscle[]>>> = {
  chest: ["chest"],
  back: ["upper_back", "lats"],
  glutes: ["glutes"],
  thighs: ["quads", "hamstrings"],
};

/** Barbell, dumbbell and machine lifts that strength and muscle are built on in a gym, by movement. */
export const basics: Readonly<Record<string, readonly string[]>> = {
  squat: ["barbell-back", "barbell-front", "barbell-pause", "smith", "leg-press", "goblet", "dumbbell-front"],
  hinge: [
    "barbell-deadlift",
    "barbell-rdl",
    "rdl",
    "barbell-hip-thrust",
    "smith-hip-thrust",
    "dumbbell-hip-thrust",
  ],
  h_push: ["barbell", "barbell-incline", "smith", "dumbbell-bench", "dumbbell-incline", "machine"],
  v_push: ["barbell", "smith", "dumbbell", "dumbbell-arnold", "machine", "landmine"],
  h_pull: [
    "barbell",
    "pendlay",
    "cable",
    "cable-single",
    "machine",
    "dumbbell-one-arm",
    "dumbbell-supported",
    "dumbbell-bent",
  ],
  v_pull: ["pull-up", "chin-up", "weighted", "wide", "pulldown", "close-pulldown", "assisted-machine"],
};

/** Skill, balance and ballistic moves that fill a strength or muscle week of somebody fit with nothing. */
export const isFiller = ({ id, pattern }: Pick<Exercise, "id" | "pattern">): boolean =>
  pattern === "balance" ||
  /windmill|kettlebell-swing|push-press|renegade|handstand|core\.standing-knee|boxing|low-jacks/.test(id);
