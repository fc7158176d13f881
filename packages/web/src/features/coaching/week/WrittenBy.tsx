import type { Plan } from "@muster/domain/planning/plan";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { useWhoAnswers } from "../../../data/reads/use-coach-name.ts";
import { writtenByText } from "../coaching.text.ts";

/** Beside a model's own words: whose they are. The built-in coach's need no name. */
export function WrittenBy({ plan }: { readonly plan: Pick<Plan, "source" | "designedBy"> }) {
  return plan.source === "model" ? (
    <p className="text-small muted">{writtenByText.writtenBy(plan.designedBy.name)}</p>
  ) : null;
}

/** A model's week that broke a safety rule is not shown, and that is said (COACH-02). */
export function Replaced({ designedBy: { replaced } }: Pick<Plan, "designedBy">) {
  return replaced === undefined ? null : (
    <p className="muted prose">{writtenByText.replacedWeek(replaced)}</p>
  );
}

/** Under every text that says 'Claude': who really answers (settled point 21). */
export function WhoAnswers() {
  const name = useWhoAnswers();
  return (
    <p className="text-small muted who-answers">
      <WholeWords text={writtenByText.designedBy(name)} />
    </p>
  );
}
