import { volumeSeries, weightSeries } from "@muster/domain/progress/chart-series";
import type { Figures } from "@muster/domain/progress/figures";
import { weeklyVolume } from "@muster/domain/progress/weekly-work";
import { weightFacts, weightWhyText } from "@muster/domain/progress/why-facts.text";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import { formatNumber } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { LineChart } from "../../../components/charts/LineChart.tsx";
import { VolumeFigure } from "../../../components/charts/VolumeFigure.tsx";
import { commonText } from "../../../components/common.text.ts";
import { Why } from "../../../components/overlays/WhySheet.tsx";
import { trendsText } from "./goal-end.text.ts";

type TrendChartsProps = {
  readonly figures: Figures;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Weeks that Home shows; Progress shows more. */
const weeks = 6;

/** Weight and training volume of the last six weeks (HOME-10); each only once there is something to draw. */
export function TrendCharts({ figures, today, units }: TrendChartsProps) {
  const { trend, goalWeightLb, sets } = figures;
  const weight = weightSeries({
    trend,
    from: addDays(today, 1 - 7 * weeks),
    today,
    units,
    goalLb: goalWeightLb,
  });
  const from = addDays(mondayOf(today), -7 * (weeks - 1));
  const volume = sets === undefined ? undefined : volumeSeries(weeklyVolume(sets, from, today), today, units);
  // Beside one another where there is room; one alone takes the whole of it.
  return (
    <div className={weight !== undefined && volume !== undefined ? "duo" : "stack-16"}>
      {weight !== undefined && (
        <section className="card stack-16" aria-labelledby="home-weight">
          <div className="stack-4">
            <div className="between base">
              <h2 className="text-large" id="home-weight">
                {commonText.weightTrend}
              </h2>
              <Why
                title={trendsText.whyThisWeightTrend}
                text={weightWhyText}
                facts={weightFacts(weight, trend, units, goalWeightLb)}
              />
            </div>
            <p className="row base wrap figure-line">
              <span className="number title-large">
                {weight.now.figure}
                <small> {weight.now.unit}</small>
              </span>
              {weight.rate !== undefined && <span className="bold muted">{weight.rate}</span>}
            </p>
          </div>
          <LineChart
            label={trendsText.weightByDay}
            {...weight}
            height={150}
            tick={(value) => formatNumber(value)}
          />
        </section>
      )}
      {volume !== undefined && <VolumeFigure series={volume} height={130} />}
    </div>
  );
}
