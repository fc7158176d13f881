/** The server process: the only place where real things are made. Settings come from the environment (`config.ts`). */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { codeAsShown } from "@muster/domain/household/code";
import { civilDateAt } from "@muster/domain/shared/dates";
import { randomId } from "@muster/domain/shared/ids";
import { type Asking, createApp } from "./app.ts";
import type { RunningCoaching } from "./coaching/coaching.ts";
import { mealModelFrom, modelFrom } from "./coaching/providers/registry.ts";
import { type Config, readConfig } from "./config.ts";
import { unusableFileSentence } from "./database/sqlite/migrate.ts";
import { type OpenError, openSqlite, type Stores } from "./database/sqlite/open.ts";
import type { MadeInvitation } from "./household/invitation-codes.ts";
import { loadPepper, systemRandom } from "./household/secrets.ts";
import { type Listening, listen } from "./http/listen.ts";
import { createRateLimits, noRateLimits } from "./http/rate-limit.ts";
import { createPushSender } from "./notifications/push-sender.ts";
import { createReminderScheduler } from "./notifications/reminder-scheduler.ts";
import { loadVapidKeys } from "./notifications/vapid-keys.ts";
import { bundledIndex } from "./nutrition/bundled-index.ts";
import { createMealEstimator } from "./nutrition/estimate-meal.ts";
import { createFoodFinder } from "./nutrition/find-foods.ts";
import type { FoodStore } from "./nutrition/food-store.ts";
import type { Nutrition } from "./nutrition/nutrition.ts";
import { sourcesFrom } from "./nutrition/sources/registry.ts";
import { foodsFile, openFoodStore } from "./nutrition/sqlite-food-store.ts";
import { createLiveHub, type Later, type LiveHub } from "./sync/live-hub.ts";
import { readWebFiles } from "./web/web-files.ts";

/** Running requests get this long at the end, ms. */
const drainTime = 10_000;

const version = "0.1.0";

/** Says one sentence and ends; nothing was changed. */
const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const openSentence = (problem: OpenError): string =>
  problem.type === "in-use"
    ? `Another Muster already serves the data folder ${problem.folder}, so this one did not start; please stop the other one or choose another DATA_DIR.`
    : unusableFileSentence(problem);

const isLocalHost = (host: string): boolean => ["127.0.0.1", "localhost", "::1"].includes(host);

const later: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const clock = () => new Date();

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

const serveFrom = async (config: Config, stores: Stores, addressOf: string): Promise<() => Promise<void>> => {
  const live = createLiveHub(later);
  const report = (error: unknown, where: string): void => {
    process.stderr.write(
      `${clock().toISOString()} ${where}: ${error instanceof Error ? (error.stack ?? error.message) : "unknown error"}\n`,
    );
  };
  const models = await modelsFrom(config, stores, live, report);
  const coaching = models?.coaching ?? null;
  const foods = openFoods(config.dataDir, report);
  const nutrition = await nutritionFrom(config, stores, foods, report);
  const web = readWebFiles(config.webDist ?? fileURLToPath(new URL("../../web/dist", import.meta.url)));
  const push = { keys: loadVapidKeys(config.dataDir), namedServices: config.pushServices };
  const { app, codes } = createApp({
    stores,
    push,
    coaching,
    asking: models?.asking,
    nutrition,
    pepper: loadPepper(config.dataDir, systemRandom),
    random: systemRandom,
    newId: randomId,
    clock,
    later,
    live,
    limits: config.rateLimits ? createRateLimits(clock) : noRateLimits,
    trustProxy: config.trustProxy,
    web,
    version,
    demo: config.demo,
    report,
  });
  handle = (request, bindings) => app.fetch(request, bindings);
  coaching?.start();
  await stores.reminders.forgetOtherKeys(push.keys.id);
  const reminders = createReminderScheduler({
    store: stores.reminders,
    sender: createPushSender({
      ...push,
      contact: config.pushContact,
      fetch: globalThis.fetch,
      now: () => clock().getTime(),
    }),
    clock,
    later,
    newId: randomId,
    report,
  });
  const offered = await codes.makeSetup();
  if (config.demo) await makeDemo(config, offered, app);
  // The demo used the first code up itself.
  const setup = config.demo ? undefined : offered;
  const parts = [
    `Muster is ready at ${addressOf}`,
    ...(setup === undefined
      ? []
      : [
          `set up your household: ${addressOf}/#setup=${setup.linkSecret ?? ""}`,
          `registration code: ${codeAsShown(setup.code)}`,
        ]),
  ];
  process.stdout.write(`${parts.join(" · ")}\n`);
  if (!isLocalHost(config.host) && config.tls === undefined && !config.trustProxy) {
    process.stdout.write(
      "Phones and other computers need HTTPS to use this address: see docs/operations.md, 'HTTPS at home'.\n",
    );
  }
  const stopSweeping = sweepDaily(stores, report);
  reminders.start();
  return async () => {
    stopSweeping();
    await reminders.stop();
    live.endAll();
    await coaching?.stop();
    foods.close();
  };
};

