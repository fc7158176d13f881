import type { EnergyUnit } from "@muster/domain/shared/units";
import type { ReactNode } from "react";
import { Note } from "../../components/layout/Note.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { DayGoals } from "./DayGoals.tsx";
import type { DayCard, Intake } from "./home-view.ts";

type RestCardProps = {
  readonly day: DayCard;
  readonly intake: Intake | null;
  readonly energy: EnergyUnit;
  /** 'Mark done', where the day goes into the history. */
  readonly done: ReactNode;
};

/** A day with nothing to start: recovery items, tips, never a 'missed' (settled point 15). */
export function RestCard({ day, intake, energy, done }: RestCardProps) {
  return (
    <article className="card stack-16" aria-labelledby="today-rest">
      <div className="stack-4">
        <h2 id="today-rest" className="day-title">
          {day.name}
        </h2>
        <p className="muted">
          <WholeWords text={day.focus} />
        </p>
      </div>
      {day.recoveryItems.length > 0 && (
        <ul className="items">
          {day.recoveryItems.map((item) => (
            <li key={item.name} className="stack-4">
              <span className="between base">
                <b>{item.name}</b>
                <span className="muted">{item.duration}</span>
              </span>
              {item.notes !== "" && <span className="muted">{item.notes}</span>}
            </li>
          ))}
        </ul>
      )}
      {(day.insight !== "" || day.recoveryTips.length > 0) && (
        <Note>
          {[day.insight, ...day.recoveryTips]
            .filter((text) => text !== "")
            .map((text) => (
              <span className="tip" key={text}>
                <WholeWords text={text} />
              </span>
            ))}
        </Note>
      )}
      <DayGoals day={day} intake={intake} energy={energy} />
      {done}
    </article>
  );
}
