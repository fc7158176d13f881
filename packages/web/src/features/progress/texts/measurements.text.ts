/** Texts of measurements of the body and of their charts. */
export const measurementsText = {
  example: "Example: 20",
  twoForAChart: "Two measurements on different days make a chart.",
  byDay: (label: string) => `${label} by day`,
  removeReading: ({ metric, date }: { metric: string; date: string }) => `Remove ${metric} of ${date}`,
  currentMeasurements: "Current Measurements",
  exampleMark: "example",
  fatFreeMass: "Fat-free mass",
  whyThisFatFreeMass: "Why this fat-free mass?",
  notMeasured: "not measured",
  twoWeighInsMake: "Two weigh-ins make a trend. Add your weight under Current Measurements.",
  oneMoreWeighIn: (advises: boolean) =>
    advises
      ? "One more weigh-in makes a trend. Three a week show the way best."
      : "One more weigh-in makes a trend.",
  whyThisWeightTrend: "Why this weight trend?",
  weighInsIn: ({ pointsCount, weightSpans }: { pointsCount: string; weightSpans: string }) =>
    `${pointsCount} in ${weightSpans}.`,
  weightByDay: "Weight by day",
  timeShown: "Time shown",
  measurementsSaved: "Measurements saved",
  readingRemoved: ({ metric, date }: { metric: string; date: string }) => `${metric} of ${date} removed`,
  weight1BodyFat: "weight × (1 − body fat ÷ 100)",
  weightAndBodyFatAbove: "Weight and body fat above",
} as const;
