import { estimateChart } from "@muster/domain/progress/chart-series";
import type { DoneSet } from "@muster/domain/progress/sets/done-set";
import { estimatedExercises, estimatedLoad, estimateSeries } from "@muster/domain/progress/sets/set-estimate";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import {
  formatDate,
  formatNumber,
  formatOneRepMax,
  formatSetWeight,
  massUnit,
} from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { loadUnit, loadWords } from "@muster/domain/training/weights/gear";
import { useId, useState } from "react";
import { LineChart } from "../../components/charts/LineChart.tsx";
import { historyText } from "../../components/exercise/exercise-guide.text.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { strengthText } from "./texts/strength.text.ts";

type EstimateCardProps = {
  readonly sets: readonly DoneSet[];
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Estimated one-repetition maximum of one exercise over time (PROG-07). */
export function EstimateCard({ sets, from, today, units }: EstimateCardProps) {
  const id = useId();
  const exercises = estimatedExercises(sets);
  const [chosen, setChosen] = useState<string>();
  const exercise = exercises.find((one) => one.exerciseId === chosen) ?? exercises[0];
  if (exercise === undefined) return null;
  const points = estimateSeries(sets, exercise.exerciseId);
  const last = points.at(-1);
  if (last === undefined) return null;
  const { movesBody } = last.set;
  const unit = movesBody ? massUnit(units) : loadUnit({ ...exercise, machine: null }, units);
  const chart = estimateChart({ name: exercise.name, points, from, today, units, unit });
  if (chart === undefined) return null;
  return (
    <section className="card stack-16" aria-labelledby={id}>
      <div className="stack-4">
        <div className="between base">
          <h2 className="text-large" id={id}>
            {strengthText.estimate}
          </h2>
          <Why
            title={strengthText.whyThisEstimate}
            text={strengthText.oneRepMaxLead}
            facts={[
              whyFact(
                strengthText.estimateFact,
                formatOneRepMax(last.value, units),
                "",
                strengthText.meanOfEpleyL1,
                strengthText.bestSetOfTheDay,
              ),
              whyFact(
                strengthText.from,
                strengthText.repCount(last.set.reps ?? 0),
                formatDate(last.date, today),
                strengthText.workingSetsSetsToFailure,
                strengthText.yourLog,
              ),
              whyFact(
                strengthText.loadL,
                formatSetWeight(estimatedLoad(last.set) ?? 0, units),
                loadWords({ ...exercise, machine: null }),
                movesBody ? strengthText.withBodyWeight : strengthText.asYouLogIt,
                movesBody ? strengthText.effectiveLoad : strengthText.yourLog,
              ),
              ...(last.set.rir === null
                ? []
                : [
                    whyFact(
                      strengthText.inReserve,
                      last.set.rir,
                      strengthText.reps,
                      strengthText.reserveRule,
                      strengthText.yourLog,
                    ),
                  ]),
            ]}
          />
        </div>
        <div className="row base wrap figure-line">
          <span className="number title-large">
            {chart.figure}
            <small> {unit}</small>
          </span>
          {chart.change !== undefined && <span className="muted">{chart.change}</span>}
        </div>
      </div>
      <div className="input select">
        <select
          aria-label={strengthText.exercise}
          value={exercise.exerciseId}
          onChange={(event) => setChosen(event.target.value)}
        >
          {exercises.map((one) => (
            <option key={one.exerciseId} value={one.exerciseId}>
              {one.name}
            </option>
          ))}
        </select>
        <span className="u" aria-hidden="true">
          <Icon name="chevron-down" size="s" />
        </span>
      </div>
      <LineChart
        label={historyText.estimateByDay(exercise.name)}
        {...chart}
        tick={(value) => formatNumber(value)}
      />
    </section>
  );
}
