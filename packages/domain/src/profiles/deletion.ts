/** Deleting a profile: how long it can be taken back (settled point 7). */

const day = 86_400_000;

/** Milliseconds between asking for it and the erasure. */
export const deletionGrace = 14 * day;

/** Days until backups of the server no longer hold it, as the screen says. */
export const backupAge = 35;
