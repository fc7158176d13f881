import { isCivilDate } from "@muster/domain/shared/dates";
import { useCallback, useEffect, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { Sheet } from "../../components/overlays/Sheet.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { saveFile } from "../../data/save-file.ts";
import { useServices } from "../../data/services.ts";
import type { RefusedChange } from "../../data/sync/sync-store.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { type RefusedInWords, refusedInWords } from "./refused-in-words.ts";

/** Changes that the server refused: they stay here until the person retries, corrects or drops them. */
export function RefusedCard({ profile }: { readonly profile: CurrentProfile }) {
  const { device, sync } = useServices();
  const { refused, state } = useSyncStatus();
  const today = useToday();
  const [changes, setChanges] = useState<readonly RefusedChange[]>([]);
  const [dropping, setDropping] = useState<RefusedInWords>();
  const [fixing, setFixing] = useState<RefusedInWords>();
  const [date, setDate] = useState(today);

  const load = useCallback(async () => {
    setChanges(await (await device()).refused.list(profile.id));
  }, [device, profile.id]);
  useEffect(() => {
    // Looked at anew whenever a round has ended or the number is another one.
    if (state !== "syncing" || refused === 0) void load().catch(() => undefined);
  }, [load, refused, state]);

  const act = async (work: (op: string) => Promise<void>, op: string, done: string): Promise<void> => {
    try {
      await work(op);
      showToast({ kind: "success", text: done });
      await sync.syncNow().catch(() => undefined);
    } catch {
      showToast({
        kind: "error",
        text: "This device could not do that just now. Your change is still here. Please try again.",
      });
    }
    await load().catch(() => undefined);
  };
  const save = async (): Promise<void> => {
    saveFile(
      `muster-refused-changes-${today}.json`,
      [JSON.stringify({ format: "muster-refused-changes", version: 1, changes }, null, 2)],
      "application/json",
    );
  };

  if (changes.length === 0) return null;
  const problem = isCivilDate(date) ? undefined : "Please enter a date like 2026-11-20.";
  return (
    <section className="sec" aria-labelledby="refused-changes">
      <h2 id="refused-changes">Not accepted by the server</h2>
      <p className="muted">
        {changes.length === 1 ? "This change is" : "These changes are"} safe on this device and nowhere else.
        You decide what happens to {changes.length === 1 ? "it" : "them"}.
      </p>
      <ul className="card flush list">
        {changes.map(refusedInWords).map((change) => (
          <li key={change.op} className="refused">
            <span className="grow">
              <b>{change.what}</b>
              {change.detail !== "" && <span className="line">{change.detail}</span>}
              <span className="text-small muted line">{change.why}</span>
            </span>
            <span className="row wrap">
              {change.dateField !== undefined && (
                <Button
                  variant="ghost"
                  label={`Fix date of ${change.detail}`}
                  onClick={() => {
                    setDate(today);
                    setFixing(change);
                  }}
                >
                  Fix date
                </Button>
              )}
              <Button
                variant="ghost"
                label={`Try again: ${change.what} ${change.detail}`}
                onClick={() =>
                  void act(async (op) => (await device()).refused.retry(op), change.op, "It is sent again.")
                }
              >
                Try again
              </Button>
              <Button
                variant="ghost-danger"
                label={`Give up: ${change.what} ${change.detail}`}
                onClick={() => setDropping(change)}
              >
                Give up
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => void save()}>
          Save as a file
        </Button>
      </div>
      <ConfirmDialog
        open={dropping !== undefined}
        title="Give this change up?"
        text="It is removed from this device, with what was saved together with it. What the server has stays."
        confirm="Give it up"
        cancel="Keep it"
        danger
        onConfirm={() => {
          const op = dropping?.op;
          setDropping(undefined);
          if (op !== undefined)
            void act(async (one) => (await device()).refused.drop(one), op, "The change was given up.");
        }}
        onCancel={() => setDropping(undefined)}
      />
      <Sheet open={fixing !== undefined} title="Fix date" onClose={() => setFixing(undefined)}>
        <TextField label="Date" type="date" value={date} onChange={setDate} error={problem} />
        <Button
          variant="primary"
          xl
          disabled={problem !== undefined}
          onClick={() => {
            const change = fixing;
            setFixing(undefined);
            if (change?.dateField === undefined) return;
            const field = change.dateField;
            void act(
              async (op) => (await device()).refused.correct(op, { [field]: date }),
              change.op,
              "The date is set, and it is sent again.",
            );
          }}
        >
          Save and send
        </Button>
      </Sheet>
    </section>
  );
}
