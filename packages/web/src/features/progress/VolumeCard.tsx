import { volumeSeries } from "@muster/domain/progress/chart-series";
import type { DoneSet } from "@muster/domain/progress/sets/done-set";
import { weeklyVolume } from "@muster/domain/progress/weekly-work";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { VolumeFigure } from "../../components/charts/VolumeFigure.tsx";

type VolumeCardProps = {
  readonly sets: readonly DoneSet[];
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Weight moved each week (PROG-07). */
export function VolumeCard({ sets, from, today, units }: VolumeCardProps) {
  const series = volumeSeries(weeklyVolume(sets, from, today), today, units);
  return series && <VolumeFigure series={series} />;
}
