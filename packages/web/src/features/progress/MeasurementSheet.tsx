import { measurementInWords } from "@muster/domain/body/measurement-input";
import { measurementLabels } from "@muster/domain/body/measurements.text";
import type { MeasurementName } from "@muster/domain/body/reading";
import { measurementChart } from "@muster/domain/progress/chart-series";
import type { Figures } from "@muster/domain/progress/figures";
import { measurementSeries } from "@muster/domain/progress/measurement-series";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatNumber } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { LineChart } from "../../components/charts/LineChart.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import type { Stored } from "../../data/store/device-store.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { measurementsText } from "./texts/measurements.text.ts";

/** The measurement to show in detail. */
export type MeasurementSheetProps = {
  readonly profileId: string;
  readonly metric: MeasurementName;
  readonly figures: Figures;
  readonly today: CivilDate;
  readonly units: UnitSystem;
  readonly onClose: () => void;
};

const sources: Readonly<Record<Stored<"reading">["source"], string>> = {
  profile: measurementsText.fromYourProfile,
  "check-in": measurementsText.fromTheReview,
  progress: measurementsText.enteredHere,
  import: "imported",
};

/** One measurement over time, and its readings: a wrong one can be taken out, with undo. */
export function MeasurementSheet({
  profileId,
  metric,
  figures,
  today,
  units,
  onClose,
}: MeasurementSheetProps) {
  const { store } = useServices();
  const label = measurementLabels[metric];
  const series = measurementSeries(figures.readings, metric);
  const earliest = series[0]?.date ?? today;
  const chart = measurementChart({
    metric,
    series,
    from: earliest < addDays(today, -14) ? earliest : addDays(today, -14),
    today,
    units,
  });
  const readings = figures.readings
    .filter((reading) => reading.metric === metric)
    .toSorted((a, b) => (a.date !== b.date ? (a.date < b.date ? 1 : -1) : a.at < b.at ? 1 : -1));

  const remove = async ({ id, ...reading }: Stored<"reading">): Promise<void> => {
    const removed = await store.write(profileId, [{ kind: "reading", id, remove: true }]);
    if (!removed.ok) {
      showToast({ kind: "error", text: saveErrorText(removed.error) });
      return;
    }
    showToast({
      kind: "info",
      text: measurementsText.readingRemoved({
        metric: measurementInWords(metric, reading.value, units),
        date: formatDate(reading.date, today),
      }),
      undo: async () => {
        const back = await store.write(profileId, [{ kind: "reading", id, create: reading }]);
        return back.ok || saveErrorText(back.error);
      },
    });
  };

  return (
    <Sheet open title={label} onClose={onClose}>
      {chart === undefined ? (
        <p className="muted">{measurementsText.twoForAChart}</p>
      ) : (
        <>
          <p className="muted">{chart.sentence}</p>
          <LineChart label={measurementsText.byDay(label)} {...chart} tick={(value) => formatNumber(value)} />
        </>
      )}
      {readings.length > 0 && (
        <ul className="list readings">
          {readings.map((reading) => (
            <li key={reading.id}>
              <span className="grow">
                <b>{formatDate(reading.date, today)}</b>
                <span className="text-small muted">{sources[reading.source]}</span>
              </span>
              <span className="number">{measurementInWords(metric, reading.value, units)}</span>
              <button
                type="button"
                className="iconbtn"
                aria-label={measurementsText.removeReading({
                  metric: measurementInWords(metric, reading.value, units),
                  date: formatDate(reading.date, today),
                })}
                onClick={() => void remove(reading)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
