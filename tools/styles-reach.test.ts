/**
 * A class is styled wherever it is drawn: the sheet that defines it comes with the screen, not only with another one that may
 * have been open before. Followed through the imports of each screen, also those that come later.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

const web = join(root, "packages/web/src");
const read = (file: string): string => readFileSync(file, "utf8");

/** Files of the app that a file imports, at once or later. */
const importsOf = (file: string): readonly string[] =>
  file.endsWith(".css")
    ? []
    : [...read(file).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
        .map(([, path = ""]) => join(dirname(file), path))
        .filter((path) => existsSync(path));

/** The file and everything that it brings. */
const reachOf = (start: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || without.has(file)) continue;
    reached.add(file);
    open.push(...importsOf(file));
  }
  return reached;
};

/** Selectors of a sheet, each with the classes that it asks for; those that ask for none are about every page. */
const selectorsIn = (sheet: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (
      read(sheet)
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .match(/[^{};]+(?=\{)/g) ?? []
    )
      .filter((head) => !head.trim().startsWith("@"))
      .flatMap((head) => head.split(/,(?![^(]*\))/))
      .map((selector) => [
        selector.trim(),
        (selector.replace(/:not\([^)]*\)/g, "").match(/\.[a-z][\w-]*/g) ?? []).map((name) => name.slice(1)),
      ]),
  );

/** Class names in the texts of a component; words that are no class are defined nowhere. */
const drawnIn = (component: string): ReadonlySet<string> =>
  new Set(
    [...read(component).matchAll(/class[A-Z]?\w*=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(
      ([, plain, code = ""]) =>
        (plain ?? [...code.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, text]) => text).join(" "))
          .split(/\s+/)
          .filter((word) => /^[a-z][\w-]*$/.test(word)),
    ),
  );

const screens = globSync("screens/*.tsx", { cwd: web }).map((file) => join(web, file));
const sheets = new Map(
  globSync("**/*.css", { cwd: web }).map((file) => [join(web, file), selectorsIn(join(web, file))]),
);
/** What stands around every screen: there wherever somebody is. */
const frame = [...reachOf(join(web, "app/boot.tsx"), new Set(screens))].filter((file) => sheets.has(file));

test("every class that a screen draws has its rules in a loaded sheet", () => {
  expect(screens.length).toBeGreaterThan(12);
  expect(frame.length).toBeGreaterThan(2);
  const missing = screens.flatMap((screen) => {
    const reach = reachOf(screen);
    const there = new Set([...frame, ...reach]);
    const drawn = new Set(
      [...reach].filter((file) => file.endsWith(".tsx")).flatMap((file) => [...drawnIn(file)]),
    );
    return [...sheets]
      .filter(([sheet]) => !there.has(sheet))
      .flatMap(([sheet, selectors]) =>
        [...selectors]
          .filter(([, names]) => names.length > 0 && names.every((name) => drawn.has(name)))
          .map(([selector]) => `${relative(web, screen)}: ${selector} of ${relative(web, sheet)}`),
      );
  });
  expect(missing).toEqual([]);
});
