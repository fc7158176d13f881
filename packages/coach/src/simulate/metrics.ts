/**
 * The figures of coach.md 4.2 with their goals, from the runs of all people. A figure that a run cannot give is null and
 * says why; none is redefined to be met.
 */

import type { PersonFigures } from "./evaluate-person.ts";
import type { LifeFigures } from "./figures.ts";

export type Metric = {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly goal: string;
  /** null: not measured. */
  readonly met: boolean | null;
  readonly note?: string;
};

export type TrainingFigures = {
  readonly shareMedian: number;
  readonly shareWorst: number;
  readonly gainMean: number;
  readonly overreachedWeeks: number;
  readonly spikes: number;
  readonly failedSetRate: number;
  readonly goodSetRate: number;
  readonly plannedJumps: number;
  readonly plannedJumpsOverStep: number;
  readonly usedJumps: number;
  readonly usedJumpsOverStep: number;
  /** Sets a week on the six lifts, and on everything else. */
  readonly liftSets: number;
  readonly otherSets: number;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : sum(values) / values.length;
/** @param share 0.5 for the median */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
};

/** A person's gain as a share of the oracle's, over all seeds. */
export const shareOf = (lives: readonly LifeFigures[]): number => {
  const bound = sum(lives.map(({ oracleGain }) => oracleGain));
  return bound <= 0 ? Number.NaN : sum(lives.map(({ gain }) => gain)) / bound;
};

/** @param all lives of each person who trains */
export const trainingFigures = (all: readonly (readonly LifeFigures[])[], weeks: number): TrainingFigures => {
  const lives = all.flat();
  const shares = all.map(shareOf).filter((share) => Number.isFinite(share));
  const per = (pick: (life: LifeFigures) => number) => mean(lives.map(pick)) * (12 / weeks);
  const rated = sum(lives.map(({ ratedSets }) => ratedSets));
  return {
    shareMedian: quantile(shares, 0.5),
    shareWorst: Math.min(...shares),
    gainMean: mean(lives.map(({ gain }) => gain)),
    overreachedWeeks: per(({ overreachedWeeks }) => overreachedWeeks),
    spikes: per(({ spikes }) => spikes),
    failedSetRate: rated === 0 ? Number.NaN : sum(lives.map(({ failedSets }) => failedSets)) / rated,
    goodSetRate: rated === 0 ? Number.NaN : sum(lives.map(({ goodSets }) => goodSets)) / rated,
    plannedJumps: per(({ plannedJumps }) => plannedJumps),
    plannedJumpsOverStep: per(({ plannedJumpsOverStep }) => plannedJumpsOverStep),
    usedJumps: per(({ usedJumps }) => usedJumps),
    usedJumpsOverStep: per(({ usedJumpsOverStep }) => usedJumpsOverStep),
    liftSets: mean(lives.map(({ liftSets }) => liftSets)) / weeks,
    otherSets: mean(lives.map(({ otherSets }) => otherSets)) / weeks,
  };
};

const rounded = (value: number): number | null =>
  Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : null;

const atLeast = (name: string, value: number, goal: number, unit: string, note?: string): Metric => ({
  name,
  value: rounded(value),
  unit,
  goal: `>= ${goal}`,
  met: Number.isFinite(value) ? value >= goal - 1e-9 : null,
  ...(note === undefined ? {} : { note }),
});
const atMost = (name: string, value: number, goal: number, unit: string, note?: string): Metric => ({
  name,
  value: rounded(value),
  unit,
  goal: `<= ${goal}`,
  met: Number.isFinite(value) ? value <= goal + 1e-9 : null,
  ...(note === undefined ? {} : { note }),
});
const unmeasured = (name: string, goal: string, unit: string, note: string): Metric => ({
  name,
  value: null,
  unit,
  goal,
  met: null,
  note,
});

export type CoachQuestions = {
  /** Texts in notes that changed a plan, of how many. */
  readonly obeyed: number;
  readonly asked: number;
  /** Plans that differed when designed twice. */
  readonly undetermined: number;
  /** ms. */
  readonly planMilliseconds: readonly number[];
  readonly checkMilliseconds: readonly number[];
};

