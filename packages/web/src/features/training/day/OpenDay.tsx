import { Failure } from "../../../components/layout/Failure.tsx";
import "../parts.css";
import { noHomeAlternativeText } from "@muster/domain/planning/home-alternative";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { dayProseIn } from "@muster/domain/planning/units/prose-in-units";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import type { ShownUnits } from "@muster/domain/shared/units";
import type { WorkoutVariant } from "@muster/domain/training/session-options";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Note } from "../../../components/layout/Note.tsx";
import { Page, Stick } from "../../../components/layout/Page.tsx";
import { Lazy } from "../../../components/loading/lazy-part.tsx";
import { RestDay } from "./RestDay.tsx";
import { WorkoutHeader } from "./WorkoutHeader.tsx";
import { WorkoutPreview } from "./WorkoutPreview.tsx";

const OptionsSheet = lazy(() =>
  import("../OptionsSheet.tsx").then((file) => ({ default: file.OptionsSheet })),
);

type OpenDayProps = {
  readonly profileId: string;
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly dayText: string;
  readonly workout: DayWorkout;
  readonly shown: ShownUnits;
  readonly variant: WorkoutVariant;
  /** The home version is wanted and there is none. */
  readonly withoutHome: boolean;
  readonly hasHome: boolean;
  readonly wasSkipped: boolean;
  /** Only ideas of the app, no plan: nothing to log. */
  readonly ideas: boolean;
  readonly failure: string | undefined;
  readonly onBack: () => void;
  readonly onStart: () => void;
  readonly onMarkDone: () => void;
  readonly onLogPast: () => void;
  readonly onVariant: (variant: WorkoutVariant) => void;
  readonly onNoHome: () => void;
  /** On the day itself, above everything: what may end training. */
  readonly warning?: ReactNode;
  /** On the day itself: where advice is requested. */
  readonly advice?: ReactNode;
};

/** A day that is not trained yet: the workout on paper, or the recovery, and the one thing to do with it. */
export function OpenDay({
  profileId,
  date,
  today,
  dayText,
  workout: stored,
  shown,
  variant,
  withoutHome,
  hasHome,
  wasSkipped,
  ideas,
  failure,
  onBack,
  onStart,
  onMarkDone,
  onLogPast,
  onVariant,
  onNoHome,
  warning,
  advice,
}: OpenDayProps) {
  const [options, setOptions] = useState(false);
  const workout = dayProseIn(shown, stored);
  const rests = workout.kind !== "training";
  const mayLog = date === today && !ideas;
  const mayLogPast = date < today && !ideas && !rests;
  const notice = (
    <>
      {withoutHome && <Note icon="info">{noHomeAlternativeText}</Note>}
      <Failure text={failure} />
      {!rests && date !== today && !wasSkipped && (
        <Note icon="info">
          {date > today
            ? `You can start this workout on ${formatLongDate(date)}.`
            : "This day has passed. Nothing was logged."}
        </Note>
      )}
      {!rests && wasSkipped && (
        <Note icon="info">
          {date === today ? "You skipped this workout today." : "You skipped this workout."}
        </Note>
      )}
      {mayLog && !rests && <Suspense>{advice}</Suspense>}
    </>
  );
  return (
    <Page title={workout.name} bare narrow stick={mayLog || mayLogPast} className="workout-paper">
      <WorkoutHeader
        title={rests ? "Recovery" : "Workout"}
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
          Edit this day
        </ButtonLink>
      )}
      {mayLogPast && (
        <Stick>
          <Button variant="secondary" xl onClick={onLogPast}>
            Log this workout
          </Button>
        </Stick>
      )}
      {mayLog && (
        <Stick>
          {rests ? (
            <Button variant="primary" xl onClick={onMarkDone}>
              Mark done
            </Button>
          ) : (
            <Button variant="primary" xl caps onClick={onStart}>
              {variant === "home" ? "START HOME WORKOUT" : "START WORKOUT"}
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
            if (variant === "home") onVariant("main");
            else if (hasHome) onVariant("home");
            else onNoHome();
          }}
        />
      </Lazy>
    </Page>
  );
}
