import { Failure } from "../../components/layout/Failure.tsx";
import "../../features/training/parts.css";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { noHomeAlternativeText } from "@muster/domain/planning/texts/plan.text";
import { dayProseIn } from "@muster/domain/planning/units/prose-in-units";
import type { ShownUnits } from "@muster/domain/shared/units";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Note } from "../../components/layout/Note.tsx";
import { Page, Stick } from "../../components/layout/Page.tsx";
import { Lazy, lazyFile } from "../../components/loading/lazy-part.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { LazyAdvice } from "../../features/coaching/advice/LazyAdvice.tsx";
import { DayNotice } from "../../features/training/day/DayNotice.tsx";
import { RestDay } from "../../features/training/day/RestDay.tsx";
import { WorkoutHeader } from "../../features/training/day/WorkoutHeader.tsx";
import { WorkoutPreview } from "../../features/training/day/WorkoutPreview.tsx";
import { workoutText } from "../../features/training/day/workout.text.ts";
import type { RequestedWorkout, WorkoutOfDayState } from "./use-workout-of-day.ts";

const OptionsSheet = lazyFile(() =>
  import("../../features/training/OptionsSheet.tsx").then((file) => file.OptionsSheet),
);

type OpenDayProps = {
  readonly which: RequestedWorkout;
  readonly day: WorkoutOfDayState;
  readonly workout: DayWorkout;
  readonly shown: ShownUnits;
  readonly dayText: string;
  /** Above everything: what may end training. */
  readonly warning: ReactNode;
  readonly onBack: () => void;
  readonly onEdit: () => void;
};

/** A day that is not trained yet: the workout on paper, or the recovery, and the one thing to do with it. */
export function OpenDay({
  which: { profileId, date, requestedVariant },
  day: { today, session, atHome, variant, actions, ideas, saves, start },
  workout: stored,
  shown,
  dayText,
  warning,
  onBack,
  onEdit,
}: OpenDayProps) {
  const [options, setOptions] = useState(false);
  const workout = dayProseIn(shown, stored);
  const rests = workout.kind !== "training";
  const mayLog = date === today && !ideas;
  const mayLogPast = date < today && !ideas && !rests;
  const notice = (
    <DayNotice date={date} today={today} rests={rests} wasSkipped={session !== undefined}>
      {requestedVariant === "home" && atHome === undefined && (
        <Note icon="info">{noHomeAlternativeText}</Note>
      )}
      <Failure text={saves.failure} />
      {mayLog && !rests && <LazyAdvice profileId={profileId} today={today} workout={stored} />}
    </DayNotice>
  );
  return (
    <Page title={workout.name} bare narrow stick={mayLog || mayLogPast} className="workout-paper">
      <WorkoutHeader
        title={rests ? workoutText.recovery : workoutText.workout}
        below={dayText}
        onBack={onBack}
        onOptions={rests ? undefined : () => setOptions(true)}
      />
      {mayLog && !rests && warning}
      {rests ? (
        <RestDay workout={workout} notice={notice} />
      ) : (
        <WorkoutPreview workout={workout} notice={notice} />
      )}
      {date > today && !ideas && (
        <ButtonLink variant="secondary" xl href={`/edit-day?date=${date}`}>
          <Icon name="edit" />
          {workoutText.editThisDay}
        </ButtonLink>
      )}
      {mayLogPast && (
        <Stick>
          <Button variant="secondary" xl onClick={() => void actions.logPast(onEdit)}>
            {workoutText.logThisWorkout}
          </Button>
        </Stick>
      )}
      {mayLog && (
        <Stick>
          {rests ? (
            <Button variant="primary" xl onClick={() => void actions.markDone()}>
              {workoutText.markDone}
            </Button>
          ) : (
            <Button variant="primary" xl caps onClick={() => void start()}>
              {variant === "home" ? workoutText.startHomeWorkout : workoutText.startWorkout}
            </Button>
          )}
        </Stick>
      )}
      <Lazy when={options}>
        <OptionsSheet
          open={options}
          onClose={() => setOptions(false)}
          profileId={profileId}
          workout={workout}
          variant={variant}
          switchBlocked={undefined}
          onSwitch={() => {
            if (variant === "home") actions.goTo("main");
            else if (atHome !== undefined) actions.goTo("home");
            else showToast({ kind: "info", text: noHomeAlternativeText });
          }}
        />
      </Lazy>
    </Page>
  );
}
