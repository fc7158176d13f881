/** Can this person do this exercise there? Looks at the equipment alone; level and limits are checked elsewhere. */
import type { Equipment, GymAccess } from "@muster/domain/profiles/options.text";
import type { Gear, GearRecord } from "@muster/domain/training/weights/gear";
import { alwaysThere, type Exercise, type Kit } from "./exercise.ts";
import { once } from "./once.ts";

/** Where an exercise is done. */
export type Place = "home" | "gym";

/** The equipment that a person has at a place. */
export type Situation = {
  readonly place: Place;
  /** As in the profile; 'none' may stand in the list and means nothing. */
  readonly equipment: readonly Equipment[];
  readonly gymAccess: GymAccess;
  /** The person entered a rack, a bar and plates at home. */
  readonly hasHomeBarbell?: boolean;
  /** Machines that the person entered at home, by their names in the catalogue. */
  readonly homeMachines?: readonly string[];
};

/** Bar and machines at home; nobody is taken to have any who has not said so. */
export const homeEquipmentOf = (
  home: (Pick<GearRecord, "bars" | "plates" | "machines"> & Pick<Gear, "usual">) | undefined,
): Pick<Situation, "hasHomeBarbell" | "homeMachines"> =>
  home === undefined || home.usual !== undefined
    ? {}
    : {
        hasHomeBarbell: home.bars.length > 0 && home.plates.length > 0,
        homeMachines: home.machines ?? [],
      };

const fullGym: readonly Kit[] = [
  "machine",
  "cable",
  "barbell",
  "smith",
  "dumbbells",
  "kettlebells",
  "weight_bench",
  "dip_station",
  "resistance_bands",
  "pull_up_bar",
  "yoga_mat",
  "treadmill",
];

/** What a gym has. Planet Fitness has no free barbell and no rack; a home gym is what the profile lists. */
const gymKit: Readonly<Record<Exclude<GymAccess, "home_gym" | "no_gym">, readonly Kit[]>> = {
  planet_fitness: ["machine", "cable", "smith", "dumbbells", "weight_bench", "yoga_mat", "treadmill"],
  commercial_gym: fullGym,
  other_gym: fullGym,
};

/** Everything that may be used in the situation. Empty for a gym without access to one. */
export const kitAt = (situation: Situation): ReadonlySet<Kit> => {
  const { place, equipment, gymAccess, hasHomeBarbell, homeMachines = [] } = situation;
  const gym = place === "gym" ? gymAccess : "home_gym";
  if (gym === "no_gym") return new Set();
  if (gym !== "home_gym") return new Set([...alwaysThere, ...gymKit[gym]]);
  return new Set<Kit>([
    ...alwaysThere,
    ...(place === "home" ? (["outside"] as const) : []),
    ...equipment.filter((item) => item !== "none"),
    ...(hasHomeBarbell === true ? (["barbell"] as const) : []),
    ...(homeMachines.includes("Cable Station") ? (["cable"] as const) : []),
    ...(homeMachines.includes("Smith Machine") ? (["smith"] as const) : []),
  ]);
};

/** Asked for every exercise of the catalogue. */
const knownKitAt = once(kitAt);

/** The kit of the situation, with the machine of the exercise where the person has it at home. */
const kitFor = ({ machine }: Exercise, situation: Situation): ReadonlySet<Kit> => {
  const kit = knownKitAt(situation);
  const isOwn = situation.place === "home" || situation.gymAccess === "home_gym";
  return isOwn && machine !== null && situation.homeMachines?.includes(machine) === true
    ? new Set<Kit>([...kit, "machine"])
    : kit;
};

/** True when the place has what at least one way to do the exercise needs (coach.Q1, Q2). */
export const isFeasible = (exercise: Exercise, situation: Situation): boolean => {
  if (situation.place === "gym" && situation.gymAccess === "no_gym") return false;
  const kit = kitFor(exercise, situation);
  return exercise.needs.some((all) => all.every((item) => kit.has(item)));
};

/** What is missing for the nearest way to do it; empty when it is feasible. */
export const missingKit = (exercise: Exercise, situation: Situation): readonly Kit[] => {
  const kit = kitFor(exercise, situation);
  const gaps = exercise.needs.map((all) => all.filter((item) => !kit.has(item)));
  return gaps.reduce((best, gap) => (gap.length < best.length ? gap : best), gaps[0] ?? []);
};
