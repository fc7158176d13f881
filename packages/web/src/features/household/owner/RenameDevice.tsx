import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { controlsText } from "../../../components/components.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { renameDevice } from "./owner-calls.ts";
import { registrationText } from "./profiles.text.ts";

/** The device that gets another name. */
export type RenameDeviceProps = {
  readonly device: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** What a device is called in the list (USR-10). Needs the server. */
export function RenameDevice({ device, onDone, onClose }: RenameDeviceProps) {
  const [name, setName] = useState(device.name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    if (name.trim() === "") return setError(registrationText.pleaseEnterAName);
    setBusy(true);
    const saved = await renameDevice(device.id, name.trim());
    setBusy(false);
    if (saved.ok) {
      showToast({ kind: "success", text: registrationText.renamedTo(name.trim()) });
      return onDone();
    }
    setError(saved.error.type === "offline" ? controlsText.serverNotReached : saved.error.message);
  };
  return (
    <Sheet open title={registrationText.nameThisDevice} onClose={onClose}>
      <form
        className="stack-16"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={commonText.name}
          value={name}
          error={error}
          hint={registrationText.deviceNameHint}
          maxLength={60}
          autoFocus
          autoCapitalize="sentences"
          onChange={(typed) => {
            setName(typed);
            setError(undefined);
          }}
        />
        <Button variant="primary" xl type="submit" busy={busy && commonText.saving}>
          {registrationText.saveName}
        </Button>
      </form>
    </Sheet>
  );
}
