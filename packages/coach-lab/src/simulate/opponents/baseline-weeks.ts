/**
 * Three coaches that nobody should lose to: a good static 3 × 10, random picks, and five per cent more each week. They
 * know the profile and the log of weights, and nothing about recovery, food or notes.
 */

import { catalogue } from "@muster/coach/catalogue/catalogue";
import type { Exercise, Pattern } from "@muster/coach/catalogue/exercise";
import { isFeasible, type Place } from "@muster/coach/catalogue/feasible";
import { avoidedTags, isWithinLimits } from "@muster/coach/catalogue/limits";
import { toPlanned } from "@muster/coach/catalogue/planned";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { scheduleOf, type TrainingDay } from "@muster/coach/design/template/training-days";
import { bodyOf } from "@muster/coach/state/body";
import { expectedMax } from "@muster/coach/state/capability";
import type { DesignInput, PastExercise } from "@muster/coach/state/input";
import { emptyDay } from "@muster/domain/planning/empty-day";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { Noise } from "../body/noise.ts";
import { liftOf } from "../body/true-strength.ts";

const levels = { beginner: 1, returning: 2, intermediate: 2, advanced: 3 } as const;

/** Three lifts and the trunk, two days in turn. */
const templateDays: readonly (readonly Pattern[])[] = [
  ["squat", "h_push", "h_pull", "core"],
  ["hinge", "v_push", "v_pull", "core"],
];

const feasibleAt = ({ profile }: DesignInput, place: Place): readonly Exercise[] => {
  const avoided = avoidedTags(profile.limits);
  return catalogue.filter(
    (exercise) =>
      exercise.level <= levels[profile.fitnessLevel] &&
      isWithinLimits(exercise, avoided) &&
      isFeasible(exercise, { place, equipment: profile.equipment, gymAccess: profile.gymAccess }),
  );
};

/** Sets of ten need a move that allows about thirteen. */
const wantedMax = 13;

/** The usual choice of a template: big, loadable, known; of body-weight moves the one that fits sets of ten best. */
const usualChoice = (
  input: DesignInput,
  options: readonly Exercise[],
  pattern: Pattern,
): Exercise | undefined => {
  const body = bodyOf({ ...input, checkIns: [], readings: [] });
  const misfit = (exercise: Exercise): number => {
    const most = expectedMax(exercise, { body, exercises: new Map() });
    return most === null ? 4 : most < 10 ? 20 - most : Math.min(10, Math.abs(most - wantedMax) / 2);
  };
  return options
    .filter((exercise) => exercise.pattern === pattern && exercise.metric === "reps")
    .toSorted(
      (a, b) =>
        Number(b.takesWeight) - Number(a.takesWeight) ||
        Number(b.compound) - Number(a.compound) ||
        (a.takesWeight ? a.level - b.level : misfit(a) - misfit(b) || b.level - a.level) ||
        a.number - b.number,
    )[0];
};

const lastOf = ({ sessions }: DesignInput, exerciseId: string): PastExercise | undefined =>
  sessions
    .flatMap((session) => session.exercises)
    .findLast((done) => done.exerciseId === exerciseId && done.sets.length > 0);

const firstWeight = (done: PastExercise | undefined): number | null => done?.sets[0]?.weight ?? null;

const dayOf = ({ place }: TrainingDay, exercises: readonly PlannedExercise[]): DayWorkout => ({
  ...freeDay,
  kind: "training",
  name: "Full body",
  place,
  location: place === "gym" ? "Gym" : "Home (with weights)",
  exercises: [...exercises],
});

const freeDay: DayWorkout = { ...emptyDay, name: "Rest", time: "Flexible" };

