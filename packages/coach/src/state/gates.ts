/**
 * What must hold whatever the goal is: who may train, how hard, and which moves are out (specs/design.md 3a-2, 1.4).
 * The validator and the designer read the same gates, so a model's plan meets the limits of a built-in one.
 */
import type { HealthCondition } from "@muster/domain/planning/limit-options.text";
import { ageGroupOf, ageGroupStarts, currentAge } from "@muster/domain/profiles/age";
import { lowestBmi } from "@muster/domain/progress/goal-weight";
import { addDays } from "@muster/domain/shared/dates";
import { catalogue } from "../catalogue/catalogue.ts";
import { type ContraTag, legLifts } from "../catalogue/exercise.ts";
import {
  easedBy,
  isAnywhere,
  type LimitOf,
  limitsOfProfile,
  ruledOut,
  tagsOut,
} from "../catalogue/limits.ts";
import { headDown, highPressure, largeBody, type Out } from "../catalogue/moves/limits.data.ts";
import { type PressureBand, type RecentHealth, recentHealth } from "../notes/recent-health.ts";
import { type BirthStep, birthStepOf } from "./after-birth.ts";
import { afterSurgery, type SurgeryStep } from "./after-surgery.ts";
import { type Body, byGender } from "./body.ts";
import type { DesignInput } from "./input.ts";
import { mostCarefulEffort } from "./outgrown.ts";

/** All entries about health and wishes that are in force on the day of design. */
export const requestsInForce = (input: DesignInput) =>
  recentHealth({
    today: input.today,
    note: input.profile.limits.note,
    checkIns: input.checkIns,
    logNotes: [
      ...input.sessions.flatMap(({ date, exercises }) => exercises.map(({ notes }) => ({ date, notes }))),
      ...(input.otherNotes ?? []),
    ],
    limits: input.limits,
    wishes: input.wishes,
  });

/** Trains on the legs: no move that stands, walks or balances is for who sits (coach.F1). */
export const mayStand = ({ gates }: { readonly gates: Pick<Gates, "avoided"> }): boolean =>
  !gates.avoided.has("legs");

/** Why no training may be planned. */
export type StopReason = "child" | "birth" | NonNullable<RecentHealth["stop"]>;

/** Limits that every plan obeys; limits and wishes are those in force on the day of design, of forms and notes. */
export type Gates = Pick<
  RecentHealth,
  "flags" | "limits" | "wishes" | "elsewhere" | "asked" | "bloodPressure"
> & {
  readonly ageGroup: "child" | "youth" | "adult" | "older";
  /** When set, no training days: rest, easy movement and advice only. */
  readonly stop: StopReason | null;
  readonly bloodPressureBand: PressureBand;
  readonly avoided: ReadonlySet<ContraTag>;
  /** Exercises that limits rule out, beyond the tags. */
  readonly ruledOut: ReadonlySet<string>;
  /** Hardly a lift of the legs is left: days are for the upper body. */
  readonly restsLegs: boolean;
  /** Exercises that load a sore part: easy sets of eight and more (`mostEffort`, `leastReps`). */
  readonly eased: ReadonlySet<string>;
  /** Hardest effort that may be planned, 1-10. */
  readonly maxDifficulty: number;
  /** Fewest repetitions a set may ask for. */
  readonly minReps: number;
  readonly allowPlyometrics: boolean;
  /** False: no calorie deficit (minors, underweight, very lean, pregnant, postpartum, ill, troubled by eating, or a sign or a blood pressure to have looked at). */
  readonly allowDeficit: boolean;
  /** False: no surplus either; minors eat at maintenance. */
  readonly allowSurplus: boolean;
  readonly isPregnantOrPostpartum: boolean;
  /** A note sounds of health and could not be placed: the week is careful until it is answered (ADR 0142). */
  readonly isUnclear: boolean;
  /** Such a note names no part of the body: it may be anything. */
  readonly isAnywhere: boolean;
  /** How far recovery is after a birth whose day was entered. */
  readonly birthStep: BirthStep | null;
  /** How far recovery is after an operation; null without one in force. */
  readonly surgeryStep: SurgeryStep | null;
  /** It is fresh, and nobody said which part it was. */
  readonly isSurgeryAnywhere: boolean;
};

/** Share of a first weight that a part gets in the months after it may carry some again. */
export const rebuildingShare = 0.55;

/** Fewest repetitions of who does easy sets. */
const easyReps = 8;

/** Hardest effort of this exercise (coach.F9). */
export const mostEffort = ({ id }: { readonly id: string }, { eased, maxDifficulty }: Gates): number =>
  eased.has(id) ? Math.min(mostCarefulEffort, maxDifficulty) : maxDifficulty;

/** Fewest repetitions of a set of this exercise (coach.F9). */
export const leastReps = ({ id }: { readonly id: string }, { eased, minReps }: Gates): number =>
  eased.has(id) ? Math.max(easyReps, minReps) : minReps;

/** Most repetitions of a set for somebody under 18 (coach.F4). */
export const mostRepsOfYouth = 15;

