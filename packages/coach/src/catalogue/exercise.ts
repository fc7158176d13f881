/**
 * What the coach knows about one exercise. Entries are data (`*.data.ts`), written by us; facts only, own words.
 * `id` and `number` never change their meaning: logs of years point at them.
 */
import type { ExerciseMetric } from "@muster/domain/planning/plan";
import type { Equipment } from "@muster/domain/profiles/options.text";

/** Movement patterns; each exercise has one. */
export const patterns = [
  "squat",
  "hinge",
  "lunge",
  "h_push",
  "v_push",
  "h_pull",
  "v_pull",
  "core",
  "carry",
  "arm_flex",
  "arm_ext",
  "calf",
  "lateral",
  "cardio",
  "mobility",
  "balance",
  "plyo",
] as const;
/** Movement pattern of an exercise. */
export type Pattern = (typeof patterns)[number];

/** What the legs lift with, from knees or hips. */
export const legLifts: ReadonlySet<Pattern> = new Set(["squat", "lunge", "hinge"] as const);

/** Where to look when nothing of a pattern is left for a person (limits, kit): nearest muscles first. */
export const substitutePatterns: Readonly<Partial<Record<Pattern, readonly Pattern[]>>> = {
  squat: ["lunge", "hinge", "calf"],
  hinge: ["lunge", "squat", "core"],
  lunge: ["squat", "hinge", "balance"],
  h_push: ["v_push", "arm_ext", "lateral"],
  v_push: ["lateral", "h_push", "arm_ext"],
  h_pull: ["v_pull", "arm_flex", "lateral"],
  v_pull: ["h_pull", "arm_flex", "core"],
  core: ["balance", "hinge", "carry"],
};

/** Muscle groups for which sets are counted. */
export const muscles = [
  "chest",
  "front_delts",
  "side_delts",
  "rear_delts",
  "lats",
  "upper_back",
  "biceps",
  "triceps",
  "forearms",
  "abs",
  "obliques",
  "lower_back",
  "glutes",
  "quads",
  "hamstrings",
  "adductors",
  "calves",
] as const;
/** One muscle group. */
export type Muscle = (typeof muscles)[number];

/** Kind of gym equipment that an exercise needs, beyond the items of a profile. */
export type GymClass = "machine" | "cable" | "barbell" | "smith";

/** There in every home and every gym; `outside` is a walk from the door, at home only. */
export const alwaysThere = ["wall", "chair", "towel", "stair"] as const;

/** One thing that an exercise can need. */
export type Kit = Exclude<Equipment, "none"> | (typeof alwaysThere)[number] | "outside" | GymClass;

/** OR of ANDs: any one inner list is enough, and all of it is needed. `[[]]` needs nothing but floor. */
export type EquipmentNeed = readonly (readonly Kit[])[];

/**
 * What a move asks of the body; limits of a person exclude tags (`avoidedTags`). `deep_knee` is a loaded knee that
 * bends far or climbs, `shoulder` what strains it without reaching overhead: flies, raises, throws and jumps. `floor`,
 * `legs` and `arm_raised` say where the body is (`position.data.ts`): down on the floor, not at rest on a seat or a bench, and an
 * arm at or above the height of the shoulder, or turned out.
 */
export const contraTags = [
  "overhead",
  "deep_knee",
  "kneeling",
  "deep_hip",
  "axial",
  "spinal_flexion",
  "hang",
  "dip",
  "plyometric",
  "running",
  "supine",
  "prone",
  "valsalva",
  "shoulder",
  "wrist",
  "elbow",
  "ankle",
  "neck",
  "floor",
  "legs",
  "arm_raised",
] as const;
/** What an exercise demands of the body; limits rule exercises out by these tags. */
export type ContraTag = (typeof contraTags)[number];

/**
 * What a logged weight means.
 * `external`: the whole weight on bar, stack or in both hands together · `perHand`: the weight of one dumbbell ·
 * `bodyweightPlus`: a share of body weight, plus what was added · `assisted`: body weight minus the logged help,
 * so less is harder · `none`: no load that counts (holds, cardio, mobility).
 */
export type LoadKind = "external" | "perHand" | "bodyweightPlus" | "assisted" | "none";

/** Difficulty of an exercise, and the highest one a person may get: 1 easiest. */
export type Level = 1 | 2 | 3;

/** One entry of the catalogue. */
export type Exercise = {
  /** Stable text id, `squat.goblet`; history matches on it (settled point 25). */
  readonly id: string;
  /** Stable number, the specification's id. */
  readonly number: number;
  readonly name: string;
  /** Other names that people search for. */
  readonly aliases: readonly string[];
  readonly pattern: Pattern;
  /** Movement family: one figure and one ladder each. */
  readonly family: string;
  /** 1 = trained directly, 0.5 = trained along (fractional sets, Pelland 2024). */
  readonly muscles: Readonly<Partial<Record<Muscle, 1 | 0.5>>>;
  readonly needs: EquipmentNeed;
  readonly places: readonly ("home" | "gym")[];
  /** The gym equipment it is done with, when gym-only; null when home kit can do it. */
  readonly gymClass: GymClass | null;
  /** 1 beginner, 2 intermediate, 3 advanced. */
  readonly level: Level;
  /** Several joints and much muscle: may stand first in a session; false for isolation, core and cardio. */
  readonly compound: boolean;
  /** Done one side after the other: a set takes twice the time and reads 'per leg'. */
  readonly unilateral: boolean;
  readonly metric: ExerciseMetric;
  readonly loadKind: LoadKind;
  /**
   * Share of body weight that is moved, 0-1; 0 when none counts. Push-ups: Ebben 2011, rows: Melrose and Dawes 2015,
   * pull-ups, dips, calf raises: the body parts that move (de Leva 1996). All others are estimates (ADR 0115).
   */
  readonly bodyweightFraction: number;
  /** Smallest usual step of the load in lb; 0 when the exercise takes no weight. */
  readonly loadStepLb: number;
  /** True when a set is logged with a weight (EXC-02). */
  readonly takesWeight: boolean;
  /** Machine as people find it in the gym; null without one. */
  readonly machine: string | null;
  /** 0 anyone after reading, 1 needs practice, 2 needs weeks. */
  readonly skill: 0 | 1 | 2;
  /** 0 none, 1 steps, 2 jumps and runs. */
  readonly impact: 0 | 1 | 2;
  readonly contra: readonly ContraTag[];
  /** Next harder and easier rung of the ladder. */
  readonly harder: string | null;
  readonly easier: string | null;
  /** A load found on `from` times `k` is a start here. */
  readonly transfer: { readonly from: string; readonly k: number } | null;
  /** For the time model: seconds of one repetition (one side). */
  readonly secondsPerRep: number;
  /** Two or three sentences. */
  readonly howTo: readonly string[];
  readonly cues: readonly string[];
  /** How to progress. */
  readonly tips: string;
  readonly mistakes: readonly string[];
  /** Key of the full guide (EXC-04); null when the family text serves. */
  readonly guideKey: string | null;
  /** Found, logged, swapped in and planned by hand; the coach and a model never choose it by themselves. */
  readonly byHand: boolean;
};

/** Muscles that a set counts fully for. */
export const primaryMuscles = (exercise: Exercise): readonly Muscle[] =>
  muscles.filter((muscle) => exercise.muscles[muscle] === 1);

/** A jump that is counted: few of them, fast and fresh. */
export const isPower = ({ pattern, metric }: Pick<Exercise, "pattern" | "metric">): boolean =>
  pattern === "plyo" && metric === "reps";
