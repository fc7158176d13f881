/** Decision records: shape, length, index, and every reference to one. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";
import { trackedTexts } from "./lib/tracked-texts.ts";

const folder = "docs/decisions";
const records = globSync(`${folder}/[0-9]*.md`, { cwd: root }).map((path) => ({
  file: basename(path),
  number: basename(path).slice(0, 4),
  text: readFileSync(join(root, path), "utf8"),
}));

/** Words of the text itself: headings, list markers and signs are none. */
const wordsOf = (text: string): number =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^\d+\.$/.test(word)).length;

/** A heading of its own, or the first words of a paragraph; the status may stand as "2026-11-23 · accepted" below the title. */
const hasSection = (text: string, name: string): boolean =>
  new RegExp(`^(?:## ${name}$|\\*\\*${name}\\b)`, "m").test(text) ||
  (name === "Status" && /^\d{4}-\d{2}-\d{2} · \w+/m.test(text));

test("a decision has status, context, decision and consequences", () => {
  expect(records.length).toBeGreaterThan(25);
  const sections = ["Status", "Context", "Decision", "Consequences"];
  const lacking = records.flatMap(({ file, text }) =>
    sections.filter((name) => !hasSection(text, name)).map((name) => `${file}: ${name}`),
  );
  expect(lacking).toEqual([]);
});

test("a decision has at most 250 words", () => {
  const long = records.map(({ file, text }) => ({ file, words: wordsOf(text) }));
  expect(long.filter(({ words }) => words > 250)).toEqual([]);
});

test("a decision's title begins with the number of its file, which is its own", () => {
  expect(
    records.filter(({ number, text }) => !text.startsWith(`# ${number} `)).map(({ file }) => file),
  ).toEqual([]);
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
});

test("the index of decisions names each record exactly once", () => {
  const index = readFileSync(join(root, folder, "README.md"), "utf8");
  const named = [...index.matchAll(/^- \[\d{4}\]\((\d{4}-[\w-]+\.md)\) \S/gm)].map(([, file = ""]) => file);
  expect(named.sort()).toEqual(records.map(({ file }) => file).sort());
});

test("every reference to a decision, in code or document, leads to a record", () => {
  const numbers = new Set(records.map(({ number }) => number));
  const files = new Set(records.map(({ file }) => file));
  const references = trackedTexts().flatMap(({ path, text }) => [
    ...[...text.matchAll(/\b(?:ADRs?|[Dd]ecisions?) (\d{2,4}(?:(?:,| and) \d{4})*)\b/g)].flatMap(
      ([, list = ""]) =>
        (list.match(/\d+/g) ?? []).map((number) => ({ path, target: number, found: numbers.has(number) })),
    ),
    ...[...text.matchAll(/decisions\/(\d{4}[\w-]*(?:\.md)?)/g)].map(([, target = ""]) => ({
      path,
      target,
      found: files.has(target),
    })),
  ]);
  expect(references.length).toBeGreaterThan(60);
  expect(references.filter(({ found }) => !found)).toEqual([]);
});
