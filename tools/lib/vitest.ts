/** Runs test projects and counts what passed. A skipped test counts as failed: it proves nothing. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { join, relative } from "node:path";
import { bin, root } from "./paths.ts";
import { withScratchFolder } from "./scratch-folder.ts";
import type { Ended, StepResult } from "./steps.ts";

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
const leftOutOf = ({ testResults }: Report, say: Say): number =>
  optionalPrograms
    .filter(({ program }) => spawnSync(program, ["--version"]).status !== 0)
    .reduce((sum, { program, file }) => {
      const skipped = testResults
        .filter(({ name }) => relative(root, name) === file)
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === "skipped" || status === "pending").length;
      if (skipped > 0) say(`${skipped} left out: '${program}' is not installed here.`);
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

/** Takes a line that people read. */
type Say = (line: string) => void;
type Project = "unit" | "flow" | "browser";

/** Starts the runner, and resolves with its exit code. */
type Start = (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<number | null>;

const runProject = async (project: Project, start: Start, say: Say): Promise<StepResult> => {
  const name = `${project} tests`;
  say(`\n— ${name}`);
  const folder = join(root, ".cache");
  const output = join(folder, `vitest-${project}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(output, { force: true });
  const args = [
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${output}`,
  ];
  const status = await withScratchFolder((env) => start(args, env));
  if (!existsSync(output)) return { name, passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(output, "utf8")) as Report;
  const skipped = report.numPendingTests + report.numTodoTests - leftOutOf(report, say);
  if (skipped > 0) say(`${skipped} skipped: each counts as failed.`);
  const failed = report.numFailedTests + skipped;
  // A file that cannot be loaded fails without a failed test in it.
  const hidden = failed === 0 && status !== 0 ? Math.max(1, report.numFailedTestSuites) : 0;
  say(`Slowest files: ${slowestFiles(report)}`);
  say(`${report.numPassedTests} passed, ${failed + hidden} failed in ${name}`);
  return { name, passed: report.numPassedTests, failed: failed + hidden };
};

/** Shows the tests of a project as they run. */
export const runTests = (project: Project): Promise<StepResult> =>
  runProject(
    project,
    async (args, env) => {
      const child = spawn(bin("vitest"), args, { cwd: root, stdio: "inherit", env });
      const [code] = await once(child, "exit");
      return code;
    },
    (line) => console.log(line),
  );

/** Steps of priority behind the tests beside it: a third of their share where both have work, and no test comes near its limit. */
const behind = 5;

/** Runs the tests of a project beside others, one file at a time, on what these leave of the processors. Nothing is printed. */
export const runTestsBeside = async (project: Project): Promise<Ended> => {
  const printed: string[] = [];
  const result = await runProject(
    project,
    async (args, env) => {
      const child = spawn(bin("vitest"), [...args, "--maxWorkers=1"], {
        cwd: root,
        stdio: ["ignore", "pipe", "pipe"],
        env,
      });
      if (child.pid !== undefined)
        setPriority(child.pid, Math.min(getPriority() + behind, constants.priority.PRIORITY_LOW));
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (part: string) => printed.push(part));
      const [code] = await once(child, "close");
      return code;
    },
    (line) => printed.push(`${line}\n`),
  );
  return { ...result, report: printed.join("").trimEnd() };
};
