/** Figures of the sources, each beside its goal: what a newcomer meets before reading any code. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./paths.ts";
import { isSentence, textsOutsideCatalogues } from "./shown-texts.ts";
import { trackedTexts } from "./tracked-texts.ts";

/** A source file of a package: no test, nothing generated. */
export type Source = {
  /** From the root of the repository, with '/'. */
  readonly path: string;
  readonly text: string;
};

/** `goal` is left out of what is only told; `examples` are named below the table. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
  readonly examples: readonly string[];
};

/** Source files that a folder may hold. */
const filesInAFolder = 20;
/** Lines up to which a file is a splinter. */
const linesOfASplinter = 15;
/** Characters of a test's title, a requirement's id included: one line of a report. */
const charactersOfATitle = 80;

/** Props of a part of a screen. Controls in `components` mirror the browser's own, which have more. */
const propsOfAComponent = 8;

/** Whether a figure is within its goal; true without one. */
export const isMet = ({ value, goal }: Figure): boolean =>
  goal === undefined || ("atMost" in goal ? value <= goal.atMost : value >= goal.atLeast);

/** All sources of the packages. */
export const readSources = (): readonly Source[] =>
  globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** All files that hold tests, shared suites included. */
export const readTests = (): readonly Source[] =>
  trackedTexts().filter(({ path }) => /\.(?:test|contract)\.tsx?$/.test(path));

const packageOf = (path: string): string => path.split("/")[1] ?? "";
const linesOf = (text: string): number => text.trimEnd().split("\n").length;

const groupedBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(items, keyOf);

/** Folders with more source files than fit on a page. */
const fullFolders = (sources: readonly Source[]): Figure => {
  const full = [...groupedBy(sources, ({ path }) => dirname(path))]
    .filter(([, files]) => files.length > filesInAFolder)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([folder, files]) => `${folder} ${files.length}`);
  return {
    name: `folders with more than ${filesInAFolder} source files`,
    value: full.length,
    unit: "",
    goal: { atMost: 0 },
    examples: full,
  };
};

const splinters = (sources: readonly Source[]): Figure => {
  const short = sources
    .filter(({ path, text }) => packageOf(path) === "web" && linesOf(text) <= linesOfASplinter)
    .map(({ path }) => path);
  return {
    name: `files of at most ${linesOfASplinter} lines in web`,
    value: short.length,
    unit: "",
    goal: { atMost: 14 },
    examples: short,
  };
};

