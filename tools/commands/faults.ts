/** `npm run faults [-- --quick | --release | --long] [-- --only NAME]`: breaks things on purpose and counts what was lost. */
import { spawnSync } from "node:child_process";
import { faultSuites, type Tier } from "../../faults/tiers.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { bin, root } from "../lib/paths.ts";
import { withScratchFolder } from "../lib/scratch-folder.ts";
import { buildWeb } from "../lib/web-build.ts";

const tiers = ["quick", "release", "long"] as const satisfies readonly Tier[];
const args = process.argv.slice(2);
const tier = tiers.find((name) => args.includes(`--${name}`)) ?? "quick";
const only = args.includes("--only") ? args[args.indexOf("--only") + 1] : undefined;
const suites = Object.entries(faultSuites).filter(([name]) => only === undefined || name === only);
if (suites.length === 0) {
  console.error(`There is no fault called ${only}. There are: ${Object.keys(faultSuites).join(", ")}.`);
  process.exit(2);
}

/** Titles are plain text to us and a pattern to the runner. */
const patternOf = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const needsBrowser = suites.some(([, { project }]) => project === "browser");
const chromium = needsBrowser ? ensureChromium() : undefined;
if (needsBrowser && (chromium === undefined || !buildWeb())) {
  console.error("The faults of the browser need a Chromium and a build of the app; nothing was run.");
  process.exit(1);
}

let held = 0;
for (const [index, [name, suite]] of suites.entries()) {
  console.log(
    `\n— ${index + 1} of ${suites.length}: ${name}, ${suite.counts[tier]} ${suite.of} (${tier})\n  ${suite.says}`,
  );
  const started = Date.now();
  const run = withScratchFolder((env) =>
    spawnSync(
      bin("vitest"),
      ["run", "--project", suite.project, suite.file, "-t", patternOf(suite.title), "--reporter=dot"],
      {
        cwd: root,
        stdio: "inherit",
        env: {
          ...env,
          MUSTER_FAULTS: tier,
          ...(chromium === undefined ? {} : { CHROME_PATH: chromium }),
        },
      },
    ),
  );
  const seconds = Math.round((Date.now() - started) / 1_000);
  const ok = run.status === 0;
  if (ok) held += 1;
  console.log(`${ok ? "held  " : "BROKEN"} ${name}: ${suite.counts[tier]} ${suite.of} in ${seconds} s`);
}
console.log(`\n${held} passed, ${suites.length - held} failed`);
process.exitCode = held === suites.length ? 0 : 1;
