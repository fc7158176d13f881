/** One broken rule of the validator (docs/specs/coach.md). Errors never ship; warnings are counted and shown to us. */

export type Severity = "error" | "warning";

export type Violation = {
  /** Rule id, `coach.Q1`. */
  readonly id: string;
  readonly severity: Severity;
  /** Where: `monday.exercises.2.sets`, or `plan.nutritionSummary`. */
  readonly path: string;
  readonly got: string;
  readonly need: string;
};
