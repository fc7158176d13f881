/**
 * The four assessment programs (ONB-06): what each looks at and which sessions it is made of. A person with N training
 * days gets the first N sessions, so the order is the order of importance. Exercises are chosen per person.
 */
import type { AssessmentProgram } from "@muster/domain/planning/goal-mapping";
import type { Pattern } from "../catalogue/exercise.ts";
import { assessmentFocusData, type FocusData } from "./assessment-focus.data.ts";

/** What is tested: `load` the weight for few repetitions · `reps` as many as possible · `hold` as long as possible · `time` against the clock. */
export type SlotTest = "load" | "reps" | "hold" | "time";

/** One session of an assessment program before exercises are chosen. */
export type SessionTemplate = {
  readonly name: string;
  readonly focus: string;
  readonly insight: string;
  /** Tested in the first slot of its pattern; all else is a calm set that shows a working weight or clean repetitions. */
  readonly tests: Readonly<Partial<Record<Pattern, SlotTest>>>;
  /** In order of importance: short sessions take the first ones. */
  readonly patterns: EightPatterns;
};

type EightPatterns = readonly [Pattern, Pattern, Pattern, Pattern, Pattern, Pattern, Pattern, Pattern];

/** What an assessment looks at and is made of. */
export type ProgramData = FocusData & {
  readonly description: string;
  readonly sessions: readonly [
    SessionTemplate,
    SessionTemplate,
    SessionTemplate,
    SessionTemplate,
    SessionTemplate,
    SessionTemplate,
  ];
};

