import { fatFreeMass } from "@muster/domain/body/fat-free-mass";
import { amountText, unitLabel } from "@muster/domain/body/measurement-input";
import { measurementLabels } from "@muster/domain/body/measurements.text";
import { type MeasurementName, measurements } from "@muster/domain/body/reading";
import { isMinor } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Figures } from "@muster/domain/progress/figures";
import {
  type CurrentMeasurement,
  currentMeasurement,
  measurementSeries,
} from "@muster/domain/progress/measurement-series";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatChange, formatWeight, lengthIn, massIn } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { lazyPart } from "../../components/loading/lazy-part.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { measurementFields, type StoredValues } from "./measurement-draft.ts";
import { measurementsText } from "./texts/measurements.text.ts";

const MeasurementForm = lazyPart(() => import("./MeasurementForm.tsx").then((file) => file.MeasurementForm));
const MeasurementSheet = lazyPart(() =>
  import("./MeasurementSheet.tsx").then((file) => file.MeasurementSheet),
);

type MeasurementsProps = {
  readonly profileId: string;
  readonly figures: Figures;
  readonly profile: Profile;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Measured in the check-in, shown here once there is one. */
const more = ["waist", "hips", "calves", "restingHeartRate"] as const satisfies readonly MeasurementName[];

type Row = {
  readonly metric: MeasurementName;
  readonly current: CurrentMeasurement | undefined;
  /** A value nobody measured: the specification's default, never charted, never saved. */
  readonly example: number | undefined;
};

/** What each measurement is now, with Edit, Cancel and Save in place (PROG-02); a row opens its history. */
export function Measurements({ profileId, figures, profile, today, units }: MeasurementsProps) {
  const isWeighIn = new URLSearchParams(useSearch()).has("weigh-in");
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(isWeighIn);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWeighIn) return;
    setEditing(true);
    card.current?.scrollIntoView();
  }, [isWeighIn]);
  const close = () => {
    setEditing(false);
    if (isWeighIn) navigate("/progress", { replace: true });
  };
  const [open, setOpen] = useState<MeasurementName>();
  const minor = isMinor(profile, today);
  const rows: Row[] = [...measurementFields, ...more].flatMap((metric): Row[] => {
    if (minor && metric === "bodyFat") return [];
    const series = measurementSeries(figures.readings, metric);
    const current = currentMeasurement(series) ?? fromProfile(metric, profile);
    if (current === undefined && (more as readonly string[]).includes(metric)) return [];
    return [{ metric, current, example: current === undefined && metric === "bodyFat" ? 20 : undefined }];
  });
  const lastOf = (metric: MeasurementName) =>
    rows.find((row) => row.metric === metric)?.current?.value ?? null;
  const [weight, bodyFat] = [lastOf("weight"), lastOf("bodyFat")];
  const lean = weight === null || bodyFat === null ? undefined : fatFreeMass(weight, bodyFat);
  // Every field of the form is looked up.
  const stored = Object.fromEntries(
    measurementFields.map((field) => [field, lastOf(field)]),
  ) as unknown as StoredValues;

  return (
    <section ref={card} className="card flush" tabIndex={-1} aria-labelledby="measurements">
      <div className="between nowrap card-top">
        <h2 className="text-large" id="measurements">
          {measurementsText.currentMeasurements}
        </h2>
        {!editing && (
          <Button variant="ghost" className="card-act" onClick={() => setEditing(true)}>
            {commonText.edit}
          </Button>
        )}
      </div>
      {editing ? (
        <MeasurementForm
          profileId={profileId}
          stored={stored}
          readings={figures.readings}
          profile={profile}
          today={today}
          units={units}
          without={minor ? ["bodyFat"] : []}
          onDone={close}
          onMissing={close}
        />
      ) : (
        <ul className="list">
          {rows.map(({ metric, current, example }) => (
            <li key={metric} className="press">
              <button type="button" className="row grow measure-row" onClick={() => setOpen(metric)}>
                <span className="grow">{measurementLabels[metric]}</span>
                <span className="text-small muted">
                  {example !== undefined
                    ? measurementsText.exampleMark
                    : current?.change === undefined
                      ? ""
                      : changeText(metric, current.change, units)}
                </span>
                <Value metric={metric} value={current?.value ?? example} units={units} />
              </button>
            </li>
          ))}
          {lean !== undefined && (
            <li>
              <span className="grow row base">
                {measurementsText.fatFreeMass}
                <Why
                  title={measurementsText.whyThisFatFreeMass}
                  facts={[
                    whyFact(
                      measurementsText.fatFreeMass,
                      formatWeight(lean, units),
                      "",
                      measurementsText.weight1BodyFat,
                      measurementsText.weightAndBodyFatAbove,
                    ),
                  ]}
                />
              </span>
              <Value metric="fatFreeMass" value={lean} units={units} />
            </li>
          )}
        </ul>
      )}
      {open !== undefined && (
        <MeasurementSheet
          profileId={profileId}
          metric={open}
          figures={figures}
          today={today}
          units={units}
          onClose={() => setOpen(undefined)}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** What the profile says stands in for a first reading. */
const fromProfile = (metric: MeasurementName, profile: Profile): CurrentMeasurement | undefined => {
  const value =
    metric === "weight" || metric === "pullups" || metric === "pushups" || metric === "bodyFat"
      ? profile[metric]
      : null;
  return value === null ? undefined : { date: profile.ageRecordedOn, value, change: undefined };
};

const changeText = (metric: MeasurementName, change: number, units: UnitSystem): string => {
  const { unit } = measurements[metric];
  return formatChange(
    unit === "mass" ? massIn(units, change) : unit === "length" ? lengthIn(units, change) : change,
  );
};

function Value({
  metric,
  value,
  units,
}: {
  readonly metric: MeasurementName;
  readonly value: number | undefined;
  readonly units: UnitSystem;
}) {
  const { unit } = measurements[metric];
  if (value === undefined)
    return (
      <span className="number measure-value faint">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{measurementsText.notMeasured}</span>
      </span>
    );
  return (
    <span className="number text-large measure-value">
      {amountText(unit, value, units)}
      <small> {unitLabel(unit, units, value)}</small>
    </span>
  );
}
