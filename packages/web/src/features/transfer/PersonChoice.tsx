import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { transferText } from "./transfer.text.ts";
import type { PersonInFile } from "./use-import.ts";

type PersonChoiceProps = {
  readonly people: readonly PersonInFile[];
  readonly notes: readonly string[];
  readonly onCancel: () => void;
};

/** In a file of several people: whose data come in. */
export function PersonChoice({ people, notes, onCancel }: PersonChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border of its own
    <div className="stack" role="group" aria-labelledby="whose-data">
      <p id="whose-data">{transferText.whoseDataShallCome}</p>
      {notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
      {people.map(({ username, displayName, look }) => (
        <Button key={username} variant="secondary" full onClick={() => void look()}>
          {displayName}
        </Button>
      ))}
      <Button variant="quiet" full onClick={onCancel}>
        {commonText.cancel}
      </Button>
    </div>
  );
}
