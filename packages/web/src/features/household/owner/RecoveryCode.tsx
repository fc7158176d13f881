import { Button } from "../../../components/controls/Button.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import "../recovery-code.css";

type RecoveryCodeProps = {
  /** 26 signs, as the server gave them. */
  readonly code: string;
  readonly onClose: () => void;
};

/** The recovery code, the only time it is seen: to be written down, or printed on a page of its own. */
export function RecoveryCode({ code, onClose }: RecoveryCodeProps) {
  return (
    <Sheet open title="Recovery code" onClose={onClose}>
      <div className="recovery-kit stack-16">
        <p className="only-print title-small">Muster recovery code for {location.host}</p>
        <p className="code">{code.replace(/(.{5})(?=.)/g, "$1-")}</p>
        <p className="muted">
          Write it down and keep it away from your devices. It works once, on any device of your household,
          under 'Forgot your passcode?'. It is not shown again.
        </p>
      </div>
      <div className="stack-4">
        <Button variant="primary" xl onClick={onClose}>
          I have written it down
        </Button>
        <Button variant="quiet" full onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Sheet>
  );
}
