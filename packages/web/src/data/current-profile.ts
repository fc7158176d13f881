/**
 * Who uses this browser now: kept in localStorage under the specification's keys, so that a reload and other tabs agree
 * (a change shows in other tabs by the `storage` event). It is a choice of screen, not a right: the server's session is.
 */
import { useSyncExternalStore } from "react";

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
const keys: readonly (string | null)[] = [usernameKey, idKey, cardKey];

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
  changed();
};

export const clearCurrentProfile = (): void => {
  for (const key of [usernameKey, idKey, cardKey]) localStorage.removeItem(key);
  changed();
};

const onStorage = (event: StorageEvent) => {
  // A null key means that everything was cleared.
  if (event.key === null || keys.includes(event.key)) changed();
};

/** Calls `listener` after every change, in this tab or another. */
export const onCurrentProfile = (listener: () => void): (() => void) => {
  if (listeners.size === 0) globalThis.addEventListener?.("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.("storage", onStorage);
  };
};

export const useCurrentProfile = (): CurrentProfile | undefined =>
  useSyncExternalStore(onCurrentProfile, currentProfile);
