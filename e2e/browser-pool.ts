/**
 * Browsers that tests borrow. To make one and to keep the whole app in it costs more than most tests do, so that after a
 * test its browser is emptied of everything a person leaves behind and lent again: it still has the app's own files, as
 * that of anybody who was here before. One that a test has changed for good, or whose test failed, is closed instead.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openPage } from "./harness.ts";
import { type SeededPerson, signIn } from "./seeded.ts";

/** A browser with its first page, empty or of the person who is signed in. */
export type PooledBrowser = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and console errors of the page so far. */
  readonly problems: readonly string[];
};

export type Wish = {
  readonly options: BrowserContextOptions;
  /** Where the clock of the browser stands, from where it runs on; left out, it is the real one. */
  readonly now?: Date | undefined;
  readonly person?: SeededPerson | undefined;
};

/**
 * @param patience milliseconds that anything on a screen may take
 * @returns lends a browser until the running test has finished; any number at once
 */
export const createBrowserPool = (
  browser: Browser,
  world: { readonly url: string },
  patience: number,
): ((wish: Wish) => Promise<PooledBrowser>) => {
  const idle = new Map<string, BrowserContext[]>();
  const changed = new WeakSet<BrowserContext>();
  return async ({ options, now, person }) => {
    // A browser keeps its settings, and a clock that was put into it once.
    const key = JSON.stringify([options, now === undefined]);
    const used = idle.get(key)?.pop();
    const context = used ?? (await browser.newContext(options));
    if (used === undefined) {
      context.setDefaultTimeout(patience);
      noticeChanges(context, () => changed.add(context), now === undefined);
    }
    onTestFinished(async ({ task }) => {
      if (changed.has(context) || task.result?.state !== "pass") return context.close();
      await Promise.all(context.pages().map((page) => page.close()));
      idle.set(key, [...(idle.get(key) ?? []), context]);
    });
    const opened = await openPage(context);
    if (used !== undefined) await empty(opened.page, world.url);
    if (now !== undefined) await opened.page.clock.install({ time: now });
    if (person !== undefined) await signIn(opened.page, world, person);
    return { context, ...opened };
  };
};

/** Leaves what the service worker keeps: the app's own files. */
const empty = async (page: Page, origin: string): Promise<void> => {
  await page.context().clearCookies();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "local_storage,indexeddb,file_systems",
  });
  await devtools.detach();
};

/** What stays with a browser whatever is closed in it. */
const lasting = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
] as const;
/** What puts a clock into a browser that had none, where it stays. */
const ofClock = ["install", "setSystemTime", "fastForward", "runFor", "resume"] as const;

const noticeChanges = (context: BrowserContext, changed: () => void, hasRealClock: boolean): void => {
  for (const name of lasting) notice(context, name, changed);
  if (hasRealClock) for (const name of ofClock) notice(context.clock, name, changed);
  notice(context.clock, "pauseAt", changed);
  notice(context.clock, "setFixedTime", changed);
};

/** Calls `changed` before every call of a method. */
const notice = <Name extends string>(
  target: { [name in Name]: (...values: never[]) => unknown },
  name: Name,
  changed: () => void,
): void => {
  const method = target[name].bind(target);
  Object.assign(target, {
    [name]: (...values: never[]) => {
      changed();
      return method(...values);
    },
  });
};
