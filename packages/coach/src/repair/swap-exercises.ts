/**
 * Repairs that replace an exercise: a legal one of the same kind (coach.F1: a deadlift planned for a sore back), or ordinary
 * work in place of a test.
 */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { weekdays } from "@muster/domain/shared/dates";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isFeasible, type Place } from "../catalogue/feasible.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { plannedExercise } from "../design/prescribe/planned-exercise.ts";
import { doseOf } from "../design/prescribe/prescription.ts";
import { situationAt, suitsPerson } from "../design/select/legal.ts";
import { setBounds } from "../design/template/prescription.data.ts";
import { hashOf } from "../design/template/tie-break.ts";
import { keptMoves } from "../rules/exercises/kept-moves.ts";
import { atPlace } from "../state/person.ts";
import { type Repair, type RepairScene, replaceDay, weekdayIn } from "./scene.ts";

/** The best legal move of the same pattern that is not in the list yet, else of any pattern; undefined when none is left. */
const replacementFor = (
  exercise: PlannedExercise,
  place: Place,
  taken: ReadonlySet<string>,
  { input, frame }: RepairScene,
): Exercise | undefined => {
  const situation = situationAt(input, frame.person, place);
  const pattern = exerciseById(exercise.exerciseId)?.pattern;
  const options = catalogue.filter(
    (candidate) =>
      !taken.has(candidate.id) && suitsPerson(candidate, frame.person) && isFeasible(candidate, situation),
  );
  const rank = (candidate: Exercise) =>
    (candidate.pattern === pattern ? 0 : candidate.pattern === "core" ? 2 : 4) + (candidate.byHand ? 1 : 0);
  return options
    .map((candidate) => ({ candidate, rank: rank(candidate), tie: hashOf(input.profileId, candidate.id) }))
    .sort((a, b) => a.rank - b.rank || a.tie - b.tie)[0]?.candidate;
};

const prescribe = (
  exercise: Exercise,
  sets: number | string,
  { input, frame }: RepairScene,
  place: Place,
): PlannedExercise => {
  const role = exercise.compound ? "secondary" : "accessory";
  const person = atPlace(frame.person, place);
  const dose = doseOf(exercise, role, input, person, frame.phase);
  return plannedExercise(
    {
      slot: { role, patterns: [exercise.pattern] },
      exercise,
      dose,
      sets: Math.min(dose.mostSets, Math.max(setBounds.fewest, setCount(sets))),
      restSeconds: dose.restSeconds,
      pair: null,
    },
    person,
    frame.phase,
  );
};

/** Replaces the exercises that the violations point at, in the day or in its home version. */
export const swapExercises: Repair = (week, broken, scene) => {
  let repaired = week;
  for (const { path } of broken) {
    const weekday = weekdayIn(path);
    const match = /(homeAlternative\.)?exercises\.(\d+)/.exec(path);
    if (weekday === undefined || match === null) continue;
    const workout = repaired.days[weekday];
    const home = match[1] === undefined ? null : workout.homeAlternative;
    const list = home?.exercises ?? workout.exercises;
    const index = Number(match[2]);
    const wrong = list[index];
    if (wrong === undefined) continue;
    const uses = Object.values(repaired.days).flatMap(({ exercises }) =>
      exercises.map(({ exerciseId }) => exerciseId),
    );
    const often = new Set(uses.filter((id) => uses.filter((other) => other === id).length >= 3));
    const taken = new Set([...list.map(({ exerciseId }) => exerciseId), ...often]);
    const place: Place = home === null ? placeOfDay(workout) : "home";
    const next = replacementFor(wrong, place, taken, scene);
    const changed =
      next === undefined
        ? list.filter((_, at) => at !== index)
        : list.map((exercise, at) => (at === index ? prescribe(next, wrong.sets, scene, place) : exercise));
    repaired = replaceDay(
      repaired,
      weekday,
      home === null
        ? { ...workout, exercises: changed }
        : { ...workout, homeAlternative: { ...home, exercises: changed } },
    );
  }
  return repaired;
};

/** A test becomes ordinary work: the range that the built-in coach would give. */
export const endTests: Repair = (week, broken, scene) =>
  broken.reduce((kept, { path }) => {
    const weekday = weekdayIn(path);
    const index = Number(/exercises\.(\d+)/.exec(path)?.[1] ?? Number.NaN);
    const wrong = weekday === undefined ? undefined : kept.days[weekday].exercises[index];
    const known = wrong === undefined ? undefined : exerciseById(wrong.exerciseId);
    if (weekday === undefined || known === undefined || path.includes("homeAlternative")) return kept;
    return replaceDay(kept, weekday, {
      ...kept.days[weekday],
      exercises: kept.days[weekday].exercises.map((exercise, at) =>
        at === index ? prescribe(known, 2, scene, placeOfDay(kept.days[weekday])) : exercise,
      ),
    });
  }, week);

/** In an easy week, a move of last week takes the place of one that is new: of the same kind where there is one (coach.V10). */
export const bringBack: Repair = (week, broken, scene) => {
  const known = keptMoves(scene.frame);
  return broken.reduce((kept, { path }) => {
    const weekday = weekdayIn(path);
    const index = Number(/^days\.\w+\.exercises\.(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    const wrong = weekday === undefined ? undefined : kept.days[weekday].exercises[index];
    if (weekday === undefined || wrong === undefined) return kept;
    const used = new Set(
      weekdays.flatMap((day) => kept.days[day].exercises.map(({ exerciseId }) => exerciseId)),
    );
    const options = known
      .at(placeOfDay(kept.days[weekday]))
      .filter((id) => !used.has(id))
      .flatMap((id) => exerciseById(id) ?? []);
    const pattern = exerciseById(wrong.exerciseId)?.pattern;
    const next = options.find((option) => option.pattern === pattern) ?? options[0];
    if (next === undefined) return kept;
    return replaceDay(kept, weekday, {
      ...kept.days[weekday],
      exercises: kept.days[weekday].exercises.map((exercise, at) =>
        at === index ? prescribe(next, wrong.sets, scene, placeOfDay(kept.days[weekday])) : exercise,
      ),
    });
  }, week);
};
