import { Button } from "../../components/controls/Button.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { LoadingSkeleton } from "../../components/layout/LoadingSkeleton.tsx";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";

/** A plan exists, but its records are not on this device yet: only the network can bring them. */
export function WaitingForPlan() {
  const { sync } = useServices();
  const { state } = useSyncStatus();
  if (state === "syncing") return <PlanSkeleton />;
  return (
    <Empty
      icon="cloud"
      title="Your plan is on its way"
      text={
        state === "offline"
          ? "This device has not received it yet. It comes as soon as you are online."
          : "This device has not received it yet."
      }
      action={
        <Button variant="primary" xl onClick={() => void sync.syncNow()}>
          Get it now
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
        Getting your plan
      </span>
      <LoadingSkeleton width="45%" />
      <LoadingSkeleton width="65%" height="2rem" />
      <LoadingSkeleton height="9rem" />
    </section>
  );
}
