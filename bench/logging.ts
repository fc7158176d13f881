/**
 * A logged set in a real Chromium on the built app: from the tap to the next frame, to the first change on the screen, and
 * to the solid check, which shows when the set is flushed to the disk and in its journal. Once with an empty history and
 * once with ten years of it, beside a bare button that does nothing else, in the same browser; and how much longer Home,
 * Progress and the library take to open with ten years than without.
 */
import { addDays, mondayOf } from "@muster/domain/shared/dates";
import type { Browser, Page } from "playwright-core";
import { launchBrowser, phone, startWorld, type World } from "../e2e/harness.ts";
import { type SeededPerson, seedPerson } from "../e2e/seeded.ts";
import { bareTaps } from "./bare-taps.ts";
import { type Figure, percentile, rounded } from "./figure.ts";
import { logWorkout, noSamples, setsAnExercise, setsAWorkout, watcher } from "./log-sets.ts";
import {
  compareStarts,
  compareTaps,
  type Opening,
  openingWatcher,
  type ScreenName,
  screens,
} from "./openings.ts";
import { tenYears } from "./ten-years.ts";
import { aWorkout } from "./workouts.ts";

const alex = {
  username: "alex",
  displayName: "Alex",
  goal: "Building muscle",
  days: "4",
  gym: "No gym",
  equipment: ["Dumbbells"],
} as const;

const monday = mondayOf(new Date().toISOString().slice(0, 10));

/** Noon of the day that a page is about, or of Monday, on all its clocks, while those that measure stay the real ones. */
const onThatDay = `{
  const Real = Date;
  const day = new URLSearchParams(location.search).get("date") ?? "${monday}";
  const offset = Real.parse(day + "T12:00:00Z") - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given) { given.length === 0 ? super(Real.now() + offset) : super(...given); }
    static now() { return Real.now() + offset; }
  };
}`;

/** With the one page that people have open: a second one reads again with each set, and sends it. */
const aPage = async (browser: Browser, world: World, person: SeededPerson): Promise<Page> => {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: "allow",
    storageState: person.signedIn,
  });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(`${onThatDay}\n${watcher}\n${openingWatcher}`);
  const page = await context.newPage();
  await page.goto(world.url);
  await page.getByRole("article").first().waitFor();
  return page;
};

/**
 * @param count sets with an empty history, and as many with ten years
 * @param say told how far it is
 */
export const measureLogging = async (
  count: number,
  say: (text: string) => void,
): Promise<readonly Figure[]> => {
  const began = performance.now();
  const told = (text: string) => say(`${text} (${Math.round((performance.now() - began) / 1_000)} s)`);
  const dayCount = Math.ceil(count / setsAWorkout);
  /** The history ends here and the measured days begin: a server refuses days that lie weeks ahead. */
  const firstDay = mondayOf(addDays(monday, 7 - dayCount));
  const world = await startWorld({ env: { RATE_LIMITS: "off" } });
  const browser = await launchBrowser();
  try {
    const since = new Date(`${addDays(firstDay, -1)}T12:00:00Z`);
    const fresh = await seedPerson(world, world.code, alex, since);
    const code = await fresh.invite("profile");
    const veteran = await seedPerson(world, code, { ...alex, username: "vet", displayName: "Vera" }, since);
    await veteran.push(tenYears(veteran.id, firstDay));
    told("The history is on the server");

    const young = await aPage(browser, world, fresh);
    const old = await aPage(browser, world, veteran);
    await old.goto(`${world.url}/progress`);
    // Everything has come when the number of workouts stands.
    await old
      .getByText(/2,?080/)
      .first()
      .waitFor();
    told("The history is on the device");
    const floor = await bareTaps(young, `${world.url}/theme.js`, Math.min(200, count));
    told("The floor is measured");
    const opened: { readonly name: ScreenName; readonly by: string; readonly opening: Opening }[] = [];
    const open = async (name: ScreenName) => {
      const start = await compareStarts(young, old, world.url, name);
      opened.push({ name, by: "from its address", opening: start });
      if (name === "Home") return;
      const tap = await compareTaps(young, old, world.url, name);
      opened.push({ name, by: "by a tap on Home", opening: tap });
    };
    // Before anything is logged: Home shows today's card.
    await open("Home");
    await open("the library");
    told("Home and the library are opened");
    /** A workout a day, as people train: the day that is open is never longer than one. */
    const days = Array.from({ length: dayCount }, (_, day) => addDays(firstDay, day));
    for (const person of [fresh, veteran])
      await person.push(
        days.map((date) => aWorkout(person.id, date, { sets: setsAnExercise, finishedAt: null })),
      );
    for (const page of [young, old]) {
      await page.goto(`${world.url}/workout?date=${days.at(-1)}`);
      await page.locator(".active").waitFor();
    }
    told("The workouts wait");
    // Turn by turn: what else the machine does meets both.
    const [empty, full] = [noSamples(), noSamples()];
    for (const date of days) {
      await logWorkout(young, world.url, date, empty);
      await logWorkout(old, world.url, date, full);
      told(`${empty.durable.length} + ${full.durable.length} sets`);
    }
    await open("Progress");
    told("Screens are opened");

    const figures: Figure[] = [];
    const p = (samples: readonly number[], share: number) => rounded(percentile(samples, share));
    /** The same share of the same bare taps is the floor. */
    const add = (of: keyof typeof floor, share: number, name: string, most: number) => {
      const value = p(empty[of], share);
      figures.push({
        name: `logged set, tap to ${name} of ${empty[of].length}`,
        value,
        unit: "ms",
        floor: { name: "a bare button that appends strictly, ms", value: p(floor[of], share) },
        goal: `≤ ${most} ms`,
        met: value <= most,
      });
    };
    add("frame", 0.99, "frame, p99", 24);
    add("change", 0.95, "first change, p95", 5);
    add("durable", 0.5, "durable, p50", 16);
    add("durable", 0.99, "durable, p99", 35);
    const ratio = rounded(percentile(full.durable, 0.5) / percentile(empty.durable, 0.5), 2);
    figures.push({
      name: `logged set with ten years (p50 ${p(full.durable, 0.5)} ms), against none`,
      value: ratio,
      unit: "×",
      goal: "≤ 1.1 ×",
      met: ratio <= 1.1,
    });
    for (const { name, by, opening } of opened) {
      const { most } = screens[name];
      const [longer, low, high] = [opening.value, opening.low, opening.high].map((ms) => rounded(ms, 0));
      figures.push({
        name: `${name} opens ${by} with ten years in ${rounded(opening.withHistory, 0)} ms; the median is longer than without (95 of 100 draws: ${low} to ${high} ms)`,
        value: longer ?? Number.NaN,
        unit: "ms",
        goal: `≤ ${most} ms`,
        met: opening.value <= most,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await world.close();
  }
};
