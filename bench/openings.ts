/**
 * How long a screen takes to open: from its address, as a start does, and from a tap in the app that runs, to the frame in which
 * it stands. The page looks by itself and from its own beginning: asked by the driver, it was looked at up to 0.4 s late, and the
 * more often the more the page had to do.
 */
import type { Page } from "playwright-core";
import { type Difference, medianDifference } from "../tools/lib/median-difference.ts";
import { percentile } from "./figure.ts";
import { resting } from "./log-sets.ts";

export type Screen = {
  readonly path: string;
  /** What it is about. */
  readonly shown: string;
  /** ms more than without a history. */
  readonly most: number;
};

export const screens = {
  Home: { path: "/", shown: "article h2", most: 15 },
  "the library": { path: "/exercises", shown: "#machines", most: 15 },
  // Twelve weeks of charts instead of next to none: it may take as long as a chart over ten years.
  Progress: { path: "/progress", shown: "section[aria-labelledby=training] section", most: 120 },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const shownBy = Object.fromEntries(Object.values(screens).map(({ path, shown }) => [path, shown]));

/** ms after which a screen that does not come ends the run, with its name. */
const longest = 30_000;

/** For a page's start: `standing` answers with the time on the page's clock at which the frame with `selector` was done. */
export const openingWatcher = `
globalThis.standing = (selector) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error(selector + " did not come")), ${longest});
  const look = () => {
    if (!(document.querySelector(selector)?.getClientRects().length > 0)) return requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now());
    channel.port2.postMessage(0);
  };
  look();
});
globalThis.started = standing(${JSON.stringify(shownBy)}[location.pathname] ?? "main");
// Pages that nobody asks may never show it.
started.catch(() => {});`;

/** ms from the address to the screen. The page is left at once: what it does afterwards is in nobody's way. */
const starts = async (page: Page, url: string, { path }: Screen): Promise<number> => {
  await page.goto(`${url}${path}`, { waitUntil: "commit" });
  const took: number = await page.evaluate("started");
  await page.goto("about:blank");
  return took;
};

/** Home, also when today is logged and no card asks for anything. */
const homeHead = ".day-head h1";
/** ms in which Home comes to rest before the next tap. */
const settling = 300;

/** ms from a tap on a screen's link on Home to the screen; leaves the page on Home again. */
const taps = async (page: Page, { path, shown }: Screen): Promise<number> => {
  const took: number = await page.evaluate(`(async () => {
    const link = document.querySelector('a[href="${path}"]');
    const before = performance.now();
    link.click();
    return await standing(${JSON.stringify(shown)}) - before;
  })()`);
  await page.goBack();
  await page.evaluate(`standing("${homeHead}")`);
  await resting(settling);
  return took;
};

/** Openings of each of the two, each way. */
const openings = 16;

export type Opening = Difference & { readonly withHistory: number };

const compared = async (young: Page, old: Page, open: (page: Page) => Promise<number>): Promise<Opening> => {
  const samples = new Map<Page, number[]>([
    [young, []],
    [old, []],
  ]);
  // In turn, each as often first: what the machine does meanwhile meets both.
  for (let time = 0; time < openings; time += 1)
    for (const page of time % 2 === 0 ? [young, old] : [old, young])
      samples.get(page)?.push(await open(page));
  const [short = [], long = []] = [samples.get(young), samples.get(old)];
  return { ...medianDifference(short, long), withHistory: percentile(long, 0.5) };
};

/** A screen from its address, of the device without a history and of the one with it. */
export const compareStarts = async (
  young: Page,
  old: Page,
  url: string,
  name: ScreenName,
): Promise<Opening> => {
  for (const page of [young, old]) await page.goto("about:blank");
  return compared(young, old, (page) => starts(page, url, screens[name]));
};

/** A screen by a tap on Home, once its files are there. */
export const compareTaps = async (
  young: Page,
  old: Page,
  url: string,
  name: ScreenName,
): Promise<Opening> => {
  for (const page of [young, old]) {
    await page.goto(url);
    await page.evaluate(`standing("${homeHead}")`);
    await resting(settling);
    await taps(page, screens[name]);
  }
  return compared(young, old, (page) => taps(page, screens[name]));
};
