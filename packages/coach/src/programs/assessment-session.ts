/** One session of the assessment week: chosen exercises fitted into the person's minutes, with warm-up and cool-down. */
import { type HomeAlternative, noCardio, type PlannedExercise } from "@muster/domain/planning/plan";
import type { SessionLength } from "@muster/domain/profiles/options";
import type { Pattern } from "../catalogue/exercise.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { mainSeconds, sessionMinutes } from "../catalogue/session-minutes.ts";
import { coolDownItems, needsFor, warmUpItems } from "../design/cardio/mobility.ts";
import { sessionBounds } from "../design/template/session-bounds.ts";
import type { Choice } from "./assessment-choice.ts";
import type { AssessmentFrame } from "./assessment-frame.ts";
import { prescribe, type Room } from "./assessment-prescription.ts";

type Session = Omit<HomeAlternative, "name">;

/** Minutes to aim for: most of the time that the person has, with a little air. */
const wantedMinutes: Readonly<Record<SessionLength, number>> = {
  under_30: 27,
  "30_45": 41,
  "45_60": 55,
  "60_plus": 68,
};
const spareMinutes = 0.5;

type Shape = Room & { readonly slots: number };

/** All shapes that a session may have; 6-8 exercises, 5 only when six never fit (coach.S4). No test needs a fourth set. */
const shapes: readonly Shape[] = [8, 7, 6, 5].flatMap((slots) =>
  [3, 2, 1].flatMap((sets) =>
    [3, 2, 1, 0].flatMap((tests) => [1, 0.67].map((restShare) => ({ slots, sets, tests, restShare }))),
  ),
);

/** What 0, 1, 2 tests fewer than three cost: the first one is why the week exists. */
const testsRegret: readonly number[] = [18, 5, 2, 0];

/** How far a shape is from what a coach would choose, in minutes' worth. */
const regret = ({ slots, sets, tests, restShare }: Shape, available: number): number =>
  (slots < Math.min(6, available) ? 40 : 0) +
  2 * Math.max(0, slots - 6) +
  (testsRegret[tests] ?? 0) +
  (sets === 1 ? 14 : 0) +
  (restShare < 1 ? 2 : 0);

const exercisesOf = (
  choices: readonly Choice[],
  shape: Shape,
  frame: AssessmentFrame,
): readonly PlannedExercise[] => {
  let testsLeft = shape.tests;
  return choices.slice(0, shape.slots).map(({ exercise, test }) => {
    const isTested = (test === "load" || test === "reps" || test === "hold") && testsLeft > 0;
    if (isTested) testsLeft -= 1;
    return toPlanned(exercise, prescribe(exercise, test, isTested, frame, shape));
  });
};

/** The best shape that stays within the session's upper bound; the leanest one when nothing does. */
export const bestSession = (choices: readonly Choice[], frame: AssessmentFrame): Session => {
  const { timePerSession } = frame.input.profile;
  const { most } = sessionBounds[timePerSession];
  const patterns: Pattern[] = choices.slice(0, 6).map(({ exercise }) => exercise.pattern);
  const needs = needsFor(patterns, frame);
  const around = { warmUp: warmUpItems(needs), coolDown: coolDownItems(needs), cardio: noCardio };
  const aroundMinutes = sessionMinutes({ ...around, exercises: [] });
  let best: { readonly exercises: readonly PlannedExercise[]; readonly cost: number } | undefined;
  for (const shape of shapes) {
    if (shape.slots > Math.max(5, choices.length)) continue;
    const shapeRegret = regret(shape, choices.length);
    // Minutes only add to it.
    if (best !== undefined && shapeRegret >= best.cost) continue;
    const exercises = exercisesOf(choices, shape, frame);
    const minutes = aroundMinutes + mainSeconds(exercises) / 60;
    const over = Math.max(0, minutes - (most - spareMinutes));
    const cost = over * 1000 + Math.abs(minutes - wantedMinutes[timePerSession]) + shapeRegret;
    if (best === undefined || cost < best.cost) best = { exercises, cost };
  }
  return { ...around, exercises: [...(best?.exercises ?? [])] };
};
