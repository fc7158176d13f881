/** What comments and documents point at is in the repository: sections, settled points, documents, requirements. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";
import { trackedTexts } from "./lib/tracked-texts.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const texts = trackedTexts().filter(({ path }) => path !== "tools/references.test.ts");

type Reference = { readonly path: string; readonly target: string };

/** Every match of the pattern's first group, with the file that it stands in. */
const referencesBy = (pattern: RegExp): readonly Reference[] =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, target = ""]) => ({ path, target })));

test("every section of the product specification that is cited has a page here", () => {
  const sections = new Set([...read("docs/specs/product.md").matchAll(/^## §(\d)/gm)].map(([, n]) => n));
  const cited = referencesBy(/\b[sS]pec((?: §\d(?:\.\d)*(?: "[^"]*")?(?:, | and )?)+)/g).flatMap(
    ({ path, target }) => [...target.matchAll(/§(\d)/g)].map(([, section = ""]) => ({ path, section })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
});

test("a section sign stands behind a document that is named on its line", () => {
  const bare = texts.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter(
        (line) =>
          line.includes("§") && !/[sS]pec §|RFC \d+|NIST|OWASP|^## §|product specification/.test(line),
      )
      .map((line) => ({ path, line })),
  );
  expect(bare).toEqual([]);
});

test("every feature beyond the specification that is cited is listed", () => {
  const features = new Set([...read("docs/specs/product.md").matchAll(/^\| F(\d+) \|/gm)].map(([, n]) => n));
  const cited = referencesBy(/\b(?:FEAT-0?|[Ff]eature F)(\d+)\b/g);
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ target }) => !features.has(target))).toEqual([]);
});

test("every settled point that is cited stands in the table of docs/specs", () => {
  const points = new Set([...read("docs/specs/README.md").matchAll(/^\| (\d+) \|/gm)].map(([, n]) => n));
  const cited = referencesBy(/\b[sS]ettled (?:points? )?(\d+(?:(?:, | and )\d+)*)/g).flatMap(
    ({ path, target }) => (target.match(/\d+/g) ?? []).map((point) => ({ path, point })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ point }) => !points.has(point))).toEqual([]);
});

test("every section of the coach's design that is cited is in docs/specs", () => {
  const design = read("docs/specs/design.md");
  const coach = read("docs/specs/coach.md");
  const sections = new Set([
    ...[...design.matchAll(/(?:^## |\*\*)(\d[\w.-]*) /gm)].map(([, section]) => section),
    ...[...coach.matchAll(/^## (3[bc])\b/gm)].map(([, section]) => section),
  ]);
  const cited = referencesBy(/(?:specs\/(?:design|coach)\.md|coach(?:'s)? design) (\d\w*(?:[.-]\d+)*)/g);
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ target }) => !sections.has(target))).toEqual([]);
});

test("every section of SECURITY.md that is cited exists", () => {
  const sections = new Set([...read("SECURITY.md").matchAll(/^## (\d+) /gm)].map(([, n]) => n));
  const cited = referencesBy(/SECURITY\.md, (\d+)/g);
  expect(cited.length).toBeGreaterThan(8);
  expect(cited.filter(({ target }) => !sections.has(target))).toEqual([]);
});

test("every document that a comment names exists", () => {
  const named = referencesBy(/(?<![\w/.$}*%-])((?:\.{1,2}\/)*[\w][\w/-]*\.md)\b(?!\.)/g);
  expect(named.length).toBeGreaterThan(100);
  const isThere = ({ path, target }: Reference): boolean =>
    [dirname(path), ".", "docs", "docs/specs", "docs/recipes", "docs/programmes"].some((folder) =>
      existsSync(join(root, folder, target)),
    );
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test("every requirement that is cited stands in docs/requirements.md", () => {
  const ids = new Set(
    [...read("docs/requirements.md").matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
  );
  const families = new Set([...ids].map((id) => id?.split("-")[0]));
  const cited = referencesBy(/\b([A-Z]{2,9}-\d{2})\b/g).filter(({ target }) =>
    families.has(target.split("-")[0]),
  );
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter(({ target }) => !ids.has(target))).toEqual([]);
});
