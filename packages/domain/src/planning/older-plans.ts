/** What plans of before say only in words or among their reasons. Nothing else reads those back: newer plans have a field for it. */
import type { Fact, Plan, PlanBasis } from "./plan.ts";

const numberIn = (facts: readonly Fact[], id: string): number | null => {
  const value = facts.find((fact) => fact.id === id)?.value;
  return typeof value === "number" ? value : null;
};

/** What the week after a plan is built on. @returns `normalSets` null where the plan does not say it */
export const basisOf = ({
  basis,
  facts,
}: Pick<Plan, "basis" | "facts">): Omit<PlanBasis, "normalSets"> & { readonly normalSets: number | null } =>
  basis ?? {
    normalSets: numberIn(facts, "sets.normal"),
    strain: numberIn(facts, "recovery.strain"),
    limitCount: facts.filter(({ id }) => id.startsWith("limit.")).length,
  };
