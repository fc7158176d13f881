/** Texts of workouts that are kept to be trained again. */
export const templatesText = {
  putOn: (name: string) => `Put ${name} on`,
  putOnHint: "It takes the place of what stands there, until your next plan.",
  days: "Days",
  renameTemplate: "Rename template",
  saveName: "Save name",
  startNow: "Start now",
  putOnADayOfMyPlan: "Put on a day of my plan",
  saveAsTemplate: "Save as template",
  rename: "Rename",
  noTemplatesYet: "No templates yet",
  keepAWorkoutYouLike:
    "Keep a workout you like: open the menu of a day in your schedule, or a workout that you logged, and choose 'Save as template'.",
  yourTemplates: "Your templates",
  templates: "Templates",
  startAnEmptyWorkout: "Start an empty workout",
  logAPastWorkout: "Log a past workout",
} as const;
