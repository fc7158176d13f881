/** Inputs of the tests of load rules: one goblet squat, what was done in it, and who did it. */
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Bout } from "../../state/bouts.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import { type Person, personOf } from "../../state/person.ts";
import { type Phase, phaseOf } from "../phase.ts";
import type { Dose } from "../prescribe/draft.ts";
import { loadFor } from "../progress/load.ts";
import { inputWith } from "./inputs.ts";
/** Somebody without a log. */
export const input = inputWith();

/** The same as a person. */
export const nobody = personOf(input);

/** A normal week. */
export const growing = phaseOf(input, nobody);

/** The entry of the catalogue; throws when there is none. */
export const exercise = (id: string) => {
  const found = exerciseById(id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

/** The exercise of most cases. */
export const goblet = exercise("squat.goblet");

/** The usual dose. */
export const dose: Dose = {
  usualSets: 3,
  mostSets: 4,
  low: 8,
  high: 10,
  restSeconds: 120,
  leastRestSeconds: 120,
  difficulty: 7,
};

/** A session of it; the state's own figures follow from the last one. */
export const bout = (change: Partial<Bout> = {}): Bout => ({
  date: input.today,
  loadLb: 50,
  amounts: [10, 10, 10],
  difficulty: 7,
  completion: 1,
  isEasy: false,
  targetLow: 8,
  targetHigh: 10,
  ...change,
});

/** What is known of the goblet squat, with what is different. */
export const state = (change: Partial<ExerciseState>): ExerciseState => ({
  exerciseId: goblet.id,
  sessions: 3,
  lastDate: input.today,
  e1rmLb: 75,
  lastLoadLb: 50,
  bestRecentLoadLb: 50,
  lastAmounts: [10, 10, 10],
  bestReps: 10,
  lastingReps: null,
  fresh: null,
  lastDifficulty: 7,
  completion: 1,
  dropOff: 0,
  trend: "steady",
  gain: null,
  restedDays: 3,
  bouts: [bout()],
  ...change,
});

/** Somebody of whom no more is known than this. */
export const who = (change: Partial<ExerciseState>): Person => ({
  ...nobody,
  exercises: new Map([[goblet.id, state(change)]]),
});

/** The load that follows for the usual dose, in lb, and its rule. */
export const load = (change: Partial<ExerciseState>, phase: Phase = growing) =>
  loadFor(goblet, dose, who(change), phase);
