import {
  difficultyEnds,
  difficultyInWords,
  effortWord,
  unratedHint,
} from "@muster/domain/training/effort.text";
import { changeLog, defaultDifficulty, type LogTarget } from "@muster/domain/training/log-changes";
import { isRated, setsInOrder } from "@muster/domain/training/session";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Rating } from "../../../components/controls/Rating.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Note } from "../../../components/layout/Note.tsx";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { exercisePageText } from "./exercise.text.ts";
import { useSettling } from "./use-settling.ts";

const ExerciseNotes = lazyFile(() => import("./ExerciseNotes.tsx").then((file) => file.ExerciseNotes));

type ExerciseEffortProps = {
  readonly inSession: LogTarget;
  /** All planned sets are: the exercise is complete by itself. */
  readonly isLogged: boolean;
  /** What `onCompleted` leads to; undefined where nothing follows. */
  readonly next: string | undefined;
  /** The screen's one action is another one: to log the open set, to finish the workout. */
  readonly isSecond: boolean;
  /** What to tell of the sets' own saves. */
  readonly saveError: string | undefined;
  /** The exercise is complete: on to the next one. */
  readonly onCompleted: () => void;
};

/** How hard the exercise was, words about it, and that it is done. */
export function ExerciseEffort({
  inSession,
  isLogged,
  next,
  isSecond,
  saveError,
  onCompleted,
}: ExerciseEffortProps) {
  const { save } = useOpenSession();
  const { exercise, log } = inSession;
  const completed = log?.completed ?? false;
  const [completing, setCompleting] = useState(false);
  const [asks, setAsks] = useState(false);
  const lacksResult =
    exercise.assessmentMetric !== null && (log === undefined || setsInOrder(log).length === 0);
  const [failure, setFailure] = useState<string>();
  const difficulty = useSettling(log?.difficulty ?? defaultDifficulty, (value) =>
    save(changeLog(inSession, { difficulty: value })),
  );
  const toggleComplete = async () => {
    if (completing) return;
    if (lacksResult && !completed && !asks) return setAsks(true);
    setAsks(false);
    setCompleting(true);
    difficulty.flush();
    const message = await save(changeLog(inSession, { completed: !completed }));
    setCompleting(false);
    setFailure(message);
    if (message === undefined && !completed) onCompleted();
  };
  const failureText = failure ?? saveError;
  return (
    <div className="ex-after">
      <section className="card rating-card">
        <Rating
          label={exercisePageText.difficulty}
          value={difficulty.value}
          onChange={difficulty.change}
          word={(exercise.metric === "reps" ? difficultyInWords : effortWord)(difficulty.value)}
          ends={difficultyEnds}
          hint={isRated({ sets: log?.sets ?? {}, difficulty: difficulty.value }) ? undefined : unratedHint}
        />
        <Failure text={difficulty.error} />
      </section>
      <ExerciseNotes inSession={inSession} />
      {exercise.progressionTips !== "" && <Note>{exercise.progressionTips}</Note>}
      <Failure text={failureText} />
      {asks && lacksResult && (
        <p className="bold" role="alert">
          {exercisePageText.noResultYet}
        </p>
      )}
      {isLogged ? (
        <>
          <p className="row ca bold">
            <Icon name="check" size="s" />
            {exercisePageText.complete}
          </p>
          {next !== undefined && (
            <Button variant={isSecond ? "secondary" : "primary"} xl onClick={onCompleted}>
              {next}
            </Button>
          )}
        </>
      ) : completed ? (
        <button
          type="button"
          className="btn secondary xl"
          aria-pressed="true"
          onClick={() => void toggleComplete()}
        >
          <Icon name="check" />
          {exercisePageText.completedTapToReopen}
        </button>
      ) : (
        <Button variant={isSecond ? "secondary" : "primary"} xl onClick={() => void toggleComplete()}>
          <Icon name="check" />
          {asks && lacksResult ? exercisePageText.completeWithoutAResult : exercisePageText.markComplete}
        </Button>
      )}
    </div>
  );
}
