/**
 * Which requirements are proved: every id of docs/requirements.md against the titles of the tests.
 * A test proves the ids that its title starts with: `test("EXC-02 …")`, `test("WORK-06, SYNC-01 …")`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";
import type { StepResult } from "./steps.ts";

const idPattern = "[A-Z]{2,5}-\\d{2}";

/** The ids of the requirements list, in its order: table rows that begin with `| ID |`. */
export const idsInList = (markdown: string): readonly string[] =>
  [...markdown.matchAll(new RegExp(`^\\|\\s*(${idPattern})\\s*\\|`, "gm"))].flatMap(
    (match) => match[1] ?? [],
  );

/** The ids that titles in a test's source start with. */
export const idsInTests = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      new RegExp(
        `\\b(?:test|it)(?:\\.each\\([\\s\\S]*?\\))?\\(\\s*["'\`](${idPattern}(?:[,/ ]+${idPattern})*)\\b`,
        "g",
      ),
    ),
  ].flatMap((match) => match[1]?.match(new RegExp(idPattern, "g")) ?? []);

export const readRequirements = (): {
  readonly ids: readonly string[];
  readonly unproved: readonly string[];
} => {
  const ids = idsInList(readFileSync(join(root, "docs/requirements.md"), "utf8"));
  const proved = new Set(testFiles(root).flatMap((file) => idsInTests(readFileSync(file, "utf8"))));
  return { ids, unproved: ids.filter((id) => !proved.has(id)) };
};

/** In `npm test` the step fails only when more ids are unproved than the list says it still allows. */
export const requirementsStep = (): StepResult => {
  const { ids, unproved } = readRequirements();
  const allowed = Number(
    /Unproved at most: (\d+)/.exec(readFileSync(join(root, "docs/requirements.md"), "utf8"))?.[1] ?? 0,
  );
  console.log(
    `\n— requirements: ${ids.length - unproved.length} of ${ids.length} proved (at most ${allowed} may be open)`,
  );
  const failed = ids.length === 0 || unproved.length > allowed;
  return { name: "requirements", passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
};

const testFiles = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (
          entry.name.startsWith(".") ||
          ["node_modules", "dist", "docs", "shots", "data"].includes(entry.name)
        )
          return [];
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return testFiles(path);
        return /\.(test|contract)\.tsx?$/.test(entry.name) ? [path] : [];
      });
