/** Puts the app together on an open database: everything that runs while the server runs, and how it ends. */
import { fileURLToPath } from "node:url";
import { codeAsShown } from "@muster/domain/household/code";
import { randomId } from "@muster/domain/shared/ids";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import { backUpWhenDue, listBackups } from "../database/data-folder.ts";
import type { Backups } from "../http/backup-routes.ts";
import { createLog } from "../http/log.ts";
import { createRateLimits, noRateLimits } from "../http/rate-limit.ts";
import { createPushSender } from "../notifications/push-sender.ts";
import { createReminderScheduler } from "../notifications/reminder-scheduler.ts";
import { loadVapidKeys } from "../notifications/vapid-keys.ts";
import { loadPepper, pepperSentence, systemRandom } from "../secrets.ts";
import type { FoodStore } from "../stores/food-store.ts";
import type { ClockDoubt, Stores } from "../stores/stores.ts";
import { createLiveHub } from "../sync/live-hub.ts";
import { readWebFiles } from "../web/web-files.ts";
import { makeDemo } from "./fill-demo.ts";
import { nutritionFrom, openFoods } from "./foods.ts";
import { giveUp } from "./give-up.ts";
import type { Lan } from "./lan.ts";
import { isLocalHost } from "./local-host.ts";
import { modelsFrom } from "./models.ts";
import { clock, later } from "./real-time.ts";
import { version } from "./version.ts";

/** Where people reach the server. */
type Places = {
  /** On this computer. */
  readonly address: string;
  readonly lan: Lan | undefined;
};

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** A running app; first `stop`, then `close`. */
export type RunningServer = {
  /** No more work begins: reminders, designs, live streams. Requests that run still have all they need. */
  stop(): Promise<void>;
  /** After the last request was answered. */
  close(): void;
};

/**
 * Makes the app on an open database and says that it is ready.
 * @param open is given what answers requests, before the ready line is printed
 */
export const serveFrom = async (
  config: Config,
  stores: Stores,
  { address, lan }: Places,
  open: (fetch: Fetch) => void,
): Promise<RunningServer> => {
  const { pepper, vapid } = await loadKeys(config, stores);
  const live = createLiveHub(later, stores.others);
  const { bug: report, requests } = createLog(config.logLevel, (line) => process.stderr.write(line));
  const models = await modelsFrom(config, stores, live, report);
  const coaching = models?.coaching ?? null;
  const foods = openFoods(config.dataDir, report);
  const nutrition = await nutritionFrom(config, stores, foods, report);
  const web = readWebFiles(config.webDist ?? fileURLToPath(new URL("../../../web/dist", import.meta.url)));
  const push = { keys: vapid, namedServices: config.pushServices };
  const { app, codes } = createApp({
    stores,
    push,
    coaching,
    asking: models?.asking,
    nutrition,
    pepper,
    random: systemRandom,
    newId: randomId,
    clock,
    later,
    live,
    limits: config.rateLimits ? createRateLimits(clock) : noRateLimits,
    householdBytes: config.householdBytes,
    backups: backupsOf(config),
    trustProxy: config.trustProxy,
    web,
    version,
    lan,
    demo: config.demo,
    requestLog: requests,
    report,
  });
  open((request, bindings) => app.fetch(request, bindings));
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
  // A demo that was made before needs no code: its page lets this computer in.
  const isMade = config.demo && (await stores.household.hasHousehold());
  const offered = isMade ? undefined : await codes.makeSetup();
  if (config.demo) await makeDemo(config, offered, app);
  // The demo used the first code up itself.
  const setup = config.demo ? undefined : offered;
  const parts = [
    `Muster is ready at ${address}`,
    ...(setup === undefined
      ? []
      : [
          `set up your household: ${address}/#setup=${setup.linkSecret ?? ""}`,
          `registration code: ${codeAsShown(setup.code)}`,
        ]),
  ];
  process.stdout.write(`${parts.join(" · ")}\n`);
  if (lan !== undefined) process.stdout.write(lan.words);
  else if (!isLocalHost(config.host) && config.tls === undefined && !config.trustProxy) {
    process.stdout.write(
      "Phones and other computers need HTTPS to use this address: see docs/operations.md, 'HTTPS at home'.\n",
    );
  }
  const stopSweeping = sweepDaily(stores, foods, report);
  const stopCopying = copyDaily(config, report);
  reminders.start();
  return {
    stop: async () => {
      stopSweeping();
      stopCopying();
      // Streams first: they would hold their connections while a push service is waited for.
      live.endAll();
      await Promise.all([reminders.stop(), coaching?.stop()]);
    },
    close: () => foods.close(),
  };
};

