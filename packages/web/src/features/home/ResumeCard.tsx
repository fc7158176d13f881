import { formatCount } from "@muster/domain/shared/format";
import { commonText } from "../../components/common.text.ts";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Steps } from "../../components/layout/Steps.tsx";
import { clockTime, dayAndTime } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import { homeText } from "./home.text.ts";
import type { CardView } from "./home-view.ts";

type ResumeCardProps = {
  readonly card: Extract<CardView, { kind: "resume" }>;
  /** False while a reported sign ends training: the button is a secondary one then. */
  readonly primary: boolean;
};

/** HOME-11: a workout that runs comes first, with what is left of it. */
export function ResumeCard({ card, primary }: ResumeCardProps) {
  const { now } = useServices();
  const left = card.total - card.completed;
  const words =
    card.total === 0
      ? homeText.noExerciseYet
      : left > 0
        ? homeText.exercisesLeft({ exercises: formatCount(left, "exercise"), minutes: card.minutesLeft })
        : homeText.everythingIsDone;
  return (
    <section className="card stack" aria-labelledby="resume">
      <div className="between">
        <h2 className="text-large" id="resume">
          {homeText.workoutInProgress}
        </h2>
        <span className="text-small muted">
          {homeText.startedAt(dayAndTime(new Date(card.startedAt), now()))}
        </span>
      </div>
      {card.total > 0 && (
        <Steps
          total={card.total}
          done={card.completed}
          currentPart={left > 0 ? 0.5 : undefined}
          label={commonText.completedOf({ completed: card.completed, total: card.total })}
        />
      )}
      <p className="muted">
        <b className="ink">{card.name}.</b>{" "}
        {homeText.progressAndIdle({
          progress: words,
          lastSetAt: card.idleSince === undefined ? undefined : clockTime(new Date(card.idleSince)),
        })}
      </p>
      <ButtonLink
        variant={primary ? "primary" : "secondary"}
        xl
        href={`/workout?date=${card.date}&variant=${card.variant}`}
      >
        {homeText.resume}
      </ButtonLink>
    </section>
  );
}
