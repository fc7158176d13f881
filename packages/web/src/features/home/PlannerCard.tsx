import { ButtonLink } from "../../components/ButtonLink.tsx";
import { textNaming } from "../../data/use-coach-name.ts";
import type { PlannerView } from "./home-view.ts";

type PlannerCardProps = {
  readonly planner: PlannerView;
  /** Who really designs when the button is pressed (settled point 21). */
  readonly coachName: string;
};

/** HOME-09: which plan stands, since when, and the way to the next one. */
export function PlannerCard({ planner, coachName }: PlannerCardProps) {
  return (
    <section className="card stack" aria-labelledby="your-plan">
      <div className="between base">
        <h2 className="t17" id="your-plan">
          {planner.title}
        </h2>
        <span className="t13 c2">{planner.status}</span>
      </div>
      {planner.summary !== "" && <p className="c2">{planner.summary}</p>}
      <div className="row wrap card-actions">
        <ButtonLink kind="s" href="/weekly-planner">
          {textNaming(coachName, planner.button)}
        </ButtonLink>
        {planner.showsReviewLink && (
          <ButtonLink kind="g" href="/weekly-review">
            Weekly review
          </ButtonLink>
        )}
      </div>
      <p className="t13 c2">
        {planner.designedBy === ""
          ? `Designs your week: ${coachName}.`
          : `This plan was designed by: ${planner.designedBy}.`}
      </p>
    </section>
  );
}
