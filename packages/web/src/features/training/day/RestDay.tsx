import type { DayWorkout } from "@muster/domain/planning/plan";
import type { ReactNode } from "react";
import { Card } from "../../../components/layout/Card.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Note } from "../../../components/layout/Note.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { prescriptionLine } from "../sets/set.text.ts";
import { MobilityList } from "./MobilityList.tsx";
import { workoutText } from "./workout.text.ts";

type RestDayProps = { readonly workout: DayWorkout; readonly notice?: ReactNode };

/** A day of recovery: what is good to do, and tips; nothing to log set by set (WORK-04). */
export function RestDay({ workout, notice }: RestDayProps) {
  return (
    <>
      <section className="stack-8">
        <h2 className="title-large">{workout.name}</h2>
        <p className="row wrap muted">
          <span className="row">
            <Icon name="clock" size="s" />
            {[...new Set([workout.time, workout.duration])].filter((part) => part !== "").join(" · ")}
          </span>
        </p>
        <p className="text-large">
          <WholeWords text={workout.focus} />
        </p>
      </section>
      {notice}
      {workout.activeRecovery.length > 0 && (
        <Card id="recovery" title={workoutText.recovery} className="stack-8">
          <MobilityList items={workout.activeRecovery} />
        </Card>
      )}
      {workout.exercises.length > 0 && (
        <Card id="light" title={workoutText.lightMovement} className="stack-8">
          <ul className="mobility">
            {workout.exercises.map((exercise) => (
              <li key={exercise.id}>
                <span className="bold">{exercise.name}</span>
                <span className="muted">
                  <WholeWords text={prescriptionLine(exercise)} />
                </span>
                {exercise.howTo !== "" && <span className="text-small muted">{exercise.howTo}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {workout.recoveryTips.length > 0 && (
        <Note>
          <ul className="stack-4">
            {workout.recoveryTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Note>
      )}
      {workout.recoveryNotes !== "" && <p className="muted">{workout.recoveryNotes}</p>}
    </>
  );
}
