import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isStamp, mintStamp, nextStamp, noStamp, serverTimeOf, stampOfTime, timeOfStamp } from "./clock.ts";

const writer = "0195a1b2-0000-7000-8000-000000000001";
const time = fc.integer({ min: 0, max: 2 ** 45 });

test("SYNC-03 stamps sort as text the way their times sort", () => {
  fc.assert(
    fc.property(time, time, (a, b) => {
      expect(stampOfTime(a, writer) < stampOfTime(b, writer)).toBe(a < b);
      expect(timeOfStamp(stampOfTime(a, writer))).toBe(a);
    }),
  );
});

test("SYNC-03 the next stamp is later, also when the counter is full", () => {
  const full = `${stampOfTime(5, writer).slice(0, 12)}ffff-${writer}`;
  expect(nextStamp(full, writer)).toBe(stampOfTime(6, writer));
  expect(nextStamp(noStamp, writer)).toBe(noStamp);
  fc.assert(
    fc.property(time, fc.uuid(), (at, other) => {
      const stamp = stampOfTime(at, other);
      expect(nextStamp(stamp, writer) > stamp).toBe(true);
      expect(isStamp(nextStamp(stamp, writer))).toBe(true);
    }),
  );
});

test("SYNC-03 a write is later than all its author saw, never in the future", () => {
  fc.assert(
    fc.property(time, time, time, (at, seenAt, lastAt) => {
      const seen = stampOfTime(seenAt, "x");
      const after = stampOfTime(lastAt, writer);
      const stamp = mintStamp({ time: at, seen, top: seen, after, writer });
      expect(stamp > seen && stamp > after && stamp >= stampOfTime(at, writer)).toBe(true);
      expect(timeOfStamp(stamp)).toBe(Math.max(at, seenAt, lastAt));
    }),
  );
});

test("SYNC-03 nobody can claim to have seen what is not there yet", () => {
  const top = stampOfTime(1_000, "x");
  for (const seen of [stampOfTime(9_000, "x"), "ffffffffffffffff-x", "zzzz", "\u0000"]) {
    const stamp = mintStamp({ time: 500, seen, top, after: noStamp, writer });
    expect(timeOfStamp(stamp)).toBeLessThanOrEqual(1_000);
  }
});

test.each([
  ["a right clock", 1_000, 0, 1_000],
  ["a clock that is behind, with its offset known", 400, 600, 1_000],
  ["a clock that runs ahead, offset unknown", 90_000, 0, 5_000],
  ["before 1970", 100, -200, 0],
])("SYNC-03 server time of a write with %s", (_, at, off, expected) => {
  expect(serverTimeOf({ at, clockOffsetMs: off }, 5_000)).toBe(expected);
});
