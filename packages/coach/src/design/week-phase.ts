/** What the phase of the training block asks of a week. */
import type { Plan } from "@muster/domain/planning/plan";

/** Place in the training block and its factors for this week. */
export type Phase = {
  readonly phase: Plan["phase"];
  readonly mesocycleWeek: number;
  /** Share of the normal sets of the week. */
  readonly setFactor: number;
  /** Share of the load that history allows. */
  readonly loadFactor: number;
  /** Hardest effort to aim for in this phase; null: the goal decides. */
  readonly difficulty: number | null;
  /** False: no load may rise this week. Sets have their own limit. */
  readonly mayGrow: boolean;
  /** Keep exercises and days as they were. */
  readonly keepsExercises: boolean;
  /** Why, as short machine words; texts are made elsewhere. */
  readonly reasons: readonly PhaseReason[];
};

/** Why a phase is as it is. */
export type PhaseReason =
  | "first-week"
  | "block-week"
  | "deload-due"
  | "deload-tired"
  | "gap"
  | "re-entry-ramp"
  | "illness"
  | "travel"
  | "event"
  | "severe-strain"
  | "still-severe"
  | "elevated-strain"
  | "held"
  | "low-adherence"
  | "stop";
