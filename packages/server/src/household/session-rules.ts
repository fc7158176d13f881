/** How long a profile's session lasts (SECURITY.md, 2). */

import { newToken, type RandomBytes, tokenHash } from "../secrets.ts";
import type { NewSession } from "../stores/household-store.ts";

const hours = 3_600_000;
const days = 24 * hours;

/** The passcode counts as given again for this long (SECURITY.md, 2). */
export const elevationLife = 5 * 60_000;

const longest = 30 * days;
const idleWithPasscode = 12 * hours;
const idleWithout = 7 * days;

/** A new session: its secret for the cookie and what is stored of it. */
export const newCookieSession = (
  random: RandomBytes,
  profileId: string,
  hasPasscode: boolean,
  now: number,
): { readonly secret: string; readonly session: NewSession } => {
  const secret = newToken(random);
  return {
    secret,
    session: {
      idHash: tokenHash(secret),
      profileId,
      expiresAt: now + longest,
      idleLimit: hasPasscode ? idleWithPasscode : idleWithout,
      elevatedUntil: 0,
    },
  };
};