/** Light for the height, or body fat under 5% (men) or 12% (women; the middle for other): no deficit (specs/design.md 1.5). */
const isTooLean = (body: Body): boolean =>
  body.bmi < lowestBmi || (body.bodyFat !== null && body.bodyFat < byGender(body, 5, 12));

const lifting: Out = { weights: true };

const liftsOfLegs = catalogue.filter(({ pattern, compound }) => compound && legLifts.has(pattern));
/** Too few to make a day of. */
const fewLifts = 3;

/** Limits of the profile that count with the whole table. */
const mostWholeLimits = 1;

/**
 * The limits of this person on this day. Notes of the last seven days count; so does the last blood pressure measured in
 * them, also one number alone.
 */
export const gatesOf = (input: DesignInput, body: Body): Gates => {
  const { limits } = input.profile;
  // A birthday in the middle of the week: the more careful of the two ages counts for all of it.
  const ageAtItsEnd = currentAge(input.profile, addDays(input.validFrom, 6));
  const ageGroup = ageAtItsEnd >= ageGroupStarts.older ? "older" : ageGroupOf(body.age);
  const requests = requestsInForce(input);
  const { bloodPressure, band, wishes, elsewhere, asked } = requests;
  const surgery = afterSurgery(requests.limits, limits.injuryAreas, input.validFrom);
  const isOfTables = (one: HealthCondition) => surgery.ofTables.some(({ condition }) => condition === one);
  const flags = { ...requests.flags, advice: requests.flags.advice.filter(isOfTables) };
  const conditions = new Set(requests.limits.flatMap(({ condition }) => condition ?? []));
  const isMinor = ageGroup === "child" || ageGroup === "youth";
  const pregnancy =
    limits.pregnancy !== "none"
      ? limits.pregnancy
      : conditions.has("pregnant")
        ? "pregnant"
        : (conditions.has("postpartum") || conditions.has("pelvic_floor")) && body.gender !== "male"
          ? "postpartum"
          : "none";
  const heartAdvice = limits.heartOrBloodPressureAdvice || band === "high";
  const isUnclear = conditions.has("unclear");
  const isCareful = pregnancy !== "none" || heartAdvice || flags.advice.length > 0 || isUnclear;
  const ofProfile = limitsOfProfile({ ...limits, pregnancy, heartOrBloodPressureAdvice: heartAdvice });
  const inForce: readonly LimitOf[] = [...ofProfile, ...surgery.ofTables];
  // Several old complaints at once leave too little of the whole table: there the tags of the moves decide.
  const known = ofProfile.length <= mostWholeLimits ? ofProfile : [];
  const birthStep = birthStepOf(requests.limits, input.validFrom);
  const others = [
    ...(birthStep === "own-weight" || !surgery.mayLift ? [lifting] : []),
    ...surgery.others,
    ...(body.bmi >= 40 ? [largeBody] : []),
    ...(ageAtItsEnd >= 70 ? [headDown] : []),
    ...(band === "elevated" || band === "high" ? [highPressure] : []),
  ];
  const avoided = new Set<ContraTag>([
    ...tagsOut(inForce),
    ...surgery.others.flatMap(({ tags = [] }) => tags),
  ]);
  const wantsNoJumps = wishes.some(({ type }) => type === "no_jumps" || type === "quiet");
  const allowPlyometrics =
    !avoided.has("plyometric") &&
    !wantsNoJumps &&
    body.bmi < 35 &&
    ageAtItsEnd < 70 &&
    !isCareful &&
    ageGroup !== "child";
  if (!allowPlyometrics) avoided.add("plyometric");
  const stop: StopReason | null =
    ageGroup === "child" ? "child" : (requests.stop ?? (birthStep === "rest" ? "birth" : null));
  const isUnplaced = requests.limits.some(isAnywhere);
  const isSomewhere = isUnplaced || surgery.others.length > 0;
  const out = ruledOut([...known, ...surgery.ofTables], others);
  return {
    ageGroup,
    stop,
    flags,
    limits: surgery.limits,
    wishes,
    asked,
    elsewhere,
    ruledOut: out,
    // Of a body that may be sore anywhere no half has more left than the other.
    restsLegs: !isSomewhere && liftsOfLegs.filter(({ id }) => !out.has(id)).length <= fewLifts,
    eased: easedBy(inForce, surgery.step === "rebuilding"),
    bloodPressure,
    bloodPressureBand: band,
    avoided,
    maxDifficulty: isCareful ? mostCarefulEffort : ageGroup === "youth" || ageGroup === "older" ? 7 : 8,
    minReps: isCareful || ageGroup !== "adult" ? easyReps : 1,
    allowPlyometrics,
    allowDeficit:
      !isMinor &&
      !isTooLean(body) &&
      pregnancy === "none" &&
      !conditions.has("eating") &&
      !flags.stop.includes("purging") &&
      stop === null,
    allowSurplus: !isMinor,
    isPregnantOrPostpartum: pregnancy !== "none",
    isUnclear,
    isAnywhere: isUnplaced,
    birthStep,
    surgeryStep: surgery.step,
    isSurgeryAnywhere: surgery.step === "fresh" && surgery.others.length > 0,
  };
};
