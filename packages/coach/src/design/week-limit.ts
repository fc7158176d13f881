/** How many sets a normal week may have in all: what was planned and done before, and what soreness says about it. */
import { addDays, daysBetween } from "@muster/domain/shared/dates";
import type { Person } from "../state/person.ts";
import { hasDesignedBefore } from "./designed-before.ts";
import type { DesignInput } from "./input.ts";
import type { Phase } from "./phase.ts";
import { plannedSetTotal } from "./set-total.ts";
import { landmarks } from "./volume.data.ts";

/** A week grows by at most this share over the one before (coach.V2). */
const largestGrowth = 0.2;

/** Sets of a day below which strain takes nothing more from the normal week. */
const leastSetsADay = 9;

/** A day with fewer exercises breaks S4. */
const fewestExercises = 5;

/** No week is cut to less of itself (coach.V11). */
const leastShare = 1 / 3;

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
  Math.min(
    growthLimit(input, person, phase, trainingDays),
    spikeLimit(input, person, phase, trainingDays),
    leapLimit(input, person, trainingDays),
  );

/** A week never holds more than this many times what was really done, missed sessions and all (coach.V3). */
const largestLeap = 1.5;

/** Weeks back from today that were trained or planned in, at most four. */
const weeksBehind = ({ today, previousPlan }: DesignInput, { sessions }: Person): number => {
  const first = [sessions[0]?.date, previousPlan?.plan.validFrom]
    .filter((date) => date !== undefined)
    .toSorted()[0];
  return first === undefined ? 0 : Math.min(4, Math.ceil((daysBetween(first, today) + 1) / 7));
};

/**
 * Mean of the sets of the last four weeks, missed sessions counted as nothing. Who logged nothing at all has no mean: a new
 * person, or one who ticks exercises off without their sets.
 */
const meanDone = (input: DesignInput, person: Person): number | null => {
  const weeks = weeksBehind(input, person);
  const done = person.sessions
    .filter(({ date, skipped }) => !skipped && date > addDays(input.today, -7 * weeks))
    .flatMap(({ exercises }) =>
      exercises.map(({ sets }) => sets.filter(({ role }) => role !== "warmup").length),
    )
    .reduce((sum, count) => sum + count, 0);
  return weeks === 0 || done === 0 ? null : done / weeks;
};

/**
 * Five sets a day stay possible. Who comes to less than 70% is left out: a normal week cut to what was done, week after week,
 * ends at nothing (coach.V11).
 */
const leapLimit = (input: DesignInput, person: Person, trainingDays: number): number => {
  const mean = meanDone(input, person);
  return mean === null || person.adherence.band === "low"
    ? Number.POSITIVE_INFINITY
    : Math.max(Math.floor(mean * largestLeap), fewestExercises * trainingDays);
};

/**
 * Sets that are no leap for somebody who comes to less than 70%; Infinity for everybody else. Only the week is cut to them: the
 * normal week stays as it was, so that one thin month does not make the next one thinner.
 */
export const setsWithoutLeap = (input: DesignInput, person: Person): number => {
  const mean = meanDone(input, person);
  return mean === null || person.adherence.band !== "low"
    ? Number.POSITIVE_INFINITY
    : Math.floor(mean * largestLeap);
};

/**
 * One set of five exercises a day stays possible. A week that is cut on purpose is measured by what is left of it: sessions of a way
 * back, small as they are meant to be, would else shrink the whole week that the next one is a share of (ADR 0092).
 */
const spikeLimit = (input: DesignInput, person: Person, phase: Phase, trainingDays: number): number => {
  const mean = setsDoneAWeek(input, person, trainingDays);
  return mean === null
    ? Number.POSITIVE_INFINITY
    : Math.max(
        Math.floor((mean * largestSpike) / Math.max(leastShare, phase.setFactor)),
        fewestExercises * trainingDays,
      );
};

/** Sets of last week as it was before any cut for recovery or phase; null without a designed week with sets in it. */
export const normalSetsBefore = (input: DesignInput): number | null => {
  const plan = input.previousPlan;
  if (plan === null || !hasDesignedBefore(input)) return null;
  const fact = plan.plan.facts.find(({ id }) => id === "sets.normal")?.value;
  const before = typeof fact === "number" ? fact : plannedSetTotal(plan.days.map(({ workout }) => workout));
  return before > 0 ? before : null;
};

const growthLimit = (input: DesignInput, person: Person, phase: Phase, trainingDays: number): number => {
  const plan = input.previousPlan;
  const before = normalSetsBefore(input);
  if (plan === null || before === null) return startLimit(person, trainingDays);
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

/** Share of the usual sets for who begins from 65 on: NSCA 2019 starts them with one set of an exercise. Recovery says how fast it grows. */
const olderStart = 0.85;

/**
 * More days hold more sets, less than in proportion: each day has less to do. Never so few that a recovery week could
 * not halve them with five exercises a day. Who begins from 65 on starts smaller (ADR 0093).
 */
export const startLimit = (
  { volumeLevel, exerciseLevel, gates }: Pick<Person, "volumeLevel" | "exerciseLevel" | "gates">,
  trainingDays: number,
): number => {
  const share = gates.ageGroup === "older" && exerciseLevel === 1 ? olderStart : 1;
  return Math.max(
    leastSetsADay * trainingDays,
    Math.round(share * landmarks[volumeLevel].weekStart * (0.55 + 0.15 * trainingDays)),
  );
};

/**
 * What soreness and fatigue of the last two check-ins say about the sets, against the normal week before: fresh people may
 * have a fifth more (coach.V2), usual strain holds, more takes a little off before it becomes a week that must be cut.
 */
const feltShare = ({ recovery: { strain, lastingStrain, band } }: Person): number => {
  if (lastingStrain === null) return 1 + largestGrowth;
  const share = shares.find(({ upTo }) => lastingStrain <= upTo)?.share ?? strainedShare;
  // The week itself is cut then (coach.R1, R2): the smallest factor wins, they are never multiplied. A fresh check-in
  // before this one is no reason to grow first: the cut is one of last week's sets.
  if (band === "severe" || band === "elevated") return Math.min(1, Math.max(share, cutWeekShare));
  return strain !== null && strain >= leastHoldingStrain ? Math.min(1, share) : share;
};

const shares = [
  { upTo: 3, share: 1 + largestGrowth },
  { upTo: 3.5, share: 1.15 },
  { upTo: 4, share: 1.1 },
  { upTo: 4.5, share: 1.04 },
  { upTo: 5, share: 1 },
  { upTo: 5.5, share: 0.97 },
] as const;
const strainedShare = 0.9;
/** With the cut of a worn week (0.875) it stays within the 10-15% that the specification asks for. */
const cutWeekShare = 0.98;
/** From here on nothing grows, whatever the check-in before said. */
const leastHoldingStrain = 5;
