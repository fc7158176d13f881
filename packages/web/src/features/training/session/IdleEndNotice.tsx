import type { IdleEnd as Proposal } from "@muster/domain/training/idle-end";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { clockTime } from "../../../data/reads/use-today.ts";
import { sessionText } from "../session.text.ts";
import { readForSession, storeForSession } from "./session-storage.ts";

type IdleEndProps = {
  readonly sessionId: string;
  readonly proposal: Proposal;
  readonly now: Date;
  /** Ends the workout at the proposed time; answers when that is done or could not be. */
  readonly onFinish: (at: string) => Promise<void>;
};

/** A workout that was left open for hours: end it where it ended, or go on. Nothing is changed before an answer. */
export function IdleEndNotice({ sessionId, proposal, now, onFinish }: IdleEndProps) {
  const [busy, setBusy] = useState(false);
  const [goesOn, setGoesOn] = useState(() => readForSession(sessionId, "goesOn"));
  if (goesOn === proposal.lastSetAt) return null;
  const end = momentOf(new Date(proposal.endsAt), now);
  const finish = async () => {
    if (busy) return;
    setBusy(true);
    await onFinish(proposal.endsAt);
    setBusy(false);
  };
  return (
    <section className="card stack-16" aria-labelledby="idle-end">
      <div className="stack-4">
        <h2 className="title-small" id="idle-end">
          {sessionText.didYouStop(end)}
        </h2>
        <p className="muted">{sessionText.lastSetWas(momentOf(new Date(proposal.lastSetAt), now))}</p>
      </div>
      <Button variant="primary" xl busy={busy && commonText.saving} onClick={() => void finish()}>
        {sessionText.finishAt(end)}
      </Button>
      <Button
        variant="quiet"
        full
        onClick={() => {
          setGoesOn(proposal.lastSetAt);
          storeForSession(sessionId, "goesOn", proposal.lastSetAt);
        }}
      >
        {sessionText.goOnWithThisWorkout}
      </Button>
    </section>
  );
}

/** 'at 7:01 AM', 'on Friday at 7:01 AM' when that is another day, 'on November 6 at 7:01 AM' from a week on. */
const momentOf = (instant: Date, now: Date): string => {
  const isOfThisWeek = now.getTime() - instant.getTime() < 6 * 86_400_000;
  const day = instant.toLocaleDateString(
    "en-US",
    isOfThisWeek ? { weekday: "long" } : { month: "long", day: "numeric" },
  );
  return sessionText.moment({
    day: instant.toDateString() === now.toDateString() ? undefined : day,
    time: clockTime(instant),
  });
};
