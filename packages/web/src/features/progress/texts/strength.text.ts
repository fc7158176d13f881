/** Texts of what was lifted: records, estimates, sets of each muscle. */
export const strengthText = {
  estimate: "Estimated 1RM",
  whyThisEstimate: "Why this estimate?",
  whatYouCouldProbablyLift:
    "What you could probably lift once, from the sets you did. Only sets of up to 12 repetitions count: beyond, the formulas drift apart.",
  exercise: "Exercise",
  estimateByDay: (name: string) => `Estimated 1RM of ${name} by day`,
  setsPerMuscle: "Sets per muscle",
  whyTheseSetCounts: "Why these set counts?",
  musclesGrowWithHardSets:
    "Muscles grow with hard sets a week. A set counts fully where it trains directly and half where it helps.",
  musclesInRange: ({
    inRange,
    muscles,
    low,
    high,
    usual,
  }: {
    inRange: number;
    muscles: number;
    low: number;
    high: number;
    usual: string | undefined;
  }) =>
    `Last 7 days: ${inRange} of ${muscles} large muscles in the range of ${low} to ${high} hard sets.${usual === undefined ? "" : ` The tick is your average of ${usual} before.`}`,
  showLargeMusclesOnly: "Show large muscles only",
  showAllMuscles: "Show all muscles",
  recordsComeFromLoggedSets:
    "Records come from logged sets. Your first result of each exercise is the one to beat.",
  bestsOf: (span: string) => `Bests of ${span}, read from your log.`,
  whyTheseRecords: "Why these records?",
  newest: "Newest",
  newestRecord: ({ recordNames, date, kind }: { recordNames: string; date: string; kind: string }) =>
    `${recordNames}, ${date}; before ${kind}`,
  recordsOf: "Records of",
  yourWholeLogCouldNot: "Your whole log could not be read. Nothing is lost; try again in a moment.",
  readingYourWholeLog: "Reading your whole log…",
  allTime: "all time",
  records: "Records",
  personalRecords: "Personal records",
  strengthProgress: "Strength Progress",
  whyGoalsFor: (name: string) => `Why these goals for ${name}?` as const,
  bestSet: "best set",
  reached: "reached",
} as const;
