import { addDays, mondayOf } from "@muster/domain/shared/dates";
import { formatDateRange } from "@muster/domain/shared/format";
import { Link, Redirect, useSearch } from "wouter";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Icon } from "../components/layout/Icon.tsx";
import { Page, Stick } from "../components/layout/Page.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useHasPlan } from "../data/reads/use-plan.ts";
import { useToday } from "../data/reads/use-today.ts";
import "../features/coaching/coaching.css";
import { useNewestPlan } from "../features/coaching/generation/use-newest-plan.ts";
import { FeedbackView } from "../features/coaching/week/FeedbackView.tsx";
import { weekFeedbackText } from "../features/coaching/week/feedback.text.ts";
import { useFeedbackFigures } from "../features/coaching/week/use-feedback-figures.ts";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";

/** `/weekly-feedback?week=7`: the review names the week; opened later it is named by its dates. */
export default function WeeklyFeedbackScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyFeedback profileId={profile.id} />;
}

function WeeklyFeedback({ profileId }: { readonly profileId: string }) {
  const today = useToday();
  const weekNumber = new URLSearchParams(useSearch()).get("week") ?? "";
  const live = useNewestPlan(profileId, today);
  const reviewId = live.state === "ready" ? (live.value.plan?.reviewId ?? null) : null;
  const figures = useFeedbackFigures(profileId, reviewId);
  const hasPlan = useHasPlan(profileId, today);
  if (live.state === "error") throw live.error;
  // With the figures comes the person's unit: no weight is shown in another one first.
  if (live.state === "loading" || figures.state === "loading" || hasPlan === undefined)
    return (
      <Page title={weekFeedbackText.weeklyFeedback} bare narrow>
        {null}
      </Page>
    );
  if (hasPlan === false) return <IdeasOnly title={weekFeedbackText.weeklyFeedback} />;
  const { plan, from } = live.value;
  const isReviewed = plan?.weeklyFeedback != null;
  // A plan that came of a Sunday's review is in force that day already where it was a rest day: its week is the next one.
  const monday = from === undefined ? undefined : mondayOf(addDays(from, 1));
  const weekName = /^\d{1,3}$/.test(weekNumber)
    ? weekFeedbackText.weekNumber(weekNumber)
    : weekFeedbackText.yourNewWeek;
  return (
    <Page title={weekFeedbackText.weeklyFeedback} bare narrow stick={isReviewed}>
      <header className="topbar">
        <Link className="iconbtn edge" href="/" aria-label={weekFeedbackText.close}>
          <Icon name="close" size="l" />
        </Link>
        {isReviewed && monday !== undefined && (
          <span className="text-small muted">
            {/^\d{1,3}$/.test(weekNumber) ? `${weekName}, ` : ""}
            {formatDateRange(monday, addDays(monday, 6))}
          </span>
        )}
      </header>
      {plan === undefined || !isReviewed ? (
        <>
          <h1 className="title-large">{weekFeedbackText.weeklyFeedback}</h1>
          <Empty
            icon="coach"
            title={weekFeedbackText.noFeedbackYet}
            text={weekFeedbackText.comesWithFirstReview}
            action={
              <ButtonLink variant="primary" xl href="/weekly-review">
                {weekFeedbackText.startReview}
              </ButtonLink>
            }
          />
        </>
      ) : (
        <>
          <FeedbackView
            plan={plan}
            weekName={weekName}
            figures={figures.state === "ready" ? figures.value : undefined}
          />
          <Stick>
            <ButtonLink
              variant="primary"
              xl
              href={monday === undefined ? "/schedule" : `/schedule?week=${monday}`}
            >
              {weekFeedbackText.seeWeek(weekName)}
            </ButtonLink>
          </Stick>
        </>
      )}
    </Page>
  );
}
