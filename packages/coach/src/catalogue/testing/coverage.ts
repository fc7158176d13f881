/**
 * Which patterns can be trained with which kit (settled point 26): every trainable pattern needs at least three
 * variants feasible with a kit, or less, at or below each level, so that rotation is possible everywhere.
 */
import type { Equipment, GymAccess } from "@muster/domain/profiles/options.text";
import { catalogue } from "../catalogue.ts";
import type { Exercise, Level, Pattern } from "../exercise.ts";
import { isFeasible, type Situation } from "../feasible.ts";

const home = (...equipment: Equipment[]): Situation => ({ place: "home", equipment, gymAccess: "no_gym" });
const gym = (gymAccess: GymAccess): Situation => ({ place: "gym", equipment: [], gymAccess });

/** The kits that the rule names. */
const coverageKits = {
  none: home(),
  bands: home("resistance_bands"),
  dumbbells: home("dumbbells"),
  kettlebells: home("kettlebells"),
  pull_up_bar: home("pull_up_bar"),
  planet_fitness: gym("planet_fitness"),
  commercial_gym: gym("commercial_gym"),
} as const satisfies Record<string, Situation>;
type CoverageKit = keyof typeof coverageKits;

/** Variants that rotation needs at least. */
export const variantsNeeded = 3;

/** The patterns that every week must be able to train with any kit (settled point 26). */
export const trainablePatterns = [
  "squat",
  "hinge",
  "lunge",
  "h_push",
  "v_push",
  "h_pull",
  "v_pull",
  "core",
] as const satisfies readonly Pattern[];
type TrainablePattern = (typeof trainablePatterns)[number];

type Cell = { readonly pattern: TrainablePattern; readonly kit: CoverageKit; readonly level: Level };

/** Variants of the cell: feasible there, at or below the level. */
export const variantsOf = ({ pattern, kit, level }: Cell): readonly Exercise[] =>
  catalogue.filter(
    (exercise) =>
      exercise.pattern === pattern && exercise.level <= level && isFeasible(exercise, coverageKits[kit]),
  );

const levels: readonly Level[] = [1, 2, 3];

/** Every combination of pattern, kit and level that coverage is checked for. */
export const allCells: readonly Cell[] = trainablePatterns.flatMap((pattern) =>
  // Object.keys loses the key type of the literal above.
  (Object.keys(coverageKits) as CoverageKit[]).flatMap((kit) =>
    levels.map((level) => ({ pattern, kit, level })),
  ),
);

/**
 * Cells whose person has no exercise of exactly their own level: trained with easier variants done slower, or with
 * the substitute pattern. Listed by hand so that a new entry that fills one, or a lost entry that opens one, shows.
 */
export const thinCells: readonly (Cell & { readonly substitute: TrainablePattern })[] = [
  { pattern: "h_pull", kit: "none", level: 3, substitute: "core" },
  { pattern: "h_pull", kit: "bands", level: 3, substitute: "core" },
  { pattern: "v_pull", kit: "none", level: 3, substitute: "h_pull" },
  { pattern: "v_pull", kit: "bands", level: 3, substitute: "h_pull" },
  { pattern: "v_pull", kit: "dumbbells", level: 3, substitute: "h_pull" },
  { pattern: "v_pull", kit: "kettlebells", level: 3, substitute: "h_pull" },
];