/** Assessment program -> its texts and sessions. */
export const assessmentProgramData: Readonly<Record<AssessmentProgram, ProgramData>> = {
  muscle: {
    ...assessmentFocusData.muscle,
    description:
      "This week finds your first weights and your best sets. The first real plan then has just enough work for each muscle.",
    sessions: [
      {
        name: "Upper Body Push and Pull Test",
        focus: "Your best set of push-ups, a working weight for the row",
        insight: "The first exercise is a test: rest well before it and stop when your form breaks.",
        tests: { h_push: "reps", h_pull: "load", core: "hold" },
        patterns: ["h_push", "h_pull", "v_push", "arm_flex", "core", "lateral", "arm_ext", "v_pull"],
      },
      {
        name: "Leg Strength Test",
        focus: "Find your weights for squat and hinge",
        insight: "Go up in small steps and write down every set: the heaviest clean one is your start.",
        tests: { squat: "load", hinge: "load" },
        patterns: ["squat", "hinge", "lunge", "core", "calf", "hinge", "squat", "balance"],
      },
      {
        name: "Pull-up and Shoulder Test",
        focus: "Pull-ups first, then the overhead press",
        insight: "Pull-ups come first while you are fresh; every clean rep counts.",
        tests: { v_pull: "reps", v_push: "load" },
        patterns: ["v_pull", "v_push", "h_push", "h_pull", "arm_ext", "core", "arm_flex", "lateral"],
      },
      {
        name: "Leg Volume and Core",
        focus: "How many good sets your legs take",
        insight: "Same weight in every set: the drop from the first to the last set is what we look at.",
        tests: {},
        patterns: ["lunge", "hinge", "squat", "core", "calf", "hinge", "balance", "core"],
      },
      {
        name: "Chest, Back and Arms Volume",
        focus: "Even sets for push and pull",
        insight: "Keep the reps that each card says in the tank, and rate how hard each move was.",
        tests: {},
        patterns: ["h_push", "h_pull", "v_pull", "arm_flex", "arm_ext", "lateral", "core", "v_push"],
      },
      {
        name: "Full Body Stamina",
        focus: "One round of everything, then the clock",
        insight: "A steady pace from the first to the last minute beats a fast start.",
        tests: { cardio: "time" },
        patterns: ["squat", "h_push", "h_pull", "hinge", "cardio", "core", "lunge", "carry"],
      },
    ],
  },
  strength: {
    ...assessmentFocusData.strength,
    description:
      "A week of few, clean reps. It shows how strong you are in the main lifts, and you never test a one-rep max.",
    sessions: [
      {
        name: "Squat and Press Test",
        focus: "Main weights for legs and chest",
        insight: "Long rests today: strength shows only when you are fresh.",
        tests: { squat: "load", h_push: "load", core: "hold" },
        patterns: ["squat", "h_push", "h_pull", "core", "lunge", "arm_ext", "calf", "lateral"],
      },
      {
        name: "Hinge and Row Test",
        focus: "Main weights for hips and back",
        insight: "A long, still back is worth more than ten pounds.",
        tests: { hinge: "load", h_pull: "load" },
        patterns: ["hinge", "h_pull", "v_push", "core", "squat", "arm_flex", "carry", "balance"],
      },
      {
        name: "Overhead Press and Pull-up Test",
        focus: "Strict pulling and pressing overhead",
        insight: "Strict means strict: dead hang, no swing, chin over the bar.",
        tests: { v_pull: "reps", v_push: "load" },
        patterns: ["v_pull", "v_push", "squat", "h_push", "hinge", "core", "arm_flex", "arm_ext"],
      },
      {
        name: "Single-leg Strength",
        focus: "Left against right",
        insight: "Begin with the side that feels weaker and do the same on the other.",
        tests: {},
        patterns: ["lunge", "hinge", "core", "squat", "calf", "balance", "carry", "lunge"],
      },
      {
        name: "Upper Body Volume",
        focus: "Good sets for push and pull",
        insight: "Rate every exercise honestly: the next weeks are built on it.",
        tests: {},
        patterns: ["h_push", "v_pull", "h_pull", "v_push", "arm_ext", "arm_flex", "core", "lateral"],
      },
      {
        name: "Full Body and Breath",
        focus: "Light lifts and a test against the clock",
        insight: "Strong hearts recover faster between heavy sets.",
        tests: { cardio: "time" },
        patterns: ["squat", "h_pull", "h_push", "core", "cardio", "hinge", "lunge", "carry"],
      },
    ],
  },
  fatLoss: {
    ...assessmentFocusData.fatLoss,
    description:
      "A week of whole-body workouts. It finds your stamina and your first weights, so that the first plan fits you.",
    sessions: [
      {
        name: "Full Body Baseline",
        focus: "The whole body in one session",
        insight: "Clean reps count, not many: stop when your form breaks.",
        tests: { h_push: "reps", squat: "load", h_pull: "load", core: "hold" },
        patterns: ["h_push", "squat", "h_pull", "core", "lunge", "hinge", "calf", "lateral"],
      },
      {
        name: "Stamina Test",
        focus: "The clock, then easy strength",
        insight: "Begin slower than you think; finish as fast as you began.",
        tests: { cardio: "time" },
        patterns: ["cardio", "squat", "core", "h_push", "h_pull", "calf", "balance", "arm_ext"],
      },
      {
        name: "Pull, Hinge and Core Test",
        focus: "Back, hips and a firm middle",
        insight: "Strong hips and back carry every walk and every stair.",
        tests: { hinge: "load", v_pull: "reps" },
        patterns: ["hinge", "v_pull", "core", "lunge", "v_push", "arm_flex", "calf", "arm_ext"],
      },
      {
        name: "Lower Body Circuit",
        focus: "Legs and breath together",
        insight: "Short rests are part of the test: keep moving, keep the form.",
        tests: {},
        patterns: ["squat", "lunge", "hinge", "core", "carry", "calf", "balance", "core"],
      },
      {
        name: "Upper Body Circuit",
        focus: "Push, pull and core in turn",
        insight: "The same number of pushes and pulls keeps your shoulders happy.",
        tests: {},
        patterns: ["h_push", "h_pull", "v_push", "core", "arm_flex", "arm_ext", "v_pull", "lateral"],
      },
      {
        name: "Full Body Finish",
        focus: "Everything once more, a little better",
        insight: "Compare with the first day: the second try is often the true one.",
        tests: { cardio: "time" },
        patterns: ["squat", "h_pull", "h_push", "lunge", "core", "hinge", "carry", "cardio"],
      },
    ],
  },
  athletic: {
    ...assessmentFocusData.athletic,
    description:
      "A week of tests, like those in sports or the army: power, your own weight, stamina and balance.",
    sessions: [
      {
        name: "Fitness Test Day",
        focus: "Pull-ups, push-ups and plank like in a service test",
        insight: "Test order matters: pull-ups, push-ups, plank, with full rests between them.",
        tests: { v_pull: "reps", h_push: "reps", core: "hold" },
        patterns: ["v_pull", "h_push", "core", "squat", "h_pull", "balance", "hinge", "calf"],
      },
      {
        name: "Power and Leg Strength",
        focus: "Jump, squat and hinge",
        insight: "Every jump at full speed with full rest; tired jumps test nothing.",
        tests: { squat: "load", hinge: "load" },
        patterns: ["plyo", "squat", "hinge", "lunge", "core", "calf", "balance", "carry"],
      },
      {
        name: "Stamina Test",
        focus: "The clock, then push and pull",
        insight: "An even pace wins: aim for a second half as fast as the first.",
        tests: { cardio: "time", h_pull: "load" },
        patterns: ["cardio", "h_pull", "v_push", "core", "h_push", "lunge", "v_pull", "calf"],
      },
      {
        name: "Overhead and Single-leg Strength",
        focus: "Shoulders, left leg, right leg",
        insight: "Athletes stand on one leg most of the time: so do you today.",
        tests: { v_push: "load" },
        patterns: ["v_push", "lunge", "hinge", "h_pull", "core", "balance", "squat", "carry"],
      },
      {
        name: "Speed and Agility",
        focus: "Fast feet, firm middle",
        insight: "Quality first: when the feet get loud, rest.",
        tests: {},
        patterns: ["plyo", "lunge", "core", "h_push", "h_pull", "hinge", "calf", "balance"],
      },
      {
        name: "Full Body Work Capacity",
        focus: "Steady work with short rests",
        insight: "Find a pace that you can keep to the last set.",
        tests: { cardio: "time" },
        patterns: ["squat", "h_pull", "h_push", "carry", "core", "hinge", "cardio", "lunge"],
      },
    ],
  },
};

