/**
 * Week templates: which days a number of training days is made of, and each day as ordered slots. The first slots are
 * the ones that a short session keeps. Full body for two and three days, upper/lower for four, upper/lower and
 * push/pull/legs for five, push/pull/legs twice for six: ACSM 2009 (novices two to three full-body days, intermediates
 * three to four, advanced four to six with split routines), NSCA Essentials (order of exercises), and the usual
 * published programmes.
 */
import type { TargetArea } from "@muster/domain/profiles/options.text";
import type { Pattern } from "../../catalogue/exercise.ts";

/** `power`: a jump before everything else; `skill`: a rung of the pull-up or push-up ladder stands in the slot; `test`: what is done once, as many, as long or as fast as can be. */
export type SlotRole = "power" | "skill" | "test" | "main" | "secondary" | "accessory" | "core";

/** A pattern, or a part of one that a programme names by itself. */
export type Movement =
  | Pattern
  | "incline"
  | "fly"
  | "push_up"
  | "rear_delt"
  | "bridge"
  | "leg_curl"
  | "leg_extension"
  | "power";

/** A place in a training day that one exercise fills. */
export type Slot = {
  readonly role: SlotRole;
  /** The first that has a move for the person is used; a small slot may turn to the next one. */
  readonly patterns: readonly Movement[];
  /** True for a muscle that the person named: the slot turns inside its movement only. */
  readonly isTarget?: true;
  /** True for the slot that serves a clearly smaller side: one side after the other. */
  readonly isOneSided?: true;
  /** Id of an exercise that the person asked for. */
  readonly wished?: string;
  /** Ids of what an assessment tests here, first choice first; any other move in the slot is calm work. */
  readonly tested?: readonly string[];
};

/** A kind of training day as a list of slots. */
export type DayType = {
  readonly id: string;
  /** Several days of one name in a week get letters, in the order of the week. */
  readonly name: string;
  readonly focus: string;
  /** Which half of the body is trained hard: two days of one half should not touch. */
  readonly load: "upper" | "lower" | "full" | "light";
  /** True when gym equipment serves it best. */
  readonly prefersGym: boolean;
  /** What the day says to the person; absent: what its exercises give reason for. */
  readonly insight?: string;
  readonly slots: readonly Slot[];
};

const main = (...patterns: readonly Movement[]): Slot => ({ role: "main", patterns });
const second = (...patterns: readonly Movement[]): Slot => ({ role: "secondary", patterns });
const small = (...patterns: readonly Movement[]): Slot => ({ role: "accessory", patterns });
const core: Slot = { role: "core", patterns: ["core"] };

const day = (
  id: string,
  name: string,
  focus: string,
  load: DayType["load"],
  slots: readonly Slot[],
): DayType => ({ id, name, focus, load, prefersGym: load !== "light", slots });

const fullA = day("full-a", "Full Body", "Squat and press", "full", [
  main("squat", "lunge"),
  main("h_push", "v_push"),
  second("v_pull", "h_pull"),
  small("leg_curl", "calf"),
  core,
  small("arm_flex", "arm_ext"),
  second("v_push", "h_push"),
  small("calf", "carry"),
]);

const fullB = day("full-b", "Full Body", "Hinge and overhead", "full", [
  main("hinge", "bridge"),
  main("v_push", "h_push"),
  second("h_pull", "v_pull"),
  small("push_up", "arm_ext"),
  core,
  small("lateral", "rear_delt"),
  second("lunge", "squat"),
  small("arm_flex", "carry"),
]);

const fullC = day("full-c", "Full Body", "Legs, pull and push", "full", [
  main("squat", "lunge"),
  main("v_pull", "h_pull"),
  second("incline", "h_push"),
  small("bridge", "leg_curl"),
  core,
  small("rear_delt", "lateral"),
  second("h_pull", "v_pull"),
  small("arm_ext", "calf"),
]);

