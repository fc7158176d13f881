/** Texts of the weekly review and the check-in: their fields, what is wrong in them, and how a review ends. */

/** Fields that are called otherwise than their measurement, and those that are none. */
export const reviewLabels = {
  biceps: "Biceps",
  pullups: "Max pull-ups",
  pushups: "Max push-ups",
  bloodPressureSystolic: "Blood pressure, upper number",
  bloodPressureDiastolic: "Blood pressure, lower number",
  avgSleepHours: "Sleep a night",
  stressLevel: "Stress, 1-10",
  energyLevel: "Energy, 1-10",
} as const;

/** What is said beside a blank field that has to be filled in. */
export const reviewMissing = {
  weight: "Please enter your weight.",
  bodyFat: "Please enter your body fat. An estimate is fine.",
  pullups: "Please enter your max pull-ups. 0 is fine.",
  pushups: "Please enter your max push-ups. 0 is fine.",
  any: "Please fill this in.",
} as const;

type Range = { readonly lowest: number; readonly highest: number };

/** What is said beside a field that holds something else than it takes. */
export const fieldErrorText = {
  hours: "Please enter hours in half steps, such as 7 or 7.5.",
  rating: "Please enter a whole number from 1 to 10.",
  pressure: ({ lowest, highest }: Range) => `Please enter a number from ${lowest} to ${highest}.`,
  count: ({ lowest, highest }: Range) => `Please enter a whole number from ${lowest} to ${highest}.`,
  bothPressures: "Please enter both blood pressure numbers, or neither.",
  lowerPressure: "The lower number should be below the upper one.",
  highPressure:
    "This blood pressure is very high. Rest for five minutes and measure again. If it stays so, or if you feel unwell, please get medical help now.",
} as const;

/** 'Last time 174.6 lb': the previous value of a field of the review, and of the check-in. */
export const beforeText = (value: string): string => `Last time ${value}`;

const namesInSentence = { weight: "weight", bodyFat: "body fat" } as const;

/** What Save of the check-in still needs. */
export const toSaveText = (missing: readonly (keyof typeof namesInSentence)[]): string =>
  `To save, fill in ${missing.map((field) => namesInSentence[field]).join(" and ")}.`;

/** 'Week 47 of the year': the check-in counts by the calendar, the review by plans (settled point 11). */
export const weekOfYearText = (week: number): string => `Week ${week} of the year`;

/** What is shown while the next week is designed, and on the button (REV-01). */
export const submitReviewText = (week: number): string => `Generate Week ${week} Program`;

/** Texts of the review that are fixed (REV-01, REV-03). */
export const reviewTexts = {
  loadFailure: "Failed to load data. Please try again.",
  claudeFailure: "Failed to generate program from Claude",
  failure: "Failed to generate new program",
} as const;

/** Said when there is no feedback to show: the week is saved and Home opens (REV-03). @param week the new week's number */
export const programGeneratedText = (week: number): string =>
  `Week ${week} program generated! Check your schedule.`;
