import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { textNaming } from "../../data/reads/use-coach-name.ts";
import { homeText } from "./home.text.ts";
import type { PlannerView } from "./home-view.ts";

type PlannerCardProps = {
  readonly planner: PlannerView;
  /** Who really designs when the button is pressed (settled point 21). */
  readonly coachName: string;
};

/** HOME-09: which plan stands, since when, and the way to the next one. */
export function PlannerCardView({ planner, coachName }: PlannerCardProps) {
  return (
    <Card
      id="your-plan"
      title={planner.title}
      aside={<span className="text-small muted">{planner.status}</span>}
    >
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
            {homeText.weeklyReview}
          </ButtonLink>
        )}
      </div>
      <p className="text-small muted">
        <WholeWords
          text={
            planner.designedBy === ""
              ? homeText.designsYourWeek(coachName)
              : homeText.planDesignedBy(planner.designedBy)
          }
        />
      </p>
    </Card>
  );
}
