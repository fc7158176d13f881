/** The repair of weights: none above what the built-in coach would give. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { loadFor } from "../design/load.ts";
import { doseOf } from "../design/prescription.ts";
import { rangeOf } from "../validate/range-of.ts";
import { mapExercises, type Operator, type RepairScene } from "./scene.ts";

/** Loads of repaired exercises are worked out again, as the built-in coach would. */
export const recomputeLoads: Operator["apply"] = (week, _broken, scene) => withLegalLoads(week, scene);

/** The week with no load above what the built-in coach would give for the same dose. */
export const withLegalLoads = (
  week: DesignedWeek,
  { input, frame }: Pick<RepairScene, "input" | "frame">,
): DesignedWeek =>
  mapExercises(week, (exercise): PlannedExercise => {
    const known = exerciseById(exercise.exerciseId);
    if (known === undefined || exercise.loadLb === null) return exercise;
    const role = known.compound ? "secondary" : "accessory";
    const dose = {
      ...doseOf(known, role, input, frame.person, frame.phase),
      ...rangeOf(exercise),
      difficulty: exercise.targetDifficulty ?? 7,
    };
    const { loadLb } = loadFor(known, dose, frame.person, frame.phase);
    if (loadLb === null) return { ...exercise, loadLb: null };
    const isTooMuch = known.loadKind === "assisted" ? exercise.loadLb < loadLb : exercise.loadLb > loadLb;
    return isTooMuch ? { ...exercise, loadLb } : exercise;
  });
