import type { ReactNode } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Steps } from "../../../components/layout/Steps.tsx";
import { workoutHeadText } from "../training.text.ts";

type WorkoutHeaderProps = {
  readonly title: string;
  /** '24:18 · Planet Fitness'. */
  readonly below: ReactNode;
  readonly onBack: () => void;
  /** Left out: nothing to choose. */
  readonly onOptions?: (() => void) | undefined;
  readonly progress?: {
    readonly completed: number;
    readonly total: number;
    readonly currentPart: number | undefined;
  };
};

/** Back, what this is, options; and the line of exercises with 'X / Y completed' (WORK-01). */
export function WorkoutHeader({ title, below, onBack, onOptions, progress }: WorkoutHeaderProps) {
  return (
    <>
      <header className="topbar">
        <button type="button" className="iconbtn edge" aria-label={commonText.back} onClick={onBack}>
          <Icon name="back" size="l" />
        </button>
        <div className="grow mid">
          <h1>{title}</h1>
          <p className="text-small muted">{below}</p>
        </div>
        {onOptions === undefined ? (
          <span className="topbar-spacer" />
        ) : (
          <button
            type="button"
            className="iconbtn edge"
            aria-label={workoutHeadText.workoutOptions}
            onClick={onOptions}
          >
            <Icon name="more" size="l" />
          </button>
        )}
      </header>
      {progress !== undefined && progress.total > 0 && (
        <div className="row progress-row">
          <Steps
            total={progress.total}
            done={progress.completed}
            currentPart={progress.currentPart}
            label={workoutHeadText.exercisesComplete({
              completed: progress.completed,
              total: progress.total,
            })}
          />
          <span className="text-small bold">
            {commonText.completedOf({
              completed: progress.completed,
              total: progress.total,
            })}
          </span>
        </div>
      )}
    </>
  );
}
