/** Weekly plans of the old product, for looking back: each in force from its own date, never over a plan that is here. */
import {
  type DayWorkout,
  type HomeAlternative,
  type MobilityItem,
  noCardio,
  type Plan,
  type PlannedExercise,
} from "../../planning/plan.ts";
import { planDayId, planPointerId } from "../../record-ids.ts";
import { type CivilDate, weekdays } from "../../shared/dates.ts";
import { naturalId } from "../../shared/ids.ts";
import type { TransferRecord } from "../export-file.ts";
import { oldText } from "./old.text.ts";
import type { OldContext } from "./old-sessions.ts";
import {
  column,
  dateOf,
  isRow,
  listOf,
  numberWithin,
  type OldRow,
  oldInstant,
  textOf,
} from "./old-values.ts";

/** Plans of the old app as headers with seven days; one without a readable date is left out with a message. */
export const oldPlans = (rows: readonly OldRow[], context: OldContext): readonly TransferRecord[] =>
  rows.flatMap((row) => {
    const data = column(row, "planData");
    const stamp = column(row, "createdAt", "updatedAt");
    const from = dateOf(stamp, context.timeZone);
    if (!isRow(data) || !weekdays.some((day) => isRow(column(data, day)))) return [];
    if (from === undefined) {
      context.problem(oldText.noDate.plan);
      return [];
    }
    return planRecords(
      isRow(column(data, "weeklyPlan")) ? (column(data, "weeklyPlan") as OldRow) : data,
      from,
      stamp,
      context,
    );
  });

const planRecords = (
  data: OldRow,
  from: CivilDate,
  stamp: unknown,
  context: OldContext,
): readonly TransferRecord[] => {
  const { profileId } = context;
  const planId = naturalId("import", profileId, "plan", from);
  const plan: Plan = {
    source: "model",
    validFrom: from,
    reviewId: null,
    rulesVersion: "imported",
    createdAt: oldInstant(stamp, from),
    programName: oldText.plan,
    programSummary: textOf(column(data, "programSummary", "weekSummary"), 2_000),
    weeklyStrategyOverview: textOf(column(data, "weeklyStrategyOverview"), 4_000),
    weeklyFeedback: null,
    nutritionSummary: null,
    nutritionGuidance: textOf(column(data, "nutritionGuidance"), 2_000),
    progressionPlan: textOf(column(data, "progressionPlan"), 2_000),
    weekSummary: textOf(column(data, "weekSummary"), 1_000),
    designedBy: { name: "Imported", fixes: [], rounds: 0 },
    changes: [],
    facts: [],
    mesocycleWeek: 0,
    phase: "accumulation",
  };
  const days = weekdays.map((weekday): TransferRecord => {
    const day = column(data, weekday);
    return {
      kind: "planDay",
      id: planDayId(profileId, planId, weekday),
      record: { planId, weekday, workout: dayOf(isRow(day) ? day : {}, context) },
    };
  });
  return [
    { kind: "plan", id: planId, record: plan },
    ...days,
    {
      kind: "planPointer",
      id: planPointerId(profileId, from),
      record: { from, builtIn: null, choice: planId },
    },
  ];
};

const dayOf = (row: OldRow, context: OldContext): DayWorkout => {
  const exercises = exercisesOf(row, context);
  const home = column(row, "homeAlternative");
  return {
    kind: exercises.length > 0 ? "training" : "rest",
    name: textOf(column(row, "name"), 80) || oldText.restDay,
    time: textOf(column(row, "time"), 40),
    duration: textOf(column(row, "duration"), 40),
    minutes: null,
    location: textOf(column(row, "location"), 80),
    locationNote: textOf(column(row, "locationNote"), 200),
    focus: textOf(column(row, "focus"), 160),
    coachingInsight: textOf(column(row, "coachingInsight", "coachInsight"), 400),
    calorieGoal: numberWithin(column(row, "calorieGoal"), 0, 12_000) ?? 0,
    proteinGoal: numberWithin(column(row, "proteinGoal"), 0, 1_000) ?? 0,
    nutritionNotes: textOf(column(row, "nutritionNotes"), 400),
    recoveryNotes: textOf(column(row, "recoveryNotes"), 400),
    exercises,
    warmUp: items(row, "warmUp"),
    coolDown: items(row, "coolDown"),
    cardio: noCardio,
    homeAlternative: isRow(home) ? homeOf(home, context) : null,
    activeRecovery: items(row, "activeRecovery"),
    recoveryTips: listOf(column(row, "recoveryTips")).map((tip) => textOf(tip, 300)),
    facts: [],
  };
};

const homeOf = (row: OldRow, context: OldContext): HomeAlternative => ({
  name: textOf(column(row, "name"), 80) || oldText.home,
  warmUp: items(row, "warmUp"),
  exercises: exercisesOf(row, context),
  coolDown: items(row, "coolDown"),
  cardio: noCardio,
});

const items = (row: OldRow, name: string): MobilityItem[] =>
  listOf(column(row, name)).map((item) =>
    isRow(item)
      ? {
          name: textOf(column(item, "name"), 80),
          duration: textOf(column(item, "duration"), 40),
          notes: textOf(column(item, "notes"), 300),
        }
      : { name: textOf(item, 80), duration: "", notes: "" },
  );

const exercisesOf = (row: OldRow, { exerciseNamed }: OldContext): PlannedExercise[] =>
  listOf(column(row, "exercises"))
    .filter(isRow)
    .map((exercise, index) => {
      const name = textOf(column(exercise, "name"), 80) || "Exercise";
      const known = exerciseNamed(name);
      const sets = column(exercise, "sets");
      const count = numberWithin(sets, 1, 10);
      const machine = textOf(column(exercise, "machine"), 80);
      return {
        id: index + 1,
        exerciseId:
          known?.exerciseId ?? `imported.${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`.slice(0, 80),
        name,
        sets: count === undefined ? textOf(sets, 40) || 1 : Math.round(count),
        reps: textOf(column(exercise, "reps"), 40),
        rest: textOf(column(exercise, "rest"), 40),
        restSeconds: 60,
        machine: machine === "" ? null : machine,
        howTo: textOf(column(exercise, "howTo"), 600),
        notes: textOf(column(exercise, "notes"), 400),
        progressionTips: textOf(column(exercise, "progressionTips"), 400),
        assessmentMetric: textOf(column(exercise, "assessmentMetric"), 80) || null,
        metric: known?.metric ?? "reps",
        takesWeight: known?.takesWeight ?? machine !== "",
        loadLb: null,
        targetLow: null,
        targetHigh: null,
        targetDifficulty: null,
        pair: null,
        facts: [],
      };
    });
