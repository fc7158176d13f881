import "../features/coaching/coaching.css";
import { shownUnits } from "@muster/domain/profiles/settings";
import { workoutCounts } from "@muster/domain/progress/analysis";
import { Redirect } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Page, Stick } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { GenerationCard } from "../features/coaching/generation/GenerationCard.tsx";
import { isWorking } from "../features/coaching/generation/use-generate-week.ts";
import { designedWeekText } from "../features/coaching/week/plan.text.ts";
import { NextWeekLine } from "../features/planning/NextWeekLine.tsx";
import { RequestsCard } from "../features/requests/RequestsCard.tsx";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";
import { DesignedWeekPage } from "./weekly-planner/DesignedWeekPage.tsx";
import { usePlanner } from "./weekly-planner/use-planner.ts";
import { NoCheckInCard, WaitingWeeks } from "./weekly-planner/WaitingWeeks.tsx";
import { LastDays, WhatIsAnalyzed } from "./weekly-planner/WhatIsAnalyzed.tsx";

export default function WeeklyPlannerScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyPlanner profileId={profile.id} />;
}

function WeeklyPlanner({ profileId }: { readonly profileId: string }) {
  const today = useToday();
  const { live, lastDays, newest, week, pendingPlan, arrives, isNobody } = usePlanner(profileId, today);
  if (live.state === "error") throw live.error;
  if (isNobody) return <Redirect to="/onboarding" />;
  const waits = lastDays.state === "loading" && lastDays.waitsFor === "device";
  if (live.state === "loading" || waits || week === undefined)
    return (
      <Page title={designedWeekText.weeklyPlanner} bare>
        {null}
      </Page>
    );
  if (live.value.isChild) return <IdeasOnly title={designedWeekText.weeklyPlanner} />;
  const { checkIn, sessions, settings: known } = live.value;
  const { input, pending, generation, failure } = pendingPlan;
  const counts = workoutCounts(
    lastDays.state === "ready" ? lastDays.days.filter((day) => day.is === "planned") : [],
    sessions,
    today,
  );
  const working = isWorking(generation);
  if (pending !== undefined && pendingPlan.isShown && !working)
    return (
      <DesignedWeekPage
        designed={pending}
        pendingPlan={pendingPlan}
        wasEdited={newest.state === "ready" && newest.value.plan?.source === "edited"}
        shown={shownUnits(known)}
      />
    );
  return (
    <Page title={designedWeekText.weeklyPlanner} bare narrow stick>
      <TopBar title={designedWeekText.weeklyPlanner} back="/" />
      <div className="stack-4">
        <h2 className="title-large">{designedWeekText.planYourNextWeek}</h2>
        <p className="muted text-large">{designedWeekText.planLead}</p>
      </div>
      <NextWeekLine settings={known} today={today} />
      <WaitingWeeks pendingPlan={pendingPlan} today={today} />
      {checkIn === undefined && <NoCheckInCard />}
      <RequestsCard profileId={profileId} today={today} />
      <LastDays counts={counts} />
      {newest.state === "ready" && newest.value.plan?.weeklyFeedback != null && (
        <ButtonLink variant="ghost" full href="/weekly-feedback">
          {designedWeekText.readYourLastFeedback}
        </ButtonLink>
      )}
      <WhatIsAnalyzed
        counts={counts}
        checkedInOn={checkIn?.date}
        input={input}
        today={today}
        units={known.units}
      />
      <GenerationCard
        generation={generation}
        savedText={designedWeekText.nothingLost}
        failure={failure}
        units={known.units}
        onCancel={pendingPlan.cancel}
        onStart={(builtInOnly) => void pendingPlan.start(builtInOnly)}
      />
      {arrives && (
        <p className="muted" role="status">
          {designedWeekText.historyOnItsWay}
        </p>
      )}
      {/* A failed run has its own primary action. */}
      {generation.state !== "failed" && (
        <Stick>
          <Button
            variant="primary"
            xl
            disabled={!pendingPlan.isReady || arrives}
            busy={working && designedWeekText.designingYourWeek}
            onClick={() => void pendingPlan.start(false)}
          >
            {designedWeekText.generatePlan}
          </Button>
        </Stick>
      )}
    </Page>
  );
}
