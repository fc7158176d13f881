import type { DayWorkout } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatWeekday } from "@muster/domain/shared/format";
import { Failure } from "../../components/layout/Failure.tsx";
import { PickList } from "./editor/PickList.tsx";
import "./editor/edit.css";

type MissedDayCardProps = {
  readonly date: CivilDate;
  readonly workout: DayWorkout;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly explained: string }[];
  readonly failure: string | undefined;
  readonly onChoose: (key: string) => void;
};

/** A workout that is still open: what can be done about it, one tap each (feature F15). No blame, no hurry. */
export function MissedDayCard({ date, workout, choices, failure, onChoose }: MissedDayCardProps) {
  return (
    <section className="card flush missed-card" aria-labelledby="missed-day">
      <div className="stack-4 missed-head">
        <h2 className="text-large" id="missed-day">
          {formatWeekday(date)} is still open
        </h2>
        <p className="muted">{workout.name} was not done. Life happens. What fits you best?</p>
        <Failure text={failure} />
      </div>
      <PickList
        plain
        label={`What to do with ${formatWeekday(date)}`}
        empty=""
        items={choices.map(({ key, label, explained }) => ({ key, title: label, below: explained }))}
        onPick={onChoose}
      />
    </section>
  );
}
