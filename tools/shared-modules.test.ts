/**
 * Modules that several test files share register nothing when they are imported. The files of a worker share their modules
 * (`isolate: false`), so such a hook would run for the first file alone: the next one talks to a double that is closed.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

/** Vitest runs a setup file again for each test file. */
const setupFiles: readonly string[] = ["e2e/show-failed.ts"];

const hookAtImport = /^(?:test\.)?(?:before|after)(?:Each|All)\(/m;

test("a hook at the top of a module is found, one inside a function is none", () => {
  expect(hookAtImport.test("let a;\nbeforeEach(() => {\n  a = 1;\n});")).toBe(true);
  expect(hookAtImport.test("export const fresh = () => {\n  beforeEach(() => {});\n};")).toBe(false);
});

test("no module that test files share registers a hook by being imported", () => {
  const modules = globSync("{packages,e2e,faults,bench,tools}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(String(path)),
  }).filter((path) => !/\.test\.tsx?$/.test(path) && !setupFiles.includes(path));
  expect(modules.length).toBeGreaterThan(1_000);
  expect(modules.filter((path) => hookAtImport.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});
