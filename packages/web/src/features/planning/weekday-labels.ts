/** Weekdays as people read them. */
import type { Weekday } from "@muster/domain/shared/dates";

/** Weekday -> English name. */
export const weekdayLabels: Readonly<Record<Weekday, string>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};
