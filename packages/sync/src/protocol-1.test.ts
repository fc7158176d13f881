import { expect, test } from "vitest";
import { pushRequestSchema } from "./protocol.ts";
import { pushInWords, replyInLetters } from "./protocol-1.ts";

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** As an app of version 1 sends it. */
const sent = {
  v: 1,
  schema: 2,
  replica: uuid(1),
  confirmed: 3,
  served: { seq: 5, generation: "g" },
  offers: [{ p: "anna", kind: "log", id: uuid(2), f: { p: 1, s: "x" }, s: "stamp", x: { p: "later" } }],
  ops: [
    {
      ...{ op: uuid(3), g: uuid(4), n: 4, p: "anna", kind: "log", id: uuid(2), new: true },
      ...{ f: { n: 7, "sets.a": { off: 1 } }, at: 1_000, off: -5, seen: "", schema: 2 },
    },
  ],
};

test("SYNC-02 a push of version 1 is read, and only its own names are changed", () => {
  expect(pushRequestSchema.parse(pushInWords(sent))).toEqual({
    protocol: 1,
    schema: 2,
    replica: uuid(1),
    confirmed: 3,
    served: { seq: 5, generation: "g" },
    offers: [
      {
        ...{ scope: "anna", kind: "log", id: uuid(2), fields: { p: 1, s: "x" } },
        ...{ stamp: "stamp", fieldStamps: { p: "later" } },
      },
    ],
    ops: [
      {
        ...{ op: uuid(3), group: uuid(4), number: 4, scope: "anna", kind: "log", id: uuid(2), new: true },
        ...{ fields: { n: 7, "sets.a": { off: 1 } }, at: 1_000, clockOffsetMs: -5, seen: "", schema: 2 },
      },
    ],
  });
});

test("SYNC-02 an answer to version 1 has its letters", () => {
  const row = { kind: "log", id: uuid(2), deleted: false, seq: 6 };
  const refused = { kind: "log", id: uuid(5), code: "owner" as const };
  const push = { done: [uuid(3)], bad: [], later: [], now: 9 };
  expect(
    replyInLetters({
      ...push,
      protocol: 2,
      badOffers: [{ ...refused, scope: "ben" }],
      rows: [{ ...row, scope: "anna", fields: { scope: "x" }, stamp: "a", fieldStamps: { scope: "b" } }],
    }),
  ).toEqual({
    ...push,
    v: 1,
    badOffers: [{ ...refused, p: "ben" }],
    rows: [{ ...row, p: "anna", f: { scope: "x" }, s: "a", x: { scope: "b" } }],
  });
  const page = { cursor: 6, more: false, now: 9, epoch: "e", generation: "g" };
  expect(replyInLetters({ ...page, protocol: 2, rows: [] })).toEqual({ ...page, v: 1, rows: [] });
});

test.each([
  ["no object", [1]],
  ["words that claim to be version 1 in letters", { v: 1, ops: [{ scope: "anna" }] }],
  ["a version that is not there yet", { ...sent, v: 3 }],
  ["letters in a body of version 2", { ...pushBody(2), ops: sent.ops }],
  ["a list that is none", { ...sent, ops: "all" }],
])("SYNC-02 a push is refused that is %s", (_what, body) => {
  expect(pushRequestSchema.safeParse(pushInWords(body)).success).toBe(false);
});

function pushBody(protocol: number) {
  return { protocol, schema: 2, replica: uuid(1), confirmed: 0, ops: [] };
}
