/** What a move of an assessment, or a test of a later week, measures, and how it is done (ONB-06, COACH-08). */
import type { Exercise } from "../catalogue/exercise.ts";
import type { Dose } from "../design/prescribe/draft.ts";
import { mayTestMost } from "../design/template/assessment-gates.ts";
import type { SlotRole } from "../design/template/day-types.data.ts";
import { heavyTest } from "../design/template/prescription.data.ts";
import type { Person } from "../state/person.ts";
import { testedMoveText } from "./tested-move.text.ts";
import { leftInWords } from "./words.text.ts";

type Effort = Pick<Dose, "low" | "difficulty">;

/** Metric to write down, sentence for the card, and what else the plan says of a test without a target. */
type TestWords = {
  readonly metric: string;
  readonly note: string;
  /** Absent: the dose is the target. `reps`, `metric`: see `Prescription`. */
  readonly open?: { readonly reps?: string; readonly metric?: "reps" };
};

const clockWords = ({ metric }: Exercise, isOpen: boolean): TestWords => {
  if (metric === "distance") return testedMoveText.mile(isOpen);
  const reps = testedMoveText.twoMinutes;
  if (metric === "reps") return { ...testedMoveText.countReps(isOpen), open: { reps } };
  // Steps are logged as repetitions; who may not count to a limit keeps to the time (coach.F4, F5).
  return { ...testedMoveText.countSteps(isOpen), ...(isOpen ? { open: { reps, metric: "reps" } } : {}) };
};

/** Calm work: it shows a working weight, or clean repetitions with some left over. */
const workWords = (exercise: Exercise, { low, difficulty }: Effort): TestWords => {
  const left = leftInWords(difficulty);
  if (exercise.metric === "distance")
    return exercise.takesWeight ? testedMoveText.carry(low) : testedMoveText.distance;
  if (exercise.metric === "time") return testedMoveText.time(exercise.impact > 0);
  if (!exercise.takesWeight) return testedMoveText.cleanReps(left);
  return low === heavyTest[0]
    ? testedMoveText.threeReps(left)
    : testedMoveText.tenReps(exercise.loadKind === "assisted", left);
};

/** @param role 'test' for one set to the limit or against the clock */
export const testWords = (exercise: Exercise, role: SlotRole, dose: Effort, person: Person): TestWords => {
  if (role !== "test") return workWords(exercise, dose);
  if (exercise.pattern === "cardio") return clockWords(exercise, mayTestMost(person));
  return {
    ...(exercise.metric === "time" ? testedMoveText.longestHold : testedMoveText.mostReps),
    open: {},
  };
};
