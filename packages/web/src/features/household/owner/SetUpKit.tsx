import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { Mark } from "../../../components/layout/Mark.tsx";
import { Page } from "../../../components/layout/Page.tsx";
import { makeRecoveryCode } from "./owner-calls.ts";
import { RecoveryCode } from "./RecoveryCode.tsx";
import { recoveryText } from "./recovery.text.ts";

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
    setMessage(made.error.type === "offline" ? recoveryText.codeLater : made.error.message);
  };
  return (
    <Page title={recoveryText.aWayBackIn} bare narrow className="picker">
      <header className="stack-16">
        <span className="crest">
          <Mark />
        </span>
        <div>
          <h1 className="title-large">{recoveryText.aWayBackIn}</h1>
          <p className="muted text-large intro">{recoveryText.programIsReady}</p>
        </div>
      </header>
      <section className="card stack middle">
        <p>{recoveryText.whyCode}</p>
        <FailureBanner text={message} />
        <div className="stack-4">
          <Button variant="primary" xl busy={busy && commonText.making} onClick={() => void make()}>
            {recoveryText.showCode}
          </Button>
          <Button variant="quiet" full onClick={onDone}>
            {recoveryText.skipForNow}
          </Button>
        </div>
        <p className="text-small muted">{recoveryText.laterInSettings}</p>
      </section>
      {code !== undefined && <RecoveryCode code={code} onClose={onDone} />}
    </Page>
  );
}
