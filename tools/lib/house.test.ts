/** The figures count what they say, on sources where the answer is known. */
import { expect, test } from "vitest";
import {
  circlesIn,
  exportsOf,
  figuresOf,
  isMet,
  readSources,
  readTests,
  type Source,
  tableOf,
  titlesOf,
} from "./house.ts";

const valueNamed = (sources: readonly Source[], name: string): number | undefined =>
  figuresOf(sources).find((figure) => figure.name === name)?.value;

const file = (path: string, text: string): Source => ({ path: `packages/web/src/${path}`, text });

test("a folder counts when it has more than 20 source files", () => {
  const folder = (size: number) => Array.from({ length: size }, (_, index) => file(`a/${index}.ts`, ""));
  expect(valueNamed(folder(20), "folders with more than 20 source files")).toBe(0);
  expect(valueNamed(folder(21), "folders with more than 20 source files")).toBe(1);
});

test("a part of a screen counts with its ninth prop, a control never", () => {
  const partOf = (props: number) =>
    `type CardProps = {\n${Array.from({ length: props }, (_, at) => `  /** What. */\n  readonly p${at}?: string;`).join("\n")}\n};\n`;
  const large = (path: string, props: number) =>
    valueNamed([file(path, partOf(props))], "parts of screens with more than 8 props");
  expect(large("features/home/Card.tsx", 8)).toBe(0);
  expect(large("features/home/Card.tsx", 9)).toBe(1);
  expect(large("components/controls/Card.tsx", 9)).toBe(0);
});

test("a text counts where a component shows or speaks it, not in a catalogue", () => {
  const figure = "texts outside of catalogues in web";
  const shows = (body: string, path = "features/home/Card.tsx") => valueNamed([file(path, body)], figure);
  expect(shows("const Card = () => <p>Nothing planned</p>;")).toBe(1);
  expect(shows('const Card = () => <p aria-label="Records" className="muted">{count}</p>;')).toBe(1);
  expect(shows('const Card = () => <Row title={isDone ? "Done" : `to go`} />;')).toBe(2);
  expect(shows('save({ kind: "error", text: "Not saved" });')).toBe(1);
  expect(shows('const failed = "This could not be saved. Please try again.";')).toBe(1);
  expect(shows('throw new Error("A plan has seven days.");')).toBe(0);
  expect(shows('const Card = () => <p>{isDone && "Done"} {kind === "rest" ? count : 1}</p>;')).toBe(1);
  expect(shows('const Card = () => <p title={homeText.title} id="a">{homeText.left(2)} · </p>;')).toBe(0);
  expect(shows('export const homeText = { title: "Today" } as const;', "features/home/home.text.ts")).toBe(0);
});

test("a sentence of the coach counts outside of catalogues, rules and prompts", () => {
  const figure = "sentences outside of catalogues below the screens";
  const text = 'export const rest = "Rest is part of the plan.";\nexport const id = "rest day";';
  const counted = (path: string) => valueNamed([{ path: `packages/${path}`, text }], figure);
  expect(counted("coach/src/explain/day.ts")).toBe(1);
  expect(counted("domain/src/planning/day.ts")).toBe(1);
  expect(counted("coach/src/explain/day.text.ts")).toBe(0);
  expect(counted("coach/src/rules/schedule.ts")).toBe(0);
  expect(counted("coach/src/prompt/build-prompt.ts")).toBe(0);
});

test("a name that two files declare has two meanings, a schema and its type have one", () => {
  const sources = [
    file(
      "a/a.ts",
      "export const one = 1;\nexport type One = 1;\nexport const both = 1;\nexport type both = 1;",
    ),
    file("b/b.ts", "export const one = 2;"),
    file("b/c.ts", 'export { both } from "../a/a.ts";'),
  ];
  expect(valueNamed(sources, "exported names with two meanings")).toBe(1);
});

test("a doc comment belongs to the export right below it", () => {
  const text = "/** Said. */\nexport const one = 1;\nexport type Two = 2;\nexport async function three() {}";
  expect(exportsOf(file("a/a.ts", text)).map(({ name, isDocumented }) => [name, isDocumented])).toEqual([
    ["one", true],
    ["Two", false],
    ["three", false],
  ]);
  expect(valueNamed([file("a/a.ts", text)], "documented exports of web")).toBe(33);
});

