/**
 * A week between design and use: requested, shown, stored on this device until the person decides, saved as one unit.
 * Shared by the planner's two views.
 */
import type { Locks } from "@muster/coach/state/input";
import { checkInId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { showToast } from "../../components/overlays/toasts.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { plannerFailureText } from "../../features/coaching/coaching.text.ts";
import { checkDelivered, recheckWeek } from "../../features/coaching/generation/design-built-in.ts";
import { readDesignInput } from "../../features/coaching/generation/read-design-input.ts";
import { requestedJob } from "../../features/coaching/generation/requested-job.ts";
import { useGenerateWeek } from "../../features/coaching/generation/use-generate-week.ts";
import {
  dropPendingPlan,
  loadedPendingPlan,
  type PendingPlan,
  readPendingPlan,
  storePendingPlan,
} from "../../features/coaching/proposal/pending-plan.ts";
import { useProposal } from "../../features/coaching/proposal/use-proposal.ts";
import { emptyLocks, satisfiedLocks } from "../../features/coaching/week/locks.ts";
import { designedWeekText } from "../../features/coaching/week/plan.text.ts";
import { planStart, submitReview } from "../../features/review/submit-review.ts";
import { unreadableText, useWeekInput } from "./use-week-input.ts";

/**
 * @param week the number of the week to design; undefined until the profile is on this device
 * @param reviewId the check-in of the last seven days; undefined when there is none
 * @param planFingerprint of the newest plan (`weekFingerprint`); undefined until it is read
 */
export const usePendingPlan = (
  profileId: string,
  today: CivilDate,
  week: number | undefined,
  reviewId: string | undefined,
  planFingerprint: string | undefined,
) => {
  const { store, now, newId } = useServices();
  const [, navigate] = useLocation();
  const { generation, generate, cancel, reset } = useGenerateWeek();
  const [stored, setStored] = useState(() => loadedPendingPlan(profileId, today));
  // An own history entry: Back leads from the week to the form that requested it.
  const isShown = new URLSearchParams(useSearch()).has("designed");
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const offer = useProposal();
  const { input, readNow } = useWeekInput(profileId, today, week, setFailure);
  const isReading = useRef(false);

  useEffect(() => {
    void readPendingPlan(profileId, today).then((read) => setStored((before) => before ?? read));
  }, [profileId, today]);
  // Another week was saved since, here or elsewhere: it is not to be replaced by an older one.
  const pending = stored !== undefined && (saving || stored.over === planFingerprint) ? stored : undefined;
  const isPast = stored !== undefined && planFingerprint !== undefined && pending === undefined;

  const storeAndSet = (next: PendingPlan) => {
    storePendingPlan(profileId, today, next);
    setStored(next);
  };
  const locks = pending?.locks ?? emptyLocks;
  // Stored with their week, so they survive a visit to another page.
  const setLocks = (next: Locks) => {
    if (pending !== undefined) storeAndSet({ ...pending, locks: next });
  };
  const show = (next: PendingPlan) => {
    storeAndSet(next);
    navigate("/weekly-planner?designed");
  };
  const openProposal = async () => {
    if (input === undefined || planFingerprint === undefined || offer.proposal === undefined) return;
    const { job, week: proposed } = offer.proposal;
    setFailure(undefined);
    try {
      show({
        week: await checkDelivered(proposed, input),
        offered: { reviewId: job.kind === "planner" ? (reviewId ?? null) : job.reviewId, jobId: job.id },
        over: planFingerprint,
      });
    } catch (broken) {
      setFailure(designedWeekText.thatWeekCouldNotBeOpened);
      // A bug: the console is where it can be found.
      console.error(broken);
    }
  };
  const start = async (builtInOnly: boolean, follow?: string) => {
    if (input === undefined || planFingerprint === undefined || isReading.current) return;
    setFailure(undefined);
    // A limit or wish may have been entered a moment ago: it counts. Until it is read a second press starts nothing.
    isReading.current = true;
    const current = await readNow().catch(() => undefined);
    isReading.current = false;
    if (current === undefined) return setFailure(unreadableText);
    if (isShown) navigate("/weekly-planner", { replace: true });
    // A request while a week is shown asks for a different one (PLAN-02).
    const variant = pending === undefined || follow !== undefined ? 0 : (pending.variant ?? 0) + 1;
    const designed = await generate({
      kind: "planner",
      input: {
        ...current,
        ...(variant === 0 ? {} : { variant }),
        ...(locks.days.length + locks.exercises.length === 0 ? {} : { locks }),
      },
      reviewId: reviewId ?? checkInId(profileId, today),
      builtInOnly,
      follow,
      failureText: plannerFailureText,
    });
    if (designed === undefined) return;
    // It is on the screen, so it is no offer any more.
    if (follow !== undefined) void offer.claim(follow);
    reset();
    const before = pending?.week;
    const differs =
      before === undefined || follow !== undefined
        ? undefined
        : await import("@muster/coach/explain/week/week-difference").then(({ weekDifference }) =>
            weekDifference(before, designed),
          );
    show({
      week: designed,
      locks: satisfiedLocks(locks, designed.plan.facts),
      over: planFingerprint,
      ...(variant === 0 ? {} : { variant, differs }),
    });
  };
  // A reload in the middle goes on where it was.
  const resumed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as what the week is checked against is read
  useEffect(() => {
    if (input === undefined || planFingerprint === undefined || resumed.current) return;
    resumed.current = true;
    const jobId = requestedJob(profileId);
    if (jobId !== undefined) void start(false, jobId);
  }, [input, planFingerprint]);
  const saveChecked = async (of: PendingPlan) => {
    const from = await planStart(store, profileId, today);
    const fresh = await readDesignInput(store, {
      profileId,
      today,
      validFrom: from,
      replaces: true,
      locks,
    });
    const checked = fresh === undefined ? of.week : await recheckWeek(of.week, fresh);
    if (checked !== of.week) {
      storeAndSet({ ...of, week: checked });
      return designedWeekText.whatYouToldSinceThen;
    }
    const saved = await submitReview(store, {
      profileId,
      checkIn: undefined,
      reviewId: of.offered === undefined ? (reviewId ?? null) : of.offered.reviewId,
      designed: of.week,
      from,
      today,
      now: now(),
      newId,
    });
    return saved.ok ? undefined : saveErrorText(saved.error);
  };
  const save = async () => {
    if (saving || pending === undefined || week === undefined) return;
    setSaving(true);
    const problem = await saveChecked(pending).catch(() => unreadableText);
    setFailure(problem);
    if (problem !== undefined) return setSaving(false);
    dropPendingPlan(profileId);
    if (pending.offered !== undefined) void offer.claim(pending.offered.jobId);
    showToast({ kind: "success", text: designedWeekText.newWeeklyPlanSaved });
    // The week is no place to come back to any more.
    navigate("/", { replace: true });
  };
  return {
    input,
    offer,
    pending,
    /** The week that was shown is gone: another one was saved since. */
    isPast,
    /** What a week is made from and checked against, and the plan that it would replace, are read. */
    isReady: input !== undefined && planFingerprint !== undefined,
    isShown,
    locks,
    setLocks,
    generation,
    saving,
    failure,
    show,
    openProposal,
    start,
    save,
    cancel,
  };
};
