/**
 * Series as charts show them: in the person's units, with the sentence above, what each day reads and the table for
 * screen readers. One place, so that Home and Progress never tell different numbers.
 */
import { measurementInWords, unitLabel } from "../body/measurement-input.ts";
import { measurementLabels } from "../body/measurements.text.ts";
import { type MeasurementName, measurements } from "../body/reading.ts";
import { addDays, type CivilDate, daysBetween, mondayOf } from "../shared/dates.ts";
import {
  formatChange,
  formatDate,
  formatNumber,
  formatWeight,
  lengthIn,
  massIn,
  massUnit,
} from "../shared/format.ts";
import { roundTo, type UnitSystem } from "../shared/units.ts";
import { chartPoints, type SeriesPoint } from "./measurement-series.ts";
import { chartText } from "./texts/chart.text.ts";
import type { WeekValue } from "./weekly-work.ts";
import { goalDates, type TrendPoint, weeklyRate } from "./weight-trend.ts";

type SeriesTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

type LineSeries = {
  readonly points: readonly {
    /** Days since the left end. */
    readonly at: number;
    readonly line: number;
    readonly dot?: number;
    readonly text: string;
  }[];
  readonly from: number;
  readonly to: number;
  readonly under: readonly [string, string, string];
  /** The span in words. */
  readonly idle: string;
  readonly table: SeriesTable;
};

const spanOf = (from: CivilDate, today: CivilDate) => {
  const to = daysBetween(from, today);
  return {
    from: 0,
    to,
    under: [
      formatDate(from, today),
      formatDate(addDays(from, Math.round(to / 2)), today),
      chartText.today,
    ] as const,
    idle: chartText.toToday(formatDate(from, today)),
  };
};

/** '174.2': always one decimal, so that a figure does not change its width from day to day. */
const oneDecimal = (value: number): string => {
  const text = formatNumber(value, 1);
  return text.includes(".") ? text : `${text}.0`;
};

/** Body weight for the chart: readings, trend and what is said about both. */
export type WeightSeries = LineSeries & {
  /** The trend now, in the person's unit. */
  readonly now: { readonly figure: string; readonly unit: string };
  /** '−0.4 lb a week'; undefined while there are too few readings. */
  readonly rate: string | undefined;
  /** Share of body weight a week, '−0.3%'. */
  readonly ratePercent: string | undefined;
  /** lb a week. */
  readonly rateLb: number | undefined;
  /** '170 lb expected Jan 24 to Feb 12.' */
  readonly expected: string | undefined;
  readonly goal: { readonly value: number; readonly label: string } | undefined;
  /** The whole in one sentence. */
  readonly sentence: string;
};

/**
 * The weight card.
 * @param input.trend of all known readings; days before `from` shape it but are not drawn
 * @param input.goalLb goal weight in lb, when there is one
 * @returns undefined with fewer than two days to draw
 */
export const weightSeries = (input: {
  readonly trend: readonly TrendPoint[];
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
  readonly goalLb?: number | undefined;
}): WeightSeries | undefined => {
  const { trend, from, today, units, goalLb } = input;
  const shown = trend.filter((point) => point.date >= from && point.date <= today);
  const last = shown.at(-1);
  const first = shown[0];
  if (last === undefined || first === undefined || shown.length < 2) return undefined;
  const unit = massUnit(units);
  const rateLb = weeklyRate(trend);
  const rate = rateLb === undefined ? undefined : chartText.rate(formatChange(massIn(units, rateLb)), unit);
  const dates = goalLb === undefined ? undefined : goalDates(trend, goalLb);
  const figure = oneDecimal(massIn(units, last.trend));
  const goalText = goalLb === undefined ? "" : formatNumber(massIn(units, goalLb));
  return {
    ...spanOf(from, today),
    points: shown.map((point) => ({
      at: daysBetween(from, point.date),
      line: massIn(units, point.trend),
      dot: massIn(units, point.raw),
      text: chartText.weightOn({
        day: formatDate(point.date, today),
        trend: formatWeight(point.trend, units),
        scale: formatWeight(point.raw, units),
      }),
    })),
    table: {
      caption: chartText.byDay(measurementLabels.weight),
      head: chartText.weightHead(unit),
      rows: shown
        .toReversed()
        .map((point) => [
          formatDate(point.date, today),
          oneDecimal(massIn(units, point.raw)),
          oneDecimal(massIn(units, point.trend)),
        ]),
    },
    now: { figure, unit },
    rate,
    ratePercent: rateLb === undefined ? undefined : `${formatChange((rateLb / last.trend) * 100, 1)}%`,
    rateLb,
    expected:
      dates === undefined || goalLb === undefined
        ? undefined
        : chartText.expected({
            weight: `${goalText} ${unit}`,
            from: formatDate(dates.from, today),
            to: formatDate(dates.to, today),
          }),
    goal:
      goalLb === undefined ? undefined : { value: massIn(units, goalLb), label: chartText.goal(goalText) },
    sentence: chartText.weight(`${figure} ${unit}`, rate),
  };
};

const shownIn = (metric: MeasurementName, value: number, units: UnitSystem): number => {
  const { unit } = measurements[metric];
  return unit === "mass" ? massIn(units, value) : unit === "length" ? lengthIn(units, value) : value;
};

