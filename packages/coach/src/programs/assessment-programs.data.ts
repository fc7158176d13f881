/**
 * The four assessment programs (ONB-06): what each looks at and which sessions it is made of. A person with N training
 * days gets the first N sessions, so the order is the order of importance. Exercises are chosen per person.
 */
import type { AssessmentProgram } from "@muster/domain/planning/goal-mapping";
import type { Pattern } from "../catalogue/exercise.ts";
import { assessmentFocusData, type FocusData } from "./assessment-focus.data.ts";

/**
 * What a slot is for. `load`: the weight for few repetitions · `reps`: as many as possible · `hold`: as long as
 * possible · `time`: against the clock · `work`: a calm set that shows a working weight or clean repetitions.
 */
type SlotTest = "load" | "reps" | "hold" | "time" | "work";

type Slot = readonly [pattern: Pattern, test: SlotTest];

/** One session of an assessment program before exercises are chosen. */
export type SessionTemplate = {
  readonly name: string;
  readonly focus: string;
  readonly insight: string;
  /** In order of importance: short sessions take the first ones. */
  readonly slots: readonly [Slot, Slot, Slot, Slot, Slot, Slot, Slot, Slot];
};

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
        slots: [
          ["h_push", "reps"],
          ["h_pull", "load"],
          ["v_push", "work"],
          ["arm_flex", "work"],
          ["core", "hold"],
          ["lateral", "work"],
          ["arm_ext", "work"],
          ["v_pull", "work"],
        ],
      },
      {
        name: "Leg Strength Test",
        focus: "Find your weights for squat and hinge",
        insight: "Go up in small steps and write down every set: the heaviest clean one is your start.",
        slots: [
          ["squat", "load"],
          ["hinge", "load"],
          ["lunge", "work"],
          ["core", "work"],
          ["calf", "work"],
          ["hinge", "work"],
          ["squat", "work"],
          ["balance", "work"],
        ],
      },
      {
        name: "Pull-up and Shoulder Test",
        focus: "Pull-ups first, then the overhead press",
        insight: "Pull-ups come first while you are fresh; every clean rep counts.",
        slots: [
          ["v_pull", "reps"],
          ["v_push", "load"],
          ["h_push", "work"],
          ["h_pull", "work"],
          ["arm_ext", "work"],
          ["core", "work"],
          ["arm_flex", "work"],
          ["lateral", "work"],
        ],
      },
      {
        name: "Leg Volume and Core",
        focus: "How many good sets your legs take",
        insight: "Same weight in every set: the drop from the first to the last set is what we look at.",
        slots: [
          ["lunge", "work"],
          ["hinge", "work"],
          ["squat", "work"],
          ["core", "work"],
          ["calf", "work"],
          ["hinge", "work"],
          ["balance", "work"],
          ["core", "work"],
        ],
      },
      {
        name: "Chest, Back and Arms Volume",
        focus: "Even sets for push and pull",
        insight: "Keep the reps that each card says in the tank, and rate how hard each move was.",
        slots: [
          ["h_push", "work"],
          ["h_pull", "work"],
          ["v_pull", "work"],
          ["arm_flex", "work"],
          ["arm_ext", "work"],
          ["lateral", "work"],
          ["core", "work"],
          ["v_push", "work"],
        ],
      },
      {
        name: "Full Body Stamina",
        focus: "One round of everything, then the clock",
        insight: "A steady pace from the first to the last minute beats a fast start.",
        slots: [
          ["squat", "work"],
          ["h_push", "work"],
          ["h_pull", "work"],
          ["hinge", "work"],
          ["cardio", "time"],
          ["core", "work"],
          ["lunge", "work"],
          ["carry", "work"],
        ],
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
        slots: [
          ["squat", "load"],
          ["h_push", "load"],
          ["h_pull", "work"],
          ["core", "hold"],
          ["lunge", "work"],
          ["arm_ext", "work"],
          ["calf", "work"],
          ["lateral", "work"],
        ],
      },
      {
        name: "Hinge and Row Test",
        focus: "Main weights for hips and back",
        insight: "A long, still back is worth more than ten pounds.",
        slots: [
          ["hinge", "load"],
          ["h_pull", "load"],
          ["v_push", "work"],
          ["core", "work"],
          ["squat", "work"],
          ["arm_flex", "work"],
          ["carry", "work"],
          ["balance", "work"],
        ],
      },
      {
        name: "Overhead Press and Pull-up Test",
        focus: "Strict pulling and pressing overhead",
        insight: "Strict means strict: dead hang, no swing, chin over the bar.",
        slots: [
          ["v_pull", "reps"],
          ["v_push", "load"],
          ["squat", "work"],
          ["h_push", "work"],
          ["hinge", "work"],
          ["core", "work"],
          ["arm_flex", "work"],
          ["arm_ext", "work"],
        ],
      },
      {
        name: "Single-leg Strength",
        focus: "Left against right",
        insight: "Begin with the side that feels weaker and do the same on the other.",
        slots: [
          ["lunge", "work"],
          ["hinge", "work"],
          ["core", "work"],
          ["squat", "work"],
          ["calf", "work"],
          ["balance", "work"],
          ["carry", "work"],
          ["lunge", "work"],
        ],
      },
      {
        name: "Upper Body Volume",
        focus: "Good sets for push and pull",
        insight: "Rate every exercise honestly: the next weeks are built on it.",
        slots: [
          ["h_push", "work"],
          ["v_pull", "work"],
          ["h_pull", "work"],
          ["v_push", "work"],
          ["arm_ext", "work"],
          ["arm_flex", "work"],
          ["core", "work"],
          ["lateral", "work"],
        ],
      },
      {
        name: "Full Body and Breath",
        focus: "Light lifts and a test against the clock",
        insight: "Strong hearts recover faster between heavy sets.",
        slots: [
          ["squat", "work"],
          ["h_pull", "work"],
          ["h_push", "work"],
          ["core", "work"],
          ["cardio", "time"],
          ["hinge", "work"],
          ["lunge", "work"],
          ["carry", "work"],
        ],
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
        slots: [
          ["h_push", "reps"],
          ["squat", "load"],
          ["h_pull", "load"],
          ["core", "hold"],
          ["lunge", "work"],
          ["hinge", "work"],
          ["calf", "work"],
          ["lateral", "work"],
        ],
      },
      {
        name: "Stamina Test",
        focus: "The clock, then easy strength",
        insight: "Begin slower than you think; finish as fast as you began.",
        slots: [
          ["cardio", "time"],
          ["squat", "work"],
          ["core", "work"],
          ["h_push", "work"],
          ["h_pull", "work"],
          ["calf", "work"],
          ["balance", "work"],
          ["arm_ext", "work"],
        ],
      },
      {
        name: "Pull, Hinge and Core Test",
        focus: "Back, hips and a firm middle",
        insight: "Strong hips and back carry every walk and every stair.",
        slots: [
          ["hinge", "load"],
          ["v_pull", "reps"],
          ["core", "work"],
          ["lunge", "work"],
          ["v_push", "work"],
          ["arm_flex", "work"],
          ["calf", "work"],
          ["arm_ext", "work"],
        ],
      },
      {
        name: "Lower Body Circuit",
        focus: "Legs and breath together",
        insight: "Short rests are part of the test: keep moving, keep the form.",
        slots: [
          ["squat", "work"],
          ["lunge", "work"],
          ["hinge", "work"],
          ["core", "work"],
          ["carry", "work"],
          ["calf", "work"],
          ["balance", "work"],
          ["core", "work"],
        ],
      },
      {
        name: "Upper Body Circuit",
        focus: "Push, pull and core in turn",
        insight: "The same number of pushes and pulls keeps your shoulders happy.",
        slots: [
          ["h_push", "work"],
          ["h_pull", "work"],
          ["v_push", "work"],
          ["core", "work"],
          ["arm_flex", "work"],
          ["arm_ext", "work"],
          ["v_pull", "work"],
          ["lateral", "work"],
        ],
      },
      {
        name: "Full Body Finish",
        focus: "Everything once more, a little better",
        insight: "Compare with the first day: the second try is often the true one.",
        slots: [
          ["squat", "work"],
          ["h_pull", "work"],
          ["h_push", "work"],
          ["lunge", "work"],
          ["core", "work"],
          ["hinge", "work"],
          ["carry", "work"],
          ["cardio", "time"],
        ],
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
        slots: [
          ["v_pull", "reps"],
          ["h_push", "reps"],
          ["core", "hold"],
          ["squat", "work"],
          ["h_pull", "work"],
          ["balance", "work"],
          ["hinge", "work"],
          ["calf", "work"],
        ],
      },
      {
        name: "Power and Leg Strength",
        focus: "Jump, squat and hinge",
        insight: "Every jump at full speed with full rest; tired jumps test nothing.",
        slots: [
          ["plyo", "work"],
          ["squat", "load"],
          ["hinge", "load"],
          ["lunge", "work"],
          ["core", "work"],
          ["calf", "work"],
          ["balance", "work"],
          ["carry", "work"],
        ],
      },
      {
        name: "Stamina Test",
        focus: "The clock, then push and pull",
        insight: "An even pace wins: aim for a second half as fast as the first.",
        slots: [
          ["cardio", "time"],
          ["h_pull", "load"],
          ["v_push", "work"],
          ["core", "work"],
          ["h_push", "work"],
          ["lunge", "work"],
          ["v_pull", "work"],
          ["calf", "work"],
        ],
      },
      {
        name: "Overhead and Single-leg Strength",
        focus: "Shoulders, left leg, right leg",
        insight: "Athletes stand on one leg most of the time: so do you today.",
        slots: [
          ["v_push", "load"],
          ["lunge", "work"],
          ["hinge", "work"],
          ["h_pull", "work"],
          ["core", "work"],
          ["balance", "work"],
          ["squat", "work"],
          ["carry", "work"],
        ],
      },
      {
        name: "Speed and Agility",
        focus: "Fast feet, firm middle",
        insight: "Quality first: when the feet get loud, rest.",
        slots: [
          ["plyo", "work"],
          ["lunge", "work"],
          ["core", "work"],
          ["h_push", "work"],
          ["h_pull", "work"],
          ["hinge", "work"],
          ["calf", "work"],
          ["balance", "work"],
        ],
      },
      {
        name: "Full Body Work Capacity",
        focus: "Steady work with short rests",
        insight: "Find a pace that you can keep to the last set.",
        slots: [
          ["squat", "work"],
          ["h_pull", "work"],
          ["h_push", "work"],
          ["carry", "work"],
          ["core", "work"],
          ["hinge", "work"],
          ["cardio", "time"],
          ["lunge", "work"],
        ],
      },
    ],
  },
};

