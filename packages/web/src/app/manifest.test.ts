/** INST-02: what the manifest names is there, as large as it says, and leads to built pages. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routeOf } from "./routes.tsx";

type Picture = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
};
type Manifest = {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string; readonly label: string })[];
  readonly shortcuts: readonly { readonly url: string; readonly name: string }[];
};
const inPublic = (path: string): Buffer => readFileSync(new URL(`../../public${path}`, import.meta.url));
const manifest: Manifest = JSON.parse(inPublic("/manifest.webmanifest").toString());

test("INST-02 icons and screenshots have their stated sizes", () => {
  expect(manifest).toMatchObject({ name: "Muster", start_url: "/", display: "standalone" });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining([undefined, "maskable", "monochrome"]),
  );
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(["narrow", "wide"]),
  );
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const file = inPublic(src);
    if (type === "image/png") expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
    else expect(file.toString(), src).toMatch(/^<svg /);
  }
  for (const { label } of manifest.screenshots) expect(label.length).toBeGreaterThan(10);
});

test("INST-02 every shortcut leads to a page that is built", () => {
  expect(manifest.shortcuts.length).toBeGreaterThan(1);
  for (const { url } of manifest.shortcuts) {
    const route = routeOf(url);
    expect(route.path).toBe(url);
  }
});
