/**
 * Keeps the assessment week inside the weekly most of sets that a level may do for one muscle (coach.V1): calm sets
 * go first, tests stay. What a session loses in length comes back as easy cardio.
 */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { type Muscle, muscles } from "../catalogue/exercise.ts";
import { sessionMinutes, setCount } from "../catalogue/session-minutes.ts";
import { setsOf } from "../design/budget/set-total.ts";
import { landmarks } from "../design/budget/volume.data.ts";
import { plannedMuscleSets } from "../design/budget/volume-budget.ts";
import { startLimit } from "../design/budget/volume-cap.ts";
import { easyCardio } from "../design/cardio/cardio.ts";
import { sessionBounds } from "../design/template/session-bounds.ts";
import { withMinutes } from "../explain/facts.ts";
import type { AssessmentFrame } from "./assessment-frame.ts";
import { assessmentMetrics } from "./assessment-prescription.ts";

type Days = Record<Weekday, DayWorkout>;

/** Metrics of a test to the limit; their sets are why the week exists. */
const testMetrics: ReadonlySet<string | null> = new Set([
  assessmentMetrics.heavy,
  assessmentMetrics.max,
  assessmentMetrics.clock,
]);
const fewestExercises = 5;
/** The first moves of a session are what it is named after: they lose sets last. */
const mainMoves = 2;

const share = (planned: PlannedExercise, muscle: Muscle): number =>
  exerciseById(planned.exerciseId)?.muscles[muscle] ?? 0;

/**
 * One set less of the move that gives the muscle most, the later day first; without one, a whole calm move less.
 * @param muscle undefined: of any move
 */
const trimOnce = (
  days: readonly DayWorkout[],
  muscle: Muscle | undefined,
): readonly DayWorkout[] | undefined => {
  const places = days.flatMap((day, dayIndex) =>
    day.exercises.map((planned, index) => ({
      dayIndex,
      index,
      sets: setCount(planned.sets),
      share: muscle === undefined ? 1 : share(planned, muscle),
      isTest: testMetrics.has(planned.assessmentMetric),
      count: day.exercises.length,
    })),
  );
  const first = (found: typeof places) =>
    found.sort(
      (a, b) =>
        Number(a.isTest) - Number(b.isTest) ||
        Number(a.index < mainMoves) - Number(b.index < mainMoves) ||
        b.sets - a.sets ||
        b.share - a.share ||
        b.dayIndex - a.dayIndex ||
        b.index - a.index,
    )[0];
  const calm = places.filter((place) => place.share > 0 && !place.isTest);
  const fewer = first(calm.filter(({ sets }) => sets > 1));
  const away = first(calm.filter(({ count }) => count > fewestExercises));
  const test = first(places.filter((place) => place.share > 0 && place.isTest && place.sets > 2));
  const target = fewer ?? away ?? test;
  if (target === undefined) return undefined;
  return days.map((day, dayIndex) => {
    if (dayIndex !== target.dayIndex) return day;
    const exercises =
      target === away && fewer === undefined
        ? day.exercises.filter((_, index) => index !== target.index)
        : day.exercises.map((planned, index) =>
            index === target.index ? { ...planned, sets: target.sets - 1 } : planned,
          );
    return { ...day, exercises };
  });
};

/** Shortest easy part worth beginning, in minutes. */
const leastCardio = 5;

const filled = (day: DayWorkout, least: number, most: number, frame: AssessmentFrame): DayWorkout => {
  const minutes = sessionMinutes(day);
  if (minutes >= least) return withMinutes(day, minutes);
  const cardioMinutes = Math.min(
    Math.max(leastCardio, Math.ceil(least - minutes)),
    Math.floor(most - minutes),
  );
  if (cardioMinutes < leastCardio) return withMinutes(day, minutes);
  const place = day.location === "Gym" ? "gym" : "home";
  const longer = { ...day, cardio: easyCardio(frame.input, frame.person, place, cardioMinutes) };
  return withMinutes(longer, sessionMinutes(longer));
};

/** @param order weekdays as the person meets them */
export const withinVolume = (days: Days, order: readonly Weekday[], frame: AssessmentFrame): Days => {
  const { max } = landmarks[frame.person.volumeLevel];
  const { least, most } = sessionBounds[frame.input.profile.timePerSession];
  const training = order.filter((weekday) => days[weekday].kind === "training");
  let sessions: readonly DayWorkout[] = training.map((weekday) => days[weekday]);
  for (const muscle of muscles)
    while ((plannedMuscleSets(sessions).get(muscle) ?? 0) > max) {
      const trimmed = trimOnce(sessions, muscle);
      if (trimmed === undefined) break;
      sessions = trimmed;
    }
  // Finding weights is no reason for the hardest week of all.
  const weekStart = startLimit(frame.person, training.length);
  while (setsOf(sessions) > weekStart) {
    const trimmed = trimOnce(sessions, undefined);
    if (trimmed === undefined) break;
    sessions = trimmed;
  }
  return {
    ...days,
    ...Object.fromEntries(
      sessions.flatMap((day, index) => {
        const weekday = training[index];
        return weekday === undefined ? [] : [[weekday, filled(day, least, most, frame)]];
      }),
    ),
  };
};
