/** `npm run bench [-- --json] [-- --quick]`: bytes, coach and server figures, each with its goal and its floor of the same run. */
import { existsSync } from "node:fs";
import { measureCoach } from "../../bench/coach.ts";
import type { Figure } from "../../bench/figure.ts";
import { measureFoods } from "../../bench/foods.ts";
import { measureLogging } from "../../bench/logging.ts";
import { measureScanner } from "../../bench/scanner.ts";
import { measureServer } from "../../bench/server.ts";
import { gatesInKilobytes, measureBytes } from "../lib/byte-gate.ts";
import { webDist } from "../lib/paths.ts";
import { buildWeb } from "../lib/web-build.ts";

const json = process.argv.includes("--json");
const quick = process.argv.includes("--quick");
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const bytes = (): readonly Figure[] => {
  if (!buildWeb() || !existsSync(webDist)) throw new Error("The app could not be built.");
  const report = measureBytes(webDist, "src/screens/home.tsx");
  const largest = report.lazyRoutes.toSorted((a, b) => b.kilobytes - a.kilobytes)[0];
  return [
    {
      name: "first route, brotli",
      value: report.firstRouteKilobytes,
      unit: "KB",
      goal: `≤ ${gatesInKilobytes.firstRoute} KB`,
      met: report.firstRouteKilobytes <= gatesInKilobytes.firstRoute,
    },
    {
      name: `largest lazy route (${largest?.route ?? "none"})`,
      value: largest?.kilobytes ?? 0,
      unit: "KB",
      goal: `≤ ${gatesInKilobytes.lazyRoute} KB`,
      met: (largest?.kilobytes ?? 0) <= gatesInKilobytes.lazyRoute,
    },
    {
      name: "precache, brotli",
      value: report.precacheKilobytes,
      unit: "KB",
      goal: `≤ ${gatesInKilobytes.precache} KB`,
      met: report.precacheKilobytes <= gatesInKilobytes.precache,
    },
  ];
};

say("Bytes of the build…");
const figures: Figure[] = [...bytes()];
say("The coach…");
figures.push(...measureCoach());
say("Foods…");
figures.push(...measureFoods());
say("The scanner…");
figures.push(...(await measureScanner()));
say("The server beside bare node:http…");
figures.push(...(await measureServer(quick ? 1_200 : 8_000, quick ? 40 : 300)));
say("Logged sets in a browser, with and without ten years of history…");
figures.push(...(await measureLogging(quick ? 96 : 1_000)));

if (json)
  console.log(
    JSON.stringify(
      { version: 1, measuredAt: new Date().toISOString(), node: process.version, figures },
      null,
      2,
    ),
  );
else
  for (const { name, value, unit, floor, goal, met } of figures)
    console.log(
      `${met ? "met    " : "NOT MET"} ${name}: ${value} ${unit}, goal ${goal}${floor === undefined ? "" : ` (floor: ${floor.name} ${floor.value})`}`,
    );
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
