/** How many sets a normal week may have in all: what was planned and done before, and what soreness says about it. */
import { meanOf } from "@muster/domain/shared/averages";
import { addDays } from "@muster/domain/shared/dates";
import type { DesignInput } from "../../state/input.ts";
import type { Person } from "../../state/person.ts";
import { bandOf } from "../../state/recovery.ts";
import type { WeekBasis } from "../phase.ts";
import { setBounds } from "../template/prescription.data.ts";
import { fewestMoves } from "./change-sets.ts";
import { bandBefore, leastOfWeek, normalSetsBefore, wasLived } from "./set-total.ts";
import { landmarks } from "./volume.data.ts";

/** A week grows by at most this share over the one before (coach.V2). */
const largestGrowth = 0.2;

/** The smallest whole day: two sets of five moves (coach.S4). */
export const leastSetsADay = setBounds.fewest * fewestMoves.full;
/** Strain takes nothing more from a normal week of six moves. */
const leastUsualSetsADay = setBounds.fewest * fewestMoves.usual;

/** A week has at most this many times the four-week mean (coach.V3). */
export const largestSpike = 1.3;

/**
 * Sets that the person's sessions of the last four weeks add up to when all of this week's take place: the mean of a
 * session times this week's sessions. Missed sessions say nothing about what a session can hold; null without any.
 */
export const setsDoneAWeek = (input: DesignInput, person: Person, trainingDays: number): number | null => {
  const sets = person.sessions
    .filter(({ date, skipped }) => !skipped && date > addDays(input.today, -28))
    .map(
      ({ exercises }) =>
        exercises.flatMap((done) => done.sets).filter(({ role }) => role !== "warmup").length,
    )
    .filter((count) => count > 0);
  return sets.length < 2 ? null : (meanOf(sets) ?? 0) * trainingDays;
};

/** Sets of a normal week that this one may not exceed: last normal week plus a fifth, or the same when held. */
export const volumeCap = (basis: WeekBasis, trainingDays: number): number =>
  Math.min(growthCap(basis, trainingDays), spikeCap(basis, trainingDays));

/**
 * A week that is cut on purpose is measured by what is left of it: sessions of a way back, small as they are meant to be, would
 * else shrink the whole week that the next one is a share of (ADR 0016).
 */
const spikeCap = ({ input, person, phase }: WeekBasis, trainingDays: number): number => {
  const mean = setsDoneAWeek(input, person, trainingDays);
  return mean === null
    ? Number.POSITIVE_INFINITY
    : Math.max(
        Math.floor((mean * largestSpike) / Math.max(leastOfWeek, phase.setFactor)),
        leastSetsADay * trainingDays,
      );
};

const growthCap = ({ input, person, phase }: WeekBasis, trainingDays: number): number => {
  const plan = input.previousPlan;
  const before = normalSetsBefore(input);
  if (plan === null || before === null) return startLimit(person, trainingDays);
  const mayGrow = !person.recovery.holds && person.adherence.band !== "low" && !phase.keepsExercises;
  // Fewer days hold fewer sets; more days are no reason for a leap.
  const daysBefore = plan.days.filter(({ workout }) => workout.kind === "training").length;
  const share = Math.min(1, trainingDays / daysBefore);
  const wasTooMuch = ["severe", "elevated"].includes(bandBefore(input)) && wasLived(input);
  const factor = wasTooMuch ? afterTooMuch : mayGrow ? growthOf(person) : 1;
  const limit = Math.floor(before * share * factor + 1e-9);
  return Math.max(limit, Math.min(before, leastUsualSetsADay * trainingDays));
};

/**
 * A week that recovery cut had more before it than could be recovered from: the next one starts lower and grows by the bands from there,
 * it does not go back at once (Rogerson 2024).
 */
const afterTooMuch = 0.9;

/**
 * Share of the usual sets for who begins from 65 on (NSCA 2019 starts them with one set of an exercise), or with more than the two or three
 * days of a novice (ACSM 2009). Recovery says how fast it grows.
 */
const smallStart = 0.85;
const mostDaysOfNovices = 3;

/** Each day holds as many sets; muscles and minutes say where that is too much. Some beginners start smaller (ADR 0016). */
const startLimit = (
  person: Pick<Person, "volumeLevel" | "exerciseLevel" | "gates">,
  trainingDays: number,
): number => {
  const { volumeLevel, exerciseLevel, gates } = person;
  const startsSmall =
    (gates.ageGroup === "older" && exerciseLevel === 1) ||
    (volumeLevel === "beginner" && trainingDays > mostDaysOfNovices);
  return Math.round((startsSmall ? smallStart : 1) * landmarks[volumeLevel].dayStart * trainingDays);
};

/** Soreness or fatigue from which who is new to it adds no sets, only weight. */
const soreForNovices = 5;

/**
 * By the bands of spec §9: a fifth more for who is fresh, half of it on a normal week, nothing from a strain of 6 on (coach.V2). Who
 * is new to it, or back, and sore already gets heavier by weight and not by sets, as beginner programmes do (GZCLP, Starting
 * Strength: the same sets for months).
 */
const growthOf = ({ volumeLevel, gates, recovery: { strain, lastingStrain } }: Person): number => {
  const felt = Math.max(strain ?? 0, lastingStrain ?? 0);
  // The young recover sooner (Falk 2006).
  const isNew = gates.ageGroup !== "youth" && (volumeLevel === "beginner" || volumeLevel === "returning");
  const band = bandOf(felt);
  if (band === "excellent") return 1 + largestGrowth;
  return band === "normal" && !(isNew && felt >= soreForNovices) ? 1 + largestGrowth / 2 : 1;
};
