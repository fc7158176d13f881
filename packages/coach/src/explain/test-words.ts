/** What a move of an assessment, or a test of a later week, measures, and how it is done (ONB-06, COACH-08). */
import type { Exercise } from "../catalogue/exercise.ts";
import type { Dose } from "../design/prescribe/draft.ts";
import { mayTestMost } from "../design/template/assessment-gates.ts";
import type { SlotRole } from "../design/template/day-types.data.ts";
import { heavyTest } from "../design/template/prescription.data.ts";
import type { Person } from "../state/person.ts";

/** Metric to write down, sentence for the card, and what else the plan says of a test without a target. */
type TestWords = {
  readonly metric: string;
  readonly note: string;
  /** Absent: the dose is the target. `reps`, `metric`: see `Prescription`. */
  readonly open?: { readonly reps?: string; readonly metric?: "reps" };
};

const clockWords = ({ metric }: Exercise, isOpen: boolean): TestWords => {
  const pace = isOpen ? "the best even pace that you can hold" : "a pace at which you can still talk";
  if (metric === "distance")
    return { metric: "Best time", note: `One mile at ${pace}. Write down your time.` };
  const note = `Two minutes at ${pace}. Count `;
  if (metric === "reps")
    return { metric: "Reps in 2 min", note: `${note}the reps.`, open: { reps: "2 min" } };
  const where = isOpen ? "log that number" : "write the number into the notes";
  return {
    metric: "Steps in 2 min",
    note: `${note}each time your right knee comes up, and ${where}.`,
    // Steps are logged as repetitions; who may not count to a limit keeps to the time (coach.F4, F5).
    ...(isOpen ? { open: { reps: "2 min", metric: "reps" } } : {}),
  };
};

const holdTest: TestWords = {
  metric: "Hold time",
  note: "Test: hold as long as your form is good, breathing all the time.",
  open: {},
};
const mostTest: TestWords = {
  metric: "Max reps",
  note: "Test: warm up well, then one set of as many clean reps as you can. Stop before form goes.",
  open: {},
};

/** Calm work: it shows a working weight, or clean repetitions with some left over. */
const workWords = (exercise: Exercise, { low }: Pick<Dose, "low">): TestWords => {
  if (exercise.metric === "distance")
    return { metric: exercise.takesWeight ? `Weight for ${low} m` : "Clean distance", note: "" };
  if (exercise.metric === "time")
    return {
      metric: exercise.impact > 0 ? "Good-form time" : "Hold time",
      note: "Stop well before you shake.",
    };
  if (!exercise.takesWeight) return { metric: "Good-form reps", note: "Stop with two clean reps left." };
  if (low === heavyTest[0])
    return {
      metric: "3-rep weight",
      note: "Go up in small steps until three reps are hard but clean, one more would still go. Log every set.",
    };
  return {
    metric: exercise.loadKind === "assisted" ? "Help for 10 reps" : "10-rep weight",
    note: "Find the weight that leaves two clean reps in the tank after about ten.",
  };
};

/** @param role 'test' for one set to the limit or against the clock */
export const testWords = (
  exercise: Exercise,
  role: SlotRole,
  dose: Pick<Dose, "low">,
  person: Person,
): TestWords => {
  if (role !== "test") return workWords(exercise, dose);
  if (exercise.pattern === "cardio") return clockWords(exercise, mayTestMost(person));
  return exercise.metric === "time" ? holdTest : mostTest;
};
