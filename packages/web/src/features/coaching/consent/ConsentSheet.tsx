import { Button } from "../../../components/controls/Button.tsx";
import { inSentence } from "../../../components/in-sentence.ts";
import { LabelValueList } from "../../../components/layout/LabelValueList.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { consentText } from "./consent.text.ts";
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
    <Sheet open={open} title={consentText.beforeFirstTime} onClose={onClose}>
      <p>{inSentence(consentText.serverAsks, { coach: <b className="bold">{coachName}</b> })}</p>
      <LabelValueList lines={lines} />
      <p className="text-small muted">{consentText.builtInSendsNothing}</p>
      <div className="stack-4">
        <Button variant="primary" xl onClick={onAgree}>
          {consentText.agreeAndSend}
        </Button>
        <Button variant="ghost" full onClick={onRefuse}>
          {consentText.useBuiltIn}
        </Button>
      </div>
    </Sheet>
  );
}
