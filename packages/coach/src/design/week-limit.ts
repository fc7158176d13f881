/** How many sets a normal week may have in all: what was planned and done before, and what soreness says about it. */
import { addDays } from "@muster/domain/shared/dates";
import type { Person } from "../state/person.ts";
import { hasDesignedBefore } from "./designed-before.ts";
import type { DesignInput } from "./input.ts";
import type { Phase } from "./phase.ts";
import { plannedSetTotal } from "./set-total.ts";
import { landmarks } from "./volume.data.ts";

/** A week grows by at most this share over the one before (coach.V2). */
export const largestGrowth = 0.2;

/** Sets of a day below which strain takes nothing more from the normal week. */
const leastSetsADay = 9;

/** A day with fewer exercises breaks S4. */
const fewestExercises = 5;

/** A week has at most this many times the four-week mean (coach.V3). */
const largestSpike = 1.3;

/**
 * Sets that the person's sessions of the last four weeks add up to when all of this week's take place: the mean of a
 * session times this week's sessions. Missed sessions say nothing about what a session can hold; null without any.
 */
export const setsDoneAWeek = (input: DesignInput, person: Person, trainingDays: number): number | null => {
  const sets = person.sessions
    .filter(
      ({ date, skipped, exercises }) => !skipped && exercises.length > 0 && date > addDays(input.today, -28),
    )
    .map(({ exercises }) =>
      exercises.reduce((sum, done) => sum + done.sets.filter(({ role }) => role !== "warmup").length, 0),
    )
    .filter((count) => count > 0);
  return sets.length < 2 ? null : (sets.reduce((sum, count) => sum + count, 0) / sets.length) * trainingDays;
};

/** Sets of a normal week that this one may not exceed: last normal week plus a fifth, or the same when held. */
export const totalLimit = (input: DesignInput, person: Person, phase: Phase, trainingDays: number): number =>
  Math.min(growthLimit(input, person, phase, trainingDays), spikeLimit(input, person, trainingDays));

/** One set of five exercises a day stays possible. */
const spikeLimit = (input: DesignInput, person: Person, trainingDays: number): number => {
  const mean = setsDoneAWeek(input, person, trainingDays);
  return mean === null
    ? Number.POSITIVE_INFINITY
    : Math.max(Math.floor(mean * largestSpike), fewestExercises * trainingDays);
};

const growthLimit = (input: DesignInput, person: Person, phase: Phase, trainingDays: number): number => {
  const plan = input.previousPlan;
  if (plan === null || !hasDesignedBefore(input)) return startLimit(person, trainingDays);
  const fact = plan.plan.facts.find(({ id }) => id === "sets.normal")?.value;
  const before = typeof fact === "number" ? fact : plannedSetTotal(plan.days.map(({ workout }) => workout));
  if (before <= 0) return startLimit(person, trainingDays);
  const mayGrow = !person.recovery.holds && person.adherence.band !== "low";
  // An easy week is half of the same week: it keeps its exercises.
  const felt = phase.keepsExercises ? 1 : feltShare(person);
  // Fewer days hold fewer sets; more days are no reason for a leap.
  const daysBefore = plan.days.filter(({ workout }) => workout.kind === "training").length;
  const share = daysBefore === 0 ? 1 : Math.min(1, trainingDays / daysBefore);
  const limit = Math.floor(before * share * (mayGrow ? felt : Math.min(1, felt)) + 1e-9);
  // A row of strained weeks, or a slider that nobody means, does not take a program apart.
  return Math.max(limit, Math.min(before, leastSetsADay * trainingDays));
};

/**
 * More days hold more sets, less than in proportion: each day has less to do. Never so few that a recovery week could
 * not halve them with five exercises a day.
 */
export const startLimit = ({ volumeLevel }: Pick<Person, "volumeLevel">, trainingDays: number): number =>
  Math.max(
    leastSetsADay * trainingDays,
    Math.round(landmarks[volumeLevel].weekStart * (0.55 + 0.15 * trainingDays)),
  );

/**
 * What last week's soreness and fatigue say about its sets, against the normal week before: fresh people may have a
 * fifth more (coach.V2), usual strain holds, more takes a little off before it becomes a week that must be cut.
 */
const feltShare = ({ recovery: { strain } }: Person): number =>
  strain === null || strain <= 3 ? 1 + largestGrowth : strain === 4 ? 1.08 : strain === 5 ? 0.97 : 0.88;
