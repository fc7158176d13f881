import type { CivilDate } from "@muster/domain/shared/dates";
import {
  changeTimes,
  readTimes,
  type SessionTimes,
  shownTimes,
  type TimesProblem,
  type TypedTimes,
} from "@muster/domain/training/session-times";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useServices } from "../../../data/services.ts";
import type { Change, Stored } from "../../../data/store/device-store.ts";
import { forgetSession } from "../session/session-storage.ts";
import type { Save } from "../session/use-workout-saves.ts";
import { TimesFields } from "./TimesFields.tsx";
import { timesText as text } from "./times.text.ts";

type ChangeTimesProps = {
  readonly profileId: string;
  readonly session: Stored<"session">;
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly save: Save;
  readonly onClose: () => void;
  /** Where the workout stands now; also after Undo. */
  readonly onMoved: (date: CivilDate) => void;
};

/** Date, time and length of a logged workout; everything in it moves along. */
export function ChangeTimes({ profileId, session, logs, save, onClose, onMoved }: ChangeTimesProps) {
  const { now } = useServices();
  const [shown] = useState(() => shownTimes(session, logs, Intl.DateTimeFormat().resolvedOptions().timeZone));
  const { timeZone } = shown;
  const [typed, setTyped] = useState<TypedTimes>(shown);
  const [problem, setProblem] = useState<TimesProblem>();
  const [failure, setFailure] = useState<string>();
  const isUntouched =
    typed.date === shown.date && typed.time === shown.time && typed.minutes === shown.minutes;
  const write = async (times: SessionTimes) => {
    const { changes, undo } = changeTimes(profileId, session, logs, times);
    const message = await save(changes);
    setFailure(message);
    if (message !== undefined) return;
    forgetSession(session.id);
    showToast({
      kind: "success",
      text: text.saved,
      undo: () => void takeBack(undo),
    });
    onMoved(times.date);
  };
  const takeBack = async (undo: readonly Change[]) => {
    const message = await save(undo);
    // Who has gone on to another page stays there.
    if (message === undefined && window.location.search.includes(session.id)) onMoved(session.date);
  };
  const submit = () => {
    if (isUntouched) return onClose();
    const read = readTimes(typed, { now: now().toISOString(), timeZone });
    setProblem(read.ok ? undefined : read.error);
    if (read.ok) void write(read.value);
  };
  return (
    <Sheet open title={text.changeTitle} onClose={onClose}>
      <form
        className="stack-16"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TimesFields value={typed} onChange={setTyped} problem={problem} />
        <p className="text-small muted">{text.changeHint}</p>
        <Failure text={failure} />
        <Button variant="primary" xl type="submit">
          {text.save}
        </Button>
      </form>
    </Sheet>
  );
}
