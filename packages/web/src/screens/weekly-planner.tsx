import { owedDays } from "@muster/domain/planning/day-marks";
import { plannedWeekDate, weekNumber } from "@muster/domain/planning/week-number";
import { shownUnits } from "@muster/domain/profiles/settings";
import { missedWorkouts } from "@muster/domain/progress/analysis";
import { addDays, type CivilDate, daysBetween, mondayOf } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import { sessionStatus } from "@muster/domain/training/session";
import { Redirect } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Note } from "../components/layout/Note.tsx";
import { Page, Stick } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { Why } from "../components/overlays/WhySheet.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { usePlanDays } from "../data/reads/use-plan.ts";
import { useToday } from "../data/reads/use-today.ts";
import { historyArrives, useSyncStatus } from "../data/sync/use-sync-status.ts";
import "../features/coaching/coaching.css";
import { LabelValueList } from "../components/layout/LabelValueList.tsx";
import { GenerationConsent } from "../features/coaching/consent/GenerationConsent.tsx";
import { whatIsSent } from "../features/coaching/consent/what-is-sent.ts";
import { GenerationCard } from "../features/coaching/generation/GenerationCard.tsx";
import { useNewestPlan } from "../features/coaching/generation/use-newest-plan.ts";
import { usePlannerRecords } from "../features/coaching/generation/use-planner-records.ts";
import { LaterProposal } from "../features/coaching/proposal/HomeProposal.tsx";
import { UndecidedCard } from "../features/coaching/proposal/UndecidedCard.tsx";
import { weekFingerprint } from "../features/coaching/proposal/undecided-week.ts";
import { PlanResult } from "../features/coaching/week/PlanResult.tsx";
import { WhoAnswers } from "../features/coaching/week/WrittenBy.tsx";
import { RequestsCard } from "../features/requests/RequestsCard.tsx";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";
import { useIsNobody } from "../features/review/use-is-nobody.ts";
import { useWeekInHand } from "./weekly-planner/use-week-in-hand.ts";

export default function WeeklyPlannerScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyPlanner profileId={profile.id} />;
}

