/**
 * Small things of a running workout that belong to this device only and must survive a reload: which step is open, when
 * the rest ends, what is typed but not logged. A storage that refuses costs comfort, never a logged set.
 */
const prefix = "muster.workout.";

/** A stored value of a session; undefined when there is none or it cannot be read. */
export const readForSession = (sessionId: string, what: string): unknown => {
  try {
    const text = localStorage.getItem(`${prefix}${sessionId}.${what}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Stores a JSON value of a session; undefined removes it. */
export const storeForSession = (sessionId: string, what: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(`${prefix}${sessionId}.${what}`);
    else localStorage.setItem(`${prefix}${sessionId}.${what}`, JSON.stringify(value));
  } catch {
    // Private mode or a full storage: the workout goes on without this comfort.
  }
};

/** Drops everything stored for a session that has ended. */
export const forgetSession = (sessionId: string): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefix}${sessionId}.`)) localStorage.removeItem(key);
  } catch {
    // Forbidden storage has nothing to drop.
  }
};
