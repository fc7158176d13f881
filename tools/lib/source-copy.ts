/** A copy of the packages with its own `@muster/*` links, so that imports meet the copy: a place to try changes in. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./paths.ts";

export const copyOfTheSources = (): string => {
  const copy = mkdtempSync(join(tmpdir(), "muster-copy-"));
  for (const file of ["package.json", "tsconfig.base.json", ".dependency-cruiser.cjs"])
    cpSync(join(root, file), join(copy, file));
  cpSync(join(root, "packages"), join(copy, "packages"), {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules|test)$|\.test\.tsx?$/.test(source),
  });
  mkdirSync(join(copy, "node_modules/@muster"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@muster" && !name.startsWith("."))
      symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of readdirSync(join(copy, "packages"))) {
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@muster", name));
  }
  return copy;
};
