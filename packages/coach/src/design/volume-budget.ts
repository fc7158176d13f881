/** How many hard sets each muscle should get this week: level × goal × wishes × growth over the block (coach.md 3a-5). */
import type { TargetArea } from "@muster/domain/profiles/options";
import { type Exercise, type Muscle, muscles } from "../catalogue/exercise.ts";
import type { Person } from "../state/person.ts";
import type { DesignInput } from "./input.ts";
import { sharesOf } from "./muscle-shares.ts";
import type { Phase } from "./phase.ts";
import { landmarks } from "./volume.data.ts";

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
const smallMuscles: ReadonlySet<Muscle> = new Set<Muscle>([
  "forearms",
  "obliques",
  "lower_back",
  "adductors",
  "rear_delts",
  "side_delts",
  "calves",
  "biceps",
  "triceps",
]);

/** Growth a block week, only for people who show up (coach.md 3a-5). */
const growthAWeek = 0.06;

/** Weekly gain in strength that a level usually makes (coach.md 4.1), and the personal share of sets it leads to. */
const usualGainAWeek = { beginner: 0.012, returning: 0.011, intermediate: 0.006, advanced: 0.003 } as const;
const personalDose = 1.06;

const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;

/**
 * Rested and slower than the level's usual: a bit more (coach.md 3a-5). The bit less at a strain of 7 is part of the
 * week's own cut for recovery: the smaller share counts, never the product.
 */
const personalShare = ({ recovery, exercises, volumeLevel }: Person, phase: Phase): number => {
  const { strain } = recovery;
  const gain = median([...exercises.values()].flatMap((state) => (state.gain === null ? [] : [state.gain])));
  const isSlow = gain !== null && gain < 3 * usualGainAWeek[volumeLevel];
  return strain !== null && strain <= 4 && isSlow && phase.mesocycleWeek >= 3 ? personalDose : 1;
};

/**
 * Fractional sets a week for each muscle (coach.md 3a-5): landmark of the level, goal, wishes and growth, cut by
 * the smallest share that holds.
 */
export const volumeBudget = (input: DesignInput, person: Person, phase: Phase): VolumeBudget => {
  const landmark = landmarks[person.volumeLevel];
  const wished = targetMuscles(input.profile.targetAreas);
  const goal = input.profile.primaryGoal === "weight_loss" ? 0.85 : 1;
  const mayGrow = !person.recovery.holds && person.adherence.band !== "low";
  const personal = personalShare(person, phase);
  const growth = mayGrow ? 1 + growthAWeek * Math.min(Math.max(phase.mesocycleWeek - 1, 0), 5) : 1;
  // fromEntries widens the keys; muscles are all of them.
  return Object.fromEntries(
    muscles.map((muscle) => {
      const wish = wished.has(muscle) ? 1.25 : 1;
      const size = smallMuscles.has(muscle) ? 0.6 : 1;
      return [muscle, Math.min(landmark.growTo, landmark.start * goal * wish * size * growth * personal)];
    }),
  ) as Record<Muscle, number>;
};

/** Adds `sets` of an exercise to a tally of fractional sets. */
export const addSets = (tally: Map<Muscle, number>, exercise: Exercise, sets: number): void => {
  for (const [muscle, share] of sharesOf(exercise).all)
    tally.set(muscle, (tally.get(muscle) ?? 0) + share * sets);
};