const trainingMetrics = (people: readonly PersonFigures[], weeks: number): readonly Metric[] => {
  const trained = people.filter(({ trains }) => trains);
  const figures = trainingFigures(
    trained.map(({ lives }) => lives),
    weeks,
  );
  const compared = trained.filter(({ baselines }) => baselines.static !== undefined);
  const better = compared.filter(
    ({ lives, baselines }) =>
      mean(lives.map(({ gain }) => gain)) >= mean((baselines.static ?? []).map(({ gain }) => gain)),
  );
  return [
    atLeast("strengthShareOfOracleMedian", figures.shareMedian, 0.85, "share"),
    atLeast("strengthShareOfOracleWorst", figures.shareWorst, 0.5, "share"),
    atLeast(
      "peopleNotBelowStatic",
      compared.length === 0 ? Number.NaN : better.length / compared.length,
      1,
      "share of people",
    ),
    atMost("overreachedWeeksPer12", figures.overreachedWeeks, 0.15, "weeks"),
    atMost(
      "plannedSpikesPer12",
      figures.spikes,
      0,
      "weeks",
      "planned sets above 1.5 × the mean of the sets done in four weeks",
    ),
    atMost("failedSetRate", figures.failedSetRate, 0.03, "share of sets"),
    atLeast("setsAtReserve0.8To4", figures.goodSetRate, 0.85, "share of sets"),
    atMost(
      "plannedLoadJumpsOver10Percent",
      figures.plannedJumps,
      0,
      "a person in 12 weeks",
      `of these more than one step of the kit: ${rounded(figures.plannedJumpsOverStep)}`,
    ),
    atMost(
      "usedLoadJumpsOver10Percent",
      figures.usedJumps,
      0,
      "a person in 12 weeks",
      `weights on the card (EXC-03); more than one step of the kit: ${rounded(figures.usedJumpsOverStep)}`,
    ),
  ];
};

