import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mutants } from "@muster/sync/testing/mutants";
import { expect, test } from "vitest";
import { countsOf, faultSuites } from "../../faults/tiers.ts";
import { root } from "./paths.ts";

test.each(Object.entries(faultSuites))(
  "SYNC-02 the harness of %s is there, asks for its count and has a control",
  (name, suite) => {
    const text = readFileSync(join(root, suite.file), "utf8");
    const titles = [...text.matchAll(/^test\((?:`|")([^`"]*)/gm)].map(([, title]) => title ?? "");
    expect(titles.filter((title) => title.includes(suite.title))).not.toEqual([]);
    expect(text).toContain(`inject("faults").${name}`);
    const controls = [...text.matchAll(/^test(?:\.each\(\w+\))?\((?:`|")([^`"]*control[^`"]*)/gm)];
    expect(controls.filter(([, title]) => title?.includes(suite.control) === true)).not.toEqual([]);
  },
);

test("SYNC-02 a release runs more faults than a change, a night more still", () => {
  const [quick, release, long] = [countsOf("quick"), countsOf("release"), countsOf("long")];
  // The three have the table's keys.
  for (const name of Object.keys(faultSuites) as (keyof typeof faultSuites)[]) {
    expect(release[name]).toBeGreaterThan(quick[name]);
    expect(long[name]).toBeGreaterThan(release[name]);
  }
});

test("SYNC-02 the broken variants of the model are as many as docs/reliability.md says", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(8);
  expect(new Set(mutants.map(({ what }) => what)).size).toBe(mutants.length);
  const text = readFileSync(join(root, "docs/reliability.md"), "utf8").replace(/\s+/g, " ");
  expect(text).toContain(`${mutants.length} broken variants of the rules`);
});
