/**
 * What must hold whatever the goal is: who may train, how hard, and which moves are out (coach.md 3a-2, 1.4).
 * The validator and the designer read the same gates, so a model's plan meets the limits of a built-in one.
 */
import { ageGroupOf, ageGroupStarts, currentAge } from "@muster/domain/profiles/age";
import { addDays } from "@muster/domain/shared/dates";
import type { ContraTag } from "../catalogue/exercise.ts";
import { avoidedTags } from "../catalogue/limits.ts";
import type { DesignInput } from "../design/input.ts";
import type { Body } from "./body.ts";
import type { Recovery } from "./recovery.ts";
import type { AdviceFlag, TextFlags } from "./text-flags.ts";
import { type Pressure, type PressureBand, type ToldLately, toldLately } from "./told-lately.ts";

export type StopReason = "child" | NonNullable<ToldLately["stop"]>;

export type Gates = {
  readonly ageGroup: "child" | "youth" | "adult" | "older";
  /** When set, no training days: rest, easy movement and advice only. */
  readonly stop: StopReason | null;
  readonly flags: TextFlags;
  /** Blood pressure as last measured within seven days, in mmHg; null without either number. */
  readonly bloodPressure: Pressure | null;
  readonly bloodPressureBand: PressureBand;
  readonly avoided: ReadonlySet<ContraTag>;
  /** Hardest effort that may be asked for, 1-10. */
  readonly maxDifficulty: number;
  /** Fewest repetitions a set may ask for. */
  readonly minReps: number;
  readonly allowPlyometrics: boolean;
  /** False: no calorie deficit (minors, underweight, very lean, pregnant, postpartum, ill, troubled by eating, or a sign or a blood pressure to have looked at). */
  readonly allowDeficit: boolean;
  /** False: no surplus either; minors eat at maintenance. */
  readonly allowSurplus: boolean;
  readonly seeProfessional: boolean;
  readonly isPregnantOrPostpartum: boolean;
};

/** Most repetitions of a set for somebody under 18 (coach.F4). */
export const mostRepsOfYouth = 15;

/** BMI under 18.5, or body fat under 5% (men) or 12% (women; the middle for other): no deficit (coach.md 1.5). */
const isTooLean = ({ bmi, bodyFat, gender }: Body): boolean =>
  bmi < 18.5 || (bodyFat !== null && bodyFat < (gender === "male" ? 5 : gender === "female" ? 12 : 8.5));

/**
 * The limits of this person on this day. Notes of the last seven days count; so does the last blood pressure measured in
 * them, also one number alone.
 */
export const gatesOf = (input: DesignInput, body: Body, recovery: Recovery): Gates => {
  const { limits } = input.profile;
  // A birthday in the middle of the week: the more careful of the two ages counts for all of it.
  const ageAtItsEnd = currentAge(input.profile, addDays(input.validFrom, 6));
  const ageGroup = ageAtItsEnd >= ageGroupStarts.older ? "older" : ageGroupOf(body.age);
  const told = toldLately({
    today: input.today,
    note: limits.note,
    checkIns: input.checkIns,
    logNotes: [
      ...input.sessions.flatMap(({ date, exercises }) => exercises.map(({ notes }) => ({ date, notes }))),
      ...(input.otherNotes ?? []),
    ],
  });
  const { flags, bloodPressure, band } = told;
  const says = (flag: AdviceFlag): boolean => flags.advice.includes(flag);
  const pregnancy =
    limits.pregnancy !== "none"
      ? limits.pregnancy
      : says("pregnant")
        ? "pregnant"
        : says("postpartum") && body.gender !== "male"
          ? "postpartum"
          : "none";
  const heartAdvice =
    limits.heartOrBloodPressureAdvice || band === "high" || says("heart") || says("medication");
  const isCareful = pregnancy !== "none" || heartAdvice || flags.advice.length > 0;
  const avoided = new Set<ContraTag>([
    ...avoidedTags({
      ...limits,
      pregnancy,
      injuryAreas: [...new Set([...limits.injuryAreas, ...flags.injuries])],
      heartOrBloodPressureAdvice: heartAdvice,
    }),
  ]);
  const allowPlyometrics =
    !avoided.has("plyometric") && body.bmi < 35 && ageAtItsEnd < 70 && !isCareful && ageGroup !== "child";
  if (!allowPlyometrics) avoided.add("plyometric");
  const stop: StopReason | null = ageGroup === "child" ? "child" : told.stop;
  return {
    ageGroup,
    stop,
    flags,
    bloodPressure,
    bloodPressureBand: band,
    avoided,
    maxDifficulty: isCareful ? 6 : ageGroup === "youth" ? 7 : ageGroup === "older" ? 7 : 8,
    minReps: isCareful || ageGroup !== "adult" ? 8 : 1,
    allowPlyometrics,
    allowDeficit:
      ageGroup !== "youth" &&
      ageGroup !== "child" &&
      !isTooLean(body) &&
      pregnancy === "none" &&
      !says("eating") &&
      stop === null,
    allowSurplus: ageGroup !== "youth" && ageGroup !== "child",
    seeProfessional:
      flags.stop.length > 0 ||
      flags.advice.length > 0 ||
      band === "elevated" ||
      band === "high" ||
      band === "crisis" ||
      (recovery.restingPulse !== null && recovery.restingPulse > 100),
    isPregnantOrPostpartum: pregnancy !== "none",
  };
};
