import { factsIn, textIn } from "@muster/domain/planning/units/facts-in-units";
import { massUnit } from "@muster/domain/shared/format";
import { type LastTime, lastSessionText } from "@muster/domain/training/last-time";
import { isChosen, type ShownExercise } from "@muster/domain/training/session-exercises";
import { loadUnit } from "@muster/domain/training/weights/gear";
import { memo, useId, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { inSentence } from "../../../components/in-sentence.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import { Why } from "../../../components/overlays/WhySheet.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { prescriptionLine, weightText } from "../sets/set.text.ts";
import type { CardLoad } from "./card-load.ts";
import { exercisePageText } from "./exercise.text.ts";
import type { ExercisePage } from "./PlannedExerciseSheet.tsx";

const Guide = lazyFile(() => import("./GuideSection.tsx").then((file) => file.GuideSection));

type ExerciseHeadProps = {
  readonly exercise: ShownExercise;
  /** From 0. */
  readonly position: number;
  readonly last: LastTime | undefined;
  readonly load: CardLoad | undefined;
  /** Names of the exercises that this one alternates with. */
  readonly partners: readonly string[];
  /** The person's own, shown each time. */
  readonly pinnedNote: string;
  readonly onPage: (page: ExercisePage) => void;
};

/** What to do and with how much, and the ways to its guide, its swap and its options. A logged set draws nothing of it anew. */
export const ExerciseHead = memo(function ExerciseHead({
  exercise,
  position,
  last,
  load,
  partners,
  pinnedNote,
  onPage,
}: ExerciseHeadProps) {
  const { units, energy } = useOpenSession();
  const titleId = useId();
  const [guide, setGuide] = useState(false);
  return (
    <div className="ex-main">
      <section className="stack-4" aria-labelledby={titleId}>
        <h2 className="title-large exercise-name" id={titleId} tabIndex={-1}>
          <span className="muted">{position + 1}</span> <WholeWords text={exercise.name} />
        </h2>
        <p className="muted text-large">
          <WholeWords text={prescriptionLine(exercise)} />
        </p>
        {(exercise.machine !== null || partners.length > 0 || exercise.assessmentMetric !== null) && (
          <p className="row wrap">
            {exercise.machine !== null && (
              <span className="chip">
                <Icon name="dumbbell" size="s" />
                {exercise.machine}
              </span>
            )}
            {partners.length > 0 && (
              <span className="chip a">
                <Icon name="swap" size="s" />
                <span>
                  {inSentence(exercisePageText.supersetWithExercises, {
                    exercises: <WholeWords text={partners.join(", ")} />,
                  })}
                </span>
              </span>
            )}
            {exercise.assessmentMetric !== null && (
              <span className="chip a">{exercisePageText.test(exercise.assessmentMetric)}</span>
            )}
          </p>
        )}
        <div className="between">
          {load === undefined ? (
            <span className="row wrap">
              <span className="muted">
                {last === undefined
                  ? exercisePageText.firstTime
                  : exercisePageText.lastTimeWas(lastSessionText(last, units))}
              </span>
              {/* Every prescription can say why, also one without a weight (COACH-06). */}
              <Why
                title={exercisePageText.whyDose({ sets: exercise.sets, reps: exercise.reps })}
                text={isChosen(exercise) ? exercisePageText.chosenForWorkout : exercisePageText.doseReasons}
                facts={exercise.facts}
              />
            </span>
          ) : (
            <span className="row wrap">
              <span className="muted">{load.word}</span>
              <b className="number title-small">
                {weightText(load.loadLb, units)}
                <small>{loadUnit(exercise, units)}</small>
              </b>
              <Why
                title={exercisePageText.whyWeight({
                  loadLb: weightText(load.loadLb, units),
                  massUnit: massUnit(units),
                })}
                text={load.why}
                facts={factsIn({ units, energy }, load.facts)}
              />
            </span>
          )}
          <span className="row tools">
            <button
              type="button"
              className="btn quiet guide-toggle"
              aria-expanded={guide}
              onClick={() => setGuide((open) => !open)}
            >
              <Icon name="book" size="s" />
              {exercisePageText.guide}
            </button>
            <Button variant="quiet" className="guide-toggle" onClick={() => onPage("swap")}>
              <Icon name="swap" size="s" />
              {exercisePageText.swap}
            </Button>
            <button
              type="button"
              className="iconbtn edge"
              aria-label={exercisePageText.exerciseOptions}
              onClick={() => onPage("menu")}
            >
              <Icon name="more" />
            </button>
          </span>
        </div>
      </section>
      {guide && <Guide exercise={exercise} />}
      {load?.change !== undefined && <p className="bold">{load.change}</p>}
      {exercise.notes !== "" && <p className="muted">{textIn({ units, energy }, exercise.notes)}</p>}
      {pinnedNote !== "" && (
        <p className="own-words">
          <b>{exercisePageText.yourNote}</b> {pinnedNote}
        </p>
      )}
      {last !== undefined && last.notes.trim() !== "" && (
        <p className="own-words muted">
          <b>{exercisePageText.lastTime}</b> {last.notes.trim()}
        </p>
      )}
    </div>
  );
});
