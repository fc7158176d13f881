import type { GuideLibrary } from "../../components/exercise/guide-library.ts";
import { libraryText } from "./library.text.ts";

type LibraryCardsProps = {
  readonly library: GuideLibrary;
  readonly onOpen: (exerciseId: string) => void;
};

/** The machines of a gym: name, how to find it, setup (EXLIB-01). */
export function MachineCards({ library, onOpen }: LibraryCardsProps) {
  const { machineGuides, figures, PoseFigure } = library;
  return (
    <section className="sec" aria-labelledby="machines">
      <h2 id="machines">{libraryText.gymMachines}</h2>
      <div className="library-cards">
        {machineGuides.map((machine) => (
          <article key={machine.key} className="card stack-8">
            <div className="row">
              <span className="exercise-figure">
                <PoseFigure figure={figures[machine.image]} frame="end" />
              </span>
              <h3 className="text-large">{machine.name}</h3>
            </div>
            <h4 className="text-small bold">{libraryText.howToFindIt}</h4>
            <p className="muted">{machine.howToFind}</p>
            <h4 className="text-small bold">{libraryText.setup}</h4>
            <ol className="plain-steps muted">
              {machine.setup.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <GuideButton name={machine.name} onClick={() => onOpen(machine.exerciseId)} />
          </article>
        ))}
      </div>
    </section>
  );
}

/** The six bodyweight exercises of the specification (EXLIB-01). */
export function BodyweightCards({ library, onOpen }: LibraryCardsProps) {
  const { bodyweightCards, catalogue, figures, guideFor, PoseFigure } = library;
  const exercises = bodyweightCards.flatMap((name) => catalogue.find((one) => one.name === name) ?? []);
  return (
    <section className="sec" aria-labelledby="bodyweight">
      <h2 id="bodyweight">{libraryText.bodyweightExercises}</h2>
      <div className="library-cards">
        {exercises.map((exercise) => (
          <article key={exercise.id} className="card stack-8">
            <div className="row">
              <span className="exercise-figure">
                <PoseFigure figure={figures[guideFor(exercise).figure]} frame="end" />
              </span>
              <h3 className="text-large">{exercise.name}</h3>
            </div>
            <p className="muted">{libraryText.seeWorkoutScreen}</p>
            <GuideButton name={exercise.name} onClick={() => onOpen(exercise.id)} />
          </article>
        ))}
      </div>
    </section>
  );
}

function GuideButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn ghost guide-button"
      aria-label={libraryText.guideOf(name)}
      onClick={onClick}
    >
      {libraryText.guide}
    </button>
  );
}
