/** What is different for a younger age, asked before it is saved. */

type Ages = { readonly before: number; readonly now: number };

const changed = ({ before, now }: Ages): string => `Your age was ${before}, now ${now}.`;

/** One text for each younger group. */
export const youngerAgeText = {
  child: (ages: Ages): string =>
    `${changed(ages)} Under 13 there is no plan, no review and no goal for weight: the app shows ideas to move.`,
  youth: (ages: Ages): string =>
    `${changed(ages)} Under 18 the plan follows the rules for young people: calories keep your weight, body fat is not stored, and no AI model designs a week.`,
} as const;
