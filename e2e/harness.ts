/**
 * Real parts for browser tests: the production build, a server process with its own data folder, a real Chromium.
 * Each test makes its own world; a server can be stopped and started again, which cuts the network for real.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { findChromium, findHeadlessShell } from "../tools/lib/chromium.ts";
import { root, webDist } from "../tools/lib/paths.ts";

export type World = {
  readonly url: string;
  readonly dataDir: string;
  /** Registration code that the empty server printed. */
  readonly code: string;
  /** Everything the server printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
  /** Changes nothing while it runs. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Where every phone and server of a test stands. */
export const timeZone = "America/New_York";

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });

/** Ends a server with the process that started it, also when that is killed: nobody holds the other end of its input any more. */
const endsWithItsParent = "data:text/javascript,process.stdin.on('end',()=>process.exit()).resume()";

/**
 * Starts a server on an empty data folder and waits for its ready line.
 * @param options.at the address of another world, which must be stopped
 * @param options.dataDir a folder with a household, in place of an empty one
 */
export const startWorld = async (
  options: {
    readonly args?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly at?: Pick<World, "url">;
    readonly dataDir?: string;
  } = {},
): Promise<World> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "muster-e2e-"));
  const port = options.at === undefined ? await freePort() : Number(new URL(options.at.url).port);
  let child: ChildProcess | undefined;
  let output = "";
  const start = () =>
    new Promise<void>((resolve, reject) => {
      if (child !== undefined) return resolve();
      const started = spawn(
        process.execPath,
        [
          "--disable-warning=ExperimentalWarning",
          `--import=${endsWithItsParent}`,
          join(root, "packages/server/src/main.ts"),
          ...(options.args ?? []),
        ],
        {
          cwd: root,
          env: {
            ...process.env,
            ANTHROPIC_API_KEY: "",
            // The day of its phones, at any hour: the demo's history ends yesterday.
            TZ: timeZone,
            PORT: String(port),
            HOST: "127.0.0.1",
            DATA_DIR: dataDir,
            // Another build may be named from outside.
            WEB_DIST: process.env.WEB_DIST ?? webDist,
            ...options.env,
          },
        },
      );
      child = started;
      let sinceStart = "";
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        sinceStart += chunk.toString();
        if (sinceStart.includes(`:${port}`)) resolve();
      };
      started.stdout.on("data", read);
      started.stderr.on("data", read);
      started.once("exit", (status) => {
        if (child === started) child = undefined;
        reject(new Error(`The server ended with ${status}:\n${sinceStart}`));
      });
    });
  const stop = async () => {
    const running = child;
    child = undefined;
    if (running === undefined) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  };
  await start();
  const code = /#setup=([\w-]+)/.exec(output)?.[1] ?? "";
  return {
    url: `http://localhost:${port}`,
    dataDir,
    code,
    output: () => output,
    stop,
    start,
    close: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A data folder with the demo's family, made once by each process that runs tests: the server takes seconds to invent it. */
let demoFolder: string | undefined;
const demo = { env: { MUSTER_DEMO: "1" } };

/** A server with the demo's invented family, in a folder of its own. */
export const startDemo = async (): Promise<World> => {
  if (demoFolder === undefined) {
    const first = await startWorld(demo);
    await first.stop();
    demoFolder = first.dataDir;
    process.once("exit", () => rmSync(first.dataDir, { recursive: true, force: true }));
  }
  const dataDir = mkdtempSync(join(tmpdir(), "muster-e2e-"));
  cpSync(demoFolder, dataDir, { recursive: true });
  return startWorld({ ...demo, dataDir });
};

/**
 * What this Chromium does without. A second `--disable-features` replaces the first, so that the list begins with those
 * that the test tool's own would have named and that bear on a page.
 */
const featuresOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // Every window draws what its address bar would show in two pages of their own: an eighth of all the work of a run.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "PreloadTopChromeWebUI",
];

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Half of what a start costs, and nothing of it has to do with a page.
  "--disable-extensions",
  "--disable-component-extensions-with-background-pages",
  "--disable-default-apps",
  "--disable-breakpad",
  "--mute-audio",
  `--disable-features=${featuresOff.join()}`,
];

const chromiumPath = (): string => {
  const path = findChromium();
  if (path === undefined) throw new Error("There is no Chromium; npm test gets one.");
  return path;
};

/**
 * A page of a test lives for seconds: most of what the script engine would compile for speed is thrown away before it has paid.
 * So only what is called thousands of times is compiled so, and by one of two optimisers. The whole browser keeps both.
 */
const forShortPages = "--js-flags=--invocation-count-for-maglev=4000,--no-turbofan";

