/** Builds the web app when its sources changed since the last build; a second start pays nothing. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { bin, root, webDist, webFolder } from "./paths.ts";

const sourceFolders = [
  "packages/web",
  "packages/domain/src",
  "packages/coach/src",
  "packages/sync/src",
  "packages/contract/src",
];

/** @returns false when the build failed; what it printed says why */
export const buildWeb = (options: { readonly force?: boolean } = {}): boolean => {
  const stamp = join(webDist, ".built-from");
  const fingerprint = fingerprintOf(sourceFolders);
  if (options.force !== true && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return true;
  console.log("Building the app…");
  const result = spawnSync(bin("vite"), ["build", "--logLevel", "warn"], {
    cwd: webFolder,
    encoding: "utf8",
  });
  // The bundler colours its warnings in a pipe too, whatever NO_COLOR says.
  process.stderr.write(stripVTControlCharacters(result.stdout + result.stderr));
  if (result.status !== 0) return false;
  writeFileSync(stamp, fingerprint);
  return true;
};

const fingerprintOf = (folders: readonly string[]): string => {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const folder of folders) {
    for (const file of filesBelow(join(root, folder))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => !["dist", "node_modules", "test"].includes(entry.name) && !entry.name.includes(".test."),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
