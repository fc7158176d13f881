import { catalogue } from "@muster/coach/catalogue/catalogue";
import { exercisePreferenceId, profileRecordId } from "@muster/domain/record-ids";
import { formatWeight } from "@muster/domain/shared/format";
import type { UnitSystem } from "@muster/domain/shared/units";
import { excludedExercises, preferenceFor } from "@muster/domain/training/exercise-preference";
import { type Gear, implementOf } from "@muster/domain/training/gear";
import { lastTimeFor } from "@muster/domain/training/last-time";
import { nearestLoadable } from "@muster/domain/training/loadable";
import { swapExercise } from "@muster/domain/training/session-changes";
import type { LogTarget } from "@muster/domain/training/workout";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Segment } from "../../components/Segment.tsx";
import { showToast } from "../../components/toasts.ts";
import type { Change } from "../../data/device-store.ts";
import { useLive } from "../../data/use-live.ts";
import { prescriptionLine } from "./set-text.ts";
import { type SwapChoice, swapChoices } from "./swap-choices.ts";
import { useHistoryLogs } from "./use-workout-records.ts";

type SwapListProps = {
  readonly inSession: LogTarget;
  readonly gear: Gear;
  readonly units: UnitSystem;
  readonly save: (changes: readonly Change[]) => Promise<string | undefined>;
  /** Where the new exercise stands. */
  readonly onSwapped: (position: number) => void;
};

const spans = [
  { value: "once", label: "This time" },
  { value: "always", label: "From now on" },
] as const;

/** Exercises that can stand in for this one, best first, with the load that goes over. */
export function SwapList({ inSession, gear, units, save, onSwapped }: SwapListProps) {
  const { profileId, session, position, exercise, log } = inSession;
  const [span, setSpan] = useState<"once" | "always">("once");
  const [failure, setFailure] = useState<string>();
  const known = useLive(
    async (reads) => {
      const [profile, preferences] = await Promise.all([
        reads.get("profile", profileRecordId(profileId)),
        reads.all("exercisePreference", profileId),
      ]);
      return { profile, preferences };
    },
    [profileId],
  );
  const history = useHistoryLogs(profileId, session.date);
  if (known.state !== "ready" || history.state !== "ready") return null;
  const { profile, preferences } = known.value;
  if (profile === undefined) return <p>Your profile is not on this device yet.</p>;
  const choices = swapChoices({
    present: exercise,
    catalogue,
    situation: { place: gear.place, equipment: profile.equipment, gymAccess: profile.gymAccess },
    limits: profile.limits,
    inSession: new Set(session.prescription.exercises.map((one) => one.exerciseId)),
    excluded: new Set(excludedExercises(preferences)),
    favourites: new Set(preferences.flatMap((one) => (one.favourite ? [one.exerciseId] : []))),
    lastTimeOf: (exerciseId) => lastTimeFor(exerciseId, history.value),
    round: (planned, weightLb) => {
      const implement = implementOf(planned);
      return (implement === undefined ? undefined : nearestLoadable(weightLb, gear, implement)) ?? weightLb;
    },
  });
  const swap = async ({ planned }: SwapChoice) => {
    const { changes, position: to } = swapExercise(session, log, position, planned);
    const { favourite } = preferenceFor(preferences, exercise.exerciseId);
    const message = await save([
      ...changes,
      ...(span === "once"
        ? []
        : [
            {
              kind: "exercisePreference",
              id: exercisePreferenceId(profileId, exercise.exerciseId),
              create: { exerciseId: exercise.exerciseId, favourite, excluded: "dislike" },
            } as const,
          ]),
    ]);
    setFailure(message);
    if (message !== undefined) return;
    showToast({
      kind: "info",
      text:
        span === "once"
          ? `${planned.name} instead, this time`
          : `${planned.name} instead. New plans leave out ${exercise.name}.`,
    });
    onSwapped(to);
  };
  if (choices.length === 0) return <p>Nothing else trains the same with what is here.</p>;
  return (
    <>
      <Segment label="For how long" options={spans} value={span} onChange={setSpan} />
      <p className="t13 c2">
        {span === "once"
          ? "Only this workout changes. Your plan stays."
          : `This workout changes, and new plans leave out ${exercise.name}. The exercise library takes that back.`}
      </p>
      {failure !== undefined && (
        <p className="danger b" role="alert">
          {failure}
        </p>
      )}
      <ul className="card flush list">
        {choices.map((choice) => (
          <li key={choice.exercise.id} className="tap">
            <button type="button" onClick={() => void swap(choice)}>
              <span className="grow">
                <b>{choice.planned.name}</b>
                <span className="t13 c2">
                  {prescriptionLine(choice.planned)}
                  {choice.planned.takesWeight &&
                    ` • ${choice.planned.loadLb === null ? "find your weight" : formatWeight(choice.planned.loadLb, units)}`}
                </span>
              </span>
              <Icon name="forward" size="s" />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="q" full onClick={() => onSwapped(position)}>
        Keep {exercise.name}
      </Button>
    </>
  );
}
