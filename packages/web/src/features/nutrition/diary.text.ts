/** Texts of the food diary: a day, its week, entries that are copied or offered. */
export const diaryText = {
  copyTo: "Copy to",
  notInFuture: "Choose today or a day before it.",
  copyCount: (linesCount: string) => `Copy ${linesCount}`,
  sameForSomebodyElse: "Same for somebody else",
  sameFor: "Same for",
  theyAddItToTheirDiary: "They add it to their diary themselves. Until then your household can see it.",
  howMuchOfYours: "How much of yours",
  offerTo: (displayName: string) => `Offer to ${displayName}`,
  eatenAgainstYourGoals: "Eaten against your goals",
  atLeastLegend: "≥ means at least: some entries do not say how much they hold.",
  percentOfGoal: (percent: number) => `${percent}% of goal`,
  goal: "Goal",
  day: "Day",
  previousDay: "Previous day",
  backToToday: "Back to today",
  nextDay: "Next day",
  entries: "Entries",
  mealMenu: ({ mealNames, calories }: { mealNames: string; calories: string }) =>
    `${mealNames}, ${calories}: copy or share`,
  thisDeviceOnly: "This device only",
  editOrDelete: (name: string) => `Edit or delete ${name}`,
  offeredBy: (who: string) => `Offered by ${who}`,
  addToMyDiary: "Add to my diary",
  noThanks: "No, thanks",
  week: "Week",
  aPastDayWithoutEntries:
    "A past day without entries is unknown, not zero: it counts at its goal. No day is told less than your floor.",
  dayEnergy: ({
    day,
    eaten,
  }: {
    day: string;
    eaten: { energy: string; goal: string; state: string } | undefined;
  }) =>
    eaten === undefined
      ? `${day}: nothing logged`
      : `${day}: ${eaten.energy} of ${eaten.goal}, ${eaten.state}`,
  noDayIsLoggedYet: "No day is logged yet.",
  onTarget: ({ daysOnTarget, daysLogged }: { daysOnTarget: number; daysLogged: string }) =>
    `${daysOnTarget} of ${daysLogged} on target.`,
  nutrition: "Nutrition",
  addFood: "Add food",
  scanABarcode: "Scan a barcode",
  nothingLoggedYet: "Nothing logged yet",
  addWhatYouAteOrTake: "Add what you ate, or take the day before once more.",
  entryHint: "A name and two numbers are enough. It works offline too.",
  logYourFirstItem: "Log Your First Item",
  copyDayBefore: (beforeCount: string) => `Copy the day before (${beforeCount})`,
  copyThisDay: "Copy this day",
  dayClosed: "Day closed. Open again",
  thatWasEverything: "That was everything: close the day",
  /** What somebody offers of a meal; who, meals and energy are filled in. */
  offered: (date: string | undefined) =>
    date === undefined
      ? "{who} had this with you: {meals}, {energy}."
      : `{who} had this with you on ${date}: {meals}, {energy}.`,
  offerWaits: (name: string) => `Waits in ${name}'s Nutrition`,
  offerDeclined: (who: string) => `${who}'s meal is not in your diary`,
  goalsOfTheSevenDays: "Goals of the seven days",
  daysUsed: (withToday: boolean) => (withToday ? "Days up to today" : "Days before today"),
  left: "Left",
  yourFloorADay: "Your floor a day",
  added: (first: string) => `${first} added`,
  deleted: (line: string) => `${line} deleted`,
  savedAsItem: (name: string) => `${name} is in your saved items`,
  noFoodTable:
    "The food table is not on this device yet. It comes with the next connection; entering numbers works.",
  savedOnThisDeviceOnly: "Saved on this device only. It will appear on other devices once it is sent.",
  thisMeal: (name: string) => `this ${name}`,
  half: "Half",
  threeQuarters: "Three quarters",
  theSame: "The same",
  oneAndAHalf: "One and a half",
  anOffer: "An offer",
  carbs: "Carbs",
  fat: "Fat",
  fiber: "Fiber",
  yesterday: "Yesterday",
  somebody: "Somebody",
  aRecipe: "A recipe",
  yourPlanAndDiary: "Your plan and diary",
  editEntry: "Edit entry",
  wholeDay: "Whole day",
  oneServing: "1 serving",
  withinTenPercent: "within 10%",
  budgetRule: "used + left = the week's goals",
} as const;

/** Texts of the energy that a body uses, as the scale shows it. */
export const expenditureText = {
  whatYouBurn: "What you burn",
  whyThisEstimate: "Why this estimate?",
  dayByDay: (energy: string) =>
    `Day by day: weight should move by (eaten − burned) ÷ ${energy} a kg. Where the scale says otherwise, the figure moves a little. A day without food is unknown, never zero.`,
  energyADay: ({ energy, from, to }: { energy: string; from: string; to: string }) =>
    `${energy} a day, probably ${from}-${to}`,
  learning: ({
    foodDays,
    foodDays2,
    weighIns,
    weighIns2,
  }: {
    foodDays: string;
    foodDays2: number;
    weighIns: string;
    weighIns2: number;
  }) =>
    `Learning: ${foodDays} of ${foodDays2}, ${weighIns} of ${weighIns2}. Until then it leans on the formula. Three weigh-ins a week help most.`,
  learned: "Learned from your scale and your diary.",
  atRest: "At rest",
  mifflinStJeor: "Mifflin-St Jeor",
  withYourTraining: "With your training",
  formula: "Formula",
  days: "days",
  completeFoodDays: "Complete food days",
  yourDiary12Weeks: "Your diary, 12 weeks",
  completeDays: "closed, or half of your usual day",
  weighIns: "Weigh-ins",
  weighInSource: "Check-ins and readings, 12 weeks",
  slipsOfTheScaleLeftOut: "slips of the scale left out",
  estimate: "Estimate",
  twoStateFilter: "Two-state filter",
  standardDeviation: (sd: string) => `±${sd} standard deviation`,
  priorRule: ({ grows, milk }: { grows: boolean; milk: string | undefined }) => {
    const formula = grows ? "for your age, with what growing takes" : "at rest × activity";
    return milk === undefined ? formula : `${formula}, and ${milk} for breastfeeding`;
  },
  formulaKcal: "10·kg + 6.25·cm − 5·age ± gender",
  formulaKilojoules: "4.184 × (10·kg + 6.25·cm − 5·age ± gender)",
} as const;

/** Texts of the page that tries the food databases. */
export const connectionTestText = {
  lead: "Tries the food databases with one barcode. Nothing is saved.",
  barcode: "Barcode",
  looking: "Looking...",
  lookUp: "Look up",
  debugLog: "Debug log",
  lastLines: (mostLines: number) => `The last ${mostLines} lines stand here.`,
  needsServer: "A lookup needs the server. It can be tried here when you are online.",
  connectionTest: "Connection test",
  lookingUp: (code: string) => `Looking up ${code}`,
  answerAfter: ({ time, type }: { time: number; type: string }) => `Answer after ${time} ms: ${type}`,
  wrongCheckDigit: "The check digit is wrong (only a warning)",
  noBarcode: "A barcode has 8, 12 or 13 digits.",
  foodLine: ({
    name,
    kcal,
    protein,
    label,
  }: {
    name: string;
    kcal: string;
    protein: string;
    label: string;
  }) => `${name}: ${kcal}, ${protein} per ${label}`,
  notFound: "Product not found in database",
  unavailable: "Failed to get nutrition data",
} as const;
