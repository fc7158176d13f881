import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { TextField } from "../../components/TextField.tsx";
import { keepRegistration } from "../../data/registration.ts";
import { useServices } from "../../data/services.ts";

export type RegistrationDialogProps = {
  /** From a set-up link; the person still presses the button. */
  readonly code?: string | undefined;
  readonly onAllowed: () => void;
  readonly onClose: () => void;
};

export const offlineRegistrationText =
  "Adding a user needs the server, and you are offline. Please try again later.";

/** 'Add New User' (USR-04): the server checks the one-time code; right leads to onboarding. */
export function RegistrationDialog({ code: given = "", onAllowed, onClose }: RegistrationDialogProps) {
  const { api } = useServices();
  const [code, setCode] = useState(given);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (): Promise<void> => {
    if (code.trim() === "") return setMessage("Please enter the code");
    setBusy(true);
    const reply = await api.register({ code: code.trim() });
    setBusy(false);
    if (reply.ok) {
      keepRegistration(reply.value.registration);
      return onAllowed();
    }
    setMessage(reply.error.type === "offline" ? offlineRegistrationText : reply.error.message);
  };

  return (
    <Dialog
      open
      high
      title="Add New User"
      text="Enter a registration code. Anyone in your household can make one in Settings."
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
          label="Registration code"
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
