import { commonText } from "../../components/common.text.ts";
import { CheckField } from "../../components/controls/CheckField.tsx";
import { inSentence } from "../../components/in-sentence.ts";
import { Note } from "../../components/layout/Note.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { homeText } from "./home.text.ts";
import type { DayCard } from "./home-view.ts";
import type { DayActions } from "./use-day-actions.ts";

type IdeasCardProps = {
  readonly day: DayCard;
  /** Names of today's ideas that were tried. */
  readonly tried: readonly string[];
  /** undefined while only the snapshot is known. */
  readonly actions: DayActions | undefined;
};

/** Under 13 (ONB-08): ideas to move, each with a check for having tried it. Nothing is owed and nothing is counted down. */
export function IdeasCard({ day, tried, actions }: IdeasCardProps) {
  const tick = async (idea: string, checked: boolean): Promise<void> => {
    const saved = (await actions?.tryIdea(idea, checked)) ?? false;
    if (!saved) showToast({ kind: "error", text: commonText.couldNotSave });
  };
  return (
    <article className="card stack-16" aria-labelledby="today-ideas">
      <div className="stack-4">
        <h2 id="today-ideas" className="day-title">
          {day.name}
        </h2>
        <p className="muted">{inSentence(homeText.focus, { focus: <WholeWords text={day.focus} /> })}</p>
      </div>
      <ul className="items">
        {day.recoveryItems.map((item) => (
          <li key={item.name} className="stack-4">
            <span className="between">
              <CheckField
                label={item.name}
                checked={tried.includes(item.name)}
                disabled={actions === undefined}
                onChange={(checked) => void tick(item.name, checked)}
              />
              <span className="muted">{item.duration}</span>
            </span>
            {item.notes !== "" && <span className="muted">{item.notes}</span>}
          </li>
        ))}
      </ul>
      <Note>
        {[day.insight, ...day.recoveryTips].map((text) => (
          <span className="tip" key={text}>
            <WholeWords text={text} />
          </span>
        ))}
      </Note>
    </article>
  );
}
