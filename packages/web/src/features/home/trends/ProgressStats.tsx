import type { Figures } from "@muster/domain/progress/figures";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import { formatCount } from "@muster/domain/shared/format";
import { Link } from "wouter";
import { commonText } from "../../../components/common.text.ts";
import { controlsText } from "../../../components/components.text.ts";
import { Why } from "../../../components/overlays/WhySheet.tsx";
import { trendsText } from "./goal-end.text.ts";

/** The four figures of 'Your Progress' (HOME-10): this week, streak, pull-ups, push-ups. */
export function ProgressStats({ figures }: { readonly figures: Figures }) {
  const { history, streak, pullUps, pushUps } = figures;
  const planned = history.plannedThisWeek ?? 0;
  const row = streak?.current;
  return (
    <section className="sec" aria-labelledby="your-progress">
      <div className="between base">
        <h2 id="your-progress">{trendsText.yourProgress}</h2>
        <Why
          title={trendsText.whyTheseFigures}
          facts={[
            whyFact(
              commonText.thisWeek,
              history.thisWeek,
              trendsText.days,
              controlsText.daysTrained,
              trendsText.yourLog,
            ),
            whyFact(
              trendsText.streak,
              row ?? trendsText.counting,
              row === undefined ? "" : trendsText.weeksUnit,
              trendsText.streakRule,
              trendsText.yourLogAndPlans,
            ),
            whyFact(
              trendsText.pullUps,
              pullUps.best,
              trendsText.reps,
              trendsText.mostInOneSetLast,
              trendsText.readingsAndLoggedSets,
            ),
            whyFact(
              trendsText.pushUps,
              pushUps.best,
              trendsText.reps,
              trendsText.mostInOneSetLast,
              trendsText.readingsAndLoggedSets,
            ),
          ]}
        />
      </div>
      <Link className="stats" href="/progress">
        <span>
          <span className="muted">{commonText.thisWeek}</span>
          <span className="number">
            {history.thisWeek}
            <small>
              {" "}
              {planned > 0 ? trendsText.ofPlanned(formatCount(planned, "workout")) : commonText.workoutsUnit}
            </small>
          </span>
        </span>
        <span>
          <span className="muted">{trendsText.streak}</span>
          <span className="number">
            {row ?? "…"}
            <small> {row === 1 ? trendsText.weekUnit : trendsText.weeksUnit}</small>
          </span>
        </span>
        <span>
          <span className="muted">{trendsText.pullUps}</span>
          <span className="number">
            {pullUps.best}
            <small> {trendsText.bestSet}</small>
          </span>
        </span>
        <span>
          <span className="muted">{trendsText.pushUps}</span>
          <span className="number">
            {pushUps.best}
            <small> {trendsText.bestSet}</small>
          </span>
        </span>
      </Link>
    </section>
  );
}
