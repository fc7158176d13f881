/** Result of a designer: the header and seven days of spec §3, ready to be checked, shown and saved. */
import type { DayWorkout, Plan } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";

/** A plan with its seven days before it is saved. */
export type DesignedWeek = {
  /** Without ids and times, which the one who saves it adds. */
  readonly plan: Omit<Plan, "reviewId" | "createdAt">;
  readonly days: Readonly<Record<Weekday, DayWorkout>>;
};
