/** Texts for people who are too young for a plan. */
export const ideasOnlyText = {
  playIsThePlan: "Play is the plan",
  lead: "Reviews and training plans begin at 13. Until then there are ideas to move for each day.",
  seeTheIdeas: "See the Ideas",
} as const;
