import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Dialog } from "../../../components/overlays/Dialog.tsx";
import { registrationText } from "./profiles.text.ts";

type CodeDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** Filled in already; the person still presses the button. */
  readonly given?: string;
  /** What to say when nothing was typed. */
  readonly missing: string;
  /** Has the code checked. @returns a sentence when it does not open anything */
  readonly check: (code: string) => Promise<string | undefined>;
  readonly onClose: () => void;
};

/** Asks for one code that the server checks: to add somebody, or to get an owner back in. */
export function CodeDialog({ title, text, label, given = "", missing, check, onClose }: CodeDialogProps) {
  const [code, setCode] = useState(given);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (code.trim() === "") return setMessage(missing);
    setBusy(true);
    const refusal = await check(code.trim());
    setBusy(false);
    setMessage(refusal);
  };
  return (
    <Dialog open high title={title} text={text} onClose={onClose}>
      <form
        className="stack-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <TextField
          label={label}
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
          <Button variant="primary" xl type="submit" busy={busy && registrationText.checking}>
            {registrationText.continue}
          </Button>
          <Button variant="quiet" full onClick={onClose}>
            {commonText.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
