import { toPlanned } from "@muster/coach/catalogue/planned";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { formatSetWeight } from "@muster/domain/shared/format";
import { type ListTarget, swapExercise } from "@muster/domain/training/exercises/exercise-list";
import { changePreference, preferenceFor } from "@muster/domain/training/exercises/exercise-preference";
import type { LogTarget } from "@muster/domain/training/log-changes";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { isFarAbove, nearestLoadable } from "@muster/domain/training/weights/loadable";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Segment } from "../../../components/controls/Segment.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { RowText } from "../../../components/layout/RowText.tsx";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { useOwnExercises } from "../../../data/reads/use-own-exercises.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { listActionsText } from "../exercise/list-actions.text.ts";
import { useOpenSession } from "../session/open-session.ts";
import { prescriptionLine } from "../sets/set.text.ts";
import { swapText } from "./swap.text.ts";
import { readSwapKnowledge, swapOptions, targetWithinLimits } from "./swap-options.ts";

const ExercisePicker = lazyPart(() => import("./ExercisePicker.tsx").then((file) => file.ExercisePicker));

type SwapListProps = {
  readonly target: LogTarget & ListTarget;
  /** What stands there now. */
  readonly onSwapped: (exerciseId: string) => void;
};

const spans = [
  { value: "once", label: swapText.thisTime },
  { value: "always", label: swapText.fromNowOn },
] as const;

/** Exercises that can stand in for this one, best first, with the load that goes over. */
export function SwapList({ target, onSwapped }: SwapListProps) {
  const { gear, units, save } = useOpenSession();
  const { profileId, session, logs, exercise } = target;
  const [span, setSpan] = useState<"once" | "always">("once");
  const [failure, setFailure] = useState<string>();
  const [searching, setSearching] = useState(false);
  const inSession = new Set(exercisesOf(session, logs).map((one) => one.exerciseId));
  const round = (planned: PlannedExercise, weightLb: number) => {
    const loadLb = nearestLoadable(weightLb, planned, gear) ?? weightLb;
    return isFarAbove(loadLb, weightLb) ? weightLb : loadLb;
  };
  // Ranked once for each read: it looks through the whole catalogue.
  const known = useLive(
    async (reads) => {
      const knowledge = await readSwapKnowledge(reads, profileId, session.date);
      return (
        knowledge && {
          preferences: knowledge.preferences,
          doseWithinLimits: targetWithinLimits(knowledge, exercise),
          choices: swapOptions(knowledge, { present: exercise, place: gear.place, inSession, round }),
        }
      );
    },
    [profileId, session.date, exercise.exerciseId, gear.place],
  );
  const own = useOwnExercises();
  if (known.state === "error") return <p>{swapText.readFailed}</p>;
  if (known.state !== "ready") return <p className="muted">{swapText.looking}</p>;
  if (known.value === undefined) return <p>{swapText.profileNotHere}</p>;
  const { preferences, doseWithinLimits, choices } = known.value;
  const ownChoices = own
    .filter(
      ({ id, metric }) =>
        metric === exercise.metric && !inSession.has(id) && preferenceFor(preferences, id).excluded === "no",
    )
    .map((one) =>
      toPlanned(one, {
        sets: exercise.sets,
        targetLow: doseWithinLimits.targetLow,
        targetHigh: doseWithinLimits.targetHigh,
        restSeconds: exercise.restSeconds,
        ...(doseWithinLimits.targetLow === null && doseWithinLimits.targetHigh === null
          ? { reps: exercise.reps }
          : {}),
      }),
    );
  const swap = async (planned: PlannedExercise) => {
    const changes = swapExercise({ session, logs, exerciseId: exercise.exerciseId }, planned);
    const message = await save([
      ...changes,
      ...(span === "once"
        ? []
        : [changePreference(profileId, preferences, exercise.exerciseId, { excluded: "dislike" })]),
    ]);
    setFailure(message);
    if (message !== undefined) return;
    showToast({
      kind: "info",
      text:
        span === "once"
          ? swapText.insteadThisTime(planned.name)
          : swapText.insteadFromNow({ name: planned.name, name2: exercise.name }),
    });
    onSwapped(planned.exerciseId);
  };
  const list = (options: readonly PlannedExercise[]) => (
    <ul className="card flush list">
      {options.map((planned) => (
        <li key={planned.exerciseId} className="tap">
          <button type="button" onClick={() => void swap(planned)}>
            <RowText
              name={planned.name}
              below={[
                prescriptionLine(planned),
                ...(planned.takesWeight
                  ? [
                      planned.loadLb === null
                        ? swapText.findYourWeight
                        : formatSetWeight(planned.loadLb, units),
                    ]
                  : []),
              ].join(" • ")}
            />
            <Icon name="forward" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Segment label={swapText.forHowLong} options={spans} value={span} onChange={setSpan} />
      <p className="text-small muted">
        {span === "once" ? listActionsText.onlyHere : swapText.leftOutOfPlans(exercise.name)}
      </p>
      {exercise.assessmentMetric !== null && (
        <p className="text-small muted">{swapText.isTest(exercise.name)}</p>
      )}
      <Failure text={failure} />
      {searching && (
        <ExercisePicker
          logs={logs}
          onAdded={onSwapped}
          onPick={(planned) => void swap(planned)}
          onMissing={() => setSearching(false)}
        />
      )}
      {!searching && choices.length + ownChoices.length === 0 && <p>{swapText.nothingElse}</p>}
      {!searching && choices.length > 0 && list(choices)}
      {!searching && ownChoices.length > 0 && (
        <section className="stack-8" aria-labelledby="own-swaps">
          <h3 className="text-body" id="own-swaps">
            {swapText.yourOwn}
          </h3>
          {list(ownChoices)}
        </section>
      )}
      {!searching && (
        <Button variant="secondary" full onClick={() => setSearching(true)}>
          <Icon name="search" size="s" />
          {swapText.searchAllExercises}
        </Button>
      )}
      <Button variant="quiet" full onClick={() => onSwapped(exercise.exerciseId)}>
        {swapText.keepName(exercise.name)}
      </Button>
    </>
  );
}
