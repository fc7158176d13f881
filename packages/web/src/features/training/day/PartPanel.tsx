import "../parts.css";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { textIn } from "@muster/domain/planning/units/facts-in-units";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { useOpenSession } from "../session/open-session.ts";
import { CardioSection } from "./CardioSection.tsx";
import { MobilityList } from "./MobilityList.tsx";
import { workoutText } from "./workout.text.ts";

type PartPanelProps = {
  readonly part: "warmUp" | "coolDown" | "cardio";
  readonly workout: DayWorkout;
  readonly onDone: () => void;
};

/** Warm-up, cool-down or cardio as the current step: a list to follow, and one button to go on. */
export function PartPanel({ part, workout, onDone }: PartPanelProps) {
  const shown = useOpenSession();
  if (part === "cardio")
    return (
      <>
        <CardioSection cardio={workout.cardio} />
        <Button variant="primary" xl onClick={onDone}>
          <Icon name="check" />
          {workoutText.cardioDone}
        </Button>
      </>
    );
  const warm = part === "warmUp";
  return (
    <>
      <section className="stack-4">
        <h2 className="title-large exercise-name" tabIndex={-1}>
          <WholeWords text={warm ? workoutText.warmUp : workoutText.coolDown} />
        </h2>
        <p className="muted text-large">
          <WholeWords text={warm ? workoutText.minutesOfAPart : workoutText.coolDownLength} />
        </p>
        {warm && (
          <p className="muted">
            <WholeWords
              text={[textIn(shown, workout.focus), workout.duration, workout.locationNote]
                .filter((part) => part !== "")
                .join(" · ")}
            />
          </p>
        )}
      </section>
      <section className="card">
        <MobilityList items={warm ? workout.warmUp : workout.coolDown} />
      </section>
      <Button variant="primary" xl onClick={onDone}>
        <Icon name="check" />
        {warm ? workoutText.warmUpDone : workoutText.coolDownDone}
      </Button>
    </>
  );
}
