import type { ReactNode } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { dayAndTime } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import type { SyncStatus } from "../../data/sync/sync-status.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { profileCardsText } from "./profile.text.ts";

/** Whether everything has reached the server; further lines of the same list stand below. */
export function StateCard({ children }: { readonly children?: ReactNode }) {
  const { sync, now } = useServices();
  const status = useSyncStatus();
  return (
    <ul className="card flush list">
      <li>
        <span className="muted">
          <Icon name={status.state === "offline" ? "offline" : "cloud"} />
        </span>
        <span className="grow" role="status">
          <b>{profileCardsText.sync}</b>
          <span className="text-small muted sync-words">{syncInWords(status, now())}</span>
        </span>
        <Button
          variant="ghost"
          className="card-act"
          label={profileCardsText.syncNow}
          busy={status.state === "syncing" && profileCardsText.syncing}
          onClick={() => void sync.syncNow()}
        >
          {profileCardsText.sync}
        </Button>
      </li>
      {children}
    </ul>
  );
}

/** 'Last sync 9:14 AM, nothing waiting' (SYNC-05). */
export const syncInWords = (status: SyncStatus, now: Date): string => {
  const { unsent, refused, lastSyncAt, state } = status;
  const waiting = unsent === 0 ? profileCardsText.nothingWaiting : profileCardsText.notSent(unsent);
  const parts = [
    ...(lastSyncAt === null
      ? [profileCardsText.notSyncedYet]
      : [profileCardsText.lastSync(dayAndTime(lastSyncAt, now))]),
    waiting,
    ...(refused === 0 ? [] : [profileCardsText.refusedByServer(refused)]),
  ];
  const why = {
    idle: "",
    syncing: "",
    offline: profileCardsText.noServer,
    locked: profileCardsText.unlockToSend,
    "update-needed": profileCardsText.updateTheAppToSend,
    full: profileCardsText.spaceFull,
    "not-enrolled": profileCardsText.notInHousehold,
  }[state];
  return `${parts.join(", ")}.${why}`;
};
