/** The bill of materials that a release carries: the documented command runs, without a network, and leaves nothing out. */
import { execSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { root } from "./lib/paths.ts";

const billSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      // Our own packages are not fetched from anywhere.
      hashes: z._default(z.array(z.object({ alg: z.string(), content: z.string() })), []),
    }),
  ),
});

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.optional(z.boolean()) })),
});

test("PASS-04 the release step lists every shipped dependency with its hash", () => {
  const steps = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const [, command = ""] = /`(npm sbom [^`>]+?)(?: > [\w.-]+)?`/.exec(steps) ?? [];
  const told = execSync(command, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const { components } = billSchema.parse(JSON.parse(told));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const shipped = globSync("packages/*/package.json", { cwd: root }).flatMap((path) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, path), "utf8"));
    return Object.entries<string>(dependencies).filter(([name]) => !name.startsWith("@muster/"));
  });
  expect(shipped.length).toBeGreaterThan(10);
  expect(shipped.map(([name, version]) => `${name}@${version}`).filter((one) => !listed.has(one))).toEqual(
    [],
  );
  const ours = new Set(globSync("packages/*", { cwd: root }).map((path) => path.slice("packages/".length)));
  const unchecked = components.filter(({ name, hashes }) => hashes.length === 0 && !ours.has(name));
  expect(unchecked).toEqual([]);
  // What is only needed to build and to test does not ship.
  expect(components.filter(({ name }) => ["vitest", "typescript", "playwright-core"].includes(name))).toEqual(
    [],
  );
});

test("PASS-04 no dependency runs a script of its own when it is installed", () => {
  const settings = readFileSync(join(root, ".npmrc"), "utf8").split("\n");
  expect(settings).toContain("ignore-scripts=true");
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const wanting = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
  // It would look for its binary, which comes as a package of its own.
  expect(wanting.map(([path]) => path)).toEqual(["node_modules/@swc/core"]);
});
