/** Names, notes and facts of a week, its days and its exercises. */

/** By their place in a plan. */
export const planText = {
  builtIn: "Built-in coach",
  lapsed: "Wish that has run out",
  heldUntil: ({ wish, until }: { readonly wish: string; readonly until: string }) =>
    `${wish}, until ${until}`,
  noLongerSore: "Spared no longer",
  child: {
    name: "Move and play",
    food: "Eat when you are hungry, drink water, and eat together.",
  },

  atHome: (name: string) => `${name} at Home`,
  recoveryDay: "Active Recovery",
  restDay: "Rest Day",
  anyTime: "Flexible",
  minutes: (from: number, to: number) => `${from}-${to} min`,
  anywhere: "Home or outside",
  rest: "Recovery",
  walk: "Mobility and an easy walk",
  mobility: "Mobility",
  event: "Your event",
  sport: "Your sport",

  weakSide: (side: string) => `Start with the ${side} side.`,
  superset: (pair: string) => `Superset ${pair}: go back and forth, then rest.`,
  measured: (name: string) => `${name}: what we measure`,
  bestSet: "Best set to expect",
  ownTests: "your pull-up and push-up tests",
  effort: "Effort to aim for",
} as const;
