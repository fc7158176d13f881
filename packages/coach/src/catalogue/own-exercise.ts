/**
 * An own exercise in the shape of the catalogue, so that lists, guides, records and charts need no second way. It is in no
 * ladder, has no guide of its own, and is never chosen by the coach, which reads the catalogue alone.
 */
import { ownEquipment } from "@muster/domain/training/exercises/exercise-options.text";
import type { OwnExercise } from "@muster/domain/training/exercises/own-exercise";
import { ownExerciseKey } from "@muster/domain/training/exercises/own-exercise-key";
import { ownTakesWeight } from "@muster/domain/training/exercises/own-exercise-rules";
import { type Exercise, type Kit, type LoadKind, type Muscle, muscles, type Pattern } from "./exercise.ts";
import { mildest } from "./moves/entry.ts";

type Stored<T> = T & { readonly id: string };

/** Kinds of movement by what is trained first: for words such as 'per leg' only. */
const patternOf: Partial<Record<Muscle, Pattern>> = {
  quads: "squat",
  glutes: "hinge",
  hamstrings: "hinge",
  adductors: "squat",
  calves: "calf",
  chest: "h_push",
  front_delts: "v_push",
  side_delts: "lateral",
  rear_delts: "h_pull",
  lats: "v_pull",
  upper_back: "h_pull",
  biceps: "arm_flex",
  triceps: "arm_ext",
  forearms: "arm_flex",
};

const kit: Readonly<Record<OwnExercise["equipment"], readonly Kit[]>> = {
  none: [],
  dumbbells: ["dumbbells"],
  barbell: ["barbell"],
  kettlebell: ["kettlebells"],
  machine: ["machine"],
  cable: ["cable"],
  band: ["resistance_bands"],
  other: [],
};

/** What an own exercise says where others name their machine: what its weight is on decides how it is read and loaded. */
const shownKit: Partial<Record<OwnExercise["equipment"], string>> = {
  dumbbells: ownEquipment.dumbbells,
  barbell: ownEquipment.barbell,
};

/** Numbers of own exercises start here: the catalogue stays far below. */
const firstNumber = 100_000;

/** A number that is unique enough within a day, and the same on every device. */
const numberOf = (recordId: string): number =>
  firstNumber + (Number.parseInt(recordId.replace(/-/g, "").slice(-8), 16) % 900_000);

const isMuscle = (name: string): name is Muscle => (muscles as readonly string[]).includes(name);

const loadKindOf = ({ equipment, metric }: OwnExercise): LoadKind =>
  !ownTakesWeight(equipment)
    ? metric === "reps" && equipment === "none"
      ? "bodyweightPlus"
      : "none"
    : equipment === "dumbbells"
      ? "perHand"
      : "external";

/** How much of the body a move without a weight carries is not known: half, as the catalogue's middle. */
const unknownFraction = 0.5;

/**
 * What a person made, as an exercise of the catalogue (ADR 0115): what its form does not ask is left at its
 * mildest.
 */
export const exerciseFromOwn = (own: Stored<OwnExercise>): Exercise => {
  const primary = own.primaryMuscles.filter(isMuscle);
  const takesWeight = ownTakesWeight(own.equipment);
  const loadKind = loadKindOf(own);
  const first = primary[0];
  return {
    ...mildest,
    id: ownExerciseKey(own.id),
    number: numberOf(own.id),
    name: own.name,
    pattern: (first === undefined ? undefined : patternOf[first]) ?? "core",
    family: "own",
    muscles: Object.fromEntries([
      ...own.secondaryMuscles.filter(isMuscle).map((muscle) => [muscle, 0.5 as const]),
      ...primary.map((muscle) => [muscle, 1 as const]),
    ]),
    needs: [kit[own.equipment]],
    places: ["home", "gym"],
    gymClass: null,
    level: 1,
    unilateral: own.unilateral,
    metric: own.metric,
    loadKind,
    bodyweightFraction: loadKind === "bodyweightPlus" ? unknownFraction : 0,
    loadStepLb: takesWeight ? 5 : 0,
    takesWeight,
    machine: shownKit[own.equipment] ?? null,
    howTo: own.notes === "" ? [] : [own.notes],
    cues: [],
    tips: "",
    mistakes: [],
    byHand: true,
  };
};
