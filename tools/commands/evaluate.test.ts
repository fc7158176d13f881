/** The evaluation command as people call it: one object on stdout, everything else on stderr, honest exit codes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "muster-evaluate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const evaluate = (...options: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL("evaluate.ts", import.meta.url)), ...options], {
    encoding: "utf8",
  });

const fileWith = (content: unknown): string => {
  const path = join(folder, "people.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test("a people file gives one JSON object and names unknown words", () => {
  const people = fileWith({
    version: 1,
    people: [
      {
        id: "guest",
        profile: { age: 40, fitness_level: "beginner", days_per_week: 3, equipment: "dumbbells" },
        events: [{ week: 1, type: "volcano" }],
        checks: [{ constraint: "no-training", when: "always" }],
      },
      { id: "nobody", profile: { age: "old" } },
    ],
  });
  const run = evaluate("--people", people, "--weeks", "2", "--seeds", "1", "--json");
  expect(run.status).toBe(0);
  const report = JSON.parse(run.stdout);
  expect(report.metrics.length).toBeGreaterThan(20);
  for (const metric of report.metrics)
    expect(Object.keys(metric)).toEqual(expect.arrayContaining(["name", "value", "goal", "met"]));
  expect(report.rows.map(({ id }: { id: string }) => id)).toEqual(["guest"]);
  expect(report.rows[0].brokenChecks.length).toBeGreaterThan(0);
  expect(report.versions).toMatchObject({ catalogue: expect.any(String), rules: expect.any(String) });
  expect(Object.keys(report.baselines)).toEqual(expect.arrayContaining(["static", "random", "plus5"]));
  expect(report.unknown).toEqual([{ person: "guest", what: "event", name: "volcano" }]);
  expect(report.refused).toEqual([{ person: "nobody", reason: expect.stringMatching(/^age/) }]);
  expect(run.stderr).toMatch(/volcano/);
});

test.each([
  [["--people", join(folder, "missing.json")], /could not be read/],
  [["--coach", "guru"], /--coach is one of/],
  [["--weeks", "0"], /--weeks is a whole number/],
  [["--colour"], /colour/],
])("%j fails with a sentence", (options, sentence) => {
  const run = evaluate(...options);
  expect(run.status).toBe(1);
  expect(run.stdout).toBe("");
  expect(run.stderr).toMatch(sentence);
});
