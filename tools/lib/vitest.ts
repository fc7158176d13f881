/** Runs test projects and counts what passed. A skipped test counts as failed: it proves nothing. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { bin, root } from "./paths.ts";
import { withScratchFolder } from "./scratch-folder.ts";
import type { StepResult } from "./steps.ts";

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
  /** One of each file; ms since 1970. */
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** Programs of the outside that a machine may lack, and the tests that need them. */
const optionalPrograms = [
  { program: "pgbouncer", file: "packages/server/src/database/postgres/pooler.test.ts" },
] as const;

/** Tests that were skipped because their program is not installed: told, and counted as neither. */
const leftOutOf = ({ testResults }: Report): number =>
  optionalPrograms
    .filter(({ program }) => spawnSync(program, ["--version"]).status !== 0)
    .reduce((sum, { program, file }) => {
      const skipped = testResults
        .filter(({ name }) => relative(root, name) === file)
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === "skipped" || status === "pending").length;
      if (skipped > 0) console.log(`${skipped} left out: '${program}' is not installed here.`);
      return sum + skipped;
    }, 0);

/** Files that are named with their seconds after a run: where time is won first. */
const slowestShown = 8;

const slowestFiles = ({ testResults }: Report): string =>
  testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.round((endTime - startTime) / 1_000),
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(({ file, seconds }) => `${file} ${seconds} s`)
    .join(", ");

/** Shows the tests of a project as they run. */
export const runTests = async (project: "unit" | "flow" | "browser"): Promise<StepResult> => {
  const name = `${project} tests`;
  console.log(`\n— ${name}`);
  const folder = join(root, ".cache");
  const output = join(folder, `vitest-${project}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(output, { force: true });
  const status = await withScratchFolder(async (env) => {
    const child = spawn(
      bin("vitest"),
      ["run", "--project", project, "--reporter=dot", "--reporter=json", `--outputFile.json=${output}`],
      { cwd: root, stdio: "inherit", env },
    );
    const [code] = await once(child, "exit");
    return code;
  });
  if (!existsSync(output)) return { name, passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(output, "utf8")) as Report;
  const skipped = report.numPendingTests + report.numTodoTests - leftOutOf(report);
  if (skipped > 0) console.log(`${skipped} skipped: each counts as failed.`);
  const failed = report.numFailedTests + skipped;
  // A file that cannot be loaded fails without a failed test in it.
  const hidden = failed === 0 && status !== 0 ? Math.max(1, report.numFailedTestSuites) : 0;
  console.log(`Slowest files: ${slowestFiles(report)}`);
  console.log(`${report.numPassedTests} passed, ${failed + hidden} failed in ${name}`);
  return { name, passed: report.numPassedTests, failed: failed + hidden };
};
