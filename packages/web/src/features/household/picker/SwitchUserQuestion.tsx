import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Banner } from "../../../components/layout/Banner.tsx";
import { Dialog } from "../../../components/overlays/Dialog.tsx";
import { useServices } from "../../../data/services.ts";
import type { SyncStatus } from "../../../data/sync/sync-status.ts";
import { useSyncStatus } from "../../../data/sync/use-sync-status.ts";
import { pickerText } from "./picker.text.ts";

/** The question and its confirmation. */
export type SwitchUserQuestionProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly switchUser: () => void;
};

/** Why nothing could be sent. */
const reasons: Readonly<Partial<Record<SyncStatus["state"], string>>> = {
  offline: pickerText.theServerCannotBeReached,
  "not-enrolled": pickerText.deviceLeft,
  locked: pickerText.openAgainFirst,
  "update-needed": pickerText.musterNeedsAnUpdateFirst,
};

/** Says how many entries wait for the next unlock, and offers to send them now. */
export function SwitchUserQuestion({ open, onClose, switchUser }: SwitchUserQuestionProps) {
  const { sync } = useServices();
  const { unsent } = useSyncStatus();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  const sendThenSwitch = async (): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    await sync.syncNow().catch(() => undefined);
    setSending(false);
    if (sync.status().unsent === 0) return switchUser();
    setFailure(reasons[sync.status().state] ?? pickerText.theServerDidNotTake);
  };
  return (
    <Dialog
      open={open}
      title={pickerText.switchQuestion}
      text={pickerText.changesWait(unsent)}
      onClose={onClose}
    >
      {failure !== undefined && (
        <Banner kind="err" icon="warning">
          {pickerText.failedAllKept(failure)}
        </Banner>
      )}
      <div className="stack-4 last">
        <Button
          variant="primary"
          xl
          busy={sending && pickerText.sending}
          onClick={() => void sendThenSwitch()}
        >
          {pickerText.sendNowAndSwitch}
        </Button>
        <Button variant="quiet" full onClick={switchUser}>
          {commonText.switchUser}
        </Button>
        <Button variant="quiet" full onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
