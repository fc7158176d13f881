import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { LabelValueList } from "../../components/layout/LabelValueList.tsx";
import { appFilesText } from "./app-files.text.ts";
import { countLines, entryCount, entryCountText, profileInWords } from "./import.text.ts";
import type { Preview } from "./import-run.ts";
import { transferText } from "./transfer.text.ts";

type PreviewProps = {
  readonly found: Preview;
  /** Name of the one whose data it is, where the file is of several people or of somebody else. */
  readonly whose: string | undefined;
  readonly replacing: boolean;
  readonly onReplacing: (replacing: boolean) => void;
  readonly onBring: () => void;
  readonly onCancel: () => void;
};

/** What would come in, before anything is written. */
export function ImportPreview({ found, whose, replacing, onReplacing, onBring, onCancel }: PreviewProps) {
  const fields = Object.keys(found.profile);
  const nothing = found.creates.length === 0 && !replacing;
  return (
    <>
      {whose !== undefined && <p className="bold">{transferText.fromWhose(whose)}</p>}
      <p className="muted">
        {whose === undefined ? transferText.nothingIsWrittenYet : appFilesText.nothingYet}
      </p>
      <LabelValueList lines={countLines(found.counts)} />
      {fields.length > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={replacing}
            onChange={(event) => onReplacing(event.target.checked)}
          />
          <span>{transferText.alsoReplace(profileInWords(fields))}</span>
        </label>
      )}
      {found.problems.length > 0 && (
        <details open>
          <summary>
            {found.problems.length === 1
              ? transferText.oneLeftOut
              : transferText.leftOut(found.problems.length)}
          </summary>
          <ul className="stack-4 text-small muted">
            {found.problems.slice(0, 50).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="row wrap">
        <Button variant="primary" disabled={nothing} onClick={onBring}>
          {found.creates.length === 0 && !nothing
            ? transferText.replaceAnswers
            : transferText.importCount(entryCountText(entryCount(found.creates)))}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </div>
    </>
  );
}
