import type { Figures } from "@muster/domain/progress/figures";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatWeekday } from "@muster/domain/shared/format";
import { Link } from "wouter";
import { commonText } from "../../components/common.text.ts";
import { controlsText } from "../../components/components.text.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { progressText } from "./texts/progress.text.ts";

/** This week, the total, and the last five workouts (PROG-01). */
export function WorkoutHistory({ figures, today }: { readonly figures: Figures; readonly today: CivilDate }) {
  const { thisWeek, plannedThisWeek, list, total } = figures.history;
  return (
    <section className="sec" aria-labelledby="history">
      <div className="between base">
        <h2 id="history">{progressText.workoutHistory}</h2>
        <Why
          title={commonText.whyTheseCounts}
          facts={[
            whyFact(
              commonText.thisWeek,
              thisWeek,
              progressText.days,
              controlsText.daysTrained,
              progressText.yourLog,
            ),
            whyFact(
              progressText.planned,
              plannedThisWeek ?? progressText.notKnown,
              plannedThisWeek === undefined ? "" : progressText.days,
              progressText.plannedDays,
              progressText.yourPlans,
            ),
            whyFact(
              progressText.total,
              total ?? progressText.counting,
              total === undefined ? "" : progressText.days,
              progressText.daysTrained,
              progressText.yourLog,
            ),
          ]}
        />
      </div>
      <div className="stats">
        <div>
          <span className="muted">{commonText.thisWeek}</span>
          <span className="number">
            {thisWeek}
            {plannedThisWeek !== undefined && plannedThisWeek > 0 && (
              <small> {progressText.ofPlannedThisWeek(plannedThisWeek)}</small>
            )}
          </span>
        </div>
        <div>
          <span className="muted">{progressText.total}</span>
          <span className="number">
            {total === undefined ? "…" : total.toLocaleString("en-US")}
            <small> {total === 1 ? progressText.workoutUnit : commonText.workoutsUnit}</small>
          </span>
        </div>
      </div>
      {list.length > 0 && (
        <div className="card flush">
          <ul className="list" aria-label={progressText.lastWorkouts}>
            {list.map((workout) => (
              <li key={workout.id} className="press">
                <Link className="row grow history-row" href={`/workout?date=${workout.date}`}>
                  <span className="grow">
                    <b>{workout.name}</b>
                    <span className="text-small muted">
                      {workout.date === today
                        ? commonText.today
                        : `${formatWeekday(workout.date)}, ${formatDate(workout.date, today)}`}
                    </span>
                  </span>
                  <span className="text-small muted">
                    {progressText.completedOfTotal({ completed: workout.completed, total: workout.total })}
                    <span className="visually-hidden"> {progressText.exercisesUnit}</span>
                  </span>
                  <span className="faint">
                    <Icon name="chevron" size="s" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
