import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { clearCurrentProfile, useCurrentProfile } from "../../data/current-profile.ts";
import { clearHomeSnapshot } from "../../data/home-snapshot.ts";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/use-sync-status.ts";

/**
 * Switching to another profile (USR-07): clears the current user and goes to the picker. What has not been sent waits on
 * this device for the next unlock, and the person is told how much that is (settled point 6).
 */
export const useSwitchUser = (): { readonly ask: () => void; readonly dialog: ReactNode } => {
  const { sync } = useServices();
  const { unsent } = useSyncStatus();
  const profile = useCurrentProfile();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);

  const leave = (): void => {
    setAsking(false);
    if (profile !== undefined) clearHomeSnapshot(profile.id);
    sync.setProfile(undefined);
    clearCurrentProfile();
    navigate("/user-select");
  };
  const send = async (): Promise<void> => {
    setSending(true);
    await sync.syncNow();
    setSending(false);
    if (sync.status().unsent === 0) leave();
  };
  const changes = unsent === 1 ? "1 change" : `${unsent} changes`;
  return {
    ask: () => (unsent === 0 ? leave() : setAsking(true)),
    dialog: (
      <Dialog
        open={asking}
        title={`${changes} not sent yet`}
        text={`They are safe on this device and go out when ${profile?.displayName ?? "this profile"} is opened here again.`}
        onClose={() => setAsking(false)}
      >
        <div className="stack-4 last">
          <Button kind="p" xl busy={sending && "Sending..."} onClick={() => void send()}>
            Send now
          </Button>
          <Button kind="s" full onClick={leave}>
            Switch user
          </Button>
          <Button kind="q" full autoFocus onClick={() => setAsking(false)}>
            Stay
          </Button>
        </div>
      </Dialog>
    ),
  };
};
