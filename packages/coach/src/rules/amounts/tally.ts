/** Counts that several rules ask of a week: sets by muscle and pattern, by day and in all. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { type Muscle, type Pattern, primaryMuscles } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { addSets } from "../../design/budget/volume-budget.ts";

type Exercises = Pick<DayWorkout, "exercises">;

/** Fractional sets: trained directly 1, along 0.5. */
export const plannedMuscleSets = (days: readonly Exercises[]): ReadonlyMap<Muscle, number> => {
  const tally = new Map<Muscle, number>();
  for (const { exercises } of days)
    for (const planned of exercises) {
      const known = exerciseById(planned.exerciseId);
      if (known !== undefined) addSets(tally, known, setCount(planned.sets));
    }
  return tally;
};

/** Sets of moves that train the muscle directly. */
export const directSets = (days: readonly Exercises[]): ReadonlyMap<Muscle, number> => {
  const tally = new Map<Muscle, number>();
  for (const { exercises } of days)
    for (const planned of exercises) {
      const known = exerciseById(planned.exerciseId);
      if (known !== undefined)
        for (const muscle of primaryMuscles(known))
          tally.set(muscle, (tally.get(muscle) ?? 0) + setCount(planned.sets));
    }
  return tally;
};

/** Direct sets of a muscle from which on a session counts as hard for it (coach.C6). */
export const hardSets = 4;

/** Whole sets of each movement pattern; exercises that the catalogue does not have count for none. */
export const patternSets = (days: readonly Exercises[]): ReadonlyMap<Pattern, number> => {
  const tally = new Map<Pattern, number>();
  for (const { exercises } of days)
    for (const planned of exercises) {
      const pattern = exerciseById(planned.exerciseId)?.pattern;
      if (pattern !== undefined) tally.set(pattern, (tally.get(pattern) ?? 0) + setCount(planned.sets));
    }
  return tally;
};

/** The big muscles that every week should reach; each entry counts once, by its best muscle. */
export const majorMuscleGroups: readonly { readonly name: string; readonly of: readonly Muscle[] }[] = [
  { name: "chest", of: ["chest"] },
  { name: "back", of: ["lats", "upper_back"] },
  { name: "thighs", of: ["quads"] },
  { name: "hips", of: ["glutes", "hamstrings"] },
];