function WeeklyPlanner({ profileId }: { readonly profileId: string }) {
  const today = useToday();
  const live = usePlannerRecords(profileId, today);
  const lastDays = usePlanDays(lastDaysAndThisWeek(today));
  const newest = useNewestPlan(profileId, today);
  const settings = live.state === "ready" ? live.value.settings : undefined;
  const hasProfile = live.state === "ready" && live.value.hasProfile;
  const isNobody = useIsNobody(profileId, live.state === "ready" && !hasProfile);
  const sync = useSyncStatus();
  const arrives = historyArrives(sync);
  const week = settings === undefined ? undefined : weekNumber(settings, plannedWeekDate(today));
  const hand = useWeekInHand(
    profileId,
    today,
    hasProfile ? week : undefined,
    live.state === "ready" ? live.value.checkIn?.id : undefined,
    newest.state === "ready" ? weekFingerprint(newest.value.plan) : undefined,
  );

  if (live.state === "error") throw live.error;
  if (isNobody) return <Redirect to="/onboarding" />;
  const waits = lastDays.state === "loading" && lastDays.waitsFor === "device";
  if (live.state === "loading" || waits || week === undefined)
    return (
      <Page title="Weekly planner" bare>
        {null}
      </Page>
    );
  if (live.value.isChild) return <IdeasOnly title="Weekly planner" />;
  const { checkIn, sessions } = live.value;
  const recent = sessions.filter((session) => session.date > addDays(today, -7));
  const completed = recent.filter(
    (session) => sessionStatus(session) === "finished" && session.prescription.kind === "training",
  ).length;
  const plannedDates =
    lastDays.state !== "ready"
      ? []
      : owedDays(lastDays.days.filter((day) => day.is === "planned")).flatMap((day) =>
          day.workout.kind === "training" ? [day.date] : [],
        );
  const missed = missedWorkouts(plannedDates, sessions, today).length;

  const counted = [
    { subject: "Completed, last 7 days", value: completed, source: "Finished, or ended early with a set" },
    { subject: "Missed, Monday-Friday", value: missed, source: "Planned, neither done nor skipped" },
  ].map((count, index) => ({ ...count, id: String(index), unit: "", rule: "PLAN-01" }));
  const { input, offer, undecided, locks, generation, failure } = hand;
  /** The offer says it already. */
  const isOffered = offer.proposal !== undefined && undecided?.offered !== undefined;
  const working = generation.state === "working" || generation.state === "consent";
  const failed = failure !== undefined && (
    <p className="danger-text bold" role="alert">
      {failure}
    </p>
  );
  if (undecided !== undefined && hand.looking && !working)
    return (
      <Page title="Weekly planner" bare stick className="with-two">
        <TopBar title="Weekly planner" back={() => history.back()} />
        {newest.state === "ready" && newest.value.plan?.source === "edited" && (
          <Note icon="edit">You changed your plan by hand. Saving this week replaces those changes.</Note>
        )}
        {undecided.differs !== undefined && (
          <p className="muted" role="status">
            {undecided.differs}
          </p>
        )}
        <PlanResult
          week={undecided.week}
          locks={locks}
          onLocks={hand.setLocks}
          shown={shownUnits(live.value.settings)}
        />
        {failed}
        <Stick>
          <div className="stack-4">
            <Button variant="primary" xl busy={hand.saving && "Saving..."} onClick={() => void hand.save()}>
              Save & Use This Plan
            </Button>
            <Button variant="ghost" full onClick={() => void hand.start(false)}>
              Generate Different Plan
            </Button>
          </div>
        </Stick>
      </Page>
    );
  return (
    <Page title="Weekly planner" bare narrow stick>
      <TopBar title="Weekly planner" back="/" />
      <div className="stack-4">
        <h2 className="title-large">Plan your next week</h2>
        <p className="muted text-large">From what you logged, how you recover and what you want.</p>
      </div>
      {hand.isPast && hand.looking && !working && (
        <p className="muted" role="status">
          Another week was saved meanwhile, so the one shown here is gone. Your plan is the saved one.
        </p>
      )}
      {generation.state === "idle" && offer.proposal !== undefined && (
        <LaterProposal offer={offer} today={today} canLook={hand.isReady} onLook={() => void hand.look()} />
      )}
      {undecided !== undefined && !working && !isOffered && (
        <UndecidedCard name={undecided.week.plan.programName} onLook={() => hand.show(undecided)} />
      )}
      {checkIn === undefined && (
        <section className="card stack">
          <h2 className="text-large">No check-in this week</h2>
          <p className="muted">A few numbers make the next week fit you better. It takes two minutes.</p>
          <ButtonLink variant="secondary" full href="/weekly-check-in">
            Start Weekly Check-In
          </ButtonLink>
        </section>
      )}
      <RequestsCard profileId={profileId} today={today} />
      <div className="stats">
        <div>
          <span className="muted">Completed, last 7 days</span>
          <span className="number">
            {completed} <small>{completed === 1 ? "workout" : "workouts"}</small>
          </span>
        </div>
        <div>
          <span className="muted">Missed, Monday-Friday</span>
          <span className="number">
            {missed} <small>{missed === 1 ? "workout" : "workouts"}</small>
          </span>
        </div>
      </div>
      {newest.state === "ready" && newest.value.plan?.weeklyFeedback != null && (
        <ButtonLink variant="ghost" full href="/weekly-feedback">
          Read your last feedback
        </ButtonLink>
      )}
      <section className="card stack-8">
        <div className="between base">
          <h2 className="text-large">What will be analyzed</h2>
          <Why
            title="Why these counts?"
            text="Everything comes from what you logged. Today is not missed yet, and a workout that you moved is owed on its new day."
            facts={counted}
          />
        </div>
        {input !== undefined && (
          <LabelValueList
            lines={[
              ...(checkIn === undefined
                ? []
                : [{ label: "Last check-in", value: formatDate(checkIn.date, today) }]),
              ...whatIsSent(input, live.value.settings.units),
            ]}
          />
        )}
      </section>
      <GenerationCard
        generation={generation}
        kept="Everything you logged is kept."
        onCancel={hand.cancel}
        onRetry={() => void hand.start(false)}
        onBuiltIn={() => void hand.start(true)}
      />
      {failed}
      <WhoAnswers />
      <GenerationConsent generation={generation} units={live.value.settings.units} />
      {arrives && (
        <p className="muted" role="status">
          Your history is still on its way to this device.
        </p>
      )}
      {/* A failed run has its own primary action. */}
      {generation.state !== "failed" && (
        <Stick>
          <Button
            variant="primary"
            xl
            disabled={!hand.isReady || arrives}
            busy={working && "Designing your week..."}
            onClick={() => void hand.start(false)}
          >
            Generate Plan
          </Button>
        </Stick>
      )}
    </Page>
  );
}

/** The seven days that end today and the rest of this week, in order: a missed day's work may lie further on in it. */
const lastDaysAndThisWeek = (today: CivilDate): readonly CivilDate[] => {
  const sunday = addDays(mondayOf(today), 6);
  return Array.from({ length: 7 + daysBetween(today, sunday) }, (_, index) => addDays(today, index - 6));
};
