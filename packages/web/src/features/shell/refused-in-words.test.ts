import { badCodes } from "@muster/sync/protocol";
import { expect, test } from "vitest";
import type { RefusedChange } from "../../data/sync/sync-store.ts";
import { refusedInWords } from "./refused-in-words.ts";

const refused = (change: Partial<RefusedChange>): RefusedChange => ({
  op: "0199",
  number: 1,
  scope: "anna",
  kind: "nutritionEntry",
  id: "0198",
  fields: { mealName: "Porridge", logDate: "2030-01-01" },
  at: 0,
  clockOffsetMs: 0,
  seen: "",
  schema: 1,
  code: "date",
  ...change,
});

test("SYNC-05 a refused change is named with its reason and remedy", () => {
  expect(refusedInWords(refused({}))).toEqual({
    op: "0199",
    what: "A meal",
    detail: "Porridge, 2030-01-01",
    why: "Its date lies more than 14 days ahead or more than 120 years back.",
    dateField: "logDate",
  });
  expect(
    refusedInWords(refused({ kind: "reading", fields: { metric: "bodyFat", date: "2030-01-01" } })).detail,
  ).toBe("Body fat, 2030-01-01");
});

test("SYNC-05 a date can be fixed only where the id does not depend on it", () => {
  expect(
    refusedInWords(refused({ kind: "checkIn", fields: { date: "2030-01-01" } })).dateField,
  ).toBeUndefined();
  // An edit that does not carry the date cannot be fixed by one.
  expect(refusedInWords(refused({ fields: { calories: 300 } })).dateField).toBeUndefined();
  expect(refusedInWords(refused({ code: "invalid" })).dateField).toBeUndefined();
});

test("SYNC-05 every refusal has words, and unknown kinds are listed", () => {
  for (const code of badCodes) expect(refusedInWords(refused({ code })).why).toMatch(/^[A-Z].*\.$/);
  expect(refusedInWords(refused({ kind: "ofTomorrow" })).what).toBe("A change");
});
