import { expect, test } from "vitest";
import { countLines, entryCount } from "./import.text.ts";

test("SYNC-07 the button counts what the list above it counts: a plan is one entry", () => {
  const kinds = ["plan", "planPointer", ...Array.from({ length: 7 }, () => "planDay"), "session"];
  const fresh = (kind: string) => kinds.filter((one) => one === kind).length;
  const counts = Object.fromEntries(
    [...new Set(kinds)].map((kind) => [kind, { fresh: fresh(kind), same: 0, kept: 0 }]),
  );
  const listed = countLines(counts).reduce((sum, { value }) => sum + Number.parseInt(value, 10), 0);
  expect(entryCount(kinds.map((kind) => ({ kind })))).toBe(listed);
});
