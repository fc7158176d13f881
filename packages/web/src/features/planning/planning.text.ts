/** Texts of the schedule and of the planner's way to it. */
export const planningText = {
  nextWeekPlanned: "Next week is planned",
} as const;
