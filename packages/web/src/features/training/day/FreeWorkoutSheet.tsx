import type { DayWorkout } from "@muster/domain/planning/plan";
import { homeLocations } from "@muster/domain/planning/texts/plan.text";
import type { Profile } from "@muster/domain/profiles/profile";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import {
  type FreePlace,
  freeLocation,
  freePlaces,
  usualFreePlace,
} from "@muster/domain/training/free-workout";
import {
  readTimes,
  type SessionTimes,
  type TimesProblem,
  type TypedTimes,
} from "@muster/domain/training/session-times";
import { emptyWorkout } from "@muster/domain/training/template";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Picks } from "../../../components/controls/Picks.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { useServices } from "../../../data/services.ts";
import { TimesFields } from "./TimesFields.tsx";
import { timesText as text } from "./times.text.ts";

type FreeWorkoutSheetProps = {
  readonly profile: Profile | undefined;
  readonly today: CivilDate;
  /** It was trained before now: date, time and length are asked. */
  readonly past: boolean;
  readonly failure: string | undefined;
  /** @param times when it was; undefined: it starts now */
  readonly onChosen: (workout: DayWorkout, times: SessionTimes | undefined) => void;
  readonly onClose: () => void;
};

/** A workout without a plan: where, and for one of the past, when. */
export function FreeWorkoutSheet({
  profile,
  today,
  past,
  failure,
  onChosen,
  onClose,
}: FreeWorkoutSheetProps) {
  const { now } = useServices();
  const [place, setPlace] = useState<FreePlace>(() => usualFreePlace(profile));
  const [typed, setTyped] = useState<TypedTimes>({ date: addDays(today, -1), time: "", minutes: "" });
  const [problem, setProblem] = useState<TimesProblem>();
  const submit = () => {
    const workout = emptyWorkout({
      place: place === "gym" ? "gym" : "home",
      location: freeLocation(place, profile),
    });
    if (!past) return onChosen(workout, undefined);
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const read = readTimes(typed, { now: now().toISOString(), timeZone });
    setProblem(read.ok ? undefined : read.error);
    if (read.ok) onChosen(workout, read.value);
  };
  return (
    <Sheet open title={past ? text.past : text.free} onClose={onClose}>
      <form
        className="stack-16"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {past && <TimesFields value={typed} onChange={setTyped} problem={problem} />}
        <Picks
          label={past ? text.placeThen : text.placeHere}
          options={freePlaces.map((value) => ({
            value,
            label: value === "gym" ? freeLocation(value, profile) : homeLocations[value],
          }))}
          value={[place]}
          onChange={([chosen]) => chosen !== undefined && setPlace(chosen)}
          hint={text.placeHint}
        />
        <Failure text={failure} />
        <Button variant="primary" xl type="submit">
          {past ? text.logPast : text.startNow}
        </Button>
        {past && (
          <>
            <p className="text-small muted">{text.pastHint}</p>
            <ButtonLink variant="ghost" full href="/schedule">
              {text.plannedPast}
            </ButtonLink>
          </>
        )}
      </form>
    </Sheet>
  );
}