// Each press and each pull twice a week (Schoenfeld 2016), as upper/lower programmes have it: four lifts, then small muscles.
const upperA = day("upper-a", "Upper Body", "Chest and back", "upper", [
  main("h_push"),
  main("h_pull", "v_pull"),
  second("v_push", "h_push"),
  second("v_pull", "h_pull"),
  small("lateral", "rear_delt"),
  small("arm_flex", "h_pull"),
  small("arm_ext", "h_push"),
  core,
]);

const upperB = day("upper-b", "Upper Body", "Shoulders and back", "upper", [
  main("v_push", "h_push"),
  main("v_pull", "h_pull"),
  second("incline", "h_push"),
  second("h_pull", "v_pull"),
  small("arm_ext", "h_push"),
  small("rear_delt", "push_up"),
  small("arm_flex", "h_pull"),
  small("rear_delt", "core"),
]);

const lowerA = day("lower-a", "Lower Body", "Squat and legs", "lower", [
  main("squat", "lunge"),
  second("hinge", "bridge"),
  second("lunge", "squat"),
  small("leg_curl", "bridge"),
  small("calf", "carry"),
  core,
  small("leg_extension", "bridge"),
  small("carry", "core"),
]);

const lowerB = day("lower-b", "Lower Body", "Hinge and hips", "lower", [
  main("hinge", "bridge"),
  second("squat", "lunge"),
  second("bridge", "lunge"),
  small("leg_extension", "lunge"),
  core,
  small("calf", "carry"),
  small("leg_curl", "lunge"),
  core,
]);

/** For a day that spares the legs. */
export const upperDays: readonly DayType[] = [upperA, upperB];

const push = (id: string, slots: readonly Slot[]) =>
  day(id, "Push", id === "push" ? "Chest first" : "Shoulders first", "upper", slots);
const pushA = push("push", [
  main("h_push"),
  main("v_push", "h_push"),
  second("incline", "h_push"),
  small("lateral"),
  small("arm_ext"),
  core,
  small("fly", "push_up", "h_push"),
  small("arm_ext", "lateral"),
]);
const pushB = push("push-2", [
  main("v_push", "h_push"),
  main("incline", "h_push"),
  second("h_push"),
  small("fly", "push_up", "h_push"),
  small("arm_ext"),
  core,
  small("lateral"),
  small("arm_ext", "lateral"),
]);

const pullA = day("pull", "Pull", "Back and biceps", "upper", [
  main("v_pull", "h_pull"),
  main("h_pull", "v_pull"),
  small("rear_delt", "h_pull"),
  small("arm_flex"),
  core,
  second("h_pull", "v_pull"),
  small("arm_flex", "carry"),
  small("carry", "core"),
]);
const pullB = day("pull-2", "Pull", "Upper back and biceps", "upper", [
  main("h_pull", "v_pull"),
  main("v_pull", "h_pull"),
  small("arm_flex"),
  small("rear_delt", "h_pull"),
  core,
  second("v_pull", "h_pull"),
  small("arm_flex", "carry"),
  core,
]);

// For who trains seated: shoulders that push a chair all day need pulls, about three sets for two of presses, first in the day and
// little overhead (Consortium for Spinal Cord Medicine 2005). Pulls end where the back has its sets, so presses are few.
const seatedA = day("upper-a", "Upper Body", "Back and chest", "upper", [
  main("h_pull", "v_pull"),
  main("h_push", "v_push"),
  second("v_pull", "h_pull"),
  small("rear_delt", "h_pull"),
  core,
  second("v_push", "h_push"),
  small("arm_flex", "core"),
  small("arm_ext", "core"),
]);
const seatedB = day("upper-b", "Upper Body", "Back and shoulders", "upper", [
  main("v_pull", "h_pull"),
  main("incline", "h_push"),
  second("h_pull", "v_pull"),
  small("rear_delt", "lateral"),
  core,
  small("fly", "h_push", "v_push"),
  small("arm_ext", "core"),
  small("arm_flex", "core"),
]);
const seatedC = day("upper-c", "Upper Body", "Back, arms and trunk", "upper", [
  main("h_pull", "v_pull"),
  second("v_pull", "h_pull"),
  small("rear_delt", "lateral"),
  core,
  small("arm_flex", "arm_ext"),
  small("arm_ext", "core"),
  core,
  core,
]);
const seatedPushA = push("push", [
  main("h_push"),
  second("v_push", "h_push"),
  small("lateral"),
  small("arm_ext"),
  core,
  small("arm_ext", "core"),
  core,
]);
const seatedPushB = push("push-2", [
  main("incline", "h_push"),
  small("fly", "h_push", "v_push"),
  small("arm_ext"),
  core,
  small("lateral", "core"),
  small("arm_ext", "core"),
  core,
]);

