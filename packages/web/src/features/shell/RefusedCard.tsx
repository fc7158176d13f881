import { isCivilDate } from "@muster/domain/shared/dates";
import { useCallback, useEffect, useState } from "react";
import { commonText } from "../../components/common.text.ts";
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
import { refusedText } from "./texts/device-data.text.ts";

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
        text: refusedText.thisDeviceCouldNotDo,
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
  const problem = isCivilDate(date) ? undefined : refusedText.pleaseEnterADateLike;
  return (
    <section className="sec" aria-labelledby="refused-changes">
      <h2 id="refused-changes">{refusedText.notAcceptedByTheServer}</h2>
      <p className="muted">{refusedText.youDecide(changes.length)}</p>
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
                  label={refusedText.fixDateOf(change.detail)}
                  onClick={() => {
                    setDate(today);
                    setFixing(change);
                  }}
                >
                  {refusedText.fixDate}
                </Button>
              )}
              <Button
                variant="ghost"
                label={refusedText.tryAgainOf({ what: change.what, detail: change.detail })}
                onClick={() =>
                  void act(async (op) => (await device()).refused.retry(op), change.op, refusedText.sentAgain)
                }
              >
                {commonText.tryAgain}
              </Button>
              <Button
                variant="ghost-danger"
                label={refusedText.giveUpOf({ what: change.what, detail: change.detail })}
                onClick={() => setDropping(change)}
              >
                {refusedText.giveUp}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => void save()}>
          {refusedText.saveAsAFile}
        </Button>
      </div>
      <ConfirmDialog
        open={dropping !== undefined}
        title={refusedText.giveThisChangeUp}
        text={refusedText.giveUpHint}
        confirm={refusedText.giveItUp}
        cancel={commonText.keepIt}
        danger
        onConfirm={() => {
          const op = dropping?.op;
          setDropping(undefined);
          if (op !== undefined)
            void act(async (one) => (await device()).refused.drop(one), op, refusedText.givenUp);
        }}
        onCancel={() => setDropping(undefined)}
      />
      <Sheet open={fixing !== undefined} title={refusedText.fixDate} onClose={() => setFixing(undefined)}>
        <TextField label={refusedText.date} type="date" value={date} onChange={setDate} error={problem} />
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
              refusedText.dateSet,
            );
          }}
        >
          {refusedText.saveAndSend}
        </Button>
      </Sheet>
    </section>
  );
}
