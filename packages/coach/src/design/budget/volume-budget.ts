/** How many hard sets each muscle should get this week: by level, wishes and growth over the block. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { TargetArea } from "@muster/domain/profiles/options.text";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { type Exercise, isPower, type Muscle, muscles, primaryMuscles } from "../../catalogue/exercise.ts";
import { once } from "../../catalogue/once.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { WeekBasis } from "../phase.ts";
import { landmarks, leastOfOthers } from "./volume.data.ts";

type Shares = {
  readonly direct: readonly Muscle[];
  readonly all: readonly (readonly [Muscle, number])[];
};

/** Which muscles an exercise trains directly, and its share of a set for each. */
export const sharesOf = once((exercise: Exercise): Shares => {
  // Few fast repetitions far from failure are no hard set (Pelland 2024 counts sets near it).
  if (isPower(exercise)) return { direct: [], all: [] };
  const all = muscles.flatMap((muscle) => {
    const share = exercise.muscles[muscle];
    return share === undefined ? [] : [[muscle, share] as const];
  });
  return { direct: primaryMuscles(exercise), all };
});

/** Hard sets a week by muscle; half sets count 0.5. */
export type VolumeBudget = Readonly<Record<Muscle, number>>;

const areaMuscles: Readonly<Record<TargetArea, readonly Muscle[]>> = {
  arms: ["biceps", "triceps"],
  chest: ["chest"],
  shoulders: ["front_delts", "side_delts", "rear_delts"],
  back: ["lats", "upper_back"],
  core: ["abs", "obliques"],
  glutes: ["glutes"],
  thighs: ["quads", "hamstrings", "adductors"],
  calves: ["calves"],
  full_body: [],
};

/** Muscles that the person named as target areas. */
export const targetMuscles = (areas: readonly TargetArea[]): ReadonlySet<Muscle> =>
  new Set(areas.flatMap((area) => areaMuscles[area]));

/** Small muscles get much of their work from compound moves. */
export const smallMuscles: ReadonlySet<Muscle> = new Set<Muscle>([
  "forearms",
  "obliques",
  "lower_back",
  "adductors",
  "rear_delts",
  "side_delts",
  "calves",
  "biceps",
  "triceps",
  "abs",
]);

/** Growth a block week, only for people who show up (specs/design.md 3a-5). */
const growthAWeek = 0.06;
/** Muscles that the person named get so many times the start (spec §9: 20-40% more). */
export const wishShare = 1.25;

/**
 * Fractional sets a week for each muscle: the level's start for the large ones and those that the person named, six for the
 * rest, growing over the block while attendance and recovery allow it.
 */
export const volumeBudget = ({ input, person, phase }: WeekBasis): VolumeBudget => {
  const { start, growTo } = landmarks[person.volumeLevel];
  const wished = targetMuscles(input.profile.targetAreas);
  const mayGrow = !person.recovery.holds && person.adherence.band !== "low";
  const growth = mayGrow ? 1 + growthAWeek * Math.min(Math.max(phase.mesocycleWeek - 1, 0), 5) : 1;
  // fromEntries widens the keys; muscles are all of them.
  return Object.fromEntries(
    muscles.map((muscle) => {
      const wish = wished.has(muscle) ? start * wishShare : smallMuscles.has(muscle) ? leastOfOthers : start;
      return [muscle, Math.min(growTo, wish * growth)];
    }),
  ) as Record<Muscle, number>;
};

/** Adds `sets` of an exercise to a tally of fractional sets. */
export const addSets = (tally: Map<Muscle, number>, exercise: Exercise, sets: number): void => {
  for (const [muscle, share] of sharesOf(exercise).all)
    tally.set(muscle, (tally.get(muscle) ?? 0) + share * sets);
};

/** Fractional sets of each muscle in days of a plan: trained directly 1, along 0.5 (Pelland 2024). */
export const plannedMuscleSets = (
  days: readonly Pick<DayWorkout, "exercises">[],
): ReadonlyMap<Muscle, number> => {
  const tally = new Map<Muscle, number>();
  for (const { exerciseId, sets } of days.flatMap(({ exercises }) => exercises)) {
    const known = exerciseById(exerciseId);
    if (known !== undefined) addSets(tally, known, setCount(sets));
  }
  return tally;
};
