import type { WeekSummary } from "@muster/domain/review/week-summary";
import { WeekLine, type WeekLineDay } from "../../components/layout/WeekLine.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";

type WeekSummaryCardProps = { readonly summary: WeekSummary; readonly days: readonly WeekLineDay[] };

/** The week that is over, in figures, strokes and one sentence (REV-01). */
export function WeekSummaryCard({ summary, days }: WeekSummaryCardProps) {
  const { workoutsCompleted, workoutsScheduled, totalExercises, skippedWorkouts } = summary;
  return (
    <section className="card stack-16" aria-label="Your week">
      <div className="between week-head">
        <div>
          <p className="muted">Workouts</p>
          <p className="number title-large">
            {workoutsCompleted}
            <small>of {workoutsScheduled}</small>
          </p>
        </div>
        <div>
          <p className="muted">Exercises</p>
          <p className="number title-large">{totalExercises}</p>
        </div>
        <WeekLine
          days={days}
          label={`This week: ${workoutsCompleted} of ${workoutsScheduled} workouts done, ${skippedWorkouts} skipped`}
        />
      </div>
      <p className="muted">
        {summary.performanceSummary}{" "}
        <Why
          title="Why these counts?"
          text="Workouts: days from Monday to Sunday on which you finished one, ended early included, beside the days that your plan had. Exercises: all that you completed in them."
          facts={[]}
        />
      </p>
    </section>
  );
}
