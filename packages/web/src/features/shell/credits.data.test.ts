import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appVersion, codeCredits } from "./credits.data.ts";

type Manifest = {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};
const root = new URL("../../../../../", import.meta.url);
const manifest = (path: string): Manifest => JSON.parse(readFileSync(new URL(path, root), "utf8"));

test("everything that ships is credited under its own licence", () => {
  const shipped = ["web", "server", "domain", "coach", "sync", "contract"].flatMap((name) =>
    Object.keys(manifest(`packages/${name}/package.json`).dependencies ?? {}),
  );
  const others = new Set(shipped.filter((name) => !name.startsWith("@muster/")));
  expect(new Set(codeCredits.flatMap(({ packages }) => packages))).toEqual(others);
  for (const { packages, licence } of codeCredits)
    for (const name of packages)
      expect(licence, name).toContain(manifest(`node_modules/${name}/package.json`).license);
});

test("the version on the page is the app's", () => {
  expect(appVersion).toBe(manifest("packages/web/package.json").version);
});
