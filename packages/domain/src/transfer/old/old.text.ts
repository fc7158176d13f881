/** Texts of what is taken over from the old product: names of what has none, and what was left out. */
export const oldText = {
  plan: "Imported plan",
  restDay: "Rest day",
  home: "At home",

  noDate: {
    workout: "A workout without a readable date was left out.",
    plan: "A weekly plan without a date was left out.",
    meal: "A meal without a readable date was left out.",
    readings: "Measurements without a readable date were left out.",
  },
  future: (date: string) => `What is dated ${date} was left out: that day has not come yet.`,
  meal: (name: string, date: string) => `The meal "${name}" of ${date} was left out.`,
  food: (name: string) =>
    name === "" ? "A saved food without a name was left out." : `"${name}" was left out.`,
  reading: ({ label, date, value }: { label: string; date: string; value: number }) =>
    `${label} of ${date} was left out: ${value} is not possible.`,
  checkIn: (date: string) => `The check-in of ${date} was left out: it has no usable weight.`,
} as const;
