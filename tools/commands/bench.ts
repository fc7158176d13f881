/** `npm run bench [-- --json] [-- --quick] [-- --only PART] [-- --sets N]`: bytes, coach and server figures, each with its goal and its floor of the same run. */
import { existsSync } from "node:fs";
import type { Figure } from "../../bench/figure.ts";
import { largestInstall, measureInstall } from "../lib/install-size.ts";
import { webDist } from "../lib/paths.ts";
import { buildWeb } from "../lib/web-build.ts";

const json = process.argv.includes("--json");
const quick = process.argv.includes("--quick");
const asked = process.argv.indexOf("--sets") + 1;
/** Logged sets without a history, and as many with ten years. */
const sets = asked > 0 ? Number(process.argv[asked]) : quick ? 60 : 1_000;
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const bytes = async (): Promise<readonly Figure[]> => {
  if (!buildWeb() || !existsSync(webDist)) throw new Error("The app could not be built.");
  const { files, kilobytes } = measureInstall(webDist);
  return [
    ...(await (await import("../../bench/start-bytes.ts")).measureStartBytes()),
    {
      name: `install (${files} files), brotli`,
      value: kilobytes,
      unit: "KB",
      goal: `≤ ${largestInstall} KB`,
      met: kilobytes <= largestInstall,
    },
  ];
};

/** Each part is loaded when it is measured: a mistyped option costs nothing. */
const parts: Readonly<Record<string, readonly [title: string, measure: () => Promise<readonly Figure[]>]>> = {
  bytes: ["What a browser fetches…", bytes],
  coach: ["The coach…", async () => (await import("../../bench/coach.ts")).measureCoach()],
  foods: ["Foods…", async () => (await import("../../bench/foods.ts")).measureFoods()],
  scanner: ["The scanner…", async () => (await import("../../bench/scanner.ts")).measureScanner()],
  server: [
    "The server beside bare node:http…",
    async () =>
      (await import("../../bench/server.ts")).measureServer(quick ? 1_200 : 8_000, quick ? 40 : 300),
  ],
  postgres: [
    "The server on both engines…",
    async () => {
      const { measurePostgres } = await import("../../bench/server.ts");
      const { measureTwoProcesses } = await import("../../bench/two-processes.ts");
      return [
        ...(await measurePostgres(quick ? 1_000 : 8_000, quick ? 50 : 300)),
        ...(await measureTwoProcesses(quick ? 1_000 : 8_000)),
      ];
    },
  ],
  households: [
    "Ten thousand households on one server…",
    async () => (await import("../../bench/households.ts")).measureHouseholds(say),
  ],
  "first-sync": [
    "A new device with ten years…",
    async () => (await import("../../bench/first-sync.ts")).measureFirstSync(),
  ],
  imports: [
    "Files of other apps…",
    async () => (await import("../../bench/imports.ts")).measureImports(quick),
  ],
  logging: [
    "Logged sets in a browser, with and without ten years of history…",
    async () => (await import("../../bench/logging.ts")).measureLogging(sets, say),
  ],
};
if (!Number.isInteger(sets) || sets < 1) {
  say("--sets takes a whole number, such as 200.");
  process.exit(2);
}
const only = process.argv[process.argv.indexOf("--only") + 1];
const isChosen = process.argv.includes("--only");
if (isChosen && (only === undefined || !Object.hasOwn(parts, only))) {
  say(`There are: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
if (isChosen && only !== "bytes" && !buildWeb()) throw new Error("The app could not be built.");
const figures: Figure[] = [];
for (const [name, [title, measure]] of Object.entries(parts)) {
  if (isChosen && name !== only) continue;
  say(title);
  figures.push(...(await measure()));
}

if (json)
  console.log(
    JSON.stringify(
      { version: 1, measuredAt: new Date().toISOString(), node: process.version, figures },
      null,
      2,
    ),
  );
else
  for (const { name, value, unit, floor, goal, met, notJudged } of figures)
    console.log(
      `${notJudged === undefined ? (met ? "met    " : "NOT MET") : `not judged: ${notJudged},`} ${name}: ${value} ${unit}, goal ${goal}${floor === undefined ? "" : ` (floor: ${floor.name} ${floor.value})`}`,
    );
process.exitCode = figures.every(({ met, notJudged }) => met || notJudged !== undefined) ? 0 : 1;
