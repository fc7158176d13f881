import "./guide.css";
import type { Exercise } from "@muster/coach/catalogue/exercise";
import type { Guide } from "@muster/coach/guides/guide";
import { muscleNames, musclesOf } from "@muster/coach/guides/muscle-names.text";
import { Note } from "../layout/Note.tsx";
import { guideText } from "./exercise-guide.text.ts";
import { MuscleMap } from "./MuscleMap.tsx";
import { PoseFigure } from "./PoseFigure.tsx";
import { figures } from "./poses.data.ts";

type GuideViewProps = {
  readonly guide: Guide;
  readonly exercise: Pick<Exercise, "muscles">;
};

/** A whole guide (EXC-04): two frames, muscles, steps, mistakes, how to find it, variations, progress, what to watch. */
export function GuideView({ guide, exercise }: GuideViewProps) {
  const figure = figures[guide.figure];
  const { primary, secondary } = musclesOf(exercise);
  const [worst, ...otherMistakes] = guide.commonMistakes;
  return (
    <div className="guide stack-16">
      <div className="pose-pair">
        {(["start", "end"] as const).map((frame) => (
          <figure key={frame}>
            <PoseFigure
              figure={figure}
              frame={frame}
              label={`${guide.name}, ${frame}: ${figure[frame].says.toLowerCase()}`}
            />
            <figcaption className="text-small muted" aria-hidden="true">
              {guideText.frame({ frame, position: figure[frame].says.toLowerCase() })}
            </figcaption>
          </figure>
        ))}
      </div>
      <ul className="row wrap" aria-label={guideText.targetMuscles}>
        {primary.map((muscle) => (
          <li key={muscle} className="chip a">
            {muscleNames[muscle]}
          </li>
        ))}
        {secondary.map((muscle) => (
          <li key={muscle} className="chip">
            {muscleNames[muscle]}
          </li>
        ))}
      </ul>
      <p>{guide.visualDescription}</p>
      <Numbered title={guideText.setUp} items={guide.setup} />
      <Numbered title={guideText.theMovement} items={guide.steps} />
      <section className="stack-8">
        <h3 className="text-body">{guideText.commonMistakes}</h3>
        {worst !== undefined && (
          <Note icon="warning">
            <b>{guideText.seenMost}</b> {worst}
          </Note>
        )}
        {otherMistakes.length > 0 && <List items={otherMistakes} />}
      </section>
      <Bullets title={guideText.cues} items={guide.cues} />
      <section className="stack-4">
        <h3 className="text-body">{guideText.howToFindIt}</h3>
        <p className="muted">{guide.howToFind}</p>
        <p className="text-small muted">{guide.machineType}</p>
      </section>
      <Bullets title={guideText.variations} items={guide.variations} />
      <Bullets title={guideText.howToProgress} items={guide.progressionTips} />
      <section className="stack-4">
        <h3 className="text-body">{guideText.videoHint}</h3>
        <p className="muted">{guide.videoHint}</p>
      </section>
      <section className="stack-8">
        <h3 className="text-body">{guideText.muscles}</h3>
        <MuscleMap primary={primary} secondary={secondary} names={muscleNames} />
      </section>
    </div>
  );
}

type ListProps = { readonly title: string; readonly items: readonly string[] };

function Numbered({ title, items }: ListProps) {
  return (
    <section className="stack-8">
      <h3 className="text-body">{title}</h3>
      <ol className="numbered stack-8">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  );
}

function Bullets({ title, items }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section className="stack-4">
      <h3 className="text-body">{title}</h3>
      <List items={items} />
    </section>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="bullets muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
