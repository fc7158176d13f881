import type { Figures } from "@muster/domain/progress/figures";
import { motivation } from "@muster/domain/progress/motivation";
import { Card } from "../../../components/layout/Card.tsx";

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
    <Card id="motivation" title={title} className="plain stack-8">
      <p className="muted">{text}</p>
    </Card>
  );
}
