/** Texts of charts: the sentence above, what each day reads, and the table for screen readers. */

/** Days, weights and changes come as they are shown. */
export const chartText = {
  today: "Today",
  toToday: (from: string) => `${from} to today`,
  byDay: (label: string) => `${label} by day`,
  head: (label: string, unit: string): readonly string[] => ["Day", `${label}, ${unit}`],

  rate: (change: string, unit: string) => `${change} ${unit} a week`,
  weightOn: ({ day, trend, scale }: Record<"day" | "trend" | "scale", string>) =>
    `${day}: trend ${trend}, scale ${scale}`,
  weightHead: (unit: string): readonly string[] => ["Day", `Scale, ${unit}`, `Trend, ${unit}`],
  expected: ({ weight, from, to }: Record<"weight" | "from" | "to", string>) =>
    `${weight} expected ${from} to ${to}.`,
  goal: (weight: string) => `Goal ${weight}`,
  weight: (trend: string, rate: string | undefined) =>
    `Weight trend ${trend}${rate === undefined ? "" : `, ${rate}`}.`,

  measurement: ({ label, now, change, since }: Record<"label" | "now" | "change" | "since", string>) =>
    `${label} ${now}, ${change} since ${since}.`,

  estimate: "Estimated 1RM",
  estimateByDay: (exercise: string) => `Estimated 1RM of ${exercise} by day`,
  change: ({ change, since }: Record<"change" | "since", string>) => `${change} since ${since}`,
  noChange: "No change",

  /** @param from its Monday; undefined: the running one */
  week: (from: string | undefined) => (from === undefined ? "This week" : `Week of ${from}`),
  now: "Now",
  volumeByWeek: "Training volume by week",
  volumeHead: (unit: string): readonly string[] => ["Week", `Volume, ${unit}`],
  /** Which week the figure is of. */
  volumeOf: { now: "this week", last: "last week" },
  onWeeksBefore: (percent: string, weeks: number) =>
    `${percent}% on the ${weeks === 1 ? "week" : `${weeks} weeks`} before`,
  bars: "Each bar is one week, Monday to Sunday",
} as const;
