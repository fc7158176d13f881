import type { IdleEnd as Proposal } from "@muster/domain/training/idle-end";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { clockTime } from "../../components/clock-time.ts";

type IdleEndProps = {
  readonly proposal: Proposal;
  /** Ends the workout at the proposed time; answers when that is done or could not be. */
  readonly onFinish: (at: string) => Promise<void>;
  readonly onGoOn: () => void;
};

/** A workout that was left open for hours: end it where it ended, or go on. Nothing is changed before an answer. */
export function IdleEnd({ proposal, onFinish, onGoOn }: IdleEndProps) {
  const [busy, setBusy] = useState(false);
  const end = clockTime(new Date(proposal.endsAt));
  const finish = async () => {
    if (busy) return;
    setBusy(true);
    await onFinish(proposal.endsAt);
    setBusy(false);
  };
  return (
    <section className="card stack-16" aria-labelledby="idle-end">
      <div className="stack-4">
        <h2 className="t20" id="idle-end">
          Did you stop at {end}?
        </h2>
        <p className="c2">
          Your last set was at {clockTime(new Date(proposal.lastSetAt))}. All your sets are saved either way.
        </p>
      </div>
      <Button kind="p" xl busy={busy && "Saving..."} onClick={() => void finish()}>
        Finish at {end}
      </Button>
      <Button kind="q" full onClick={onGoOn}>
        Go on with this workout
      </Button>
    </section>
  );
}