const legs = day("legs", "Legs", "Quads, hips and calves", "lower", lowerA.slots);
const legsTwo = day("legs-2", "Legs", "Hips, quads and calves", "lower", lowerB.slots);

/** Between full-body days of beginners: one lift, then small muscles and the trunk, and room for easy cardio. */
const light = (id: string, focus: string, lead: Slot, first: Movement, then: Movement): DayType =>
  day(id, "Core & Small Muscles", focus, "light", [
    lead,
    core,
    small(first, "arm_ext"),
    small(then, "lateral"),
    small("calf", "balance"),
    small("rear_delt", "lateral"),
    small("carry", "core"),
    core,
  ]);
const lightOne = light("light-1", "Press, core and arms", main("h_push"), "arm_flex", "arm_ext");
const lightTwo = light("light-2", "Legs, core and shoulders", main("lunge", "bridge"), "lateral", "arm_flex");
const lightThree = light("light-3", "Pull, core and calves", main("v_pull", "h_pull"), "arm_ext", "lateral");

/** Beginners, who come back, and everybody guarded by age: the whole body more often (four days in a gym: see `split.ts`). */
export const gentleSplits: Readonly<Record<number, readonly DayType[]>> = {
  1: [fullA],
  2: [fullA, fullB],
  3: [fullA, fullB, fullC],
  4: [fullA, upperB, lowerA, fullB],
  5: [fullA, lightOne, fullB, lightTwo, fullC],
  6: [fullA, lightOne, fullB, lightTwo, fullC, lightThree],
};

/** Training days a week -> the day types that fill them, in order. */
export const fullSplits: Readonly<Record<number, readonly DayType[]>> = {
  1: [fullA],
  2: [fullA, fullB],
  3: [fullA, fullB, fullC],
  4: [upperA, lowerA, upperB, lowerB],
  5: [upperA, lowerB, pushB, pullA, legs],
  6: [pushA, pullA, legs, pushB, pullB, legsTwo],
};

/** For who trains seated, or rests a leg: chest, back, shoulders, arms and trunk alone. */
export const seatedSplits: Readonly<Record<number, readonly DayType[]>> = {
  1: [seatedA],
  2: [seatedA, seatedB],
  3: [seatedA, seatedC, seatedB],
  4: [seatedPushA, pullA, seatedPushB, pullB],
  5: [seatedPushA, pullA, seatedC, seatedPushB, pullB],
  6: [seatedPushA, pullA, seatedC, seatedPushB, pullB, seatedB],
};

/** Areas of legs and hips. */
export const lowerAreas: ReadonlySet<TargetArea> = new Set(["glutes", "thighs", "calves"] as const);

/**
 * For who names legs or hips alone, three days of them: sets beyond eight for a muscle recover better on three days than on two
 * (Schoenfeld 2016). Chest and back stay twice a week. On two and three days the whole body does that already, and on six the usual
 * split is kept.
 */
export const lowerSplits: Readonly<Record<number, readonly DayType[]>> = {
  4: [lowerA, upperA, lowerB, fullC],
  5: [lowerA, upperA, lowerB, upperB, fullC],
};

/** What a day of the legs and one of the whole body are about where a hip lift leads it (`split.ts`). */
export const hipsFirstFocus = { lower: "Hips and legs", full: "Hips, pull and push" } as const;
