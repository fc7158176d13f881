import type { Plan } from "@muster/domain/planning/plan";

/** Beside a model's own words: whose they are. The built-in coach's need no name. */
export function WrittenBy({ plan }: { readonly plan: Pick<Plan, "source" | "designedBy"> }) {
  return plan.source === "model" ? <p className="t13 c2">Written by {plan.designedBy.name}</p> : null;
}
