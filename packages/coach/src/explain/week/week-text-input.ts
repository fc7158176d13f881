/** Input of the texts of a week: decisions and facts, never records. */
import type { DayWorkout, Fact } from "@muster/domain/planning/plan";
import type { PrimaryGoal, TargetArea } from "@muster/domain/profiles/options";
import type { Weekday } from "@muster/domain/shared/dates";
import type { WeekDraft } from "../../design/week-draft.ts";
import type { WeekSize } from "./week-size.ts";

/** The decisions and facts that the texts of a week may mention. */
export type WeekTextInput = Pick<WeekDraft, "person" | "phase" | "schedule" | "nutrition"> & {
  readonly goal: PrimaryGoal;
  readonly targetAreas: readonly TargetArea[];
  /** True when last week was the assessment week. */
  readonly isPostAssessment: boolean;
  /** True when last week's calories were the fixed ones of an assessment or default week. */
  readonly isAfterFixedWeek: boolean;
  /** True when last week was an easy one: the weights from before it come back, whatever else is held. */
  readonly isAfterEasyWeek: boolean;
  readonly size: WeekSize;
  readonly facts: readonly Fact[];
  /** The days as they are now, after all repairs. */
  readonly days: Readonly<Partial<Record<Weekday, DayWorkout>>>;
  /** Number of the week, by which sentences take turns (`in-turn.ts`). */
  readonly turn: number;
  /** Nights are short for a reason that nobody can change. */
  readonly hasBaby: boolean;
  /** The upper blood pressure fell since the check-in before. */
  readonly isPressureLower: boolean;
};
