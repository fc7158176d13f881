import { reviewOpenText, weekCompleteTitle } from "@muster/domain/planning/texts/plan.text";
import type { ReviewStatus } from "@muster/domain/planning/week-number";
import { Link } from "wouter";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { homeText } from "./home.text.ts";

type ReviewPromptProps = {
  readonly review: { readonly status: ReviewStatus; readonly week: number };
  readonly onLater: () => void;
  /** False while a workout is to be resumed: that one has the primary. */
  readonly primary: boolean;
};

/** HOME-03: on Sunday the card, from Monday on a quiet line until the review is done. */
export function ReviewPrompt({ review, onLater, primary }: ReviewPromptProps) {
  if (review.status === "none") return null;
  if (review.status === "open")
    return (
      <Link className="banner review-line" href="/weekly-review">
        <Icon name="coach" />
        <span className="review-start">{reviewOpenText}</span>
        <Icon name="chevron" size="s" />
      </Link>
    );
  return (
    <section className="card stack" aria-labelledby="review-due">
      <div className="stack-4">
        <h2 className="title-small" id="review-due">
          {weekCompleteTitle(review.week)}
        </h2>
        <p className="muted">{homeText.fiveMinutesToLookBack}</p>
      </div>
      <div className="row wrap card-actions">
        <ButtonLink
          variant={primary ? "primary" : "secondary"}
          href="/weekly-review"
          className="review-start"
        >
          {homeText.startWeeklyReview}
        </ButtonLink>
        <Button variant="quiet" className="flush" onClick={onLater}>
          {homeText.remindMeLater}
        </Button>
      </div>
    </section>
  );
}
