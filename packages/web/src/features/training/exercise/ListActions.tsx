/** What the menu of an exercise does with the list of the workout: move, group, remove. */

import {
  joinSuperset,
  type ListTarget,
  moveExercise,
  removeExercise,
} from "@muster/domain/training/exercises/exercise-list";
import type { LogTarget } from "@muster/domain/training/log-changes";
import { setsInOrder } from "@muster/domain/training/session";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { CheckField } from "../../../components/controls/CheckField.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useOpenSession } from "../session/open-session.ts";
import { listActionsText as text } from "./list-actions.text.ts";

type ListActionsProps = {
  readonly inSession: LogTarget & ListTarget;
  readonly onSuperset: () => void;
  /** Asks first: sets are logged. */
  readonly onRemove: () => void;
};

/** Buttons of the menu; what a move did is read out, and the focus stays on the button. */
export function ListActions({ inSession, onSuperset, onRemove }: ListActionsProps) {
  const { save } = useOpenSession();
  const { session, logs, exercise } = inSession;
  const { exerciseId, name } = exercise;
  const list = exercisesOf(session, logs);
  const [said, setSaid] = useState("");
  const move = async (by: 1 | -1) => {
    const to = list.findIndex((one) => one.exerciseId === exerciseId) + by;
    if (to < 0) return setSaid(text.isFirst({ name }));
    if (to >= list.length) return setSaid(text.isLast({ name }));
    const failure = await save(moveExercise({ session, logs }, exerciseId, to));
    setSaid(failure ?? text.moved({ name, place: to + 1, count: list.length }));
  };
  return (
    <>
      {list.length > 1 && (
        <>
          <Button variant="secondary" xl onClick={() => void move(-1)}>
            <Icon name="up" />
            {text.moveUp}
          </Button>
          <Button variant="secondary" xl onClick={() => void move(1)}>
            <Icon name="down" />
            {text.moveDown}
          </Button>
        </>
      )}
      <p role="status" className={said === "" ? "visually-hidden" : "text-small muted"}>
        {said}
      </p>
      {list.length > 2 && (
        <Button variant="secondary" xl onClick={onSuperset}>
          <Icon name="list" />
          {text.several}
        </Button>
      )}
      <Button variant="ghost-danger" xl onClick={onRemove}>
        <Icon name="trash" />
        {text.remove}
      </Button>
    </>
  );
}

type RemoveExerciseProps = {
  readonly inSession: LogTarget & ListTarget;
  readonly onKeep: () => void;
  /** It is out of the list, or back in it. @param next what is shown now; undefined in an empty list */
  readonly onRemoved: (next: string | undefined) => void;
};

/** The question before an exercise goes; Undo brings it back with its sets. */
export function RemoveExercise({ inSession, onKeep, onRemoved }: RemoveExerciseProps) {
  const { save } = useOpenSession();
  const { session, logs, log, exercise } = inSession;
  const sets = log === undefined ? 0 : setsInOrder(log).length;
  const remove = async () => {
    const list = exercisesOf(session, logs);
    const at = list.findIndex(({ exerciseId }) => exerciseId === exercise.exerciseId);
    const { changes, undo } = removeExercise({ session, logs }, exercise.exerciseId);
    const message = await save(changes);
    // The menu may be gone with its exercise by now.
    if (message !== undefined) return void showToast({ kind: "error", text: message });
    showToast({
      kind: "info",
      text: text.removed({ name: exercise.name }),
      undo: async () => {
        const failure = await save(undo);
        if (failure === undefined) onRemoved(exercise.exerciseId);
        return failure;
      },
    });
    onRemoved((list[at + 1] ?? list[at - 1])?.exerciseId);
  };
  return (
    <>
      <p>{sets === 0 ? text.onlyHere : text.removeWithSets({ sets })}</p>
      <Button variant="danger" xl onClick={() => void remove()}>
        {text.removeNow}
      </Button>
      <Button variant="quiet" full autoFocus onClick={onKeep}>
        {text.keep}
      </Button>
    </>
  );
}

type SupersetChoiceProps = {
  readonly inSession: LogTarget & ListTarget;
  readonly onDone: () => void;
};

/** Which exercises alternate with this one: any number of them. */
export function SupersetChoice({ inSession, onDone }: SupersetChoiceProps) {
  const { save } = useOpenSession();
  const { session, logs, exercise } = inSession;
  const others = exercisesOf(session, logs).filter((one) => one.exerciseId !== exercise.exerciseId);
  const isPartner = (pair: string | null) => exercise.pair !== null && pair === exercise.pair;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(others.filter(({ pair }) => isPartner(pair)).map(({ exerciseId }) => exerciseId)),
  );
  const [failure, setFailure] = useState<string>();
  const make = async () => {
    if (chosen.size === 0) return setFailure(text.chooseOne);
    const message = await save(joinSuperset({ session, logs }, [exercise.exerciseId, ...chosen]));
    setFailure(message);
    if (message === undefined) onDone();
  };
  return (
    <>
      <p className="muted">{text.severalHint}</p>
      <div className="stack-8">
        {others.map(({ exerciseId, name }) => (
          <CheckField
            key={exerciseId}
            label={name}
            checked={chosen.has(exerciseId)}
            onChange={(checked) => {
              const rest = [...chosen].filter((one) => one !== exerciseId);
              setChosen(new Set(checked ? [...rest, exerciseId] : rest));
            }}
          />
        ))}
      </div>
      <Failure text={failure} />
      <Button variant="primary" xl onClick={() => void make()}>
        {text.makeSuperset}
      </Button>
    </>
  );
}
