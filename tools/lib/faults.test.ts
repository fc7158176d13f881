import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countsOf, faultSuites } from "../../faults/tiers.ts";
import { root } from "./paths.ts";

test.each(Object.entries(faultSuites))(
  "SYNC-02 the harness of %s is there under its title and asks for its count",
  (name, suite) => {
    const text = readFileSync(join(root, suite.file), "utf8");
    const titles = [...text.matchAll(/^test\((?:`|")([^`"]*)/gm)].map(([, title]) => title ?? "");
    expect(titles.filter((title) => title.includes(suite.title))).not.toEqual([]);
    expect(text).toContain(`inject("faults").${name}`);
  },
);

test("SYNC-02 a release tries every fault more often than a change does, a night more often still", () => {
  const [quick, release, long] = [countsOf("quick"), countsOf("release"), countsOf("long")];
  // The three have the table's keys.
  for (const name of Object.keys(faultSuites) as (keyof typeof faultSuites)[]) {
    expect(release[name]).toBeGreaterThan(quick[name]);
    expect(long[name]).toBeGreaterThan(release[name]);
  }
});
