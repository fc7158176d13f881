/**
 * Kinds of training days as ordered slots. The first slots are the ones that a short session keeps; skills and
 * compounds stand before isolation (coach.md 3a-6 and 7). `patterns`: the first with a legal move is used.
 */
import type { Pattern } from "../catalogue/exercise.ts";

/** `skill` and `test` are rungs of the pull-up and push-up ladders, worked in later. */
export type SlotRole = "skill" | "test" | "main" | "secondary" | "accessory" | "core";

export type Slot = { readonly role: SlotRole; readonly patterns: readonly Pattern[] };

export type DayType = {
  readonly id: string;
  readonly name: string;
  readonly focus: string;
  /** Which half of the body is trained hard: two days of one half should not touch. */
  readonly load: "upper" | "lower" | "full" | "light";
  /** True when gym equipment serves it best. */
  readonly prefersGym: boolean;
  readonly slots: readonly Slot[];
};

const slot = (role: SlotRole, ...patterns: readonly Pattern[]): Slot => ({ role, patterns });

const fullA: DayType = {
  id: "full-a",
  name: "Full Body A",
  focus: "Squat and press",
  load: "full",
  prefersGym: true,
  slots: [
    slot("main", "squat", "lunge"),
    slot("main", "h_push", "v_push"),
    slot("secondary", "h_pull", "v_pull"),
    slot("secondary", "hinge"),
    slot("accessory", "v_pull", "arm_flex", "h_pull"),
    slot("core", "core"),
    slot("accessory", "arm_ext", "lateral"),
    slot("accessory", "calf", "carry"),
  ],
};

const fullB: DayType = {
  id: "full-b",
  name: "Full Body B",
  focus: "Hinge and pull",
  load: "full",
  prefersGym: true,
  slots: [
    slot("main", "hinge"),
    slot("main", "v_pull", "h_pull"),
    slot("secondary", "v_push", "h_push"),
    slot("secondary", "lunge", "squat"),
    slot("accessory", "lateral", "arm_ext", "h_push"),
    slot("core", "core"),
    slot("accessory", "arm_flex", "h_pull"),
    slot("accessory", "carry", "calf"),
  ],
};

const fullC: DayType = {
  id: "full-c",
  name: "Full Body C",
  focus: "Legs, push and pull",
  load: "full",
  prefersGym: true,
  slots: [
    slot("main", "squat", "lunge"),
    slot("main", "h_pull", "v_pull"),
    slot("secondary", "v_push", "h_push"),
    slot("secondary", "hinge", "lunge"),
    slot("accessory", "arm_flex", "v_pull"),
    slot("core", "core"),
    slot("accessory", "calf", "balance"),
    slot("accessory", "arm_ext", "lateral"),
  ],
};

const upperA: DayType = {
  id: "upper-a",
  name: "Upper Body A",
  focus: "Press and row",
  load: "upper",
  prefersGym: true,
  slots: [
    slot("main", "h_push"),
    slot("main", "h_pull"),
    slot("secondary", "v_push", "h_push"),
    slot("secondary", "v_pull", "h_pull"),
    slot("accessory", "h_pull", "arm_flex"),
    slot("accessory", "arm_ext", "h_push"),
    slot("accessory", "lateral", "core"),
    slot("core", "core"),
  ],
};

const upperB: DayType = {
  id: "upper-b",
  name: "Upper Body B",
  focus: "Vertical push and pull",
  load: "upper",
  prefersGym: false,
  slots: [
    slot("main", "v_pull", "h_pull"),
    slot("main", "v_push", "h_push"),
    slot("secondary", "h_pull", "v_pull"),
    slot("secondary", "h_push"),
    slot("accessory", "lateral", "arm_flex"),
    slot("core", "core"),
    slot("accessory", "arm_flex", "h_pull"),
    slot("accessory", "arm_ext", "h_push"),
  ],
};

const lowerA: DayType = {
  id: "lower-a",
  name: "Lower Body A",
  focus: "Squat and legs",
  load: "lower",
  prefersGym: true,
  slots: [
    slot("main", "squat", "lunge"),
    slot("main", "hinge"),
    slot("secondary", "lunge", "squat"),
    slot("accessory", "calf", "balance"),
    slot("core", "core"),
    slot("accessory", "hinge", "squat"),
    slot("accessory", "carry", "core"),
    slot("core", "core", "cardio"),
  ],
};

const lowerB: DayType = {
  id: "lower-b",
  name: "Lower Body B",
  focus: "Hinge and hips",
  load: "lower",
  prefersGym: false,
  slots: [
    slot("main", "hinge"),
    slot("main", "squat", "lunge"),
    slot("secondary", "lunge", "hinge"),
    slot("core", "core"),
    slot("accessory", "calf", "balance"),
    slot("accessory", "carry", "core"),
    slot("core", "core", "carry"),
    slot("accessory", "hinge", "balance"),
  ],
};

