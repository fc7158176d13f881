import type { Cardio } from "@muster/domain/planning/plan";
import { Card } from "../../../components/layout/Card.tsx";
import { workoutHeadText } from "../training.text.ts";

/** The cardio part of a day; the caller shows it only when there is one (WORK-04). */
export function CardioSection({ cardio }: { readonly cardio: Cardio }) {
  return (
    <Card
      id="cardio-title"
      title={workoutHeadText.cardio(cardio.type)}
      className="stack-8"
      aside={<span className="muted">{cardio.duration}</span>}
    >
      <ul className="mobility">
        {cardio.exercises.map((exercise, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: intervals repeat, and their order is fixed
          <li key={index}>
            <span className="between nowrap base">
              <span className="bold">{exercise.name}</span>
              <span className="muted">
                {[exercise.duration, exercise.intensity].filter((part) => part !== "").join(" · ")}
              </span>
            </span>
            {exercise.notes !== "" && <span className="text-small muted">{exercise.notes}</span>}
          </li>
        ))}
      </ul>
      {cardio.notes !== "" && <p className="muted">{cardio.notes}</p>}
    </Card>
  );
}
