/** What an own exercise may be made of. */

/** What it is done with; stored value -> what a person reads. Decides whether a set takes a weight, and what one means. */
export const ownEquipment = {
  none: "Nothing, body weight",
  dumbbells: "Dumbbells",
  barbell: "Barbell",
  kettlebell: "Kettlebell",
  machine: "Machine",
  cable: "Cable",
  band: "Band",
  other: "Something else with a weight",
} as const;
/** A key of `ownEquipment`. */
export type OwnEquipment = keyof typeof ownEquipment;

/** Muscles that one exercise may name, directly trained and trained along each. */
export const mostMuscles = 6;
/** Characters of a name. */
export const longestName = 60;
