/** `npm test`: everything, in the order in which a failure is cheapest to understand. */
import { ensureChromium, ensureHeadlessShell } from "../lib/chromium.ts";
import { largestInstall, measureInstall } from "../lib/install-size.ts";
import { webDist } from "../lib/paths.ts";
import { requirementsStep } from "../lib/requirements.ts";
import { staticChecks } from "../lib/static-checks.ts";
import { closeWith, type StepResult } from "../lib/steps.ts";
import { runTests } from "../lib/vitest.ts";
import { buildWeb } from "../lib/web-build.ts";

const chromium = ensureChromium();
if (chromium !== undefined) {
  process.env.HEADLESS_SHELL_PATH = ensureHeadlessShell(chromium) ?? "";
  process.env.CHROME_PATH = chromium;
}

const results: StepResult[] = [...staticChecks(), runTests("unit"), runTests("flow")];

if (buildWeb({ force: true })) {
  results.push({ name: "build of the web app", passed: 1, failed: 0 }, installGate());
  results.push(chromium === undefined ? { name: "a Chromium", passed: 0, failed: 1 } : runTests("browser"));
} else {
  results.push({ name: "build of the web app", passed: 0, failed: 1 });
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
