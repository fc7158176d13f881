/** What the note of a profile tells without a day, and what it asks of a week goes by weeks. */
import type { HealthCondition } from "@muster/domain/planning/limit-options";
import type { Limit } from "@muster/domain/planning/limits";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";

const goesByWeeks: ReadonlySet<HealthCondition | null> = new Set([
  "postpartum",
  "surgery",
  "abdominal_surgery",
] as const);
/** Days after which the steps of an operation and of a birth are over. */
const stepsDays = 7 * 26;

/** Nobody knows when it was: the note of a profile calls it five weeks ago for ever. */
export const hasNoDay = (limit: Limit, today: CivilDate): boolean =>
  limit.source === "profile" &&
  goesByWeeks.has(limit.condition) &&
  (limit.since === null || daysBetween(limit.since, today) < stepsDays);
