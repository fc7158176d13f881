/** Follows every recipe in a copy of the sources, as a newcomer would, and checks that it led somewhere. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { bin, root } from "./lib/paths.ts";
import { insertBefore, stepsOf } from "./lib/recipe.ts";
import { copyOfTheSources } from "./lib/source-copy.ts";

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

const follow = (recipe: string): string => {
  const copy = copyOfTheSources();
  copies.push(copy);
  const steps = stepsOf(readFileSync(join(root, "docs/recipes", recipe), "utf8"));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    const path = join(copy, step.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      step.type === "file" ? step.code : insertBefore(readFileSync(path, "utf8"), step.before, step.code),
    );
  }
  return copy;
};

const run = (copy: string, command: string, args: readonly string[]) => {
  const result = spawnSync(command, args, { cwd: copy, encoding: "utf8" });
  return { status: result.status, output: `${result.stdout}${result.stderr}` };
};

const evaluate = (copy: string, code: string) => {
  writeFileSync(join(copy, "packages/domain/src/recipe-probe.ts"), code);
  return run(copy, process.execPath, [join(copy, "packages/domain/src/recipe-probe.ts")]);
};

test("the recipe 'add a measurement' gives a measurement that a reading accepts", { timeout: 60_000 }, () => {
  const copy = follow("add-a-measurement.md");
  expect(run(copy, bin("tsc"), ["-b", "packages/domain"])).toEqual({ status: 0, output: "" });
  const probe = evaluate(
    copy,
    `import { readingSchema } from "./body/reading.ts";
     const reading = { metric: "neck", value: 15.5, date: "2026-11-20", at: "2026-11-20T06:00:00Z", source: "progress" };
     console.log(readingSchema.safeParse(reading).success);`,
  );
  expect(probe.output.trim()).toBe("true");
});

test("the recipe 'add a record kind' gives a kind that the table knows", { timeout: 60_000 }, () => {
  const copy = follow("add-a-record-kind.md");
  expect(run(copy, bin("tsc"), ["-b", "packages/domain"])).toEqual({ status: 0, output: "" });
  const probe = evaluate(
    copy,
    `import { isRecordKind, recordKinds } from "./records.ts";
     import { sleepNightId } from "./record-ids.ts";
     const same = sleepNightId("p", "2026-11-20") === sleepNightId("p", "2026-11-20");
     console.log(isRecordKind("sleepNight") && recordKinds.sleepNight.day === "date" && same);`,
  );
  expect(probe.output.trim()).toBe("true");
});

test("the recipe 'add a screen' gives a screen of its own chunk", { timeout: 120_000 }, () => {
  const copy = follow("add-a-screen.md");
  const built = run(join(copy, "packages/web"), bin("vite"), ["build", "--logLevel", "error"]);
  expect(built.status, built.output).toBe(0);
  const chunks = readdirSync(join(copy, "packages/web/dist/assets"));
  expect(chunks.some((name) => name.startsWith("breathing"))).toBe(true);
});
