/**
 * The shapes of a plan: a header and seven day records, never rewritten (docs/decisions: plan shape). Field names follow
 * spec §3; what Muster adds (catalogue id, seconds, facts) stands beside them.
 */
import * as z from "zod/mini";
import { bounded } from "../shared/bounded.schema.ts";
import { civilDateSchema, instantSchema, weekdaySchema } from "../shared/dates.schema.ts";
import { idSchema } from "../shared/ids.schema.ts";

/** No list of a plan comes near it. */
const longestList = 300;
/** Wide enough for the heaviest person whose profile the app takes (1,500 lb): a bound too low leaves them without a plan. */
const kcal = bounded.number(0, 20_000);
const grams = bounded.number(0, 3_000);

/** One reason behind a decision: the value, the rule that used it and where the rule comes from (COACH-06). */
export const factSchema = z.object({
  id: bounded.text(80),
  subject: bounded.text(120),
  value: z.union([z.number(), bounded.text(200)]),
  unit: bounded.text(20),
  /** The rule's id in docs/specs, e.g. `coach.R1`. */
  rule: bounded.text(40),
  /** Where the rule comes from: a spec section, a paper. */
  source: bounded.text(200),
});

/** What a set of an exercise counts: repetitions, seconds or meters. */
export const exerciseMetricSchema = z.enum(["reps", "time", "distance"]);

/** How a lift grows from week to week, by its usual name in training literature. */
export const progressionSchema = z.enum([
  "linear",
  "double",
  "wave",
  "range-first",
  "one-weight",
  "ladder",
  "last-rung",
  "hold",
  "help",
  "band",
  "fast",
]);

/** One exercise of a planned day with its prescription. Weights in lb, rest in seconds. */
export const plannedExerciseSchema = z.object({
  /** Number of the exercise in the catalogue (the specification's id); unique within a day. */
  id: bounded.whole(1),
  /** Stable text id of the catalogue; history matches on this. */
  exerciseId: bounded.text(80),
  name: bounded.text(80),
  /** A count, or text such as '8 intervals' (spec §3). */
  sets: z.union([bounded.whole(1, 10), bounded.text(40)]),
  /** Text as shown, e.g. '8-10', 'Max', '10 per leg', '30 sec'. */
  reps: bounded.text(40),
  /** Text as shown, e.g. '90 sec', 'n/a'. */
  rest: bounded.text(40),
  restSeconds: bounded.whole(0, 900),
  machine: z.nullable(bounded.text(80)),
  howTo: bounded.text(600),
  notes: bounded.text(400),
  progressionTips: bounded.text(400),
  /** By which progression it grows; absent in plans of before, and where it does not grow. */
  progression: z.optional(progressionSchema),
  /** What an assessment measures here, e.g. 'Max reps'; null outside assessments. */
  assessmentMetric: z.nullable(bounded.text(80)),
  metric: exerciseMetricSchema,
  /** True when a set takes a weight (EXC-02). */
  takesWeight: z.boolean(),
  /** Planned load in lb for each hand or bar as people read it; null: find your weight, or none. */
  loadLb: z.nullable(bounded.number(0, 10_000)),
  /** True: nobody has lifted this load yet, it is a guess from standards or a related lift; what is logged outranks it. */
  loadIsGuess: z.optional(z.boolean()),
  /** The most that still leaves the bottom of the range in reach, lb (ADR 0146); absent in older plans and beside no load. */
  mostLb: z.optional(bounded.number(0, 10_000)),
  /** Day on which the person set the load by hand: it stays as they set it (planning.E6); absent in older plans. */
  ownLoadOn: z.optional(civilDateSchema),
  /** Repetition range (seconds or meters for the other metrics); null for 'Max' and interval texts. */
  targetLow: z.nullable(bounded.number(0)),
  targetHigh: z.nullable(bounded.number(0)),
  /** Effort to aim for, 1-10. */
  targetDifficulty: z.nullable(bounded.number(1, 10)),
  /** Exercises with the same letter alternate as a superset. */
  pair: z.nullable(bounded.text(4)),
  facts: z.array(factSchema).check(z.maxLength(longestList)),
});

