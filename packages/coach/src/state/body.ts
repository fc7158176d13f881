/** The body that a plan is designed for: cleaned weight series, height, age, leanness. Inches and pounds, as stored. */

import { currentAge } from "@muster/domain/profiles/age";
import { weakerSide } from "@muster/domain/progress/analysis";
import { daysBetween } from "@muster/domain/shared/dates";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import type { DesignInput } from "./input.ts";
import { byDate } from "./normalise.ts";

/** A body weight of one day, lb. */
export type WeighIn = { readonly date: string; readonly weightLb: number };

/** The body as the plan assumes it; inches, lb, years. */
export type Body = {
  readonly age: number;
  readonly gender: "male" | "female" | "other";
  readonly heightIn: number;
  readonly weightLb: number;
  readonly weightKg: number;
  readonly bmi: number;
  /** Percent; null when nobody measured it. */
  readonly bodyFat: number | null;
  /** Fat-free mass in kg, from body fat when known, else estimated (waist, then BMI). */
  readonly fatFreeKg: number;
  readonly waistIn: number | null;
  readonly weighIns: readonly WeighIn[];
  readonly maxPullups: number;
  readonly maxPushups: number;
  /** The weaker side when the sides differ by more than the specification allows (0.25 in biceps, 0.5 in thigh). */
  readonly weakArm: "left" | "right" | undefined;
  readonly weakThigh: "left" | "right" | undefined;
};

/** A weigh-in that moves more than 6% a week off the last one is a slip of the scale or the finger (specs/design.md 3a-2). */
const fastestChangePerWeek = 0.06;

/** So far off what the profile says, a first weigh-in waits for a second that agrees: most often it is kilograms. */
const furthestFromProfile = 0.3;
/** Doubtful weigh-ins in a row that agree are accepted when they outnumber the accepted ones, and always from this number on. */
const alwaysBelieved = 4;

const isNear = (before: WeighIn, next: WeighIn): boolean =>
  Math.abs(next.weightLb / before.weightLb - 1) <=
  fastestChangePerWeek * Math.max(1, daysBetween(before.date, next.date) / 7);

/**
 * Weigh-ins of check-ins and readings, one a day, oldest first, without future dates and slips. A slip at the very start
 * does not make slips of all that follow: two that agree outweigh it.
 */
export const weighInsOf = ({ checkIns, readings, today, profile }: DesignInput): readonly WeighIn[] => {
  const byDate = new Map<string, number>();
  for (const reading of readings)
    if (reading.metric === "weight" && reading.value > 0) byDate.set(reading.date, reading.value);
  for (const checkIn of checkIns) byDate.set(checkIn.date, checkIn.weight);
  let accepted: readonly WeighIn[] = [];
  let doubted: readonly WeighIn[] = [];
  for (const [date, weightLb] of [...byDate].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (date > today) continue;
    const next = { date, weightLb };
    const before = accepted.at(-1);
    const fits =
      before === undefined
        ? Math.abs(weightLb / profile.weight - 1) <= furthestFromProfile
        : isNear(before, next);
    if (fits) {
      accepted = [...accepted, next];
      doubted = [];
      continue;
    }
    const last = doubted.at(-1);
    doubted = last !== undefined && isNear(last, next) ? [...doubted, next] : [next];
    if (doubted.length >= 2 && (doubted.length > accepted.length || doubted.length >= alwaysBelieved)) {
      accepted = doubted;
      doubted = [];
    }
  }
  return accepted;
};

/** A figure of men or of women; the middle of both for 'other'. */
export const byGender = ({ gender }: Pick<Body, "gender">, male: number, female: number): number =>
  gender === "male" ? male : gender === "female" ? female : (male + female) / 2;

/** What a reading and a check-in call by the same name. */
type Measured = DesignInput["readings"][number]["metric"] & keyof DesignInput["checkIns"][number];

/**
 * The body on the day of design, from profile, check-ins and readings: lb, in, percent, years; null where nobody
 * measured. @param input in order, without what is in the future (`normalised`)
 */
export const bodyOf = (input: DesignInput): Body => {
  const { profile, checkIns, readings, today } = input;
  const weighIns = weighInsOf(input);
  const weightLb = weighIns.at(-1)?.weightLb ?? profile.weight;
  const weightKg = weightLb * kilogramsPerPound;
  const heightIn = profile.height;
  const bmi = weightKg / (heightIn * 0.0254) ** 2;
  const age = currentAge(profile, today);
  /** The last value, of a check-in or a reading. */
  const last = (metric: Measured): number | null =>
    [
      ...readings.flatMap((reading) => (reading.metric === metric ? [reading] : [])),
      ...checkIns.map((checkIn) => ({ date: checkIn.date, value: checkIn[metric] })),
    ]
      .filter(({ value }) => value !== null)
      .toSorted(byDate)
      .at(-1)?.value ?? null;
  const bodyFat = last("bodyFat") ?? profile.bodyFat;
  const waistIn = last("waist");
  // Never shown as a measurement: from height and waist (Woolcott & Bergman 2018), at last from BMI, age and sex (Deurenberg 1991).
  const estimatedFat =
    waistIn === null
      ? 1.2 * bmi + 0.23 * age - byGender(profile, 10.8, 0) - 5.4
      : byGender(profile, 64, 76) - (20 * heightIn) / waistIn;
  return {
    age,
    gender: profile.gender,
    heightIn,
    weightLb,
    weightKg,
    bmi,
    bodyFat,
    fatFreeKg: weightKg * (1 - Math.min(60, Math.max(6, bodyFat ?? estimatedFat)) / 100),
    waistIn,
    weighIns,
    maxPullups: last("pullups") ?? profile.pullups,
    maxPushups: last("pushups") ?? profile.pushups,
    weakArm: weakerSide("biceps", last("bicepLeft"), last("bicepRight")),
    weakThigh: weakerSide("thighs", last("thighLeft"), last("thighRight")),
  };
};
