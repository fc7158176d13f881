/** What the texts of a week are told from: decisions and facts, never records. */
import type { Fact } from "@muster/domain/planning/plan";
import type { PrimaryGoal } from "@muster/domain/profiles/options";
import type { NutritionTargets } from "../design/nutrition-targets.ts";
import type { Phase } from "../design/phase.ts";
import type { Schedule } from "../design/training-days.ts";
import type { Person } from "../state/person.ts";
import type { WeekSize } from "./week-size.ts";

export type WeekTextInput = {
  readonly goal: PrimaryGoal;
  /** True when last week was the assessment week. */
  readonly isPostAssessment: boolean;
  /** True when last week's calories were the fixed ones of an assessment or default week. */
  readonly isAfterFixedWeek: boolean;
  readonly person: Person;
  readonly phase: Phase;
  readonly schedule: Schedule;
  readonly nutrition: NutritionTargets;
  readonly normalSets: number;
  readonly size: WeekSize;
  readonly facts: readonly Fact[];
};
