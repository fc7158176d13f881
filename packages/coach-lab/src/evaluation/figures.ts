/** What one simulated life says about its coach: counts and rates, small enough to keep for thousands of lives. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { sessionMinutes } from "@muster/coach/catalogue/session-minutes";
import { plannedSetTotal } from "@muster/coach/design/budget/set-total";
import { phaseOf } from "@muster/coach/design/phase";
import { sessionBounds } from "@muster/coach/design/template/session-bounds";
import { proseOf, quotableNumbers, untraceable } from "@muster/coach/rules/words/prose";
import { readingGrade } from "@muster/coach/rules/words/testing/reading-grade";
import { personOf } from "@muster/coach/state/person";
import { type ShapeCounts, shapeOf } from "../shape/shape-of-life.ts";
import { addHits, type PrefillHits } from "../simulate/body/prefill-hits.ts";
import { liftOf } from "../simulate/body/true-strength.ts";
import { type CheckedWeek, type CheckResult, resultsOf } from "../simulate/checks.ts";
import type { Life } from "../simulate/life.ts";
import { type ExpectedResult, expectedResults } from "../simulate/people/expected.ts";
import { type RepetitionFigures, repeatedSentences } from "../simulate/repeated-sentences.ts";

/** Figures of one simulated life. */
export type LifeFigures = {
  readonly seed: number;
  readonly gain: number;
  readonly oracleGain: number;
  readonly overreachedWeeks: number;
  /** Plans with more than 1.5 × the mean of the sets done in the four weeks before. */
  readonly spikes: number;
  readonly ratedSets: number;
  readonly failedSets: number;
  /** Sets with 0.8-4 repetitions in reserve. */
  readonly goodSets: number;
  /** Planned loads more than 10% above the last weight of the exercise; of them, those of more than one step. */
  readonly plannedJumps: number;
  readonly plannedJumpsOverStep: number;
  /** The same for the weights that were really taken. */
  readonly usedJumps: number;
  readonly usedJumpsOverStep: number;
  /** Useful sets a week and lift, before rounding down by effort: how much of the dose reaches the six lifts. */
  readonly liftSets: number;
  readonly otherSets: number;
  readonly prefill: PrefillHits;
};

/** Figures of the plans of one life: broken rules, shape, energy, texts. */
export type PlanFigures = {
  readonly plans: number;
  readonly errors: number;
  /** First few, for the report. */
  readonly errorCases: readonly string[];
  readonly warnings: readonly number[];
  readonly warningIds: Readonly<Record<string, number>>;
  readonly infeasible: number;
  readonly sessions: number;
  readonly withinBound: number;
  readonly nearStated: number;
  readonly shape: ShapeCounts;
  readonly rotations: number;
  readonly rotationsInBand: number;
  /** Plans without training that no gate required. */
  readonly emptyPlans: number;
  readonly energy: readonly {
    readonly afterWeeks: 4 | 8;
    readonly error: number;
    readonly formulaError: number;
    readonly isCovered: boolean;
  }[];
  readonly said: RepetitionFigures;
  readonly untraceable: number;
  readonly worstGrade: number;
  readonly checks: readonly CheckResult[];
  readonly expected: readonly ExpectedResult[];
};

/** Weight jump limits of docs/coach-evaluation.md. */
const largestJump = 1.1;
const spikeShare = 1.5;

const jumpsOf = (life: Life) => {
  const last = new Map<string, number>();
  const count = { plannedJumps: 0, plannedJumpsOverStep: 0, usedJumps: 0, usedJumpsOverStep: 0 };
  for (const { done } of life.weeks)
    for (const { exerciseId, usedLb, plannedLb } of done) {
      const exercise = exerciseById(exerciseId);
      if (exercise === undefined || exercise.loadKind === "assisted" || usedLb === null) continue;
      const before = last.get(exerciseId);
      if (before !== undefined) {
        const isJump = (now: number) => now > before * largestJump + 1e-9;
        const isMore = (now: number) => isJump(now) && now > before + exercise.loadStepLb + 1e-9;
        if (plannedLb !== null && isJump(plannedLb)) count.plannedJumps += 1;
        if (plannedLb !== null && isMore(plannedLb)) count.plannedJumpsOverStep += 1;
        if (isJump(usedLb)) count.usedJumps += 1;
        if (isMore(usedLb)) count.usedJumpsOverStep += 1;
      }
      last.set(exerciseId, usedLb);
    }
  return count;
};

const spikesOf = ({ weeks }: Life): number =>
  weeks.filter((week, index) => {
    if (index === 0) return false;
    const before = weeks.slice(Math.max(0, index - 4), index);
    const mean = before.reduce((sum, { doneSets }) => sum + doneSets, 0) / before.length;
    return plannedSetTotal(Object.values(week.plan.days)) > spikeShare * mean;
  }).length;

