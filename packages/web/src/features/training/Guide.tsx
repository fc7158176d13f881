import type { Exercise } from "@muster/coach/catalogue/exercise";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { useEffect, useState } from "react";

/** How to do the exercise: the plan's own words at once, the catalogue's cues and mistakes when they have loaded. */
export function Guide({ exercise }: { readonly exercise: PlannedExercise }) {
  const entry = useCatalogueEntry(exercise.exerciseId);
  return (
    <section className="card stack" aria-label={`How to do ${exercise.name}`}>
      <h3 className="t17">How to do it</h3>
      <p className="c2">{exercise.howTo || entry?.howTo || "No text for this exercise yet."}</p>
      {exercise.machine !== null && (
        <p>
          <b className="b">Machine:</b> <span className="c2">{exercise.machine}</span>
        </p>
      )}
      {entry !== undefined && (
        <>
          <GuideList title="Cues" items={entry.cues} />
          <GuideList title="Common mistakes" items={entry.mistakes} />
        </>
      )}
    </section>
  );
}

function GuideList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="stack-4">
      <h4 className="b">{title}</h4>
      <ul className="bullets c2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** The catalogue is large and only wanted here, so it comes with the first open guide. */
const useCatalogueEntry = (exerciseId: string): Exercise | undefined => {
  const [entry, setEntry] = useState<Exercise>();
  useEffect(() => {
    let gone = false;
    import("@muster/coach/catalogue/catalogue").then(
      ({ exerciseById }) => {
        if (!gone) setEntry(exerciseById(exerciseId));
      },
      () => undefined, // Offline before the catalogue was cached: the plan's own words are there.
    );
    return () => {
      gone = true;
    };
  }, [exerciseId]);
  return entry;
};
