import { urgentAdviceFor } from "@muster/coach/explain/health-note.text";
import { isUnnamed } from "@muster/coach/notes/recent-health";
import { type UrgentSign, urgentSigns } from "@muster/coach/notes/signs.data";
import { Button } from "../../components/controls/Button.tsx";
import { requestsText } from "./requests.text.ts";

type UrgentNoteProps = {
  readonly signs: readonly UrgentSign[];
  /** The words that were read, where they do not stand beside it. */
  readonly note?: string;
  readonly onMisread: () => void;
};

/** What ends training until a doctor has spoken. What only the model heard in a note may be misread: the person can say so. */
export function UrgentNote({ signs, note, onMisread }: UrgentNoteProps) {
  const names = signs.map((sign) => urgentSigns[sign]).join(" and ");
  return (
    <div className="stack-8">
      <p className="danger-text bold">{`${requestsText.stopOf({ signs: names })} ${urgentAdviceFor(signs)}`}</p>
      {note !== undefined && <p className="muted wrap">{requestsText.quotedNote({ words: note })}</p>}
      {isUnnamed(signs) && (
        <Button variant="secondary" full onClick={onMisread}>
          {requestsText.notUrgent}
        </Button>
      )}
    </div>
  );
}
