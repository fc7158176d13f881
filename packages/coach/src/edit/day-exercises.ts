/**
 * Exercises for a day that is changed by hand: what may be added, what can stand in for one, and with which sets,
 * repetitions and load. The same catalogue, limits and doses as a designed week.
 */
import { type EditPlace, placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import type { Exercise } from "../catalogue/exercise.ts";
import { repsText, restText } from "../catalogue/planned.text.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { plannedAlone } from "../compose/planned-exercise.ts";
import { preparedDay } from "../design/cardio/mobility.ts";
import { equivalentsFor } from "../design/prescribe/equivalents.ts";
import { legalExercises } from "../design/select/legal.ts";
import type { SlotRole } from "../design/template/day-types.data.ts";
import { weekFrame } from "../design/week-draft.ts";
import { shownFocus } from "../explain/day/day-title.ts";
import { dayText } from "../explain/day.text.ts";
import { withMinutes } from "../explain/facts.ts";
import type { DesignInput } from "../state/input.ts";
import { withinGates } from "./within-gates.ts";

/** What the editor of one day offers. */
export type DayChoices = {
  /** The person's own first, then everything that fits the person and the place and is not in the day yet, by name. */
  readonly toAdd: readonly Exercise[];
  /** What can stand in for the exercise at an index, best first, ready to be put there. */
  readonly insteadOf: (index: number) => readonly PlannedExercise[];
  /** An exercise with the dose that fits the person. */
  readonly planned: (exercise: Exercise) => PlannedExercise;
};

const roleOf = ({ compound, pattern }: Exercise): SlotRole =>
  pattern === "core" ? "core" : compound ? "secondary" : "accessory";

const isOwn = ({ family }: Exercise): boolean => family === "own";

/** What an own exercise starts with: three sets in the middle of what most people do. No load: the person knows it. */
const usualDose = {
  reps: { sets: 3, targetLow: 8, targetHigh: 12, restSeconds: 90 },
  time: { sets: 3, targetLow: 30, targetHigh: 45, restSeconds: 90 },
  distance: { sets: 3, targetLow: 20, targetHigh: 40, restSeconds: 90 },
} as const;

/** Moves of the main part: warm-up drills and cardio have places of their own. */
const isMainMove = ({ pattern }: Exercise): boolean => pattern !== "mobility" && pattern !== "cardio";

/**
 * @param excluded ids of exercises that the person leaves out
 * @param own exercises that the person made: limits of the catalogue do not apply to them
 */
export const dayChoices = (
  input: DesignInput,
  workout: DayWorkout,
  excluded: ReadonlySet<string>,
  own: readonly Exercise[] = [],
): DayChoices => {
  const frame = weekFrame(input);
  const place: EditPlace = placeOfDay(workout);
  const here = new Set(workout.exercises.map(({ exerciseId }) => exerciseId));
  const planned = (exercise: Exercise) =>
    isOwn(exercise)
      ? toPlanned(exercise, usualDose[exercise.metric])
      : plannedAlone(exercise, roleOf(exercise), place, frame);
  const byName = (exercises: readonly Exercise[]) =>
    exercises
      .filter(({ id }) => !here.has(id) && !excluded.has(id))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  return {
    planned,
    toAdd: [...byName(own), ...byName(legalExercises(frame.input, frame.person, place).filter(isMainMove))],
    insteadOf: (index) => {
      const present = workout.exercises[index];
      if (present === undefined) return [];
      const low = present.targetLow ?? present.targetHigh ?? 8;
      return equivalentsFor(frame.input, frame.person, {
        exerciseId: present.exerciseId,
        place,
        low,
        high: present.targetHigh ?? low,
        difficulty: present.targetDifficulty ?? 7,
        without: new Set([...here, ...excluded]),
        accepted: new Map(),
      }).map(({ exercise, loadLb, low: least, high: most }) => ({
        ...planned(exercise),
        ...doseOfReplaced(
          exercise,
          withinGates(
            present.targetHigh === null ? present : { ...present, targetLow: least, targetHigh: most },
            frame.person.gates,
          ),
        ),
        loadLb,
      }));
    },
  };
};

/** A swap does the work of what it stands in for: its sets, target, rest and effort. */
const doseOfReplaced = (exercise: Exercise, present: PlannedExercise) => {
  const { sets, targetLow, targetHigh, restSeconds, targetDifficulty } = present;
  const reps = repsText(exercise, targetLow, targetHigh);
  return { sets, reps, targetLow, targetHigh, rest: restText(restSeconds), restSeconds, targetDifficulty };
};

/** What a changed day says of itself: minutes, and words that no longer speak of exercises that are gone. */
export const refreshedDay = (before: DayWorkout, after: DayWorkout, input: DesignInput): DayWorkout => {
  if (after.kind !== "training") return after;
  const framed = preparedDay(after, weekFrame(input));
  const ids = ({ exercises }: DayWorkout) => exercises.map(({ exerciseId }) => exerciseId).join();
  return {
    ...withMinutes(framed, sessionMinutes(framed)),
    focus: shownFocus(after.focus, after.exercises),
    coachingInsight: ids(before) === ids(after) ? after.coachingInsight : dayText.ownSession(),
  };
};
