import type { Exercise } from "@muster/coach/catalogue/exercise";
import { formatCount } from "@muster/domain/shared/format";
import { leftOutOf } from "@muster/domain/transfer/from-apps/understood";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Segment } from "../../components/controls/Segment.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { LabelValueList } from "../../components/layout/LabelValueList.tsx";

import { appFilesText as texts } from "./app-files.text.ts";
import type { AppFiles, Mapping } from "./app-import.ts";
import { ExerciseChoice } from "./ExerciseChoice.tsx";

type AppFilesViewProps = {
  readonly found: AppFiles;
  readonly onNext: (unit: "kg" | "lb", mapping: Mapping) => void;
  readonly onCancel: () => void;
};

/** What was understood of other apps' files: months, what is left out, the unit where no file says it, and the exercises. */
export function AppFilesView({ found, onNext, onCancel }: AppFilesViewProps) {
  const { brought, months, exercises, suggested, known, problems } = found;
  const [unit, setUnit] = useState<"kg" | "lb" | "">("");
  const [mapping, setMapping] = useState<Mapping>(suggested);
  const [choosing, setChoosing] = useState<string>();
  const leftOut = leftOutOf(brought);
  const isWaiting = found.needsUnit && unit === "";
  const choose = (name: string, exercise: Exercise | undefined): void => {
    setMapping(new Map([...mapping, [name, exercise]]));
    setChoosing(undefined);
  };
  return (
    <div className="stack" data-testid="app-files">
      <h3 className="text-body">{texts.title([...new Set(brought.map(({ app }) => app))])}</h3>
      <p className="muted">{texts.nothingYet}</p>
      <LabelValueList lines={months.slice(0, shownMonths).map(texts.month)} />
      {months.length > shownMonths && (
        <details>
          <summary>{texts.moreMonths(months.length - shownMonths)}</summary>
          <LabelValueList lines={months.slice(shownMonths).map(texts.month)} />
        </details>
      )}
      {(leftOut.length > 0 || problems.length > 0) && (
        <details open>
          <summary>{texts.leftOut}</summary>
          <ul className="stack-4 text-small muted">
            {leftOut.map((one) => (
              <li key={one.why}>{texts.leftOutRows(one)}</li>
            ))}
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      {found.needsUnit && (
        <>
          <Banner icon="info">{texts.unitQuestion}</Banner>
          <Segment
            label={texts.unitLabel}
            options={[
              { value: "kg", label: texts.kilograms },
              { value: "lb", label: texts.pounds },
            ]}
            value={unit}
            onChange={setUnit}
          />
        </>
      )}
      {exercises.length > 0 && (
        <details open={exercises.length <= 8}>
          <summary>
            {texts.exercises(
              exercises.length,
              exercises.filter(({ name }) => mapping.get(name) === undefined).length,
            )}
          </summary>
          <ul className="list">
            {exercises.map(({ name, sets }) => (
              <li key={name}>
                <span className="grow">
                  <b>{name}</b>
                  <span className="text-small muted">
                    {formatCount(sets, "set")} · {mapping.get(name)?.name ?? texts.ownExercise}
                  </span>
                </span>
                <Button
                  variant="ghost"
                  className="card-act"
                  label={texts.change(name)}
                  onClick={() => setChoosing(name)}
                >
                  {texts.changeShort}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="row wrap">
        <Button
          variant="primary"
          disabled={isWaiting}
          onClick={() => onNext(unit === "" ? "lb" : unit, mapping)}
        >
          {texts.next}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      <ExerciseChoice
        name={choosing}
        known={known}
        onChoose={choose}
        onClose={() => setChoosing(undefined)}
      />
    </div>
  );
}

/** A year; what is older folds away. */
const shownMonths = 12;
