/**
 * The server process: port, folder, signals. Real things are made here and in `start/`, nowhere else; settings come from
 * the environment (`config.ts`).
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Config, readConfig } from "./config.ts";
import { openStores } from "./database/open.ts";
import type { Listening } from "./http/listen.ts";
import { giveUp } from "./start/give-up.ts";
import { openLan } from "./start/lan.ts";
import { listenOrGiveUp } from "./start/listen-or-give-up.ts";
import { addressOf } from "./start/local-host.ts";
import { clock } from "./start/real-time.ts";
import { type RunningServer, serveFrom } from "./start/serve.ts";
import type { Stores } from "./stores/stores.ts";

// Everything in a data folder and a backup is for its owner alone, also what SQLite makes by itself.
process.umask(0o077);
// A full disk or a closed pipe behind the log loses lines, not the server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** Running requests get this long at the end, ms: Docker kills after 10 s, and then the log is not folded in. */
const drainTime = 8_000;

const readTls = (config: Config) => {
  if (config.tls === undefined) return undefined;
  try {
    return { cert: readFileSync(config.tls.certFile), key: readFileSync(config.tls.keyFile) };
  } catch (error) {
    return giveUp(
      `TLS_CERT or TLS_KEY could not be read: ${error instanceof Error ? error.message : "unknown"}.`,
    );
  }
};

/** Until the database is open: come back in a moment. */
const starting = (): Response =>
  Response.json(
    { type: "busy", message: "The server is starting." },
    { status: 503, headers: { "Retry-After": "1" } },
  );
let handle: (request: Request, bindings: object) => Response | Promise<Response> = starting;

const main = async (): Promise<void> => {
  const [demo, lan] = ["--demo", "--lan"].map((option) => process.argv.includes(option));
  const read = readConfig({
    ...process.env,
    ...(demo
      ? {
          MUSTER_DEMO: "1",
          DATA_DIR: process.env.DATA_DIR ?? "./data-demo",
          DATABASE_URL: "",
          DATABASE_DIRECT_URL: "",
        }
      : {}),
    ...(lan ? { MUSTER_LAN: "1" } : {}),
  });
  if (!read.ok) return giveUp(read.error);
  const config = read.value;
  const tls = readTls(config);

  const answer = (request: Request, bindings: object) => handle(request, bindings);
  // Ports first: a second start by mistake says so, and touches no file.
  const home = config.lan === undefined ? undefined : await openLan(config, config.lan.port, answer);
  const listening = home?.plain ?? (await listenOrGiveUp(config.host, config.port, "PORT", tls, answer));
  const opened = await openData(config);
  const serving = (async () => {
    const lan = await home?.open(config.dataDir);
    // On one number of the home network alone, the plain port has nothing for this computer either.
    const address =
      lan !== undefined && config.host !== "0.0.0.0" ? lan.address() : addressOf(config, listening.port);
    return serveFrom(config, opened, { address, lan }, (fetch) => {
      handle = fetch;
    });
  })();
  // Before the ready line: whoever reads it may end the server at once.
  endOnSignals(home ?? listening, opened, serving);
  await serving;
};

const openData = async (config: Config): Promise<Stores> => {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const opened = await openStores({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      databaseDirectUrl: config.databaseDirectUrl,
      now: clock(),
      // Then nothing may be acknowledged: end, and recover from the log at the next start, or report what is damaged.
      onLost: () => {
        process.stderr.write(
          "The disk failed, or the database file is damaged. The server ends so that it confirms nothing it cannot keep; start it again, and please see that you have a backup.\n",
        );
        process.exit(1);
      },
    });
    return opened.ok ? opened.value : giveUp(opened.error);
  } catch (error) {
    return giveUp(
      `The data folder ${join(config.dataDir)} could not be opened: ${error instanceof Error ? error.message : "unknown"}.`,
    );
  }
};

const endOnSignals = (
  listening: Pick<Listening, "stop">,
  stores: Stores,
  starting: Promise<RunningServer>,
): void => {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    const serving = await starting;
    // No new connections before streams end: a browser opens a new one at once.
    const drained = listening.stop(drainTime);
    // What waits for somebody outside, a push service or a model, is waited for no longer; its lease runs out.
    await Promise.race([serving.stop(), wait(drainTime, undefined, { ref: false })]);
    await drained;
    serving.close();
    await stores.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
};

await main();
