import { elsewhereText, isInSettings, quoted } from "@muster/coach/explain/wishes/wish-answers.text";
import type { ReadNote } from "@muster/coach/notes/read-note";
import { isUnnamed } from "@muster/coach/notes/recent-health";
import { reportedMaxText } from "@muster/coach/notes/reported-maxes.text";
import { type Limit, limitKey, type Wish, wishKey } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { RequestChips } from "./RequestChips.tsx";
import "./requests.css";
import { requestsText } from "./requests.text.ts";
import { UrgentNote } from "./UrgentNote.tsx";
import { useRequests } from "./use-requests.ts";

type NoteUnderstoodProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  /** As typed so far. */
  readonly note: string;
};

/** Milliseconds without a key before a note is read. */
const pause = 300;

/** Below a note: what the coach reads in it, to take out at once when it is wrong; and what it could not place. */
export function NoteUnderstood({ profileId, today, note }: NoteUnderstoodProps) {
  const { saveLimit, saveWish, isMisread, sayMisread } = useRequests(profileId, today);
  const [read, setRead] = useState<ReadNote>();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (note.trim() === "") return setRead(undefined);
    const timer = setTimeout(() => {
      void import("@muster/coach/notes/read-note").then(({ readNote }) => setRead(readNote(note, today)));
    }, pause);
    return () => clearTimeout(timer);
  }, [note, today]);
  if (read === undefined) return null;
  const requests = [
    ...read.limits.filter((one) => !gone.has(limitKey(one))),
    ...read.wishes.filter((one) => !gone.has(wishKey(one))),
  ];
  const takeOut = (key: string) => setGone(new Set([...gone, key]));
  return (
    <div className="stack-8" aria-live="polite">
      {read.stopped.length > 0 && !(isUnnamed(read.stopped) && isMisread(note)) && (
        <UrgentNote signs={read.stopped} onMisread={() => void sayMisread(note)} />
      )}
      {requests.length > 0 && <p className="text-small muted">{requestsText.understood}</p>}
      <RequestChips
        requests={requests}
        today={today}
        label={requestsText.understood}
        onLimit={(limit: Limit) => {
          takeOut(limitKey(limit));
          void saveLimit(limit);
        }}
        onWish={(wish: Wish) => {
          takeOut(wishKey(wish));
          void saveWish(wish);
        }}
      />
      {read.maxes.length > 0 && (
        <p className="muted">{requestsText.maxes(read.maxes.map(reportedMaxText))}</p>
      )}
      {read.asked !== null && <p className="bold">{read.asked}</p>}
      {read.elsewhere.map(({ about, words }) => (
        <div key={`${about} ${words}`}>
          <p className="muted">{`${requestsText.quotedNote({ words: quoted(words) })}. ${elsewhereText[about]}`}</p>
          {isInSettings.has(about) && (
            <ButtonLink variant="ghost" href="/settings">
              {requestsText.toSettings}
            </ButtonLink>
          )}
        </div>
      ))}
    </div>
  );
}
