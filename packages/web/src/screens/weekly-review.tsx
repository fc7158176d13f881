import { weekCompleteTitle } from "@muster/domain/planning/week-number";
import { hasPlan, isMinor } from "@muster/domain/profiles/age";
import { checkInId } from "@muster/domain/record-ids";
import { withSides } from "@muster/domain/review/check-in-form";
import {
  parseReview,
  type ReviewDraft,
  reviewDraft,
  submitReviewText,
} from "@muster/domain/review/review-form";
import { programGeneratedText, reviewTexts } from "@muster/domain/review/review-texts";
import { reviewedWeek } from "@muster/domain/review/week-summary";
import { useState } from "react";
import { Redirect, useLocation } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { Icon } from "../components/layout/Icon.tsx";
import { Note } from "../components/layout/Note.tsx";
import { Page, Stick } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { showToast } from "../components/overlays/toasts.ts";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { usePlanWeek } from "../data/reads/use-plan.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useServices } from "../data/services.ts";
import { historyArrives, useSyncStatus } from "../data/sync/use-sync-status.ts";
import "../features/coaching/coaching.css";
import { GenerationConsent } from "../features/coaching/consent/GenerationConsent.tsx";
import { checkedAgain } from "../features/coaching/generation/design-built-in.ts";
import { GenerationCard } from "../features/coaching/generation/GenerationCard.tsx";
import { readDesignInput } from "../features/coaching/generation/read-design-input.ts";
import { useGenerateWeek } from "../features/coaching/generation/use-generate-week.ts";
import { dropUndecided } from "../features/coaching/proposal/undecided-week.ts";
import { WhoAnswers } from "../features/coaching/week/WrittenBy.tsx";
import "../features/review/review.css";
import { saveErrorText } from "../data/store/save-error.ts";
import { NoteUnderstood } from "../features/requests/NoteUnderstood.tsx";
import { RequestsCard } from "../features/requests/RequestsCard.tsx";
import { AssessmentResults } from "../features/review/AssessmentResults.tsx";
import { reviewDrafts, touched } from "../features/review/form-draft.ts";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";
import { LoadFailure } from "../features/review/LoadFailure.tsx";
import { ReviewForm } from "../features/review/ReviewForm.tsx";
import { planStart, saveCheckIn, submitReview } from "../features/review/submit-review.ts";
import { useIsNobody } from "../features/review/use-is-nobody.ts";
import { useReviewRecords } from "../features/review/use-review-records.ts";
import { WeekSummaryCard } from "../features/review/WeekSummaryCard.tsx";
import { weekLineDays } from "../features/review/week-line-days.ts";

/** Ties the button at the foot of the screen to its form. */
const formId = "review";

export default function WeeklyReviewScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyReview profileId={profile.id} />;
}

