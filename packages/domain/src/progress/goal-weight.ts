/** The goal line of the weight chart: only for people whose goal is to lose fat, and only where it is safe to draw. */
import { isMinor } from "../profiles/age.ts";
import type { Profile } from "../profiles/profile.ts";
import type { CivilDate } from "../shared/dates.ts";
import { inchesToCentimeters, poundsToKilograms } from "../shared/units.ts";
import { bodyFatGoal, weightAtBodyFat } from "./goals.ts";

/** No goal line leads below this body mass index (specs/design.md 1.5). */
export const lowestBmi = 18.5;

const losesFat: ReadonlySet<Profile["primaryGoal"]> = new Set(["weight_loss", "toned"] as const);

/**
 * The weight at the 12-week body-fat goal if all muscle stays, from the profile's values at the start.
 * @returns lb; undefined for other goals, minors, an unknown body fat, in pregnancy, and below a BMI of 18.5
 */
export const goalWeight = (profile: Profile, today: CivilDate): number | undefined => {
  const { bodyFat, weight, height, primaryGoal, limits } = profile;
  if (!losesFat.has(primaryGoal) || bodyFat === null || isMinor(profile, today)) return undefined;
  if (limits.pregnancy !== "none") return undefined;
  const goal = weightAtBodyFat(weight, bodyFat, bodyFatGoal(bodyFat));
  const bmi = poundsToKilograms(goal) / (inchesToCentimeters(height) / 100) ** 2;
  return goal < weight && bmi >= lowestBmi ? goal : undefined;
};
