/** Runs one step of a command after the other, says how each ended, and keeps going to report every failure. */
import { spawnSync } from "node:child_process";
import { root } from "./paths.ts";

export type StepResult = { readonly name: string; readonly passed: number; readonly failed: number };

/** A step that is one external command: passed when it exits with 0. */
export const commandStep = (name: string, command: string, args: readonly string[]): StepResult => {
  const started = process.hrtime.bigint();
  console.log(`\n— ${name}`);
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  const seconds = Number((process.hrtime.bigint() - started) / 100_000_000n) / 10;
  const passed = result.status === 0;
  console.log(`${passed ? "ok" : "FAILED"}  ${name} (${seconds} s)`);
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
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
