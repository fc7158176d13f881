import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { lazyPart } from "../../components/loading/lazy-part.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { homeText } from "./home.text.ts";
import type { DayActions } from "./use-day-actions.ts";

const ConfirmDialog = lazyPart(() =>
  import("../../components/overlays/ConfirmDialog.tsx").then((file) => file.ConfirmDialog),
);

type SkipTodayProps = {
  readonly name: string;
  /** undefined for the moment in which the day is still being read. */
  readonly actions: DayActions | undefined;
  /** Takes the latest skip back; outlives this button, which leaves with the card. */
  readonly onUndo: () => void;
};

/** HOME-07: warning, then confirmation, then one skipped entry in the history. */
export function SkipToday({ name, actions, onUndo }: SkipTodayProps) {
  const [asking, setAsking] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const skip = async (): Promise<void> => {
    if (actions === undefined || busy) return;
    setBusy(true);
    const saved = await actions.skip();
    setBusy(false);
    setAsking(false);
    setFailed(!saved);
    if (saved) showToast({ kind: "success", text: homeText.workoutSkipped(name), undo: onUndo });
    else showToast({ kind: "error", text: homeText.skipFailed });
  };

  return (
    <>
      <Button variant="quiet" disabled={actions === undefined} onClick={() => setAsking(true)}>
        {homeText.skipToday}
      </Button>
      {failed && (
        <Banner kind="err" icon="warning">
          {homeText.skipFailed}
        </Banner>
      )}
      {asking !== undefined && (
        <ConfirmDialog
          open={asking}
          onMissing={() => setAsking(undefined)}
          title={homeText.skipTodaysWorkout}
          text={homeText.skipHint(name)}
          confirm={homeText.skipToday}
          cancel={commonText.keepIt}
          danger
          busy={busy && homeText.skipping}
          onConfirm={() => void skip()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
