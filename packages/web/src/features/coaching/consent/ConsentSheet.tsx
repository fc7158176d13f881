import { Button } from "../../../components/controls/Button.tsx";
import { LabelValueList } from "../../../components/layout/LabelValueList.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import type { SentLine } from "./what-is-sent.ts";

type ConsentSheetProps = {
  readonly open: boolean;
  /** Who answers: 'Claude Sonnet'. */
  readonly coachName: string;
  readonly lines: readonly SentLine[];
  readonly onAgree: () => void;
  readonly onRefuse: () => void;
  readonly onClose: () => void;
};

/** Asked once before anything goes to a model: what is sent, to whom, and the way without it. */
export function ConsentSheet({ open, coachName, lines, onAgree, onRefuse, onClose }: ConsentSheetProps) {
  return (
    <Sheet open={open} title="Before the first time" onClose={onClose}>
      <p>
        Your server asks <b className="bold">{coachName}</b> to design your week. This is what it sends:
      </p>
      <LabelValueList lines={lines} />
      <p className="text-small muted">The built-in coach designs on this device and sends nothing.</p>
      <div className="stack-4">
        <Button variant="primary" xl onClick={onAgree}>
          Agree and send
        </Button>
        <Button variant="ghost" full onClick={onRefuse}>
          Use the built-in coach
        </Button>
      </div>
    </Sheet>
  );
}
