/**
 * Public functions of the pure packages say what they are for (CONTRIBUTING.md), the coach's simulator and what its tests share
 * too. What only tests of the other packages use may do without.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

/** An exported function, as a declaration or a constant; its type and its name stand on the line on which it begins. */
const exportedFunction =
  /^export (?:async )?(?:function\*? (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?(?:<.*>)?(?:\(|\w+ =>))/;

/** @returns names of exported functions that have no doc comment right above them */
const undocumented = (text: string): readonly string[] => {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const found = exportedFunction.exec(line);
    if (found === null || lines[index - 1]?.trimEnd().endsWith("*/") === true) return [];
    return [found[1] ?? found[2] ?? ""];
  });
};

test("a function without a doc comment is found, however it is written", () => {
  expect(undocumented("export const one = (a: number) => a;")).toEqual(["one"]);
  expect(undocumented("export const one: Rule = (a) => a;")).toEqual(["one"]);
  expect(undocumented("export const one = <T>(a: T): T => a;")).toEqual(["one"]);
  expect(undocumented("export async function one() {}")).toEqual(["one"]);
  expect(undocumented("/** Said. */\nexport const one = (a: number) => a;")).toEqual([]);
  expect(undocumented("export const bound = 3;")).toEqual([]);
});

test("every exported function of the pure packages says what it is for", () => {
  const files = globSync("packages/{domain,coach,coach-lab,sync,contract}/src/**/*.ts", { cwd: root }).filter(
    (path) =>
      !/\.test\.ts$/.test(path) && (/[/\\]coach(-lab)?[/\\]/.test(path) || !/[/\\]testing[/\\]/.test(path)),
  );
  expect(files.length).toBeGreaterThan(200);
  const missing = files.flatMap((path) =>
    undocumented(readFileSync(join(root, path), "utf8")).map((name) => `${path} ${name}`),
  );
  expect(missing).toEqual([]);
});