test("files that import each other's types are a circle, of topics too", () => {
  const sources = [
    file("a/a.ts", 'import type { B } from "../b/b.ts";'),
    file("b/b.ts", 'import type { A } from "@muster/web/a/a";'),
    file("b/c.ts", 'import { B } from "./b.ts";'),
  ];
  expect(valueNamed(sources, "circles of files, types included")).toBe(1);
  expect(valueNamed(sources, "circles of topics")).toBe(1);
  expect(valueNamed(sources.slice(1), "circles of files, types included")).toBe(0);
});

test("two circles that meet in one node are one", () => {
  const graph = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["a", "c"])],
    ["c", new Set(["b"])],
    ["d", new Set(["a"])],
  ]);
  expect(circlesIn(graph).map((circle) => circle.toSorted())).toEqual([["a", "b", "c"]]);
});

test("titles are found in tests, tables and suites, on their own line too", () => {
  const text = [
    'test("one", () => {});',
    "describe(`two`, () => {});",
    'test.each([["a", "(b)"]])("three %s", async (a) => {});',
    'test.runIf(isFast)(\n  "four",\n  { timeout: 1 },\n  () => {},\n);',
  ].join("\n");
  expect(titlesOf(text)).toEqual(["one", "two", "three %s", "four"]);
});

test("a title counts from 81 characters on", () => {
  const titled = (length: number): Source => ({
    path: "e2e/a.test.ts",
    text: `test("${"a".repeat(length)}", () => {});`,
  });
  const figure = "test titles above 80 characters";
  const counted = figuresOf([], [titled(80), titled(81)]).find(({ name }) => name === figure);
  expect(counted).toMatchObject({ value: 1, examples: [`e2e/a.test.ts: ${"a".repeat(81)}`] });
});

test("a test with a time limit of its own is counted, a request with one is not", () => {
  const source = (path: string, text: string): Source => ({ path, text });
  const figure = "files with time limits of single tests";
  // Not in words: this file is counted, too.
  const option = "timeout";
  const counted = figuresOf(
    [],
    [
      source("a.test.ts", `test("one", {\n  ${option}: 60_000 + plays * 10,\n}, async () => {});`),
      source("b.test.ts", `test("two", { concurrent: true, ${option}: 1 }, () => {});`),
      source("d.test.ts", `test("four", () => {\n}, ${60_000});`),
      source("e.test.ts", `test.each(some)(\n  "five",\n  () => {},\n  ${60_000},\n);`),
      source("c.test.ts", 'test("three", () => run("vitest", ["--run"], { timeout: 20_000 }));'),
    ],
  ).find(({ name }) => name === figure);
  expect(counted?.examples).toEqual(["a.test.ts", "b.test.ts", "d.test.ts", "e.test.ts"]);
});

test("a figure outside its goal is named in the table with what it counts", () => {
  const figure = { name: "circles", value: 1, unit: "", goal: { atMost: 0 }, examples: ["a, b"] };
  expect(isMet(figure)).toBe(false);
  expect(tableOf([figure])).toMatch(/circles +1 +at most 0 +NOT MET\n\ncircles:\n {2}a, b$/);
  expect(tableOf([{ ...figure, value: 0 }])).toMatch(/ met$/);
});

const guarded = [
  "files of at most 15 lines in web",
  "parts of screens with more than 8 props",
  "folders with more than 20 source files",
  "texts outside of catalogues in web",
  "sentences outside of catalogues below the screens",
  "exported names with two meanings",
  "circles of files, types included",
  "circles of topics",
  "test titles above 80 characters",
  "files with time limits of single tests",
] as const;

const figures = figuresOf(readSources(), readTests());

test.each(figures.filter(({ name }) => guarded.some((guard) => guard === name)))(
  "a guarded figure meets its goal: $name",
  (figure) => expect(isMet(figure) ? [] : figure.examples).toEqual([]),
);

test("every guarded figure is one that is printed", () => {
  const names = figures.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...guarded]));
});