/** A warm-up or cool-down item. */
export const mobilityItemSchema = z.object({
  name: bounded.text(80),
  /** As shown: '60 sec', '10 min'. */
  duration: bounded.text(40),
  notes: bounded.text(300),
  /** The duration in seconds, both sides together; absent in older plans. */
  seconds: z.optional(bounded.number(0)),
  /** Easy cardio of a recovery day: a walk, a ride; absent in older plans. */
  isCardio: z.optional(z.boolean()),
});

/** The cardio part of a day, in words for people. Type 'none': the day has none. */
export const cardioSchema = z.object({
  /** 'none', or the kind in words: 'Easy walk', 'Intervals'. */
  type: bounded.text(60),
  duration: bounded.text(40),
  /** The duration in minutes; absent in older plans. */
  minutes: z.optional(bounded.number(0, 300)),
  /** Intervals, or anything hard: its minutes count twice; absent in older plans. */
  isHard: z.optional(z.boolean()),
  notes: bounded.text(300),
  exercises: z
    .array(
      z.object({
        name: bounded.text(80),
        duration: bounded.text(40),
        intensity: bounded.text(40),
        notes: bounded.text(300),
      }),
    )
    .check(z.maxLength(longestList)),
});

/** What to do instead when the day is trained at home. */
export const homeAlternativeSchema = z.object({
  name: bounded.text(80),
  warmUp: z.array(mobilityItemSchema).check(z.maxLength(longestList)),
  exercises: z.array(plannedExerciseSchema).check(z.maxLength(longestList)),
  coolDown: z.array(mobilityItemSchema).check(z.maxLength(longestList)),
  cardio: cardioSchema,
});

/** One planned day: a training, recovery or rest day with everything that is shown of it. */
export const dayWorkoutSchema = z.object({
  kind: z.enum(["training", "recovery", "rest"]),
  name: bounded.text(80),
  /** As shown: '5:00 AM', 'Flexible'. */
  time: bounded.text(40),
  /** As shown: '45-60 min'. */
  duration: bounded.text(40),
  /** Modelled minutes of the whole session; null when flexible. */
  minutes: z.nullable(bounded.number(0, 300)),
  /** 'Gym', 'Home', 'Planet Fitness' … as shown; gym days name the gym. */
  location: bounded.text(80),
  /** Whose kit the day is trained with; absent in older plans and on days without training (`day-place.ts`). */
  place: z.optional(z.enum(["gym", "home"])),
  locationNote: bounded.text(200),
  focus: bounded.text(160),
  /** Which of the coach's kinds of day it is, by which the next week finds it again; absent in older plans: its `focus` says it. */
  dayType: z.optional(bounded.text(40)),
  coachingInsight: bounded.text(400),
  calorieGoal: kcal,
  proteinGoal: grams,
  nutritionNotes: bounded.text(400),
  recoveryNotes: bounded.text(400),
  exercises: z.array(plannedExerciseSchema).check(z.maxLength(longestList)),
  warmUp: z.array(mobilityItemSchema).check(z.maxLength(longestList)),
  coolDown: z.array(mobilityItemSchema).check(z.maxLength(longestList)),
  cardio: cardioSchema,
  homeAlternative: z.nullable(homeAlternativeSchema),
  activeRecovery: z.array(mobilityItemSchema).check(z.maxLength(longestList)),
  recoveryTips: z.array(bounded.text(300)).check(z.maxLength(longestList)),
  /** Day on which a person last changed it by hand; absent: nobody did, or an older plan. */
  editedOn: z.optional(civilDateSchema),
  /** Days that passed without their work, which this one does (feature F15: moved, not missed); absent in older plans. */
  movedFrom: z.optional(z.array(civilDateSchema).check(z.maxLength(7))),
  /** Reasons behind the day as a whole: what 'Why?' opens. */
  facts: z.array(factSchema).check(z.maxLength(longestList)),
});

const planSources = ["model", "built-in", "assessment", "default", "edited"] as const;
/** Who made a plan. */
export const planSourceSchema = z.enum(planSources);

/** The coach's words on the week that ended, from the review. */
export const weeklyFeedbackSchema = z.object({
  progressAssessment: bounded.text(1_500),
  strengths: z.array(bounded.text(300)).check(z.maxLength(longestList)),
  areasToImprove: z.array(bounded.text(300)).check(z.maxLength(longestList)),
  motivationalMessage: bounded.text(600),
});

