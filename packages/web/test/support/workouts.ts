/** A small designed week and its parts, valid by the record schemas, for flow tests of review and workout. */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { type DayWorkout, noCardio, type PlannedExercise } from "@muster/domain/planning/plan";
import { type CheckIn, emptyCheckIn } from "@muster/domain/review/check-in";
import { type CivilDate, weekdays } from "@muster/domain/shared/dates";

export const row: PlannedExercise = {
  id: 41,
  exerciseId: "row.seated-cable",
  name: "Seated Cable Row",
  sets: 3,
  reps: "8-10",
  rest: "90 sec",
  restSeconds: 90,
  machine: "Seated row",
  howTo: "Sit tall and pull to the ribs.",
  notes: "",
  progressionTips: "",
  assessmentMetric: null,
  metric: "reps",
  takesWeight: true,
  loadLb: 120,
  targetLow: 8,
  targetHigh: 10,
  targetDifficulty: 7,
  pair: null,
  facts: [],
};

export const plank: PlannedExercise = {
  ...row,
  id: 42,
  exerciseId: "core.plank",
  name: "Plank",
  sets: 2,
  reps: "30-45 sec",
  rest: "45 sec",
  restSeconds: 45,
  machine: null,
  metric: "time",
  takesWeight: false,
  loadLb: null,
  targetLow: 30,
  targetHigh: 45,
};

export const training: DayWorkout = {
  kind: "training",
  name: "Back and Core",
  time: "9:00 AM",
  duration: "45-60 min",
  minutes: 50,
  location: "Gym",
  locationNote: "",
  focus: "Horizontal pull",
  coachingInsight: "",
  calorieGoal: 2400,
  proteinGoal: 160,
  nutritionNotes: "",
  recoveryNotes: "",
  exercises: [row, plank],
  warmUp: [{ name: "Arm circles", duration: "1 min", notes: "" }],
  coolDown: [{ name: "Child's pose", duration: "60 sec", notes: "" }],
  cardio: noCardio,
  homeAlternative: null,
  activeRecovery: [],
  recoveryTips: [],
  facts: [],
};

export const designedWeek = (validFrom: CivilDate): DesignedWeek => ({
  plan: {
    source: "built-in",
    validFrom,
    rulesVersion: "1",
    programName: "Week of rows",
    programSummary: "Five sessions.",
    weeklyStrategyOverview: "More pulling.",
    weeklyFeedback: {
      progressAssessment: "Up.",
      strengths: ["Rows"],
      areasToImprove: [],
      motivationalMessage: "On.",
    },
    nutritionSummary: null,
    nutritionGuidance: "",
    progressionPlan: "",
    weekSummary: "",
    designedBy: { name: "Built-in coach", fixes: [], rounds: 0 },
    changes: [],
    facts: [],
    mesocycleWeek: 1,
    phase: "accumulation",
  },
  days: Object.fromEntries(weekdays.map((weekday) => [weekday, training])) as DesignedWeek["days"],
});

export const checkIn = (date: CivilDate): CheckIn => ({
  ...emptyCheckIn,
  date,
  week: 2,
  weight: 174,
  pullups: 6,
  pushups: 24,
  biceps: 14,
  restingHeartRate: 58,
  avgSleepHours: 6.5,
  muscleSoreness: 4,
  fatigueLevel: 6,
});
