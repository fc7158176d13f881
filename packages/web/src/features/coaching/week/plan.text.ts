/** Texts of a designed week, and of the page that asks for one. */
export const designedWeekText = {
  whatWasCorrected: "What was corrected",
  correctedLead: "The week was changed where it broke one of these rules.",
  moreLikeThis: (foldedCount: number) => `${foldedCount} more like this`,
  forBefore: (before: string) => `for ${before}`,
  before: "before",
  forYourHealth: "For your health",
  whatYouToldUs: "What you told us",
  whatCouldNotStay: "What could not stay",
  whatComesNext: "What comes next",
  weekIsReady: "Your new week is ready",
  designedBy: (name: string) => `Designed by ${name}`,
  allChecksPassed: "All checks passed",
  whatChanges: "What changes",
  whyThisWeek: "Why this week?",
  energyAverage: (energy: string) => `${energy}, average`,
  proteinAverage: "Protein, average",
  keepDay: (day: string) => `Keep ${day}`,
  lockHint: "Keep a day or an exercise with its lock, then generate a different plan around it.",
  strategy: "Strategy",
  eatingThisWeek: "Eating this week",
  eatingReasons: ({
    rationale,
    bmr,
    tdee,
    carbohydrateGrams,
    fatGrams,
  }: {
    rationale: string;
    bmr: string;
    tdee: string;
    carbohydrateGrams: string;
    fatGrams: string;
  }) =>
    `${rationale} At rest you burn ${bmr}, in all ${tdee}. Each day ${carbohydrateGrams} g of carbohydrate and ${fatGrams} g of fat.`,
  keepExercise: ({ name, day }: { name: string; day: string }) => `Keep ${name} on ${day}`,
  weeklyPlanner: "Weekly planner",
  planYourNextWeek: "Plan your next week",
  planLead: "From what you logged, how you recover and what you want.",
  readYourLastFeedback: "Read your last feedback",
  nothingLost: "Everything you logged is kept.",
  historyOnItsWay: "Your history is still on its way to this device.",
  designingYourWeek: "Designing your week...",
  generatePlan: "Generate Plan",
  changedByHand: "You changed your plan by hand. Saving this week replaces those changes.",
  saveAndUse: "Save & Use This Plan",
  generateDifferentPlan: "Generate Different Plan",
  otherWeekSaved:
    "Another week was saved meanwhile, so the one shown here is gone. Your plan is the saved one.",
  noCheckInThisWeek: "No check-in this week",
  aFewNumbersMakeTheNext: "A few numbers make the next week fit you better. It takes two minutes.",
  startWeeklyCheckIn: "Start Weekly Check-In",
  workoutUnit: "workout",
  whatWillBeAnalyzed: "What will be analyzed",
  countsReasons:
    "Everything comes from what you logged. Today is not missed yet, and a workout that you moved is owed on its new day.",
  alteredToFit: "Altered so that the week fits together.",
  aSafetyRuleOfTheCoach: "A safety rule of the coach.",
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  lastCheckIn: "Last check-in",
  thatWeekCouldNotBeOpened:
    "That week could not be opened. Generate a new one; everything you logged is kept.",
  whatYouToldSinceThen:
    "What you told since then changes this week. Nothing is saved yet: look at it again, then save.",
  newWeeklyPlanSaved: "New weekly plan saved! Your workouts are now updated.",
  thisDeviceCouldNotRead: "This device could not read your records. Please try again.",
  without: (before: string) => `without ${before}`,
  addedPart: (after: string) => `${after} added`,
  insteadOf: ({ after, before }: { after: string; before: string }) => `${after} instead of ${before}`,
  noSession: "No session",
  pullUps: "Pull-ups",
  pushUps: "Push-ups",
  exerciseCount: (count: number) => `${count} exercises`,
  stay: ({ what, one }: { what: string; one: boolean }) =>
    `${what} ${one ? "stays" : "stay"} when you generate again.`,
  completedLast7Days: "Completed, last 7 days",
  missedMondayFriday: "Missed, Monday-Friday",
  completedRule: "Finished, or ended early with a set",
  plannedNeitherDoneNor: "Planned, neither done nor skipped",
} as const;
