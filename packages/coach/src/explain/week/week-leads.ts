/** Which lift each training day of a week is built around. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { weekdayNames } from "@muster/domain/profiles/options";
import { leadOf } from "../../design/select/power.ts";
import type { WeekTextInput } from "./week-size.ts";

type Lead = { readonly day: string; readonly exercise: PlannedExercise };

/** The first lift of each training day. */
export const dayLeads = ({ schedule, days }: Pick<WeekTextInput, "schedule" | "days">): readonly Lead[] =>
  schedule.days.flatMap(({ weekday }) => {
    const exercise = leadOf(days[weekday]?.exercises ?? []);
    return exercise === undefined ? [] : [{ day: weekdayNames[weekday], exercise }];
  });
