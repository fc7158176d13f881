/** Places of a workout without a plan: what the person chooses from, and with which equipment it is trained there. */

import { homeLocations } from "../planning/texts/plan.text.ts";
import { type Equipment, type GymAccess, gymAccesses } from "../profiles/options.text.ts";
import { anyGymName } from "./texts/workout.text.ts";

export const freePlaces = ["gym", "weights", "bodyweight"] as const;
/** A gym, at home with what the profile lists, or at home without weights. */
export type FreePlace = (typeof freePlaces)[number];

type Kit = { readonly equipment: readonly Equipment[]; readonly gymAccess: GymAccess };

/** The location that a free workout is stored with; by it its equipment is found (`gearPlaceOf`). */
export const freeLocation = (place: FreePlace, profile: Pick<Kit, "gymAccess"> | undefined): string => {
  if (place !== "gym") return homeLocations[place];
  const access = profile?.gymAccess;
  return access === "planet_fitness" || access === "home_gym" ? gymAccesses[access] : anyGymName;
};

/** Equipment that holds nobody's weights: it stays in a workout with body weight. */
const unloaded: ReadonlySet<Equipment> = new Set(["pull_up_bar", "dip_station", "yoga_mat"]);

/** Where the person most likely trains. */
export const usualFreePlace = (profile: Kit | undefined): FreePlace =>
  profile === undefined || profile.gymAccess !== "no_gym"
    ? "gym"
    : profile.equipment.some((item) => item !== "none" && !unloaded.has(item))
      ? "weights"
      : "bodyweight";

/**
 * The equipment of a free workout: without weights only bars and mats, and a chosen gym is there also for somebody whose
 * profile names none.
 * @param location as stored by `freeLocation`
 */
export const freeKit = <
  K extends Kit & { readonly hasHomeBarbell?: boolean; readonly homeMachines?: readonly string[] },
>(
  location: string,
  kit: K,
): K =>
  location === homeLocations.bodyweight
    ? {
        ...kit,
        equipment: kit.equipment.filter((item) => unloaded.has(item)),
        hasHomeBarbell: false,
        homeMachines: [],
      }
    : location === anyGymName && kit.gymAccess === "no_gym"
      ? { ...kit, gymAccess: "other_gym" }
      : kit;