const seatedSessions: readonly [SessionTemplate, SessionTemplate, SessionTemplate] = [
  {
    name: "Press and Row Test",
    focus: "Chest and back: find your weights",
    insight: "Go up in small steps and write down every set: the heaviest clean one is your start.",
    slots: [
      ["h_push", "load"],
      ["h_pull", "load"],
      ["v_push", "work"],
      ["v_pull", "work"],
      ["core", "work"],
      ["arm_flex", "work"],
      ["arm_ext", "work"],
      ["lateral", "work"],
    ],
  },
  {
    name: "Pulldown and Shoulder Test",
    focus: "Back and shoulders: find your weights",
    insight: "Stop each set while every repetition still looks the same.",
    slots: [
      ["v_pull", "load"],
      ["v_push", "load"],
      ["h_pull", "work"],
      ["h_push", "work"],
      ["core", "work"],
      ["lateral", "work"],
      ["arm_ext", "work"],
      ["arm_flex", "work"],
    ],
  },
  {
    name: "Arms and Trunk Test",
    focus: "Small muscles and a firm middle",
    insight: "Calm sets show more than fast ones: keep the trunk still.",
    slots: [
      ["h_pull", "work"],
      ["h_push", "work"],
      ["core", "work"],
      ["arm_flex", "work"],
      ["arm_ext", "work"],
      ["lateral", "work"],
      ["v_push", "work"],
      ["v_pull", "work"],
    ],
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
