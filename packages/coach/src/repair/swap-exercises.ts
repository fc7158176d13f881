/**
 * Repairs that replace an exercise: a legal one of the same kind (coach.F1: a deadlift planned for a sore back).
 */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Place } from "../catalogue/feasible.ts";
import { plannedAlone } from "../compose/planned-exercise.ts";
import { legalExercises } from "../design/select/legal.ts";
import { hashOf } from "../design/template/training-days.ts";
import { pointedAt, putAt, type Repair, type RepairContext } from "./repair-context.ts";

/** The best legal move of the same pattern that is not in the list yet, else of any pattern; undefined when none is left. */
const replacementFor = (
  exercise: PlannedExercise,
  place: Place,
  taken: ReadonlySet<string>,
  { input, person }: RepairContext["frame"],
): Exercise | undefined => {
  const pattern = exerciseById(exercise.exerciseId)?.pattern;
  const rank = (candidate: Exercise) =>
    (candidate.pattern === pattern ? 0 : candidate.pattern === "core" ? 2 : 4) + (candidate.byHand ? 1 : 0);
  return legalExercises(input, person, place)
    .filter(({ id }) => !taken.has(id))
    .map((candidate) => ({ candidate, rank: rank(candidate), tie: hashOf(input.profileId, candidate.id) }))
    .sort((a, b) => a.rank - b.rank || a.tie - b.tie)[0]?.candidate;
};

const prescribe = (exercise: Exercise, sets: number | string, place: Place, { frame }: RepairContext) =>
  plannedAlone(exercise, exercise.compound ? "secondary" : "accessory", place, frame, sets);

const idsOf = (week: Parameters<Repair>[0]): readonly string[] =>
  Object.values(week.days).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));

/** Replaces the exercises that the violations point at; one without a replacement goes. */
export const swapExercises: Repair = (week, broken, scene) =>
  broken.reduce((current, { path }) => {
    const at = pointedAt(current, path);
    if (at === undefined) return current;
    const uses = idsOf(current);
    const often = uses.filter((id) => uses.filter((other) => other === id).length >= 3);
    const taken = new Set([...at.list.map(({ exerciseId }) => exerciseId), ...often]);
    const next = replacementFor(at.exercise, at.place, taken, scene.frame);
    return putAt(current, at, next && prescribe(next, at.exercise.sets, at.place, scene));
  }, week);
