/** Steps that several journeys share, done as a person does them: by role and label, on the real screens. */

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { World } from "./harness.ts";

export type NewPerson = {
  readonly username: string;
  readonly displayName: string;
  readonly age?: string;
  readonly goal?: string;
  readonly days?: string;
  readonly gym?: string;
  readonly equipment?: readonly string[];
  /** 'Mon, Monday', as the picks are read out. */
  readonly gymDays?: readonly string[];
};

export const alex: NewPerson = {
  username: "alex",
  displayName: "Alex",
  goal: "Building muscle",
  days: "4",
  gym: "No gym",
  equipment: ["Dumbbells"],
};

/** Opens the printed link and joins: the browser becomes a device of the household. */
export const join = async (page: Page, world: World): Promise<void> => {
  await page.goto(`${world.url}/#setup=${world.code}`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.waitForURL(/onboarding|user-select/);
};

/**
 * The four steps of onboarding, until Home shows.
 * @param atKit what to do where a recovery code is offered; left out: it is skipped
 * @returns whether a recovery code was offered on the way, as it is to the owner
 */
export const onboard = async (
  page: Page,
  person: NewPerson = alex,
  atKit: (skip: Locator) => Promise<void> = (skip) => skip.click(),
): Promise<boolean> => {
  await page.waitForURL(/\/onboarding/);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Display name").fill(person.displayName);
  if (person.age !== undefined) await page.getByLabel("Age").fill(person.age);
  await page.getByLabel("Height").fill("70");
  await next(page);
  await page.getByRole("heading", { name: "Where you are now" }).waitFor();
  await page.getByLabel("Max pull-ups").fill("4");
  await page.getByLabel("Max push-ups").fill("18");
  await next(page);
  await page.getByRole("heading", { name: "What you want" }).waitFor();
  await choose(page, person.goal ?? "Building muscle");
  await next(page);
  await page.getByRole("heading", { name: "When and where you train" }).waitFor();
  await choose(page, person.days ?? "4");
  await choose(page, person.gym ?? "No gym");
  for (const item of person.gymDays ?? [])
    await page.getByRole("group", { name: "Gym days" }).getByRole("button", { name: item }).click();
  for (const item of person.equipment ?? []) await choose(page, item);
  await page.getByLabel("I have read this").check();
  await page.getByRole("button", { name: "Create My Program" }).click();
  const home = page.getByRole("heading", { level: 1, name: /day$/, includeHidden: true });
  // Whoever owns the household is offered a recovery code first.
  const skip = page.getByRole("button", { name: "Skip for now" });
  await home.or(skip).first().waitFor();
  const offered = await skip.isVisible();
  if (offered) await atKit(skip);
  await home.waitFor();
  // Under 13 there is no tour (ONB-08).
  if (Number(person.age ?? 30) >= 13) await closeTour(page);
  return offered;
};

/** The welcome tour comes over a new person's Home. */
export const closeTour = async (page: Page, timeout = 15_000): Promise<void> => {
  const tour = page.getByRole("dialog").filter({ hasText: /Step \d of 9/ });
  await tour.getByRole("button", { name: "Close" }).click({ timeout });
  await tour.waitFor({ state: "detached" });
};

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();

/** A pick or a segment, whichever role the group gives it. */
export const choose = async (page: Page, name: string): Promise<void> => {
  const option = page
    .getByRole("radio", { name, exact: true })
    .or(page.getByRole("checkbox", { name, exact: true }))
    .or(page.getByRole("button", { name, exact: true }));
  await option.first().click();
};

/**
 * Waits until nothing is waiting to be sent any more, as the server sees it.
 * @param databaseName of a device that has changed its household
 */
export const settled = async (page: Page, databaseName = "muster"): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        // Opening a database that is not there yet would make an empty one, in the app's way.
        const found = await indexedDB.databases();
        if (!found.some((database) => database.name === name)) return -1;
        return new Promise<number>((resolve, reject) => {
          const open = indexedDB.open(name);
          open.onerror = () => reject(open.error);
          open.onsuccess = () => {
            const database = open.result;
            const count = database.transaction("outbox").objectStore("outbox").count();
            count.onsuccess = () => {
              database.close();
              resolve(count.result);
            };
          };
        });
      }, databaseName),
    )
    .toBe(0);
};

/** Types a passcode once its boxes are open and have the focus: one that is shown may not have it yet. @param digits of both rows for a new one */
export const typePasscode = async (page: Page, digits: string): Promise<void> => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  await expect.poll(focused).toMatch(/first digit$/);
  await page.keyboard.type(digits);
};

/** A number with minus and plus, found by its label. */
export const stepper = (page: Page, label: string): Locator =>
  page.getByRole("group", { name: label, exact: true }).getByRole("textbox");

