/** What moved up lately and what stagnates, from the log: the main lifts, in weights and repetitions. */
import { daysBetween } from "@muster/domain/shared/dates";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import type { Person } from "../../state/person.ts";
import { feedbackText } from "./feedback.text.ts";

/** Less than this is noise of a week. */
const leastGain = 0.02;
/** Standing still for fewer days than this is no "while", however often it was trained. */
const leastDaysOfWhile = 21;
/** Days between two sessions whose weights are compared. */
const leastDaysOfGain = 10;
/** Days without it after which an exercise is no news. */
const longestRest = 21;

/** A change somebody can be proud of: in lb, or in repetitions, with the same weight or with none. */
type LiftProgress = {
  readonly id: string;
  readonly name: string;
  readonly unit: "lb" | "reps";
  readonly from: number;
  readonly to: number;
  /** lb of the sets whose repetitions grew; null without a weight. */
  readonly loadLb: number | null;
};

/** What a programme is built on: no skill, no small move, nothing for balance. */
const isMainLift = ({ compound, skill, pattern, loadKind }: Exercise): boolean =>
  compound &&
  skill === 0 &&
  loadKind !== "assisted" &&
  !["core", "carry", "cardio", "mobility"].includes(pattern);

/** Most repetitions of bodyweight moves, where they grew. */
export const moreReps = (
  person: Person,
): readonly { readonly id: string; readonly from: number; readonly to: number }[] =>
  [...person.exercises.values()].flatMap(({ exerciseId, reps, restedDays }) =>
    reps === null || restedDays > longestRest || reps.now <= reps.before
      ? []
      : [{ id: exerciseId, from: reps.before, to: reps.now }],
  );

/**
 * What went up, by the strength estimate, and what stands still (spec §9), the clearest first. With a weight only the
 * estimate compares like with like: sets of nine move less in all than lighter sets of twelve. Where it is not known yet,
 * or still being found, nothing stands still.
 */
export const movers = (
  person: Person,
): { readonly up: readonly string[]; readonly flat: readonly string[] } => {
  const states = [...person.exercises.values()].filter(
    ({ sessions, restedDays }) => sessions >= 2 && restedDays <= longestRest,
  );
  const sorted = (of: (state: ExerciseState) => number) =>
    states.toSorted((a, b) => of(b) - of(a) || (a.exerciseId < b.exerciseId ? -1 : 1));
  // A move that makes more repetitions stands still by no measure of its own.
  const growing = new Set(moreReps(person).map(({ id }) => id));
  return {
    up: sorted(({ gain }) => gain ?? 0)
      .filter(({ gain }) => (gain ?? 0) >= leastGain)
      .map(({ exerciseId }) => exerciseId),
    flat: sorted(({ change }) => change)
      .filter(
        ({ trend, gain, e1rmLb, trainedDays, exerciseId }) =>
          trend === "plateaued" &&
          trainedDays >= leastDaysOfWhile &&
          (e1rmLb === null || (gain !== null && gain < leastGain)) &&
          !growing.has(exerciseId),
      )
      .map(({ exerciseId }) => exerciseId),
  };
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** From the first to the last of the sessions that are remembered, where these say it in a person's own numbers. */
const byWeight = ({ name, id }: Exercise, { bouts }: ExerciseState): readonly LiftProgress[] => {
  const real = bouts.filter(({ isEasy, loadLb }) => !isEasy && loadLb !== null);
  const [first, last] = [real[0], real.at(-1)];
  if (first === undefined || last === undefined || first.loadLb === null || last.loadLb === null) return [];
  if (daysBetween(first.date, last.date) < leastDaysOfGain) return [];
  const [firstLb, lastLb] = [oneDecimal(first.loadLb), oneDecimal(last.loadLb)];
  if (last.loadLb > first.loadLb) return [{ id, name, unit: "lb", from: firstLb, to: lastLb, loadLb: null }];
  const [from, to] = [Math.max(0, ...first.amounts), Math.max(0, ...last.amounts)];
  return last.loadLb === first.loadLb && to > from
    ? [{ id, name, unit: "reps", from, to, loadLb: lastLb }]
    : [];
};

/** Main lifts that grew, the clearest first: by weight where there is one, by repetitions where there is none. */
export const liftProgress = (person: Person): readonly LiftProgress[] => {
  const weighted = movers(person).up.flatMap((id) => {
    const exercise = exerciseById(id);
    const state = person.exercises.get(id);
    return exercise === undefined || state === undefined || !isMainLift(exercise)
      ? []
      : byWeight(exercise, state);
  });
  const known = new Set(weighted.map(({ id }) => id));
  const unweighted = moreReps(person).flatMap(({ id, from, to }): readonly LiftProgress[] => {
    const exercise = exerciseById(id);
    return exercise === undefined || known.has(id) || !isMainLift(exercise)
      ? []
      : [{ id, name: exercise.name, unit: "reps", from, to, loadLb: null }];
  });
  return [...weighted, ...unweighted];
};

/** One sentence about one lift. @param turn number of the week */
export const progressSentence = ({ unit, loadLb, ...lift }: LiftProgress, turn: number): string =>
  unit === "lb"
    ? feedbackText.heavier({ turn, ...lift })
    : loadLb === null
      ? feedbackText.moreReps({ turn, ...lift })
      : feedbackText.moreRepsAt({ turn, ...lift, loadLb });
