/**
 * Calories and protein of the week: expenditure plus the goal's share, inside floors, steps and leanness limits, then
 * split over training and rest days so that the week still averages the target (specs/design.md 3a-9, settled point 24).
 */

import { calorieFloor } from "@muster/domain/nutrition/calorie-floor";
import { shouldPrioritiseFatLoss } from "@muster/domain/progress/analysis";
import { meanOf } from "@muster/domain/shared/averages";
import { byGender } from "../../state/body.ts";
import { kcalPerKg } from "../../state/expenditure.ts";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { hasDesignedBefore } from "../template/designed-before.ts";
import { proteinBand } from "./protein.ts";

/** kcal and g of protein a day, with what decided them. */
export type NutritionTargets = {
  /** kcal a day, the week's mean. */
  readonly average: number;
  /** Of a day with a workout or a sport of the person's own. */
  readonly trainingDay: number;
  readonly restDay: number;
  /** g a day, every day, and the ends between which any amount is fine. */
  readonly protein: number;
  readonly proteinLow: number;
  readonly proteinHigh: number;
  readonly fat: number;
  readonly carbohydrate: number;
  /** kcal a day relative to expenditure that the goal gives, before floors, steps and holds. */
  readonly goalDelta: number;
  /** Lowest kcal that any day may show. */
  readonly floor: number;
  /** The binding constraint; 'none' when the goal's number is used. */
  readonly bound: "none" | "floor" | "energy-availability" | "step" | "hold" | "rate";
  /** Average of the plan before, when it was a designed one. */
  readonly previousAverage: number | null;
  /** kcal a day that last week's days showed, whatever its source; null without a week before. */
  readonly shownBefore: number | null;
  /** kcal a day by which the week differs from the last one, whatever its source; null where no explanation is needed. */
  readonly stepToExplain: number | null;
};

/** spec §9: training days +10%, rest days −10% of the base. Who still grows does so every day. */
const splitShare = ({ gates }: Person): number => (gates.ageGroup === "youth" ? 0 : 0.1);
/** kcal a day from which a step between two weeks is explained. */
const explainedStep = 300;
/** Weekly change: more than this warns, and more than `largestStep` is an error (settled point 24). */
export const usualStep = 150;
/** A change of the goal above this is an error, kcal a day (settled point 24). */
export const largestStep = 200;
/** kcal per kg of fat-free mass that must be left after training (specs/design.md 1.5). */
export const leastEnergyAvailability = 30;
/** Net cost of mixed training: about 4 kcal per kg and hour. */
const trainingCost = 4;

const sessionHours = { under_30: 0.45, "30_45": 0.65, "45_60": 0.9, "60_plus": 1.15 } as const;

/** Little fat to lose: weight goes more slowly (coach.N5). */
export const isLean = (body: Person["body"]): boolean =>
  body.bodyFat !== null && body.bodyFat < byGender(body, 12, 20);

const isHeavy = (body: Person["body"]): boolean =>
  body.bodyFat === null ? body.bmi >= 30 : body.bodyFat > byGender(body, 25, 35);

/** spec §9: waist above 40 in (male) or 35 in (female) puts fat loss first. */
const waistPutsFatLossFirst = ({ waistIn, gender }: Person["body"]): boolean =>
  waistIn !== null && shouldPrioritiseFatLoss(waistIn, gender);

const wantedDelta = (input: DesignInput, { body, volumeLevel }: Person): number => {
  const { primaryGoal } = input.profile;
  if (primaryGoal === "weight_loss") return body.bmi >= 30 ? -500 : body.bmi >= 25 ? -400 : -300;
  if (waistPutsFatLossFirst(body)) return -300;
  if (primaryGoal === "toned") return body.bmi >= 25 ? -300 : 0;
  if (primaryGoal === "muscle")
    return isHeavy(body) ? 0 : volumeLevel === "beginner" ? 400 : volumeLevel === "advanced" ? 200 : 300;
  if (primaryGoal === "strength") return isHeavy(body) ? 0 : 200;
  return 0;
};

/** Loss stays within 1% of body weight a week, 0.6% when lean (Garthe 2011); 7,700 kcal a kg. */
export const largestDeficit = (person: Person): number =>
  ((isLean(person.body) ? 0.006 : 0.01) * person.body.weightKg * kcalPerKg) / 7;

/** kcal below which a day leaves too little energy for the body besides training. */
const energyAvailabilityFloor = (input: DesignInput, person: Person): number =>
  leastEnergyAvailability * person.body.fatFreeKg +
  (trainingCost *
    person.body.weightKg *
    sessionHours[input.profile.timePerSession] *
    (input.profile.daysPerWeek + person.food.sportDays)) /
    7;

/** Nothing was trained, and what was used was eaten: an illness, say. */
const wasRestAtMaintenance = ({ plan, days }: NonNullable<DesignInput["previousPlan"]>): boolean =>
  plan.nutritionSummary !== null &&
  Math.abs(plan.nutritionSummary.weeklyAverageCalories - plan.nutritionSummary.tdee) <= 1 &&
  days.every(({ workout }) => workout.kind !== "training");

