import { weightSeries } from "@muster/domain/progress/chart-series";
import { rateDays, trendDays } from "@muster/domain/progress/weight-trend";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatNumber, formatWeight } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { LineChart } from "../../components/charts/LineChart.tsx";
import { Segment } from "../../components/Segment.tsx";
import { Why } from "../../components/WhySheet.tsx";
import type { Figures } from "./figures.ts";
import { fact } from "./why.ts";

export const weightSpans = { "42": "6 weeks", "84": "12 weeks", "364": "1 year" } as const;
export type WeightSpan = keyof typeof weightSpans;

export type WeightTrendProps = {
  readonly figures: Figures;
  readonly today: CivilDate;
  readonly units: UnitSystem;
  readonly span: WeightSpan;
  readonly onSpan: (span: WeightSpan) => void;
  /** Losing or gaining is the way that the person wants to go; undefined: neither. */
  readonly wanted: "down" | "up" | undefined;
};

/** Weight: the trend as a number, raw dots under it, the goal and when it is met (PROG-07). */
export function WeightTrend({ figures, today, units, span, onSpan, wanted }: WeightTrendProps) {
  const { trend, goalWeightLb } = figures;
  const series = weightSeries({
    trend,
    from: addDays(today, 1 - Number(span)),
    today,
    units,
    goalLb: goalWeightLb,
  });
  const last = trend.at(-1);
  if (series === undefined || last === undefined)
    return (
      <section className="card stack-4" aria-labelledby="weight-trend">
        <h2 className="t17" id="weight-trend">
          Weight trend
        </h2>
        <p className="c2">
          {trend.length === 0
            ? "Two weigh-ins make a trend. Add your weight under Current Measurements."
            : "One more weigh-in makes a trend. Three a week show the way best."}
        </p>
        {span !== "364" && trend.length > 1 && <Spans span={span} onSpan={onSpan} />}
      </section>
    );
  const isGood =
    series.rateLb !== undefined &&
    ((wanted === "down" && series.rateLb < 0) || (wanted === "up" && series.rateLb > 0));
  return (
    <section className="card stack-16" aria-labelledby="weight-trend">
      <div className="stack-4">
        <div className="between base">
          <h2 className="t17" id="weight-trend">
            Weight trend
          </h2>
          <Why
            title="Why this weight trend?"
            text="Weight swings by a few pounds from day to day. The trend follows slowly, so one salty dinner changes little."
            facts={[
              fact(
                "Trend",
                series.now.figure,
                series.now.unit,
                `T + (1 − e^(−days/${trendDays})) × (weight − T)`,
                "Exponential average by time",
              ),
              fact("Last reading", formatWeight(last.raw, units), "", "mean of the day", "Your readings"),
              fact(
                "Readings behind it",
                trend.length,
                "days",
                "all are kept, none is dropped",
                "Your readings",
              ),
              fact(
                "Rate",
                series.rate ?? "not yet",
                series.ratePercent === undefined ? "" : `(${series.ratePercent} of body weight)`,
                `least squares on the trend, last ${rateDays} days`,
                "Needs 3 readings over a week",
              ),
              ...(series.goal === undefined || goalWeightLb === undefined
                ? []
                : [
                    fact(
                      "Goal",
                      formatWeight(goalWeightLb, units),
                      "",
                      "your weight at the 12-week body-fat goal if all muscle stays",
                      "Fat-free mass ÷ (1 − goal)",
                    ),
                  ]),
            ]}
          />
        </div>
        <div className="row base wrap hero">
          <span className="num t48">
            {series.now.figure}
            <small>{series.now.unit}</small>
          </span>
          {series.rate !== undefined && <span className={isGood ? "good b" : "b c2"}>{series.rate}</span>}
        </div>
        <p className="c2">
          <span className="vh">{series.sentence} </span>
          {series.expected ?? `${formatCount(series.points.length, "weigh-in")} in ${weightSpans[span]}.`}
        </p>
      </div>
      <LineChart label="Weight by day" {...series} tick={(value) => formatNumber(value)} />
      <Spans span={span} onSpan={onSpan} />
    </section>
  );
}

function Spans({ span, onSpan }: Pick<WeightTrendProps, "span" | "onSpan">) {
  return (
    <Segment
      label="Time shown"
      options={[
        { value: "42", label: weightSpans["42"] },
        { value: "84", label: weightSpans["84"] },
        { value: "364", label: weightSpans["364"] },
      ]}
      value={span}
      onChange={onSpan}
    />
  );
}