/** The titles in a file of tests, as they are written; those of a table count once. */
export const titlesOf = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\b(?:test|describe)(?:\.only)?|\))\(\s*(["`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|[({])/g,
    ),
  ].map(([, , title = ""]) => title);

const longTitles = (tests: readonly Source[]): Figure => {
  const long = tests.flatMap(({ path, text }) =>
    titlesOf(text)
      .filter(({ length }) => length > charactersOfATitle)
      .map((title) => `${path}: ${title}`),
  );
  return {
    name: `test titles above ${charactersOfATitle} characters`,
    value: long.length,
    unit: "",
    goal: { atMost: 0 },
    examples: long,
  };
};

/** Among a test's options, or after its function. */
const ownLimit =
  /(?:`|"),\s*\{[^{}]*\btimeout:[^{}]*\},\s*(?:async\b|\()|^(?:\}, | {2})[\d_]{5,}(?:\);|,\n\);)$/m;

/** A limit of one test's own measures how busy the machine is: vitest.config.ts has the limit that ends what hangs. */
const ownLimits = (tests: readonly Source[]): Figure => {
  const limited = tests.filter(({ text }) => ownLimit.test(text)).map(({ path }) => path);
  return {
    name: "files with time limits of single tests",
    value: limited.length,
    unit: "",
    goal: { atMost: 0 },
    examples: limited,
  };
};

/** Parts of screens with more props than a reader keeps in mind: what they share becomes a context, or an object with a name. */
const manyProps = (sources: readonly Source[]): Figure => {
  const large = sources
    .filter(({ path }) => /^packages\/web\/src\/(?:features|screens)\/.*\.tsx$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?type (\w+Props) = (?:[^{\n]*& )?\{\n(.*?)^\}/gms)].map(
        ([, name, body = ""]) => ({
          path,
          name,
          count: [...body.matchAll(/^ {2}readonly \w+\??:/gm)].length,
        }),
      ),
    )
    .filter(({ count }) => count > propsOfAComponent)
    .map(({ path, name, count }) => `${path}: ${name} ${count}`);
  return {
    name: `parts of screens with more than ${propsOfAComponent} props`,
    value: large.length,
    unit: "",
    goal: { atMost: 0 },
    examples: large,
  };
};

/** Texts of screens that a translation would have to look for in the code. */
const looseTexts = (sources: readonly Source[]): Figure => {
  const loose = sources
    .filter(({ path }) => packageOf(path) === "web" && !/\.(?:text|data)\.ts$/.test(path))
    .flatMap(({ path, text }) => textsOutsideCatalogues(path, text).map((found) => `${path}: ${found}`));
  return {
    name: "texts outside of catalogues in web",
    value: loose.length,
    unit: "",
    goal: { atMost: 0 },
    examples: loose,
  };
};

/** Packages whose sentences screens show; a rule says in its own file what it demands, and a prompt speaks to a model. */
const speaking: ReadonlySet<string> = new Set(["coach", "contract", "domain"] as const);
const ofItsOwn = /^packages\/coach\/src\/(?:rules|prompt)\/|\/testing\/|\.(?:text|data)\.ts$/;

/** Sentences of the coach and the domain that a translation would have to look for in the code. */
const looseSentences = (sources: readonly Source[]): Figure => {
  const loose = sources
    .filter(({ path }) => speaking.has(packageOf(path) ?? "") && !ofItsOwn.test(path))
    .flatMap(({ path, text }) =>
      textsOutsideCatalogues(path, text)
        .filter(isSentence)
        .map((found) => `${path}: ${found}`),
    );
  return {
    name: "sentences outside of catalogues below the screens",
    value: loose.length,
    unit: "",
    goal: { atMost: 0 },
    examples: loose,
  };
};

type Exported = {
  readonly name: string;
  readonly path: string;
  readonly isType: boolean;
  readonly isDocumented: boolean;
};

const declaration =
  /^export (?:declare )?(?:(type|interface)|(?:abstract )?(?:async )?(?:const|let|class|enum|function\*?)) (\w+)/;

/** What a file itself declares and exports; what it passes on from another does not count. */
export const exportsOf = ({ path, text }: Source): readonly Exported[] => {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const found = declaration.exec(line);
    if (found === null) return [];
    return [
      {
        name: found[2] ?? "",
        path,
        isType: found[1] !== undefined,
        isDocumented: lines[index - 1]?.trimEnd().endsWith("*/") === true,
      },
    ];
  });
};

/** Names that two files declare. A schema and the type that is inferred from it are one meaning. */
const doubledNames = (exported: readonly Exported[]): Figure => {
  const doubled = [...groupedBy(exported, ({ name }) => name)]
    .map(([name, uses]) => ({ name, paths: [...new Set(uses.map(({ path }) => path))] }))
    .filter(({ paths }) => paths.length > 1)
    .map(({ name, paths }) => `${name}: ${paths.join(", ")}`);
  return {
    name: "exported names with two meanings",
    value: doubled.length,
    unit: "",
    goal: { atMost: 0 },
    examples: doubled,
  };
};

/** Percent of the exported functions, constants and types of a package that have a doc comment. */
const documented = (name: string, exported: readonly Exported[]): Figure => ({
  name: `documented exports of ${name}`,
  value:
    exported.length === 0
      ? 100
      : Math.floor((100 * exported.filter(({ isDocumented }) => isDocumented).length) / exported.length),
  unit: "%",
  goal: { atLeast: 90 },
  examples: [],
});

/** @returns the files of the repository that a file imports, types included */
const importsOf = ({ path, text }: Source, known: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, name = ""]) => {
    const target = name.startsWith(".")
      ? join(dirname(path), name).replaceAll("\\", "/")
      : name.replace(/^@muster\/([\w-]+)\//, "packages/$1/src/");
    return [target, `${target}.ts`, `${target}.tsx`].filter((candidate) => known.has(candidate)).slice(0, 1);
  });

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of nodes that reach each other (Tarjan's strongly connected components of two or more). */
export const circlesIn = (graph: Graph): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const number = order.size;
    order.set(node, number);
    open.push(node);
    let low = number;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === number) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) circles.push(circle);
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
};

/** The topic of a file: the first folder below `src` of its package. */
const topicOf = (path: string): string => path.split("/").slice(0, 4).join("/");

const circleFigures = (sources: readonly Source[]): readonly Figure[] => {
  const known = new Set(sources.map(({ path }) => path));
  const files = new Map(sources.map((source) => [source.path, new Set(importsOf(source, known))]));
  const folders = new Map<string, Set<string>>();
  for (const [path, targets] of files) {
    // A file that stands beside the topics belongs to none.
    if (path.split("/").length < 5) continue;
    const own = folders.get(topicOf(path)) ?? new Set();
    folders.set(topicOf(path), own);
    for (const target of targets)
      if (target.split("/").length >= 5 && topicOf(target) !== topicOf(path)) own.add(topicOf(target));
  }
  const figure = (name: string, graph: Graph): Figure => {
    const circles = circlesIn(graph);
    return {
      name,
      value: circles.length,
      unit: "",
      goal: { atMost: 0 },
      examples: circles.map((circle) => circle.join(", ")),
    };
  };
  return [figure("circles of files, types included", files), figure("circles of topics", folders)];
};

/** Every figure of the sources and their tests, in the order in which they are printed. */
export const figuresOf = (sources: readonly Source[], tests: readonly Source[] = []): readonly Figure[] => {
  const exported = sources.flatMap(exportsOf);
  const packages = [...new Set(sources.map(({ path }) => packageOf(path)))];
  return [
    fullFolders(sources),
    splinters(sources),
    manyProps(sources),
    looseTexts(sources),
    looseSentences(sources),
    doubledNames(exported),
    ...circleFigures(sources),
    longTitles(tests),
    ownLimits(tests),
    ...packages.map((name) =>
      documented(
        name,
        exported.filter(({ path }) => packageOf(path) === name),
      ),
    ),
    ...packages.map((name) => ({
      name: `lines of ${name}`,
      value: sources
        .filter(({ path }) => packageOf(path) === name)
        .reduce((sum, { text }) => sum + linesOf(text), 0),
      unit: "",
      examples: [],
    })),
  ];
};

const goalText = ({ goal, unit }: Figure): string => {
  if (goal === undefined) return "";
  return "atMost" in goal ? `at most ${goal.atMost}${unit}` : `at least ${goal.atLeast}${unit}`;
};

/** A table of the figures, then what each missed one counts. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) =>
    [
      figure.name.padEnd(44),
      `${figure.value}${figure.unit}`.padStart(7),
      goalText(figure).padEnd(13),
      figure.goal === undefined ? "" : isMet(figure) ? "met" : "NOT MET",
    ].join("  "),
  );
  const missed = figures
    .filter((figure) => !isMet(figure) && figure.examples.length > 0)
    .map(({ name, examples }) => `\n${name}:\n${examples.map((example) => `  ${example}`).join("\n")}`);
  return [...rows, ...missed].join("\n");
};
