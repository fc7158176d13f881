import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Empty } from "../../components/layout/Empty.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { LoadingSkeleton } from "../../components/layout/LoadingSkeleton.tsx";
import { Note } from "../../components/layout/Note.tsx";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { progressText } from "./texts/progress.text.ts";

/** The device could not be read (PROG-06). */
export function ProgressFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <section className="card stack-16" role="alert">
        <span className="danger-text">
          <Icon name="warning" size="l" />
        </span>
        <div className="stack-4">
          <h2 className="text-large">{progressText.somethingWentWrong}</h2>
          <p className="muted">{progressText.loadFailed}</p>
        </div>
        <div>
          <Button variant="primary" onClick={onRetry}>
            <Icon name="refresh" size="s" />
            {progressText.retry}
          </Button>
        </div>
      </section>
      <Note icon="cloud">{progressText.nothingIsLost}</Note>
    </>
  );
}

/** The person's records are not on this device yet: only the network can bring them. */
export function ProgressLoading() {
  const { sync } = useServices();
  const { state } = useSyncStatus();
  if (state === "syncing")
    return (
      <section className="card stack" aria-busy="true">
        <span className="visually-hidden" role="status">
          {progressText.gettingYourProgress}
        </span>
        <LoadingSkeleton width="40%" />
        <LoadingSkeleton width="60%" height="2.5rem" />
        <LoadingSkeleton height="11rem" />
      </section>
    );
  return (
    <Empty
      icon="cloud"
      title={progressText.yourProgressIsOnItsWay}
      text={state === "offline" ? commonText.notReceivedOffline : commonText.notReceived}
      action={
        <Button variant="primary" xl onClick={() => void sync.syncNow()}>
          {progressText.getItNow}
        </Button>
      }
    />
  );
}

/** Over figures that rest on half of what there is: years come to a new device page by page. */
export function HistoryLoading() {
  return (
    <p className="muted" role="status">
      {progressText.historyOnItsWay}
    </p>
  );
}

/** Before the first workout (PROG-06): to today's, or to the week on a day that has none. */
export function NoWorkoutsYet({ today }: { readonly today: string }) {
  const plan = usePlanDay(today);
  const trains = plan.state === "ready" && plan.workout.kind === "training";
  return (
    <Empty
      title={progressText.noWorkoutsYet}
      text={progressText.firstSession}
      action={
        <ButtonLink variant="primary" xl href={trains ? `/workout?date=${today}` : "/schedule"}>
          {trains ? progressText.startTodaysWorkout : progressText.seeYourWeek}
        </ButtonLink>
      }
    />
  );
}
