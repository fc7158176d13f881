import { volumeSeries } from "@muster/domain/progress/chart-series";
import type { DoneSet } from "@muster/domain/progress/sets/done-set";
import { weeklyVolume } from "@muster/domain/progress/weekly-work";
import { volumeFacts, volumeWhyText } from "@muster/domain/progress/why-facts";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatNumber } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { BarChart } from "../../components/charts/BarChart.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";

type VolumeCardProps = {
  readonly sets: readonly DoneSet[];
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Weight moved each week (PROG-07). */
export function VolumeCard({ sets, from, today, units }: VolumeCardProps) {
  const series = volumeSeries(weeklyVolume(sets, from, today), today, units);
  if (series === undefined) return null;
  return (
    <section className="card stack-16" aria-labelledby="volume">
      <div className="stack-4">
        <div className="between base">
          <h2 className="text-large" id="volume">
            Training volume
          </h2>
          <Why title="Why this volume?" text={volumeWhyText} facts={volumeFacts(series)} />
        </div>
        <div className="row base wrap figure-line">
          <span className="number title-large">
            {series.figure}
            <small> {series.unit}</small>
          </span>
          <span className="muted">
            {series.week}
            {series.change !== undefined && `, ${series.change}`}
          </span>
        </div>
      </div>
      <BarChart
        label="Training volume by week"
        idle={series.idle}
        bars={series.bars}
        table={series.table}
        tick={(value) => (value >= 1000 ? `${formatNumber(value / 1000)}k` : formatNumber(value))}
      />
    </section>
  );
}
