/** What a push may do, operation by operation; histories are in model.test.ts. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { accept, type Head, needs } from "./accept.ts";
import { stampOfTime, timeOfStamp } from "./clock.ts";
import { recordKey } from "./merge.ts";
import { type Operation, operationSchema, pushReplySchema, type Row } from "./protocol.ts";
import { rulesFor, type SyncedKinds } from "./rules.ts";

const kinds: SyncedKinds = {
  log: {
    schema: z.object({
      title: z.string().check(z.maxLength(10)),
      date: z.string(),
      sets: z.record(z.string(), z.number()),
    }),
    scope: "profile",
    maps: ["sets"],
    day: "date",
    unset: { title: "" },
  },
  card: { schema: z.object({ name: z.string() }), scope: "household", writer: "server" },
};
const rules = rulesFor({
  kinds,
  schema: 2,
  household: "house",
  profile: "anna",
});

const uuid = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;
const now = Date.parse("2026-11-16T12:00:00Z");
const fresh: Head = { seq: 10, top: "", replica: { id: uuid(99), last: "", lastNumber: 0, confirmed: 0 } };

let serial = 0;
const operation = (part: Partial<Operation> = {}): Operation => {
  serial += 1;
  return operationSchema.parse({
    op: uuid(1_000 + serial),
    number: serial,
    scope: "anna",
    kind: "log",
    id: uuid(1),
    new: true,
    fields: { title: "squat", date: "2026-11-16", "sets.a": 5 },
    at: now,
    clockOffsetMs: 0,
    seen: "",
    schema: 2,
    ...part,
  });
};
/** A patch: `operation` without the claim to be whole. */
const patch = (f: Operation["fields"], part: Partial<Operation> = {}): Operation => {
  const { new: _whole, ...rest } = operation(part);
  return { ...rest, fields: f };
};
const row = (part: Partial<Row> = {}): Row => ({
  scope: "anna",
  kind: "log",
  id: uuid(1),
  fields: { title: "row", date: "2026-11-16" },
  stamp: stampOfTime(now - 1_000, uuid(98)),
  deleted: false,
  seq: 4,
  ...part,
});

type Given = { head?: Head; receipts?: readonly string[]; rows?: readonly Row[]; now?: number };
const push = (
  ops: readonly Operation[],
  { head = fresh, receipts = [], rows = [], now: at = now }: Given = {},
) => accept(head, new Set(receipts), new Map(rows.map((one) => [recordKey(one), one])), ops, at, rules);
const codes = (accepted: ReturnType<typeof push>) => accepted.reply.bad.map(({ code }) => code);

test("SYNC-02 a new record is numbered, stamped, remembered and answered", () => {
  const one = operation();
  const { writes, reply } = push([one]);
  expect(reply).toMatchObject({
    done: [one.op],
    bad: [],
    later: [],
    rows: [{ id: one.id, fields: one.fields, seq: 11, deleted: false }],
  });
  expect(writes.receipts).toEqual([{ op: one.op, number: one.number }]);
  expect(writes.head).toMatchObject({ seq: 11, replica: { lastNumber: one.number, last: writes.head.top } });
  expect(timeOfStamp(writes.head.top)).toBe(now);
  expect(writes.rows).toEqual(reply.rows);
  expect(pushReplySchema.safeParse(reply).success).toBe(true);
});

test("SYNC-02 adapters load each receipt and record once", () => {
  const [a, b, c] = [operation(), operation(), operation({ id: uuid(2) })];
  expect(needs([a, b, c])).toEqual({
    receipts: [a.op, b.op, c.op],
    records: [
      { scope: "anna", kind: "log", id: uuid(1) },
      { scope: "anna", kind: "log", id: uuid(2) },
    ],
  });
});

test("SYNC-02 a repeated operation changes nothing and gets the current row", () => {
  const again = operation();
  const { writes, reply } = push([again], { receipts: [again.op], rows: [row()] });
  expect(writes).toMatchObject({ rows: [], receipts: [], head: { seq: 10 } });
  expect(reply).toMatchObject({ done: [again.op], rows: [row()] });
});

