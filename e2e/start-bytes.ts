/**
 * What a browser fetches until the first screen can be used: every request of the page that began before that moment, as
 * the browser itself counts them. What comes later (the rest of the app, sync, the service worker) nobody waits for.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { phone, type World } from "./harness.ts";
import { alex } from "./journeys.ts";
import { seedPerson, signIn } from "./seeded.ts";

/** Of settled point 39: brotli JS and CSS in KB (1,000 bytes), and requests of any kind. */
export const startLimits = { kilobytes: 130, requests: 15 } as const;

export type Start = {
  readonly requests: number;
  /** JS and CSS as sent. */
  readonly kilobytes: number;
  /** Path and bytes as sent, in the order in which they were asked for. */
  readonly files: readonly string[];
};

/** What can be used on each: the first profile, today's card. */
const usable = { picker: ".profile-list button", home: "article h2" } as const;

/** @param page of a browser that has none of the app's files; it goes to the app's address */
const measureStart = async (page: Page, url: string, selector: string): Promise<Start> => {
  await page.addInitScript((wanted) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      performance.mark("first-screen-usable");
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("first-screen-usable").length > 0);
  const fetched = await page.evaluate(() => {
    const until = performance.getEntriesByName("first-screen-usable")[0]?.startTime ?? 0;
    return performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.startTime < until)
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      }));
  });
  const code = fetched.filter(({ path }) => /\.(js|css)$/.test(path));
  return {
    requests: fetched.length,
    kilobytes: Math.round(code.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
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
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    contexts.push(context);
    return context.newPage();
  };
  try {
    const fresh = await newPage();
    await signIn(fresh, world, somebody);
    const homeOfNewDevice = await measureStart(fresh, world.url, usable.home);
    // Now its records are here. Neither files of the app nor a picture of Home stay from before.
    await fresh.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("homeSnapshot:")) localStorage.removeItem(key);
    });
    await fresh.close({ runBeforeUnload: false });
    const again = await fresh.context().newPage();
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
