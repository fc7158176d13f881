/** A designed week before it is used: looked at, locked in parts, saved, or designed anew (PLAN-02). */

import type { ShownUnits } from "@muster/domain/shared/units";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Failure } from "../../components/layout/Failure.tsx";
import { Note } from "../../components/layout/Note.tsx";
import { Page, Stick } from "../../components/layout/Page.tsx";
import { TopBar } from "../../components/layout/TopBar.tsx";
import type { PendingPlan } from "../../features/coaching/proposal/pending-plan.ts";
import { PlanResult } from "../../features/coaching/week/PlanResult.tsx";
import { designedWeekText } from "../../features/coaching/week/plan.text.ts";
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
    <Page title={designedWeekText.weeklyPlanner} bare stick className="with-two">
      <TopBar title={designedWeekText.weeklyPlanner} back={() => history.back()} />
      {wasEdited && <Note icon="edit">{designedWeekText.changedByHand}</Note>}
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
            busy={pendingPlan.saving && commonText.saving}
            onClick={() => void pendingPlan.save()}
          >
            {designedWeekText.saveAndUse}
          </Button>
          <Button variant="ghost" full onClick={() => void pendingPlan.start(false)}>
            {designedWeekText.generateDifferentPlan}
          </Button>
        </div>
      </Stick>
    </Page>
  );
}
