import type { Progress } from "@muster/domain/review/check-in-progress";
import { formatChange, formatNumber, massIn, massUnit } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { commonText } from "../../../components/common.text.ts";
import { designedWeekText } from "./plan.text.ts";

type ProgressStatsProps = { readonly progress: readonly Progress[]; readonly units: UnitSystem };

const labels = {
  pullups: designedWeekText.pullUps,
  pushups: designedWeekText.pushUps,
  weight: commonText.weight,
} as const;

/** The check-in's figures, each with what it moved by. */
export function ProgressSummary({ progress, units }: ProgressStatsProps) {
  if (progress.length === 0) return null;
  return (
    <dl className="stats progress-stats">
      {progress.map(({ measure, value, change, isGain }) => {
        const shown = (amount: number): number => (measure === "weight" ? massIn(units, amount) : amount);
        return (
          <div key={measure}>
            <dt className="muted">{labels[measure]}</dt>
            <dd className="number title-large">
              {formatNumber(shown(value))}
              {measure === "weight" && <small>{massUnit(units)}</small>}
              {change !== undefined && formatChange(shown(change)) !== "0" && (
                <>
                  {" "}
                  <small className={isGain ? "good bold" : "bold"}>{formatChange(shown(change))}</small>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
