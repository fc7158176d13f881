/** Where a planned day is trained. */
import type { DayWorkout } from "./plan.ts";

/** The places between which a person can choose when editing a day. */
export type EditPlace = NonNullable<DayWorkout["place"]>;

/** Where a day is trained; of older plans, which have the label alone, the gym where it speaks of one, as Home reads it (HOME-06). */
export const placeOfDay = ({ place, location }: Pick<DayWorkout, "place" | "location">): EditPlace =>
  place ?? (/gym|planet/i.test(location) ? "gym" : "home");