/** Fills the demo's folder at its first start; refuses a folder that holds anything else. */
const makeDemo = async (
  config: Config,
  setup: MadeInvitation | undefined,
  app: { fetch(request: Request): Response | Promise<Response> },
): Promise<void> => {
  const marker = join(config.dataDir, "demo-is-complete");
  if (setup === undefined) {
    if (!existsSync(marker))
      giveUp(
        `The folder ${config.dataDir} holds a household that is not the demo's, or a demo that was not finished. Nothing was changed; choose another DATA_DIR, or delete the folder if it is a demo's.`,
      );
    return;
  }
  const { seedDemo } = await import("./demo/seed.ts");
  process.stdout.write("Inventing a family with twelve weeks of history (once)…\n");
  await seedDemo({
    send: (request) => app.fetch(request),
    setupCode: setup.code,
    today: civilDateAt(clock()),
    now: clock().getTime(),
    newId: randomId,
    onPerson: (name) => process.stdout.write(`  ${name} is ready\n`),
  });
  writeFileSync(marker, "");
};

const sweepDaily = (stores: Stores, report: (error: unknown, where: string) => void): (() => void) => {
  let callOff: () => void = () => {};
  const sweep = (): void => {
    stores.sweep(clock().getTime()).catch((error: unknown) => report(error, "sweep"));
    callOff = later(sweep, 86_400_000);
  };
  // Not in the first minute: a start should not compete with it.
  callOff = later(sweep, 60_000);
  return () => callOff();
};

/** What asks models is loaded only where one is set up. */
const modelsFrom = async (
  config: Config,
  stores: Stores,
  live: LiveHub,
  report: (error: unknown, where: string) => void,
): Promise<{ readonly coaching: RunningCoaching; readonly asking: Asking } | null> => {
  const set = await modelFrom(process.env);
  if (set === null) return null;
  const [{ createModelDesk }, { createCoaching }, { designWithModel }, { adviseWithModel }] =
    await Promise.all([
      import("./coaching/model-desk.ts"),
      import("./coaching/coaching.ts"),
      import("./coaching/design-with-model.ts"),
      import("./coaching/advise-with-model.ts"),
    ]);
  const desk = createModelDesk({
    model: set,
    use: stores.modelUse,
    clock,
    tokenLimit: config.modelTokensAMonth,
    report,
  });
  const { model } = desk;
  const chance = Math.random;
  const patience = { clock, later, chance };
  const coaching = createCoaching({
    store: stores.jobs,
    model: { provider: model.provider, name: model.name },
    design: (input, cancelled, onStage, kind) =>
      designWithModel(patience, model, input, cancelled, onStage, kind),
    advise: (question, cancelled) => adviseWithModel(patience, model, question, cancelled),
    clock,
    later,
    live,
    newId: randomId,
    report,
  });
  return { coaching, asking: { desk, consent: stores.consent, chance, prices: config.modelPrices } };
};