/** A week that says nothing but what is lifted on which day. */
export const plainWeek = (
  input: DesignInput,
  name: string,
  days: readonly TrainingDay[],
  exercisesOf: (day: TrainingDay, index: number) => readonly PlannedExercise[],
): DesignedWeek => ({
  plan: {
    source: "default",
    validFrom: input.validFrom,
    rulesVersion: "baseline",
    programName: name,
    programSummary: "",
    weeklyStrategyOverview: "",
    weeklyFeedback: null,
    nutritionSummary: null,
    nutritionGuidance: "",
    progressionPlan: "",
    weekSummary: "",
    designedBy: { name, fixes: [], rounds: 0 },
    changes: [],
    facts: [],
    mesocycleWeek: 1,
    phase: "accumulation",
  },
  // fromEntries widens the keys; weekdays are all seven.
  days: Object.fromEntries(
    weekdays.map((weekday) => {
      const index = days.findIndex((day) => day.weekday === weekday);
      const day = days[index];
      return [weekday, day === undefined ? freeDay : dayOf(day, exercisesOf(day, index))];
    }),
  ) as Record<Weekday, DayWorkout>,
});

const templateWeek = (
  input: DesignInput,
  week: number,
  name: string,
  loadOf: (exercise: Exercise, done: PastExercise | undefined) => number | null,
): DesignedWeek => {
  const { days } = scheduleOf({ ...input, previousPlan: null });
  const perWeek = days.length;
  return plainWeek(input, name, days, ({ place }, index) => {
    const options = feasibleAt(input, place);
    // Two days in turn across weeks, so that an odd number of days trains both alike.
    const patterns = templateDays[(index + (week - 1) * perWeek) % 2] ?? [];
    return patterns.flatMap((pattern) => {
      const exercise = usualChoice(input, options, pattern);
      if (exercise === undefined) return [];
      return [
        toPlanned(exercise, {
          sets: 3,
          targetLow: 10,
          targetHigh: 10,
          restSeconds: 90,
          loadLb: loadOf(exercise, lastOf(input, exercise.id)),
        }),
      ];
    });
  });
};

/** 3 × 10 of the same moves; one step more once all three sets were done and felt 7 or less; one less after a bad day. */
export const staticWeek = (input: DesignInput, week: number): DesignedWeek =>
  templateWeek(input, week, "Static 3 × 10", (exercise, done) => {
    const weight = firstWeight(done);
    if (done === undefined || weight === null) return null;
    const step = exercise.loadKind === "assisted" ? -exercise.loadStepLb : exercise.loadStepLb;
    const worst = Math.min(...done.sets.map(({ reps }) => reps ?? 0));
    return Math.max(
      exercise.loadStepLb,
      worst >= 10 && (done.difficulty ?? 0) <= 7 ? weight + step : worst < 7 ? weight - step : weight,
    );
  });

/** The same template, five per cent heavier each week, whatever happened. */
export const plusFiveWeek = (input: DesignInput, week: number): DesignedWeek =>
  templateWeek(input, week, "Five per cent a week", (exercise) => {
    const first = input.sessions
      .flatMap((session) => session.exercises)
      .find((done) => done.exerciseId === exercise.id && done.sets.length > 0);
    const weight = firstWeight(first);
    return weight === null ? null : weight * (exercise.loadKind === "assisted" ? 0.95 : 1.05) ** (week - 1);
  });

/** Anything feasible, any number of sets and repetitions, any weight around the last one. */
export const randomWeek = (input: DesignInput, week: number, noise: Noise): DesignedWeek =>
  plainWeek(input, "Random", scheduleOf({ ...input, previousPlan: null }).days, ({ weekday, place }) => {
    const options = feasibleAt(input, place).filter(
      (exercise) => liftOf(exercise) !== undefined && exercise.metric === "reps",
    );
    const picked = options
      .map((exercise) => ({ exercise, order: noise.uniform("pick", week, weekday, exercise.id) }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, 6);
    return picked.map(({ exercise }) => {
      const draw = (what: string) => noise.uniform(what, week, weekday, exercise.id);
      const reps = 5 + Math.floor(11 * draw("reps"));
      const weight = firstWeight(lastOf(input, exercise.id));
      return toPlanned(exercise, {
        sets: 2 + Math.floor(4 * draw("sets")),
        targetLow: reps,
        targetHigh: reps,
        restSeconds: 60 + 30 * Math.floor(3 * draw("rest")),
        loadLb: weight === null ? null : Math.max(exercise.loadStepLb, weight * (0.8 + 0.4 * draw("load"))),
      });
    });
  });
