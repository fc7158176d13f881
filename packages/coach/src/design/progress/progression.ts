/** How a lift grows from week to week, by its usual name in training literature. */
import type { Progression } from "@muster/domain/planning/plan";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { isPower } from "../../catalogue/exercise.ts";
import { isFeasible } from "../../catalogue/feasible.ts";
import { isHelped } from "../../state/capability.ts";
import { mostCarefulEffort } from "../../state/outgrown.ts";
import { levelFor, type Person, situationAt } from "../../state/person.ts";
import type { Dose } from "../prescribe/draft.ts";
import type { SlotRole } from "../template/day-types.data.ts";
import { isCoarse, kitSteps } from "./kit-steps.ts";
import { lastLoaded } from "./reference-bout.ts";

/** Heavy sets of few repetitions: the main lifts of strength and power. */
const heavyTop = 8;

/**
 * Beginners, and the heavy lifts of everybody, rise as soon as the next weight fits the range; all else by double progression
 * (ACSM 2009: 2-10% once the load allows one or two repetitions more). Under 18 the top of the range comes first (NSCA 2009: form before load).
 */
export const risesEarly = (
  { high }: Pick<Dose, "high">,
  { volumeLevel, gates }: Pick<Person, "volumeLevel" | "gates">,
): boolean => gates.ageGroup !== "youth" && (volumeLevel === "beginner" || high <= heavyTop);

/** There is a harder version where the person trains, no limit keeps it from them, and its level is theirs or the one that easy sets earn (`outgrown.ts`). */
const hasNextRung = ({ harder }: Exercise, person: Person): boolean => {
  const next = exerciseById(harder ?? "");
  if (
    next === undefined ||
    person.excluded.has(next.id) ||
    !isFeasible(next, situationAt(person, person.place))
  )
    return false;
  const mayEarn = next.skill === 0 && next.impact === 0 && person.gates.maxDifficulty > mostCarefulEffort;
  return next.level <= Math.max(levelFor(next, person), mayEarn ? person.exerciseLevel + 1 : 0);
};

/** A move that only a band makes harder: it has no weights to go through. */
const isOfBand = ({ needs }: Exercise): boolean =>
  needs.length > 0 && needs.every((kit) => kit.includes("resistance_bands"));

/** The progression of an exercise in its place, for this person and kit; undefined where it does not grow. @param loadLb planned, where none was lifted yet */
export const progressionRule = (
  exercise: Exercise,
  role: SlotRole,
  dose: Dose,
  person: Person,
  loadLb: number | null,
): Progression | undefined => {
  if (role === "test") return undefined;
  // Nobody lowers swings and jumps slowly.
  if (exercise.family === "swing" || isPower(exercise)) return "fast";
  if (exercise.metric !== "reps") return exercise.metric === "time" ? "hold" : undefined;
  if (exercise.loadKind === "assisted" || isHelped(exercise)) return "help";
  if (!exercise.takesWeight)
    return isOfBand(exercise) ? "band" : hasNextRung(exercise, person) ? "ladder" : "last-rung";
  const last = lastLoaded(person.exercises.get(exercise.id));
  const todayLb = last?.loadLb ?? loadLb;
  if (todayLb !== null) {
    const next = kitSteps(exercise, person, last?.loadLb).next(todayLb);
    if (next === null) return "one-weight";
    if (last !== undefined && isCoarse(todayLb, next, last.carriedLb)) return "range-first";
  }
  if (person.volumeLevel === "advanced" && role === "main" && dose.high <= heavyTop) return "wave";
  return risesEarly(dose, person) ? "linear" : "double";
};
