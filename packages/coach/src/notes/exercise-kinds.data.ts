/**
 * Kinds of exercises by the words that people use for them; anything else goes by its name in the catalogue. A row says what an exercise
 * of its kind has; one that says nothing stands for the exercises in whose names its words stand.
 */
import type { Exercise } from "../catalogue/exercise.ts";

/** A kind: what its exercises have, all of it. */
export type ExerciseKind = {
  /** What it is called, with "|" between. */
  readonly words: string;
  /** Words of which one stands in the name, with "|" between. */
  readonly named?: string;
  readonly patterns?: readonly Exercise["pattern"][];
  readonly tag?: Exercise["contra"][number];
  readonly family?: string;
  readonly impact?: Exercise["impact"];
  readonly isDeep?: boolean;
};

/** Words that stand in the name of each exercise of their kind. */
const kindNames =
  "squat|step up|deadlift|swing|good morning|hip thrust|bridge|leg curl|leg extension|leg press|bench press|push up|pike push up|dip|chin up|pulldown|face pull|side plank|mountain climber|dead bug|bird dog|v up|wall sit|boxing|skull crusher|pushdown|windmill|back extension|pullover|shoulder tap|burpee|shrug|swimming|treadmill|nordic";

/** All of them, in the order in which they are looked for. */
export const exerciseKinds: readonly ExerciseKind[] = [
  ...kindNames.split("|").map((words) => ({ words })),
  ...["barbell", "dumbbell", "kettlebell", "cable", "machine", "band"].map((tool) => ({
    words: `${tool} work|${tool} training|${tool} exercise|${tool} lift|${tool} stuff`,
    named: tool,
  })),
  { words: "sled", named: "sled push|sled drag" },
  { words: "olympic lift|olympic lifting|oly lift", named: "power clean|power snatch" },
  { words: "chair squat", named: "sit to stand" },
  {
    words: "normal squat|regular squat|ordinary squat|standard squat",
    named: "back squat|bodyweight squat",
    patterns: ["squat"],
  },
  { words: "deep squat", named: "squat", isDeep: true },
  { words: "shallow squat", named: "squat|leg press", patterns: ["squat"], isDeep: false },
  { words: "pistol", named: "pistol squat" },
  { words: "lunge|split squat|bulgarian", patterns: ["lunge"] },
  { words: "rdl", named: "romanian deadlift|rdl" },
  { words: "press", named: "press", patterns: ["h_push", "v_push"] },
  { words: "chest press", named: "chest press|bench press" },
  { words: "overhead press", named: "press", patterns: ["v_push"] },
  { words: "overhead work|overhead stuff|overhead exercise|overhead move", tag: "overhead" },
  // What is pushed or held up; who hangs and pulls is told as that.
  {
    words: "overhead lift|anything overhead|everything overhead",
    patterns: ["v_push", "squat", "hinge", "carry", "arm_ext", "lateral"],
    tag: "overhead",
  },
  { words: "pike", named: "pike push up|push back" },
  { words: "handstand", named: "handstand|handstand push up" },
  { words: "fly", named: "fly|pec deck" },
  { words: "row", named: "row|rowing machine|rower", patterns: ["h_pull", "cardio"] },
  { words: "rower", named: "rowing machine|rower" },
  { words: "pull up", named: "pull up|chin up", patterns: ["v_pull"] },
  { words: "hang", tag: "hang" },
  { words: "plank", named: "plank|side plank|bear hold|body saw" },
  { words: "crunch", patterns: ["core"], tag: "spinal_flexion" },
  { words: "leg raise", named: "leg raise|knee raise", patterns: ["core"] },
  { words: "curl", patterns: ["arm_flex"] },
  { words: "lateral raise|lat raise|side raise", patterns: ["lateral"] },
  { words: "russian twist", named: "russian twist|bicycle crunch" },
  { words: "farmer walk", named: "farmer carry|farmer walk|farmer" },
  { words: "bear crawl", named: "bear" },
  { words: "box jump", patterns: ["plyo"] },
  { words: "jumping jack", named: "jumping jack|low jack" },
  { words: "bike|cycling", named: "bike ride|exercise bike|bike interval" },
  { words: "tricep extension", patterns: ["arm_ext"] },
  { words: "kickback", named: "kickback|kick back" },
  { words: "thruster", patterns: ["squat", "v_push"] },
  { words: "calf raise", patterns: ["calf"] },
  { words: "carry|farmer carry", patterns: ["carry"] },
  { words: "jump", tag: "plyometric", impact: 2 },
  { words: "run", tag: "running" },
  { words: "balance work|balance training|balance exercise|balance drill", patterns: ["balance"] },
  { words: "elliptical|cross trainer", named: "elliptical trainer" },
  // Sprints too: who wants none of one wants none of the other.
  {
    words:
      "interval|interval training|interval session|interval work|sprint|sprint session|hiit|high intensity|tabata|hard cardio",
    family: "interval",
  },
  { words: "hip abduction", named: "hip abduction machine" },
  { words: "stair", named: "stair climb|stairs" },
];
