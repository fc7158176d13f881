/** Texts of an exercise's guide and of its figure. */
export const guideText = {
  opening: "Opening the guide…",
  notOnDevice: "The full guide is not on this device yet.",
  noGuideYet: "No guide for this exercise yet. You can log it as always.",
  frame: ({ frame, position }: { frame: "start" | "end"; position: string }) =>
    `${frame === "start" ? "Start" : "End"}: ${position}`,
  targetMuscles: "Target muscles",
  setUp: "Set up",
  theMovement: "The movement",
  commonMistakes: "Common mistakes",
  seenMost: "Seen most.",
  cues: "Cues",
  howToFindIt: "How to find it",
  variations: "Variations",
  howToProgress: "How to progress",
  videoHint: "Video hint",
  muscles: "Muscles",
  front: "Front",
  trainedDirectly: "Trained directly",
  workAlong: "Work along",
} as const;

/** Texts of what was logged of an exercise. */
export const historyText = {
  records: "Records",
  recordsHint: "Records of the workouts below",
  notInLastYear: "Not trained in the last year.",
  notTrainedYet: "Not trained yet. Your sets will stand here.",
  workoutsWith: (name: string) => `Workouts with ${name}`,
  difficulty: (difficulty: number) => `Difficulty ${difficulty}`,
  warmUpLegend: "W: warm-up sets.",
  showOlder: "Show older workouts",
  estimate: "Estimated 1RM",
  estimateAndChange: (change: string | undefined) =>
    change === undefined ? "estimated 1RM" : `estimated 1RM, ${change}`,
  estimateByDay: (name: string) => `Estimated 1RM of ${name} by day`,
} as const;
