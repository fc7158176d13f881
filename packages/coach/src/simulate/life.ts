/**
 * Twelve weeks of one simulated person under one coach (coach.md 4.1): each Sunday a plan from a real `DesignInput`,
 * then a week of sessions, meals, weigh-ins and a check-in that become the next one. Pure; the same seed gives the
 * same life, and every coach meets the same circumstances.
 */

import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import type { Profile } from "@muster/domain/profiles/profile";
import type { CheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { cardWeight } from "@muster/domain/training/card-weight";
import { exerciseById } from "../catalogue/catalogue.ts";
import { isFeasible } from "../catalogue/feasible.ts";
import { avoidedTags } from "../catalogue/limits.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { DesignInput, PastExercise, PastSession } from "../design/input.ts";
import type { Coach } from "./coaches.ts";
import { type Circumstances, circumstancesOf } from "./events.ts";
import {
  type BodyConstants,
  forLifts,
  freshness,
  gainOf,
  type Lift,
  nextFatigue,
  nextStrength,
  type Strength,
  setCost,
  setEffort,
  startStrength,
} from "./fit-body.ts";
import { createNoise, type Noise } from "./noise.ts";
import { illnessFatigue, isOnPlateau } from "./oracle.ts";
import type { Subject } from "./people-file.ts";
import { performExercise } from "./perform.ts";
import { trueExpenditure } from "./true-energy.ts";
import { liftOf, trueStrengthOf } from "./true-strength.ts";
import { levelConstants, overreachedAbove, spread, type World } from "./worlds.ts";

/** A Sunday: the evening on which everybody starts. */
export const startDate: CivilDate = "2026-01-04";

export type DoneExercise = {
  readonly exerciseId: string;
  /** Weight of the first working set, lb; null without one. */
  readonly usedLb: number | null;
  readonly plannedLb: number | null;
  readonly date: CivilDate;
  readonly sets: readonly { readonly reserve: number; readonly failed: boolean; readonly isRated: boolean }[];
};

export type LivedWeek = {
  readonly week: number;
  readonly input: DesignInput;
  readonly plan: DesignedWeek;
  readonly done: readonly DoneExercise[];
  readonly doneSets: number;
  readonly fatigue: number;
  readonly isOverreached: boolean;
  readonly strength: Strength;
  /** kcal a day that the person really burned when the plan was made. */
  readonly trueTdee: number;
  readonly circumstances: Circumstances;
};

export type Life = {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly weeks: readonly LivedWeek[];
  readonly gain: number;
  readonly body: BodyConstants;
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

type State = {
  strength: Strength;
  fatigue: number;
  weightKg: number;
  sessions: PastSession[];
  checkIns: CheckIn[];
  readings: DesignInput["readings"][number][];
  intake: DesignInput["intake"][number][];
};

export const bodyConstantsOf = (subject: Subject, profile: Profile, world: World): BodyConstants => ({
  level: levelConstants[profile.fitnessLevel],
  world,
  responsiveness: subject.latent.responsiveness,
  recoveryTau: subject.latent.recoveryTau >= 4 ? subject.latent.recoveryTau / 7 : subject.latent.recoveryTau,
});

/** @param profile read from the subject's file; `seed` names the run */
export const liveUnder = (
  coach: Coach,
  subject: Subject,
  profile: Profile,
  options: { readonly weeks: number; readonly seed: number; readonly world: World },
): Life => {
  const noise = createNoise(`${subject.id}#${options.seed}`);
  const body = bodyConstantsOf(subject, profile, options.world);
  const truth = trueStrengthOf(profile, subject.latent, noise);
  const profileId = naturalId("profile", subject.id);
  const state: State = {
    strength: startStrength,
    fatigue: 0.3,
    weightKg: profile.weight * kilogramsPerPound,
    sessions: [],
    checkIns: [],
    readings: [],
    intake: [],
  };
  const weeks: LivedWeek[] = [];
  let previous: DesignInput["previousPlan"] = null;
  let current = profile;
  for (let week = 1; week <= options.weeks; week += 1) {
    const today = addDays(startDate, 7 * (week - 1));
    const validFrom = addDays(today, 1);
    const input: DesignInput = {
      profileId,
      today,
      validFrom,
      weekNumber: week,
      profile: current,
      checkIns: [...state.checkIns],
      readings: [...state.readings],
      sessions: [...state.sessions],
      intake: [...state.intake],
      previousPlan: previous,
      isPostAssessment: week === 2 && coach.startsWithAssessment,
    };
    const plan = coach.plan(input, week, noise);
    const circumstances = circumstancesOf(subject, week);
    const trueTdee = trueExpenditure(subject, current, state.weightKg);
    const trained = trainWeek({ coach, subject, plan, input, state, circumstances, noise, truth, validFrom });
    eatAndWeigh({ subject, plan, state, circumstances, noise, validFrom, profile: current });
    const fatigue =
      nextFatigue(state.fatigue, trained.cost, body) + (circumstances.isIll ? illnessFatigue : 0);
    const before = state.strength;
    state.strength = forLifts((lift) =>
      isOnPlateau(lift, circumstances.plateau) && trained.dose[lift] >= 1
        ? before[lift]
        : nextStrength(before[lift], trained.dose[lift], fatigue, body),
    );
    state.fatigue = fatigue;
    state.checkIns.push(
      checkInOf({ subject, profile: current, state, circumstances, noise, week, validFrom }),
    );
    weeks.push({
      week,
      input,
      plan,
      done: trained.done,
      doneSets: trained.done.reduce((sum, { sets }) => sum + sets.length, 0),
      fatigue,
      isOverreached: fatigue > overreachedAbove,
      strength: state.strength,
      trueTdee,
      circumstances,
    });
    previous = {
      plan: { ...plan.plan, reviewId: null, createdAt: `${today}T18:00:00.000Z` },
      days: weekdays.map((weekday) => ({ weekday, workout: plan.days[weekday] })),
    };
    if (Object.keys(circumstances.profile).length > 0)
      // Files name fields of the profile; a value that does not fit would fail the schema test of the run.
      current = { ...current, ...(circumstances.profile as Partial<Profile>) };
  }
  return { subject, profile, weeks, gain: gainOf(state.strength), body };
};

type WeekContext = {
  readonly coach: Coach;
  readonly subject: Subject;
  readonly plan: DesignedWeek;
  readonly input: DesignInput;
  readonly state: State;
  readonly circumstances: Circumstances;
  readonly noise: Noise;
  readonly truth: ReturnType<typeof trueStrengthOf>;
  readonly validFrom: CivilDate;
};

/** The exercises of a day where the person is: the home version on a trip. */
const exercisesThere = (day: DayWorkout, context: WeekContext): readonly PlannedExercise[] => {
  if (!context.circumstances.isAway) return day.exercises;
  const there = day.homeAlternative?.exercises ?? day.exercises;
  return there.filter(({ exerciseId }) => {
    const exercise = exerciseById(exerciseId);
    return (
      exercise !== undefined &&
      isFeasible(exercise, { place: "home", equipment: ["none"], gymAccess: "no_gym" })
    );
  });
};

const areas = ["shoulder", "elbow", "wrist", "lower_back", "hip", "knee", "ankle", "neck"] as const;

const trainWeek = (context: WeekContext) => {
  const { coach, subject, plan, state, circumstances, noise, truth, validFrom } = context;
  const dose = forLifts(() => 0);
  const done: DoneExercise[] = [];
  let cost = 0;
  let attended = 0;
  const painful = avoidedTags({
    injuryAreas: areas.filter((area) => circumstances.injuries.includes(area)),
    pregnancy: "none",
    heartOrBloodPressureAdvice: false,
    note: "",
  });
  for (let index = 0; index < 7; index += 1) {
    const date = addDays(validFrom, index);
    const day = plan.days[weekdayOf(date)];
    if (day.kind !== "training") continue;
    const comes = noise.uniform("comes", date) < circumstances.attendance;
    const base = {
      id: naturalId("session", context.input.profileId, date),
      date,
      day: weekdayOf(date),
      workoutName: day.name,
      planId: null,
      variant: circumstances.isAway && day.homeAlternative !== null ? ("home" as const) : ("main" as const),
    };
    if (!comes) {
      // Half of the missed sessions are marked as skipped, the others are just not there.
      if (noise.uniform("says so", date) < 0.5)
        state.sessions.push({
          ...base,
          skipped: true,
          completedExercises: 0,
          totalExercises: day.exercises.length,
          exercises: [],
        });
      continue;
    }
    attended += 1;
    const exercises = exercisesThere(day, context);
    let sessionSets = 0;
    const logs: PastExercise[] = exercises.flatMap((planned): PastExercise[] => {
      const exercise = exerciseById(planned.exerciseId);
      if (exercise === undefined) return [];
      const hurts = exercise.contra.some((tag) => painful.has(tag));
      const last = coach.usesCard ? lastTimeIn(state.sessions, planned.exerciseId) : undefined;
      const card = coach.usesCard
        ? cardWeight({
            phase: plan.plan.phase,
            loadLb: planned.loadLb,
            asked: planned,
            lastTime: last,
            today: date,
          })?.weightLb
        : (planned.loadLb ?? undefined);
      // People take the nearest weight there is; after a hard day the lighter one of two.
      const step = exercise.loadStepLb > 0 ? exercise.loadStepLb : 5;
      const taken =
        card === undefined
          ? null
          : Math.max(step, Math.round(card / step - ((last?.difficulty ?? 7) >= 7 ? 0.01 : -0.01)) * step);
      const performed = performExercise(
        hurts ? { ...planned, sets: 1 } : planned,
        exercise,
        taken,
        {
          latent: { ...subject.latent, difficultyMode: circumstances.difficultyMode },
          isBeginner: context.input.profile.fitnessLevel === "beginner",
          truth,
          noise,
          strength: state.strength,
          fatigue: state.fatigue,
          bodyWeightLb: state.weightKg / kilogramsPerPound,
        },
        date,
        sessionSets,
      );
      sessionSets += performed.sets.length;
      const lift: Lift | undefined = liftOf(exercise);
      for (const set of performed.sets) {
        const isMain = lift !== undefined && planned.metric === "reps";
        if (lift !== undefined) dose[lift] += setEffort(set.reserve, set.failed);
        cost += setCost(set.reserve, set.failed) * (isMain ? 1 : planned.metric === "reps" ? 0.5 : 0.3);
      }
      done.push({
        exerciseId: planned.exerciseId,
        usedLb: performed.log.sets[0]?.weight ?? null,
        plannedLb: planned.loadLb,
        date,
        sets: performed.sets,
      });
      return [
        hurts
          ? {
              ...performed.log,
              completed: false,
              plannedSets: typeof planned.sets === "number" ? planned.sets : null,
            }
          : performed.log,
      ];
    });
    const session: PastSession = {
      ...base,
      skipped: false,
      completedExercises: logs.filter(({ completed }) => completed).length,
      totalExercises: exercises.length,
      exercises: logs,
    };
    state.sessions.push(session);
    if (circumstances.duplicates) state.sessions.push(session);
    if (circumstances.futureSession)
      state.sessions.push({
        ...session,
        id: naturalId("session", context.input.profileId, `future ${date}`),
        date: addDays(date, 365),
      });
  }
  return { dose, done, cost, attended };
};

/** What the card knows of the last time, as the app reads it from the log. */
const lastTimeIn = (sessions: readonly PastSession[], exerciseId: string) => {
  for (let at = sessions.length - 1; at >= 0; at -= 1) {
    const session = sessions[at];
    const log = session?.exercises.findLast((done) => done.exerciseId === exerciseId && done.sets.length > 0);
    if (session === undefined || log === undefined) continue;
    return {
      date: session.date,
      difficulty: log.difficulty,
      notes: "",
      sets: log.sets.map((set, position) => ({ ...set, position, at: "", id: String(position) })),
    };
  }
  return undefined;
};

const eatAndWeigh = (context: {
  readonly subject: Subject;
  readonly plan: DesignedWeek;
  readonly state: State;
  readonly circumstances: Circumstances;
  readonly noise: Noise;
  readonly validFrom: CivilDate;
  readonly profile: Profile;
}): void => {
  const { subject, plan, state, circumstances, noise, validFrom, profile } = context;
  const { latent } = subject;
  for (let index = 0; index < 7; index += 1) {
    const date = addDays(validFrom, index);
    const day = plan.days[weekdayOf(date)];
    const burned = trueExpenditure(subject, profile, state.weightKg);
    // Who does not count food follows the goal only half.
    const follows = day.calorieGoal > 0 ? 0.5 + 0.5 * latent.logProb : 0;
    const meant = follows * day.calorieGoal + (1 - follows) * burned;
    const eaten = Math.max(600, meant * (1 + spread.intake * noise.normal("food", date)));
    state.weightKg += (eaten - burned) / 7_700;
    if (circumstances.logsFood && noise.uniform("logs", date) < latent.logProb)
      state.intake.push({
        date,
        calories: Math.round(eaten),
        protein: Math.round(
          Math.max(
            20,
            (day.proteinGoal > 0 ? day.proteinGoal : 80) * (1 + 0.15 * noise.normal("protein", date)),
          ),
        ),
        closed: true,
      });
    // The check-in on Sunday is one weigh-in; the others spread over the days before.
    const extra = Math.max(0, Math.round(latent.weighInsPerWeek) - 1);
    if (index < 6 && Math.floor(((index + 1) * extra) / 6) > Math.floor((index * extra) / 6))
      state.readings.push({ metric: "weight", value: scale(state, noise, date), date });
  }
};

const scale = (state: State, noise: Noise, date: CivilDate): number =>
  Math.round(((state.weightKg + spread.scaleKg * noise.normal("scale", date)) / kilogramsPerPound) * 10) / 10;

const checkInOf = (context: {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly state: State;
  readonly circumstances: Circumstances;
  readonly noise: Noise;
  readonly week: number;
  readonly validFrom: CivilDate;
}): CheckIn => {
  const { subject, profile, state, circumstances, noise, week, validFrom } = context;
  const date = addDays(validFrom, 6);
  const isBad = noise.uniform("bad week", week) < 0.08;
  const says = (what: string) =>
    clamp(
      Math.round(1.5 + 4.5 * state.fatigue + spread.soreness * noise.normal(what, week) + (isBad ? 2 : 0)),
      1,
      10,
    );
  const isTest = week % 4 === 0;
  const most = (share: number, start: number, lift: Lift) => {
    const capacity = (start > 0 ? 1 + start / 30 : 0.9) * share * profile.weight * state.strength[lift];
    const moved = (share * state.weightKg) / kilogramsPerPound;
    return clamp(Math.floor(30 * ((capacity * freshness(state.fatigue)) / moved - 1)), 0, 200);
  };
  return {
    date,
    week,
    weight:
      circumstances.slipLb ??
      (subject.latent.weighInsPerWeek >= 1 || state.checkIns.length === 0
        ? scale(state, noise, date)
        : (state.checkIns.at(-1)?.weight ?? profile.weight)),
    bodyFat: null,
    fatFreeMass: null,
    pullups: isTest ? most(0.95, profile.pullups, "v_pull") : null,
    pushups: isTest ? most(0.64, profile.pushups, "h_push") : null,
    biceps: null,
    bicepLeft: null,
    bicepRight: null,
    chest: null,
    shoulders: null,
    waist: null,
    hips: null,
    thighs: null,
    thighLeft: null,
    thighRight: null,
    calves: null,
    restingHeartRate: clamp(Math.round(62 + 8 * state.fatigue + 2 * noise.normal("pulse", week)), 40, 110),
    bloodPressureSystolic: null,
    bloodPressureDiastolic: null,
    avgSleepHours: isBad ? 6 : Math.round((7.6 + 0.3 * noise.normal("sleep", week)) * 10) / 10,
    stressLevel: isBad ? 7 : clamp(Math.round(4 + noise.normal("stress", week)), 1, 10),
    energyLevel: clamp(Math.round(7.5 - 2 * state.fatigue + 0.5 * noise.normal("energy", week)), 1, 10),
    ...circumstances.checkIn,
    muscleSoreness: clamp(Math.round(circumstances.checkIn.muscleSoreness ?? says("soreness")), 1, 10),
    fatigueLevel: clamp(Math.round(circumstances.checkIn.fatigueLevel ?? says("tiredness")), 1, 10),
    notes: circumstances.notes.join(" ").slice(0, 2_000),
  };
};
