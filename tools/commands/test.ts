/** `npm test`: everything; what its steps print comes one after the other. */
import { join } from "node:path";
import { ensureChromium, ensureHeadlessShell } from "../lib/chromium.ts";
import { largestInstall, measureInstall } from "../lib/install-size.ts";
import { root, webDist } from "../lib/paths.ts";
import { requirementsStep } from "../lib/requirements.ts";
import { staticChecks } from "../lib/static-checks.ts";
import { closeWith, commandStep, type StepResult, sideBySide } from "../lib/steps.ts";
import { runTests } from "../lib/vitest.ts";

const chromium = ensureChromium();
if (chromium !== undefined) {
  process.env.HEADLESS_SHELL_PATH = ensureHeadlessShell(chromium) ?? "";
  process.env.CHROME_PATH = chromium;
}

// The flow tests wait for a quarter of their time, for slow links and for processes: the checks and the build take that.
const idle = { isIdle: true };
const build = commandStep(
  "build of the web app",
  process.execPath,
  [join(root, "tools/commands/build.ts")],
  idle,
);
const beside = [...staticChecks(idle), build];
const results = [await runTests("flow"), ...(await sideBySide(beside)), await runTests("unit")];

if ((await build).passed === 1) {
  results.push(installGate());
  results.push(
    chromium === undefined ? { name: "a Chromium", passed: 0, failed: 1 } : await runTests("browser"),
  );
}
results.push(requirementsStep());
closeWith(results);

function installGate(): StepResult {
  const { files, kilobytes, contentPackKilobytes } = measureInstall(webDist);
  const passed = kilobytes <= largestInstall;
  console.log(
    `\n— install: ${kilobytes} KB in ${files} files (at most ${largestInstall}), content packs ${contentPackKilobytes} KB (brotli)`,
  );
  return { name: "size of an install", passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}
