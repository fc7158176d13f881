/**
 * The one weight on an exercise card, and where it comes from (settled point 27): the plan's load in deload, re-entry
 * and illness; else the suggestion when the exercise was done in the last 28 days; else the plan's load.
 */
import type { Plan } from "../planning/plan.ts";
import type { CivilDate } from "../shared/dates.ts";
import { daysBetween } from "../shared/dates.ts";
import type { LastTime } from "./last-time.ts";
import { type SuggestedWeight, suggestWeight } from "./suggested-weight.ts";

/** Days for which what was lifted last time still says something about today. */
export const suggestionDays = 28;

export type CardWeight =
  | { readonly source: "plan"; readonly weightLb: number }
  | { readonly source: "last-time"; readonly weightLb: number; readonly why: SuggestedWeight };

/** Phases in which the plan knows better than the last session. */
const planDecides: ReadonlySet<Plan["phase"]> = new Set(["deload", "re-entry", "illness"]);

/**
 * @param input.loadLb the plan's load; null when it names none
 * @returns undefined when neither knows a weight: 'find your weight'
 */
export const cardWeight = (input: {
  readonly phase: Plan["phase"];
  readonly loadLb: number | null;
  readonly lastTime: LastTime | undefined;
  readonly today: CivilDate;
}): CardWeight | undefined => {
  const { phase, loadLb, lastTime, today } = input;
  const planned =
    loadLb === null || loadLb <= 0 ? undefined : ({ source: "plan", weightLb: loadLb } as const);
  if (planDecides.has(phase) && planned !== undefined) return planned;
  if (lastTime !== undefined && daysBetween(lastTime.date, today) <= suggestionDays) {
    const why = suggestWeight(lastTime.sets, lastTime.difficulty);
    if (why !== undefined) return { source: "last-time", weightLb: why.weightLb, why };
  }
  return planned;
};
