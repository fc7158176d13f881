/**
 * Protein a day, in g per kg of the weight that counts: one table for the design, the validator and the words.
 * The specification's 1 g per lb is the most that anybody is given.
 */
import { kilogramsPerPound } from "@muster/domain/shared/units";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";

type ProteinBand = {
  /** g a day, whole. */
  readonly low: number;
  readonly goal: number;
  readonly high: number;
};

type PerKg = ProteinBand;

/**
 * Ends and goal in g per kg. 90% of a goal, from which a day counts as on target (spec §9), is at or above the lower end.
 */
const perKg = {
  /** Helms 2014, Jäger 2017 (ISSN): what keeps muscle while weight goes down. */
  deficit: { low: 1.6, goal: 1.8, high: 2 },
  /** Morton 2018: more than 1.6 adds little, more than 2.2 nothing. */
  growth: { low: 1.6, goal: 1.8, high: 2.2 },
  /** Jäger 2017 (ISSN), for people who train hard and eat what they use. */
  athletic: { low: 1.4, goal: 1.6, high: 2 },
  /** ACSM, AND and DC 2016: 1.2-2.0 for people who train; the goal is the least of spec §9, 0.7 g per lb. */
  general: { low: 1.2, goal: 1.55, high: 1.6 },
  /** KDIGO 2024: kidneys that work less are spared; a doctor's own number goes before it. */
  kidneys: { low: 0.8, goal: 0.8, high: 1 },
} as const satisfies Record<string, PerKg>;

/** BMI from which fat counts for a quarter only, so that larger bodies do not get more than helps. */
const adjustedFrom = 27;

/** lb that protein is reckoned on: the weight at BMI 27 plus a quarter of what is above it (adjusted weight). */
export const referenceWeight = (weightLb: number, heightIn: number): number => {
  const atLimit = (adjustedFrom * (heightIn * 0.0254) ** 2) / kilogramsPerPound;
  return weightLb <= atLimit ? weightLb : atLimit + (weightLb - atLimit) / 4;
};

const bandFor = (
  goal: DesignInput["profile"]["primaryGoal"],
  isDeficit: boolean,
  hasWeakKidneys: boolean,
): PerKg => {
  if (hasWeakKidneys) return perKg.kidneys;
  if (isDeficit) return perKg.deficit;
  if (goal === "muscle" || goal === "strength") return perKg.growth;
  return goal === "athletic" ? perKg.athletic : perKg.general;
};

/** @param isDeficit whether the week eats below what is used */
export const proteinBand = (
  { profile }: Pick<DesignInput, "profile">,
  { body, food }: Pick<Person, "body" | "food">,
  isDeficit: boolean,
): ProteinBand => {
  const reference = referenceWeight(body.weightLb, body.heightIn);
  const band = bandFor(profile.primaryGoal, isDeficit, food.hasWeakKidneys);
  const grams = (share: number) =>
    Math.min(Math.round(share * reference * kilogramsPerPound), Math.floor(reference));
  return { low: grams(band.low), goal: grams(band.goal), high: grams(band.high) };
};