/** What every process on this data must have alike. */
const loadKeys = async ({ keysDir }: Config, stores: Stores) => {
  const used = await stores.household.pepperIds();
  try {
    const pepper = loadPepper(keysDir, systemRandom, used);
    if (!pepper.ok) return giveUp(pepperSentence(pepper.error));
    const vapid = loadVapidKeys(keysDir);
    if (await stores.agreeOnKeys(`${pepper.value.id} ${vapid.id}`)) return { pepper: pepper.value, vapid };
  } catch (error) {
    return giveUp(
      `The keys in ${keysDir} could not be read or made (${error instanceof Error ? error.message : "unknown"}), and nothing was changed; please check the folder and its rights.`,
    );
  }
  return giveUp(
    `Another Muster serves this database with other keys than those in ${keysDir}: codes and passcodes of one would be wrong at the other, so this one did not start. Please give both the same KEYS_DIR.`,
  );
};

const clockSentence = ({ now, newest }: ClockDoubt): string =>
  `The clock of this computer says ${new Date(now).toISOString()}, and the newest entry is of ${new Date(newest).toISOString()}: nothing old was deleted today. Please check the clock; if it is right, tomorrow goes on as usual.`;

const noCopy: Readonly<Record<"no-room" | "failed", string>> = {
  "no-room": "there is too little room on the disk",
  failed: "it did not work; npm run admin -- backup DIR says why",
};

/** The copies that `copyDaily` makes; undefined where it makes none. */
const backupsOf = ({ backupDir, demo }: Config): Backups | undefined =>
  backupDir === undefined || demo ? undefined : { newestAt: () => listBackups(backupDir)[0]?.at };

/** Copies the data folder once a day, where it is SQLite's; never in the first minutes, when a start has other work. */
const copyDaily = (
  { dataDir, backupDir, backupRetention, demo }: Config,
  report: (error: unknown, where: string) => void,
): (() => void) => {
  if (backupDir === undefined || demo) return () => {};
  let callOff: () => void = () => {};
  const copy = (): void => {
    backUpWhenDue(dataDir, backupDir, backupRetention, clock())
      .then(({ type }) => {
        if (type === "no-room" || type === "failed")
          process.stderr.write(`Today's backup to ${backupDir} was not made: ${noCopy[type]}.\n`);
      })
      .catch((error: unknown) => report(error, "backup"));
    callOff = later(copy, 3_600_000);
  };
  callOff = later(copy, 300_000);
  return () => callOff();
};

/** Nothing that a food table answered is used for longer than that; ms. */
const foodLife = 400 * 86_400_000;

const sweepDaily = (
  stores: Stores,
  foods: FoodStore,
  report: (error: unknown, where: string) => void,
): (() => void) => {
  let callOff: () => void = () => {};
  const sweep = (): void => {
    stores
      .sweep(clock().getTime())
      .then((swept) => {
        if (swept.ok) while (foods.dropAnswersBefore(clock().getTime() - foodLife));
        else process.stderr.write(`${clockSentence(swept.error)}\n`);
      })
      .catch((error: unknown) => report(error, "sweep"));
    callOff = later(sweep, 86_400_000);
  };
  // Not in the first minute: a start should not compete with it.
  callOff = later(sweep, 60_000);
  return () => callOff();
};
