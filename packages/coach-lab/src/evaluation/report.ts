/** One evaluation as one JSON object, and the same as a table for a terminal (docs/coach-evaluation.md). */
import { catalogueVersion } from "@muster/coach/catalogue/catalogue";
import { rulesVersion } from "@muster/coach/compose/design-week";
import { rules } from "@muster/coach/rules/rules";
import { type Metric, mean, quantile } from "../metrics/metric.ts";
import { metricLines, shown } from "../metrics/metric-lines.ts";
import type { ListeningReport } from "../notes/listening-report.ts";
import { shapeMetrics } from "../shape/shape-metrics.ts";
import type { Unknown } from "../simulate/people/unknown.ts";
import { baselineNames, type PersonFigures } from "./evaluate-person.ts";
import {
  type CoachQuestions,
  metricsOf,
  type SimulatedTraining,
  shareOf,
  trainingFigures,
} from "./metrics.ts";

type PersonRow = {
  readonly id: string;
  readonly title: string;
  readonly heldOut: boolean | null;
  readonly strengthGain: number;
  readonly oracleGain: number;
  readonly shareOfOracle: number | null;
  readonly staticShareOfOracle: number | null;
  /** Gain under each public-style programme that fits. */
  readonly opponents: Readonly<Record<string, number>>;
  readonly overreachedWeeks: number;
  readonly spikes: number;
  readonly failedSetRate: number | null;
  readonly setsInReserve: number | null;
  readonly liftSetsPerWeek: number;
  readonly otherSetsPerWeek: number;
  readonly plans: number;
  readonly errors: number;
  readonly errorCases: readonly string[];
  readonly emptyPlans: number;
  readonly warningsMedian: number | null;
  readonly warningIds: Readonly<Record<string, number>>;
  readonly brokenChecks: readonly string[];
  readonly unexpected: readonly string[];
};

type EvaluationReport = {
  readonly coach: string;
  readonly world: string;
  readonly weeks: number;
  readonly seeds: number;
  readonly people: number;
  readonly versions: { readonly catalogue: string; readonly rules: string; readonly validatorRules: number };
  /** How much the plans look like those that coaches write: what plans are judged by. */
  readonly shape: readonly Metric[];
  /** What misses the shape most often. */
  readonly shapeCases: readonly string[];
  /** How notes are read; null for other coaches and other people. */
  readonly listening: ListeningReport | null;
  /** Safety, and the simulator's figures as guards. */
  readonly metrics: readonly Metric[];
  /** The same metrics on the people that coaches may be tuned on, and on the held-out ones. */
  readonly halves: { readonly tuned: readonly Metric[]; readonly heldOut: readonly Metric[] } | null;
  readonly baselines: Readonly<Record<string, SimulatedTraining>>;
  readonly rows: readonly PersonRow[];
  readonly unknown: readonly Unknown[];
  /** People whose profile could not be read, with the reason. */
  readonly refused: readonly { readonly person: string; readonly reason: string }[];
};

const number = (value: number): number | null =>
  Number.isFinite(value) ? Math.round(value * 10_000) / 10_000 : null;
const tally = (texts: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([text, count]) => `${text} (${count}×)`);
};

/** Words that distinguish the cases of a shape. */
const shapeKinds = ["×", "rests", "sets", "leads", "no basic", "fills", "cannot be loaded"] as const;

/** What misses the shape most often, a few of each kind. */
const shapeCasesOf = (people: readonly PersonFigures[]): readonly string[] => {
  const cases = people.flatMap((person) =>
    person.plans.flatMap(({ shape }) =>
      shape.cases.map((text) => `${person.id} ${text.replace(/^week \d+: /, "")}`),
    ),
  );
  return shapeKinds.flatMap((kind) =>
    tally(cases.filter((text) => shapeKinds.find((one) => text.includes(` ${one} `)) === kind)).slice(0, 5),
  );
};

const rowOf = (person: PersonFigures, weeks: number): PersonRow => {
  const { lives, plans } = person;
  const figures = trainingFigures([lives], weeks);
  const warningIds: Record<string, number> = {};
  for (const plan of plans)
    for (const [id, count] of Object.entries(plan.warningIds)) warningIds[id] = (warningIds[id] ?? 0) + count;
  const statics = person.baselines.static;
  return {
    id: person.id,
    title: person.title,
    heldOut: person.heldOut,
    strengthGain: number(mean(lives.map(({ gain }) => gain))) ?? 0,
    oracleGain: number(mean(lives.map(({ oracleGain }) => oracleGain))) ?? 0,
    shareOfOracle: person.trains ? number(shareOf(lives)) : null,
    staticShareOfOracle: statics === undefined || !person.trains ? null : number(shareOf(statics)),
    opponents: Object.fromEntries(
      Object.entries(person.opponents).map(([id, gain]) => [id, number(gain) ?? 0]),
    ),
    overreachedWeeks: number(figures.overreachedWeeks) ?? 0,
    spikes: number(figures.spikes) ?? 0,
    failedSetRate: number(figures.failedSetRate),
    setsInReserve: number(figures.goodSetRate),
    liftSetsPerWeek: number(figures.liftSets) ?? 0,
    otherSetsPerWeek: number(figures.otherSets) ?? 0,
    plans: plans.reduce((sum, plan) => sum + plan.plans, 0),
    errors: plans.reduce((sum, plan) => sum + plan.errors, 0),
    errorCases: plans
      .flatMap((plan, seed) => plan.errorCases.map((text) => `seed ${seed} ${text}`))
      .slice(0, 5),
    emptyPlans: plans.reduce((sum, plan) => sum + plan.emptyPlans, 0),
    warningsMedian: number(
      quantile(
        plans.flatMap((plan) => plan.warnings),
        0.5,
      ),
    ),
    warningIds,
    brokenChecks: tally(
      plans.flatMap((plan) =>
        plan.checks
          .filter(({ passed }) => !passed)
          .map(({ constraint, week, detail }) => `${constraint} in plan ${week}: ${detail}`),
      ),
    ).slice(0, 12),
    unexpected: tally(
      plans.flatMap((plan) =>
        plan.expected.filter(({ passed }) => !passed).map(({ name, detail }) => `${name}: ${detail}`),
      ),
    ).slice(0, 8),
  };
};