const seatedSessions: readonly [SessionTemplate, SessionTemplate, SessionTemplate] = [
  {
    name: "Press and Row Test",
    focus: "Chest and back: find your weights",
    insight: "Go up in small steps and write down every set: the heaviest clean one is your start.",
    tests: { h_push: "load", h_pull: "load" },
    patterns: ["h_push", "h_pull", "v_push", "v_pull", "core", "arm_flex", "arm_ext", "lateral"],
  },
  {
    name: "Pulldown and Shoulder Test",
    focus: "Back and shoulders: find your weights",
    insight: "Stop each set while every repetition still looks the same.",
    tests: { v_pull: "load", v_push: "load" },
    patterns: ["v_pull", "v_push", "h_pull", "h_push", "core", "lateral", "arm_ext", "arm_flex"],
  },
  {
    name: "Arms and Trunk Test",
    focus: "Small muscles and a firm middle",
    insight: "Calm sets show more than fast ones: keep the trunk still.",
    tests: {},
    patterns: ["h_pull", "h_push", "core", "arm_flex", "arm_ext", "lateral", "v_push", "v_pull"],
  },
];

/** Who trains seated is tested above the hips, whatever the goal; on more than three days once more. */
export const seatedProgramData: ProgramData = {
  programName: "Seated Assessment",
  assessmentFocus: [
    "Working weights for chest, back, shoulders and arms",
    "Clean repetitions of presses and rows",
    "How firm the trunk is in slow turns and holds",
    "How hard each exercise feels and how well you recover",
  ],
  description: "This week finds your first weights for everything that you do in your seat or on a bench.",
  sessions: [...seatedSessions, ...seatedSessions],
};

/** Patterns of a session for the legs. */
export const lower: ReadonlySet<Pattern> = new Set(["squat", "hinge", "lunge", "plyo"] as const);
/** Patterns of a session for the upper body. */
export const upper: ReadonlySet<Pattern> = new Set(["h_push", "v_push", "h_pull", "v_pull"] as const);
/** Small moves, done as accessories. */
export const small: ReadonlySet<Pattern> = new Set([
  "arm_flex",
  "arm_ext",
  "lateral",
  "calf",
  "carry",
  "balance",
] as const);

/** What a pull-up, push-up or plank test may be of; the rung below for who has none. */
export const limitTests: Readonly<Partial<Record<Pattern, readonly string[]>>> = {
  v_pull: ["v_pull.pull-up", "v_pull.banded", "v_pull.foot-assisted"],
  h_push: ["h_push.push-up", "h_push.knee", "h_push.incline", "h_push.wall"],
  core: ["core.plank"],
};
