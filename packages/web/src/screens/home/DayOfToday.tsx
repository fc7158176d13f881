/** Today's card on Home: the workout, a rest day, ideas for a child, or what was logged. */
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { homeText } from "../../features/home/home.text.ts";
import type { CardView, HomeView } from "../../features/home/home-view.ts";
import { IdeasCard } from "../../features/home/IdeasCard.tsx";
import { LoggedCard } from "../../features/home/LoggedCard.tsx";
import { RestCard } from "../../features/home/RestCard.tsx";
import { SkipToday } from "../../features/home/SkipToday.tsx";
import { TodayCard } from "../../features/home/TodayCard.tsx";
import type { DayActions } from "../../features/home/use-day-actions.ts";

type DayOfTodayProps = {
  readonly card: Exclude<CardView, { kind: "resume" }>;
  readonly view: HomeView;
  readonly primary: boolean;
  readonly actions: DayActions | undefined;
  readonly onUndoSkip: () => void;
};

export function DayOfToday({ card, view, primary, actions, onUndoSkip }: DayOfTodayProps) {
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
                {commonText.undo}
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
        ? { kind: "success", text: homeText.markedDone }
        : { kind: "error", text: commonText.couldNotSave },
    );
  };
  return (
    <Button variant="secondary" full disabled={actions === undefined} onClick={() => void markDone()}>
      {homeText.markDone}
    </Button>
  );
}
