/**
 * Locking by itself (PASS-04, SECURITY.md, 2): what this browser knows of when a profile was last used, and the lock. Every
 * tab writes when it is touched, so that the last one counts for all. Kept in localStorage: a courtesy among people
 * who share a device, like the passcode itself (SECURITY.md, 3). Only for profiles with a passcode.
 */
import {
  type Absence,
  isLockChoice,
  isLockDue,
  type LockChoice,
  mayLock,
  usualLock,
} from "@muster/domain/household/auto-lock";
import { runningSession } from "@muster/domain/schedule/home-card";
import { addDays, civilDateAt } from "@muster/domain/shared/dates";
import { isLocked, lockProfile, wasUnlockedInTab } from "../../../data/household/current-profile.ts";
import type { Services } from "../../../data/services.ts";
import { hasOfflinePasscode } from "./offline-passcode.ts";
import { endSession } from "./session-end.ts";

type Needs = Pick<Services, "api" | "store" | "sync" | "now">;

const seenKey = (profileId: string): string => `seenAt:${profileId}`;
const choiceKey = (profileId: string): string => `autoLock:${profileId}`;

/** Held by every tab in which a guarded profile is open; the browser lets it go when the tab ends, however it ends. */
const presence = "muster-open";

/** How often a tab looks, ms. Browsers slow it down to a minute while the tab is hidden. */
const lookEvery = 15_000;

/** What shows that somebody is there; and how often it is written down, ms. */
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll"] as const;
const noteEvery = 5_000;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the stored value counts, and the profile locks rather early than late.
  }
};

/** What the person chose on this device. */
export const lockChoiceOf = (profileId: string): LockChoice => {
  const stored = read(choiceKey(profileId));
  return isLockChoice(stored) ? stored : usualLock;
};

/** Stores this device's choice for a profile. */
export const storeLockChoice = (profileId: string, choice: LockChoice): void =>
  keep(choiceKey(profileId), choice);

/** Somebody uses the profile now. */
export const noteSeen = (profileId: string, now: Date): void =>
  keep(seenKey(profileId), String(now.getTime()));

const absenceOf = (profileId: string, now: Date, isRestart: boolean): Absence => {
  const seenAt = read(seenKey(profileId));
  return {
    choice: lockChoiceOf(profileId),
    // Never noted: the passcode is new here.
    awayMs: seenAt === null ? 0 : now.getTime() - Number(seenAt),
    isRestart,
  };
};

const workoutRuns = async ({ store, now }: Needs, profileId: string): Promise<boolean> => {
  const today = civilDateAt(now());
  try {
    const sessions = await store.byDay("session", profileId, addDays(today, -1), today);
    return runningSession(sessions, today) !== undefined;
  } catch {
    return false;
  }
};

/** Whether the passcode can be checked: by this device, or by a server in reach. What nobody could open is not locked. */
const canOpenAgain = (sync: Services["sync"], profileId: string): boolean => {
  try {
    if (hasOfflinePasscode(localStorage, profileId)) return true;
  } catch {
    // Forbidden storage keeps no passcode either.
  }
  return navigator.onLine && sync.status().state !== "offline";
};

const lockIfDue = async (needs: Needs, profileId: string, isRestart: boolean): Promise<void> => {
  if (isLocked() || !mayLock(absenceOf(profileId, needs.now(), isRestart))) return;
  if (!canOpenAgain(needs.sync, profileId)) return;
  const runs = await workoutRuns(needs, profileId);
  // Another tab may have locked or opened it while the store was read.
  if (isLocked() || !isLockDue(absenceOf(profileId, needs.now(), isRestart), runs)) return;
  lockProfile(profileId);
  void endSession(needs.api, localStorage);
};

const isOpenElsewhere = async (): Promise<boolean> => {
  const locks = (await navigator.locks?.query())?.held ?? [];
  return locks.some(({ name }) => name === presence);
};

/** At a start, before anything is drawn: a tab that was reloaded goes on, a new one only beside another. */
export const lockIfLeft = async (needs: Needs, profileId: string): Promise<void> =>
  lockIfDue(needs, profileId, !wasUnlockedInTab(profileId) && !(await isOpenElsewhere()));

/** While a guarded profile is chosen in this tab. @returns stops it */
export const watchAutoLock = (needs: Needs, profileId: string): (() => void) => {
  let stopped = false;
  let notedAt = Number.NEGATIVE_INFINITY;
  const look = (): Promise<void> => lockIfDue(needs, profileId, false);
  /** Looked at first: coming back late, or touching it then, does not keep it open. */
  const touched = async (): Promise<void> => {
    const at = needs.now().getTime();
    // Also when the clock was put back.
    if (Math.abs(at - notedAt) < noteEvery) return;
    notedAt = at;
    await look();
    if (!stopped && !isLocked()) noteSeen(profileId, needs.now());
  };
  // The start has looked already, and a passcode that was just set has no past.
  if (document.visibilityState === "visible" && !isLocked()) noteSeen(profileId, needs.now());
  const timer = setInterval(() => void look(), lookEvery);
  const seen = (): void => void touched();
  /** Somebody went away, or came back. */
  const left = (): void => {
    if (document.visibilityState === "hidden" && !isLocked()) noteSeen(profileId, needs.now());
    else seen();
  };
  document.addEventListener("visibilitychange", left);
  for (const sign of signs) document.addEventListener(sign, seen, { capture: true, passive: true });
  const ended = new AbortController();
  void navigator.locks
    ?.request(
      presence,
      { mode: "shared", signal: ended.signal },
      () => new Promise<void>((resolve) => ended.signal.addEventListener("abort", () => resolve())),
    )
    .catch(() => undefined);
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", left);
    for (const sign of signs) document.removeEventListener(sign, seen, { capture: true });
    ended.abort();
  };
};
