/**
 * Weight to suggest for the next session of an exercise (EXC-03): one decision table of how far the repetitions
 * dropped, how hard it felt, whether the weight stayed, and how heavy it is (settled point 27).
 */
import { kilogramsToPounds, poundsToKilograms, roundToHalf, type UnitSystem } from "../../shared/units.ts";
import type { LoggedSet } from "../session.ts";
import { isFullSet } from "../set-roles.ts";
import type { SuggestionRule } from "./suggested-weight.text.ts";

/** A: under 40 lb, B: 40 to under 100 lb, C: from 100 lb. */
type WeightBand = "A" | "B" | "C";

/** A suggested weight with the rule that made it. */
export type SuggestedWeight = {
  /** lb, above 0; a multiple of 0.5 in the person's unit, and of a weight that stays in kg that very weight. */
  readonly weightLb: number;
  /** Heaviest weight (of help the least) with at least half of the first set's repetitions, lb. */
  readonly baseLb: number;
  /** What the rule adds to the base, lb; negative takes away, 0 holds. Of help it is the other way round. */
  readonly stepLb: number;
  readonly band: WeightBand;
  /** (first − last repetitions) / first; negative when the last set had more. */
  readonly drop: number;
  readonly isSameWeight: boolean;
  readonly difficulty: number;
  /** Id of the row that decided. */
  readonly rule: SuggestionRule;
};

type Steps = Readonly<Record<WeightBand, number>>;
const hold: Steps = { A: 0, B: 0, C: 0 };

/** Every row of the table: what it adds in each band, lb. When it applies stands in words in `suggested-weight.text.ts`. */
const rows: Readonly<Record<SuggestionRule, Steps>> = {
  "big-drop-hard": { A: -2.5, B: -5, C: -10 },
  "big-drop": hold,
  "some-drop-easy": { A: 2.5, B: 5, C: 5 },
  "some-drop": hold,
  "steady-same-easy": { A: 5, B: 10, C: 15 },
  "steady-same-medium": { A: 2.5, B: 5, C: 10 },
  "steady-same-hard": hold,
  "steady-mixed-easy": { A: 2.5, B: 5, C: 10 },
  "steady-mixed-medium": { A: 2.5, B: 2.5, C: 5 },
  "steady-mixed-hard": hold,
};

/** The steps in kg: what plates and dumbbells in kg come in, and not half of the pounds (2.5 lb are 1.13 kg). */
const stepKilograms: Readonly<Record<number, number>> = { 2.5: 1, 5: 2.5, 10: 5, 15: 7.5 };

/** lb that a row of the table adds, a whole step of the person's unit. */
const stepIn = (units: UnitSystem, stepLb: number): number =>
  units === "imperial" || stepLb === 0
    ? stepLb
    : Math.sign(stepLb) * kilogramsToPounds(stepKilograms[Math.abs(stepLb)] ?? 0);

/** The next weight in lb: rounded in the unit in which it is loaded; 20 kg that stay are 20 kg to the gram (UNIT-01). */
const nextWeight = (units: UnitSystem, baseLb: number, stepLb: number): number =>
  units === "imperial"
    ? roundToHalf(baseLb + stepLb)
    : stepLb === 0
      ? baseLb
      : kilogramsToPounds(roundToHalf(poundsToKilograms(baseLb + stepLb)));

/**
 * @param sets last session's sets of this exercise, in order; weights in lb. Warm-up and drop sets are left out.
 * @param difficulty 1-10 as rated by the person
 * @param isHelp the number is help on an assisted machine: less of it is more work, so the steps turn round
 * @param units in which the person loads: steps are whole ones of it
 * @returns undefined when there is no weighted set to build on, or the answer would not be above 0
 */
export const suggestWeight = (
  sets: readonly Pick<LoggedSet, "reps" | "weight" | "role">[],
  difficulty: number,
  isHelp = false,
  units: UnitSystem = "imperial",
): SuggestedWeight | undefined => {
  const working = sets
    .filter(isFullSet)
    .flatMap(({ reps, weight }) => (reps === null || weight === null ? [] : [{ reps, weight }]));
  const first = working.at(0);
  const last = working.at(-1);
  if (first === undefined || last === undefined) return undefined;

  const countedWeights = working.filter((set) => set.reps * 2 >= first.reps).map((set) => set.weight);
  const baseLb = isHelp ? Math.min(...countedWeights) : Math.max(...countedWeights);
  const band = bandOf(baseLb);
  const isSameWeight = working.every((set) => set.weight === first.weight);
  const rule = ruleFor(first.reps, last.reps, isSameWeight, difficulty);
  const step = stepIn(units, rows[rule][band]);
  const stepLb = isHelp && step !== 0 ? -step : step;
  const weightLb = nextWeight(units, baseLb, stepLb);
  if (weightLb <= 0) return undefined;
  return {
    weightLb,
    baseLb,
    stepLb,
    band,
    drop: (first.reps - last.reps) / first.reps,
    isSameWeight,
    difficulty,
    rule,
  };
};

const bandOf = (weightLb: number): WeightBand => (weightLb < 40 ? "A" : weightLb < 100 ? "B" : "C");

const ruleFor = (
  firstReps: number,
  lastReps: number,
  isSameWeight: boolean,
  difficulty: number,
): SuggestionRule => {
  // Percentages are compared as whole numbers, so that exactly 15% and 30% fall where the table says.
  const dropTimes100 = (firstReps - lastReps) * 100;
  if (dropTimes100 > 30 * firstReps) return difficulty >= 8 ? "big-drop-hard" : "big-drop";
  if (dropTimes100 >= 15 * firstReps) return difficulty <= 4 ? "some-drop-easy" : "some-drop";
  const effort = difficulty <= 4 ? "easy" : difficulty >= 9 ? "hard" : "medium";
  return isSameWeight ? `steady-same-${effort}` : `steady-mixed-${effort}`;
};
