/** Files of other apps: how quickly a long one is read, what ten thousand damages do, and what Apple's gigabyte takes. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { recordKinds } from "@muster/domain/records";
import { createAppleReader } from "@muster/domain/transfer/from-apps/apple-health";
import { readAppFile } from "@muster/domain/transfer/from-apps/read-app-file";
import { recordsOf } from "@muster/domain/transfer/from-apps/to-records";
import { duplicatesIn, monthsOf, namedExercises } from "@muster/domain/transfer/from-apps/understood";
import { type Figure, rounded } from "./figure.ts";

const today = "2026-11-23";
const golden = fileURLToPath(new URL("../packages/domain/src/transfer/from-apps/golden/", import.meta.url));
const choices = {
  profileId: "0191d0aa-0000-7000-8000-000000000001",
  timeZone: "Europe/Berlin",
  unit: "kg",
  exerciseFor: () => undefined,
} as const;

/** Ten years of Strong: a workout of 25 sets a day. */
const longFile = (rows: number): string => {
  const lines = [
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
  ];
  for (let row = 0; row < rows; row += 1) {
    const day = new Date(Date.UTC(2015, 0, 1) + Math.floor(row / 25) * 86_400_000).toISOString().slice(0, 10);
    const exercise = `Exercise ${Math.floor((row % 25) / 5)} (Barbell)`;
    lines.push(`${day} 06:05:00,"Day",48m,"${exercise}",${(row % 5) + 1},${60 + (row % 40)}.5,8,0,0,"","",8`);
  }
  return `${lines.join("\n")}\n`;
};

/** A small generator with a seed: the same damages in every run. */
const createChance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % Math.max(1, below);
  };
};

const pieces = ['"', ",", ";", "\n", "0", "-1", "1e308", "NaN", "\u0000", "9999-99-99", "<", ">", "🏋", ""];

const damaged = (text: string, chance: (below: number) => number): string => {
  let result = text;
  for (let count = 1 + chance(4); count > 0; count -= 1) {
    const at = chance(result.length + 1);
    result = result.slice(0, at) + (pieces[chance(pieces.length)] ?? "") + result.slice(at + chance(40));
  }
  return result;
};

const readGolden = (name: string, text: string) => {
  if (!name.endsWith(".xml")) return readAppFile(name, text, today);
  const reader = createAppleReader(today);
  reader.push(text);
  return reader.done();
};

/** @returns crashes, and records that no schema takes */
const mutate = (times: number): { readonly runs: number; readonly wrong: number } => {
  let [runs, wrong] = [0, 0];
  for (const name of readdirSync(golden).filter((one) => /\.(?:csv|xml)$/.test(one))) {
    const text = readFileSync(`${golden}${name}`, "utf8");
    const chance = createChance(name.length);
    for (let run = 0; run < times; run += 1) {
      runs += 1;
      try {
        const brought = readGolden(name, damaged(text, chance));
        const records = brought === undefined ? [] : recordsOf([brought], choices);
        if (!records.every(({ kind, record }) => recordKinds[kind].schema.safeParse(record).success))
          wrong += 1;
      } catch {
        wrong += 1;
      }
    }
  }
  return { runs, wrong };
};

/**
 * Left to itself, Node lets garbage lie while the machine has memory; a browser's tab on a phone has little. With this heap
 * a reader that kept more than it needs would end in an error.
 */
const smallHeap = ["--max-old-space-size=48", "--max-semi-space-size=2"];

/** Peak memory of a process of its own that unpacks and reads a ZIP with so many megabytes of XML, MB. */
const appleMemory = (megabytes: number) => {
  const script = fileURLToPath(new URL("apple-export.ts", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "muster-apple-"));
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [...smallHeap, "--disable-warning=ExperimentalWarning", script, ...args], {
      encoding: "utf8",
    });
  try {
    const file = join(folder, "export.zip");
    run("write", file, String(megabytes));
    const [seconds = "", peak = ""] = run("read", file).trim().split(" ");
    return { seconds: Number(seconds), peak: Number(peak) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const measureImports = async (quick: boolean): Promise<readonly Figure[]> => {
  const rows = 100_000;
  const text = longFile(rows);
  const started = performance.now();
  const brought = readAppFile("strong.csv", text, today);
  const read = performance.now() - started;
  const all = brought === undefined ? [] : [brought];
  monthsOf(all);
  namedExercises(all);
  const records = recordsOf(all, choices);
  duplicatesIn(records, []);
  const whole = performance.now() - started;
  const { runs, wrong } = mutate(quick ? 200 : 10_000);
  const megabytes = quick ? 100 : 1_000;
  const apple = appleMemory(megabytes);
  const inSeconds = (name: string, milliseconds: number): Figure => ({
    name,
    value: rounded(milliseconds / 1_000, 2),
    unit: "s",
    goal: "≤ 10 s",
    met: milliseconds <= 10_000,
  });
  return [
    inSeconds(`import, ${rows.toLocaleString("en-US")} rows read`, read),
    inSeconds(`import, the same with ${records.length.toLocaleString("en-US")} records made`, whole),
    {
      name: `import, crashes and wrong records in ${runs.toLocaleString("en-US")} damaged files`,
      value: wrong,
      unit: "",
      goal: "0",
      met: wrong === 0,
    },
    {
      name: `import, Apple's export of ${megabytes} MB in ${apple.seconds} s, memory at most`,
      value: apple.peak,
      unit: "MB",
      goal: "≤ 150 MB",
      met: apple.peak <= 150,
    },
  ];
};