const upperCore: DayType = {
  ...upperB,
  id: "upper-core",
  name: "Upper Body & Core",
  focus: "Pull, push and core",
};

const legsShoulders: DayType = {
  id: "legs-shoulders",
  name: "Legs & Shoulders",
  focus: "Legs and overhead strength",
  load: "lower",
  prefersGym: true,
  slots: [
    slot("main", "squat", "lunge"),
    slot("main", "v_push", "h_push"),
    slot("secondary", "hinge"),
    slot("secondary", "lunge", "squat"),
    slot("accessory", "lateral", "arm_ext"),
    slot("accessory", "calf", "balance"),
    slot("core", "core"),
    slot("accessory", "carry", "core"),
  ],
};

const lowerCardio: DayType = {
  ...lowerB,
  id: "lower-cardio",
  name: "Lower Body & Cardio",
  focus: "Hips, legs and lungs",
};

const chestBackArms: DayType = {
  ...upperA,
  id: "chest-back-arms",
  name: "Chest, Back & Arms",
  focus: "Press, row and arms",
};

const fullPower: DayType = {
  ...fullC,
  id: "full-power",
  name: "Full Body Power",
  focus: "Strong from head to toe",
  prefersGym: false,
};

const push: DayType = {
  id: "push",
  name: "Push",
  focus: "Chest, shoulders, triceps",
  load: "upper",
  prefersGym: true,
  slots: [
    slot("main", "h_push"),
    slot("main", "v_push", "h_push"),
    slot("secondary", "h_push", "v_push"),
    slot("accessory", "lateral", "arm_ext"),
    slot("accessory", "arm_ext", "h_push"),
    slot("core", "core"),
    slot("core", "core", "carry"),
    slot("accessory", "arm_ext", "lateral"),
  ],
};

const pull: DayType = {
  id: "pull",
  name: "Pull",
  focus: "Back and biceps",
  load: "upper",
  prefersGym: false,
  slots: [
    slot("main", "v_pull", "h_pull"),
    slot("main", "h_pull", "v_pull"),
    slot("secondary", "h_pull", "v_pull"),
    slot("accessory", "arm_flex", "h_pull"),
    slot("accessory", "carry", "arm_flex"),
    slot("core", "core"),
    slot("accessory", "arm_flex", "core"),
    slot("core", "core", "carry"),
  ],
};

const legs: DayType = { ...lowerA, id: "legs", name: "Legs", focus: "Squat, hinge, calves" };
const legsTwo: DayType = { ...lowerB, id: "legs-2", name: "Legs 2", focus: "Hinge, hips, single leg" };
const pushTwo: DayType = { ...push, id: "push-2", name: "Push 2", prefersGym: false };
const pullTwo: DayType = { ...pull, id: "pull-2", name: "Pull 2", prefersGym: true };

const conditioning = (id: string, name: string, focus: string, first: Pattern): DayType => ({
  id,
  name,
  focus,
  load: "light",
  prefersGym: false,
  slots: [
    slot("secondary", first, "cardio", "core"),
    slot("core", "core"),
    slot("accessory", "balance", "calf", "mobility"),
    slot("accessory", "carry", "core"),
    slot("core", "core"),
    slot("accessory", "mobility", "balance", "core"),
    slot("accessory", "cardio", "core"),
    slot("accessory", "calf", "core"),
  ],
});

const moveOne = conditioning("conditioning-1", "Conditioning & Core", "Lungs, core and balance", "cardio");
const moveTwo = conditioning(
  "conditioning-2",
  "Skill & Mobility",
  "Balance, core and easy movement",
  "balance",
);
const moveThree = conditioning("conditioning-3", "Easy Engine", "Easy cardio and core", "cardio");

export const gentleSplits: Readonly<Record<number, readonly DayType[]>> = {
  1: [fullA],
  2: [fullA, fullB],
  3: [fullA, fullB, fullC],
  4: [fullA, upperB, lowerA, fullB],
  5: [fullA, moveOne, fullB, moveTwo, fullC],
  6: [fullA, moveOne, fullB, moveTwo, fullC, moveThree],
};

export const fullSplits: Readonly<Record<number, readonly DayType[]>> = {
  1: [fullA],
  2: [fullA, fullB],
  3: [fullA, fullB, fullC],
  4: [upperA, lowerA, upperB, lowerB],
  5: [upperCore, legsShoulders, lowerCardio, chestBackArms, fullPower],
  6: [push, pull, legs, pushTwo, pullTwo, legsTwo],
};
