import type { CheckIn } from "@muster/domain/review/check-in";
import type { ReviewTiming } from "@muster/domain/review/review-timing";
import { formatLongDate } from "@muster/domain/shared/format";
import { Note } from "../../components/layout/Note.tsx";
import { reviewText } from "../../features/review/texts/review.text.ts";
import { DraftBar } from "../../features/review/WeeklyForm.tsx";

type ReviewIntroProps = {
  readonly title: string;
  /** The draft was stored on this device. */
  readonly isStored: boolean;
  /** Today's check-in, by itself or with an earlier review. */
  readonly sameDay: Pick<CheckIn, "pullups"> | undefined;
  readonly timing: ReviewTiming;
};

/** The head of the review: which week it is about, and what is filled in already. */
export function ReviewIntro({ title, isStored, sameDay, timing }: ReviewIntroProps) {
  return (
    <>
      <DraftBar back="/" isStored={isStored} />
      <div className="stack-4">
        <h1 className="title-large">{title}</h1>
        <p className="muted text-large">{reviewText.reviewLead}</p>
      </div>
      {timing.is === "early" && <Note icon="clock">{reviewText.early(formatLongDate(timing.on))}</Note>}
      {timing.is === "done" && (
        <Note icon="check">
          {reviewText.done({
            reviewed: formatLongDate(timing.reviewedOn),
            next: formatLongDate(timing.on),
          })}
        </Note>
      )}
      {sameDay !== undefined && (
        <Note icon="check">
          {/* Only the review asks for its tests. */}
          {sameDay.pullups === null ? reviewText.whatYouToldTodaysCheck : reviewText.youDidThisReviewToday}
        </Note>
      )}
    </>
  );
}
