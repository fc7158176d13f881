/**
 * A training day that passed with nothing logged (feature F15). A plan has an order as well as weekdays: the workout can
 * be moved to a free day, put into the next one, pushed through the rest of the week, or dropped. Each way is a whole new
 * week, to be saved as a version of the plan or not at all. Pure.
 */

import { forgetMoved, markEdited, markMoved, takenOver } from "../planning/day-marks.ts";
import type { DayWorkout, Plan, PlannedExercise, WeeklyPlan } from "../planning/plan.ts";
import { addDays, type CivilDate, daysBetween, mondayOf, weekdayOf } from "../shared/dates.ts";
import { type Session, sessionStatus } from "../training/session.ts";

/** Exercises that a merge carries over: the first of a session are its most important ones (specs/design.md 3a-6). */
const mergedExercises = 2;
/** The first that fits is looked for among these: what comes later is small work. */
const consideredExercises = 4;

type PlannedDate = { readonly date: CivilDate; readonly workout: DayWorkout };
/** With the plan that stood on the day, where there is one. */
type DateInPlan = PlannedDate & { readonly plan?: Pick<Plan, "phase"> | undefined };
type SessionMark = Pick<Session, "date" | "finishedAt" | "skippedAt" | "discardedAt">;

/**
 * Training days of this week that passed with nothing logged and nothing decided, latest first. A day of rest is never
 * missed, and neither is today. Who is to rest now, ill or with a sign to have looked at, owes nothing.
 * @param days of the week that holds `today`, as they stood on each day
 */
