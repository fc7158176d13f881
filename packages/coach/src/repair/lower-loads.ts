/** The repair of weights: none above what the built-in coach would give. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import { setCount } from "../catalogue/session-minutes.ts";
import { plannedExercise } from "../compose/planned-exercise.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { doseOf } from "../design/prescribe/prescription.ts";
import { loadFor } from "../design/progress/load.ts";
import type { WeekFrame } from "../design/week-draft.ts";
import { rangeOf } from "../rules/rule.ts";
import { atPlace } from "../state/person.ts";
import { mapExercises } from "./repair-context.ts";

/** The week with no load above what the built-in coach would give for the same dose; its words follow the loads. */
export const withLegalLoads = (week: DesignedWeek, frame: WeekFrame): DesignedWeek =>
  mapExercises(week, (exercise, place): PlannedExercise => {
    const known = exerciseById(exercise.exerciseId);
    if (known === undefined || exercise.loadLb === null) return exercise;
    const role = known.compound ? ("secondary" as const) : ("accessory" as const);
    const person = atPlace(frame.person, place);
    const dose = {
      ...doseOf(known, role, frame.input, person, frame.phase),
      ...rangeOf(exercise),
      difficulty: exercise.targetDifficulty ?? 7,
    };
    const load = loadFor(known, dose, person, frame.phase);
    const isTooMuch =
      load.loadLb === null ||
      (known.loadKind === "assisted" ? exercise.loadLb < load.loadLb : exercise.loadLb > load.loadLb);
    if (!isTooMuch) return exercise;
    const slot = { slot: { role, patterns: [known.pattern] }, exercise: known, dose, pair: exercise.pair };
    const sets = setCount(exercise.sets);
    return plannedExercise({ ...slot, sets, restSeconds: exercise.restSeconds }, person, frame.phase);
  });
