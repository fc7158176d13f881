/** The workout that the bench's people train, in the past and now: five exercises, as a plan prescribes them. */
import { sessionId } from "@muster/domain/record-ids";
import { type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { entriesOf, startingExercises } from "@muster/domain/training/session-exercises";
import type { Change } from "../packages/web/src/data/store/device-store.ts";

export const exercises = [
  ["squat.goblet", "Goblet Squats"],
  ["h_pull.cable", "Seated Cable Row"],
  ["h_push.dumbbell-bench", "Dumbbell Bench Press"],
  ["hinge.rdl", "Romanian Deadlifts"],
  ["v_pull.pulldown", "Lat Pulldown"],
] as const;

const planned =
  (sets: number) =>
  ([exerciseId, name]: (typeof exercises)[number], index: number) => ({
    id: index + 1,
    exerciseId,
    name,
    sets,
    reps: "8-10",
    rest: "90 sec",
    restSeconds: 90,
    machine: null,
    howTo: "",
    notes: "",
    progressionTips: "",
    assessmentMetric: null,
    metric: "reps" as const,
    takesWeight: true,
    loadLb: 50,
    targetLow: 8,
    targetHigh: 10,
    targetDifficulty: 7,
    pair: null,
    facts: [],
  });

export const idOfWorkout = (profileId: string, date: CivilDate): string =>
  sessionId(profileId, date, `default:${weekdayOf(date)}`, 1);

/** @param finishedAt instant of its end; null for a workout that runs, since eleven o'clock UTC */
export const aWorkout = (
  profileId: string,
  date: CivilDate,
  { sets, finishedAt }: { readonly sets: number; readonly finishedAt: string | null },
): Change => ({
  kind: "session",
  id: idOfWorkout(profileId, date),
  create: {
    date,
    day: weekdayOf(date),
    timeZone: "America/New_York",
    planId: null,
    ordinal: 1,
    variant: "main",
    workoutName: "Full body",
    prescription: {
      kind: "training",
      name: "Full body",
      time: "5:00 AM",
      duration: "45-60 min",
      minutes: 50,
      location: "Home",
      locationNote: "",
      focus: "Whole body",
      coachingInsight: "",
      calorieGoal: 2000,
      proteinGoal: 150,
      nutritionNotes: "",
      recoveryNotes: "",
      exercises: [],
      warmUp: [],
      coolDown: [],
      cardio: { type: "none", duration: "", notes: "", exercises: [] },
      homeAlternative: null,
      activeRecovery: [],
      recoveryTips: [],
      facts: [],
    },
    exercises: entriesOf(startingExercises(exercises.map(planned(sets)), "main")),
    startedAt: `${date}T11:00:00.000Z`,
    finishedAt,
    skippedAt: null,
    discardedAt: null,
    completedExercises: finishedAt === null ? 0 : exercises.length,
    totalExercises: exercises.length,
    notes: "",
  },
});
