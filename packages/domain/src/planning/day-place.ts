/** Where a planned day is trained. The one place that reads the label: stored plans of any age have nothing else. */
import type { DayWorkout } from "./plan.ts";

/** The places between which a person can choose when editing a day. */
export type EditPlace = "home" | "gym";

/** The gym where the label speaks of one, as Home reads it (HOME-06); else at home. */
export const placeOfDay = ({ location }: Pick<DayWorkout, "location">): EditPlace =>
  /gym|planet/i.test(location) ? "gym" : "home";
