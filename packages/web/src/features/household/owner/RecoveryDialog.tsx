import { controlsText } from "../../../components/components.text.ts";
import { CodeDialog } from "./CodeDialog.tsx";
import { recover } from "./owner-calls.ts";
import { recoveryText } from "./recovery.text.ts";

/** The profile whose passcode was forgotten. */
export type RecoveryDialogProps = {
  readonly profileId: string;
  /** The passcode is gone: a new one can be set on this device. */
  readonly onRecovered: () => void;
  readonly onClose: () => void;
};

/** An owner's way back by the recovery code (PASS-05). */
export function RecoveryDialog({ profileId, onRecovered, onClose }: RecoveryDialogProps) {
  return (
    <CodeDialog
      title={recoveryText.recoveryCode}
      text={recoveryText.codeLead}
      label={recoveryText.recoveryCode}
      missing={recoveryText.codeMissing}
      check={async (code) => {
        const done = await recover(profileId, code);
        if (!done.ok)
          return done.error.type === "offline" ? controlsText.serverNotReached : done.error.message;
        onRecovered();
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
