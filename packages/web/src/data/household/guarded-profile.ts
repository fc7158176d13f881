/** Whether a profile has a passcode, as this browser knows it before its database is open. Kept by the lock itself. */

const keyOf = (profileId: string): string => `guarded:${profileId}`;

/** Whether the profile had a passcode when this browser last knew. */
export const isGuarded = (profileId: string): boolean => {
  try {
    return localStorage.getItem(keyOf(profileId)) !== null;
  } catch {
    return false;
  }
};

/** Stores what this browser knows now. */
export const setGuarded = (profileId: string, hasPasscode: boolean): void => {
  try {
    if (hasPasscode) localStorage.setItem(keyOf(profileId), "1");
    else localStorage.removeItem(keyOf(profileId));
  } catch {
    // Full or forbidden: the lock begins with the database instead.
  }
};