function WeeklyReview({ profileId }: { readonly profileId: string }) {
  const { store, now, newId } = useServices();
  const [, navigate] = useLocation();
  const today = useToday();
  const week = reviewedWeek(today);
  const live = useReviewRecords(profileId, today, week.from, week.to);
  const planned = usePlanWeek(week.from);
  const arrives = historyArrives(useSyncStatus());
  const { generation, generate, cancel, reset } = useGenerateWeek();
  const [typed, setTyped] = useState<Partial<ReviewDraft>>(() => reviewDrafts.read(profileId, week.from));
  const [draftSaved, setDraftSaved] = useState(false);
  const [errors, setErrors] = useState<{ readonly [field: string]: string }>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);

  const waits = live.state === "ready" && live.value.profile === undefined;
  const isNobody = useIsNobody(profileId, waits);
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
      <Page title="Weekly review" bare narrow>
        <TopBar title="Weekly review" back="/" />
        {(waits || (planned.state === "loading" && planned.waitsFor === "sync")) && (
          <Note icon="cloud">Your records are not on this device yet. They come with the next sync.</Note>
        )}
        {/* A week that is summed up from half of its records would be told wrong. */}
        {arrives && (
          <Note icon="cloud">Your history is still on its way to this device. Then your review opens.</Note>
        )}
      </Page>
    );
  const { profile, settings, previous, sameDay, sessions, context } = live.value;
  if (!hasPlan(profile, today)) return <IdeasOnly title="Weekly review" />;
  const reviewed = context.weekNumber;
  const next = reviewed + 1;
  const { units } = settings;
  // Whatever was not touched follows the day's check-in, also one that comes while this page is open.
  const stored = reviewDraft(sameDay, units);
  const draft = { ...stored, ...typed };
  const change = (part: Partial<ReviewDraft>) => {
    const changed = touched(stored, typed, part);
    setTyped(changed);
    setDraftSaved(reviewDrafts.keep(profileId, week.from, changed));
    const corrected = Object.keys(part).filter((field) => field in errors);
    if (corrected.length > 0)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !corrected.includes(field))));
  };

  const submit = async (builtInOnly: boolean) => {
    if (saving) return;
    const checkIn = parseReview(draft, { date: today, week: reviewed, units, sameDay });
    if (!checkIn.ok) {
      setErrors(checkIn.error);
      setRefusals(refusals + 1);
      return;
    }
    setSaving(true);
    setFailure(undefined);
    try {
      const reviewId = checkInId(profileId, today);
      const filled = withSides(checkIn.value, await store.get("checkIn", reviewId));
      const from = await planStart(store, profileId, today);
      const question = {
        profileId,
        today,
        validFrom: from,
        weekNumber: next,
        replaces: true,
        checkIn: { ...filled, id: reviewId },
      };
      const input = await readDesignInput(store, question);
      if (input === undefined) return navigate("/onboarding");
      const designed = await generate({
        kind: "review",
        input,
        reviewId,
        builtInOnly,
        failureText: reviewTexts.failure,
        beforeModel: async () => {
          const kept = await saveCheckIn(store, profileId, filled, now());
          return kept.ok ? undefined : saveErrorText(kept.error);
        },
      });
      if (designed === undefined) return;
      // A model takes minutes: entries of another device in the meantime count.
      const fresh = (await readDesignInput(store, question)) ?? input;
      const saved = await submitReview(store, {
        profileId,
        checkIn: filled,
        reviewId,
        designed: await checkedAgain(designed, fresh),
        from,
        today,
        now: now(),
        newId,
      });
      if (!saved.ok) {
        reset();
        setFailure(saveErrorText(saved.error));
        return;
      }
      reviewDrafts.drop(profileId, week.from);
      dropUndecided(profileId);
      if (saved.value.hasFeedback) return navigate(`/weekly-feedback?week=${next}`);
      showToast({ kind: "success", text: programGeneratedText(next) });
      navigate("/");
    } finally {
      setSaving(false);
    }
  };

  const working = generation.state === "working" || generation.state === "consent";
  return (
    <Page title={weekCompleteTitle(reviewed)} bare narrow stick>
      <header className="topbar">
        <button type="button" className="iconbtn edge" aria-label="Back" onClick={() => navigate("/")}>
          <Icon name="back" size="l" />
        </button>
        <span className="text-small muted row saved-mark" aria-live="polite">
          {draftSaved && (
            <>
              <Icon name="cloud" size="s" />
              Draft saved
            </>
          )}
        </span>
      </header>
      <div className="stack-4">
        <h1 className="title-large">{weekCompleteTitle(reviewed)}</h1>
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
      <WeekSummaryCard summary={context} days={weekLineDays(planned.days, sessions, today)} />
      {context.assessmentData !== null && (
        <AssessmentResults results={context.assessmentData} units={units} />
      )}
      <ReviewForm
        formId={formId}
        draft={draft}
        errors={errors}
        refusals={refusals}
        previous={previous}
        units={units}
        asksBodyFat={!isMinor(profile, today)}
        busy={working}
        onChange={change}
        onSubmit={() => void submit(false)}
        belowNotes={<NoteUnderstood profileId={profileId} today={today} note={draft.notes} />}
      />
      <RequestsCard profileId={profileId} today={today} />
      <GenerationCard
        generation={generation}
        kept="Your check-in is kept."
        onCancel={cancel}
        onRetry={() => void submit(false)}
        onBuiltIn={() => void submit(true)}
      />
      {failure !== undefined && (
        <p className="danger-text bold" role="alert">
          {failure}
        </p>
      )}
      <WhoAnswers />
      <GenerationConsent generation={generation} units={units} />
      {/* A failed run has its own primary action. */}
      {generation.state !== "failed" && (
        <Stick>
          <Button
            variant="primary"
            xl
            type="submit"
            form={formId}
            busy={(saving || working) && "Analyzing your week..."}
          >
            {submitReviewText(next)}
          </Button>
        </Stick>
      )}
    </Page>
  );
}
