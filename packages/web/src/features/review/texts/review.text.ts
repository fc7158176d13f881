import { formatCount } from "@muster/domain/shared/format";

/** Texts of the weekly review and of the check-in. */
export const reviewText = {
  assessmentTitle: "What your assessment found",
  oneRepHint:
    "One rep is an estimate from your best set of three to twelve: 1.08 times the weight of three, 1.33 times that of ten.",
  bodyComposition: "Body composition",
  fatFreeMass: "Fat-free mass",
  fromWeightAndBodyFat: "From weight and body fat",
  cardiovascular: "Cardiovascular",
  optional: "Optional",
  measurements: "Measurements",
  notes: "Notes",
  forYourCoach: "For your coach",
  somethingWentWrong: "Something went wrong",
  retry: "Retry",
  muscleSoreness: "Muscle soreness",
  overallFatigue: "Overall fatigue",
  whyLessNextWeek: "Why less next week?",
  tiredMusclesGrowWhen: "Tired muscles grow when they rest. A shorter week now keeps the next ones strong.",
  keepFor: ({ text, label }: { text: string; label: string }) => `Keep ${text}, ${label}`,
  keep: (text: string) => `Keep ${text}`,
  body: "Body",
  recovery: "Recovery",
  yourWeek: "Your week",
  workouts: "Workouts",
  ofScheduled: (workoutsScheduled: number) => `of ${workoutsScheduled}`,
  weekSummary: ({
    workoutsCompleted,
    workoutsScheduled,
    skippedWorkouts,
  }: {
    workoutsCompleted: number;
    workoutsScheduled: number;
    skippedWorkouts: number;
  }) =>
    `This week: ${workoutsCompleted} of ${formatCount(workoutsScheduled, "workout")} done, ${skippedWorkouts} skipped`,
  countsReasons:
    "Workouts: days from Monday to Sunday on which you finished one, ended early included, beside the days that your plan had. Exercises: all that you completed in them.",
  draftSaved: "Draft saved",
  notesHint: (longestNotes: number) =>
    `Pain, travel, illness: what the coach should know. Up to ${longestNotes} characters.`,
  weeklyCheckIn: "Weekly check-in",
  saveAndGenerate: "Save & Generate Plan",
  skipAndGenerate: "Skip & Generate Plan",
  weeklyReview: "Weekly review",
  yourCheckInIsKept: "Your check-in is kept.",
  analyzingYourWeek: "Analyzing your week...",
  reviewLead: "Five minutes, then your next week is ready.",
  whatYouToldTodaysCheck: "What you told today's check-in is filled in.",
  youDidThisReviewToday: "You did this review today. Change what you like; sending it again replaces it.",
  early: (day: string) =>
    `This week is not over yet: its review is due on ${day}. What you send now makes a new plan from today on.`,
  done: ({ reviewed, next }: { reviewed: string; next: string }) =>
    `You reviewed this week on ${reviewed}. The next review is due on ${next}. Sending it again makes a new plan from today on.`,
  recordsNotHere: "Your records are not on this device yet. They come with the next sync.",
  historyOnItsWay: "Your history is still on its way to this device. Then your review opens.",
  rating6To7: "Soreness or fatigue 6-7",
  rating8To10: "Soreness or fatigue 8-10",
  bestSet: ({ set, oneRep }: { set: string; oneRep: string | undefined }) =>
    oneRep === undefined ? set : `${set}, 1 rep about ${oneRep}`,
  ofHelp: (avgWeight: string) => `${avgWeight} of help`,
  repCount: (reps: number) => formatCount(reps, "rep"),
  soreness: "Soreness",
  fatigue: "Fatigue",
  bandsSource: "Review bands, specification section 9",
} as const;

/** Texts for people who are too young for a plan. */
export const ideasOnlyText = {
  playIsThePlan: "Play is the plan",
  lead: "Reviews and training plans begin at 13. Until then there are ideas to move for each day.",
  seeTheIdeas: "See the Ideas",
} as const;