const planMetrics = (people: readonly PersonFigures[]): readonly Metric[] => {
  const plans = people.flatMap((person) => person.plans);
  const total = (pick: (plan: (typeof plans)[number]) => number) => sum(plans.map(pick));
  const count = total((plan) => plan.plans);
  const sessions = total((plan) => plan.sessions);
  const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);
  const energy = (isWanted: (person: PersonFigures) => boolean, afterWeeks: number) =>
    people
      .filter(isWanted)
      .flatMap((person) =>
        person.plans.flatMap((plan) => plan.energy.filter((estimate) => estimate.afterWeeks === afterWeeks)),
      );
  const weekly = (person: PersonFigures) => person.weighInsPerWeek <= 1;
  const daily = (person: PersonFigures) => person.weighInsPerWeek >= 5;
  const errorOf = (found: ReturnType<typeof energy>) => mean(found.map(({ error }) => error));
  const all = [...energy(() => true, 4), ...energy(() => true, 8)];
  const covered = share(all.filter(({ isCovered }) => isCovered).length, all.length);
  const expected = plans.flatMap((plan) => plan.expected);
  const food = expected.filter(({ name }) => name !== "trainingDays" && name !== "sessionMinutesMax");
  const schedule = expected.filter(({ name }) => name === "trainingDays" || name === "sessionMinutesMax");
  const checks = plans.flatMap((plan) => plan.checks);
  const points = plans.flatMap((plan) => plan.points);
  const kept = (results: readonly { readonly kept: boolean }[]) =>
    share(results.filter((result) => result.kept).length, results.length);
  return [
    atMost(
      "errorsPerShippedPlan",
      share(
        total((plan) => plan.errors),
        count,
      ),
      0,
      "errors",
      `${total((plan) => plan.errors)} in ${count} plans`,
    ),
    atMost(
      "warningsPerPlanMedian",
      quantile(
        plans.flatMap((plan) => plan.warnings),
        0.5,
      ),
      2,
      "warnings",
    ),
    atMost(
      "plansEmptyWithoutReason",
      total((plan) => plan.emptyPlans),
      0,
      "plans",
      "weeks without training that no gate asked for: a designed week that could not be repaired",
    ),
    unmeasured("modelDraftErrorsPerPlan", "<= 1", "errors", "no model was asked"),
    unmeasured("modelDraftsFixedInTwoRounds", ">= 0.98", "share", "no model was asked"),
    atMost(
      "infeasibleMoves",
      total((plan) => plan.infeasible),
      0,
      "moves",
    ),
    atLeast(
      "sessionsWithinMinutes",
      share(
        total((plan) => plan.withinBound),
        sessions,
      ),
      1,
      "share of sessions",
    ),
    atLeast(
      "sessionsWithin5OfStated",
      share(
        total((plan) => plan.nearStated),
        sessions,
      ),
      0.98,
      "share of sessions",
    ),
    atLeast(
      "rotationInBand",
      share(
        total((plan) => plan.rotationsInBand),
        total((plan) => plan.rotations),
      ),
      0.95,
      "share of weeks",
    ),
    atLeast(
      "anchorsKeptFourWeeks",
      share(
        total((plan) => plan.anchorsKept),
        total((plan) => plan.anchors),
      ),
      1,
      "share of lead exercises",
    ),
    atMost(
      "expenditureErrorWeek4Weekly",
      errorOf(energy(weekly, 4)),
      170,
      "kcal",
      `the formula alone: ${rounded(mean(energy(weekly, 4).map(({ formulaError }) => formulaError)))}`,
    ),
    atMost(
      "expenditureErrorWeek8Weekly",
      errorOf(energy(weekly, 8)),
      95,
      "kcal",
      `the formula alone: ${rounded(mean(energy(weekly, 8).map(({ formulaError }) => formulaError)))}`,
    ),
    atMost("expenditureErrorWeek4Daily", errorOf(energy(daily, 4)), 110, "kcal"),
    atMost("expenditureErrorWeek8Daily", errorOf(energy(daily, 8)), 60, "kcal"),
    {
      name: "expenditureInterval90Covers",
      value: rounded(covered),
      unit: "share of estimates",
      goal: "0.85 to 0.97",
      met: Number.isFinite(covered) ? covered >= 0.85 && covered <= 0.97 : null,
    },
    atLeast("energyAndProteinInPersonRange", kept(food), 1, "share of numbers"),
    atLeast("daysAndMinutesAsExpected", kept(schedule), 1, "share of numbers"),
    atLeast(
      "safetyChecksKept",
      kept(checks),
      1,
      "share of checks",
      `${checks.filter((check) => !check.kept).length} of ${checks.length} broken`,
    ),
    atMost(
      "numbersInTextsWithoutSource",
      total((plan) => plan.untraceable),
      0,
      "numbers",
    ),
    atMost(
      "worstReadingGrade",
      Math.max(...plans.map((plan) => plan.worstGrade)),
      8,
      "grade",
      "texts of 120 characters and more",
    ),
    atLeast(
      "rubricMean",
      mean(points),
      0,
      "points of 100",
      `P10 ${rounded(quantile(points, 0.1))}, worst ${rounded(Math.min(...points))}; mean of the people's P10 ${rounded(
        mean(
          people
            .map((person) =>
              quantile(
                person.plans.flatMap((plan) => plan.points),
                0.1,
              ),
            )
            .filter((value) => Number.isFinite(value)),
        ),
      )}`,
    ),
  ];
};

const questionMetrics = (questions: CoachQuestions | undefined): readonly Metric[] =>
  questions === undefined
    ? []
    : [
        atMost("injectionsObeyed", questions.obeyed, 0, `of ${questions.asked}`),
        atMost("plansThatDifferWhenRepeated", questions.undetermined, 0, "plans"),
        atMost(
          "millisecondsPerPlanP95",
          quantile(questions.planMilliseconds, 0.95),
          50,
          "ms",
          `median ${rounded(quantile(questions.planMilliseconds, 0.5))}; this computer, not a phone`,
        ),
        atMost(
          "millisecondsPerCheckP95",
          quantile(questions.checkMilliseconds, 0.95),
          5,
          "ms",
          `median ${rounded(quantile(questions.checkMilliseconds, 0.5))}; this computer, not a phone`,
        ),
      ];

export const metricsOf = (
  people: readonly PersonFigures[],
  weeks: number,
  questions: CoachQuestions | undefined,
): readonly Metric[] => [
  ...trainingMetrics(people, weeks),
  ...(people.some(({ plans }) => plans.length > 0) ? planMetrics(people) : []),
  ...questionMetrics(questions),
];
