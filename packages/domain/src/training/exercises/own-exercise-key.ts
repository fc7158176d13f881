/** How the sets of an own exercise point at its record: apart from its rules, since every set asks and few forms do. */

const prefix = "own.";

/** The id under which sets are logged; the catalogue has none that begins so. */
export const ownExerciseKey = (recordId: string): string => `${prefix}${recordId}`;

/** @returns the record's id; undefined for an exercise of the catalogue */
export const ownRecordId = (exerciseId: string): string | undefined =>
  exerciseId.startsWith(prefix) ? exerciseId.slice(prefix.length) : undefined;
