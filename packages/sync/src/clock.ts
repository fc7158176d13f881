/**
 * Stamps: the one order of all writes of a household. Only `accept` mints them; everywhere else they are compared as text.
 * `<12 hex ms><4 hex counter>-<writer>` (a hybrid logical clock, Kulkarni et al. 2014, advanced by the server alone).
 */
import type { Stamp } from "./protocol.ts";

/** Earlier than every stamp. */
export const noStamp: Stamp = "";

const pattern = /^[0-9a-f]{16}-.{1,60}$/;
const highestCounter = 0xffff;

/** True for a stamp as `clock.ts` writes it. */
export const isStamp = (text: string): boolean => pattern.test(text);

const stampAt = (milliseconds: number, counter: number, writer: string): Stamp =>
  `${milliseconds.toString(16).padStart(12, "0")}${counter.toString(16).padStart(4, "0")}-${writer}`;

/** Of a value that nobody has set: later than nothing at all, earlier than every write. */
export const unsetStamp: Stamp = `${"0".repeat(16)}-0`;

/** The least stamp of `writer` at server time `milliseconds` (since 1970, not negative). */
export const stampOfTime = (milliseconds: number, writer: string): Stamp =>
  stampAt(Math.floor(milliseconds), 0, writer);

/** A stamp of `writer` that is later than `stamp`, by one step of the counter; '' has no successor but itself. */
export const nextStamp = (stamp: Stamp, writer: string): Stamp => {
  if (!isStamp(stamp)) return noStamp;
  const milliseconds = Number.parseInt(stamp.slice(0, 12), 16);
  const counter = Number.parseInt(stamp.slice(12, 16), 16);
  return counter < highestCounter
    ? stampAt(milliseconds, counter + 1, writer)
    : stampAt(milliseconds + 1, 0, writer);
};

/** The time in a stamp, ms since 1970; 0 for ''. */
export const timeOfStamp = (stamp: Stamp): number =>
  isStamp(stamp) ? Number.parseInt(stamp.slice(0, 12), 16) : 0;

/** The one that wins: stamps compare as texts. */
export const laterStamp = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b);
/** The one that loses. */
const earlierStamp = (a: Stamp, b: Stamp): Stamp => (a < b ? a : b);

/**
 * When a write happened in server time: the device's time corrected by the offset that it knew then, never in the future,
 * so a clock that runs ahead cannot win for ever.
 */
export const serverTimeOf = (written: { at: number; clockOffsetMs: number }, now: number): number =>
  Math.floor(Math.min(Math.max(written.at + written.clockOffsetMs, 0), now));

/**
 * The stamp of one operation: not before its time, after everything that its author had seen, and, for an operation that
 * is new from its replica, after that replica's last one. A replayed old operation is not lifted, so it cannot beat a
 * newer edit. `seen` counts only up to `top`, so nobody can claim to have seen the future.
 */
export const mintStamp = (write: {
  readonly time: number;
  readonly seen: Stamp;
  /** Greatest stamp of the household. */
  readonly top: Stamp;
  /** Last stamp of this replica; '' when the operation must not be lifted. */
  readonly after: Stamp;
  readonly writer: string;
}): Stamp => {
  const { time, seen, top, after, writer } = write;
  const seenStamp = isStamp(seen) ? earlierStamp(seen, top) : noStamp;
  return laterStamp(
    stampOfTime(time, writer),
    laterStamp(nextStamp(seenStamp, writer), nextStamp(after, writer)),
  );
};

/** A record may be dated this many days ahead, as seen from the earliest zone of the earth (UTC+14). */
const daysAhead = 14;
const earliestZone = 14 * 3_600_000;

/** The last civil date that a server takes. @param now server time, ms */
export const latestDay = (now: number): string =>
  new Date(now + earliestZone + daysAhead * 86_400_000).toISOString().slice(0, 10);
