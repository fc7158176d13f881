import type { JobDay } from "@muster/contract/coaching";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { weekdays } from "@muster/domain/shared/dates";
import { formatCount } from "@muster/domain/shared/format";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { SessionShape } from "../../../components/exercise/SessionShape.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { generationText } from "./generation.text.ts";

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
  /** Those that are written so far. */
  readonly days: readonly JobDay[];
  /** Who works on it. */
  readonly coachName: string;
  readonly onCancel: () => void;
};

/** A week is being designed: what happens now, by whom, and the way out. */
export function Designing({ stage, days, coachName, onCancel }: DesigningProps) {
  return (
    <section className="card empty">
      <SessionShape heights={week} done={daysWritten(stage)} large />
      <div className="stack-4" aria-live="polite">
        <h2>{generationText.analyzing}</h2>
        <p>{stage === "" ? generationText.reading : stage}</p>
        <p className="text-small">{coachName}</p>
      </div>
      {/* Above the days: it stays where it is while they come. */}
      <Button variant="ghost" onClick={onCancel}>
        {commonText.cancel}
      </Button>
      {days.length > 0 && (
        <section className="written-days" aria-labelledby="written">
          <h3 id="written" className="text-small muted">
            {generationText.draftSoFar}
          </h3>
          <ul>
            {days.map(({ day, name, exercises }) => (
              <li key={day}>
                <abbr className="muted bold" title={weekdayNames[day]}>
                  {weekdayNames[day].slice(0, 3)}
                </abbr>
                <span className="bold">
                  <WholeWords text={name} />
                </span>
                <span className="text-small muted">
                  {exercises === 0 ? "" : formatCount(exercises, "exercise")}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
