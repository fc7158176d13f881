/**
 * Twelve weeks of one simulated person under one coach (docs/coach-evaluation.md): each Sunday a plan from a real `DesignInput`,
 * then a week of sessions, meals, weigh-ins and a check-in that become the next one. Pure; the same seed gives the
 * same life, and every coach meets the same circumstances.
 */

import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/state/input";
import type { Profile } from "@muster/domain/profiles/profile";
import { addDays, type CivilDate, weekdays } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { checkInOf, eatAndWeigh } from "./body/eat-and-check-in.ts";
import {
  type BodyConstants,
  forLifts,
  type LiftStrength,
  meanGain,
  nextFatigue,
  nextStrength,
  startFatigue,
  startStrength,
} from "./body/fit-body.ts";
import { createNoise } from "./body/noise.ts";
import { type DoneExercise, type State, trainWeek } from "./body/train-week.ts";
import { trueExpenditure } from "./body/true-energy.ts";
import { trueStrengthOf } from "./body/true-strength.ts";
import { levelConstants, overreachedAbove, type World } from "./body/worlds.ts";
import type { Coach } from "./coaches.ts";
import { illnessFatigue, isOnPlateau } from "./oracle.ts";
import { type Circumstances, circumstancesOf } from "./people/events.ts";
import type { Subject } from "./people/people-file.ts";

/** A Sunday: the evening on which everybody starts. */
export const startDate: CivilDate = "2026-01-04";

/** One simulated week: the plan and what was done of it. */
export type SimulatedWeek = {
  readonly week: number;
  readonly input: DesignInput;
  readonly plan: DesignedWeek;
  readonly done: readonly DoneExercise[];
  readonly doneSets: number;
  readonly fatigue: number;
  readonly isOverreached: boolean;
  readonly strength: LiftStrength;
  /** kcal a day that the person really burned when the plan was made. */
  readonly trueTdee: number;
  readonly circumstances: Circumstances;
};

/** One simulated life; `gain` is the growth of strength over all weeks. */
export type Life = {
  readonly subject: Subject;
  readonly profile: Profile;
  readonly weeks: readonly SimulatedWeek[];
  readonly gain: number;
  readonly body: BodyConstants;
};

/** How this body answers to training. Recovery times of four and more are days in the files, and weeks here. */
export const bodyConstantsOf = (subject: Subject, profile: Profile, world: World): BodyConstants => ({
  level: levelConstants[profile.fitnessLevel],
  world,
  responsiveness: subject.latent.responsiveness,
  recoveryTau: subject.latent.recoveryTau >= 4 ? subject.latent.recoveryTau / 7 : subject.latent.recoveryTau,
});

/** @param profile read from the subject's file; `seed` names the run */
export const simulateLife = (
  coach: Coach,
  subject: Subject,
  profile: Profile,
  options: {
    readonly weeks: number;
    readonly seed: number;
    readonly world: World;
    /** What the person entered beyond the profile, the same in every week. */
    readonly extra?: Pick<DesignInput, "gear" | "limits" | "wishes">;
  },
): Life => {
  const noise = createNoise(`${subject.id}#${options.seed}`);
  const body = bodyConstantsOf(subject, profile, options.world);
  const truth = trueStrengthOf(profile, subject.latent, noise);
  const profileId = naturalId("profile", subject.id);
  const state: State = {
    strength: startStrength,
    fatigue: startFatigue,
    weightKg: profile.weight * kilogramsPerPound,
    sessions: [],
    checkIns: [],
    readings: [],
    intake: [],
  };
  const weeks: SimulatedWeek[] = [];
  let previous: DesignInput["previousPlan"] = null;
  let current = profile;
  for (let week = 1; week <= options.weeks; week += 1) {
    const today = addDays(startDate, 7 * (week - 1));
    const validFrom = addDays(today, 1);
    const input: DesignInput = {
      profileId,
      today,
      validFrom,
      profile: current,
      checkIns: [...state.checkIns],
      readings: [...state.readings],
      sessions: [...state.sessions],
      intake: [...state.intake],
      previousPlan: previous,
      isPostAssessment: week === 2 && coach.startsWithAssessment,
      ...options.extra,
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
  return { subject, profile, weeks, gain: meanGain(state.strength), body };
};
