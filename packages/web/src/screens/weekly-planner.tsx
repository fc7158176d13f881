import type { DesignInput } from "@muster/coach/design/input";
import { missedWorkouts } from "@muster/domain/planning/analysis";
import { owedDays } from "@muster/domain/planning/day-marks";
import { weekNumber } from "@muster/domain/planning/week-number";
import { checkInId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, daysBetween, mondayOf } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import { sessionStatus } from "@muster/domain/training/session";
import { useEffect, useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { Button } from "../components/Button.tsx";
import { ButtonLink } from "../components/ButtonLink.tsx";
import { Page } from "../components/Page.tsx";
import { Stick } from "../components/Stick.tsx";
import { TopBar } from "../components/TopBar.tsx";
import { showToast } from "../components/toasts.ts";
import { useCurrentProfile } from "../data/current-profile.ts";
import { useServices } from "../data/services.ts";
import { usePlanDays } from "../data/use-plan.ts";
import { historyArrives, useSyncStatus } from "../data/use-sync-status.ts";
import { useToday } from "../data/use-today.ts";
import { plannerFailureText } from "../features/coaching/failure-texts.ts";
import "../features/coaching/coaching.css";
import { LabelValueList } from "../components/LabelValueList.tsx";
import { saveErrorText } from "../data/save-error-text.ts";
import { checkDelivered, checkedAgain } from "../features/coaching/design-built-in.ts";
import { GenerationCard } from "../features/coaching/GenerationCard.tsx";
import { GenerationConsent } from "../features/coaching/GenerationConsent.tsx";
import { noLocks } from "../features/coaching/locks.ts";
import { PlanResult } from "../features/coaching/PlanResult.tsx";
import { ProposalCard } from "../features/coaching/ProposalCard.tsx";
import { readDesignInput } from "../features/coaching/read-design-input.ts";
import { UndecidedCard } from "../features/coaching/UndecidedCard.tsx";
import {
  dropUndecided,
  keepUndecided,
  type UndecidedWeek,
  undecidedWeek,
} from "../features/coaching/undecided-week.ts";
import { useGenerateWeek } from "../features/coaching/use-generate-week.ts";
import { useNewestPlan } from "../features/coaching/use-newest-plan.ts";
import { usePlannerRecords } from "../features/coaching/use-planner-records.ts";
import { useProposal } from "../features/coaching/use-proposal.ts";
import { WhoAnswers } from "../features/coaching/WhoAnswers.tsx";
import { whatIsSent } from "../features/coaching/what-is-sent.ts";
import { IdeasOnly } from "../features/review/IdeasOnly.tsx";
import { planStart, submitReview } from "../features/review/submit-review.ts";
import { useIsNobody } from "../features/review/use-is-nobody.ts";

export default function WeeklyPlannerScreen() {
  const profile = useCurrentProfile();
  return profile === undefined ? <Redirect to="/user-select" /> : <WeeklyPlanner profileId={profile.id} />;
}

function WeeklyPlanner({ profileId }: { readonly profileId: string }) {
  const { store, now, newId } = useServices();
  const [, navigate] = useLocation();
  const today = useToday();
  const live = usePlannerRecords(profileId, today);
  const lastDays = usePlanDays(lastDaysAndThisWeek(today));
  const newest = useNewestPlan(profileId, today);
  const { generation, generate, cancel, reset } = useGenerateWeek();
  const [input, setInput] = useState<DesignInput>();
  const [undecided, setUndecided] = useState(() => undecidedWeek(profileId, today));
  // An entry of its own in the history: back leads from the week to where it was asked for.
  const looking = new URLSearchParams(useSearch()).has("designed");
  const [locks, setLocks] = useState(noLocks);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const offer = useProposal();
  const settings = live.state === "ready" ? live.value.settings : undefined;
  const hasProfile = live.state === "ready" && live.value.hasProfile;
  const isNobody = useIsNobody(profileId, live.state === "ready" && !hasProfile);
  const sync = useSyncStatus();
  const arrives = historyArrives(sync);
  const syncedAt = sync.lastSyncAt?.getTime();
  const week = settings === undefined ? undefined : weekNumber(settings.lastPlanUpdate, today) + 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from other devices is read at each sync.
  useEffect(() => {
    if (week === undefined || !hasProfile) return;
    let gone = false;
    planStart(store, profileId, today)
      .then((validFrom) =>
        readDesignInput(store, { profileId, today, validFrom, weekNumber: week, replaces: true }),
      )
      .then((read) => {
        if (!gone) setInput(read);
      })
      .catch(() => {
        if (!gone) setFailure("This device could not read your records. Please try again.");
      });
    return () => {
      gone = true;
    };
  }, [store, profileId, today, week, hasProfile, syncedAt]);

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

  const show = (next: UndecidedWeek) => {
    keepUndecided(profileId, today, next);
    setUndecided(next);
    navigate("/weekly-planner?designed");
  };
  const look = async () => {
    if (input === undefined || offer.proposal === undefined) return;
    const { job, week: proposed } = offer.proposal;
    setFailure(undefined);
    try {
      show({
        week: await checkDelivered(proposed, input),
        offered: { reviewId: job.kind === "planner" ? (checkIn?.id ?? null) : job.reviewId },
      });
    } catch (broken) {
      setFailure("That week could not be opened. Generate a new one; everything you logged is kept.");
      // A bug: the console is where it can be found.
      console.error(broken);
    }
  };
  const start = async (builtInOnly: boolean) => {
    if (input === undefined) return;
    setFailure(undefined);
    if (looking) navigate("/weekly-planner", { replace: true });
    const designed = await generate({
      kind: "planner",
      input: locks.days.length + locks.exercises.length === 0 ? input : { ...input, locks },
      reviewId: checkIn?.id ?? checkInId(profileId, today),
      builtInOnly,
      failureText: plannerFailureText,
    });
    if (designed === undefined) return;
    reset();
    show({ week: designed });
    // COACH-03: the built-in coach answers the same question the same way; better said than wondered about.
    if (undecided !== undefined && JSON.stringify(undecided.week) === JSON.stringify(designed))
      showToast({
        kind: "info",
        text: "Same data, same plan. Log more, or change your preferences, for a different one.",
      });
  };
  const keepWeek = async (of: UndecidedWeek) => {
    const from = await planStart(store, profileId, today);
    const fresh = await readDesignInput(store, {
      profileId,
      today,
      validFrom: from,
      weekNumber: week,
      replaces: true,
      locks,
    });
    const checked = fresh === undefined ? of.week : await checkedAgain(of.week, fresh);
    if (checked !== of.week) {
      const safer = { ...of, week: checked };
      keepUndecided(profileId, today, safer);
      setUndecided(safer);
      return "What you told since then changes this week. Nothing is saved yet: look at it again, then save.";
    }
    const saved = await submitReview(store, {
      profileId,
      checkIn: undefined,
      reviewId: of.offered === undefined ? (checkIn?.id ?? null) : of.offered.reviewId,
      designed: of.week,
      from,
      today,
      now: now(),
      newId,
    });
    return saved.ok ? undefined : saveErrorText(saved.error);
  };
  const save = async () => {
    if (saving || undecided === undefined) return;
    setSaving(true);
    const problem = await keepWeek(undecided).catch(
      () => "This device could not read your records. Please try again.",
    );
    setSaving(false);
    setFailure(problem);
    if (problem !== undefined) return;
    dropUndecided();
    if (undecided.offered !== undefined) void offer.claim();
    showToast({ kind: "success", text: "New weekly plan saved! Your workouts are now updated." });
    // The week is no place to come back to any more.
    navigate("/", { replace: true });
  };

  /** The offer says it already. */
  const isOffered = offer.proposal !== undefined && undecided?.offered !== undefined;
  const working = generation.state === "working" || generation.state === "consent";
  const failed = failure !== undefined && (
    <p className="danger b" role="alert">
      {failure}
    </p>
  );
  if (undecided !== undefined && looking && !working)
    return (
      <Page title="Weekly planner" bare stick className="with-two">
        <TopBar title="Weekly planner" back={() => history.back()} />
        <PlanResult
          week={undecided.week}
          weekNumber={week}
          locks={locks}
          onLocks={setLocks}
          units={live.value.settings.units}
        />
        {failed}
        <Stick>
          <div className="stack-4">
            <Button kind="p" xl busy={saving && "Saving..."} onClick={() => void save()}>
              Save & Use This Plan
            </Button>
            <Button kind="g" full onClick={() => void start(false)}>
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
        <h2 className="t32">Plan your next week</h2>
        <p className="c2 t17">From what you logged, how you recover and what you want.</p>
      </div>
      {generation.state === "idle" && <ProposalCard offer={offer} today={today} onLook={() => void look()} />}
      {undecided !== undefined && !working && !isOffered && (
        <UndecidedCard name={undecided.week.plan.programName} onLook={() => show(undecided)} />
      )}
      {checkIn === undefined && (
        <section className="card stack">
          <h2 className="t17">No check-in this week</h2>
          <p className="c2">A few numbers make the next week fit you better. It takes two minutes.</p>
          <ButtonLink kind="s" full href="/weekly-check-in">
            Start Weekly Check-In
          </ButtonLink>
        </section>
      )}
      <div className="stats">
        <div>
          <span className="c2">Completed, last 7 days</span>
          <span className="num">{completed}</span>
        </div>
        <div>
          <span className="c2">Missed, Monday-Friday</span>
          <span className="num">{missed}</span>
        </div>
      </div>
      {newest.state === "ready" && newest.value.plan?.weeklyFeedback != null && (
        <ButtonLink kind="g" full href="/weekly-feedback">
          Read your last feedback
        </ButtonLink>
      )}
      <section className="card stack-8">
        <h2 className="t17">What will be analyzed</h2>
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
        onCancel={cancel}
        onRetry={() => void start(false)}
        onBuiltIn={() => void start(true)}
      />
      {failed}
      <WhoAnswers />
      <GenerationConsent generation={generation} units={live.value.settings.units} />
      {arrives && (
        <p className="c2" role="status">
          Your history is still on its way to this device.
        </p>
      )}
      {/* A failed run has its own primary action. */}
      {generation.state !== "failed" && (
        <Stick>
          <Button
            kind="p"
            xl
            disabled={input === undefined || arrives}
            busy={working && "Designing your week..."}
            onClick={() => void start(false)}
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
