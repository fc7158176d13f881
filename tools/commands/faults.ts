/**
 * `npm run faults [-- --quick | --release | --long] [-- --only NAME] [-- --json] [-- --list]`: breaks things on purpose and counts
 * what was lost, and then whether the harness finds what its control breaks. With `--json` the output stream has the table alone.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasPostgres, postgresProgram } from "@muster/server/database/testing/postgres-server";
import { mountSmallDisk } from "@muster/server/testing/small-disk";
import type { FaultFigures } from "../../faults/figures.ts";
import { type FaultSuite, faultSuites, type Need, type Tier } from "../../faults/tiers.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { bin, root } from "../lib/paths.ts";
import { withScratchFolder } from "../lib/scratch-folder.ts";
import { buildWeb } from "../lib/web-build.ts";

const tiers = ["quick", "release", "long"] as const satisfies readonly Tier[];
const args = process.argv.slice(2);
const tier = tiers.find((name) => args.includes(`--${name}`)) ?? "quick";
const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
const asJson = args.includes("--json");
const say = (line: string): void => (asJson ? console.error(line) : console.log(line));
const suites: readonly (readonly [name: string, suite: FaultSuite])[] = Object.entries(faultSuites).filter(
  ([name]) => only === undefined || name === only,
);
if (suites.length === 0) {
  console.error(`There is no fault called ${only}. There are: ${Object.keys(faultSuites).join(", ")}.`);
  process.exit(2);
}

if (args.includes("--list")) {
  const list = suites.map(([name, { says, of, counts }]) => ({ name, promise: says, ...counts, of }));
  const lines = list.map(
    (one) => `${one.name}: ${one.quick} / ${one.release} / ${one.long} ${one.of}. ${one.promise}`,
  );
  console.log(asJson ? JSON.stringify(list, undefined, 2) : ["quick / release / long", ...lines].join("\n"));
  process.exit(0);
}

/** Titles are plain text to us and a pattern to the runner. */
const patternOf = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const needsBrowser = suites.some(([, { project }]) => project === "browser");
const chromium = needsBrowser ? ensureChromium() : undefined;
if (needsBrowser && (chromium === undefined || !buildWeb())) {
  console.error("The faults of the browser need a Chromium and a build of the app; nothing was run.");
  process.exit(1);
}

/** A harness of the table that `--json` prints; null: it does not count that, or was not run. */
type Row = Record<keyof FaultFigures, number | null> & {
  readonly name: string;
  readonly promise: string;
  readonly tier: Tier;
  readonly runs: number;
  readonly of: string;
  readonly outcome: "held" | "broken" | "skipped";
  readonly seconds: number;
  /** What the harness must find, and whether it did. */
  readonly control: string;
  readonly controlFound: boolean | null;
};
/** What is missing here; undefined when it is there. */
const lackOf: Readonly<Record<Need, () => string | undefined>> = {
  postgres: () => (hasPostgres() ? undefined : "no PostgreSQL is installed here (package 'postgresql')"),
  pg_dump: () =>
    postgresProgram("pg_dump") !== undefined && postgresProgram("pg_restore") !== undefined
      ? undefined
      : "no pg_dump and pg_restore are installed here (package 'postgresql-client')",
  "a small disk": () => {
    const disk = mountSmallDisk(1);
    disk?.remove();
    return disk === undefined ? "no small file system can be mounted here (root on Linux may)" : undefined;
  },
  cc: () =>
    process.platform === "linux" && spawnSync("cc", ["--version"]).status === 0
      ? undefined
      : "no C compiler is installed here (package 'gcc', on Linux)",
};
const notCounted = { acknowledged: null, lost: null, duplicated: null, diverged: null, controlFound: null };
const rows: Row[] = [];
const figuresFile = join(tmpdir(), `muster-fault-figures-${process.pid}.json`);
const figuresOf = (): Partial<FaultFigures> => {
  if (!existsSync(figuresFile)) return {};
  // Written by the harness through `reportFigures`.
  const figures = JSON.parse(readFileSync(figuresFile, "utf8")) as Partial<FaultFigures>;
  rmSync(figuresFile);
  return figures;
};
/** Runs tests of a harness by a part of their titles. @returns whether they passed */
const holds = (suite: FaultSuite, title: string, more: NodeJS.ProcessEnv): Promise<boolean> =>
  withScratchFolder(
    (env) =>
      spawnSync(
        bin("vitest"),
        ["run", "--project", suite.project, suite.file, "-t", patternOf(title), "--reporter=dot"],
        {
          cwd: root,
          stdio: ["inherit", asJson ? 2 : "inherit", "inherit"],
          env: {
            ...env,
            MUSTER_FAULTS: tier,
            ...more,
            ...(chromium === undefined ? {} : { CHROME_PATH: chromium }),
          },
        },
      ).status === 0,
  );

for (const [index, [name, suite]] of suites.entries()) {
  const { says: promise, of, control } = suite;
  const row = { name, promise, tier, runs: suite.counts[tier], of, control };
  say(
    `\n— ${index + 1} of ${suites.length}: ${name}, ${suite.counts[tier]} ${suite.of} (${tier})\n  ${suite.says}`,
  );
  const lacking = suite.needs?.map((need) => lackOf[need]()).find((lack) => lack !== undefined);
  if (lacking !== undefined) {
    say(`skipped ${name}: ${lacking}`);
    rows.push({ ...row, ...notCounted, outcome: "skipped", seconds: 0 });
    continue;
  }
  const started = Date.now();
  const held = await holds(suite, suite.title, { MUSTER_FAULT_FIGURES: figuresFile });
  const figures = figuresOf();
  const controlFound = await holds(suite, control, {});
  const seconds = Math.round((Date.now() - started) / 1_000);
  const outcome = held && controlFound ? "held" : "broken";
  rows.push({ ...row, ...notCounted, ...figures, outcome, seconds, controlFound });
  say(
    `${outcome === "held" ? "held  " : "BROKEN"} ${name}: ${suite.counts[tier]} ${suite.of} in ${seconds} s; its control ${controlFound ? "was found" : "WAS NOT FOUND"}`,
  );
}
const count = (outcome: Row["outcome"]): number => rows.filter((row) => row.outcome === outcome).length;
const skipped = count("skipped") === 0 ? "" : `, ${count("skipped")} skipped`;
say(`\n${count("held")} passed, ${count("broken")} failed${skipped}`);
if (asJson) console.log(JSON.stringify(rows, undefined, 2));
process.exitCode = count("broken") === 0 ? 0 : 1;
