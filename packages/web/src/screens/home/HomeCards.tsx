import type { CivilDate } from "@muster/domain/shared/dates";
import { useState } from "react";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import { LaterHealth } from "../../features/coaching/advice/LazyAdvice.tsx";
import { DayGoals } from "../../features/home/DayGoals.tsx";
import { homeText } from "../../features/home/home.text.ts";
import type { HomeView } from "../../features/home/home-view.ts";
import { ResumeCard } from "../../features/home/ResumeCard.tsx";
import { ReviewPrompt } from "../../features/home/ReviewPrompt.tsx";
import { DeferredProgress } from "../../features/home/trends/DeferredProgress.tsx";
import type { DayActions } from "../../features/home/use-day-actions.ts";
import { DayOfToday } from "./DayOfToday.tsx";

/** Files that do not come (an update under way, no network) cost these cards, never Home. */
const DeferredHome = lazyFile(
  () => import("./DeferredHome.tsx").then((file) => file.DeferredHome),
  () => null,
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
  const { foodGoals, intake, energy } = view;
  // The workout's card has the day's food on it; what stands in its place has not (HOME-08).
  const showsFood =
    foodGoals !== null &&
    foodGoals.calorieGoal + foodGoals.proteinGoal > 0 &&
    view.cards.every(({ kind }) => kind === "resume" || kind === "logged");
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
      {showsFood && (
        <section className="card stack-16" aria-label={homeText.foodToday}>
          <DayGoals day={foodGoals} intake={intake} energy={energy} />
        </section>
      )}
      <DeferredProgress>
        <DeferredHome />
      </DeferredProgress>
    </>
  );
}
