import { formatCount, formatLongDate } from "@muster/domain/shared/format";
import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { clockTime } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import { entryCount } from "./import.text.ts";
import { undoImport } from "./import-run.ts";
import { dropImport, readImports, type StoredImport } from "./stored-imports.ts";
import { transferText } from "./transfer.text.ts";

const when = (at: string): string => {
  const instant = new Date(at);
  const day = new Intl.DateTimeFormat("en-CA").format(instant);
  return `${formatLongDate(day)}, ${clockTime(instant)}`;
};

/** What came in by earlier imports on this device, each with a way to take it back. */
export function PastImports({ profileId }: { readonly profileId: string }) {
  const { store, sync } = useServices();
  const [imports, setImports] = useState(() => readImports(profileId));
  const [confirming, setConfirming] = useState<StoredImport>();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<{ readonly ok: boolean; readonly text: string }>();
  const undo = async ({ at, imported }: StoredImport): Promise<void> => {
    setConfirming(undefined);
    setBusy(at);
    const result = await undoImport(store, profileId, imported, sync).catch(() => undefined);
    setBusy(undefined);
    if (result?.ok !== true) {
      setOutcome({
        ok: false,
        text: result?.error ?? transferText.undoFailed,
      });
      return;
    }
    dropImport(profileId, at);
    setImports(readImports(profileId));
    setOutcome({
      ok: true,
      text: transferText.undone(formatCount(result.value, "entry", "entries")),
    });
  };
  return (
    <>
      {outcome !== undefined && (
        <Banner kind={outcome.ok ? undefined : "err"} icon={outcome.ok ? "check" : "warning"}>
          {outcome.text}
        </Banner>
      )}
      {imports.length > 0 && (
        <section className="stack-8" aria-labelledby="past-imports">
          <h3 className="text-body" id="past-imports">
            {transferText.earlierImports}
          </h3>
          <ul className="stack-8">
            {imports.map((one) => (
              <li key={one.at} className="between">
                <span>
                  <b>{one.what}</b>
                  <br />
                  <span className="text-small muted">
                    {when(one.at)} · {formatCount(entryCount(one.imported.created), "entry", "entries")}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  label={transferText.undoNamed({ what: one.what, at: when(one.at) })}
                  busy={busy === one.at && transferText.undoing}
                  onClick={() => setConfirming(one)}
                >
                  {commonText.undo}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={confirming !== undefined}
        title={transferText.undoQuestion}
        text={transferText.undoHint}
        confirm={transferText.undo}
        cancel={commonText.keepIt}
        danger
        onConfirm={() => {
          if (confirming !== undefined) void undo(confirming);
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </>
  );
}