/**
 * Goes to a screen as a link of the app does, until the screen before it is gone: a load starts the whole app again, which is
 * most of the work of a browser test. For every step whose fact is not the load itself; where another screen of the same path
 * is shown, or not the app, it is loaded.
 * @param path as in the address, from the slash on
 */
export const visit = async (page: Page, { url }: Pick<World, "url">, path: string): Promise<void> => {
  const isThere = await page.evaluate((to) => {
    const left = document.getElementById("main");
    if (left === null || new URL(to, location.href).pathname === location.pathname) return false;
    return new Promise<boolean>((resolve) => {
      const changes = new MutationObserver(() => {
        if (left.isConnected) return;
        changes.disconnect();
        resolve(true);
      });
      changes.observe(document.body, { childList: true, subtree: true });
      history.pushState(null, "", to);
    });
  }, path);
  if (!isThere) await page.goto(url + path);
};

/** The workout of a date, started now, on its first exercise. */
export const startWorkout = async (page: Page, world: World, date: string): Promise<void> => {
  await visit(page, world, `/workout?date=${date}`);
  await page.getByRole("button", { name: "START WORKOUT" }).click();
  await page.getByRole("button", { name: "Warm-up done" }).click();
  await page.getByRole("heading", { level: 2, name: /^1 / }).waitFor();
};

/** Where the person stands: the exercise and what the next set's button says. */
export const place = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector("#main h2")?.textContent} ${document.querySelector("form.active .btn.log")?.textContent}`,
  );

/** Whether what was pressed at `before` is saved, and something else is asked for, and stays so for some frames. */
export const hasMovedOn = async (page: Page, before: string): Promise<boolean> => {
  const now = await place(page);
  if (now === before || now.includes("Saving")) return false;
  await page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return (await place(page)) === now;
};

/** What leaves an exercise: one whose planned sets are logged is complete by itself. */
export const wayOn = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Mark Complete|Next exercise|Cool-down and totals|See your totals)$/ });

/** What is typed where the plan suggests nothing. */
const typed = { Weight: "25", Minutes: "0", Seconds: "40", Distance: "40" };

export type Effort = {
  readonly reps?: string;
  /** Typed over what the plan suggests. */
  readonly weight?: string;
  readonly difficulty?: number;
  /** Sets are logged of so many exercises only, for a test that is about these; the others are marked as complete. */
  readonly exercises?: number;
};

/**
 * From the first exercise until FINISH WORKOUT shows: every planned set is logged, each with the same repetitions.
 * @returns how many sets
 */
export const trainThrough = async (
  page: Page,
  { reps = "9", weight, difficulty, exercises = Number.POSITIVE_INFINITY }: Effort = {},
): Promise<number> => {
  const finish = page.getByRole("button", { name: "FINISH WORKOUT" });
  let sets = 0;
  for (let guard = 0; guard < 80; guard += 1) {
    const before = await place(page);
    if (Number.parseInt(before, 10) <= exercises && /Log set \d/.test(before)) {
      for (const [label, value] of Object.entries({ ...typed, Reps: reps })) {
        const field = stepper(page, label);
        if ((await field.count()) === 0) continue;
        if (label === "Weight" && weight !== undefined) await field.fill(weight);
        else if (label === "Reps" || (await field.inputValue()) === "") await field.fill(value);
      }
      await page.getByRole("button", { name: /^Log set \d+$/ }).click();
      sets += 1;
    } else {
      const goOn = wayOn(page);
      await goOn.or(finish).first().waitFor();
      if (!(await goOn.isVisible())) return sets;
      if (difficulty !== undefined)
        await page.getByRole("slider", { name: "Difficulty" }).fill(String(difficulty));
      await goOn.click();
    }
    // A test without a set asks once more.
    const anyway = page.getByRole("button", { name: "Complete without a result" });
    await expect
      .poll(async () => {
        if (await anyway.isVisible()) await anyway.click();
        return hasMovedOn(page, before);
      })
      .toBe(true);
  }
  throw new Error("The workout never came to its end");
};

/** FINISH WORKOUT, until Home says that it was saved. */
export const finishWorkout = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "FINISH WORKOUT" }).click();
  await page
    .getByText(/Great job! You completed \d+ of \d+ exercises\./)
    .first()
    .waitFor();
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
};

/** Fills the review's required fields. */
export const fillReview = async (
  page: Page,
  numbers: { readonly weight: string; readonly pullups: string; readonly pushups: string },
): Promise<void> => {
  await page.getByLabel(/^Weight/).fill(numbers.weight);
  await page.getByLabel(/^Max pull-ups/).fill(numbers.pullups);
  await page.getByLabel(/^Max push-ups/).fill(numbers.pushups);
};
