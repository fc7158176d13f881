import type { DayWorkout } from "@muster/domain/planning/plan";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { hasCardio } from "../session/session-steps.ts";
import { CardioSection } from "./CardioSection.tsx";
import { MobilityList } from "./MobilityList.tsx";

type WorkoutEndProps = { readonly workout: Pick<DayWorkout, "cardio" | "coolDown"> };

/** What comes after the exercises: cardio and the cool-down, as far as there are any. */
export function WorkoutEnd({ workout }: WorkoutEndProps) {
  return (
    <>
      {hasCardio(workout) && <CardioSection cardio={workout.cardio} />}
      {workout.coolDown.length > 0 && (
        <section className="card stack-8" aria-labelledby="cool-down">
          <div className="between base">
            <h2 className="text-large" id="cool-down">
              Cool-down
            </h2>
            <span className="muted">5-7 min</span>
          </div>
          <p className="muted">
            <WholeWords text="Hold each stretch for 30-60 seconds." />
          </p>
          <MobilityList items={workout.coolDown} />
        </section>
      )}
    </>
  );
}
