/** The texts of the repository that people write: code, styles, documents, settings. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.ts";

const folders = "{.github,bench,docs,e2e,examples,faults,packages,tools}";

export type TrackedText = {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
};

export const trackedTexts = (): readonly TrackedText[] =>
  globSync(["*.{md,ts,json,yaml}", `${folders}/**/*.{ts,tsx,mjs,js,css,html,md,sql,yml,yaml}`], {
    cwd: root,
    exclude: (name) => name === "node_modules" || name === "dist" || name === "package-lock.json",
  }).map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));
