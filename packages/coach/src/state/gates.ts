/**
 * What must hold whatever the goal is: who may train, how hard, and which moves are out (coach.md 3a-2, 1.4).
 * The validator and the designer read the same gates, so a model's plan meets the limits of a built-in one.
 */
import { ageGroupOf } from "@muster/domain/profiles/age";
import type { ContraTag } from "../catalogue/exercise.ts";
import { avoidedTags } from "../catalogue/limits.ts";
import type { DesignInput } from "../design/input.ts";
import type { Body } from "./body.ts";
import type { Recovery } from "./recovery.ts";
import { type AdviceFlag, flagsIn, type TextFlags } from "./text-flags.ts";

export type StopReason = "child" | "blood_pressure" | "red_flag" | "illness";

export type Gates = {
  readonly ageGroup: "child" | "youth" | "adult" | "older";
  /** When set, no training days: rest, easy movement and advice only. */
  readonly stop: StopReason | null;
  readonly flags: TextFlags;
  /** Blood pressure of this week's check-in in mmHg; null without both. */
  readonly bloodPressure: { readonly systolic: number; readonly diastolic: number } | null;
  readonly bloodPressureBand: "unknown" | "fine" | "elevated" | "high" | "crisis";
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

/** Settled point 24: elevated above 130 or above 80; stop at 180 or 120. 160/100: moderate only (coach.md 1.4). */
export const bloodPressureBand = (
  pressure: { readonly systolic: number; readonly diastolic: number } | null,
): Gates["bloodPressureBand"] => {
  if (pressure === null) return "unknown";
  const { systolic, diastolic } = pressure;
  if (systolic >= 180 || diastolic >= 120) return "crisis";
  if (systolic >= 160 || diastolic >= 100) return "high";
  if (systolic > 130 || diastolic > 80) return "elevated";
  return "fine";
};

/** BMI under 18.5, or body fat under 5% (men) or 12% (women; the middle for other): no deficit (coach.md 1.5). */
const isTooLean = ({ bmi, bodyFat, gender }: Body): boolean =>
  bmi < 18.5 || (bodyFat !== null && bodyFat < (gender === "male" ? 5 : gender === "female" ? 12 : 8.5));

/** Notes written in exercise logs last about as long as a sore joint: a week. */
const logNotes = (input: DesignInput): readonly string[] =>
  input.sessions
    .filter((session) => Date.parse(input.today) - Date.parse(session.date) < 7 * 86_400_000)
    .flatMap((session) => session.exercises.map((done) => done.notes))
    .filter((note) => note !== "");

/**
 * Pain, signs and conditions count for a week, whoever wrote nothing about them since; an illness and a journey until the
 * next words: people write that they are well or back by writing of something else.
 */
const flagsOf = (input: DesignInput, { ofWeek }: Recovery): TextFlags => {
  const told = ofWeek.map(({ notes }) => notes).filter((notes) => notes.trim() !== "");
  const lasting = [input.profile.limits.note, ...logNotes(input)];
  const { isIll, isTravelling } = flagsIn([...lasting, ...told.slice(-1)]);
  return { ...flagsIn([...lasting, ...told]), isIll, isTravelling };
};

/**
 * The limits of this person on this day. Notes of the last seven days count; so does the last blood pressure measured in
 * them, also one number alone.
 */
export const gatesOf = (input: DesignInput, body: Body, recovery: Recovery): Gates => {
  const { limits } = input.profile;
  const ageGroup = ageGroupOf(body.age);
  const flags = flagsOf(input, recovery);
  const measured = recovery.ofWeek.findLast(
    ({ bloodPressureSystolic, bloodPressureDiastolic }) =>
      bloodPressureSystolic !== null || bloodPressureDiastolic !== null,
  );
  const systolic = measured?.bloodPressureSystolic ?? null;
  const diastolic = measured?.bloodPressureDiastolic ?? null;
  // One number alone still counts: the missing one is taken as normal.
  const bloodPressure =
    systolic === null && diastolic === null
      ? null
      : { systolic: systolic ?? 110, diastolic: diastolic ?? 70 };
  const band = bloodPressureBand(bloodPressure);
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
    !avoided.has("plyometric") && body.bmi < 35 && body.age < 70 && !isCareful && ageGroup !== "child";
  if (!allowPlyometrics) avoided.add("plyometric");
  const stop: StopReason | null =
    ageGroup === "child"
      ? "child"
      : band === "crisis"
        ? "blood_pressure"
        : flags.stop.length > 0
          ? "red_flag"
          : flags.isIll
            ? "illness"
            : null;
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
