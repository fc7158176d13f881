/**
 * What a week asks for, read without the designer's own tables: its exercises and where they are done, the names of all
 * that is to be done besides, and the kit that is there for it.
 */

import { coolDownHolds, warmUpMoves } from "@muster/coach/catalogue/moves/mobility.data";
import type { DesignInput } from "@muster/coach/state/input";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";
import type { Truth } from "./truth.ts";

type Line = { readonly at: string; readonly exercise: PlannedExercise; readonly isGym: boolean };

/** Every exercise of a day, of its plan for home too, with where it stands. */
export const linesOf = (weekday: Weekday, day: DayWorkout): readonly Line[] => [
  ...day.exercises.map((exercise) => ({
    at: `${weekday} ${exercise.exerciseId}`,
    exercise,
    isGym: /gym|planet/i.test(day.location),
  })),
  ...(day.homeAlternative?.exercises ?? []).map((exercise) => ({
    at: `${weekday} at home ${exercise.exerciseId}`,
    exercise,
    isGym: false,
  })),
];

/** Everything on a day that has a name and is to be done, besides the exercises. */
export const itemsOf = (day: DayWorkout): readonly string[] =>
  [day, ...(day.homeAlternative === null ? [] : [day.homeAlternative])]
    .flatMap(({ warmUp, coolDown, cardio }) => [
      ...warmUp.map(({ name }) => name),
      ...coolDown.map(({ name }) => name),
      ...cardio.exercises.map(({ name, notes }) => `${name}. ${notes}`),
    ])
    .concat(day.activeRecovery.map(({ name }) => name));

/** What a name gives away, whatever the catalogue says of it. */
export const jumpNames = /\bjump|\bhop|burpee|sprint|\bbound|box jump|skipp|high knees|jacks(?<!step jacks)/i;
/** Names of running exercises. */
export const runNames = /\bjog|\brun(?!g)|sprint|high knees/i;
/** Names of exercises with weight above the head. */
export const overhead = /overhead|shoulder press|handstand|\bpike\b|military|push press/i;
/** Names of exercises on the back. */
export const onBack =
  /(?<!standing (cross )?)crunch|sit-up|(?<!incline )bench press|floor press|lying|dead bug|glute bridge/i;

/** What speaks against a warm-up move or a hold, by its name. */
export const itemTags = new Map([...warmUpMoves, ...coolDownHolds].map(({ name, contra }) => [name, contra]));

/** Places and kit by the profile's words, independent of the designer's own table. */
const always = ["wall", "chair", "towel", "stair"];
const gymHas: Readonly<Record<string, readonly string[]>> = {
  planet_fitness: ["machine", "cable", "smith", "dumbbells", "weight_bench", "yoga_mat", "treadmill"],
  commercial_gym: ["machine", "cable", "smith", "barbell", "dumbbells", "kettlebells", "weight_bench"],
  other_gym: ["machine", "cable", "smith", "barbell", "dumbbells", "kettlebells", "weight_bench"],
};
const fullGymBesides = ["dip_station", "resistance_bands", "pull_up_bar", "yoga_mat", "treadmill"];

/** What is there to train with: at the gym, at home, or away from both. */
export const kitOf = ({ profile }: DesignInput, truth: Truth, isGym: boolean): ReadonlySet<string> => {
  if (truth.travels) return new Set([...always, "outside"]);
  const owned = profile.equipment.filter((item) => item !== "none");
  const gym = gymHas[profile.gymAccess];
  if (!isGym) return new Set([...always, "outside", ...owned]);
  if (gym === undefined) return new Set(profile.gymAccess === "home_gym" ? [...always, ...owned] : []);
  return new Set([...always, ...gym, ...(profile.gymAccess === "planet_fitness" ? [] : fullGymBesides)]);
};

/** A written amount such as "8 intervals" counts as its number. */
const setsIn = ({ sets }: Pick<PlannedExercise, "sets">): number =>
  typeof sets === "number" ? sets : Number.parseInt(sets, 10) || 1;
/** Sets of these days together. */
export const totalOf = (days: readonly DayWorkout[]): number =>
  days.reduce((sum, day) => sum + day.exercises.reduce((all, one) => all + setsIn(one), 0), 0);
