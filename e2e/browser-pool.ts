/**
 * Browsers that tests borrow. To make one and to keep the whole app in it costs more than most tests do, so that after a
 * test its browser is emptied of everything a person leaves behind and lent again: it still has the app's own files, as
 * that of anybody who was here before. Its tab stays open, too: a new one is a new process, which reads the whole app again
 * and takes as long for it as most tests for all the rest. A browser or a tab that a test has changed for good, or whose
 * test failed, is closed instead.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { keepContext, openPage, unwatchPage, watchPage } from "./harness.ts";
import { type SeededPerson, showNothing, signIn } from "./seeded.ts";

/** A browser with its first page, empty or of the person who is signed in. */
type PooledBrowser = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and console errors of the page so far. */
  readonly problems: readonly string[];
};

type Wish = {
  readonly options: BrowserContextOptions;
  /** Where the clock of the browser stands, from where it runs on; left out, it is the real one. */
  readonly now?: Date | undefined;
  readonly person?: SeededPerson | undefined;
};

export type BrowserPool = {
  /** Lends a browser until the running test has finished; any number at once. */
  readonly lend: (wish: Wish) => Promise<PooledBrowser>;
  /** Closes the browsers that nobody has. */
  readonly close: () => Promise<void>;
};

/** A tab, and the pool's own line to it. */
type Tab = { readonly page: Page; readonly devtools: CDPSession };

export const createBrowserPool = (browser: Browser, world: { readonly url: string }): BrowserPool => {
  const idle = new Map<string, { readonly context: BrowserContext; readonly tab: Tab | undefined }[]>();
  const changed = new WeakSet<BrowserContext | Page>();
  const openTab = async (context: BrowserContext): Promise<Tab> => {
    const { page } = await openPage(context);
    unwatchPage(page);
    const devtools = await context.newCDPSession(page);
    changed.delete(page);
    for (const name of lastingInTab) notice(page, name, () => changed.add(page));
    return { page, devtools };
  };
  /** @returns the tab as an empty one, or nothing where it can not be that */
  const cleared = async ({ page, devtools }: Tab, viewport: Wish["options"]["viewport"]) => {
    unwatchPage(page);
    if (page.isClosed() || changed.has(page)) return undefined;
    try {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      // The test may have ended the server.
      await showNothing(page, world);
      if (viewport) await page.setViewportSize(viewport);
      return { page, devtools };
    } catch {
      return undefined;
    }
  };
  const lend: BrowserPool["lend"] = async ({ options, now, person }) => {
    // A browser keeps its settings, and a clock that was put into it once.
    const key = JSON.stringify([options, now === undefined]);
    const used = idle.get(key)?.pop();
    const context = used?.context ?? (await browser.newContext(options));
    if (used === undefined) {
      keepContext(context);
      noticeChanges(context, () => changed.add(context), now === undefined);
      // Text as large as a device asks for, a slower processor: they stay with the tab.
      notice(context, "newCDPSession", (page: Page) => changed.add(page));
    }
    const tab = used?.tab ?? (await openTab(context));
    onTestFinished(async ({ task }) => {
      if (changed.has(context) || task.result?.state !== "pass") return context.close();
      await Promise.all([context.setOffline(false), context.unrouteAll({ behavior: "ignoreErrors" })]);
      const left = await cleared(tab, options.viewport);
      const others = context.pages().filter((page) => page !== left?.page);
      await Promise.all(others.map((page) => page.close()));
      idle.set(key, [...(idle.get(key) ?? []), { context, tab: left }]);
    });
    if (used !== undefined) await empty(tab, world);
    const watched = watchPage(tab.page);
    if (now !== undefined) await tab.page.clock.install({ time: now });
    if (person !== undefined) await signIn(tab.page, world, person);
    return { context, ...watched };
  };
  const close = async () => {
    await Promise.all([...idle.values()].flat().map(({ context }) => context.close()));
    idle.clear();
  };
  return { lend, close };
};

/** Leaves what the service worker keeps: the app's own files. */
const empty = async ({ page, devtools }: Tab, world: { readonly url: string }): Promise<void> => {
  await page.context().clearCookies();
  await showNothing(page, world);
  // By the tab itself, which has them in its memory.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await devtools.send("Storage.clearDataForOrigin", {
    origin: world.url,
    storageTypes: "indexeddb,file_systems",
  });
  await devtools.send("Page.resetNavigationHistory");
};

/** What stays with a browser whatever is closed in it. */
const lasting = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
] as const;
/** What stays with a tab whatever is shown in it, but for its size. */
const lastingInTab = [
  "addInitScript",
  "addLocatorHandler",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "on",
  "routeWebSocket",
  "setExtraHTTPHeaders",
] as const;
/** What puts a clock into a browser that had none, where it stays. */
const ofClock = ["install", "setSystemTime", "fastForward", "runFor", "resume"] as const;

const noticeChanges = (context: BrowserContext, changed: () => void, hasRealClock: boolean): void => {
  for (const name of lasting) notice(context, name, changed);
  if (hasRealClock) for (const name of ofClock) notice(context.clock, name, changed);
  notice(context.clock, "pauseAt", changed);
  notice(context.clock, "setFixedTime", changed);
};

/** Calls `changed` before every call of a method, with its arguments. */
const notice = <Name extends string>(
  target: { [name in Name]: (...values: never[]) => unknown },
  name: Name,
  changed: (...values: never[]) => void,
): void => {
  const method = target[name].bind(target);
  Object.assign(target, {
    [name]: (...values: never[]) => {
      changed(...values);
      return method(...values);
    },
  });
};
