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
  todayOn: (date: string) => `Today, ${date}`,
  thisDidNotWorkJust: "This did not work just now. Nothing was changed. Please try again.",
  nothingToTrain:
    "Nothing of it can be trained now: you left these exercises out, or an injury or a limit of yours rules them out.",
  aWorkoutIsRunning: "A workout is running. Finish or discard it first.",
  templateMade: (name: string) => `${name} is a template now`,
  deleted: (name: string) => `${name} deleted`,
  leftOut: (leftOut: string) => `Left out, ruled out for you now: ${leftOut}`,
  isOn: ({ name, date }: { name: string; date: string }) => `${name} is on ${date}.`,
  pleaseGiveItANameOf1: "Please give it a name of 1 to 80 letters",
} as const;
