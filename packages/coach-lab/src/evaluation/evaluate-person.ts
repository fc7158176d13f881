/** All runs of one person: the coach under test in full, baselines for their training alone, the oracle as the bound. */

import type { Profile } from "@muster/domain/profiles/profile";
import { checkWithCraft } from "../craft/craft.ts";
import { mean } from "../metrics/metric.ts";
import { createNoise } from "../simulate/body/noise.ts";
import { noPrefill } from "../simulate/body/prefill-hits.ts";
import type { World } from "../simulate/body/worlds.ts";
import type { CheckedWeek } from "../simulate/checks.ts";
import { type Coach, type CoachName, coaches, opponentOf } from "../simulate/coaches.ts";
import { bodyConstantsOf, type Life, simulateLife, startDate } from "../simulate/life.ts";
import { programmesFor } from "../simulate/opponents/opponent-week.ts";
import { oracleOf, oracleWeeksOf } from "../simulate/oracle.ts";
import type { Subject } from "../simulate/people/people-file.ts";
import { type LifeFigures, lifeFigures, type PlanFigures, planFigures } from "./figures.ts";

type EvaluationOptions = {
  readonly coach: CoachName;
  readonly weeks: number;
  readonly seeds: number;
  readonly world: World;
  /** Run the others beside it; on unless a quick check says no. */
  readonly baselines: boolean;
};

/** Coaches that the one under test is compared with. */
export const baselineNames = ["builtin-plan-loads", "static", "random", "plus5"] as const;
type BaselineName = (typeof baselineNames)[number];

/** All figures of one person, from several simulated lives. */
export type PersonFigures = {
  readonly id: string;
  readonly title: string;
  readonly heldOut: boolean | null;
  /** False for people whom nobody may train (children): their strength says nothing about a coach. */
  readonly trains: boolean;
  readonly weighInsPerWeek: number;
  readonly lives: readonly LifeFigures[];
  readonly plans: readonly PlanFigures[];
  readonly baselines: Readonly<Partial<Record<BaselineName, readonly LifeFigures[]>>>;
  /** Mean gain under each public-style programme that fits the person, by its id. */
  readonly opponents: Readonly<Record<string, number>>;
};

/** Notes of check-ins, profile and sessions blanked. */
const withoutNotes = (input: CheckedWeek["input"]): CheckedWeek["input"] => ({
  ...input,
  profile: { ...input.profile, limits: { ...input.profile.limits, note: "" } },
  checkIns: input.checkIns.map((checkIn) => ({ ...checkIn, notes: "" })),
  sessions: input.sessions.map((session) => ({
    ...session,
    exercises: session.exercises.map((done) => ({ ...done, notes: "" })),
  })),
});

/** Calories of the assessment week are the specification's constants and come without a summary: both rules exempt it. */
const assessmentExempt: ReadonlySet<string> = new Set(["coach.S6", "coach.N4"]);

const checked = (life: Life, coach: Exclude<CoachName, "oracle">, seed: number): readonly CheckedWeek[] =>
  life.weeks.map((week) => ({
    ...week,
    violations: checkWithCraft(week.plan, week.input).filter(
      ({ id }) => week.plan.plan.source !== "assessment" || !assessmentExempt.has(id),
    ),
    withoutNotes: () =>
      coaches[coach].plan(withoutNotes(week.input), week.week, createNoise(`${life.subject.id}#${seed}`)),
  }));

/** @param profile parsed from the subject's file */
export const evaluatePerson = (
  subject: Subject,
  profile: Profile,
  { coach, weeks, seeds, world, baselines }: EvaluationOptions,
): PersonFigures => {
  const seedList = Array.from({ length: seeds }, (_, index) => index);
  const liveWith = (taken: Coach, seed: number) =>
    simulateLife(taken, subject, profile, { weeks, seed, world });
  const live = (name: Exclude<CoachName, "oracle">, seed: number) => liveWith(coaches[name], seed);
  // One bound for all coaches.
  const body = bodyConstantsOf(subject, profile, world);
  const bounds = seedList.map((seed) =>
    oracleOf(
      profile,
      oracleWeeksOf(subject, profile, createNoise(`${subject.id}#${seed}`), weeks, startDate),
      body,
    ),
  );
  const boundOf = (seed: number) => bounds[seed]?.gain ?? 0;
  const lives: LifeFigures[] = [];
  const plans: PlanFigures[] = [];
  for (const seed of seedList) {
    if (coach === "oracle") {
      const oracle = bounds[seed];
      lives.push({
        ...emptyLife,
        seed,
        gain: oracle?.gain ?? 0,
        oracleGain: oracle?.gain ?? 0,
        overreachedWeeks: oracle?.overreachedWeeks ?? 0,
      });
      continue;
    }
    const life = live(coach, seed);
    lives.push(lifeFigures(life, seed, boundOf(seed)));
    plans.push(planFigures(life, checked(life, coach, seed)));
  }
  const [first] = baselines
    ? simulateLife(coaches.static, subject, profile, { weeks: 1, seed: 0, world }).weeks
    : [];
  return {
    id: subject.id,
    title: subject.title,
    heldOut: subject.heldOut ?? null,
    trains: profile.age >= 13,
    weighInsPerWeek: subject.latent.weighInsPerWeek,
    lives,
    plans,
    baselines: !baselines
      ? {}
      : Object.fromEntries(
          baselineNames
            .filter((name) => name !== coach)
            .map((name) => [
              name,
              seedList.map((seed) => lifeFigures(live(name, seed), seed, boundOf(seed))),
            ]),
        ),
    opponents: Object.fromEntries(
      (first === undefined ? [] : programmesFor(first.input)).map((programme) => [
        programme.id,
        mean(seedList.map((seed) => liveWith(opponentOf(programme), seed).gain)),
      ]),
    ),
  };
};

const emptyLife: LifeFigures = {
  seed: 0,
  gain: 0,
  oracleGain: 0,
  overreachedWeeks: 0,
  spikes: 0,
  ratedSets: 0,
  failedSets: 0,
  goodSets: 0,
  plannedJumps: 0,
  plannedJumpsOverStep: 0,
  usedJumps: 0,
  usedJumpsOverStep: 0,
  liftSets: 0,
  otherSets: 0,
  prefill: noPrefill,
};
