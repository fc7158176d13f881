import { weekdayNames } from "@muster/domain/profiles/options";
import { weekdays } from "@muster/domain/shared/dates";
import { Button } from "../../components/Button.tsx";
import { SessionShape } from "../../components/SessionShape.tsx";

/** A stroke a day. */
const week = [60, 40, 80, 50, 70, 60, 30];

/** How many days of the week are begun, read from the words of the stage; all of them while they are checked. */
const daysWritten = (stage: string): number => {
  if (stage.startsWith("Checking")) return week.length;
  return weekdays.findIndex((day) => stage.endsWith(weekdayNames[day])) + 1;
};

type DesigningProps = {
  /** 'Asking the model', 'Writing the week: Monday', 'Checking the plan'. */
  readonly stage: string;
  /** Who works on it. */
  readonly coachName: string;
  readonly onCancel: () => void;
};

/** A week is being designed: what happens now, by whom, and the way out. */
export function Designing({ stage, coachName, onCancel }: DesigningProps) {
  return (
    <section className="card empty" aria-live="polite">
      <SessionShape heights={week} done={daysWritten(stage)} large />
      <h2>Analyzing your week...</h2>
      <p>{stage === "" ? "Reading your week" : stage}</p>
      <p className="t13">{coachName}</p>
      <Button kind="g" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}
