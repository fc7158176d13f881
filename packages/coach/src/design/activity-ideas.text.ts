/** What each day says to a child under 13; its ideas: `activity-ideas.data.ts`. */
export const childDayText = {
  day: {
    name: "Move and play",
    time: "Flexible",
    duration: "About an hour in all",
    location: "Anywhere",
    focus: "Have fun, get out of breath",
  },
  tips: ["Go to bed at the same time each day.", "Drink water when you play."],
  usual: "Pick what you like. Playing hard is training at your age." as string,
} as const;