test("SYNC-02 the same operation twice in one push counts once", () => {
  const one = operation();
  const { writes, reply } = push([one, one]);
  expect(writes.head.seq).toBe(11);
  expect(reply.done).toEqual([one.op, one.op]);
});

test("SYNC-03 a write that lost is done, and its author gets the row that won", () => {
  const late = row({ stamp: stampOfTime(now, uuid(98)) });
  const early = patch({ title: "early" }, { at: now - 60_000 });
  const { writes, reply } = push([early], { rows: [late] });
  expect(writes.rows).toEqual([]);
  expect(reply).toMatchObject({ done: [early.op], rows: [late] });
});

test("SYNC-03 two devices that make one record merge it", () => {
  const other = operation({ fields: { title: "later", date: "2026-11-16", "sets.b": 8 } });
  const { reply } = push([other], {
    rows: [row({ fields: { title: "row", date: "2026-11-16", "sets.a": 5 } })],
  });
  expect(reply.rows[0]?.fields).toEqual({ title: "later", date: "2026-11-16", "sets.a": 5, "sets.b": 8 });
});

test("SYNC-03 a fast clock gets the server's time, a slow one its own corrected", () => {
  const ahead = push([operation({ at: now + 10 ** 9 })]);
  expect(timeOfStamp(ahead.writes.head.top)).toBe(now);
  const behind = push([operation({ at: now - 10 ** 9, clockOffsetMs: 10 ** 9 - 5 })]);
  expect(timeOfStamp(behind.writes.head.top)).toBe(now - 5);
});

test("SYNC-03 operations keep their order though their clock went back", () => {
  const last = stampOfTime(now, uuid(99));
  const head: Head = { ...fresh, top: last, replica: { ...fresh.replica, last, lastNumber: 50 } };
  const [newer, older] = [
    patch({ title: "x" }, { number: 51, at: now - 5_000 }),
    patch({ title: "x" }, { number: 50, at: now - 5_000 }),
  ];
  expect(push([newer], { head, rows: [row()] }).reply.rows[0]?.fields.title).toBe("x");
  expect(push([newer], { head, rows: [row()] }).writes.head.top > last).toBe(true);
  expect(push([older], { head, rows: [row()] }).writes.head).toMatchObject({
    top: last,
    replica: { last, lastNumber: 50 },
  });
});

test("SYNC-03 an id that another profile uses is free in one's own scope", () => {
  const { writes, reply } = push([operation()], { rows: [row({ scope: "ben" })] });
  expect(reply.bad).toEqual([]);
  expect(writes.rows).toMatchObject([{ scope: "anna", id: uuid(1), fields: { title: "squat" }, seq: 11 }]);
});

test.each([
  ["another profile's scope", operation({ scope: "ben" }), [], "owner"],
  ["the household's scope for a profile's kind", operation({ scope: "house" }), [], "owner"],
  [
    "a patch of a record that only another profile has",
    patch({ title: "x" }),
    [row({ scope: "ben" })],
    "gone",
  ],
  [
    "a card, which is the server's to write",
    operation({ kind: "card", scope: "house", id: uuid(2), fields: { name: "x" } }),
    [],
    "owner",
  ],
  ["a patch of what is not there", patch({ title: "x" }), [], "gone"],
  [
    "a patch of what was deleted and emptied",
    patch({ title: "x" }),
    [row({ fields: { $del: true }, deleted: true })],
    "gone",
  ],
  ["a new record without a required field", operation({ fields: { title: "x" } }), [], "invalid"],
  [
    "a new record that is valid only on top of the old one",
    operation({ fields: { title: "x" } }),
    [row()],
    "invalid",
  ],
  ["a patch that makes the whole invalid", patch({ title: "far too long" }), [row()], "invalid"],
  ["a field that nobody knows", patch({ other: 1 }), [row()], "invalid"],
  ["a map sent as a whole", patch({ sets: {} }), [row()], "invalid"],
  ["an entry of a field that is no map", patch({ "title.a": 1 }), [row()], "invalid"],
  ["a kind that nobody knows", operation({ kind: "other" }), [], "invalid"],
  ["a kind named like a method", operation({ kind: "toString" }), [], "invalid"],
  ["a delete mark that is no yes or no", patch({ $del: 1 }), [row()], "invalid"],
  ["nothing at all", patch({}), [row()], "invalid"],
  ["a day more than 120 years ago", operation({ fields: { title: "x", date: "1600-02-01" } }), [], "date"],
  ["a day more than 14 days ahead", operation({ fields: { title: "x", date: "2026-12-02" } }), [], "date"],
] as const)("SYNC-02 %s is refused and changes nothing", (_, bad, rows, code) => {
  const accepted = push([bad], { rows });
  expect(codes(accepted)).toEqual([code]);
  expect(accepted.writes).toMatchObject({ rows: [], receipts: [], head: { seq: 10, top: "" } });
  // A row of another scope is never shown, whatever the operation claims.
  expect(accepted.reply.rows.filter(({ scope }) => scope !== "anna")).toEqual([]);
});

