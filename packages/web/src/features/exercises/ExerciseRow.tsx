import type { Exercise } from "@muster/coach/catalogue/exercise";
import type { ExercisePreference } from "@muster/domain/training/exercises/exercise-preference";
import { memo } from "react";
import type { GuideLibrary } from "../../components/exercise/guide-library.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { libraryText } from "./library.text.ts";

type ExerciseRowProps = {
  readonly exercise: Exercise;
  readonly library: GuideLibrary;
  readonly favourite: boolean;
  readonly excluded: ExercisePreference["excluded"];
  readonly onOpen: (exerciseId: string) => void;
};

const marks = {
  no: undefined,
  injury: libraryText.leftOutInjury,
  dislike: libraryText.leftOutDislike,
} as const;

/** One line of the list: figure, name, what it trains and with what. */
export const ExerciseRow = memo(function ExerciseRow({
  exercise,
  library,
  favourite,
  excluded,
  onOpen,
}: ExerciseRowProps) {
  const { figures, guideFor, PoseFigure, muscleNames, musclesOf, equipmentType } = library;
  const mark = marks[excluded];
  return (
    <li>
      <button type="button" className="exercise-row" onClick={() => onOpen(exercise.id)}>
        <span className="exercise-figure">
          <PoseFigure figure={figures[guideFor(exercise).figure]} frame="end" />
        </span>
        <span className="grow">
          <b>{exercise.name}</b>
          <span className="text-small muted">
            {musclesOf(exercise)
              .primary.map((muscle) => muscleNames[muscle])
              .join(", ")}{" "}
            · {equipmentType(exercise)}
          </span>
          {mark !== undefined && <span className="text-small danger-text">{mark}</span>}
        </span>
        {favourite && (
          <span className="ca favourite">
            <Icon name="star" />
            <span className="visually-hidden">{libraryText.isFavorite}</span>
          </span>
        )}
        <Icon name="chevron" size="s" />
      </button>
    </li>
  );
});
