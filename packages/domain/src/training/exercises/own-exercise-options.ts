/** What an own exercise may be made of. */

/** Muscles that one exercise may name, directly trained and trained along each. */
export const mostMuscles = 6;
/** Characters of a name. */
export const longestName = 60;
