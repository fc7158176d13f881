import type { CheckIn } from "@muster/domain/review/check-in";
import { Note } from "../../components/layout/Note.tsx";
import { DraftBar } from "../../features/review/WeeklyForm.tsx";

type ReviewIntroProps = {
  readonly title: string;
  /** The draft was stored on this device. */
  readonly isStored: boolean;
  /** Today's check-in, by itself or with an earlier review. */
  readonly sameDay: Pick<CheckIn, "pullups"> | undefined;
};

/** The head of the review: which week it is about, and what is filled in already. */
export function ReviewIntro({ title, isStored, sameDay }: ReviewIntroProps) {
  return (
    <>
      <DraftBar back="/" isStored={isStored} />
      <div className="stack-4">
        <h1 className="title-large">{title}</h1>
        <p className="muted text-large">Five minutes, then your next week is ready.</p>
      </div>
      {sameDay !== undefined && (
        <Note icon="check">
          {/* Only the review asks for its tests. */}
          {sameDay.pullups === null
            ? "What you told today's check-in is filled in."
            : "You did this review today. Change what you like; sending it again replaces it."}
        </Note>
      )}
    </>
  );
}