test("SYNC-02 a day within 14 days of the earliest zone is accepted", () => {
  expect(codes(push([operation({ fields: { title: "x", date: "2026-12-01" } })]))).toEqual([]);
});

test("SYNC-02 a refused operation does not hold back what comes after it", () => {
  const [bad, good] = [operation({ id: uuid(2), fields: { title: "x" } }), operation()];
  const { reply } = push([bad, good]);
  expect(reply).toMatchObject({ done: [good.op], bad: [{ op: bad.op, code: "invalid" }] });
});

test("SYNC-02 a group is refused as a whole, and none of it is kept", () => {
  const g = uuid(7);
  const ops = [
    operation({ group: g, id: uuid(2) }),
    operation({ group: g, id: uuid(3), fields: { title: "x" } }),
    operation({ group: g, id: uuid(4) }),
  ];
  const { writes, reply } = push(ops);
  expect(reply.bad.map(({ code }) => code)).toEqual(["group", "invalid", "group"]);
  expect(writes).toMatchObject({ rows: [], receipts: [], head: { seq: 10 } });
});

test("SYNC-02 a good group is accepted as a whole, its operations one after the other", () => {
  const g = uuid(7);
  const ops = [operation({ group: g }), patch({ title: "then" }, { group: g })];
  const { writes, reply } = push(ops);
  expect(reply.done).toEqual(ops.map(({ op }) => op));
  expect(writes.rows).toMatchObject([{ fields: { title: "then" }, seq: 12 }]);
});

test("SYNC-02 a group that is split or too large is refused", () => {
  const g = uuid(7);
  const split = [
    operation({ group: g, id: uuid(2) }),
    operation({ id: uuid(3) }),
    operation({ group: g, id: uuid(4) }),
  ];
  expect(codes(push(split))).toEqual(["group"]);
  const large = Array.from({ length: 101 }, (_, index) => operation({ group: g, id: uuid(index + 10) }));
  expect(new Set(codes(push(large)))).toEqual(new Set(["too_large"]));
});

test("SYNC-02 what a newer app wrote waits, with everything that follows on it", () => {
  const made = operation({ schema: 3, fields: { title: "x", date: "2026-11-16", mood: 3 } });
  const follows = patch({ title: "y" });
  const unknown = operation({ schema: 3, kind: "mood", id: uuid(5), fields: { value: 1 } });
  const { writes, reply } = push([made, follows, unknown]);
  expect(reply).toMatchObject({ done: [], bad: [], later: [made.op, follows.op, unknown.op] });
  expect(writes.rows).toEqual([]);
});

test("SYNC-02 a group of which one part must wait waits as a whole", () => {
  const g = uuid(7);
  const ops = [
    operation({ group: g, id: uuid(2) }),
    operation({ group: g, schema: 3, kind: "mood", id: uuid(5) }),
  ];
  expect(push(ops).reply.later).toEqual(ops.map(({ op }) => op));
});