/**
 * The average of the plan before. Assessment and default weeks carry the specification's constants, not a target, and a
 * week of rest is no habit: after it the goal's own number comes back at once.
 */
const previousAverageOf = (input: DesignInput): number | null => {
  const { previousPlan } = input;
  return previousPlan === null || !hasDesignedBefore(input) || wasRestAtMaintenance(previousPlan)
    ? null
    : (previousPlan.plan.nutritionSummary?.weeklyAverageCalories ?? null);
};

/** kcal a day that last week's days showed. */
const shownBefore = ({ previousPlan }: DesignInput): number | null =>
  previousPlan === null ? null : meanOf(previousPlan.days.map(({ workout }) => workout.calorieGoal));

/** kcal a day between this week and the last one, when that is a step that a person notices. */
const stepToExplain = (before: number | null, { gates }: Person, average: number): number | null => {
  if (before === null || gates.stop === "child") return null;
  const step = Math.round((average - before) / 10) * 10;
  return Math.abs(step) > explainedStep ? step : null;
};

/**
 * Whether the week may aim below or above what the person uses. Who trains on no day builds nothing from a surplus.
 * @param trainingDays days of the week with a workout
 */
export const mayDiffer = (
  { gates }: Pick<Person, "gates">,
  trainingDays: number,
): { readonly below: boolean; readonly above: boolean } => ({
  below: gates.allowDeficit,
  above: gates.allowSurplus && trainingDays > 0,
});

/**
 * kcal and g a day for training and rest days, from what the person burns, their goal, the floors and last week's
 * step (specs/design.md 3a-9; coach.N1-N9).
 * @param activeDays days of the week with a workout or a sport of the person's own
 */
export const nutritionTargets = (
  input: DesignInput,
  person: Person,
  activeDays: number,
): NutritionTargets => {
  const { expenditure, body } = person;
  const wanted = wantedDelta(input, person);
  const may = mayDiffer(person, activeDays);
  const goalDelta = wanted < 0 ? (may.below ? wanted : 0) : may.above ? wanted : 0;
  const dayFloor = calorieFloor[body.gender];
  const deficitLimit = largestDeficit(person);
  const limited = Math.max(goalDelta, -deficitLimit);
  let average = expenditure.tdee + limited;
  let bound: NutritionTargets["bound"] = limited > goalDelta ? "rate" : "none";

  const previousAverage = previousAverageOf(input);
  if (previousAverage !== null) {
    const mayMove = expenditure.loggedDays >= 5;
    const step = mayMove ? usualStep : 0;
    // Milk is made from food, whatever the scale says.
    const stepDown = person.food.isBreastfeeding ? 0 : step;
    const stepped = Math.min(previousAverage + step, Math.max(previousAverage - stepDown, average));
    if (Math.abs(stepped - average) > 0.5) {
      average = stepped;
      bound = stepped !== previousAverage ? "step" : "hold";
    }
  }
  // Safety beats habit: these may move the target further than a step.
  const kept = may.below ? average : Math.max(expenditure.tdee, average);
  const allowed = may.above ? kept : Math.min(expenditure.tdee, kept);
  // Health limits override a held or stepped goal.
  if (Math.abs(allowed - average) > 0.5) bound = "none";
  average = allowed;
  const available = Math.min(energyAvailabilityFloor(input, person), expenditure.tdee);
  if (average < available) {
    average = available;
    bound = "energy-availability";
  }
  if (average < dayFloor) {
    average = dayFloor;
    bound = "floor";
  }

  const n = Math.min(7, Math.max(0, activeDays));
  const rest = 7 - n;
  const share = splitShare(person);
  const base = (7 * average) / (n * (1 + share) + rest * (1 - share));
  let restDay = n === 0 || rest === 0 ? average : base * (1 - share);
  if (restDay < dayFloor) restDay = dayFloor;
  const restRounded = Math.round(restDay);
  const trainingDay = n === 0 ? average : (7 * average - rest * restRounded) / n;

  const protein = proteinBand(input, person, average < expenditure.tdee - 50);
  const kcal = Math.round(average);
  const shown = shownBefore(input);
  const fat = Math.round(Math.max((0.27 * kcal) / 9, 0.6 * body.weightKg));
  return {
    average: kcal,
    trainingDay: Math.round(trainingDay),
    restDay: restRounded,
    protein: protein.goal,
    proteinLow: protein.low,
    proteinHigh: protein.high,
    fat,
    carbohydrate: Math.max(0, Math.round((kcal - protein.goal * 4 - fat * 9) / 4)),
    goalDelta,
    floor: dayFloor,
    bound,
    previousAverage,
    shownBefore: shown,
    stepToExplain: stepToExplain(shown, person, kcal),
  };
};