export const missedDays = (
  days: readonly DateInPlan[],
  sessions: readonly SessionMark[],
  today: CivilDate,
): readonly PlannedDate[] => {
  if (days.find(({ date }) => date === today)?.plan?.phase === "illness") return [];
  const logged = new Set(
    sessions.filter((session) => sessionStatus(session) !== "discarded").map(({ date }) => date),
  );
  const elsewhere = takenOver(days);
  return days
    .filter(
      ({ date, workout }) =>
        date < today && workout.kind === "training" && !logged.has(date) && !elsewhere.has(date),
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
};

/** One way to make up for a missed workout. `days`: the week as it would be then. */
export type MissedChoice =
  | { readonly kind: "move"; readonly to: CivilDate; readonly days: WeeklyPlan }
  | {
      readonly kind: "merge";
      readonly to: CivilDate;
      readonly exercises: readonly string[];
      readonly days: WeeklyPlan;
    }
  | { readonly kind: "shift"; readonly last: CivilDate; readonly days: WeeklyPlan }
  /** One skipped entry in the log; the plan stays. */
  | { readonly kind: "drop" };

/** The missed day, the week's plan and what can no longer be changed. */
export type MissedInput = {
  readonly missed: PlannedDate;
  readonly days: WeeklyPlan;
  readonly today: CivilDate;
  /** First day that a change reaches: today, or tomorrow when today is logged or running. */
  readonly from: CivilDate;
  /** Whether the person wants to rest on this day of the week. */
  readonly keepsFree: (date: CivilDate) => boolean;
  /** Whether two workouts train a muscle hard twice: then a day of rest belongs between them. */
  readonly clash: (a: DayWorkout, b: DayWorkout) => boolean;
  /** Whether a session that took something over is still one for its place and the person's time. */
  readonly fits: (workout: DayWorkout) => boolean;
};

/** What can be done about a missed day, best first; dropping it always can. */
export const missedChoices = (input: MissedInput): readonly MissedChoice[] => [
  ...[moveOf(input), shiftOf(input), mergeOf(input)].filter((choice) => choice !== undefined),
  { kind: "drop" },
];

/** Dates from the first that can be changed to Sunday: what is left of this week. */
const restOfWeek = ({ from, today }: MissedInput): readonly CivilDate[] => {
  const sunday = addDays(mondayOf(today), 6);
  return Array.from({ length: Math.max(0, daysBetween(from, sunday) + 1) }, (_, index) =>
    addDays(from, index),
  );
};

const on = ({ days }: MissedInput, date: CivilDate): DayWorkout => days[weekdayOf(date)];
const isFree = (input: MissedInput, date: CivilDate): boolean => on(input, date).kind !== "training";

const clashesWithNeighbours = (input: MissedInput, date: CivilDate): boolean =>
  [addDays(date, -1), addDays(date, 1)].some(
    (near) =>
      near >= input.from && !isFree(input, near) && input.clash(input.missed.workout, on(input, near)),
  );

/** The nearest free day with no hard neighbour; a day that the person keeps free only when there is no other. */
const moveOf = (input: MissedInput): MissedChoice | undefined => {
  const free = restOfWeek(input).filter((date) => isFree(input, date));
  const to =
    free.find((date) => !input.keepsFree(date) && !clashesWithNeighbours(input, date)) ??
    free.find((date) => !input.keepsFree(date)) ??
    free.find((date) => !clashesWithNeighbours(input, date)) ??
    free[0];
  if (to === undefined) return undefined;
  const { missed, days, today } = input;
  const home = weekdayOf(missed.date);
  return {
    kind: "move",
    to,
    days: {
      ...days,
      [home]: forgetMoved(markEdited(on(input, to), today)),
      [weekdayOf(to)]: markMoved(markEdited(missed.workout, today), missed.date),
    },
  };
};

/**
 * Every workout goes one training day on, the last one to a free day after them, with a day between two that clash.
 * @returns undefined when the week has no room for all, or nothing would move but the missed one
 */
const shiftOf = (input: MissedInput): MissedChoice | undefined => {
  const { missed, days, today } = input;
  const left = restOfWeek(input);
  const training = left.filter((date) => !isFree(input, date));
  const first = training[0];
  if (first === undefined) return undefined;
  const places: CivilDate[] = [];
  const queue = [missed.workout, ...training.map((date) => on(input, date))];
  let last: DayWorkout | undefined;
  for (const workout of queue) {
    const after = places.at(-1);
    const place = left.find(
      (date) =>
        (after === undefined ? date >= first : date > after) &&
        (training.includes(date) || !input.keepsFree(date)) &&
        (after === undefined ||
          last === undefined ||
          daysBetween(after, date) > 1 ||
          !input.clash(last, workout)),
    );
    if (place === undefined) return undefined;
    places.push(place);
    last = workout;
  }
  const end = places.at(-1);
  if (end === undefined) return undefined;
  // Days that give their workout away rest; the missed day's own slot rests too, so the week's work stays the same.
  const rests = left.filter((date) => isFree(input, date)).map((date) => on(input, date));
  const changed: Record<string, DayWorkout> = {};
  const taken = new Set(places.map(weekdayOf));
  const emptied = [weekdayOf(missed.date), ...training.map(weekdayOf)].filter(
    (weekday) => !taken.has(weekday),
  );
  for (const [index, weekday] of emptied.entries()) {
    const rest = rests[index] ?? rests[0];
    if (rest === undefined) return undefined;
    changed[weekday] = forgetMoved(markEdited(rest, today));
  }
  for (const [index, place] of places.entries()) {
    const workout = queue[index];
    if (workout === undefined) return undefined;
    const origin = index === 0 ? missed.date : training[index - 1];
    const moved = markEdited(workout, today);
    changed[weekdayOf(place)] =
      index === 0 ? markMoved(moved, missed.date) : origin === place ? workout : moved;
  }
  return { kind: "shift", last: end, days: { ...days, ...changed } };
};

/** With fewer sets an exercise may still fit; fewer than these are not worth the way. */
const setsWhenShort = 2;

/**
 * The most important exercises of the missed day that fit there, at the end of the next training day: what it has not, what
 * can be done in its place and time, and what brings it no hard neighbour; with two sets where all of them are too many.
 */
const mergeOf = (input: MissedInput): MissedChoice | undefined => {
  const { missed, days, today, from } = input;
  const to = restOfWeek(input).find((date) => !isFree(input, date));
  if (to === undefined) return undefined;
  const next = on(input, to);
  const here = new Set(next.exercises.map(({ exerciseId }) => exerciseId));
  const near = [addDays(to, -1), addDays(to, 1)]
    .filter((date) => date >= from && mondayOf(date) === mondayOf(to) && !isFree(input, date))
    .map((date) => on(input, date))
    .filter((neighbour) => !input.clash(next, neighbour));
  let merged = next;
  const carried: PlannedExercise[] = [];
  for (const exercise of missed.workout.exercises.slice(0, consideredExercises)) {
    if (carried.length === mergedExercises) break;
    if (here.has(exercise.exerciseId) || exercise.assessmentMetric !== null) continue;
    const whole = { ...exercise, pair: null };
    for (const taken of [whole, { ...whole, sets: setsWhenShort }]) {
      const longer = { ...merged, exercises: [...merged.exercises, taken] };
      if (!input.fits(longer) || near.some((neighbour) => input.clash(longer, neighbour))) continue;
      merged = longer;
      carried.push(taken);
      break;
    }
  }
  if (carried.length === 0) return undefined;
  return {
    kind: "merge",
    to,
    exercises: carried.map(({ name }) => name),
    days: { ...days, [weekdayOf(to)]: markMoved(markEdited(merged, today), missed.date) },
  };
};
