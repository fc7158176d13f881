/** Ten years of somebody who trains four times a week: 2,080 workouts, 41,600 sets, a weigh-in a week. Made, not random. */
import { exerciseLogId, sessionId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import type { Change } from "../packages/web/src/data/device-store.ts";

const weeks = 520;
const trainingDays = [0, 1, 3, 4];
const exercises = [
  ["squat.goblet", "Goblet Squats"],
  ["h_pull.cable", "Seated Cable Row"],
  ["h_push.dumbbell-bench", "Dumbbell Bench Press"],
  ["hinge.rdl", "Romanian Deadlifts"],
  ["v_pull.pulldown", "Lat Pulldown"],
] as const;

const planned = ([exerciseId, name]: (typeof exercises)[number], index: number) => ({
  id: index + 1,
  exerciseId,
  name,
  sets: 4,
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

/** @param before everything is dated before this day, a Monday */
export const tenYears = (profileId: string, before: CivilDate): readonly Change[] => {
  const changes: Change[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const monday = addDays(before, -7 * (weeks - week));
    changes.push({
      kind: "reading",
      id: crypto.randomUUID(),
      create: {
        metric: "weight",
        value: 180 - week / 100 + (week % 5) / 10,
        date: monday,
        at: `${monday}T06:00:00.000Z`,
        source: "progress",
      },
    });
    for (const offset of trainingDays) {
      const date = addDays(monday, offset);
      const day = weekdayOf(date);
      const id = sessionId(profileId, date, `default:${day}`, 1);
      const at = `${date}T11:00:00.000Z`;
      changes.push({
        kind: "session",
        id,
        create: {
          date,
          day,
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
            exercises: exercises.map(planned),
            warmUp: [],
            coolDown: [],
            cardio: { type: "none", duration: "", notes: "", exercises: [] },
            homeAlternative: null,
            activeRecovery: [],
            recoveryTips: [],
            facts: [],
          },
          startedAt: at,
          finishedAt: `${date}T11:50:00.000Z`,
          skippedAt: null,
          discardedAt: null,
          completedExercises: exercises.length,
          totalExercises: exercises.length,
          notes: "",
        },
      });
      for (const [position, [exerciseId, name]] of exercises.entries())
        changes.push({
          kind: "exerciseLog",
          id: exerciseLogId(profileId, id, position),
          create: {
            sessionId: id,
            date,
            position,
            exerciseId,
            number: position + 1,
            name,
            metric: "reps",
            difficulty: 7,
            notes: "",
            completed: true,
            assessmentMetric: null,
            sets: Object.fromEntries(
              [0, 1, 2, 3].map((set) => [
                crypto.randomUUID(),
                {
                  position: set,
                  role: "working" as const,
                  reps: 8 + ((week + set) % 3),
                  weight: 40 + Math.floor(week / 26) * 2.5,
                  time: null,
                  distance: null,
                  rir: null,
                  at,
                },
              ]),
            ),
          },
        });
    }
  }
  return changes;
};
