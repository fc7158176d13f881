import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../../components/Icon.tsx";
import { DayFacts } from "./DayFacts.tsx";
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
    <section className="card stack-16" aria-label="Today and tomorrow">
      <div className="between keep top-al logged-head">
        <Link className="row logged-line" href={`/workout?date=${card.date}`}>
          <span className={card.status === "finished" ? "ca" : "c2"}>
            <Icon name={card.status === "finished" ? "check" : "skip"} />
          </span>
          <span>
            <b>{card.name}</b>{" "}
            <span className="c2">
              {card.status === "skipped"
                ? "skipped today"
                : card.total > 0
                  ? `done, ${card.completed} of ${card.total} exercises`
                  : "done"}
            </span>
          </span>
        </Link>
        {undo}
      </div>
      {tomorrow !== null && (
        <>
          <hr className="rule" />
          <div className="stack-8">
            <p className="t13 b c2">Tomorrow</p>
            <div className="stack-4">
              <h2 className="t20">{tomorrow.name}</h2>
              <p className="c2">{tomorrow.focus}</p>
            </div>
            <DayFacts day={tomorrow} />
          </div>
        </>
      )}
    </section>
  );
}
