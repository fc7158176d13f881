import { Button } from "../../components/Button.tsx";
import { SessionShape } from "../../components/SessionShape.tsx";

type DesigningProps = {
  /** 'Asking the model', 'Checking the plan'. */
  readonly stage: string;
  /** Who works on it. */
  readonly coachName: string;
  readonly onCancel: () => void;
};

/** A week is being designed: what happens now, by whom, and the way out. */
export function Designing({ stage, coachName, onCancel }: DesigningProps) {
  return (
    <section className="card empty" aria-live="polite">
      <SessionShape heights={[40, 60, 80, 60, 40]} done={3} large />
      <h2>Analyzing your week...</h2>
      <p>{stage === "" ? "Reading your week" : stage}</p>
      <p className="t13">{coachName}</p>
      <Button kind="g" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}
