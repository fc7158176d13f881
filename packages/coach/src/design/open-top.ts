/**
 * How far a range reaches upwards, so that the effort and not a number ends a set (ADR 0042), and the most that the card may
 * show beside a weight in it.
 */
import type { Exercise } from "../catalogue/exercise.ts";
import { expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import type { Dose } from "./dose.ts";
import { longestUnloadedSet, mostRepetitions } from "./longest-set.ts";
import { reserve } from "./reference-bout.ts";

/** Longest loaded set that may be asked for: fifteen under 18 (coach.F4), twenty else (coach.I1). */
export const longestLoadedSet = ({ gates }: Pick<Person, "gates">): number =>
  gates.ageGroup === "youth" ? 15 : 20;

/** Coarse loads are trained up to half as many repetitions again before the weight goes up. */
const stretchedTop = (high: number): number => Math.round(high * 1.5);

/** Where the next step is a large part of the weight, repetitions fill the gap between the two: to the longest set. */
export const coarseTop = ({ loadStepLb }: Exercise, high: number, loadLb: number | null): number =>
  loadLb !== null && loadStepLb > loadLb * 0.3 ? Math.max(high * 2, stretchedTop(high)) : stretchedTop(high);

/**
 * Top of the range of a move without a chosen weight: as far as the person can get, thirty at most, fifteen under 18
 * (coach.F4, I9). What nobody knows yet keeps its range.
 */
const openBodyTop = (exercise: Exercise, dose: Dose, person: Person): number => {
  const most = expectedMax(exercise, person);
  const longest = person.gates.ageGroup === "youth" ? 15 : longestUnloadedSet;
  return most === null ? dose.high : Math.max(dose.high, Math.min(longest, mostRepetitions(exercise, most)));
};

/** Repetitions by which an estimate errs. */
const estimateError = 5;

/** Repetitions at which the next step of the kit leaves the bottom of the range in reach (Epley), and what an estimate errs by. */
const toNextStep = ({ loadStepLb }: Exercise, { low, difficulty }: Dose, loadLb: number | null): number =>
  loadLb === null || loadLb <= 0
    ? 0
    : Math.round(
        (30 + low + reserve(difficulty)) * (1 + loadStepLb / loadLb) -
          30 -
          reserve(difficulty) +
          estimateError,
      );

/**
 * Top of the range as it is shown: half as many repetitions again as the dose asks for, twice as many where the next
 * step is more than three tenths of the weight. An estimate errs by several repetitions and steps of the kit lie apart: within a
 * wide range the effort decides when a set ends, within a narrow one a light weight ends it far too soon.
 */
export const openTop = (exercise: Exercise, dose: Dose, loadLb: number | null, person: Person): number =>
  exercise.metric !== "reps" || exercise.pattern === "plyo"
    ? dose.high
    : exercise.takesWeight
      ? Math.max(
          dose.high,
          Math.min(
            longestLoadedSet(person),
            Math.max(coarseTop(exercise, dose.high, loadLb), toNextStep(exercise, dose, loadLb)),
          ),
        )
      : openBodyTop(exercise, dose, person);

/**
 * Most that the card may show beside this load, lb: it still leaves the bottom of the range in reach with the wanted
 * reserve, when the planned load is right for the middle (ADR 0014). To half a pound.
 */
export const mostBeside = (loadLb: number, { low, high, difficulty }: Dose): number =>
  Math.floor(
    ((loadLb * (1 + ((low + high) / 2 + reserve(difficulty)) / 30)) /
      (1 + (low + reserve(difficulty)) / 30)) *
      2,
  ) / 2;
