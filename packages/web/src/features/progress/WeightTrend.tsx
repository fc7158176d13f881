import type { PrimaryGoal } from "@muster/domain/profiles/options.text";
import { weightSeries } from "@muster/domain/progress/chart-series";
import type { Figures } from "@muster/domain/progress/figures";
import { isWantedRate } from "@muster/domain/progress/weight-trend";
import { weightFacts, weightWhyText } from "@muster/domain/progress/why-facts.text";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatCount, formatNumber } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { LineChart } from "../../components/charts/LineChart.tsx";
import { commonText } from "../../components/common.text.ts";
import { Segment } from "../../components/controls/Segment.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { measurementsText } from "./texts/measurements.text.ts";

const { weightSpans } = measurementsText;
/** Days that the chart shows, as text. */
export type WeightSpan = keyof typeof weightSpans;

type WeightTrendProps = {
  readonly figures: Figures;
  readonly today: CivilDate;
  readonly units: UnitSystem;
  readonly span: WeightSpan;
  readonly onSpan: (span: WeightSpan) => void;
  readonly goal: PrimaryGoal;
  /** Whether to say how often to weigh: nobody under 18 is sent to the scale. */
  readonly advises: boolean;
};

/** Weight: the trend as a number, raw dots under it, the goal and when it is met (PROG-07). */
export function WeightTrend({ figures, today, units, span, onSpan, goal, advises }: WeightTrendProps) {
  const { trend, goalWeightLb } = figures;
  const series = weightSeries({
    trend,
    from: addDays(today, 1 - Number(span)),
    today,
    units,
    goalLb: goalWeightLb,
  });
  if (series === undefined)
    return (
      <Card id="weight-trend" title={commonText.weightTrend} className="stack-4">
        <p className="muted">
          {trend.length === 0 ? measurementsText.twoWeighInsMake : measurementsText.oneMoreWeighIn(advises)}
        </p>
        {span !== "364" && trend.length > 1 && <Spans span={span} onSpan={onSpan} />}
      </Card>
    );
  const isGood = isWantedRate(series.rateLb, goal, units);
  return (
    <section className="card stack-16" aria-labelledby="weight-trend">
      <div className="stack-4">
        <div className="between base">
          <h2 className="text-large" id="weight-trend">
            {commonText.weightTrend}
          </h2>
          <Why
            title={measurementsText.whyThisWeightTrend}
            text={weightWhyText}
            facts={weightFacts(series, trend, units, goalWeightLb)}
          />
        </div>
        <div className="row base wrap figure-line">
          <span className="number t48">
            {series.now.figure}
            <small> {series.now.unit}</small>
          </span>
          {series.rate !== undefined && (
            <span className={isGood ? "good bold" : "bold muted"}>{series.rate}</span>
          )}
        </div>
        <p className="muted">
          <span className="visually-hidden">{series.sentence} </span>
          {series.expected ??
            measurementsText.weighInsIn({
              weighIns: formatCount(series.points.length, "weigh-in"),
              span: weightSpans[span],
            })}
        </p>
      </div>
      <LineChart label={measurementsText.weightByDay} {...series} tick={(value) => formatNumber(value)} />
      <Spans span={span} onSpan={onSpan} />
    </section>
  );
}

function Spans({ span, onSpan }: Pick<WeightTrendProps, "span" | "onSpan">) {
  return (
    <Segment
      label={measurementsText.timeShown}
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
