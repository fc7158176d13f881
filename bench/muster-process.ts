/** A real server process, and a client beside it, as the figures of the server use them. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import { protocolVersion } from "@muster/sync/protocol";
import { root } from "../tools/lib/paths.ts";
import { percentile } from "./figure.ts";

export type Target = {
  readonly port: number;
  readonly output: () => string;
  /** Processor time used so far, ms; undefined where the system does not tell. */
  readonly processorTime: () => number | undefined;
  /** Memory in use now, MB; undefined where the system does not tell. */
  readonly memory: () => number | undefined;
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

const memoryOf = (pid: number | undefined): number | undefined => {
  const file = `/proc/${pid}/status`;
  if (pid === undefined || !existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
};

/** Starts a program of this folder or the server; resolves when it says where it listens. */
export const start = (
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
        memory: () => memoryOf(child.pid),
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

/** Connections of one browser. @param cookies it has already, by name */
export const createClient = (port: number, cookies = new Map<string, string>()) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
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
  return { post, cookies, close: () => agent.destroy() };
};

/** Cookies of the same browser, as another household's. */
export const cookiesIn = (household: string, cookies: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...cookies].map(([name, value]) => [name, value.replace(/^[^.]+/, household)]));

/** Sends `bodies`, 32 at once. @returns requests a second, and each one's milliseconds */
export const drive = async (
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

/** The one person of every server here. */
export const profileId = randomId();

/** A push of `count` new weigh-ins, the first of them number `n` of the replica. */
export const pushBody = (replica: string, n: number, count: number): string =>
  JSON.stringify({
    protocol: protocolVersion,
    schema: recordSchemaVersion,
    replica,
    confirmed: 0,
    ops: Array.from({ length: count }, (_, index) => ({
      op: randomId(),
      number: n + index,
      scope: profileId,
      kind: "reading",
      id: randomId(),
      new: true,
      fields: {
        metric: "weight",
        value: 174.2,
        date: "2026-11-20",
        at: "2026-11-20T06:00:00.000Z",
        source: "progress",
      },
      at: 1_795_000_000_000,
      clockOffsetMs: 0,
      seen: "",
      schema: recordSchemaVersion,
    })),
  });

/** Starts the real server on a free port. */
export const startMuster = (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Target> =>
  start("packages/server/src/main.ts", [], {
    PORT: "0",
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    ANTHROPIC_API_KEY: "",
    ...environment,
  });

/** A client of the first person on an empty server. */
export const joinAs = async (muster: Target): Promise<ReturnType<typeof createClient>> => {
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
