/** Texts of the welcome tour. */
export const tourText = {
  welcomeToMuster: "Welcome to Muster",
  youShowUpMusterPlans:
    "You show up, Muster plans the rest: your training, your food goals, and a fresh week after each review. It works without a signal, and what you log stays on your device first.",
  week1Assessment: "Week 1 assessment",
  yourFirstWeekFindsOut:
    "Your first week finds out where you are. Do what you can, write down what you did, and rate how hard it was. There is nothing to pass.",
  homeScreen: "Home screen",
  homeAnswersOneQuestion:
    "Home answers one question: what do I do now? Today's workout is at the top. Start it, do it at home instead, or skip the day.",
  aiWeeklyPlanner: "AI weekly planner",
  tourPlanner:
    "The planner designs your next seven days from what you logged. A built-in coach always answers. An AI model is asked only if your household set one up and you agreed.",
  duringWorkouts: "During workouts",
  logEachSetWithOne:
    "Log each set with one tap. You see what you did last time and a weight to try. The rest timer starts by itself, and every set is saved at once.",
  nutritionTracker: "Nutrition tracker",
  eachDayHasAGoal:
    "Each day has a goal for energy and one for protein. Log meals by hand, from your saved foods, by search, by barcode, or in your own words.",
  progressTracking: "Progress tracking",
  tourProgress:
    "Weight, measurements, strength and records become charts. Numbers that matter say how they were worked out.",
  weeklyReviewOnSundays: "Weekly review on Sundays",
  onSundayTellHowTheWeek:
    "On Sunday, tell how the week went. It takes about five minutes, and the next week is built around your answers.",
  tourHouseholdTitle: "Multi-user security, and all set",
  tourHousehold:
    "Everybody in your household has a profile of their own. Four digits keep yours closed to others. You find the passcode, your data and this tour in Settings. You are all set.",
  getStarted: "Get Started!",
  stepOf: ({ step, tourStepsCount }: { step: number; tourStepsCount: number }) =>
    `Step ${step} of ${tourStepsCount}`,
  previous: "Previous",
  next: "Next",
  doNotShowAgain: "Do Not Show Again",
} as const;
