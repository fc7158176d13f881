/** What facts about one lift are called, by what they say of it; other facts: `facts.data.ts`. */

const ofLift = {
  toAim: "to aim for",
  repsToAim: "reps to aim for",
  felt: "how hard it felt",
  loadThen: "weight then",
  lastLoad: "last weight",
  bestThen: "best set then",
  bestNow: "best set now",
  bestBefore: "best set before",
  bestOfWeek: "best set of last week",
  firstSet: "first set",
  lastSet: "last set",
  setsOfWeek: "sets of last week",
  loadOfThem: "weight of them",
  loadOfSets: "weight of these sets",
  loadOfIt: "weight of it",
} as const;

/** Names and sources of facts about lifts. */
export const factText = {
  lift: (name: string, what: keyof typeof ofLift) => `${name}: ${ofLift[what]}`,
  lead: (name: string, when: string) => `${name}, ${when}`,
  timesDone: "Times done lately",
  log: "your log",
  note: "your note",
  weightAndFood: "your weight and food log",
  minutes: (minutes: number) => `${minutes} min`,
} as const;
