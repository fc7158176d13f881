/** What the planner goes by: workouts of the last days, and what the coach reads (PLAN-01). */
import type { DesignInput } from "@muster/coach/state/input";
import type { WorkoutCounts } from "@muster/domain/progress/analysis";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { commonText } from "../../components/common.text.ts";
import { LabelValueList } from "../../components/layout/LabelValueList.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { whatIsSent } from "../../features/coaching/consent/what-is-sent.ts";
import { designedWeekText } from "../../features/coaching/week/plan.text.ts";

const labels = {
  completed: designedWeekText.completedLast7Days,
  missed: designedWeekText.missedMondayFriday,
} as const;
const sources = {
  completed: designedWeekText.completedRule,
  missed: designedWeekText.plannedNeitherDoneNor,
} as const;
const kinds = ["completed", "missed"] as const;

/** Two numbers: done and missed. */
export function LastDays({ counts }: { readonly counts: WorkoutCounts }) {
  return (
    <div className="stats">
      {kinds.map((kind) => (
        <div key={kind}>
          <span className="muted">{labels[kind]}</span>
          <span className="number">
            {counts[kind]}{" "}
            <small>{counts[kind] === 1 ? designedWeekText.workoutUnit : commonText.workoutsUnit}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

type WhatIsAnalyzedProps = {
  readonly counts: WorkoutCounts;
  /** Day of the last check-in. */
  readonly checkedInOn: CivilDate | undefined;
  /** undefined until it is read. */
  readonly input: DesignInput | undefined;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** Every kind of record that the next week is designed from. */
export function WhatIsAnalyzed({ counts, checkedInOn, input, today, units }: WhatIsAnalyzedProps) {
  return (
    <section className="card stack-8">
      <div className="between base">
        <h2 className="text-large">{designedWeekText.whatWillBeAnalyzed}</h2>
        <Why
          title={commonText.whyTheseCounts}
          text={designedWeekText.countsReasons}
          facts={kinds.map((kind, index) => ({
            id: String(index),
            subject: labels[kind],
            value: counts[kind],
            unit: "",
            source: sources[kind],
            rule: "PLAN-01",
          }))}
        />
      </div>
      {input !== undefined && (
        <LabelValueList
          lines={[
            ...(checkedInOn === undefined
              ? []
              : [{ label: designedWeekText.lastCheckIn, value: formatDate(checkedInOn, today) }]),
            ...whatIsSent(input, units),
          ]}
        />
      )}
    </section>
  );
}
