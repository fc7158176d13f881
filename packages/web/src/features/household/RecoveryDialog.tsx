import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { TextField } from "../../components/TextField.tsx";
import { recover } from "./owner-calls.ts";

export type RecoveryDialogProps = {
  readonly profileId: string;
  /** The passcode is gone: a new one can be set on this device. */
  readonly onRecovered: () => void;
  readonly onClose: () => void;
};

/** An owner's way back by the recovery code (PASS-05). */
export function RecoveryDialog({ profileId, onRecovered, onClose }: RecoveryDialogProps) {
  const [code, setCode] = useState("");
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (code.trim() === "") return setMessage("Please enter the recovery code");
    setBusy(true);
    const done = await recover(profileId, code.trim());
    setBusy(false);
    if (done.ok) return onRecovered();
    setMessage(
      done.error.type === "offline"
        ? "The server cannot be reached. Nothing was changed; please try again when you are online."
        : done.error.message,
    );
  };
  return (
    <Dialog
      open
      high
      title="Recovery code"
      text="The code that the household's owner wrote down. You then set a new passcode on this device."
      onClose={onClose}
    >
      <form
        className="stack-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <TextField
          label="Recovery code"
          value={code}
          onChange={(next) => {
            setCode(next);
            setMessage(undefined);
          }}
          error={message}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          autoFocus
        />
        <div className="stack-4 last">
          <Button kind="p" xl type="submit" busy={busy && "Checking..."}>
            Continue
          </Button>
          <Button kind="q" full onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
