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
  weighInsIn: ({ weighIns, span }: { weighIns: string; span: string }) => `${weighIns} in ${span}.`,
  weightByDay: "Weight by day",
  timeShown: "Time shown",
  measurementsSaved: "Measurements saved",
  readingRemoved: ({ metric, date }: { metric: string; date: string }) => `${metric} of ${date} removed`,
  weight1BodyFat: "weight × (1 − body fat ÷ 100)",
  weightAndBodyFatAbove: "Weight and body fat above",
  fromYourProfile: "from your profile",
  fromTheReview: "from the review",
  enteredHere: "entered here",
  /** By days that the chart shows. */
  weightSpans: { "42": "6 weeks", "84": "12 weeks", "364": "1 year" },
} as const;
