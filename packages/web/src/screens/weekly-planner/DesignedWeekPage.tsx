/** A designed week before it is used: looked at, locked in parts, saved, or designed anew (PLAN-02). */

import type { ShownUnits } from "@muster/domain/shared/units";
import { Button } from "../../components/controls/Button.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Note } from "../../components/layout/Note.tsx";
import { Page, Stick } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import type { PendingPlan } from "../../features/coaching/proposal/pending-plan.ts";
import { PlanResult } from "../../features/coaching/week/PlanResult.tsx";
import type { usePendingPlan } from "./use-pending-plan.ts";

type DesignedWeekPageProps = {
  readonly designed: PendingPlan;
  readonly pendingPlan: ReturnType<typeof usePendingPlan>;
  /** The plan in use was changed by hand. */
  readonly wasEdited: boolean;
  readonly shown: ShownUnits;
};

/** The week with its two answers. */
export function DesignedWeekPage({ designed, pendingPlan, wasEdited, shown }: DesignedWeekPageProps) {
  return (
    <Page title="Weekly planner" bare stick className="with-two">
      <TopBar title="Weekly planner" back={() => history.back()} />
      {wasEdited && (
        <Note icon="edit">You changed your plan by hand. Saving this week replaces those changes.</Note>
      )}
      {designed.differs !== undefined && (
        <p className="muted" role="status">
          {designed.differs}
        </p>
      )}
      <PlanResult
        week={designed.week}
        locks={pendingPlan.locks}
        onLocks={pendingPlan.setLocks}
        shown={shown}
      />
      <Failure text={pendingPlan.failure} />
      <Stick>
        <div className="stack-4">
          <Button
            variant="primary"
            xl
            busy={pendingPlan.saving && "Saving..."}
            onClick={() => void pendingPlan.save()}
          >
            Save & Use This Plan
          </Button>
          <Button variant="ghost" full onClick={() => void pendingPlan.start(false)}>
            Generate Different Plan
          </Button>
        </div>
      </Stick>
    </Page>
  );
}
