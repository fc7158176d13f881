/** What docs/architecture.md claims: the files of both flows, ten questions answered by a search each; and how a topic is found. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";
import { trackedTexts } from "./lib/tracked-texts.ts";

const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
const sectionOf = (heading: string): string => text.split(`\n## ${heading}`)[1]?.split("\n## ")[0] ?? "";
const rowsOf = (section: string): readonly (readonly string[])[] =>
  section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
const inTicks = (cell = ""): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, one = ""]) => one);

test.each(["Flow 1", "Flow 2"])("every step of %s names one file that exists", (flow) => {
  const steps = rowsOf(sectionOf(flow));
  expect(steps.length).toBeGreaterThan(14);
  expect(steps.map(([step]) => Number(step))).toEqual(steps.map((_, index) => index + 1));
  expect(steps.filter(([, file]) => !existsSync(join(root, inTicks(file)[0] ?? "missing")))).toEqual([]);
});

/** A search that finds more code than this is no answer. */
const mostHits = 20;
const code = trackedTexts().filter(
  ({ path }) =>
    path !== "docs/architecture.md" &&
    /^(packages|docs\/recipes|[A-Z]+\.md)/.test(path) &&
    !/\.test\.|testing\/|coach-lab/.test(path),
);
const holds = (words: string, { path, text: content }: { readonly path: string; readonly text: string }) =>
  content.toLowerCase().includes(words) || path.toLowerCase().replaceAll("-", " ").includes(words);

const questions = rowsOf(sectionOf("Ten questions"));

test("a newcomer has ten questions", () => {
  expect(questions.length).toBe(10);
});

test.each(questions)("one search answers: %s", (_, search, answers) => {
  const words = inTicks(search)[0] ?? "";
  const hits = code.filter((file) => holds(words, file)).map(({ path }) => path);
  expect(inTicks(answers).length).toBeGreaterThan(0);
  expect(inTicks(answers).filter((answer) => !hits.includes(answer))).toEqual([]);
  expect(hits.length).toBeLessThanOrEqual(mostHits);
});

const topics = [
  "training",
  "nutrition",
  "planning",
  "review",
  "household",
  "reminders",
  "progress",
  "transfer",
  "coaching",
];

test.each(topics)("the command of CONTRIBUTING.md shows %s in the browser and below it", (topic) => {
  const contributing = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const patterns = /`ls -d ([^`]+)`/.exec(contributing)?.[1]?.replaceAll("<topic>", topic).split(" ") ?? [];
  const found = globSync(patterns, { cwd: root });
  const packages = new Set(found.map((path) => path.split("/")[1]));
  expect(packages.has("web") && packages.size > 1).toBe(true);
});
