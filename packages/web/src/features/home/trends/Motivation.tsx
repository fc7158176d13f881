import type { Figures } from "@muster/domain/progress/figures";
import { motivation } from "@muster/domain/progress/motivation";

/** Two plain sentences about what was done (HOME-10). They ask for nothing and blame nobody. */
export function Motivation({ figures }: { readonly figures: Figures }) {
  const { history, adherence, streak } = figures;
  if (history.total === undefined || streak === undefined) return null;
  const { title, text } = motivation({
    total: history.total,
    share: adherence?.share,
    streak: streak.current,
    thisWeek: history.thisWeek,
    plannedThisWeek: history.plannedThisWeek,
  });
  return (
    <section className="card plain stack-8" aria-labelledby="motivation">
      <h2 className="text-large" id="motivation">
        {title}
      </h2>
      <p className="muted">{text}</p>
    </section>
  );
}
