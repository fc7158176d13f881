/** Runs the steps of a command, says how each ended, and keeps going to report every failure. */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { root } from "./paths.ts";

export type StepResult = { readonly name: string; readonly passed: number; readonly failed: number };

export type StepOptions = { readonly isIdle?: boolean };

/** A step that has ended, and all that it has to say. */
type Ended = StepResult & { readonly report: string };

/**
 * One external command, started at once: passed when it exits with 0. Nothing of it is printed.
 * @param options.isIdle takes only the processor time that everything else leaves
 */
export const commandStep = (
  name: string,
  command: string,
  args: readonly string[],
  { isIdle = false }: StepOptions = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const started = process.hrtime.bigint();
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    if (isIdle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => printed.push(part));
    const end = (passed: boolean) => {
      const seconds = Number((process.hrtime.bigint() - started) / 100_000_000n) / 10;
      const report = `\n— ${name}\n${printed.join("")}${passed ? "ok" : "FAILED"}  ${name} (${seconds} s)`;
      resolve({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, report });
    };
    // A command that is not there never starts.
    child.once("error", ({ message }) => {
      printed.push(`${message}\n`);
      end(false);
    });
    child.once("close", (status) => end(status === 0));
  });

/** Waits for steps that run beside each other, and prints each as a whole, in this order. */
export const sideBySide = async (steps: readonly Promise<Ended>[]): Promise<StepResult[]> => {
  const results: StepResult[] = [];
  for (const step of steps) {
    const { report, ...result } = await step;
    console.log(report);
    results.push(result);
  }
  return results;
};

/** Prints the closing line that people and machines read, and sets the exit code. */
export const closeWith = (results: readonly StepResult[]): void => {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  for (const result of results.filter((candidate) => candidate.failed > 0))
    console.log(`FAILED  ${result.name}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};