test("SYNC-02 only operations older than forgotten receipts are too old", () => {
  const day = 86_400_000;
  const head: Head = { ...fresh, replica: { ...fresh.replica, lastNumber: 20, confirmed: 10 } };
  const written = (n: number, daysAgo: number) =>
    codes(push([operation({ number: n, at: now - daysAgo * day })], { head }));
  expect(written(10, 31)).toEqual(["too_old"]);
  expect(written(10, 29)).toEqual([]);
  expect(written(20, 401)).toEqual(["too_old"]);
  expect(written(20, 399)).toEqual([]);
  // A device whose clock is years behind has its first writes accepted.
  expect(written(21, 4_000)).toEqual([]);
});

test("SYNC-02 a record does not grow without end", () => {
  const f = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`sets.${index}`, index]));
  expect(codes(push([patch(f)], { rows: [row()] }))).toEqual(["too_large"]);
});

test("SYNC-03 a write to a deleted record brings it back", () => {
  const deleted = row({
    fields: { ...row().fields, $del: true },
    fieldStamps: { $del: stampOfTime(now - 500, uuid(98)) },
    deleted: true,
  });
  expect(push([patch({ title: "back" })], { rows: [deleted] }).reply.rows).toMatchObject([
    { deleted: false, fields: { title: "back" } },
  ]);
});

test("SYNC-03 sync.A11 two new records merge what each device set, in any order", () => {
  const begins = (title: string, at: number, part: Partial<Operation> = {}) =>
    operation({ fields: { title, date: "2026-11-16", [`sets.${at}`]: 5 }, at, ...part });
  const after = (ops: readonly Operation[]) => {
    const rows = push(ops, { now: now + 10_000 }).reply.rows;
    expect(rows).toHaveLength(1);
    return rows[0];
  };
  fc.assert(
    fc.property(
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      fc.array(fc.constantFrom("", "", "typed", "said"), { minLength: 4, maxLength: 4 }),
      (order, titles) => {
        // Each from a device of its own: no operation was made after another.
        const ops = titles.map((title, index) => begins(title, now + index, { number: index + 1 }));
        const row = after(order.flatMap((index) => ops[index] ?? []));
        expect(row?.fields.title).toBe(titles.findLast((title) => title !== "") ?? "");
        expect(Object.keys(row?.fields ?? {}).filter((field) => field.startsWith("sets."))).toHaveLength(4);
      },
    ),
  );
  // Emptied on purpose is set: it is no beginning.
  const [made, emptied] = [begins("typed", now), patch({ title: "" }, { at: now + 5 })];
  expect(after([made, emptied])?.fields.title).toBe("");
  // What was deleted begins afresh: nothing of the one before comes back.
  const gone = row({
    fields: { title: "old", date: "2026-11-16", $del: true },
    fieldStamps: { $del: stampOfTime(now - 500, uuid(98)) },
    deleted: true,
  });
  expect(push([begins("", now)], { rows: [gone] }).reply.rows[0]).toMatchObject({
    deleted: false,
    fields: { title: "" },
  });
});

test("SYNC-02 sync.A12 over a tombstone without fields only a whole record counts", () => {
  const mark = stampOfTime(now - 500, uuid(98));
  const emptied = row({ fields: { $del: true }, stamp: mark, deleted: true });
  const before = { at: now - 60_000 };
  // What the delete had beaten says nothing any more, be it a part of an entry.
  for (const lost of [patch({ title: "early" }, before), operation(before), patch({ $del: false }, before)]) {
    const { writes, reply } = push([lost], { rows: [emptied] });
    expect(reply).toMatchObject({ done: [lost.op], bad: [], rows: [emptied] });
    expect(writes).toMatchObject({ rows: [], receipts: [{ op: lost.op }], head: { seq: 10 } });
  }
  // A second delete keeps its own time.
  const again = push([patch({ $del: true })], { rows: [emptied] });
  expect(again.writes.rows).toEqual([{ ...emptied, stamp: again.writes.head.top, seq: 11 }]);
  for (const part of [patch({ title: "late" }), patch({ $del: false })])
    expect(codes(push([part], { rows: [emptied] }))).toEqual(["gone"]);
  expect(push([operation()], { rows: [emptied] }).reply.rows).toMatchObject([
    { deleted: false, fields: { title: "squat", "sets.a": 5 } },
  ]);
});
