/**
 * WORK-06 as it happens in a gym: 24 sets in 45 minutes without signal, while the phone's system kills the tab again and
 * again: with something typed, in the very tap, or right after it. MUSTER_SEED repeats a run.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "./harness.ts";
import { settled, startWorkout, stepper, wayOn } from "./journeys.ts";
import { at, day, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold({ everybody: withServiceWorker });

const seed = Number(process.env.MUSTER_SEED ?? Date.now() % 1_000_000);
/** Mulberry32: the same numbers for the same seed. */
const random = (() => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
})();

const total = 24;
const kills = 10;
/** 45 minutes over 24 sets. */
const secondsASet = (45 * 60) / total;
type Instant = "typed" | "tapped" | "saved";

/** Which sets lose their tab, and when. */
const plannedKills = (): Map<number, Instant> => {
  const sets = Array.from({ length: total }, (_, index) => ({ index, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, kills);
  const instants = ["typed", "tapped", "tapped", "saved"] as const;
  return new Map(sets.map(({ index }, nth) => [index, instants[nth % instants.length] ?? "tapped"]));
};

const shownNumber = async (page: Page): Promise<number> =>
  Number.parseInt(await page.getByRole("heading", { level: 2, name: /^\d+ / }).innerText(), 10);
const openSet = (page: Page) => page.getByRole("button", { name: /^Log set \d+$/ });
const sessionList = (page: Page) => page.getByRole("complementary", { name: "This session" }).first();
/** The finished sets of the exercise that is shown, as they are read out. */
const readDone = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole("button", { name: /^Set \d+, .*done, edit$/ })
    .evaluateAll((found) => found.map((one) => one.getAttribute("aria-label") ?? ""));
/** 'Set 2, 25 × 10, best so far, done, edit' -> '25 × 10' */
const inWords = (label: string): string =>
  label.replace(/^Set \d+, /, "").replace(/(, best so far)?, done, edit$/, "");

/** Shows an exercise by its place in the list, wherever the workout opened. */
const showExercise = async (page: Page, number: number): Promise<void> => {
  await page.getByRole("heading", { level: 2, name: /^\d+ / }).waitFor();
  if ((await shownNumber(page)) === number) return;
  await sessionList(page).getByRole("listitem").nth(number).click();
  await page.getByRole("heading", { level: 2, name: new RegExp(`^${number} `) }).waitFor();
};

/**
 * Waits until what a dead tab had only in its journal is in the database: this tab holds the lock of a journal of its own
 * then, and looks no more. (Asked again and again: a predicate of the page's own would not be awaited.)
 */
const recovered = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        const names = [...held, ...pending].map(({ name }) => name ?? "");
        return names.some((name) => name.startsWith("j-")) && !names.includes("muster-recovery");
      }),
    )
    .toBe(true);

const fill = async (page: Page, nth: number): Promise<void> => {
  const values = {
    Weight: "25",
    Reps: `${5 + nth}`,
    Minutes: "0",
    Seconds: `${20 + nth}`,
    Distance: `${40 + nth}`,
  };
  for (const [label, value] of Object.entries(values)) {
    const field = stepper(page, label);
    if ((await field.count()) > 0) await field.fill(value);
  }
};

