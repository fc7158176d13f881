import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { Mark } from "../../../components/layout/Mark.tsx";
import { Page } from "../../../components/layout/Page.tsx";
import { makeRecoveryCode } from "./owner-calls.ts";
import { RecoveryCode } from "./RecoveryCode.tsx";

/** Where set-up goes on. */
export type SetUpKitProps = {
  /** To Home: with the code on paper, or without one; Settings still offers it then. */
  readonly onDone: () => void;
};

/** Once, after the owner of a household has set up: a way back from a forgotten passcode (PASS-05). */
export function SetUpKit({ onDone }: SetUpKitProps) {
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const make = async (): Promise<void> => {
    setBusy(true);
    setMessage(undefined);
    const made = await makeRecoveryCode();
    setBusy(false);
    if (made.ok) return setCode(made.value.code);
    setMessage(
      made.error.type === "offline"
        ? "The server cannot be reached. Your program is saved; Settings can make the code later."
        : made.error.message,
    );
  };
  return (
    <Page title="A way back in" bare narrow className="picker">
      <header className="stack-16">
        <span className="crest">
          <Mark />
        </span>
        <div>
          <h1 className="title-large">A way back in</h1>
          <p className="muted text-large intro">
            Your program is ready. One more thing, since this household is yours.
          </p>
        </div>
      </header>
      <section className="card stack middle">
        <p>
          Should you ever set a passcode and forget it, a recovery code on paper lets you back in. Without it
          only another owner can help, or whoever runs the server.
        </p>
        <FailureBanner text={message} />
        <div className="stack-4">
          <Button variant="primary" xl busy={busy && "Making..."} onClick={() => void make()}>
            Show my recovery code
          </Button>
          <Button variant="quiet" full onClick={onDone}>
            Skip for now
          </Button>
        </div>
        <p className="text-small muted">You can do this later in Settings, under 'Owner of the household'.</p>
      </section>
      {code !== undefined && <RecoveryCode code={code} onClose={onDone} />}
    </Page>
  );
}
