import type { Figures } from "@muster/domain/progress/figures";
import { whyFact } from "@muster/domain/progress/why-facts";
import { formatCount } from "@muster/domain/shared/format";
import { Link } from "wouter";
import { Why } from "../../../components/overlays/WhySheet.tsx";

/** The four figures of 'Your Progress' (HOME-10): this week, streak, pull-ups, push-ups. */
export function ProgressStats({ figures }: { readonly figures: Figures }) {
  const { history, streak, pullUps, pushUps } = figures;
  const planned = history.plannedThisWeek ?? 0;
  const row = streak?.current;
  return (
    <section className="sec" aria-labelledby="your-progress">
      <div className="between base">
        <h2 id="your-progress">Your Progress</h2>
        <Why
          title="Why these figures?"
          facts={[
            whyFact(
              "This week",
              history.thisWeek,
              "days",
              "days with a finished workout since Monday",
              "Your log",
            ),
            whyFact(
              "Streak",
              row ?? "counting",
              row === undefined ? "" : "weeks",
              "a week counts with one session less than planned; one week in eight is free",
              "Your log and plans",
            ),
            whyFact(
              "Pull-ups",
              pullUps.best,
              "reps",
              "most in one set, last 12 weeks",
              "Readings and logged sets",
            ),
            whyFact(
              "Push-ups",
              pushUps.best,
              "reps",
              "most in one set, last 12 weeks",
              "Readings and logged sets",
            ),
          ]}
        />
      </div>
      <Link className="stats" href="/progress">
        <span>
          <span className="muted">This week</span>
          <span className="number">
            {history.thisWeek}
            <small> {planned > 0 ? `of ${formatCount(planned, "workout")}` : "workouts"}</small>
          </span>
        </span>
        <span>
          <span className="muted">Streak</span>
          <span className="number">
            {row ?? "…"}
            <small> {row === 1 ? "week" : "weeks"}</small>
          </span>
        </span>
        <span>
          <span className="muted">Pull-ups</span>
          <span className="number">
            {pullUps.best}
            <small> best set</small>
          </span>
        </span>
        <span>
          <span className="muted">Push-ups</span>
          <span className="number">
            {pushUps.best}
            <small> best set</small>
          </span>
        </span>
      </Link>
    </section>
  );
}
