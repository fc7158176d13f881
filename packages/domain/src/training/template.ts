/**
 * A workout that somebody keeps to train again (feature "templates"): started on any day, or put on a day of the plan. It
 * holds exercises, sets, targets and loads; what belonged to one day of one plan (reasons, words of the coach) stays there.
 */

import * as z from "zod/mini";
import { emptyDay } from "../planning/empty-day.ts";
import { dayWorkoutSchema } from "../planning/plan.schema.ts";
import type { DayWorkout } from "../planning/plan.ts";
import { bounded } from "../shared/bounded.schema.ts";
import { instantSchema } from "../shared/dates.schema.ts";
import type { ExerciseLog, Session } from "./session.ts";
import { exercisesOf } from "./session-exercises.ts";
import { ownWorkoutText } from "./texts/workout.text.ts";

/** A saved workout as it is stored and synced. */
export const templateSchema = z.object({
  name: bounded.filledText(80),
  workout: dayWorkoutSchema,
  /** Instant. */
  createdAt: instantSchema,
});
/** See `templateSchema`. */
export type Template = z.infer<typeof templateSchema>;

/** Without what a day and a load told of themselves: it is trained on other days. @param createdAt instant */
export const templateOf = ({ editedOn, movedFrom, ...workout }: DayWorkout, createdAt: string): Template => ({
  name: workout.name,
  createdAt,
  workout: {
    ...workout,
    kind: "training",
    coachingInsight: "",
    facts: [],
    exercises: workout.exercises.map(({ mostLb, ownLoadOn, ...exercise }) => ({
      ...exercise,
      facts: [],
      assessmentMetric: null,
    })),
  },
});

/**
 * A workout that was done, to train again: its exercises as they were trained, with what was added and swapped.
 * @param logs of this session
 * @param createdAt instant
 */
export const templateOfSession = (
  session: Session,
  logs: readonly ExerciseLog[],
  createdAt: string,
): Template => {
  const exercises = exercisesOf(session, logs).map(({ order, origin, removed, ...exercise }) => exercise);
  const name = session.workoutName.slice(0, 80);
  return templateOf({ ...session.prescription, name, exercises }, createdAt);
};

/** The template under another name. @returns undefined for a name that is empty or longer than 80 characters */
export const renamedTemplate = (template: Template, typed: string): Template | undefined => {
  const name = typed.trim();
  return name === "" || name.length > 80
    ? undefined
    : { ...template, name, workout: { ...template.workout, name } };
};

/** A template as it stands on a day of the plan: the day's food goals stay, and its time when it trained already. */
export const templateOnDay = ({ workout }: Template, day: DayWorkout): DayWorkout => ({
  ...workout,
  calorieGoal: day.calorieGoal,
  proteinGoal: day.proteinGoal,
  nutritionNotes: day.nutritionNotes,
  recoveryNotes: day.recoveryNotes,
  time: day.kind === "training" ? day.time : workout.time,
  coachingInsight: ownWorkoutText.insight,
});

/** A workout without a plan: exercises are added while it runs. */
export const emptyWorkout = ({ place, location }: Pick<DayWorkout, "place" | "location">): DayWorkout => ({
  ...emptyDay,
  kind: "training",
  name: ownWorkoutText.name,
  time: ownWorkoutText.time,
  place,
  location,
});
