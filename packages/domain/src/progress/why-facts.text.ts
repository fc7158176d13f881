/** The lines behind 'Why?' of the figures that Home and Progress share: value, rule, source. */
import type { Fact } from "../planning/plan.ts";
import { formatWeight } from "../shared/format.ts";
import type { UnitSystem } from "../shared/units.ts";
import type { VolumeSeries, WeightSeries } from "./chart-series.ts";
import { rateDays, type TrendPoint, trendDays } from "./weight-trend.ts";

/** Units behind a value of one. */
const ofOne: Readonly<Record<string, string>> = { days: "day", weeks: "week", reps: "rep" };

/** One line of 'Why?'. @param rule the formula or rule in words, short enough to stand behind its source */
export const whyFact = (
  subject: string,
  value: string | number,
  unit: string,
  rule: string,
  source: string,
): Fact => ({ id: subject, subject, value, unit: (value === 1 && ofOne[unit]) || unit, rule, source });

/** How the weight trend and its rate came about. */
export const weightFacts = (
  series: WeightSeries,
  trend: readonly TrendPoint[],
  units: UnitSystem,
  goalLb: number | undefined,
): readonly Fact[] => {
  const last = trend.at(-1);
  return [
    whyFact(
      "Trend",
      series.now.figure,
      series.now.unit,
      `T + (1 − e^(−days/${trendDays})) × (weight − T)`,
      "Exponential average by time",
    ),
    ...(last === undefined
      ? []
      : [whyFact("Last reading", formatWeight(last.raw, units), "", "mean of the day", "Your readings")]),
    whyFact("Readings behind it", trend.length, "days", "all are kept, none is dropped", "Your readings"),
    whyFact(
      "Rate",
      series.rate ?? "not yet",
      series.ratePercent === undefined ? "" : `(${series.ratePercent} of body weight)`,
      `least squares on the trend, last ${rateDays} days`,
      "Needs 3 readings over a week",
    ),
    ...(goalLb === undefined
      ? []
      : [
          whyFact(
            "Goal",
            formatWeight(goalLb, units),
            "",
            "your weight at the 12-week body-fat goal if all muscle stays",
            "Fat-free mass ÷ (1 − goal)",
          ),
        ]),
  ];
};

/** How the training volume is added up. */
export const volumeFacts = (series: VolumeSeries): readonly Fact[] => [
  whyFact(
    "Volume",
    series.figure,
    `${series.unit} ${series.week}`,
    "Σ load × reps, without warm-ups",
    "Your log",
  ),
  whyFact("Dumbbell pairs", "× 2", "", "the weight of one hand counts for both", "Exercise catalog"),
  whyFact(
    "Body weight",
    "a share",
    "",
    "of your trend weight, plus what you add: pull-ups about 0.95, push-ups about 0.64, others estimated",
    "Ebben 2011; de Leva 1996; catalog",
  ),
  whyFact("Assisted", "a share", "", "your share of body weight minus the help", "Exercise catalog"),
  whyFact(
    "One side at a time",
    "× 1",
    "",
    "the repetitions of one side: what was moved once",
    "Exercise catalog",
  ),
];

/** First sentence of 'Why?' at the weight trend. */
export const weightWhyText =
  "Weight swings from day to day. The trend follows slowly, so one salty dinner changes little.";
/** First sentence of 'Why?' at the training volume. */
export const volumeWhyText =
  "Volume is everything you moved: load times repetitions, added up from Monday to Sunday.";
