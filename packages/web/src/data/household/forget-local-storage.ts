/**
 * Forgets what this browser keeps of somebody beside the database: the first picture of Home, drafts, an undecided week.
 * Their keys all name the profile.
 */
export const forgetLocalStorage = (profileId: string): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(profileId)) localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
};
