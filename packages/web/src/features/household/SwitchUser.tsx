import { useState } from "react";
import { Button, type ButtonKind } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useServices } from "../../data/services.ts";
import { useSyncStatus } from "../../data/use-sync-status.ts";
import { useSwitchUser } from "./switch-user.ts";

export type SwitchUserProps = {
  /** As a button with these words; left out: the icon of a top bar. */
  readonly words?: string | undefined;
  readonly kind?: ButtonKind | undefined;
  readonly full?: boolean | undefined;
};

/** The way back to the picker. With unsent entries it says first how many wait, and offers to send them now. */
export function SwitchUser({ words, kind, full }: SwitchUserProps) {
  const { sync } = useServices();
  const { unsent } = useSyncStatus();
  const switchUser = useSwitchUser();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);

  const sendThenSwitch = async (): Promise<void> => {
    setSending(true);
    await sync.syncNow().catch(() => undefined);
    setSending(false);
    if (sync.status().unsent === 0) switchUser();
  };
  const ask = (): void => (unsent === 0 ? switchUser() : setAsking(true));
  return (
    <>
      {words === undefined ? (
        <button type="button" className="iconbtn" aria-label="Switch user" onClick={ask}>
          <Icon name="people" />
        </button>
      ) : (
        <Button kind={kind} full={full} onClick={ask}>
          {words}
        </Button>
      )}
      <Dialog
        open={asking}
        title="Switch user?"
        text={`${unsent === 1 ? "1 change waits" : `${unsent} changes wait`} on this device until you unlock here again.`}
        onClose={() => setAsking(false)}
      >
        <div className="stack-4 last">
          <Button kind="p" xl busy={sending && "Sending..."} onClick={() => void sendThenSwitch()}>
            Send now and switch
          </Button>
          <Button kind="q" full onClick={switchUser}>
            Switch user
          </Button>
          <Button kind="q" full onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
