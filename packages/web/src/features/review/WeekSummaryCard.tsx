import type { WeekSummary } from "@muster/domain/review/week-summary";
import { commonText } from "../../components/common.text.ts";
import { WeekLine, type WeekLineDay } from "../../components/layout/WeekLine.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { reviewText } from "./texts/review.text.ts";

type WeekSummaryCardProps = { readonly summary: WeekSummary; readonly days: readonly WeekLineDay[] };

/** The week that is over, in figures, strokes and one sentence (REV-01). */
export function WeekSummaryCard({ summary, days }: WeekSummaryCardProps) {
  const { workoutsCompleted, workoutsScheduled, totalExercises, skippedWorkouts } = summary;
  return (
    <section className="card stack-16" aria-label={reviewText.yourWeek}>
      <div className="between week-head">
        <div>
          <p className="muted">{reviewText.workouts}</p>
          <p className="number title-large">
            {workoutsCompleted}
            <small>{reviewText.ofScheduled(workoutsScheduled)}</small>
          </p>
        </div>
        <div>
          <p className="muted">{commonText.exercises}</p>
          <p className="number title-large">{totalExercises}</p>
        </div>
        <WeekLine
          days={days}
          label={reviewText.weekSummary({ workoutsCompleted, workoutsScheduled, skippedWorkouts })}
        />
      </div>
      <p className="muted">
        {summary.performanceSummary}{" "}
        <Why title={commonText.whyTheseCounts} text={reviewText.countsReasons} facts={[]} />
      </p>
    </section>
  );
}
