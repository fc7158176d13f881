/**
 * Weights at home as entered in onboarding (ONB-01, feature F16): usual sets to choose from, all optional. What is not entered
 * stays the usual set of `training/gear`.
 */
import { err, ok, type Result } from "../shared/result.ts";
import type { UnitSystem } from "../shared/units.ts";
import type { GearRecord } from "../training/weights/gear.ts";
import { emptyGearDraft, parseGear, withMachines } from "../training/weights/gear-input.ts";
import { usualWeights } from "../training/weights/usual-weights.ts";
import { dumbbellQuestions, onboardingText } from "./onboarding.text.ts";

/** Everything as typed, in the units of the form; '' is not entered. */
export type HomeWeightsDraft = {
  /** One of `dumbbellSets`. */
  readonly dumbbellSet: string;
  /** One weight, or for fixed pairs a list: '5-50 by 5'. */
  readonly dumbbellWeights: string;
  /** A list: '18, 26, 35'. */
  readonly kettlebellWeights: string;
  /** A list; blank: no bar. */
  readonly barWeights: string;
  /** '45 × 1, 25 × 2': pairs. */
  readonly plateWeights: string;
  /** By the names of the catalogue. */
  readonly machines: readonly string[];
};

/** A form in which nothing is entered. */
export const emptyHomeWeights: HomeWeightsDraft = {
  dumbbellSet: "",
  dumbbellWeights: "",
  kettlebellWeights: "",
  barWeights: "",
  plateWeights: "",
  machines: [],
};

type Home = HomeWeightsDraft & {
  readonly units: UnitSystem;
  readonly equipment: readonly string[];
  readonly gymAccess: string;
};

type HomeWeightsErrors = { readonly [K in keyof HomeWeightsDraft]?: string };

/** Which fields are shown: only for owned equipment; a bar and machines for a gym of one's own. */
export const shownWeightFields = ({ equipment, gymAccess }: Pick<Home, "equipment" | "gymAccess">) => ({
  dumbbells: equipment.includes("dumbbells"),
  kettlebells: equipment.includes("kettlebells"),
  ownGym: gymAccess === "home_gym",
});

/** Steps of an adjustable dumbbell, in the shown unit. */
const adjustableStep = { imperial: 5, metric: 2.5 } as const;

/** The question for a set of dumbbells, with weights to choose from in the person's unit. */
export const dumbbellQuestion = (
  set: string,
  units: UnitSystem,
): { readonly label: string; readonly usual: readonly number[]; readonly isList: boolean } | undefined => {
  if (!Object.hasOwn(dumbbellQuestions, set)) return undefined;
  return {
    // One of its keys: asked above.
    label: dumbbellQuestions[set as keyof typeof dumbbellQuestions],
    usual: usualWeights[units][set === "adjustable" ? set : "dumbbells"],
    isList: set === "fixed",
  };
};

/** A bar with plates as it is often sold, to start from; as typed. */
export const usualBarSet = (units: UnitSystem): Pick<HomeWeightsDraft, "barWeights" | "plateWeights"> => ({
  barWeights: units === "metric" ? "20" : "45",
  plateWeights:
    units === "metric"
      ? "20 × 1, 10 × 1, 5 × 1, 2.5 × 1, 1.25 × 1"
      : "45 × 1, 25 × 1, 10 × 2, 5 × 1, 2.5 × 1",
});

/** The weights of a typed set, as `parseGear` reads them; undefined when a weight is invalid. */
const dumbbellList = ({ dumbbellSet, dumbbellWeights, units }: Home): string | undefined => {
  if (dumbbellSet === "fixed") return dumbbellWeights;
  const weight = dumbbellWeights.trim().replace(",", ".");
  if (!/^\d+(\.\d+)?$/.test(weight) || Number(weight) <= 0) return undefined;
  const step = adjustableStep[units];
  return dumbbellSet === "adjustable" && Number(weight) > step
    ? `${step}-${weight} by ${step}, ${weight}`
    : weight;
};

/**
 * @returns the record of the home; undefined when nothing was entered; or a message for each field that cannot be read
 */
export const parseHomeWeights = (home: Home): Result<GearRecord | undefined, HomeWeightsErrors> => {
  const shown = shownWeightFields(home);
  const entered = {
    dumbbells: shown.dumbbells && home.dumbbellSet !== "",
    kettlebells: shown.kettlebells && home.kettlebellWeights.trim() !== "",
    bar: shown.ownGym && home.barWeights.trim() !== "",
    machines: shown.ownGym && home.machines.length > 0,
  };
  if (!Object.values(entered).includes(true)) return ok(undefined);
  const errors: { -readonly [K in keyof HomeWeightsErrors]: HomeWeightsErrors[K] } = {};
  const list = entered.dumbbells ? dumbbellList(home) : "";
  if (list === undefined) errors.dumbbellWeights = onboardingText.oneWeight;
  else if (entered.dumbbells && list.trim() === "") errors.dumbbellWeights = onboardingText.noWeight;
  const pairs = list ?? "";
  const isSingle = entered.dumbbells && home.dumbbellSet === "single";
  const read = parseGear(
    {
      ...withMachines(emptyGearDraft, entered.machines ? home.machines : [], home.units),
      dumbbells: isSingle ? "" : pairs,
      singles: isSingle ? pairs : "",
      kettlebells: entered.kettlebells ? home.kettlebellWeights : "",
      bars: entered.bar ? home.barWeights : "",
      plates: entered.bar ? home.plateWeights : "",
    },
    "home",
    home.units,
  );
  if (!read.ok) {
    const { dumbbells, singles, kettlebells, bars, plates } = read.error;
    const wrong = dumbbells ?? singles;
    if (wrong !== undefined) errors.dumbbellWeights ??= wrong;
    if (kettlebells !== undefined) errors.kettlebellWeights = kettlebells;
    if (bars !== undefined) errors.barWeights = bars;
    if (plates !== undefined) errors.plateWeights = plates;
  }
  if (!read.ok || Object.keys(errors).length > 0) return err(errors);
  const record = { ...read.value };
  for (const field of ["dumbbells", "kettlebells"] as const)
    if (shown[field] && !entered[field]) delete record[field];
  return ok(record);
};
