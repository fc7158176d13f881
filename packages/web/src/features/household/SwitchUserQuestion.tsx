import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/use-sync-status.ts";

export type SwitchUserQuestionProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly switchUser: () => void;
};

/** Says how many entries wait for the next unlock, and offers to send them now. */
export function SwitchUserQuestion({ open, onClose, switchUser }: SwitchUserQuestionProps) {
  const { sync } = useServices();
  const { unsent } = useSyncStatus();
  const [sending, setSending] = useState(false);

  const sendThenSwitch = async (): Promise<void> => {
    setSending(true);
    await sync.syncNow().catch(() => undefined);
    setSending(false);
    if (sync.status().unsent === 0) switchUser();
  };
  return (
    <Dialog
      open={open}
      title="Switch user?"
      text={`${unsent === 1 ? "1 change waits" : `${unsent} changes wait`} on this device until you unlock here again.`}
      onClose={onClose}
    >
      <div className="stack-4 last">
        <Button kind="p" xl busy={sending && "Sending..."} onClick={() => void sendThenSwitch()}>
          Send now and switch
        </Button>
        <Button kind="q" full onClick={switchUser}>
          Switch user
        </Button>
        <Button kind="q" full onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
