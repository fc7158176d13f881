/**
 * Who uses this browser now: stored in localStorage under the specification's keys, so that a reload and other tabs agree
 * (a change shows in other tabs by the `storage` event). It is a choice of screen, not a right: the server's session is.
 */
import { useSyncExternalStore } from "react";

/** What every screen knows of the chosen profile. */
export type CurrentProfile = {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly initial: string;
};

const usernameKey = "currentUser";
const idKey = "currentUserId";
/** Display name and initial, for the first paint; the profile card record is the truth. */
const cardKey = "currentUserCard";
/** Id of the profile that locked by itself: the choice stays, its screens are covered until the passcode is given. */
const lockedKey = "locked";
const keys: readonly (string | null)[] = [usernameKey, idKey, cardKey, lockedKey];

const listeners = new Set<() => void>();
let cached: { readonly raw: string; readonly profile: CurrentProfile | undefined } | undefined;

/** Storage may be forbidden (private windows of some browsers): then nobody is chosen. */
const read = (key: string): string | null => {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

const parse = (username: string, id: string, card: string | null): CurrentProfile => {
  let names: { displayName?: unknown; initial?: unknown } = {};
  try {
    names = card === null ? {} : JSON.parse(card);
  } catch {
    // A damaged card costs the display name only.
  }
  const displayName = typeof names?.displayName === "string" ? names.displayName : username;
  const initial = typeof names?.initial === "string" ? names.initial : username.slice(0, 1).toUpperCase();
  return { id, username, displayName, initial };
};

/** The chosen profile; the same object until it changes. */
export const currentProfile = (): CurrentProfile | undefined => {
  const [username, id, card] = [read(usernameKey), read(idKey), read(cardKey)];
  const raw = JSON.stringify([username, id, card]);
  if (cached?.raw !== raw) cached = { raw, profile: username && id ? parse(username, id, card) : undefined };
  return cached.profile;
};

const changed = () => {
  for (const listener of listeners) listener();
};

/** Makes a profile the current one in this browser. */
export const selectProfile = (
  card: { readonly username: string; readonly displayName: string; readonly initial: string },
  id: string,
): void => {
  localStorage.setItem(cardKey, JSON.stringify({ displayName: card.displayName, initial: card.initial }));
  localStorage.setItem(idKey, id);
  localStorage.setItem(usernameKey, card.username);
  markUnlocked(id);
};

/** The current profile's name is another one now, by this device or by another. */
export const renameCurrent = (
  id: string,
  { displayName, initial }: Pick<CurrentProfile, "displayName" | "initial">,
): void => {
  const current = currentProfile();
  if (current?.id !== id || current.displayName === displayName) return;
  try {
    localStorage.setItem(cardKey, JSON.stringify({ displayName, initial }));
    changed();
  } catch {
    // Full: the old name stands there until the next sign-in.
  }
};

/** The profile was just unlocked in this tab; every tab shows it again. */
export const markUnlocked = (id: string): void => {
  localStorage.removeItem(lockedKey);
  markOpen(id);
  changed();
};

/** Covers the profile in every tab; storage too full for the mark gets nobody in: then the picker asks. */
export const lockProfile = (id: string): void => {
  try {
    localStorage.setItem(lockedKey, id);
    changed();
  } catch {
    clearCurrentProfile();
  }
};

/** Survives a reload of this tab, and not its end: the difference between a reload and a new start (auto-lock.ts). */
const openKey = "openHere";
/** Notes in this tab that the profile was unlocked here. */
export const markOpen = (id: string): void => {
  try {
    sessionStorage.setItem(openKey, id);
  } catch {
    // Full: the next reload counts as a new start, and asks for the passcode.
  }
};
/** Whether this tab unlocked the profile before its page was reloaded. */
export const wasUnlockedInTab = (id: string): boolean => sessionStorage.getItem(openKey) === id;

/** Nobody is chosen any more, in every tab. */
export const clearCurrentProfile = (): void => {
  for (const key of [usernameKey, idKey, cardKey]) localStorage.removeItem(key);
  changed();
};

const onStorage = (event: StorageEvent) => {
  // A null key means that everything was cleared.
  if (event.key === null || keys.includes(event.key)) changed();
};

/** Calls `listener` after every change, in this tab or another. */
const onCurrentProfile = (listener: () => void): (() => void) => {
  if (listeners.size === 0) globalThis.addEventListener?.("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.("storage", onStorage);
  };
};

/** Whether the chosen profile waits for its passcode. */
export const isLocked = (): boolean => {
  const id = read(lockedKey);
  return id !== null && id === read(idKey);
};

/** Whether the chosen profile is locked, live. */
export const useIsLocked = (): boolean => useSyncExternalStore(onCurrentProfile, isLocked);

/** The chosen profile, live; undefined when nobody is chosen. */
export const useCurrentProfile = (): CurrentProfile | undefined =>
  useSyncExternalStore(onCurrentProfile, currentProfile);

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
