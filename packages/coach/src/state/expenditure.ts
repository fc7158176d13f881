/**
 * Energy a day: Mifflin-St Jeor times an activity factor as the first guess, then a two-state Kalman filter on body
 * weight and expenditure (specs/design.md 3a-3). Weekly weigh-ins make endpoint methods worse than the formula; this is not.
 */
import { completeDays, leastJudgedDays, meanOfKnown } from "@muster/domain/nutrition/complete-days";
import { mifflinStJeor } from "@muster/domain/nutrition/energy";
import { meanOf } from "@muster/domain/shared/averages";
import { addDays, daysBetween } from "@muster/domain/shared/dates";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { type Body, byGender } from "./body.ts";
import type { FoodNeeds } from "./food-needs.ts";
import type { DesignInput } from "./input.ts";

/** Energy that the person uses a day, kcal: the formula's value and what was learned from the diary. */
export type Expenditure = {
  /** kcal a day at rest. */
  readonly bmr: number;
  /** bmr × activity factor, or what growing takes below 18; with the milk of who breastfeeds. */
  readonly prior: number;
  /** The parts of that first estimate, for 'Why?'. */
  readonly priorFrom: "activity" | "growth";
  /** kcal a day in it for breastfeeding. */
  readonly milkKcal: number;
  /** Best estimate of total kcal a day, clamped to 1.2-2.2 × bmr. */
  readonly tdee: number;
  /** Standard deviation of the estimate in kcal. */
  readonly sd: number;
  /** Days of the last seven with a complete diary. */
  readonly loggedDays: number;
  /** Complete days and weigh-ins of the window behind it. */
  readonly foodDays: number;
  readonly weighIns: number;
  /** Mean of these days; null below five, which are too few to describe how a person eats. */
  readonly averageCalories: number | null;
  readonly averageProtein: number | null;
  /** True once weigh-ins and food logs moved it off the formula. */
  readonly isLearned: boolean;
};

/** specs/design.md 1.5: 3 days 1.45 … 6 days 1.60; short sessions −0.05, long ones +0.05. */
export const activityFactor = (
  daysPerWeek: number,
  timePerSession: DesignInput["profile"]["timePerSession"],
): number =>
  1.45 +
  0.05 * (Math.min(6, Math.max(3, daysPerWeek)) - 3) +
  (timePerSession === "under_30" ? -0.05 : timePerSession === "60_plus" ? 0.05 : 0);

/** Who moves by wheelchair needs about an eighth less: 28 kcal a kg and day (Cox 1985; Buchholz and Pencharz 2004). */
const seatedShare = 0.87;

/** NASEM 2023, Dietary Reference Intakes for Energy: about 400 kcal a day go into milk, in the first year. */
export const breastfeedingKcal = 400;

/** Below this age in years the energy estimate includes growth. */
const grownUp = 18;

/**
 * Estimated energy requirement at 9-18 years with 25 kcal a day for growth (IOM 2005, Dietary Reference Intakes), in kcal a
 * day: low active below five workouts a week, active from five on. The middle of both for 'other'.
 */
const growingNeed = (body: Body, daysPerWeek: number): number => {
  const { age, weightKg, heightIn } = body;
  const meters = heightIn * 0.0254;
  const isActive = daysPerWeek >= 5;
  const boy = 88.5 - 61.9 * age + (isActive ? 1.26 : 1.13) * (26.7 * weightKg + 903 * meters) + 25;
  const girl = 135.3 - 30.8 * age + (isActive ? 1.31 : 1.16) * (10 * weightKg + 934 * meters) + 25;
  return byGender(body, boy, girl);
};

const priorSdShare = 0.12;
/** Energy in a kilogram of body weight, kcal. */
export const kcalPerKg = 7_700;
const weightNoiseKg = 0.05;
const expenditureNoise = 6;
const weighInSdKg = 0.8;
const unloggedSd = 350;

