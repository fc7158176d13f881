import { longestPinnedNote, ownRest } from "@muster/domain/training/exercises/exercise-preference";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Stepper } from "../../../components/controls/Stepper.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { restsText } from "./rest.text.ts";

type OwnRestProps = {
  /** Now in force. */
  readonly seconds: number;
  readonly plannedSeconds: number;
  /** The person chose it. */
  readonly isOwn: boolean;
  /** @param seconds null: the plan's again */
  readonly onSave: (seconds: number | null) => void;
};

/** How long the timer runs after a set of this exercise, from now on. */
export function OwnRest({ seconds, plannedSeconds, isOwn, onSave }: OwnRestProps) {
  const [typed, setTyped] = useState(String(seconds));
  const { least, most, step } = ownRest;
  const chosen = Number(typed);
  const isRight = Number.isInteger(chosen) && chosen >= least && chosen <= most;
  return (
    <>
      <p className="muted">{restsText.ownRestLead(plannedSeconds)}</p>
      <Stepper
        label={restsText.rest}
        unit={restsText.secondsUnit}
        value={typed}
        onChange={setTyped}
        step={step}
        min={least}
        max={most}
        inputMode="numeric"
        invalid={!isRight}
        describedBy="own-rest-range"
      />
      <p
        id="own-rest-range"
        className={isRight ? "text-small muted" : "danger-text bold"}
        role={isRight ? undefined : "alert"}
      >
        {restsText.wholeSeconds({ least, most })}
      </p>
      <Button variant="primary" xl disabled={!isRight} onClick={() => onSave(chosen)}>
        {commonText.save}
      </Button>
      {isOwn && (
        <Button variant="quiet" full onClick={() => onSave(null)}>
          {restsText.restAsPlanned}
        </Button>
      )}
    </>
  );
}

type PinnedNoteProps = {
  readonly note: string;
  readonly onSave: (note: string) => void;
};

/** Words to read each time this exercise is trained: a seat height, a grip. */
export function PinnedNote({ note, onSave }: PinnedNoteProps) {
  const [text, setText] = useState(note);
  return (
    <>
      <TextField
        label={restsText.shownEachTimeYouTrain}
        value={text}
        onChange={setText}
        maxLength={longestPinnedNote}
        multiline
      />
      <Button variant="primary" xl disabled={text.trim() === note} onClick={() => onSave(text.trim())}>
        {note !== "" && text.trim() === "" ? restsText.takeItAway : commonText.save}
      </Button>
    </>
  );
}
