import { loadMeanings } from "@muster/domain/training/weights/suggested-weight.text";
import { Failure } from "../../../components/layout/Failure.tsx";
import "../parts.css";
import { formatSetWeight } from "@muster/domain/shared/format";
import { kilogramsToPounds, parseDecimal, type UnitSystem } from "@muster/domain/shared/units";
import {
  joinSuperset,
  type ListTarget,
  leaveSuperset,
} from "@muster/domain/training/exercises/exercise-list";
import { changePreference, preferenceFor } from "@muster/domain/training/exercises/exercise-preference";
import type { LogTarget } from "@muster/domain/training/log-changes";
import { setsInOrder } from "@muster/domain/training/session";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { groupOf } from "@muster/domain/training/superset";
import { loadWords } from "@muster/domain/training/weights/gear";
import { lightestLoadLb, nearestLoadable } from "@muster/domain/training/weights/loadable";
import { type WarmUpSet, warmUpSets, workingWeight } from "@muster/domain/training/weights/warm-up-sets";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import type { Change } from "../../../data/store/device-store.ts";
import { OwnRest, PinnedNote } from "../rest/OwnRest.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { exercisePageText } from "./exercise.text.ts";
import { ListActions, RemoveExercise, SupersetChoice } from "./ListActions.tsx";
import { listActionsText } from "./list-actions.text.ts";

const PastWorkouts = lazyFile(() => import("./PastWorkouts.tsx").then((file) => file.PastWorkouts));
const SwapList = lazyFile(() => import("../swap/SwapList.tsx").then((file) => file.SwapList));

/** A page of the exercise's sheet. */
export type ExercisePage = "menu" | "swap" | "warmUp" | "rest" | "note" | "history" | "superset" | "remove";

type ExerciseSheetProps = {
  /** undefined while it is closed. */
  readonly page: ExercisePage | undefined;
  readonly onPage: (page: ExercisePage | undefined) => void;
  readonly inSession: LogTarget & ListTarget;
  /** The weight of the first working set by plan or last time, lb; undefined when nobody knows it yet. */
  readonly plannedLb: number | undefined;
  /** Written in the weight field, in the person's unit. */
  readonly typedWeight: string;
  readonly warmUps: readonly WarmUpSet[];
  /** @param workingLb what they lead up to */
  readonly onWarmUps: (sets: readonly WarmUpSet[], workingLb: number) => void;
  readonly onMoved: (exerciseId: string) => void;
};

