import type { CivilDate } from "@muster/domain/shared/dates";
import { lazy, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { LaterHealth } from "../../features/coaching/advice/LazyAdvice.tsx";
import type { CardView, HomeView } from "../../features/home/home-view.ts";
import { IdeasCard } from "../../features/home/IdeasCard.tsx";
import { LoggedCard } from "../../features/home/LoggedCard.tsx";
import { RestCard } from "../../features/home/RestCard.tsx";
import { ResumeCard } from "../../features/home/ResumeCard.tsx";
import { ReviewPrompt } from "../../features/home/ReviewPrompt.tsx";
import { SkipToday } from "../../features/home/SkipToday.tsx";
import { TodayCard } from "../../features/home/TodayCard.tsx";
import { DeferredProgress } from "../../features/home/trends/DeferredProgress.tsx";
import type { DayActions } from "../../features/home/use-day-actions.ts";

/** Files that do not come (an update under way, no network) cost these cards, never Home. */
const DeferredHome = lazy(() =>
  import("./DeferredHome.tsx").then(
    (file) => ({ default: file.DeferredHome }),
    () => ({ default: () => null }),
  ),
);

type HomeCardsProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly view: HomeView;
  /** undefined while only the snapshot is known. */
  readonly actions: DayActions | undefined;
  readonly onRemindLater: () => void;
  readonly onUndoSkip: () => void;
};

/** What to do now, in order: go on with a running workout, the review on Sunday, today. One of them has the primary. */
export function HomeCards({ profileId, today, view, actions, onRemindLater, onUndoSkip }: HomeCardsProps) {
  const [isUrgent, setUrgent] = useState(false);
  const running = view.cards.find((card) => card.kind === "resume");
  const reviewIsDue = view.review.status === "due";
  return (
    <>
      {view.cards.some(({ kind }) => kind === "training" || kind === "resume") && (
        <DeferredProgress>
          <LaterHealth profileId={profileId} today={today} onUrgent={setUrgent} />
        </DeferredProgress>
      )}
      {running?.kind === "resume" && <ResumeCard card={running} primary={!isUrgent} />}
      <ReviewPrompt review={view.review} primary={running === undefined} onLater={onRemindLater} />
      {view.cards
        .filter((card) => card.kind !== "resume")
        .map((card) => (
          <DayOfToday
            key="today"
            card={card}
            view={view}
            primary={running === undefined && !reviewIsDue && !isUrgent}
            actions={actions}
            onUndoSkip={onUndoSkip}
          />
        ))}
      <DeferredProgress>
        <DeferredHome />
      </DeferredProgress>
    </>
  );
}

type DayOfTodayProps = {
  readonly card: Exclude<CardView, { kind: "resume" }>;
  readonly view: HomeView;
  readonly primary: boolean;
  readonly actions: DayActions | undefined;
  readonly onUndoSkip: () => void;
};

function DayOfToday({ card, view, primary, actions, onUndoSkip }: DayOfTodayProps) {
  switch (card.kind) {
    case "training":
      return (
        <TodayCard
          day={card.day}
          canStartAtHome={card.canStartAtHome}
          intake={view.intake}
          energy={view.energy}
          primary={primary}
          skip={<SkipToday name={card.day.name} actions={actions} onUndo={onUndoSkip} />}
        />
      );
    case "rest":
      return (
        <RestCard
          day={card.day}
          intake={view.intake}
          energy={view.energy}
          done={<MarkDone actions={actions} />}
        />
      );
    case "ideas":
      return <IdeasCard day={card.day} tried={card.tried} actions={actions} />;
    case "logged":
      return (
        <LoggedCard
          card={card}
          undo={
            card.canUndo && (
              <Button variant="ghost" disabled={actions === undefined} onClick={onUndoSkip}>
                Undo
              </Button>
            )
          }
        />
      );
  }
}

function MarkDone({ actions }: { readonly actions: DayActions | undefined }) {
  const markDone = async (): Promise<void> => {
    const saved = (await actions?.markDone()) ?? false;
    showToast(
      saved
        ? { kind: "success", text: "Marked done" }
        : { kind: "error", text: "This device could not save just now. Please try again." },
    );
  };
  return (
    <Button variant="secondary" full disabled={actions === undefined} onClick={() => void markDone()}>
      Mark done
    </Button>
  );
}