/** Figures of one simulated life. @param oracleGain what the best dose would have gained in it, as a share of the start */
export const lifeFigures = (life: Life, seed: number, oracleGain: number): LifeFigures => {
  const done = life.weeks.flatMap((week) => week.done);
  const rated = done.flatMap(({ sets }) => sets).filter(({ isRated }) => isRated);
  const liftSets = done
    .filter(({ exerciseId }) => {
      const exercise = exerciseById(exerciseId);
      return exercise !== undefined && liftOf(exercise) !== undefined;
    })
    .reduce((sum, { sets }) => sum + sets.length, 0);
  return {
    seed,
    gain: life.gain,
    oracleGain,
    overreachedWeeks: life.weeks.filter(({ isOverreached }) => isOverreached).length,
    spikes: spikesOf(life),
    ratedSets: rated.length,
    failedSets: rated.filter(({ failed }) => failed).length,
    goodSets: rated.filter(({ reserve }) => reserve >= 0.8 && reserve <= 4).length,
    ...jumpsOf(life),
    liftSets,
    otherSets: done.reduce((sum, { sets }) => sum + sets.length, 0) - liftSets,
    prefill: addHits(done.map(({ prefill }) => prefill)),
  };
};

const idsOf = (week: CheckedWeek): ReadonlySet<string> =>
  new Set(
    Object.values(week.plan.days).flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
  );
const rotationOf = (weeks: readonly CheckedWeek[]) => {
  let rotations = 0;
  let rotationsInBand = 0;
  weeks.forEach((week, index) => {
    const before = weeks[index - 1];
    if (before === undefined || week.week < 3) return;
    const [now, then] = [idsOf(week), idsOf(before)];
    if (week.plan.plan.phase === "accumulation" && now.size > 0 && then.size > 0) {
      rotations += 1;
      const fresh = [...now].filter((id) => !then.has(id)).length;
      if (fresh >= Math.floor(0.4 * now.size) && fresh <= Math.ceil(0.5 * now.size)) rotationsInBand += 1;
    }
  });
  return { rotations, rotationsInBand };
};

/** z of a 90% interval. */
const z90 = 1.645;

/** Figures of the plans that one life got, and of what its file expects of them. */
export const planFigures = (life: Life, weeks: readonly CheckedWeek[]): PlanFigures => {
  const { subject } = life;
  const warningIds: Record<string, number> = {};
  const warnings = weeks.map(({ violations }) => {
    const found = violations.filter(({ severity }) => severity === "warning");
    for (const { id } of found) warningIds[id] = (warningIds[id] ?? 0) + 1;
    return found.length;
  });
  const errors = weeks.flatMap(({ week, plan, violations }) =>
    violations
      .filter(({ severity }) => severity === "error")
      .map(
        ({ id, path, got, need }) => `week ${week} (${plan.plan.phase}) ${id} ${path}: ${got}, need ${need}`,
      ),
  );
  let sessions = 0;
  let withinBound = 0;
  let nearStated = 0;
  for (const { input, plan } of weeks) {
    const { least, most } = sessionBounds[input.profile.timePerSession];
    // A week that recovery, phase or a trip cuts is shorter on purpose.
    const isCut = phaseOf(input, personOf(input)).setFactor < 1 || plan.plan.phase !== "accumulation";
    for (const day of Object.values(plan.days)) {
      if (day.kind !== "training") continue;
      for (const session of [day, ...(day.homeAlternative === null ? [] : [day.homeAlternative])]) {
        const minutes = sessionMinutes(session);
        sessions += 1;
        if (minutes <= most + 0.05) withinBound += 1;
        if (minutes <= most + 5 && (isCut || session !== day || minutes >= least - 5)) nearStated += 1;
      }
    }
  }
  const loggers = subject.latent.logProb >= 0.7;
  const energy = weeks
    .filter(({ week, plan }) => loggers && (week === 5 || week === 9) && plan.plan.nutritionSummary !== null)
    .map(({ week, input, trueTdee }) => {
      const { tdee, prior, sd } = personOf(input).expenditure;
      return {
        afterWeeks: week === 5 ? (4 as const) : (8 as const),
        error: Math.abs(tdee - trueTdee),
        formulaError: Math.abs(prior - trueTdee),
        isCovered: Math.abs(tdee - trueTdee) <= z90 * sd,
      };
    });
  const texts = weeks.flatMap(({ plan }) => {
    const quotable = quotableNumbers(plan);
    return proseOf(plan).map(({ text }) => ({ text, lost: untraceable(text, quotable).length }));
  });
  return {
    plans: weeks.length,
    errors: errors.length,
    errorCases: errors.slice(0, 3),
    warnings,
    warningIds,
    infeasible: weeks.reduce(
      (sum, { violations }) =>
        sum + violations.filter(({ id }) => id === "coach.Q1" || id === "coach.Q2").length,
      0,
    ),
    sessions,
    withinBound,
    nearStated,
    shape: shapeOf(life.weeks),
    ...rotationOf(weeks),
    emptyPlans: weeks.filter(
      ({ plan }) =>
        plan.plan.phase !== "illness" &&
        plan.plan.phase !== "maintenance" &&
        plan.plan.programName !== "Move and play" &&
        Object.values(plan.days).every(({ kind }) => kind !== "training"),
    ).length,
    energy,
    said: repeatedSentences(weeks.map(({ plan }) => plan)),
    untraceable: texts.reduce((sum, { lost }) => sum + lost, 0),
    worstGrade: Math.max(
      0,
      ...texts.filter(({ text }) => text.length >= 120).map(({ text }) => readingGrade(text)),
    ),
    checks: subject.checks.flatMap((check) => resultsOf(check, weeks)),
    expected: expectedResults(life),
  };
};
