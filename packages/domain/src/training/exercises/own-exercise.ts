/**
 * An exercise that a person made: the catalogue does not know it. It is logged, charted and planned by hand like any other;
 * the coach never chooses it by itself. Logs point at `own.<record id>` and keep its name, so deleting it costs no history.
 */
import * as z from "zod/mini";
import { exerciseMetricSchema } from "../../planning/plan.schema.ts";
import { valuesOf } from "../../profiles/options.text.ts";
import { bounded } from "../../shared/bounded.schema.ts";
import { ownEquipment } from "./exercise-options.text.ts";
import { longestName, mostMuscles } from "./own-exercise-options.ts";

const muscleList = z.array(bounded.filledText(40)).check(z.maxLength(mostMuscles));

/** An own exercise as it is stored and synced. */
export const ownExerciseSchema = z.object({
  name: bounded.filledText(longestName),
  metric: exerciseMetricSchema,
  equipment: z.enum(valuesOf(ownEquipment)),
  /** Catalogue names of muscles; one that only a newer app knows stays in the record. */
  primaryMuscles: muscleList,
  secondaryMuscles: muscleList,
  /** Done one side after the other: repetitions are those of one side. */
  unilateral: z.boolean(),
  /** Reminder to oneself, as typed. */
  notes: bounded.text(400),
});
/** An exercise that a person made; see `ownExerciseSchema`. */
export type OwnExercise = z.infer<typeof ownExerciseSchema>;
