/** `npm run check`: the fast part. With `--house`, the figures of the sources beside their goals, and nothing else. */
import { figuresOf, isMet, readSources, readTests, tableOf } from "../lib/house.ts";
import { staticChecks } from "../lib/static-checks.ts";
import { closeWith, sideBySide } from "../lib/steps.ts";
import { runTests } from "../lib/vitest.ts";

if (process.argv.includes("--house")) {
  const figures = figuresOf(readSources(), readTests());
  console.log(tableOf(figures));
  process.exitCode = figures.every(isMet) ? 0 : 1;
} else closeWith([...(await sideBySide(staticChecks())), await runTests("unit")]);
