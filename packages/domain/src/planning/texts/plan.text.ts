/** Texts of the plan: what stands on its cards, and what a person changed in it. */

/** Heading of the schedule's prompt while there is no AI plan (SCHED-02). */
export const noPlanYetText = "No AI-Generated Plan Yet";

/** Texts of the planner card (HOME-09). */
export const plannerTexts = {
  usingDefault: "Using default program",
  usingAssessment: "Using your Week 1 assessment",
  generate: "Generate New Plan",
  letDesign: "Let Claude Design Your Week",
  week: (week: number) => `Week ${week}`,
  yours: "Your plan",
  updated: (date: string) => `Last updated ${date}`,
} as const;

/** Title of the prompt on Home and of the review screen. */
export const weekCompleteTitle = (week: number): string => `Week ${week} Complete!`;

/** The quiet line from Monday on. */
export const reviewOpenText = "Review is open";

/** Shown when a home session is wanted and the day has none (WORK-02). */
export const noHomeAlternativeText = "No home alternative available for this workout.";

/** Location labels of home days (COACH-05). */
export const homeLocations = { weights: "Home (with weights)", bodyweight: "Home (bodyweight)" } as const;

/** Name of the week that is there without a plan. */
export const defaultProgramName = "Default program";

/** What a fact says that a person's own change leaves on a day. */
export const ownChangeText = {
  edited: "Changed by you",
  moved: "Takes over from",
  load: "Weight set by you",
  source: "your own change",
} as const;