const programFor = ({
  whole,
}: {
  readonly whole?: boolean;
}): { readonly path: string; readonly args: readonly string[] } => {
  const shell = whole === true ? undefined : findHeadlessShell();
  return shell === undefined
    ? { path: chromiumPath(), args: flags }
    : { path: shell, args: [...flags, forShortPages] };
};

/** The test files that run one after the other in this process share their browsers, by path; they end with the process. */
const shared = new Map<string, Browser>();

const kept = new WeakSet<BrowserContext>();

/** Whoever made it closes it: it is not of the file that runs. */
export const keepContext = (context: BrowserContext): void => {
  kept.add(context);
};

/**
 * A browser for tests: Chromium without windows where the machine has it, which is the same engine for a seventh less work.
 * `close` closes what a file opened in it and leaves it to the next file.
 * @param options.whole for what only a browser with windows has: notifications that stay, what speaks against installing
 * @param options.flags of this test's own, such as a camera that plays a file: then nobody shares it, and it is whole
 */
export const launchBrowser = async (
  options: { readonly whole?: boolean; readonly flags?: readonly string[] } = {},
): Promise<Browser> => {
  // A command (bench, shots) measures and photographs the whole browser and ends it: it would wait for a shared one for ever.
  if (options.flags !== undefined || process.env.VITEST === undefined)
    return chromium.launch({ executablePath: chromiumPath(), args: [...flags, ...(options.flags ?? [])] });
  const { path, args } = programFor(options);
  const known = shared.get(path);
  if (known?.isConnected() === true) return known;
  const launched = await chromium.launch({ executablePath: path, args: [...args] });
  shared.set(
    path,
    Object.assign(launched, {
      close: async () => {
        const ofFile = launched.contexts().filter((context) => !kept.has(context));
        await Promise.all(ofFile.map((context) => context.close()));
      },
    }),
  );
  return launched;
};

export type OwnBrowser = {
  /** Its one lasting context, as a person's own browser has it. */
  readonly context: BrowserContext;
  /** Ends it as a person does: everything it holds is written. */
  readonly quit: () => Promise<void>;
  /** SIGKILL: what a dead battery leaves is what is on the disk. */
  readonly kill: () => Promise<void>;
};

/**
 * A browser with a profile folder of its own, so that it can be killed and started again. It leads a process group:
 * a kill takes all of its processes at once, as a dead battery does. Databases, private files and caches are written by the
 * engine, which is the same without windows; a start costs a fifth there.
 * @param options.whole for what only a browser with windows has, and to see that it keeps what the engine keeps
 */
export const launchOwnBrowser = async (
  folder: string,
  options: { readonly whole?: boolean } = {},
): Promise<OwnBrowser> => {
  const { path, args } = programFor(options);
  const child = spawn(
    path,
    [
      ...args,
      "--headless=new",
      "--remote-debugging-port=0",
      "--window-size=390,844",
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { detached: process.platform !== "win32" },
  );
  const killAll = () => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", killAll);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The browser ended:\n${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("A browser has a first context");
  return {
    context,
    quit: async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send("Browser.close");
      await ended;
    },
    kill: async () => {
      killAll();
      await ended;
      process.removeListener("exit", killAll);
    },
  };
};

/** Without the app kept on it: what needs no app without a server does without (`withServiceWorker` of `people.ts`). */
export const phone: BrowserContextOptions = {
  serviceWorkers: "block",
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "en-US",
  timezoneId: timeZone,
};

const opened = new Set<Page>();

/** @returns the pages that are open now, of whatever test */
export const openPages = (): readonly Page[] => [...opened];

type WatchedPage = { readonly page: Page; readonly problems: string[] };

/** What anything on a screen may take. It ends what hangs and measures nothing: others may starve the machine. */
const patienceMs = 60_000;

/**
 * A page that fails the test on an uncaught error or a blocked resource, instead of hiding it.
 * @returns the page and what went wrong in it so far
 */
export const openPage = async (context: BrowserContext): Promise<WatchedPage> => {
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  page.once("close", () => opened.delete(page));
  return watchPage(page);
};

/** @returns a page that no test has now, with what goes wrong in it from here on */
export const watchPage = (page: Page): WatchedPage => {
  opened.add(page);
  const problems: string[] = [];
  // Not `on`, by which the pool of browsers knows the listeners of a test.
  page.addListener("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.addListener("console", (message) => {
    if (message.type() !== "error") return;
    // A request without network is what these tests do on purpose.
    if (/Failed to load resource|net::ERR_/.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
  return { page, problems };
};

/** For a page that stays open for another test. */
export const unwatchPage = (page: Page): void => {
  opened.delete(page);
  for (const event of ["pageerror", "console"]) page.removeAllListeners(event);
};

/**
 * Waits until all parts of the app are kept on the device and the page uses them: nothing is under way any more that a
 * network cut would break.
 */
export const appIsCached = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