/** Predicts day by day, corrects at each weigh-in. The covariance is three numbers: ww, wt, tt. */
const filter = (
  weights: ReadonlyMap<string, number>,
  intake: ReadonlyMap<string, number>,
  meanIntake: number,
  prior: number,
  today: string,
): Pick<Expenditure, "tdee" | "sd"> => {
  const [[first, start] = [today, 0]] = weights;
  let weight = start;
  let tdee = prior;
  let ww = weighInSdKg ** 2;
  let wt = 0;
  let tt = (prior * priorSdShare) ** 2;
  for (let day = 1; day <= daysBetween(first, today); day += 1) {
    // Yesterday's food shows on today's scale.
    const eaten = intake.get(addDays(first, day - 1));
    weight += ((eaten ?? meanIntake) - tdee) / kcalPerKg;
    const step = -1 / kcalPerKg;
    ww = ww + 2 * step * wt + step * step * tt + weightNoiseKg ** 2;
    if (eaten === undefined) ww += (unloggedSd / kcalPerKg) ** 2;
    wt = wt + step * tt;
    tt = tt + expenditureNoise ** 2;
    const measured = weights.get(addDays(first, day));
    if (measured === undefined) continue;
    const innovation = measured - weight;
    const variance = ww + weighInSdKg ** 2;
    weight += (ww / variance) * innovation;
    tdee += (wt / variance) * innovation;
    tt -= (wt * wt) / variance;
    wt -= (wt * ww) / variance;
    ww -= (ww * ww) / variance;
  }
  return { tdee, sd: Math.sqrt(Math.max(0, tt)) };
};

/**
 * Energy used a day in kcal with its uncertainty: formula first, then a two-state filter over weigh-ins and logged
 * food (specs/design.md 3a-3).
 */
export const expenditureOf = (
  input: DesignInput,
  body: Body,
  food: Pick<FoodNeeds, "isBreastfeeding" | "isSeated" | "sportDays">,
): Expenditure => {
  const bmr = mifflinStJeor({
    gender: body.gender,
    weight: body.weightLb,
    height: body.heightIn,
    age: body.age,
  });
  const { timePerSession } = input.profile;
  // A day of sport uses about what a workout does.
  const daysPerWeek = input.profile.daysPerWeek + food.sportDays;
  const priorFrom = body.age < grownUp ? "growth" : "activity";
  const milkKcal = food.isBreastfeeding ? breastfeedingKcal : 0;
  const ownNeed =
    priorFrom === "growth"
      ? growingNeed(body, daysPerWeek)
      : bmr * activityFactor(daysPerWeek, timePerSession) * (food.isSeated ? seatedShare : 1);
  const prior = milkKcal + ownNeed;
  const complete = completeDays(input.intake, bmr, input.today);
  const weights = new Map(
    body.weighIns
      .filter(({ date }) => daysBetween(date, input.today) <= 84)
      .map(({ date, weightLb }) => [date, weightLb * kilogramsPerPound] as const),
  );
  const intake = new Map(complete.map(({ date, calories }) => [date, calories] as const));
  const meanIntake = meanOf(complete.map(({ calories }) => calories));
  const week = complete.filter(({ date }) => daysBetween(date, input.today) < 7);
  const loggedDays = new Set(week.map(({ date }) => date)).size;
  const isJudged = loggedDays >= leastJudgedDays;
  // Without food logs the scale alone cannot separate intake from expenditure: the formula stays.
  const canLearn = meanIntake !== null && complete.length >= 7 && weights.size >= 2;
  const learned = canLearn
    ? filter(weights, intake, meanIntake, prior, input.today)
    : { tdee: prior, sd: prior * priorSdShare };
  return {
    bmr,
    prior,
    priorFrom,
    milkKcal,
    tdee: Math.min(2.2 * bmr, Math.max(1.2 * bmr, learned.tdee)),
    sd: learned.sd,
    foodDays: new Set(complete.map(({ date }) => date)).size,
    weighIns: weights.size,
    loggedDays,
    averageCalories: isJudged ? meanOf(week.map(({ calories }) => calories)) : null,
    averageProtein: isJudged ? meanOfKnown(week.map(({ protein }) => protein)) : null,
    isLearned: canLearn,
  };
};
