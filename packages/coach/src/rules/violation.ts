/** One broken rule of the validator (docs/specs/coach.md). Errors never ship; warnings are counted and shown to us. */
import type { Muscle } from "../catalogue/exercise.ts";
import type { Severity } from "./rule.ts";
import type { RuleId } from "./rules.ts";

/** A broken rule with its place in the week, ready for reports. */
export type Violation = {
  readonly id: RuleId;
  readonly severity: Severity;
  /** Where: `monday.exercises.2.sets`, or `plan.nutritionSummary`. */
  readonly path: string;
  readonly got: string;
  readonly need: string;
  /** As the rule's finding has them, for repairs. */
  readonly most?: number | undefined;
  readonly muscle?: Muscle | undefined;
};
