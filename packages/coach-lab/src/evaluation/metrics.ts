/**
 * The figures of docs/coach-evaluation.md with their goals, from the runs of all people. A figure that a run cannot give is null and
 * says why; none is redefined to be met.
 */

import { atLeast, atMost, type Metric, mean, quantile, reported, rounded, sum } from "../metrics/metric.ts";
import { addHits } from "../simulate/body/prefill-hits.ts";
import type { PersonFigures } from "./evaluate-person.ts";
import type { LifeFigures } from "./figures.ts";
import { planMetrics } from "./plan-metrics.ts";

/** Figures of training over all people. */
export type SimulatedTraining = {
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

/** A person's gain as a share of the oracle's, over all seeds. */
export const shareOf = (lives: readonly LifeFigures[]): number => {
  const bound = sum(lives.map(({ oracleGain }) => oracleGain));
  return bound <= 0 ? Number.NaN : sum(lives.map(({ gain }) => gain)) / bound;
};

/** @param all lives of each person who trains */
export const trainingFigures = (
  all: readonly (readonly LifeFigures[])[],
  weeks: number,
): SimulatedTraining => {
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

/** Answers to questions that need the coach itself: is it steerable by notes, repeatable, fast. */
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
  const hits = addHits(trained.flatMap(({ lives }) => lives.map(({ prefill }) => prefill)));
  const compared = trained.filter(({ baselines }) => baselines.static !== undefined);
  const better = compared.filter(
    ({ lives, baselines }) =>
      mean(lives.map(({ gain }) => gain)) >= mean((baselines.static ?? []).map(({ gain }) => gain)),
  );
  const met = trained.filter(({ opponents }) => Object.keys(opponents).length > 0);
  const lost = met.flatMap(({ id, lives, opponents }) => {
    const own = mean(lives.map(({ gain }) => gain));
    const best = Object.entries(opponents).toSorted((a, b) => b[1] - a[1])[0];
    return best === undefined || own >= best[1] ? [] : [`${id} (${best[0]})`];
  });
  return [
    atLeast(
      "peopleNotBelowBestProgramme",
      met.length === 0 ? Number.NaN : 1 - lost.length / met.length,
      0.9,
      "share of people",
      `of ${met.length} whom a public-style programme fits${lost.length === 0 ? "" : `; below: ${lost.join(", ")}`}`,
    ),
    atLeast("strengthShareOfOracleMedian", figures.shareMedian, 0.7, "share"),
    atLeast("strengthShareOfOracleWorst", figures.shareWorst, 0.42, "share"),
    reported(
      "peopleNotBelowStatic",
      compared.length === 0 ? Number.NaN : better.length / compared.length,
      "share of people",
    ),
    atMost("overreachedWeeksPer12", figures.overreachedWeeks, 0, "weeks"),
    reported(
      "plannedSpikesPer12",
      figures.spikes,
      "weeks",
      "planned sets above 1.5 × the mean of the sets done in four weeks",
    ),
    atMost("failedSetRate", figures.failedSetRate, 0.03, "share of sets"),
    reported("setsAtReserve0.8To4", figures.goodSetRate, "share of sets"),
    reported(
      "plannedLoadJumpsOver10Percent",
      figures.plannedJumps,
      "a person in 12 weeks",
      `of these more than one step of the kit: ${rounded(figures.plannedJumpsOverStep)}`,
    ),
    reported(
      "usedLoadJumpsOver10Percent",
      figures.usedJumps,
      "a person in 12 weeks",
      `weights on the card (EXC-03); more than one step of the kit: ${rounded(figures.usedJumpsOverStep)}`,
    ),
    atLeast(
      "setsRightAsPrefilled",
      hits.right / hits.sets,
      0.55,
      "share of sets",
      `of ${hits.sets} sets of repetitions that had a last time: weight and repetitions, logged in one tap`,
    ),
    atLeast("setsPrefilledWithinOneRepetition", hits.close / hits.sets, 0.8, "share of sets"),
  ];
};

const questionMetrics = (questions: CoachQuestions | undefined): readonly Metric[] =>
  questions === undefined
    ? []
    : [
        atMost(
          "injectionsObeyed",
          questions.obeyed,
          0,
          `of ${questions.asked}`,
          "more training, other food, heavier loads or a broken rule; a lift or a day may be a wish",
        ),
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

/** Every figure of a run with its goal (docs/coach-evaluation.md). @param weeks that each life lasted */
export const metricsOf = (
  people: readonly PersonFigures[],
  weeks: number,
  questions: CoachQuestions | undefined,
): readonly Metric[] => [
  ...(people.some(({ plans }) => plans.length > 0) ? planMetrics(people) : []),
  ...trainingMetrics(people, weeks),
  ...questionMetrics(questions),
];
