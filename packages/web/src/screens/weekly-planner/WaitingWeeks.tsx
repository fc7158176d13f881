/** Above the planner's button: weeks that wait for a decision, and the check-in that is missing (PLAN-01). */
import type { CivilDate } from "@muster/domain/shared/dates";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { isWorking } from "../../features/coaching/generation/use-generate-week.ts";
import { LazyProposal } from "../../features/coaching/proposal/HomeProposal.tsx";
import { PendingPlanCard } from "../../features/coaching/proposal/PendingPlanCard.tsx";
import { designedWeekText } from "../../features/coaching/week/plan.text.ts";
import type { usePendingPlan } from "./use-pending-plan.ts";

type WaitingWeeksProps = {
  readonly pendingPlan: ReturnType<typeof usePendingPlan>;
  readonly today: CivilDate;
};

/** A proposal of the server, a week designed here and not saved, or one that another week replaced. */
export function WaitingWeeks({ pendingPlan, today }: WaitingWeeksProps) {
  const { offer, pending, generation } = pendingPlan;
  const working = isWorking(generation);
  /** The offer says it already. */
  const isOffered = offer.proposal !== undefined && pending?.offered !== undefined;
  return (
    <>
      {pendingPlan.isPast && pendingPlan.isShown && !working && (
        <p className="muted" role="status">
          {designedWeekText.otherWeekSaved}
        </p>
      )}
      {generation.state === "idle" && offer.proposal !== undefined && (
        <LazyProposal
          offer={offer}
          today={today}
          canLook={pendingPlan.isReady}
          onLook={() => void pendingPlan.openProposal()}
        />
      )}
      {pending !== undefined && !working && !isOffered && (
        <PendingPlanCard name={pending.week.plan.programName} onLook={() => pendingPlan.show(pending)} />
      )}
    </>
  );
}

/** Asks for the check-in that the next week would go by. */
export function NoCheckInCard() {
  return (
    <section className="card stack">
      <h2 className="text-large">{designedWeekText.noCheckInThisWeek}</h2>
      <p className="muted">{designedWeekText.aFewNumbersMakeTheNext}</p>
      <ButtonLink variant="secondary" full href="/weekly-check-in">
        {designedWeekText.startWeeklyCheckIn}
      </ButtonLink>
    </section>
  );
}
