/**
 * When a profile with a passcode locks by itself (SECURITY.md, 2): after nobody used it for a time that the person chooses
 * on each device, in sight or not, and when the app was closed and opens again. Somebody in the middle of a workout has longer.
 */

const minute = 60_000;

/** Minutes unused; 'never' locks only when the app is opened again. */
export const lockChoices = ["1", "5", "15", "60", "never"] as const;
/** Minutes until a profile locks, as text, or 'never'. */
export type LockChoice = (typeof lockChoices)[number];
/** The choice of a device on which nobody chose. */
export const usualLock: LockChoice = "5";

/** True for one of the minutes that Settings offer. */
export const isLockChoice = (value: unknown): value is LockChoice =>
  lockChoices.some((choice) => choice === value);

/** A running workout is left on a bench between its sets, minutes. */
const workoutMinutes = 120;

/** How long a profile was not used, and what its person chose. */
export type Absence = {
  readonly choice: LockChoice;
  /** ms since anybody used the profile in this browser; after the clock was put back it may be negative. */
  readonly awayMs: number;
  /** No page of the app was open in between. */
  readonly isRestart: boolean;
};

/** Whether to look for a running workout: without one the profile locks. */
export const mayLock = ({ choice, awayMs, isRestart }: Absence): boolean =>
  isRestart || (choice !== "never" && awayMs >= Number(choice) * minute);

/** Whether the profile locks now; a running workout is left alone for two hours. */
export const isLockDue = (absence: Absence, workoutRuns: boolean): boolean =>
  mayLock(absence) && !(workoutRuns && absence.awayMs < workoutMinutes * minute);
