import type { DayWorkout } from "@muster/domain/planning/plan";
import { Card } from "../../../components/layout/Card.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { hasCardio } from "../session/session-steps.ts";
import { CardioSection } from "./CardioSection.tsx";
import { MobilityList } from "./MobilityList.tsx";
import { workoutText } from "./workout.text.ts";

type WorkoutEndProps = { readonly workout: Pick<DayWorkout, "cardio" | "coolDown"> };

/** What comes after the exercises: cardio and the cool-down, as far as there are any. */
export function WorkoutEnd({ workout }: WorkoutEndProps) {
  return (
    <>
      {hasCardio(workout) && <CardioSection cardio={workout.cardio} />}
      {workout.coolDown.length > 0 && (
        <Card
          id="cool-down"
          title={workoutText.coolDown}
          className="stack-8"
          aside={<span className="muted">{workoutText.minutesOfAPart}</span>}
        >
          <p className="muted">
            <WholeWords text={workoutText.holdEachStretchFor30} />
          </p>
          <MobilityList items={workout.coolDown} />
        </Card>
      )}
    </>
  );
}
