import { longestNotes } from "@muster/domain/review/review-form";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { commonText } from "../../components/common.text.ts";
import { TextField } from "../../components/controls/TextField.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { reviewText } from "./texts/review.text.ts";

type DraftBarProps = { readonly back: string; readonly isStored: boolean };

/** Head of a weekly form: the way back, and whether what was typed is stored. */
export function DraftBar({ back, isStored }: DraftBarProps) {
  return (
    <header className="topbar">
      <Link className="iconbtn edge" href={back} aria-label={commonText.back}>
        <Icon name="back" size="l" />
      </Link>
      <span className="text-small muted row saved-mark" aria-live="polite">
        {isStored && (
          <>
            <Icon name="cloud" size="s" />
            {reviewText.draftSaved}
          </>
        )}
      </span>
    </header>
  );
}

type WeeklyFormProps = {
  /** Ties the button at the foot of the screen to it. */
  readonly id: string;
  /** How often it was sent with a wrong value: each time the first such field takes the focus. */
  readonly refusals: number;
  /** While a week is being designed its numbers stand still. */
  readonly busy?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** The frame that review and check-in share. A message takes the focus to its field. */
export function WeeklyForm({ id, refusals, busy = false, onSubmit, children }: WeeklyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Not at each change of the messages: whoever corrects one of two stays in its field.
  useEffect(() => {
    // A folded field can not take the focus, and hides what is wrong in a restored draft.
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    first?.closest("details")?.setAttribute("open", "");
    if (refusals > 0) first?.focus();
  }, [refusals]);
  return (
    <form
      ref={form}
      id={id}
      className="page-form"
      noValidate
      inert={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

type NotesFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (notes: string) => void;
};

/** What numbers do not say; the coach reads it for signs of pain, travel and illness. */
export function NotesField({ label, value, onChange }: NotesFieldProps) {
  return (
    <TextField
      label={label}
      optional
      multiline
      name="notes"
      hint={reviewText.notesHint(longestNotes)}
      maxLength={longestNotes}
      autoCapitalize="sentences"
      value={value}
      onChange={onChange}
    />
  );
}
