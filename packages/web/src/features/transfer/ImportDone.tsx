import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { entryCount, entryCountText } from "./import.text.ts";
import type { Imported } from "./import-run.ts";
import { transferText } from "./transfer.text.ts";

type ImportDoneProps = {
  readonly imported: Imported;
  /** Why it ended before everything was in, or could not be undone. */
  readonly problem: string | undefined;
  readonly onDone: () => void;
  readonly onUndo: () => void;
};

/** What an import brought in, and the way to take it back. */
export function ImportDone({ imported, problem, onDone, onUndo }: ImportDoneProps) {
  const count = entryCountText(entryCount(imported.created));
  return (
    <>
      {problem === undefined ? (
        <Banner icon="check">{transferText.imported(count)}</Banner>
      ) : (
        <Banner kind="err" icon="warning">
          {transferText.cameInUntil({ problem, count })}
        </Banner>
      )}
      <div className="row wrap">
        <Button variant="secondary" onClick={onDone}>
          {commonText.done}
        </Button>
        <Button variant="ghost-danger" onClick={onUndo}>
          {transferText.undo}
        </Button>
      </div>
    </>
  );
}
