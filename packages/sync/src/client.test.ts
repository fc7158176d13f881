import * as fc from "fast-check";
import { expect, test } from "vitest";
import { confirmedUpTo, contentOf, mostJsonBytes, nextBatch } from "./client.ts";
import { flatten, unflatten } from "./flatten.ts";
import { overlay } from "./overlay.ts";
import type { Operation } from "./protocol.ts";

const shown = { fields: { title: "a", "sets.1": 5 }, deleted: false };
const gone = { ...shown, deleted: true };

test.each([
  [
    "a new record goes whole",
    undefined,
    true,
    { create: { title: "a" } },
    { new: true, fields: { title: "a" } },
  ],
  [
    "a create of what is there sends what differs",
    shown,
    true,
    { create: { title: "b", "sets.1": 5 } },
    { fields: { title: "b" } },
  ],
  [
    "a create of what is there by now sends what was meant, and none of the values that it began with",
    shown,
    true,
    { create: { title: "", "sets.2": 6 }, ifThere: { "sets.2": 6 } },
    { fields: { "sets.2": 6 } },
  ],
  [
    "a create of what was deleted goes whole",
    gone,
    true,
    { create: { title: "b" } },
    { new: true, fields: { title: "b" } },
  ],
  [
    "a patch sends what differs",
    shown,
    true,
    { patch: { title: "a", "sets.2": 6 } },
    { fields: { "sets.2": 6 } },
  ],
  ["a patch that changes nothing sends nothing", shown, true, { patch: { title: "a" } }, undefined],
  ["a patch of nothing is a mistake", undefined, true, { patch: { title: "a" } }, "missing"],
  [
    "a patch of a deleted record has it back",
    gone,
    true,
    { patch: { title: "a" } },
    { fields: { $del: false } },
  ],
  [
    "a patch of what the server refused goes whole",
    shown,
    false,
    { patch: { title: "b" } },
    { new: true, fields: { title: "b", "sets.1": 5 } },
  ],
  [
    "a patch of a set sends what differs of it",
    { fields: { "sets.1": { reps: 3, weight: 160 } }, deleted: false },
    true,
    { patch: { "sets.1": { reps: 3, weight: 170 } } },
    { fields: { "sets.1": { weight: 170 } } },
  ],
  [
    "a set that is as it was, whatever the order of its fields, sends nothing",
    { fields: { "sets.1": { reps: 3, weight: 160 } }, deleted: false },
    true,
    { patch: { "sets.1": { weight: 160, reps: 3 } } },
    undefined,
  ],
  [
    "a set that was removed goes whole",
    { fields: { "sets.1": null }, deleted: false },
    true,
    { patch: { "sets.1": { reps: 3, weight: 160 } } },
    { fields: { "sets.1": { reps: 3, weight: 160 } } },
  ],
  [
    "a set of a record that the server refused goes whole",
    { fields: { "sets.1": { reps: 3, weight: 160 } }, deleted: false },
    false,
    { patch: { "sets.1": { reps: 3, weight: 170 } } },
    { new: true, fields: { "sets.1": { reps: 3, weight: 170 } } },
  ],
  ["a delete sends its mark", shown, true, { remove: true }, { fields: { $del: true } }],
  ["a second delete sends nothing", gone, true, { remove: true }, undefined],
] as const)("SYNC-03 %s", (_, visible, servable, change, expected) => {
  expect(contentOf(visible, servable, change)).toEqual(expected);
});

test("SYNC-02 own pending writes lie over the server's row in their order", () => {
  const base = { fields: { title: "server", note: "n" }, deleted: false };
  expect(overlay(base, [{ fields: { title: "1" } }, { fields: { title: "2" } }])).toEqual({
    fields: { title: "2", note: "n" },
    deleted: false,
  });
  expect(overlay(base, [{ fields: { $del: true } }])?.deleted).toBe(true);
  expect(overlay(base, [{ fields: { $del: true } }, { fields: { title: "3" } }])).toEqual({
    fields: { title: "3", note: "n" },
    deleted: false,
  });
  expect(overlay({ ...base, deleted: true }, [])?.deleted).toBe(true);
  expect(overlay(undefined, [])).toBeUndefined();
});

const operation = (n: number, g?: string, size = 10): Operation => ({
  op: `op-${n}`,
  ...(g === undefined ? {} : { group: g }),
  number: n,
  scope: "p",
  kind: "log",
  id: `id-${n}`,
  fields: { title: "x".repeat(size) },
  at: 0,
  clockOffsetMs: 0,
  seen: "",
  schema: 1,
});

test("SYNC-02 pushes go oldest first, within their limits, and never split a group", () => {
  const groups = fc.array(
    fc.record({ length: fc.integer({ min: 1, max: 100 }), size: fc.constantFrom(10, 500, 2_000) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(groups, (made) => {
      let n = 0;
      const pending = made.flatMap(({ length, size }, group) =>
        Array.from({ length }, () => operation(++n, length > 1 ? `g${group}` : undefined, size)),
      );
      const sent: Operation[] = [];
      for (let rest = pending; rest.length > 0; rest = pending.slice(sent.length)) {
        const batch = nextBatch(rest);
        expect(batch.length).toBeGreaterThan(0);
        expect(batch.length).toBeLessThanOrEqual(200);
        expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThanOrEqual(256 * 1024);
        sent.push(...batch);
        const next = pending[sent.length];
        if (next?.group !== undefined) expect(next.group).not.toBe(batch.at(-1)?.group);
      }
      expect(sent).toEqual(pending);
    }),
    { numRuns: 60 },
  );
});

test("SYNC-02 bytes are never counted too low", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(mostJsonBytes(text)).toBeGreaterThanOrEqual(
        new TextEncoder().encode(JSON.stringify(text)).length,
      );
    }),
  );
});

test("SYNC-02 a replica confirms everything below its oldest operation", () => {
  expect(confirmedUpTo([{ number: 7 }, { number: 5 }], 20)).toBe(4);
  expect(confirmedUpTo([], 20)).toBe(20);
  expect(confirmedUpTo([{ number: 21 }], 20)).toBe(20);
});

test("SYNC-03 a record goes flat onto the wire and comes back whole", () => {
  const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.integer()));
  const record = fc.record({
    title: value,
    sets: fc.dictionary(fc.oneof(fc.uuid(), fc.constantFrom("__proto__", "a.b", "")), fc.nat(), {
      noNullPrototype: true,
    }),
  });
  fc.assert(
    fc.property(record, (whole) => {
      const flat = flatten(whole, ["sets"]);
      expect(unflatten(flat, ["sets"])).toEqual(whole);
      expect(flatten(unflatten(flat, ["sets"]), ["sets"])).toEqual(flat);
    }),
  );
});

test("SYNC-02 sync.A12 no part of a record is shown over an emptied one", () => {
  const emptied = { fields: { $del: true }, deleted: true };
  expect(overlay(emptied, [{ fields: { title: "b" } }])).toEqual({ fields: {}, deleted: true });
  expect(overlay(emptied, [{ new: true, fields: { title: "b" } }])).toEqual({
    fields: { title: "b" },
    deleted: false,
  });
  const shownEmptied = { fields: {}, deleted: true };
  expect(contentOf(shownEmptied, true, { patch: { title: "b" } })).toBe("missing");
  expect(contentOf(shownEmptied, true, { create: { title: "b" } })).toEqual({
    new: true,
    fields: { title: "b" },
  });
});
