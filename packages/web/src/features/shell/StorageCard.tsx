import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import type { StorageStatus } from "../../data/durability/storage-status.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { type DeviceStorage, type FoundOnDevice, sizeInWords } from "./device-storage.ts";
import { storageText } from "./texts/device-data.text.ts";

const copyInWords: Readonly<Record<StorageStatus["journal"], string>> = {
  starting: storageText.starting,
  on: storageText.on,
  off: storageText.off,
};

type StorageCardProps = Omit<DeviceStorage, "found"> & { readonly found: FoundOnDevice };

/** How safe entries are in this browser, and what works without a network. */
export function StorageCard({ found, isRefused, protect }: StorageCardProps) {
  const { storage } = useSyncStatus();
  const isProtected = found.persisted === true || storage?.persisted === true;
  return (
    <section className="sec" aria-labelledby="on-this-device">
      <h2 id="on-this-device">{storageText.onThisDevice}</h2>
      <ul className="card flush list">
        <li>
          <span className="grow">
            <b>{storageText.spaceUsed}</b>
            <span className="text-small muted">{storageText.spaceHint}</span>
          </span>
          <span className="fact">
            {found.used === undefined ? storageText.unknown : sizeInWords(found.used)}
          </span>
        </li>
        <li>
          <span className="grow">
            <b>{storageText.protectedFromCleanup}</b>
            <span className="text-small muted">
              {isProtected
                ? storageText.protected
                : isRefused
                  ? storageText.notProtected
                  : storageText.unprotectedLead}
            </span>
          </span>
          {isProtected ? (
            <span className="row good">
              <Icon name="check" size="s" />
              {storageText.yes}
            </span>
          ) : (
            found.persisted !== undefined && (
              <Button
                variant="ghost"
                className="card-act"
                label={storageText.askForProtection}
                onClick={() => void protect()}
              >
                {storageText.ask}
              </Button>
            )
          )}
        </li>
        <li>
          <span className="grow">
            <b>{storageText.unsentCopy}</b>
            <span className="text-small muted">
              {storage?.journal === "off" ? storageText.noUnsentCopy : storageText.untilTheServerHasThem}
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
              {ready ? storageText.readyOffline : storageText.readyLater}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
