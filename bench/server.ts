/**
 * Durable pushes a second of the real server process, beside bare node:http in the same run. The client shares the
 * machine, so only the ratios mean something: they are taken in several rounds, each of which measures all servers right
 * after one another, and the middle one counts. Where the system tells it, the processor time of a push is given too: it
 * hardly depends on what else the machine does.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { durableDatabase, hasPostgres } from "@muster/server/database/testing/postgres-server";
import { protocolVersion } from "@muster/sync/protocol";
import { root } from "../tools/lib/paths.ts";
import { type Figure, percentile, rounded } from "./figure.ts";

type Target = {
  readonly port: number;
  readonly output: () => string;
  /** Processor time used so far, ms; undefined where the system does not tell. */
  readonly processorTime: () => number | undefined;
  readonly stop: () => Promise<void>;
};

/** Linux counts in ticks of 10 ms: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const processorTimeOf = (pid: number | undefined): number | undefined => {
  const file = `/proc/${pid}/stat`;
  if (pid === undefined || !existsSync(file)) return undefined;
  // The name of the program may hold anything; the numbers begin behind it.
  const numbers = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(numbers[11]) + Number(numbers[12])) * 10;
};

const start = (
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Target> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(root, file), ...args],
      {
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      const port = /ready at http:\/\/localhost:(\d+)/.exec(out)?.[1];
      if (port === undefined || !out.endsWith("\n")) return;
      resolve({
        port: Number(port),
        output: () => out,
        processorTime: () => processorTimeOf(child.pid),
        stop: () =>
          new Promise((ended) => {
            child.once("exit", () => ended());
            child.kill("SIGTERM");
          }),
      });
    });
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}: ${out}`)));
  });

type Reply = { readonly status: number; readonly cookies: readonly string[]; readonly body: string };

const createClient = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const cookies = new Map<string, string>();
  const post = (path: string, body: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: "127.0.0.1",
          port,
          path,
          method: "POST",
          headers: {
            host: `localhost:${port}`,
            origin: `http://localhost:${port}`,
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const set = response.headers["set-cookie"] ?? [];
            for (const cookie of set) {
              const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
              cookies.set(name, value);
            }
            resolve({
              status: response.statusCode ?? 0,
              cookies: set,
              body: Buffer.concat(chunks).toString("utf8"),
            });
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
};

/** Sends `bodies`, 32 at once. @returns requests a second, and each one's milliseconds */
const drive = async (
  { port, processorTime }: Target,
  path: string,
  bodies: readonly string[],
  client: ReturnType<typeof createClient>,
) => {
  let next = 0;
  const latencies: number[] = [];
  const before = processorTime();
  const started = performance.now();
  const worker = async (): Promise<void> => {
    while (next < bodies.length) {
      const body = bodies[next] ?? "";
      next += 1;
      const sent = performance.now();
      const reply = await client.post(path, body);
      latencies.push(performance.now() - sent);
      if (reply.status !== 200)
        throw new Error(`port ${port} answered ${reply.status}: ${reply.body.slice(0, 200)}`);
      if (reply.body.includes('"bad":[{')) throw new Error(`refused: ${reply.body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  const perSecond = (bodies.length * 1000) / (performance.now() - started);
  const after = processorTime();
  return {
    perSecond,
    p99: percentile(latencies, 0.99),
    /** Microseconds a request. */
    processor: before === undefined || after === undefined ? 0 : ((after - before) * 1000) / bodies.length,
  };
};

const rounds = 5;
const middle = (samples: readonly number[]): number => percentile(samples, 0.5);

const profileId = randomId();

const pushBody = (replica: string, n: number, count: number): string =>
  JSON.stringify({
    v: protocolVersion,
    schema: recordSchemaVersion,
    replica,
    confirmed: 0,
    ops: Array.from({ length: count }, (_, index) => ({
      op: randomId(),
      n: n + index,
      p: profileId,
      kind: "reading",
      id: randomId(),
      new: true,
      f: {
        metric: "weight",
        value: 174.2,
        date: "2026-11-20",
        at: "2026-11-20T06:00:00.000Z",
        source: "progress",
      },
      at: 1_795_000_000_000,
      off: 0,
      seen: "",
      schema: recordSchemaVersion,
    })),
  });

const startMuster = (dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<Target> =>
  start("packages/server/src/main.ts", [], {
    PORT: "0",
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    ANTHROPIC_API_KEY: "",
    ...environment,
  });

/** A client of the first person on an empty server. */
const joinAs = async (muster: Target): Promise<ReturnType<typeof createClient>> => {
  const client = createClient(muster.port);
  const code = /#setup=([\w-]+)/.exec(muster.output())?.[1] ?? "";
  const joined = JSON.parse(
    (await client.post("/api/household/join", JSON.stringify({ code, deviceName: "bench" }))).body,
  );
  const made = await client.post(
    "/api/profiles",
    JSON.stringify({ id: profileId, registration: joined.registration, profile: benchProfile }),
  );
  if (made.status !== 200) throw new Error(made.body);
  return client;
};

/** Both engines in the same run; the client shares the machine, and so does PostgreSQL. */
export const measurePostgres = async (singles: number, batches: number): Promise<readonly Figure[]> => {
  if (!hasPostgres()) return [];
  const dataDir = mkdtempSync(join(tmpdir(), "muster-bench-"));
  const folder = mkdtempSync(join(tmpdir(), "muster-bench-"));
  const sqlite = await startMuster(dataDir);
  const postgres = await startMuster(folder, { DATABASE_URL: await durableDatabase() });
  try {
    const path = `/sync/push?scope=${profileId}`;
    const engines = [];
    for (const target of [sqlite, postgres]) {
      const replica = randomId();
      const client = await joinAs(target);
      const bodies = Array.from({ length: singles }, (_, index) => pushBody(replica, index + 1, 1));
      const fifties = Array.from({ length: batches }, (_, index) =>
        pushBody(replica, singles + 1 + index * 50, 50),
      );
      engines.push({ target, client, bodies, fifties, single: [] as number[], batched: [] as number[] });
    }
    for (let round = 0; round < rounds; round += 1)
      for (const { target, client, bodies, fifties, single, batched } of engines) {
        const [one, many] = [bodies, fifties].map((all) => {
          const share = Math.floor(all.length / rounds);
          return all.slice(round * share, (round + 1) * share);
        });
        single.push((await drive(target, path, one ?? [], client)).perSecond);
        batched.push((await drive(target, path, many ?? [], client)).perSecond * 50);
      }
    for (const { client } of engines) client.close();
    const [floor, measured] = engines.map(({ single, batched }) => ({
      single: Math.round(middle(single)),
      batched: Math.round(middle(batched)),
    }));
    return [
      {
        name: "PostgreSQL with fsync: single-set pushes of one household",
        value: measured?.single ?? 0,
        unit: "/s",
        floor: { name: "SQLite /s", value: floor?.single ?? 0 },
        goal: "≥ 2000 /s",
        met: (measured?.single ?? 0) >= 2_000,
      },
      {
        name: "PostgreSQL with fsync: batched operations a second (50 a push)",
        value: measured?.batched ?? 0,
        unit: "/s",
        floor: { name: "SQLite /s", value: floor?.batched ?? 0 },
        goal: "≥ 10000 /s",
        met: (measured?.batched ?? 0) >= 10_000,
      },
    ];
  } finally {
    await Promise.all([sqlite.stop(), postgres.stop()]);
    for (const used of [dataDir, folder]) rmSync(used, { recursive: true, force: true });
  }
};

export const measureServer = async (singles: number, batches: number): Promise<readonly Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-bench-"));
  const bare = await start("bench/bare-server.ts", [], {});
  const row = await start("bench/bare-server.ts", ["row"], {});
  const muster = await startMuster(dataDir);
  try {
    const client = await joinAs(muster);
    const replica = randomId();
    const one = Array.from({ length: singles }, (_, index) => pushBody(replica, index + 1, 1));
    const fifty = Array.from({ length: batches }, (_, index) =>
      pushBody(replica, singles + 1 + index * 50, 50),
    );
    const path = `/sync/push?scope=${profileId}`;
    // Warm-up of all three, then the measured rounds one after the other.
    const warm = one.slice(0, Math.floor(singles / 4));
    const bareClient = createClient(bare.port);
    const rowClient = createClient(row.port);
    await drive(bare, "/", warm, bareClient);
    await drive(row, "/", warm, rowClient);
    await drive(muster, path, warm, client);
    const share = Math.floor((singles - warm.length) / rounds);
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      const bodies = one.slice(warm.length + round * share, warm.length + (round + 1) * share);
      measured.push({
        floor: await drive(bare, "/", bodies, bareClient),
        rowFloor: await drive(row, "/", bodies, rowClient),
        single: await drive(muster, path, bodies, client),
      });
    }
    const batched = await drive(muster, path, fifty, client);
    for (const used of [client, bareClient, rowClient]) used.close();
    const ratio = middle(measured.map(({ single, floor }) => single.perSecond / floor.perSecond));
    const operations = batched.perSecond * 50;
    const slower = middle(measured.map(({ single, rowFloor }) => single.p99 / rowFloor.p99));
    const floorRate = Math.round(middle(measured.map(({ floor }) => floor.perSecond)));
    const singleRate = Math.round(middle(measured.map(({ single }) => single.perSecond)));
    const processor = middle(measured.map(({ single }) => single.processor));
    const floorProcessor = middle(measured.map(({ floor }) => floor.processor));
    return [
      {
        name: "single-set pushes, share of bare node:http",
        value: rounded(ratio, 2),
        unit: `× (${singleRate}/s)`,
        floor: { name: "bare node:http POST/s", value: floorRate },
        goal: "≥ 0.6 × or 4,000/s",
        met: ratio >= 0.6 || singleRate >= 4_000,
      },
      {
        name: "push p99, against bare http + one durable row",
        value: rounded(slower, 2),
        unit: `× (${rounded(middle(measured.map(({ single }) => single.p99)))} ms)`,
        floor: { name: "p99 ms", value: rounded(middle(measured.map(({ rowFloor }) => rowFloor.p99))) },
        goal: "≤ 2.5 ×",
        met: slower <= 2.5,
      },
      {
        name: "batched operations a second (50 a push)",
        value: Math.round(operations),
        unit: "/s",
        floor: { name: "bare node:http POST/s", value: floorRate },
        goal: "≥ 12000 /s",
        met: operations >= 12_000,
      },
      ...(floorProcessor === 0
        ? []
        : [
            {
              name: "processor time of a push, against bare node:http",
              value: rounded(processor / floorProcessor),
              unit: `× (${Math.round(processor)} µs)`,
              floor: { name: "bare node:http µs", value: Math.round(floorProcessor) },
              goal: "≤ 4 ×",
              met: processor <= 4 * floorProcessor,
            },
          ]),
    ];
  } finally {
    await Promise.all([bare.stop(), row.stop(), muster.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const benchProfile = {
  username: "bench",
  displayName: "Bench",
  age: 30,
  ageRecordedOn: "2026-11-20",
  gender: "female",
  height: 66,
  weight: 150,
  fitnessLevel: "beginner",
  pullups: 0,
  pushups: 5,
  bodyFat: null,
  primaryGoal: "strength",
  targetAreas: [],
  timeframe: "12_weeks",
  daysPerWeek: 3,
  timePerSession: "45_60",
  homeWorkoutTime: "morning",
  gymWorkoutTime: "morning",
  gymDays: [],
  restDays: [],
  gymAccess: "no_gym",
  equipment: [],
  limits: { injuryAreas: [], pregnancy: "none", heartOrBloodPressureAdvice: false, note: "" },
  medicalNoteConfirmedOn: "2026-11-20",
};
