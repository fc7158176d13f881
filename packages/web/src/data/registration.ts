/**
 * The right to make one profile, given by the server for a code (USR-04, USR-09). The code is used up by then, so the
 * grant is kept until the profile exists: onboarding may be left and come back to.
 */
const key = "registration";

/** The kept grant, if there is one. */
export const registration = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const keepRegistration = (grant: string): void => {
  try {
    localStorage.setItem(key, grant);
  } catch {
    // Forbidden storage: nothing of this person could be kept here anyway.
  }
};

/** The profile was made. */
export const forgetRegistration = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage kept nothing.
  }
};
