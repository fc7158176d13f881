import type { Cardio } from "@muster/domain/planning/plan";

/** The cardio part of a day; the caller shows it only when there is one (WORK-04). */
export function CardioSection({ cardio }: { readonly cardio: Cardio }) {
  return (
    <section className="card stack-8" aria-labelledby="cardio-title">
      <div className="between base">
        <h2 className="text-large" id="cardio-title">
          Cardio: {cardio.type}
        </h2>
        <span className="muted">{cardio.duration}</span>
      </div>
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
    </section>
  );
}
