/** The laws that let copies agree: whatever order, however often, the same writes make the same row. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { stampOfTime } from "./clock.ts";
import { joinEntries, splitEntries } from "./flatten.ts";
import { fieldStamp, mergeWrite, rowStamp } from "./merge.ts";
import { deleteField, type Fields, type Row, type Stamp } from "./protocol.ts";

type Write = { readonly fields: Fields; readonly stamp: Stamp };
const address = { scope: "p", kind: "log", id: "id" };

const field = fc.constantFrom("a", "b", "sets.1", "sets.2", "sets.2.reps");
const entry = fc.dictionary(fc.constantFrom("reps", "weight", "__proto__"), fc.integer());
const fields: fc.Arbitrary<Fields> = fc
  .tuple(
    fc.dictionary(field, fc.oneof(fc.integer(), fc.string(), fc.constant(null), entry), { minKeys: 1 }),
    fc.option(fc.boolean(), { freq: 2 }),
  )
  .map(([f, mark]) => (mark === null ? f : { ...f, [deleteField]: mark }));
const write: fc.Arbitrary<Write> = fc.record({
  fields: fields,
  // Few times and writers, so that equal stamps happen too.
  stamp: fc.tuple(fc.nat(6), fc.constantFrom("w1", "w2")).map(([at, by]) => stampOfTime(at, by)),
});

const merged = (writes: readonly Write[]): Row | undefined =>
  writes.reduce<Row | undefined>((row, next) => mergeWrite(row, address, next).row, undefined);

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

test("SYNC-03 writes merge the same in every order and however often they come", () => {
  fc.assert(
    fc.property(
      fc
        .array(write, { minLength: 1, maxLength: 8 })
        .chain((writes) => fc.tuple(fc.constant(writes), shuffled([...writes, ...writes]))),
      ([writes, mixed]) => {
        expect(merged(mixed)).toEqual(merged(writes));
      },
    ),
    { numRuns: 3_000 },
  );
});

test("SYNC-03 each field ends with the value of its greatest stamp, and says so", () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1, maxLength: 8 }), (writes) => {
      const row = merged(writes);
      const merges = splitEntries(row?.fields ?? {});
      for (const name of Object.keys(merges)) {
        const touching = writes
          .map(({ fields: f, stamp }) => ({ fields: splitEntries(f), stamp }))
          .filter(({ fields: f }) => Object.hasOwn(f, name));
        const greatest = touching
          .map(({ stamp }) => stamp)
          .sort()
          .at(-1);
        expect(row && fieldStamp(row, name)).toBe(greatest);
        expect(
          touching.filter(({ stamp }) => stamp === greatest).map(({ fields: f }) => f[name]),
        ).toContainEqual(merges[name]);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("SYNC-03 splitting and joining entries of maps loses nothing", () => {
  fc.assert(
    fc.property(fields, (f) => {
      const split = splitEntries(f);
      expect(splitEntries(joinEntries(split))).toEqual(split);
    }),
  );
});

const set = { position: 0, reps: 3, weight: 160.5 };
const logged: Write = { fields: { "sets.1": set }, stamp: stampOfTime(1, "w") };
const heavier: Write = { fields: { "sets.1": { weight: 170 } }, stamp: stampOfTime(2, "w") };
const more: Write = { fields: { "sets.1": { reps: 4 } }, stamp: stampOfTime(3, "w") };
const removed: Write = { fields: { "sets.1": null }, stamp: stampOfTime(2, "w") };

test.each([
  [
    "weight of one device and repetitions of another",
    [logged, heavier, more],
    { ...set, reps: 4, weight: 170 },
  ],
  ["a removal and a later edit", [logged, removed, more], { ...set, reps: 4 }],
  ["an edit and a later removal", [logged, heavier, { ...removed, stamp: stampOfTime(3, "w") }], null],
  [
    "an edit and a later whole set of an older app",
    [logged, heavier, { fields: { "sets.1": { ...set, reps: 4 } }, stamp: stampOfTime(3, "w") }],
    { ...set, reps: 4 },
  ],
  [
    "a whole set of an older app and a later edit",
    [logged, { fields: { "sets.1": { ...set, weight: 165 } }, stamp: stampOfTime(2, "w") }, more],
    { ...set, reps: 4, weight: 165 },
  ],
] as const)("SYNC-03 of a set, in any order: %s", (_, writes, expected) => {
  fc.assert(
    fc.property(shuffled(writes), (order) => {
      expect(merged(order)?.fields["sets.1"]).toEqual(expected);
    }),
  );
});

test("SYNC-08 a row that was stored with whole sets merges by their fields", () => {
  const old: Row = {
    ...{ scope: "p", kind: "log", id: "id", deleted: false, seq: 1 },
    ...{
      fields: { notes: "", "sets.1": set },
      stamp: stampOfTime(1, "w"),
      fieldStamps: { "sets.1": stampOfTime(4, "w") },
    },
  };
  expect(mergeWrite(old, address, more)).toEqual({ row: old, changed: false });
  const late = { fields: { "sets.1": { reps: 4 } }, stamp: stampOfTime(5, "w") };
  const { row } = mergeWrite(old, address, late);
  expect(row.fields).toEqual({ notes: "", "sets.1": { ...set, reps: 4 } });
  expect(["sets.1.reps", "sets.1.weight", "notes"].map((name) => fieldStamp(row, name))).toEqual([
    late.stamp,
    stampOfTime(4, "w"),
    stampOfTime(1, "w"),
  ]);
});

test("SYNC-03 a write that changes nothing leaves the row as it is", () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1, maxLength: 5 }), (writes) => {
      const row = merged(writes);
      const again = writes[0] && mergeWrite(row, address, writes[0]);
      expect(again).toEqual({ row, changed: false });
    }),
  );
});

const at = (milliseconds: number) => stampOfTime(milliseconds, "w");
const made: Write = { fields: { a: 1, b: 1 }, stamp: at(1) };
const deleted: Write = { fields: { [deleteField]: true }, stamp: at(3) };

test.each([
  ["deleted after its last edit", [made, deleted], true],
  ["edited after it was deleted", [made, deleted, { fields: { a: 2 }, stamp: at(4) }], false],
  [
    "edited before it was deleted, whatever arrives last",
    [made, deleted, { fields: { a: 2 }, stamp: at(2) }],
    true,
  ],
  ["edited at the very stamp of its delete", [made, deleted, { fields: { a: 2 }, stamp: at(3) }], false],
  ["undeleted", [made, deleted, { fields: { [deleteField]: false }, stamp: at(5) }], false],
  ["made anew", [made, deleted, { fields: { a: 3, b: 3 }, stamp: at(6) }], false],
] as const)("SYNC-03 a record that was %s", (_, writes, expected) => {
  expect(merged(writes)?.deleted).toBe(expected);
});

test("SYNC-03 an edit that lost to a delete is kept inside it", () => {
  const row = merged([made, deleted, { fields: { a: 2 }, stamp: at(2) }]);
  expect(row?.fields).toMatchObject({ a: 2, b: 1 });
  expect(row && rowStamp(row)).toBe(at(3));
});

test("SYNC-03 the stamp that most fields share is said once", () => {
  expect(
    merged([made, { fields: { b: 2 }, stamp: at(2) }, { fields: { c: 1 }, stamp: at(1) }]),
  ).toMatchObject({
    stamp: at(1),
    fieldStamps: { b: at(2) },
  });
});

test("SYNC-03 field names of object prototypes are ordinary fields", () => {
  const f: Fields = JSON.parse('{"__proto__":1,"constructor":2,"toString":3}');
  const row = merged([{ fields: f, stamp: at(1) }]);
  expect(Object.keys(row?.fields ?? {}).sort()).toEqual(["__proto__", "constructor", "toString"]);
  expect(row && fieldStamp(row, "hasOwnProperty")).toBe("");
});
