import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { LoadingSkeleton } from "../../components/layout/LoadingSkeleton.tsx";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { planningText } from "./planning.text.ts";

/** A plan exists, but its records are not on this device yet: only the network can bring them. */
export function WaitingForPlan() {
  const { sync } = useServices();
  const { state } = useSyncStatus();
  if (state === "syncing") return <PlanSkeleton />;
  return (
    <Empty
      icon="cloud"
      title={planningText.onItsWay}
      text={state === "offline" ? commonText.notReceivedOffline : commonText.notReceived}
      action={
        <Button variant="primary" xl onClick={() => void sync.syncNow()}>
          {planningText.getNow}
        </Button>
      }
    />
  );
}

/** The boxes of a plan that is on its way over the network; local plans show without one. */
function PlanSkeleton() {
  return (
    <section className="card stack" aria-busy="true">
      <span className="visually-hidden" role="status">
        {planningText.getting}
      </span>
      <LoadingSkeleton width="45%" />
      <LoadingSkeleton width="65%" height="2rem" />
      <LoadingSkeleton height="9rem" />
    </section>
  );
}
