/** What documents name is there: links, paths, settings, commands of the operator. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/paths.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const documents = [...globSync("*.md", { cwd: root }), ...globSync("docs/**/*.md", { cwd: root })].map(
  (path) => ({ path, text: read(path) }),
);

test("every link and picture of a document leads somewhere", () => {
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\]\(|<img src=")([^)#\s"]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !target.startsWith("http"))
      .map((target) => ({ path, target, found: existsSync(join(root, dirname(path), target)) })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ found }) => !found)).toEqual([]);
});

test("every path of the repository that a document names exists", () => {
  const paths = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:packages|docs|tools|e2e|bench|examples)\/[\w./-]+)`/g)].map(([, named = ""]) => ({
      path,
      named,
    })),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter(({ named }) => !existsSync(join(root, named)))).toEqual([]);
});

test("every file that a document names by the end of its path exists", () => {
  const files = globSync(["*", "{bench,docs,e2e,examples,faults,packages,tools}/**/*"], {
    cwd: root,
    exclude: (name) => name === "node_modules" || name === "dist",
  })
    .map((path) => `/${path.replaceAll("\\", "/")}`)
    // The folder of the sources may be left out, as in an import.
    .flatMap((path) => [path, path.replace(/^\/packages\/(\w+)\/src\//, "/$1/")]);
  // What a recipe would add is in its blocks; so are names that are examples.
  const prose = documents.map(({ path, text }) => ({ path, text: text.replace(/^```[\s\S]*?^```/gm, "") }));
  const named = prose.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\w\.(?:tsx?|css|mjs|sql))`/g)].map(([, file = ""]) => ({
      path,
      file,
    })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ file }) => !files.some((path) => path.endsWith(`/${file}`)))).toEqual([]);
});

test("every rule has a number of its own", () => {
  const rules = documents.flatMap(({ text }) =>
    [...text.matchAll(/^- \*\*([a-z]+\.[A-Z]+\d+)\*\*/gm)].map(([, rule = ""]) => rule),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

test("every setting of the server stands in the operator's document, and no other", () => {
  // The server's own, and those that providers of models and of foods read for themselves.
  const sources = [
    "packages/server/src/config.ts",
    ...globSync("packages/server/src/coaching/providers/**/*.ts", { cwd: root }),
    ...globSync("packages/server/src/nutrition/sources/*.ts", { cwd: root }),
  ];
  const settings = [
    ...new Set(
      sources
        .filter((path) => !path.endsWith(".test.ts"))
        .flatMap((path) =>
          [...read(path).matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name),
        ),
    ),
  ];
  const section = read("docs/operations.md").split("\n## Settings\n")[1]?.split("\n## ")[0] ?? "";
  const documented = [...section.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name = ""]) => name);
  expect(settings.length).toBeGreaterThan(8);
  expect([...new Set(documented)].sort()).toEqual([...settings].sort());
});

test("every command of the operator stands in the operator's document", () => {
  const help = /const help = `([\s\S]*?)`;/.exec(read("packages/server/src/admin.ts"))?.[1] ?? "";
  const commands = [...help.matchAll(/^ {2}([a-z][a-z-]+(?: (?:profile|device))?)/gm)].map(
    ([, name = ""]) => name,
  );
  expect(commands.length).toBeGreaterThan(3);
  const text = read("docs/operations.md");
  expect(commands.filter((name) => !text.includes(`| \`${name}`))).toEqual([]);
});

test("every command that a document names is one that `npm run` knows", () => {
  const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Record<string, string> };
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][a-z:-]*[a-z])/g)].map(([, name = ""]) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test("the changelog stays one short line a thing, each once", () => {
  const lines = read("CHANGELOG.md")
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => line.length > 240)).toEqual([]);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});
