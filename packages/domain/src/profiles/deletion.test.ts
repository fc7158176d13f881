import { expect, test } from "vitest";
import { daysUntilErased, deletionGrace } from "./deletion.ts";

const requestedAt = Date.parse("2026-11-20T18:30:00Z");
const eraseAt = new Date(requestedAt + deletionGrace).toISOString();
const left = (text: string) => daysUntilErased(eraseAt, new Date(text));

test("SET-07 the days left of fourteen are counted to the last minute", () => {
  expect(left("2026-11-20T18:30:00Z")).toBe(14);
  expect(left("2026-11-20T18:31:00Z")).toBe(14);
  expect(left("2026-11-21T18:30:00Z")).toBe(13);
  expect(left("2026-12-04T18:29:00Z")).toBe(1);
  expect(left("2026-12-04T18:30:00Z")).toBe(0);
  // The server was off when it was due.
  expect(left("2026-12-09T00:00:00Z")).toBe(0);
});
