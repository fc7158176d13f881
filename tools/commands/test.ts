/** `npm test`: everything, in the order in which a failure is cheapest to understand. */
import { measureBytes } from "../lib/byte-gate.ts";
import { ensureChromium } from "../lib/chromium.ts";
import { webDist } from "../lib/paths.ts";
import { requirementsStep } from "../lib/requirements.ts";
import { staticChecks } from "../lib/static-checks.ts";
import { closeWith, type StepResult } from "../lib/steps.ts";
import { runTests } from "../lib/vitest.ts";
import { buildWeb } from "../lib/web-build.ts";

const chromium = ensureChromium();
if (chromium !== undefined) process.env.CHROME_PATH = chromium;

const results: StepResult[] = [...staticChecks(), runTests("unit"), runTests("flow")];

if (buildWeb({ force: true })) {
  results.push({ name: "build of the web app", passed: 1, failed: 0 }, byteGate());
  results.push(chromium === undefined ? { name: "a Chromium", passed: 0, failed: 1 } : runTests("browser"));
} else {
  results.push({ name: "build of the web app", passed: 0, failed: 1 });
}
results.push(requirementsStep());
closeWith(results);

function byteGate(): StepResult {
  const report = measureBytes(webDist, "src/screens/home.tsx");
  console.log("\n— bytes (brotli)");
  console.log(
    `first route ${report.firstRouteKilobytes} KB, precache ${report.precacheKilobytes} KB, content packs ${report.contentPackKilobytes} KB`,
  );
  for (const route of report.lazyRoutes) console.log(`  ${route.route}: ${route.kilobytes} KB more`);
  for (const broken of report.broken) console.log(`FAILED  ${broken}`);
  return { name: "byte gate", passed: report.broken.length === 0 ? 1 : 0, failed: report.broken.length };
}
