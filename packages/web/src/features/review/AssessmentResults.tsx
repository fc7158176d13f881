import { type AssessmentSummary, isHelp } from "@muster/domain/review/assessment-summary";
import { formatClock, formatDistance, formatOneRepMax, formatSetWeight } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { commonText } from "../../components/common.text.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { LabelValueList } from "../../components/layout/LabelValueList.tsx";
import { reviewText } from "./texts/review.text.ts";

type AssessmentResultsProps = { readonly results: AssessmentSummary; readonly units: UnitSystem };

/** What the assessment week found, which the first plan is built on (COACH-08). */
export function AssessmentResults({ results, units }: AssessmentResultsProps) {
  const lines = [
    ...results.strengthBaselines.map(({ name, weight, reps, estimatedOneRepMax }) => ({
      label: name,
      value: reviewText.bestSet({
        set: `${formatSetWeight(weight, units)} × ${reps}`,
        oneRep: estimatedOneRepMax === null ? undefined : formatOneRepMax(estimatedOneRepMax, units),
      }),
    })),
    ...results.exercisePerformance.filter(isHelp).map(({ name, avgWeight }) => ({
      label: name,
      value: avgWeight === null ? commonText.done : reviewText.ofHelp(formatSetWeight(avgWeight, units)),
    })),
    ...results.maxRepTests.map(({ name, reps }) => ({ label: name, value: reviewText.repCount(reps) })),
    ...results.conditioningTests.map(({ name, bestTime, totalDistance }) => ({
      label: name,
      value: [
        totalDistance === null ? "" : formatDistance(totalDistance, units),
        bestTime === null ? "" : formatClock(bestTime),
      ]
        .filter((part) => part !== "")
        .join(" in "),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <details className="card fold">
      <summary>
        <span className="bold">{reviewText.assessmentTitle}</span>
        <span className="muted row">
          {lines.length} <Icon name="chevron-down" />
        </span>
      </summary>
      <div>
        <LabelValueList lines={lines} />
        {results.strengthBaselines.length > 0 && <p className="text-small muted">{reviewText.oneRepHint}</p>}
      </div>
    </details>
  );
}
