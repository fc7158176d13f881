/** Reasons of a plan are for people's eyes, and its words are made to be read: code asks its fields (decision 0005). */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

/** Looks for one reason, or for words in a label of a day. */
const readsBack = /facts\??\)?\.(?:find|some)\(|\/i?\w*\.test\((?:\w+\.)?(?:location|intensity)\)/;
/** The readers of older plans, and the change of a weight, which is told by the rule that its own reason names. */
const allowed = [
  "packages/coach/src/explain/week/plan-changes.ts",
  "packages/domain/src/planning/cardio-fields.ts",
  "packages/domain/src/planning/day-place.ts",
  "packages/domain/src/planning/plan-fields.ts",
];

test("only the reader of older plans reads reasons and labels of a plan back", () => {
  const files = globSync("packages/{coach,contract,domain,server,sync,web}/src/**/*.{ts,tsx}", { cwd: root });
  const found = files.filter(
    (path) =>
      !/\.test\.tsx?$|\/testing\//.test(path) && readsBack.test(readFileSync(join(root, path), "utf8")),
  );
  expect(found.toSorted()).toEqual(allowed);
});