/** What is remembered of foods can be asked for again: a file that does not open is put aside, and the server starts. */
const openFoods = (dataDir: string, report: (error: unknown, where: string) => void): FoodStore => {
  const file = foodsFile(dataDir);
  try {
    return openFoodStore(file);
  } catch (error) {
    report(error, "foods.db");
    try {
      renameSync(file, `${file}.unreadable`);
      return openFoodStore(file);
    } catch (again) {
      report(again, "foods.db");
      return openFoodStore(":memory:");
    }
  }
};

const nutritionFrom = async (
  config: Config,
  stores: Stores,
  store: FoodStore,
  report: (error: unknown, where: string) => void,
): Promise<Nutrition> => {
  const sources = sourcesFrom(process.env, version, clock);
  const set = await mealModelFrom(process.env);
  // Counted, limited and rested like every other question to a model.
  const model =
    set === null
      ? null
      : (await import("./coaching/model-desk.ts")).createModelDesk({
          model: set,
          use: stores.modelUse,
          clock,
          tokenLimit: config.modelTokensAMonth,
          report,
        }).model;
  return {
    store,
    foods: createFoodFinder({ store, sources, clock, later, report }),
    consent: stores.consent,
    estimator:
      model === null ? null : createMealEstimator({ clock, later, chance: Math.random }, model, bundledIndex),
  };
};

/** Until the database is open: come back in a moment. */
const starting = (): Response =>
  Response.json(
    { type: "busy", message: "The server is starting." },
    { status: 503, headers: { "Retry-After": "1" } },
  );
let handle: (request: Request, bindings: object) => Response | Promise<Response> = starting;

const main = async (): Promise<void> => {
  const demo = process.argv.includes("--demo");
  const read = readConfig({
    ...process.env,
    ...(demo ? { MUSTER_DEMO: "1", DATA_DIR: process.env.DATA_DIR ?? "./data-demo" } : {}),
  });
  if (!read.ok) return giveUp(read.error);
  const config = read.value;
  const tls = readTls(config);

  // The port first: a second start by mistake says so, and touches no file.
  const listening = await listen({
    host: config.host,
    port: config.port,
    tls,
    fetch: (request, bindings) => handle(request, bindings),
  });
  if (!listening.ok) {
    return giveUp(
      listening.error.type === "port-in-use"
        ? `Port ${config.port} is in use, perhaps by a Muster that already runs; please stop it or choose another one, for example PORT=${config.port + 1} npm start.`
        : `The server could not listen on ${config.host}:${config.port}: ${listening.error.detail}.`,
    );
  }
  const opened = openFolder(config);
  const host = isLocalHost(config.host) ? "localhost" : config.host === "0.0.0.0" ? "localhost" : config.host;
  const address = `${tls === undefined ? "http" : "https"}://${host}:${listening.value.port}`;
  const stopServing = await serveFrom(config, opened, address);
  endOnSignals(listening.value, opened, stopServing);
};

const openFolder = (config: Config): Stores => {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const opened = openSqlite({
      dataDir: config.dataDir,
      now: clock(),
      // After a failed write to the disk nothing may be acknowledged: end, and recover from the log at the next start.
      onLost: () => {
        process.stderr.write(
          "The disk failed while writing. The server ends so that it confirms nothing it cannot keep.\n",
        );
        process.exit(1);
      },
    });
    return opened.ok ? opened.value : giveUp(openSentence(opened.error));
  } catch (error) {
    return giveUp(
      `The data folder ${join(config.dataDir)} could not be opened: ${error instanceof Error ? error.message : "unknown"}.`,
    );
  }
};

const endOnSignals = (listening: Listening, stores: Stores, stopServing: () => Promise<void>): void => {
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    await stopServing();
    await listening.stop(drainTime);
    await stores.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
};

await main();
