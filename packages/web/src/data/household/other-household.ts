/**
 * Whether the server belongs to another household than what this device holds: after a demo, or when a server was set up
 * anew. The person decides; until then, and for as long as they stay, that server counts as out of reach.
 */
import { useSyncExternalStore } from "react";

/** The household of the server, the one of this device, and whether the question which one counts is shown. */
export type OtherHousehold = {
  /** The household in which the server knows this browser. */
  readonly id: string;
  /** The household whose entries this device holds. */
  readonly held: string;
  /** False after 'Stay', until the question is shown again. */
  readonly isAsked: boolean;
};

/** 'Stay' holds this long, ms. */
const stayFor = 86_400_000;
const key = "stayedWithHousehold";

let found: OtherHousehold | undefined;
const listeners = new Set<() => void>();

const show = (next: OtherHousehold | undefined): void => {
  if (next?.id === found?.id && next?.held === found?.held && next?.isAsked === found?.isAsked) return;
  found = next;
  for (const listener of listeners) listener();
};

const staysWith = (id: string, now: number): boolean => {
  try {
    const stored: { id?: unknown; at?: unknown } | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return stored?.id === id && typeof stored.at === "number" && now - stored.at < stayFor;
  } catch {
    return false;
  }
};

/** The other household; undefined when the server's is the same or unknown. */
export const otherHousehold = (): OtherHousehold | undefined => found;

/**
 * The server has said whose device this browser is.
 * @param held household of what is stored here; undefined on a device without data
 * @param said the server's; undefined when it does not know this browser
 * @param now ms since 1970
 */
export const compareHouseholds = (known: string | undefined, said: string | undefined, now: number): void =>
  show(
    known === undefined || said === undefined || known === said
      ? undefined
      : { id: said, held: known, isAsked: !staysWith(said, now) },
  );

/** Goes on with what is here, without the server. @param now ms since 1970 */
export const stayOffline = (now: number): void => {
  if (found === undefined) return;
  try {
    localStorage.setItem(key, JSON.stringify({ id: found.id, at: now }));
  } catch {
    // Full or forbidden: the question is shown again at the next start.
  }
  show({ ...found, isAsked: false });
};

/** The person has decided to move: coming back is a new question. */
export const endStay = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
};

/** Shows the question once more. */
export const showQuestionAgain = (): void => {
  if (found !== undefined) show({ ...found, isAsked: true });
};

/** The other household, live. */
export const useOtherHousehold = (): OtherHousehold | undefined =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, otherHousehold);
