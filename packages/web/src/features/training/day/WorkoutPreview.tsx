import type { DayWorkout } from "@muster/domain/planning/plan";
import { formatCount } from "@muster/domain/shared/format";
import type { ReactNode } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Card } from "../../../components/layout/Card.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Note } from "../../../components/layout/Note.tsx";
import { RowText } from "../../../components/layout/RowText.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { machineHint, prescriptionLine } from "../sets/set.text.ts";
import { MobilityList } from "./MobilityList.tsx";
import { WorkoutEnd } from "./WorkoutEnd.tsx";
import { workoutText } from "./workout.text.ts";

type PreviewProps = {
  readonly workout: DayWorkout;
  /** Above the exercises: why it can not be started, what happened already. */
  readonly notice?: ReactNode;
};

/** The whole workout on paper, before it starts or on a day that is not today: read only. */
export function WorkoutPreview({ workout, notice }: PreviewProps) {
  return (
    <>
      <section className="stack-8">
        <h2 className="title-large">{workout.name}</h2>
        <p className="row wrap muted">
          <span className="row">
            <Icon name="clock" size="s" />
            {[workout.time, workout.duration].filter((part) => part !== "").join(" · ")}
          </span>
          <span className="row">
            <Icon name="place" size="s" />
            {workout.location}
          </span>
          <span className="row">
            <Icon name="dumbbell" size="s" />
            {formatCount(workout.exercises.length, "exercise")}
          </span>
        </p>
        {workout.locationNote !== "" && <p className="muted">{workout.locationNote}</p>}
        <p className="text-large">
          <WholeWords text={workout.focus} />
        </p>
      </section>
      {notice}
      {workout.coachingInsight !== "" && <Note>{workout.coachingInsight}</Note>}
      {workout.warmUp.length > 0 && (
        <Card
          id="preview-warm-up"
          title={workoutText.warmUp}
          className="stack-8"
          aside={<span className="muted">{workoutText.minutesOfAPart}</span>}
        >
          <MobilityList items={workout.warmUp} />
        </Card>
      )}
      {workout.exercises.length > 0 && (
        <section className="stack" aria-labelledby="preview-exercises">
          <h2 className="text-large" id="preview-exercises">
            {commonText.exercises}
          </h2>
          <ol className="card flush list">
            {workout.exercises.map((exercise, index) => (
              <li key={exercise.id}>
                <span className="lead muted bold">{index + 1}</span>
                <RowText name={exercise.name} below={prescriptionLine(exercise)} />
                <span className="text-small muted">{machineHint(exercise)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <WorkoutEnd workout={workout} />
    </>
  );
}
