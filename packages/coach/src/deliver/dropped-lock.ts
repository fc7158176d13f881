/** How a plan says that something which was locked could not stay: a fact whose id begins so (`solve-locks.ts`). */
export const droppedLockPrefix = "lock.";
