import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { textNaming } from "../../data/reads/use-coach-name.ts";
import type { PlannerView } from "./home-view.ts";

type PlannerCardProps = {
  readonly planner: PlannerView;
  /** Who really designs when the button is pressed (settled point 21). */
  readonly coachName: string;
};

/** HOME-09: which plan stands, since when, and the way to the next one. */
export function PlannerCardView({ planner, coachName }: PlannerCardProps) {
  return (
    <section className="card stack" aria-labelledby="your-plan">
      <div className="between base">
        <h2 className="text-large" id="your-plan">
          {planner.title}
        </h2>
        <span className="text-small muted">{planner.status}</span>
      </div>
      {planner.summary !== "" && (
        <p className="muted">
          <WholeWords text={planner.summary} />
        </p>
      )}
      <div className="row wrap card-actions">
        <ButtonLink variant="secondary" href="/weekly-planner">
          {textNaming(coachName, planner.button)}
        </ButtonLink>
        {planner.showsReviewLink && (
          <ButtonLink variant="ghost" href="/weekly-review">
            Weekly review
          </ButtonLink>
        )}
      </div>
      <p className="text-small muted">
        <WholeWords
          text={
            planner.designedBy === ""
              ? `Designs your week: ${coachName}.`
              : `This plan was designed by: ${planner.designedBy}.`
          }
        />
      </p>
    </section>
  );
}
