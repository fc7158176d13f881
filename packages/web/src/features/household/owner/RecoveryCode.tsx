import { Button } from "../../../components/controls/Button.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import "../recovery-code.css";
import { recoveryText } from "./recovery.text.ts";

type RecoveryCodeProps = {
  /** 26 signs, as the server gave them. */
  readonly code: string;
  readonly onClose: () => void;
};

/** The recovery code, the only time it is seen: to be written down, or printed on a page of its own. */
export function RecoveryCode({ code, onClose }: RecoveryCodeProps) {
  return (
    <Sheet open title={recoveryText.recoveryCode} onClose={onClose}>
      <div className="recovery-kit stack-16">
        <p className="only-print title-small">{recoveryText.codeFor(location.host)}</p>
        <p className="code">{code.replace(/(.{5})(?=.)/g, "$1-")}</p>
        <p className="muted">{recoveryText.writeDown}</p>
      </div>
      <div className="stack-4">
        <Button variant="primary" xl onClick={onClose}>
          {recoveryText.writtenDown}
        </Button>
        <Button variant="quiet" full onClick={() => window.print()}>
          {recoveryText.print}
        </Button>
      </div>
    </Sheet>
  );
}
