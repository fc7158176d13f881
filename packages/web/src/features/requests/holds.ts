/** The last day of what holds for a week, a month, or until it is taken out. */
import { addDays, type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import type { HoldsFor } from "./requests.text.ts";

/** The planned week begins after the day of the wish. */
const days = { week: 10, month: 28 } as const;

/** The last day for a choice; null: no end. */
export const lastDay = (holds: HoldsFor, today: CivilDate): CivilDate | null =>
  holds === "open" ? null : addDays(today, days[holds] - 1);

/** The choice that fits an end best. */
export const holdsOf = (until: CivilDate | null, today: CivilDate): HoldsFor =>
  until === null ? "open" : daysBetween(today, until) < days.week ? "week" : "month";
