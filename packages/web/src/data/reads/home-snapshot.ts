/**
 * Home's first picture: a small copy of what Home last showed, readable before the database is open. A cache and nothing
 * else: the live query replaces it. Never written for a profile with a passcode (settled point 4).
 */
import type { CivilDate } from "@muster/domain/shared/dates";

/** Raised when the shape of what Home keeps changes. */
const version = 4;
/** Characters; more than this is not a first picture any more. */
const longest = 20_000;

/** Stands in the snapshot's place from the moment a passcode is set until this device's records know of it. */
const forbidden = "-";

const keyOf = (profileId: string) => `homeSnapshot:${profileId}`;

/**
 * The snapshot of `today`, as the same app version wrote it.
 * @returns undefined when there is none, it is of another day, damaged, or storage is forbidden
 */
export const readHomeSnapshot = <T>(profileId: string, today: CivilDate): T | undefined => {
  try {
    const text = localStorage.getItem(keyOf(profileId));
    if (text === null) return undefined;
    const snapshot: { v?: unknown; date?: unknown; value?: T } = JSON.parse(text);
    return snapshot.v === version && snapshot.date === today ? snapshot.value : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what Home shows now. A profile with a passcode leaves no picture behind, and an older one is taken away. */
export const writeHomeSnapshot = (
  profile: { readonly id: string; readonly hasPasscode: boolean },
  today: CivilDate,
  value: unknown,
): void => {
  if (profile.hasPasscode) {
    clearHomeSnapshot(profile.id);
    return;
  }
  const text = JSON.stringify({ v: version, date: today, value });
  try {
    if (localStorage.getItem(keyOf(profile.id)) === forbidden) return;
    if (text.length <= longest) localStorage.setItem(keyOf(profile.id), text);
    else localStorage.removeItem(keyOf(profile.id));
  } catch {
    // Full or forbidden: Home waits for the database instead.
  }
};

/** A passcode was just set: no snapshot from now on, although the profile's card here does not say so yet. */
export const forbidHomeSnapshot = (profileId: string): void => {
  try {
    localStorage.setItem(keyOf(profileId), forbidden);
  } catch {
    // Forbidden storage holds no snapshot.
  }
};

/** Removes the profile's snapshot. */
export const clearHomeSnapshot = (profileId: string): void => {
  try {
    localStorage.removeItem(keyOf(profileId));
  } catch {
    // Forbidden storage holds no snapshot.
  }
};
