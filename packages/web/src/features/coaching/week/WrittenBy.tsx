import type { Plan } from "@muster/domain/planning/plan";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { useWhoAnswers } from "../../../data/reads/use-coach-name.ts";

/** Beside a model's own words: whose they are. The built-in coach's need no name. */
export function WrittenBy({ plan }: { readonly plan: Pick<Plan, "source" | "designedBy"> }) {
  return plan.source === "model" ? (
    <p className="text-small muted">Written by {plan.designedBy.name}</p>
  ) : null;
}

/** A model's week that broke a safety rule is not shown, and that is said (COACH-02). */
export function Replaced({ designedBy: { replaced } }: Pick<Plan, "designedBy">) {
  return replaced === undefined ? null : (
    <p className="muted prose">
      {replaced}'s week did not pass our safety checks, so the built-in coach designed this one.
    </p>
  );
}

/** Under every text that says 'Claude': who really answers (settled point 21). */
export function WhoAnswers() {
  const name = useWhoAnswers();
  return (
    <p className="text-small muted who-answers">
      <WholeWords text={`Designed by: ${name}`} />
    </p>
  );
}