/** How the person ate in the past week against what they need, kcal and g. */
export const nutritionSummarySchema = z.object({
  /** kcal a day at rest, Mifflin-St Jeor. */
  bmr: kcal,
  /** kcal a day in all. */
  tdee: kcal,
  weeklyAverageCalories: kcal,
  weeklyAverageProtein: grams,
  macroSplit: z.object({ proteinGrams: grams, carbohydrateGrams: grams, fatGrams: grams }),
  rationale: bounded.text(1_000),
});

/** One line of 'what changed against last week' (FEED-01). */
export const planChangeSchema = z.object({
  kind: z.enum(["added", "removed", "changed"]),
  subject: bounded.text(120),
  reason: bounded.text(300),
  before: bounded.text(60),
  after: bounded.text(60),
  /** Of a changed weight, lb, in place of the words: what was lifted last, and what is planned now. */
  beforeLb: z.optional(z.number()),
  afterLb: z.optional(z.number()),
});

/**
 * One correction that the checks made to a designer's week, in words for people: 'Bench Press, Tuesday', '6 sets', '4 sets'.
 * Empty before: added; empty after: left out.
 */
export const alterationSchema = z.object({
  /** Id of the rule that it broke; empty where it follows from another one. */
  rule: bounded.text(40),
  subject: bounded.text(120),
  before: bounded.text(120),
  after: bounded.text(120),
});

/** Who designed the plan, said to the person: "designed by …, N fixes". */
export const designedBySchema = z.object({
  name: bounded.text(80),
  /** Validator rule ids that were repaired. */
  fixes: z.array(bounded.text(40)).check(z.maxLength(longestList)),
  /** What the repairs altered, where it is known; plans of before do not say. */
  altered: z.optional(z.array(alterationSchema).check(z.maxLength(longestList))),
  /** Name of the designer whose week broke the rules, so that this one stands in its place. */
  replaced: z.optional(bounded.text(80)),
  rounds: bounded.whole(0),
});

/** What the week after this one is built on. */
export const planBasisSchema = z.object({
  /** Sets of the week before any cut for recovery or phase. */
  normalSets: bounded.number(0),
  /** Soreness or fatigue, the higher, 0-10, that the week was planned for; null: nobody told. */
  strain: z.nullable(bounded.number(0, 10)),
  /** How many limits it had to respect. */
  limitCount: bounded.whole(0),
});

/** Header of a plan: its source, its first day, the reasons for it. Its days are records of their own. */
export const planSchema = z.object({
  source: planSourceSchema,
  /** First day on which the plan is in force. */
  validFrom: civilDateSchema,
  /** The review that led to it; null for onboarding, redo and edits. */
  reviewId: z.nullable(idSchema),
  /** Version of the coach's rules, for reading old plans. */
  rulesVersion: bounded.text(20),
  createdAt: instantSchema,
  programName: bounded.text(120),
  programSummary: bounded.text(2_000),
  weeklyStrategyOverview: bounded.text(4_000),
  weeklyFeedback: z.nullable(weeklyFeedbackSchema),
  nutritionSummary: z.nullable(nutritionSummarySchema),
  nutritionGuidance: bounded.text(2_000),
  progressionPlan: bounded.text(2_000),
  weekSummary: bounded.text(1_000),
  designedBy: designedBySchema,
  changes: z.array(planChangeSchema).check(z.maxLength(longestList)),
  facts: z.array(factSchema).check(z.maxLength(longestList)),
  /** Where the person is in the block: 1, 2, … ; 0 before the first designed week. */
  mesocycleWeek: bounded.whole(0),
  phase: z.enum(["assessment", "accumulation", "deload", "re-entry", "illness", "travel", "maintenance"]),
  /** Absent where no coach designed the week, and in older plans (`plan-fields.ts`). */
  basis: z.optional(planBasisSchema),
});

/** One of the seven days of a plan, as a record. */
export const planDaySchema = z.object({
  planId: idSchema,
  weekday: weekdaySchema,
  workout: dayWorkoutSchema,
});

/** Which plan is in force from a date on: `choice` (written by a person) else `builtIn` (written by the device's coach). */
export const planPointerSchema = z.object({
  from: civilDateSchema,
  builtIn: z.nullable(idSchema),
  choice: z.nullable(idSchema),
});
