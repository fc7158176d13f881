import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import type { StorageStatus } from "../../data/durability/storage-status.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { type DeviceStorage, type FoundOnDevice, sizeInWords } from "./device-storage.ts";

const copyInWords: Readonly<Record<StorageStatus["journal"], string>> = {
  starting: "Starting",
  on: "On",
  off: "Off",
};

type StorageCardProps = Omit<DeviceStorage, "found"> & { readonly found: FoundOnDevice };

/** How safe entries are in this browser, and what works without a network. */
export function StorageCard({ found, isRefused, protect }: StorageCardProps) {
  const { storage } = useSyncStatus();
  const isProtected = found.persisted === true || storage?.persisted === true;
  return (
    <section className="sec" aria-labelledby="on-this-device">
      <h2 id="on-this-device">On this device</h2>
      <ul className="card flush list">
        <li>
          <span className="grow">
            <b>Space used</b>
            <span className="text-small muted">The app and everything you logged here</span>
          </span>
          <span className="fact">{found.used === undefined ? "Unknown" : sizeInWords(found.used)}</span>
        </li>
        <li>
          <span className="grow">
            <b>Protected from cleanup</b>
            <span className="text-small muted">
              {isProtected
                ? "The browser promised to keep it."
                : isRefused
                  ? "The browser did not promise it. It usually does once Muster is installed. Your server keeps a copy of everything that was synced."
                  : "The browser may clear it when the device runs out of space."}
            </span>
          </span>
          {isProtected ? (
            <span className="row good">
              <Icon name="check" size="s" />
              Yes
            </span>
          ) : (
            found.persisted !== undefined && (
              <Button
                variant="ghost"
                className="card-act"
                label="Ask the browser to protect it"
                onClick={() => void protect()}
              >
                Ask
              </Button>
            )
          )}
        </li>
        <li>
          <span className="grow">
            <b>Second copy of unsent entries</b>
            <span className="text-small muted">
              {storage?.journal === "off"
                ? "This browser offers no place for it. Keep the page open until everything is sent."
                : "Until the server has them, entries are in two places here."}
            </span>
          </span>
          <span className="fact copy-state">{copyInWords[storage?.journal ?? "starting"]}</span>
        </li>
        {found.ready.map(({ label, ready }) => (
          <li key={label}>
            <span className="grow">
              <b>{label}</b>
            </span>
            <span className={ready ? "row good" : "fact muted"}>
              {ready && <Icon name="check" size="s" />}
              {ready ? "Ready offline" : "Comes with the next start online"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
