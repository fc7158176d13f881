import type { volumeSeries } from "@muster/domain/progress/chart-series";
import { volumeFacts, volumeWhyText } from "@muster/domain/progress/why-facts.text";
import { formatNumber } from "@muster/domain/shared/format";
import { controlsText } from "../components.text.ts";
import { Why } from "../overlays/WhySheet.tsx";
import { BarChart } from "./BarChart.tsx";

type VolumeFigureProps = {
  readonly series: NonNullable<ReturnType<typeof volumeSeries>>;
  readonly height?: number;
};

/** Weight moved each week. */
export function VolumeFigure({ series, height }: VolumeFigureProps) {
  return (
    <section className="card stack-16" aria-labelledby="volume">
      <div className="stack-4">
        <div className="between base">
          <h2 className="text-large" id="volume">
            {controlsText.trainingVolume}
          </h2>
          <Why title={controlsText.whyThisVolume} text={volumeWhyText} facts={volumeFacts(series)} />
        </div>
        <p className="row base wrap figure-line">
          <span className="number title-large">
            {series.figure}
            <small> {series.unit}</small>
          </span>
          <span className="muted">
            {series.week}
            {series.change !== undefined && `, ${series.change}`}
          </span>
        </p>
      </div>
      <BarChart
        label={controlsText.trainingVolumeByWeek}
        idle={series.idle}
        bars={series.bars}
        table={series.table}
        height={height}
        tick={(value) => (value >= 1000 ? `${formatNumber(value / 1000)}k` : formatNumber(value))}
      />
    </section>
  );
}