/** What is sometimes wanted of one exercise: warm-up sets, a partner, another exercise in its place, advice. */
export function PlannedExerciseSheet({
  page,
  onPage,
  inSession,
  plannedLb,
  typedWeight,
  warmUps,
  onWarmUps,
  onMoved,
}: ExerciseSheetProps) {
  const { gear, units, preferences, save } = useOpenSession();
  const { exercise, session, logs, position, log } = inSession;
  const exercises = exercisesOf(session, logs);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onPage(undefined);
  };
  const then = async (changes: readonly Change[]) => {
    const message = await save(changes);
    setFailure(message);
    if (message === undefined) close();
  };
  const nextOne = exercises[position + 1];
  const canPair = nextOne !== undefined && !(exercise.pair !== null && nextOne.pair === exercise.pair);
  const lightestLb = lightestLoadLb(exercise, gear);
  // With a part of the help the sets before would be the hardest of all.
  const canWarmUp = lightestLb !== undefined && loadWords(exercise) !== loadMeanings.help;
  const title = {
    menu: exercise.name,
    swap: exercisePageText.swapNamed(exercise.name),
    warmUp: exercisePageText.warmUpSets,
    rest: exercisePageText.restFor(exercise.name),
    note: exercisePageText.noteFor(exercise.name),
    history: exercise.name,
    superset: listActionsText.severalTitle(exercise),
    remove: listActionsText.removeTitle(exercise),
  };
  const said = preferenceFor(preferences, exercise.exerciseId);
  const say = (change: Parameters<typeof changePreference>[3]) =>
    void then([changePreference(inSession.profileId, preferences, exercise.exerciseId, change)]);
  return (
    <Sheet open={page !== undefined} title={title[page ?? "menu"]} onClose={close}>
      <Failure text={failure} />
      {page === "menu" && (
        <div className="stack-8">
          {canWarmUp && (
            <Button variant="secondary" xl onClick={() => onPage("warmUp")}>
              <Icon name="chart" />
              {exercisePageText.warmUpSets}
            </Button>
          )}
          {canPair && (
            <Button
              variant="secondary"
              xl
              onClick={() => void then(joinSuperset(inSession, [exercise.exerciseId, nextOne.exerciseId]))}
            >
              <Icon name="swap" />
              {exercisePageText.supersetWith(nextOne.name)}
            </Button>
          )}
          {groupOf(exercises, position).length > 1 && (
            <Button
              variant="secondary"
              xl
              onClick={() => void then(leaveSuperset(inSession, exercise.exerciseId))}
            >
              <Icon name="close" />
              {exercisePageText.takeOutOfTheSuperset}
            </Button>
          )}
          <Button variant="secondary" xl onClick={() => onPage("swap")}>
            <Icon name="swap" />
            {exercisePageText.swapExercise}
          </Button>
          <Button variant="secondary" xl onClick={() => onPage("history")}>
            <Icon name="calendar" />
            {exercisePageText.history}
          </Button>
          {exercise.restSeconds > 0 && (
            <Button variant="secondary" xl onClick={() => onPage("rest")}>
              <Icon name="timer" />
              {exercisePageText.restTime(exercise.restSeconds)}
            </Button>
          )}
          <Button variant="secondary" xl onClick={() => onPage("note")}>
            <Icon name="edit" />
            {said.note ? exercisePageText.changeThePinnedNote : exercisePageText.pinANote}
          </Button>
          <ListActions
            inSession={inSession}
            onSuperset={() => onPage("superset")}
            onRemove={() => onPage("remove")}
          />
        </div>
      )}
      {page === "superset" && <SupersetChoice inSession={inSession} onDone={close} />}
      {page === "remove" && (
        <RemoveExercise
          inSession={inSession}
          onKeep={close}
          onRemoved={(next) => {
            close();
            if (next !== undefined) onMoved(next);
          }}
        />
      )}
      {page === "warmUp" && (
        <WarmUps
          workingLb={workingWeight({
            // The field of somebody who has asked for warm-up sets holds the next of those.
            typedLb: warmUps.length > 0 ? undefined : asPounds(typedWeight, units),
            sets: log === undefined ? [] : setsInOrder(log),
            plannedLb,
          })}
          reps={exercise.targetLow ?? exercise.targetHigh ?? 8}
          lightestLb={lightestLb}
          round={(pounds) => nearestLoadable(pounds, exercise, gear)}
          units={units}
          isOn={warmUps.length > 0}
          onUse={(sets, workingLb) => {
            onWarmUps(sets, workingLb);
            close();
          }}
        />
      )}
      {page === "rest" && (
        <OwnRest
          seconds={exercise.restSeconds}
          plannedSeconds={exercises[position]?.restSeconds ?? exercise.restSeconds}
          isOwn={said.restSeconds != null}
          onSave={(restSeconds) => say({ restSeconds })}
        />
      )}
      {page === "note" && <PinnedNote note={said.note ?? ""} onSave={(note) => say({ note })} />}

      {page === "history" && <PastWorkouts profileId={inSession.profileId} exercise={exercise} />}
      {page === "swap" && (
        <SwapList
          target={inSession}
          onSwapped={(to) => {
            close();
            onMoved(to);
          }}
        />
      )}
    </Sheet>
  );
}

const asPounds = (typed: string, units: UnitSystem): number => {
  const shown = parseDecimal(typed) ?? 0;
  return units === "metric" ? kilogramsToPounds(shown) : shown;
};

type WarmUpsProps = {
  readonly workingLb: number | undefined;
  readonly reps: number;
  readonly lightestLb: number | undefined;
  readonly round: (pounds: number) => number | undefined;
  readonly units: UnitSystem;
  readonly isOn: boolean;
  readonly onUse: (sets: readonly WarmUpSet[], workingLb: number) => void;
};

function WarmUps({ workingLb, reps, lightestLb, round, units, isOn, onUse }: WarmUpsProps) {
  if (workingLb === undefined || lightestLb === undefined) return <p>{exercisePageText.findWeightFirst}</p>;
  const sets = warmUpSets({ workingLb, reps, lightestLb, round });
  if (sets.length === 0) return <p>{exercisePageText.lightEnough(formatSetWeight(workingLb, units))}</p>;
  return (
    <>
      <p className="muted">{exercisePageText.leadUpTo(formatSetWeight(workingLb, units))}</p>
      <ol className="card flush list">
        {sets.map((set, index) => (
          <li key={set.weightLb}>
            <span className="lead muted bold">{index + 1}</span>
            <b className="number grow">{formatSetWeight(set.weightLb, units)}</b>
            <span className="muted">{exercisePageText.reps(set.reps)}</span>
          </li>
        ))}
      </ol>
      <Button variant="primary" xl onClick={() => onUse(sets, workingLb)}>
        {exercisePageText.addWarmUpSets}
      </Button>
      {isOn && (
        <Button variant="quiet" full onClick={() => onUse([], workingLb)}>
          {exercisePageText.leaveThemOut}
        </Button>
      )}
    </>
  );
}
