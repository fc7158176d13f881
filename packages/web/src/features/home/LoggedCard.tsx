import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../../components/layout/Icon.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { DayFacts } from "./DayFacts.tsx";
import { homeText } from "./home.text.ts";
import type { CardView } from "./home-view.ts";

type LoggedCardProps = {
  readonly card: Extract<CardView, { kind: "logged" }>;
  /** 'Undo', where a skip can still be taken back. */
  readonly undo: ReactNode;
};

/** HOME-08: today is logged, and its place shows tomorrow. */
export function LoggedCard({ card, undo }: LoggedCardProps) {
  const { tomorrow } = card;
  return (
    <section className="card stack-16" aria-label={homeText.todayAndTomorrow}>
      <div className="between nowrap top-al logged-head">
        <Link className="row logged-line" href={`/workout?date=${card.date}`}>
          <span className={card.status === "finished" ? "ca" : "muted"}>
            <Icon name={card.status === "finished" ? "check" : "skip"} />
          </span>
          <span>
            <b>{card.name}</b>{" "}
            <span className="muted">
              {card.status === "skipped"
                ? homeText.skippedToday
                : card.total > 0
                  ? homeText.doneOf({ completed: card.completed, total: card.total })
                  : homeText.doneMark}
            </span>
          </span>
        </Link>
        {undo}
      </div>
      {tomorrow !== null && (
        <>
          <hr className="rule" />
          <div className="stack-8">
            <p className="text-small bold muted">{homeText.tomorrow}</p>
            <div className="stack-4">
              <h2 className="title-small">{tomorrow.name}</h2>
              <p className="muted">
                <WholeWords text={tomorrow.focus} />
              </p>
            </div>
            <DayFacts day={tomorrow} />
          </div>
        </>
      )}
    </section>
  );
}
