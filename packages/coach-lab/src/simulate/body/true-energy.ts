/** What a simulated person really burns: the formula times a factor that only the simulator knows. */

import { activityFactor } from "@muster/coach/state/expenditure";
import { mifflinStJeor } from "@muster/domain/nutrition/energy";
import type { Profile } from "@muster/domain/profiles/profile";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import type { Subject } from "../people/people-file.ts";

/** Factors above this are expenditure ÷ Mifflin-St Jeor, not ÷ the formula with activity. */
const largestCorrection = 1.3;

/** kcal a day at the given body weight. */
export const trueExpenditure = ({ latent }: Subject, profile: Profile, weightKg: number): number => {
  const atRest = mifflinStJeor({ ...profile, weight: weightKg / kilogramsPerPound });
  return latent.trueTdeeFactor > largestCorrection
    ? atRest * latent.trueTdeeFactor
    : atRest * activityFactor(profile.daysPerWeek, profile.timePerSession) * latent.trueTdeeFactor;
};
