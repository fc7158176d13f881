/**
 * The job that this tab's planner waits for, over a reload of its page: it is followed again, not requested again. Whoever
 * leaves the planner forgets it; its week is then offered like any other that nobody waited for (settled point 20).
 */

const key = "muster.asked";

/** @returns the id of this person's job; undefined without one, and without storage */
export const requestedJob = (profileId: string): string | undefined => {
  try {
    const [of, jobId] = (sessionStorage.getItem(key) ?? "").split(" ");
    return of === profileId && jobId !== "" ? jobId : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers the job of this tab. */
export const storeRequestedJob = (profileId: string, jobId: string): void => {
  try {
    sessionStorage.setItem(key, `${profileId} ${jobId}`);
  } catch {
    // Then a reload leads to an offer, as closing the page does.
  }
};

/** Forgets it: it ended, or the person left the planner. */
export const forgetRequestedJob = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds no job.
  }
};
