/** What a restored server takes back; whole histories are in faults/restores.test.ts. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Head } from "./accept.ts";
import { acceptOffers } from "./accept-offers.ts";
import { stampOfTime } from "./clock.ts";
import { joinRows, recordKey } from "./merge.ts";
import type { Offer, Row } from "./protocol.ts";
import { rulesFor } from "./rules.ts";

const uuid = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`;
const rules = rulesFor({
  kinds: {
    log: {
      schema: z.object({ title: z.string(), sets: z.record(z.string(), z.number()) }),
      scope: "profile",
      maps: ["sets"],
    },
    card: { schema: z.object({ name: z.string() }), scope: "household", writer: "server" },
  },
  schema: 1,
  household: "house",
  profile: "anna",
});
const now = 10_000;
const at = (time: number, writer = "w") => stampOfTime(time, writer);
const head: Head = {
  seq: 10,
  top: at(500),
  replica: { id: uuid(99), last: at(400, uuid(99)), lastNumber: 3, confirmed: 3 },
};
const offer = (change: Partial<Offer> = {}): Offer => ({
  scope: "anna",
  kind: "log",
  id: uuid(1),
  fields: { title: "squat" },
  stamp: at(900),
  ...change,
});
const stored = (change: Partial<Row> = {}): Row => ({
  ...offer({ stamp: at(100) }),
  deleted: false,
  seq: 4,
  ...change,
});
const take = (offers: readonly Offer[], rows: readonly Row[] = []) =>
  acceptOffers(head, new Map(rows.map((row) => [recordKey(row), row])), offers, now, rules);

test("SYNC-02 an offered row is taken with its own stamp and the next number", () => {
  const { rows, answered, bad, head: after } = take([offer()]);
  expect(rows).toEqual([{ ...offer(), deleted: false, seq: 11 }]);
  expect(answered).toEqual(rows);
  expect(bad).toEqual([]);
  expect(after).toMatchObject({ seq: 11, top: at(900) });
});

test("SYNC-02 a later edit on the server beats an offer, whoever comes first", () => {
  const { rows, answered } = take([offer()], [stored({ fields: { title: "press" }, stamp: at(950) })]);
  expect(rows).toEqual([]);
  expect(answered).toMatchObject([{ fields: { title: "press" }, seq: 4 }]);
});

test("SYNC-02 an offered delete removes only older records", () => {
  const deleted = offer({
    fields: { title: "squat", $del: true },
    stamp: at(100),
    fieldStamps: { $del: at(700) },
  });
  expect(take([deleted], [stored()]).rows).toMatchObject([{ deleted: true }]);
  expect(take([deleted], [stored({ stamp: at(800) })]).rows).toMatchObject([{ deleted: false }]);
});

test("SYNC-02 what a device wrote before the restore stays before what it writes now", () => {
  expect(take([offer({ stamp: at(800, uuid(99)) })]).head.replica.last).toBe(at(800, uuid(99)));
  expect(take([offer({ stamp: at(800, "other") })]).head.replica.last).toBe(at(400, uuid(99)));
});

test.each([
  ["another scope", offer({ scope: "ben" }), "owner"],
  ["what the server alone writes", offer({ scope: "house", kind: "card", fields: { name: "x" } }), "owner"],
  ["a record that does not fit its schema", offer({ fields: { title: 5 } }), "invalid"],
  ["a stamp that is none", offer({ stamp: "tomorrow" }), "invalid"],
])("SYNC-02 an offer is refused for %s", (_, bad, code) => {
  const taken = take([bad, offer({ id: uuid(2) })]);
  expect(taken.bad).toMatchObject([{ id: uuid(1), code }]);
  expect(taken.rows).toMatchObject([{ id: uuid(2) }]);
});

test.each([
  ["a kind of a newer app", offer({ kind: "dream" })],
  ["a field of a newer app", offer({ fields: { title: "a", mood: 1 } })],
  ["a stamp after the server's clock, which may be wrong", offer({ stamp: at(now + 1) })],
])("SYNC-02 an offer waits on the device for %s", (_, early) => {
  expect(take([early])).toMatchObject({ rows: [], answered: [], bad: [], head });
});

test("SYNC-02 states of a record join to the same row in every order", () => {
  const field = fc.record({ value: fc.nat(3), time: fc.integer({ min: 1, max: 6 }) });
  const state = fc.dictionary(fc.constantFrom("a", "b", "sets.1", "$del"), field, {
    minKeys: 1,
    noNullPrototype: true,
  });
  const rowOf = (fields: Record<string, { value: number; time: number }>): Offer => {
    const names = Object.keys(fields);
    return offer({
      fields: Object.fromEntries(
        names.map((name) => [name, name === "$del" ? true : (fields[name]?.value ?? 0)]),
      ),
      stamp: at(0),
      fieldStamps: Object.fromEntries(names.map((name) => [name, at(fields[name]?.time ?? 1)])),
    });
  };
  const joined = (states: readonly Offer[]) =>
    states.reduce<Row | undefined>((row, one) => joinRows(row, one).row, undefined);
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 4 }), (states) => {
      const rows = states.map(rowOf);
      const once = joined(rows);
      expect(joined(rows.toReversed())).toEqual(once);
      expect(joined([...rows, ...rows])).toEqual(once);
    }),
  );
});

test("SYNC-02 sync.A12 a restored server takes a delete without fields", () => {
  const emptied = offer({ fields: { $del: true } });
  expect(take([emptied]).rows).toEqual([{ ...emptied, deleted: true, seq: 11 }]);
  expect(take([emptied], [stored()])).toMatchObject({
    bad: [],
    rows: [{ fields: { title: "squat", $del: true }, deleted: true }],
  });
  expect(take([offer({ fields: { $del: false } })]).bad).toMatchObject([{ code: "invalid" }]);
});
