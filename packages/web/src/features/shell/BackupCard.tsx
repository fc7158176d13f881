import { type BackupReply, backupReplySchema } from "@muster/contract/backup";
import { useEffect, useState } from "react";
import { Icon } from "../../components/layout/Icon.tsx";
import { callServer } from "../../data/api/call-server.ts";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { backupInWords, backupText } from "./backup.text.ts";

/**
 * How old the server's newest copy of its data is. Absent while the server cannot be asked; asked again after each sync, since the
 * first request after a network came back may fail.
 */
export function BackupCard() {
  const { now } = useServices();
  const [reply, setReply] = useState<BackupReply>();
  const { state, lastSyncAt } = useSyncStatus();
  const isOffline = state === "offline";
  const lastSync = lastSyncAt?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sync asks anew
  useEffect(() => {
    if (isOffline) return;
    let ended = false;
    void callServer(backupReplySchema, "GET", "/api/backup").then((reply) => {
      if (!ended && reply.ok) setReply(reply.value);
    });
    return () => {
      ended = true;
    };
  }, [isOffline, lastSync]);
  if (reply === undefined) return null;
  const { words, isLate } = backupInWords(reply, now());
  return (
    <ul className="card flush list">
      <li>
        <span className={isLate ? "over" : "muted"}>
          <Icon name={isLate ? "warning" : "cloud"} />
        </span>
        <span className="grow">
          <b>{backupText.title}</b>
          <span className={isLate ? "text-small" : "text-small muted"}>{words}</span>
        </span>
      </li>
    </ul>
  );
}
