/** What is said to a wish that the plan of a week does not hold. */

/** Where in the app a wish belongs that a training plan cannot fulfil. */
export const elsewhereText = {
  food: "The plan sets how much to eat, not dishes: any food that gets you there is right.",
  kit: "Equipment and weights are kept in Settings. Set them there, and your next week uses them.",
  unknown_kit:
    "No exercise here uses that yet, so none is planned with it. Your week is made of what else you have.",
  unknown_skill:
    "No exercise here leads to that yet. Pulls, presses and holds build strength for it, and the cool-down stretches.",
  harder:
    "Your ratings do that: what you rate as easy goes up next time. For more sets, name a muscle, or add days or minutes.",
} as const;

/** A sentence that was read in lower case, as somebody would write it. */
export const quoted = (words: string): string =>
  words.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/\bi\b/g, "I");
