/**
 * What a browser fetches until the first screen can be used: every request of the page that began before that moment, as
 * the browser itself counts them. What comes later (the rest of the app, sync, the service worker) nobody waits for.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { phone, type World } from "./harness.ts";
import { alex } from "./journeys.ts";
import { seedPerson, signIn } from "./seeded.ts";

/** Brotli JS and CSS in KB (1,000 bytes), requests of any kind, and requests to IndexedDB. */
export const startLimits = { kilobytes: 130, requests: 15, databaseRequests: 25 } as const;

export type Start = {
  readonly requests: number;
  /** JS and CSS as sent. */
  readonly kilobytes: number;
  /** Reads and writes that IndexedDB was asked for. */
  readonly databaseRequests: number;
  /** Path and bytes as sent, in the order in which they were asked for. */
  readonly files: readonly string[];
};

/** What can be used on each: the first profile, today's card. */
const usable = { picker: ".profile-list button", home: "article h2" } as const;

/** @param page of a browser that has none of the app's files; it goes to the app's address */
const measureStart = async (page: Page, url: string, selector: string): Promise<Start> => {
  await page.addInitScript((wanted) => {
    let databaseRequests = 0;
    const asks = /^(get|open|count|put|add|delete|clear)/;
    for (const { prototype } of [IDBObjectStore, IDBIndex])
      for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
        if (asks.test(name) && typeof value === "function")
          Object.defineProperty(prototype, name, {
            value(this: unknown, ...given: readonly unknown[]): unknown {
              databaseRequests += 1;
              return Reflect.apply(value, this, given);
            },
          });
    const watcher = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      performance.mark("first-screen-usable", { detail: databaseRequests });
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("first-screen-usable").length > 0);
  const { fetched, databaseRequests } = await page.evaluate(() => {
    const usableAt = performance.getEntriesByName("first-screen-usable")[0] as PerformanceMark | undefined;
    const until = usableAt?.startTime ?? 0;
    const found = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.startTime < until)
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      }));
    return { fetched: found, databaseRequests: Number(usableAt?.detail) };
  });
  const code = fetched.filter(({ path }) => /\.(js|css)$/.test(path));
  return {
    requests: fetched.length,
    kilobytes: Math.round(code.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
    databaseRequests,
    files: fetched.map(({ path, bytes }) => `${path} ${bytes}`),
  };
};

/**
 * Three starts, each in a browser without any file of the app: the picker on a device that has joined, Home of somebody
 * whose records are on the device, and Home of somebody whose records come with the first sync.
 */
export const measureStarts = async (
  browser: Browser,
  world: World,
): Promise<Readonly<Record<"picker" | "home" | "homeOfNewDevice", Start>>> => {
  const somebody = await seedPerson(world, world.code, alex);
  const contexts: BrowserContext[] = [];
  const newPage = async (): Promise<Page> => {
    const context = await browser.newContext(phone);
    contexts.push(context);
    return context.newPage();
  };
  try {
    const fresh = await newPage();
    await signIn(fresh, world, somebody);
    const homeOfNewDevice = await measureStart(fresh, world.url, usable.home);
    // Now its records are here. Neither files of the app nor a picture of Home stay from before.
    await fresh.close({ runBeforeUnload: false });
    const again = await fresh.context().newPage();
    await again.addInitScript(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("homeSnapshot:")) localStorage.removeItem(key);
    });
    const devtools = await again.context().newCDPSession(again);
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    const home = await measureStart(again, world.url, usable.home);

    // Last: where there is one profile it opens by itself, with a session of its own.
    const atPicker = await newPage();
    await atPicker.context().addCookies(somebody.signedIn.cookies);
    const picker = await measureStart(atPicker, world.url, usable.picker);
    return { picker, home, homeOfNewDevice };
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
};