/** What `npm run evaluate` writes: the figures, and what lies behind each that is missed. */
export const reportOf = (
  people: readonly PersonFigures[],
  run: {
    readonly coach: string;
    readonly world: string;
    readonly weeks: number;
    readonly seeds: number;
    readonly questions: CoachQuestions | undefined;
    readonly listening: ListeningReport | null;
    readonly unknown: readonly Unknown[];
    readonly refused: EvaluationReport["refused"];
  },
): EvaluationReport => {
  const { coach, world, weeks, seeds, questions, listening, unknown, refused } = run;
  const half = (heldOut: boolean) => people.filter((person) => person.heldOut === heldOut);
  const trained = people.filter(({ trains }) => trains);
  const plans = people.flatMap((person) => person.plans);
  return {
    coach,
    world,
    weeks,
    seeds,
    people: people.length,
    versions: { catalogue: catalogueVersion, rules: rulesVersion, validatorRules: rules.length },
    shape: shapeMetrics(
      plans.map(({ shape }) => shape),
      {
        part: plans.reduce((sum, { nearStated }) => sum + nearStated, 0),
        whole: plans.reduce((sum, { sessions }) => sum + sessions, 0),
      },
    ),
    shapeCases: shapeCasesOf(people),
    listening,
    metrics: metricsOf(people, weeks, questions),
    halves:
      half(true).length === 0 || half(false).length === 0
        ? null
        : {
            tuned: metricsOf(half(false), weeks, undefined),
            heldOut: metricsOf(half(true), weeks, undefined),
          },
    baselines: Object.fromEntries(
      baselineNames.flatMap((name) => {
        const lives = trained.flatMap(({ baselines }) =>
          baselines[name] === undefined ? [] : [baselines[name]],
        );
        return lives.length === 0 ? [] : [[name, trainingFigures(lives, weeks)] as const];
      }),
    ),
    rows: people.map((person) => rowOf(person, weeks)),
    unknown,
    refused,
  };
};

/** For people: metrics, baselines, one line a person. */
export const reportAsText = (report: EvaluationReport): string => {
  const halves = new Map(
    report.metrics.map(({ name }) => {
      const find = (list: readonly Metric[] | undefined) =>
        list?.find((metric) => metric.name === name)?.value ?? null;
      return [name, `${shown(find(report.halves?.tuned))} / ${shown(find(report.halves?.heldOut))}`] as const;
    }),
  );
  return [
    `${report.coach} · ${report.people} people × ${report.seeds} seeds × ${report.weeks} weeks · world ${report.world} · catalogue ${report.versions.catalogue}, rules ${report.versions.rules}`,
    "",
    ...metricLines("shape", report.shape),
    ...report.shapeCases.map((text) => `    ${text}`),
    "",
    ...(report.listening === null
      ? []
      : [
          ...metricLines("notes, first held out", report.listening.heldOut?.metrics ?? []),
          "",
          ...metricLines("notes, twelfth held out", report.listening.twelfthHeldOut?.metrics ?? []),
          "",
        ]),
    ...metricLines("safety, then guards", report.metrics, {
      title: "tuned / held out",
      of: ({ name }) => halves.get(name) ?? "",
    }),
    "",
    `${"coach".padEnd(20)}median  worst  overreached  spikes  failed  in reserve  jumps used`,
    ...Object.entries(report.baselines).map(
      ([name, figures]) =>
        `${name.padEnd(20)}${shown(figures.shareMedian).padEnd(8)}${shown(figures.shareWorst).padEnd(7)}${shown(figures.overreachedWeeks).padEnd(13)}${shown(figures.spikes).padEnd(8)}${shown(figures.failedSetRate).padEnd(8)}${shown(figures.goodSetRate).padEnd(12)}${shown(figures.usedJumps)}`,
    ),
    "",
    `${"person".padEnd(20)}share  static  over  failed  reserve  sets lifts+other  errors  empty  warnings`,
    ...report.rows.flatMap((row) => [
      `${row.id.padEnd(20)}${shown(row.shareOfOracle).padEnd(7)}${shown(row.staticShareOfOracle).padEnd(8)}${shown(row.overreachedWeeks).padEnd(6)}${shown(row.failedSetRate).padEnd(8)}${shown(row.setsInReserve).padEnd(9)}${`${shown(Math.round(row.liftSetsPerWeek))}+${shown(Math.round(row.otherSetsPerWeek))}`.padEnd(18)}${`${row.errors}`.padEnd(8)}${`${row.emptyPlans}`.padEnd(7)}${shown(row.warningsMedian)}`,
      ...row.errorCases.slice(0, 2).map((text) => `    error: ${text}`),
      ...row.brokenChecks.slice(0, 4).map((text) => `    check: ${text}`),
      ...row.unexpected.slice(0, 3).map((text) => `    expected: ${text}`),
    ]),
    ...(report.unknown.length === 0
      ? []
      : [
          "",
          "Not understood:",
          ...report.unknown.map(({ person, what, name }) => `    ${person}: ${what} ${name}`),
        ]),
    ...(report.refused.length === 0
      ? []
      : ["", "Refused:", ...report.refused.map(({ person, reason }) => `    ${person}: ${reason}`)]),
  ].join("\n");
};