/** Any other measurement over time. @returns undefined with fewer than two points above 0 */
export const measurementChart = (input: {
  readonly metric: MeasurementName;
  readonly series: readonly SeriesPoint[];
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
}): (LineSeries & { readonly sentence: string }) | undefined => {
  const { metric, from, today, units } = input;
  const points = chartPoints(input.series).filter((point) => point.date >= from && point.date <= today);
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return undefined;
  const label = measurementLabels[metric];
  const change = shownChange(first.value, last.value, (value) => shownIn(metric, value, units), 1);
  return {
    ...spanOf(from, today),
    points: points.map(({ date, value }) => ({
      at: daysBetween(from, date),
      line: shownIn(metric, value, units),
      text: `${formatDate(date, today)}: ${measurementInWords(metric, value, units)}`,
    })),
    table: {
      caption: chartText.byDay(label),
      head: chartText.head(label, unitLabel(measurements[metric].unit, units)),
      rows: points
        .toReversed()
        .map(({ date, value }) => [formatDate(date, today), measurementInWords(metric, value, units)]),
    },
    sentence: chartText.measurement({
      label,
      now: measurementInWords(metric, last.value, units),
      change: formatChange(change),
      since: formatDate(first.date, today),
    }),
  };
};

/**
 * Estimated one-repetition maximum over time.
 * @param input.unit with what the number means, 'lb per hand'
 * @returns undefined without points
 */
export const estimateChart = (input: {
  readonly name: string;
  readonly points: readonly SeriesPoint[];
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
  readonly unit: string;
}): (LineSeries & { readonly figure: string; readonly change: string | undefined }) | undefined => {
  const { name, from, today, units, unit } = input;
  const points = chartPoints(input.points).filter((point) => point.date >= from && point.date <= today);
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const whole = (pounds: number) => formatNumber(massIn(units, pounds), 0);
  return {
    ...spanOf(from, today),
    points: points.map(({ date, value }) => ({
      at: daysBetween(from, date),
      line: massIn(units, value),
      text: `${formatDate(date, today)}: ${whole(value)} ${unit}`,
    })),
    table: {
      caption: chartText.estimateByDay(name),
      head: chartText.head(chartText.estimate, unit),
      rows: points.toReversed().map(({ date, value }) => [formatDate(date, today), whole(value)]),
    },
    figure: whole(last.value),
    change:
      points.length < 2
        ? undefined
        : chartText.change({
            change: changeText(
              shownChange(first.value, last.value, (pounds) => massIn(units, pounds), 0),
              massUnit(units),
            ),
            since: formatDate(first.date, today),
          }),
  };
};

/** The difference of two figures as they are shown: a reader subtracts them. */
const shownChange = (
  first: number,
  last: number,
  shown: (value: number) => number,
  decimals: number,
): number => roundTo(shown(last), decimals) - roundTo(shown(first), decimals);

const changeText = (change: number, unit: string): string =>
  change === 0 ? chartText.noChange : `${formatChange(change, 0)} ${unit}`;

/** Training volume by week for the bar chart. */
export type VolumeSeries = {
  readonly bars: readonly {
    readonly key: string;
    readonly value: number;
    readonly label: string;
    readonly text: string;
  }[];
  readonly table: SeriesTable;
  /** Of the last whole week, or of this one when there is none before it. */
  readonly figure: string;
  readonly unit: string;
  /** Which week the figure is of. */
  readonly week: string;
  /** '+6% on the 4 weeks before': against the mean of up to four whole weeks; undefined without any. */
  readonly change: string | undefined;
  readonly idle: string;
};

/**
 * Training volume by week. The running week is the last bar; the figure is of the last whole one, because half a week
 * against a whole one would always look like a loss.
 * @returns undefined when nothing was lifted
 */
export const volumeSeries = (
  weeks: readonly WeekValue[],
  today: CivilDate,
  units: UnitSystem,
): VolumeSeries | undefined => {
  const start = weeks.findIndex((week) => week.value > 0);
  if (start < 0) return undefined;
  const shown = weeks.slice(start);
  const unit = massUnit(units);
  const running = mondayOf(today);
  const whole = shown.filter((week) => week.monday < running);
  const latest = whole.at(-1) ?? shown.at(-1);
  const before = whole.slice(-5, -1).map((week) => week.value);
  const usual = before.reduce((sum, volume) => sum + volume, 0) / before.length;
  const amount = (pounds: number) => formatNumber(massIn(units, pounds), 0);
  const nameOf = (monday: CivilDate) =>
    chartText.week(monday === running ? undefined : formatDate(monday, today));
  const value = latest?.value ?? 0;
  return {
    bars: shown.map((week) => ({
      key: week.monday,
      value: massIn(units, week.value),
      label: week.monday === running ? chartText.now : formatDate(week.monday),
      text: `${nameOf(week.monday)}: ${amount(week.value)} ${unit}`,
    })),
    table: {
      caption: chartText.volumeByWeek,
      head: chartText.volumeHead(unit),
      rows: shown.toReversed().map((week) => [nameOf(week.monday), amount(week.value)]),
    },
    figure: amount(value),
    unit,
    week: chartText.volumeOf[latest?.monday === running ? "now" : "last"],
    change:
      usual > 0
        ? chartText.onWeeksBefore(formatChange((value / usual - 1) * 100, 0), before.length)
        : undefined,
    idle: chartText.bars,
  };
};
