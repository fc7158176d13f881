import { formatLongDate } from "@muster/domain/shared/format";
import { binDays } from "@muster/domain/transfer/recently-deleted";
import { useCallback, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { LoadingSkeleton } from "../../components/layout/LoadingSkeleton.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { clockTime } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.text.ts";
import { type Deleted, readDeleted } from "./read-deleted.ts";
import { settingsDataText } from "./settings-data.text.ts";

/** What was deleted in the last 30 days on any device, and can come back (settled point 7). Works without the server. */
export function RecentlyDeleted({ profile }: { readonly profile: CurrentProfile }) {
  const services = useServices();
  const [list, setList] = useState<readonly Deleted[] | "reading" | "failed">();
  const [busy, setBusy] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const load = useCallback(async () => {
    try {
      setList(await readDeleted(services, profile.id));
    } catch {
      setList("failed");
    }
  }, [services, profile.id]);
  const restore = async (one: Deleted): Promise<void> => {
    setBusy(one.id);
    const saved = await services.store.write(profile.id, one.changes);
    showToast(
      saved.ok
        ? { kind: "success", text: settingsDataText.isBack(one.name) }
        : { kind: "error", text: saveErrorText(saved.error) },
    );
    await load();
    setBusy(undefined);
    // The pressed button goes with its line.
    if (saved.ok) title.current?.focus();
  };
  return (
    <section className="card stack" aria-labelledby="recently-deleted">
      <div className="stack-4">
        <h2 className="text-large" id="recently-deleted" tabIndex={-1} ref={title}>
          {settingsDataText.recentlyDeleted}
        </h2>
        <p className="muted">{settingsDataText.deletedLead(binDays)}</p>
      </div>
      {list === undefined && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setList("reading");
              void load();
            }}
          >
            {settingsDataText.showWhatWasDeleted}
          </Button>
        </div>
      )}
      {list === "reading" && <LoadingSkeleton width="60%" />}
      {list === "failed" && (
        <Banner kind="err" icon="warning">
          {settingsDataText.readFailed}
        </Banner>
      )}
      {Array.isArray(list) && list.length === 0 && <p role="status">{settingsDataText.nothingToRestore}</p>}
      {Array.isArray(list) && list.length > 0 && (
        <ul className="stack-8" aria-label={settingsDataText.recentlyDeleted}>
          {list.map((one: Deleted) => (
            <li key={one.id} className="between">
              <span>
                <b>{one.name}</b>
                <br />
                <span className="text-small muted">{lineOf(one)}</span>
              </span>
              <Button
                variant="secondary"
                label={settingsDataText.restoreName(one.name)}
                busy={busy === one.id && settingsDataText.restoring}
                onClick={() => void restore(one)}
              >
                {settingsDataText.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const lineOf = ({ what, day, deletedAt }: Deleted): string => {
  const at = new Date(deletedAt);
  const deleted = settingsDataText.deletedAt({
    day: formatLongDate(new Intl.DateTimeFormat("en-CA").format(at)),
    time: clockTime(at),
  });
  return [what, ...(day === undefined ? [] : [formatLongDate(day)]), deleted].join(" · ");
};
