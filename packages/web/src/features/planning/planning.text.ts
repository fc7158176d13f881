/** Texts of the schedule and of the planner's way to it. */
export const planningText = {
  nextWeekPlanned: "Next week is planned",

  inAssessment: "You are in your Week 1 assessment. What you log this week shapes the week after it.",
  onDefaultProgram: "You are on the default program. Share two minutes of numbers and next week fits you.",
  designedBy: ({ coach }: { coach: string }) => `Designed by: ${coach}.`,

  onItsWay: "Your plan is on its way",
  getNow: "Get it now",
  getting: "Getting your plan",

  stillOpen: ({ day }: { day: string }) => `${day} is still open`,
  notDone: ({ workout }: { workout: string }) => `${workout} was not done. Life happens. What fits you best?`,
  whatToDoWith: ({ day }: { day: string }) => `What to do with ${day}`,

  strategy: "This Week's Training Strategy",
  writtenBy: ({ model }: { model: string }) => `Written by ${model}`,
} as const;
