/** Inputs for tests: one ordinary person, and ways to change one thing about them. */

import type { PlannedExercise } from "@muster/domain/planning/plan";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { type CheckIn, emptyCheckIn } from "@muster/domain/review/check-in";
import { addDays, type Weekday, weekdayOf } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { setCount } from "../../catalogue/session-minutes.ts";
import type { DesignInput, PastSession } from "../../state/input.ts";
import type { DesignedWeek } from "../designed-week.ts";
import { firstGuessSource } from "../progress/progression.text.ts";

/** The profile of all inputs. */
export const testProfileId = "0198c0de-0000-7000-8000-000000000001";
/** A Sunday. */
export const testToday = "2026-11-15";

/** An adult without limits. */
export const ordinaryProfile: Profile = {
  username: "dana",
  displayName: "Dana",
  age: 34,
  ageRecordedOn: "2026-10-01",
  gender: "female",
  height: 66,
  weight: 150,
  fitnessLevel: "intermediate",
  pullups: 5,
  pushups: 20,
  bodyFat: null,
  primaryGoal: "muscle",
  targetAreas: ["back"],
  timeframe: "12_weeks",
  daysPerWeek: 4,
  timePerSession: "45_60",
  homeWorkoutTime: "early_morning",
  gymWorkoutTime: "morning",
  gymDays: ["tuesday", "thursday"],
  restDays: ["sunday"],
  gymAccess: "planet_fitness",
  equipment: ["dumbbells", "pull_up_bar", "resistance_bands"],
  limits: noLimits,
  medicalNoteConfirmedOn: "2026-10-01",
};

/** A check-in of somebody who is well recovered. */
export const calmCheckIn: CheckIn = {
  ...emptyCheckIn,
  date: testToday,
  week: 2,
  weight: 150,
  pullups: 5,
  pushups: 20,
  avgSleepHours: 8,
  stressLevel: 4,
  energyLevel: 6,
  muscleSoreness: 5,
  fatigueLevel: 4,
};

/** Fields that a test replaces in the ordinary input. */
export type InputChange = Partial<Omit<DesignInput, "profile">> & { readonly profile?: Partial<Profile> };

/** The ordinary person's input with a calm check-in, with the given changes. */
export const inputWith = ({ profile, ...rest }: InputChange = {}): DesignInput => ({
  profileId: testProfileId,
  today: testToday,
  validFrom: "2026-11-16",
  checkIns: [calmCheckIn],
  readings: [],
  sessions: [],
  intake: [],
  previousPlan: null,
  isPostAssessment: false,
  ...rest,
  profile: {
    ...ordinaryProfile,
    weight: rest.checkIns?.at(-1)?.weight ?? ordinaryProfile.weight,
    ...profile,
  },
});

/** A calm week's check-in but for this. */
export const checkInWith = (change: Partial<CheckIn>): CheckIn => ({ ...calmCheckIn, ...change });

type Effort = {
  readonly difficulty: number;
  /** Share of the days that were trained, from the first on. */
  readonly attendance?: number;
  /** Weight in lb in place of a first guess, and where none is planned; absent: the guess, else 40 lb. */
  readonly firstLoadLb?: number;
  /** true: every set reaches the top of the range; false: its bottom. */
  readonly reachesTop?: boolean;
};

/** A weight that comes from standards or begins a test: whoever lifts finds their own. */
const isFirstGuess = ({ assessmentMetric, facts }: PlannedExercise): boolean =>
  assessmentMetric !== null || facts.some(({ source }) => source === firstGuessSource);

/** The sessions of somebody who trains `week` from `validFrom` on, as they would be logged. */
export const sessionsOf = (
  week: DesignedWeek,
  validFrom: string,
  { difficulty, attendance = 1, firstLoadLb, reachesTop = true }: Effort,
): readonly PastSession[] => {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(validFrom, index)).filter(
    (date) => week.days[weekdayOf(date)].kind === "training",
  );
  return dates.slice(0, Math.round(dates.length * attendance)).map((date) => {
    const day: Weekday = weekdayOf(date);
    const workout = week.days[day];
    return {
      id: naturalId("session", testProfileId, date),
      date,
      day,
      workoutName: workout.name,
      variant: "main",
      skipped: false,
      exercises: workout.exercises.map((planned) => {
        const amount = (reachesTop ? planned.targetHigh : planned.targetLow) ?? 8;
        return {
          exerciseId: planned.exerciseId,
          name: planned.name,
          metric: planned.metric,
          difficulty,
          completed: true,
          assessmentMetric: planned.assessmentMetric,
          notes: "",
          plannedSets: setCount(planned.sets),
          targetLow: planned.targetLow,
          targetHigh: planned.targetHigh,
          targetDifficulty: planned.targetDifficulty,
          sets: Array.from({ length: setCount(planned.sets) }, () => ({
            role: "working" as const,
            reps: planned.metric === "reps" ? Math.max(1, Math.round(amount)) : null,
            weight: planned.takesWeight
              ? ((isFirstGuess(planned) ? firstLoadLb : undefined) ?? planned.loadLb ?? firstLoadLb ?? 40)
              : null,
            time: planned.metric === "time" ? amount : null,
            distance: planned.metric === "distance" ? amount : null,
            rir: null,
          })),
        };
      }),
    };
  });
};

/** The designed week as it is read back a week later. */
export const asPrevious = (week: DesignedWeek): NonNullable<DesignInput["previousPlan"]> => ({
  plan: { ...week.plan, reviewId: null, createdAt: "2026-11-15T18:00:00.000Z" },
  days: Object.entries(week.days).map(([weekday, workout]) => ({
    // Keys of `days` are the seven weekdays.
    weekday: weekday as Weekday,
    workout,
  })),
});
