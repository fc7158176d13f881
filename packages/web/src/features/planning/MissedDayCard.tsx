import type { DayWorkout } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatWeekday } from "@muster/domain/shared/format";
import { Failure } from "../../components/layout/Failure.tsx";
import { PickList } from "./editor/PickList.tsx";
import "./editor/edit.css";
import { planningText } from "./planning.text.ts";

type MissedDayCardProps = {
  readonly date: CivilDate;
  readonly workout: DayWorkout;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly explained: string }[];
  readonly failure: string | undefined;
  readonly onChoose: (key: string) => void;
};

/** A workout that is still open: what can be done about it, one tap each (feature F15). No blame, no hurry. */
export function MissedDayCard({ date, workout, choices, failure, onChoose }: MissedDayCardProps) {
  const day = formatWeekday(date);
  return (
    <section className="card flush missed-card" aria-labelledby="missed-day">
      <div className="stack-4 missed-head">
        <h2 className="text-large" id="missed-day">
          {planningText.stillOpen({ day })}
        </h2>
        <p className="muted">{planningText.notDone({ workout: workout.name })}</p>
        <Failure text={failure} />
      </div>
      <PickList
        plain
        label={planningText.whatToDoWith({ day })}
        empty=""
        items={choices.map(({ key, label, explained }) => ({ key, title: label, below: explained }))}
        onPick={onChoose}
      />
    </section>
  );
}
