import "../parts.css";
import { changeLog, type LogTarget } from "@muster/domain/training/log-changes";
import { useState } from "react";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { exercisePageText } from "./exercise.text.ts";
import { useSettling } from "./use-settling.ts";

type ExerciseNotesProps = {
  readonly inSession: LogTarget;
};

/** Free words about this exercise, folded away until somebody has some. */
export function ExerciseNotes({ inSession }: ExerciseNotesProps) {
  const { save } = useOpenSession();
  const notes = useSettling(inSession.log?.notes ?? "", (text) =>
    save(changeLog(inSession, { notes: text.slice(0, 2000) })),
  );
  // Only how it begins: afterwards the person folds it.
  const [open] = useState(notes.value !== "");
  return (
    <details className="card fold" open={open}>
      <summary>
        <span className="bold">{exercisePageText.notes}</span>
        <span className="muted row">
          {exercisePageText.optional} <Icon name="chevron-down" />
        </span>
      </summary>
      <div>
        <TextField
          label={exercisePageText.notesFor(inSession.exercise.name)}
          value={notes.value}
          onChange={notes.change}
          onBlur={notes.flush}
          maxLength={2000}
          multiline
          error={notes.error}
        />
      </div>
    </details>
  );
}