test(`WORK-06 24 sets survive ten kills of the tab, exactly once (seed ${seed})`, async () => {
  const someone = await household.seed({}, at(-1));
  const { page: first, context } = await household.device(someone, { now: at(0) });
  const tablet = await household.device(someone, { now: at(0) });
  let page = first;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await startWorkout(page, household.world, day(0));
  await settled(page);
  await household.world.stop();
  const planned = [...(await sessionList(page).innerText()).matchAll(/(\d+) × /g)].map(([, sets]) =>
    Number(sets),
  );
  const extra = total - planned.reduce((sum, sets) => sum + sets, 0);
  expect(extra).toBeGreaterThanOrEqual(0);
  const deaths = plannedKills();
  let died = 0;
  /** What the screen called saved, by exercise. */
  const promised = new Map<number, readonly string[]>();

  const die = async () => {
    const debugging = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    // It never answers: the tab is gone.
    debugging.send("Page.crash").catch(() => undefined);
    await crashed;
    await page.close();
    page = (await openPage(context)).page;
    await page.goto(`${household.world.url}/workout?date=${day(0)}`);
  };

  for (let nth = 0; nth < total; ) {
    let number = 0;
    const isAsPromised = async () => {
      number = await shownNumber(page);
      return (await readDone(page)).join() === (promised.get(number) ?? []).join();
    };
    await expect.poll(isAsPromised, { message: `seed ${seed}` }).toBe(true);
    const before = promised.get(number) ?? [];
    if ((await openSet(page).count()) === 0) {
      // More sets than planned come with the first exercise.
      if (number === 1 && before.length < (planned[0] ?? 0) + extra) {
        await page.getByRole("button", { name: "Add a set" }).click();
        await openSet(page).waitFor();
      } else {
        await wayOn(page).click();
        await expect.poll(() => shownNumber(page)).not.toBe(number);
      }
      continue;
    }
    const death = deaths.get(nth);
    await fill(page, nth);
    if (death === "typed") {
      await die();
      await showExercise(page, number);
      await expect.poll(() => readDone(page), { message: `seed ${seed}` }).toEqual(before);
      deaths.delete(nth);
      died += 1;
      continue;
    }
    const place = await openSet(page).innerText();
    await openSet(page).click();
    if (death === "tapped") {
      await wait(random() * 60);
      const seen = await readDone(page).catch(() => []);
      await die();
      // The set under way may come back a moment after the first picture: what counts is what is there from then on.
      await recovered(page);
      await page.reload();
      died += 1;
      deaths.delete(nth);
      await showExercise(page, number);
      await page
        .getByRole("group", { name: "Difficulty" })
        .or(page.getByRole("slider", { name: "Difficulty" }))
        .first()
        .waitFor();
      const kept = await readDone(page);
      // Everything that was called saved, and at most the one that was under way.
      expect(kept.slice(0, before.length), `seed ${seed}`).toEqual(before);
      if (seen.length > before.length && (await shownNumber(page)) === number)
        expect(kept.length, `seed ${seed}`).toBeGreaterThanOrEqual(before.length);
      expect(kept.length, `seed ${seed}`).toBeLessThanOrEqual(before.length + 1);
      if (kept.length === before.length) continue;
    } else {
      // Saved: the set is there, or a partner's turn has come.
      await expect
        .poll(async () => `${await shownNumber(page)} ${await openSet(page).allInnerTexts()}`)
        .not.toBe(`${number} ${place}`);
      // A partner's turn may come a moment after the set is shown as done.
      const saved = async () => {
        await showExercise(page, number);
        return (await readDone(page)).length;
      };
      await expect.poll(saved).toBe(before.length + 1);
    }
    promised.set(number, await readDone(page));
    nth += 1;
    if (death === "saved") {
      await die();
      died += 1;
      await showExercise(page, number);
    }
    await page.clock.fastForward(secondsASet * 1000);
  }
  expect(died, `seed ${seed}`).toBe(kills);
  await page.getByRole("button", { name: "FINISH WORKOUT" }).click();
  await page
    .getByText(`Great job! You completed ${planned.length} of ${planned.length} exercises.`)
    .first()
    .waitFor();

  // All 24 of them, each once, here and on another device once there is signal.
  await household.world.start();
  // The phone is told so: after an hour without a server its next try would be minutes away.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await settled(page);
  expect([...promised.values()].flat()).toHaveLength(total);
  for (const where of [page, tablet.page]) {
    await where.goto(`${household.world.url}/workout?date=${day(0)}`);
    await where.getByText(`Done: ${planned.length} of ${planned.length} exercises.`).waitFor();
    const rows = await where.getByRole("main").getByRole("listitem").allInnerTexts();
    // A set stays together at the end of a line: its spaces are not ones to break at.
    for (const [number, labels] of promised)
      expect(rows[number - 1]?.replaceAll("\u00a0", " "), `seed ${seed}, exercise ${number}`).toContain(
        `\n${labels.map(inWords).join(", ")}`,
      );
    const time = /Time\s+(\d+):(\d+)/.exec(await where.getByRole("main").innerText());
    expect(Number(time?.[1])).toBeGreaterThanOrEqual(44);
  }
});
