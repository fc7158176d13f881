import "../features/coaching/coaching.css";
import "../features/review/review.css";
import { weekCompleteTitle } from "@muster/domain/planning/texts/plan.text";
import { hasPlan, isMinor } from "@muster/domain/profiles/age";
import { reviewTexts, submitReviewText } from "@muster/domain/review/review.text";
import { parseReview, type ReviewDraft, reviewDraft } from "@muster/domain/review/review-form";
import { Redirect } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { Page, Stick } from "../components/layout/Page.tsx";
import { UnlikelyValues } from "../components/overlays/UnlikelyValues.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { GenerationCard } from "../features/coaching/generation/GenerationCard.tsx";
import { isWorking } from "../features/coaching/generation/use-generate-week.ts";
import { NoteUnderstood } from "../features/requests/NoteUnderstood.tsx";
import { RequestsCard } from "../features/requests/RequestsCard.tsx";
import { AssessmentResults } from "../features/review/AssessmentResults.tsx";
import { reviewDrafts } from "../features/review/form-draft.ts";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";
import { LoadFailure } from "../features/review/LoadFailure.tsx";
import { ReviewForm } from "../features/review/ReviewForm.tsx";
import { reviewText } from "../features/review/texts/review.text.ts";
import { useFormDraft } from "../features/review/use-form-draft.ts";
import { WeekSummaryCard } from "../features/review/WeekSummaryCard.tsx";
import { weekLineDays } from "../features/review/week-line-days.ts";
import { ReviewIntro } from "./weekly-review/ReviewIntro.tsx";
import { ReviewOnItsWay } from "./weekly-review/ReviewOnItsWay.tsx";
import { useReviewedWeek } from "./weekly-review/use-reviewed-week.ts";
import { useSubmitReview } from "./weekly-review/use-submit-review.ts";

/** Ties the button at the foot of the screen to its form. */
const formId = "review";

export default function WeeklyReviewScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyReview profileId={profile.id} />;
}

function WeeklyReview({ profileId }: { readonly profileId: string }) {
  const today = useToday();
  const { week, live, planned, arrives, waits, isNobody } = useReviewedWeek(profileId, today);
  const form = useFormDraft(reviewDrafts, profileId, week.from);
  const { generation, cancel, failure, isSaving, question, submit } = useSubmitReview(
    profileId,
    today,
    form.drop,
  );

  if (live.state === "error") return <LoadFailure text={reviewTexts.loadFailure} />;
  if (isNobody) return <Redirect to="/onboarding" />;
  if (
    live.state === "loading" ||
    live.value.profile === undefined ||
    live.value.context === undefined ||
    planned.state === "loading" ||
    arrives
  )
    return (
      <ReviewOnItsWay
        records={waits || (planned.state === "loading" && planned.waitsFor === "sync")}
        history={arrives}
      />
    );
  const { profile, settings, previous, sameDay, timing, sessions, context } = live.value;
  if (!hasPlan(profile, today)) return <IdeasOnly title={reviewText.weeklyReview} />;
  const reviewed = context.weekNumber;
  const next = reviewed + 1;
  // Before its Sunday no week is complete.
  const title = timing.is === "early" ? reviewText.weeklyReview : weekCompleteTitle(reviewed);
  const { units } = settings;
  const parse = (typed: ReviewDraft) => parseReview(typed, { date: today, week: reviewed, units, sameDay });
  const shown = form.over(reviewDraft(sameDay, units), parse);
  const { draft } = shown;
  const send = (builtInOnly: boolean): void => {
    if (isSaving) return;
    const checkIn = parse(draft);
    if (checkIn.ok) void submit(checkIn.value, { week: next, builtInOnly, units });
    else form.refuse(checkIn.error);
  };

  const working = isWorking(generation);
  return (
    <Page title={title} bare narrow stick>
      <ReviewIntro title={title} isStored={form.isStored} sameDay={sameDay} timing={timing} />
      {/* The week before is over, and not the one that this review is about. */}
      {timing.is !== "early" && (
        <WeekSummaryCard summary={context} days={weekLineDays(planned.days, sessions, today)} />
      )}
      {context.assessmentData !== null && (
        <AssessmentResults results={context.assessmentData} units={units} />
      )}
      <ReviewForm
        formId={formId}
        form={shown}
        previous={previous}
        units={units}
        showsBodyFat={!isMinor(profile, today)}
        busy={working}
        onSubmit={() => send(false)}
        belowNotes={<NoteUnderstood profileId={profileId} today={today} note={draft.notes} />}
      />
      <RequestsCard profileId={profileId} today={today} noteAbove={draft.notes} />
      <GenerationCard
        generation={generation}
        savedText={reviewText.yourCheckInIsKept}
        failure={failure}
        units={units}
        onCancel={cancel}
        onStart={send}
      />
      <UnlikelyValues {...question} />
      {/* A failed run has its own primary action. */}
      {generation.state !== "failed" && (
        <Stick>
          <Button
            variant="primary"
            xl
            type="submit"
            form={formId}
            busy={(isSaving || working) && reviewText.analyzingYourWeek}
          >
            {submitReviewText(next)}
          </Button>
        </Stick>
      )}
    </Page>
  );
}
