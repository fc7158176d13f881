/** What a plan was before somebody changed it by hand. Alone in its file: Home's first picture asks it. */
import type { Plan, PlanSource } from "./plan.ts";

/**
 * An edited assessment is still the assessment, and the default week does not become a designed one because somebody
 * moved a day (settled point 21).
 */
export const planOrigin = (plan: Pick<Plan, "source" | "phase" | "mesocycleWeek">): PlanSource => {
  if (plan.source !== "edited") return plan.source;
  if (plan.phase === "assessment") return "assessment";
  // The default week was never designed; every designed one counts its weeks from 1.
  return plan.mesocycleWeek === 0 ? "default" : "edited";
};
