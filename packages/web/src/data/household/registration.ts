/**
 * The right to make one profile, given by the server for a code (USR-04, USR-09). The code is used up by then, so the
 * grant is stored until the profile exists: onboarding may be left and come back to. It is of one household.
 */
import { currentSpace, firstSpace, spaceOf } from "./household-space.ts";
import { otherHousehold } from "./other-household.ts";

const keyOf = (space: string): string => (space === firstSpace ? "registration" : `registration:${space}`);

/** The stored grant, if there is one. */
export const registration = (): string | undefined => {
  try {
    return localStorage.getItem(keyOf(currentSpace(localStorage))) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores the grant for the household that this device moves to. */
export const storeRegistration = (grant: string): void => {
  try {
    // Of a household that the device has not moved to yet.
    const other = otherHousehold();
    const space = other === undefined ? currentSpace(localStorage) : spaceOf(localStorage, other.id);
    localStorage.setItem(keyOf(space), grant);
  } catch {
    // Forbidden storage: nothing of this person could be stored here anyway.
  }
};

/** The profile was made. */
export const forgetRegistration = (): void => {
  try {
    localStorage.removeItem(keyOf(currentSpace(localStorage)));
  } catch {
    // Forbidden storage has no grant.
  }
};
