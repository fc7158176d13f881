import { formatLongDate } from "@muster/domain/shared/format";
import { binDays } from "@muster/domain/transfer/recently-deleted";
import { useCallback, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { LoadingSkeleton } from "../../components/layout/LoadingSkeleton.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { clockTime } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import { saveErrorText } from "../../data/store/save-error.ts";
import { type Deleted, readDeleted } from "./read-deleted.ts";

/** What was deleted in the last 30 days on any device, and can come back (settled point 7). Works without the server. */
export function RecentlyDeleted({ profile }: { readonly profile: CurrentProfile }) {
  const services = useServices();
  const [list, setList] = useState<readonly Deleted[] | "reading" | "failed">();
  const [busy, setBusy] = useState<string>();
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
        ? { kind: "success", text: `${one.name} is back` }
        : { kind: "error", text: saveErrorText(saved.error) },
    );
    await load();
    setBusy(undefined);
  };
  return (
    <section className="card stack" aria-labelledby="recently-deleted">
      <div className="stack-4">
        <h2 className="text-large" id="recently-deleted">
          Recently deleted
        </h2>
        <p className="muted">
          Meals, workouts, measurements, templates and your own foods and exercises can be brought back for{" "}
          {binDays} days.
        </p>
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
            Show what was deleted
          </Button>
        </div>
      )}
      {list === "reading" && <LoadingSkeleton width="60%" />}
      {list === "failed" && (
        <Banner kind="err" icon="warning">
          This device could not read it just now. Nothing was changed. Please try again later.
        </Banner>
      )}
      {Array.isArray(list) && list.length === 0 && (
        <p role="status">Nothing was deleted in the last {binDays} days.</p>
      )}
      {Array.isArray(list) && list.length > 0 && (
        <ul className="stack-8" aria-label="Recently deleted">
          {list.map((one: Deleted) => (
            <li key={one.id} className="between">
              <span>
                <b>{one.name}</b>
                <br />
                <span className="text-small muted">{lineOf(one)}</span>
              </span>
              <Button
                variant="secondary"
                label={`Restore ${one.name}`}
                busy={busy === one.id && "Restoring..."}
                onClick={() => void restore(one)}
              >
                Restore
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
  const deleted = `deleted ${formatLongDate(new Intl.DateTimeFormat("en-CA").format(at))}, ${clockTime(at)}`;
  return [what, ...(day === undefined ? [] : [formatLongDate(day)]), deleted].join(" · ");
};
