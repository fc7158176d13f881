/** Deleting a profile: how long it can be taken back (settled point 7). */

const day = 86_400_000;

/** Milliseconds between asking for it and the erasure. */
export const deletionGrace = 14 * day;

/** Days after which the server deletes the copies that it makes before an upgrade; others than these it does not know. */
export const backupAge = 35;

/**
 * Days that are left to take it back, as people count them: 14 right after asking, 1 on the last day, 0 when it may
 * happen at any moment.
 */
export const daysUntilErased = (eraseAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(eraseAt) - now.getTime()) / day));
