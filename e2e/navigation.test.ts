/** Going from page to page: scroll positions, the focus, and the whole main job without a pointer. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, withHousehold } from "./people.ts";

const household = withHousehold();

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** The browser's own Back or Forward. What calls it off leads to no page that a driver could wait for. */
const step = async (page: Page, by: -1 | 1): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await devtools.send("Page.getNavigationHistory");
  const entryId = entries[currentIndex + by]?.id;
  if (entryId === undefined) throw new Error("The history ends here");
  await devtools.send("Page.navigateToHistoryEntry", { entryId });
  await devtools.detach();
};
const low = { viewport: { width: 390, height: 600 } } as const;

test("USR-08 a new page starts at its top; back and forward restore the scroll", async () => {
  const { page } = await household.person({}, { ...low, now: at(0) });
  const schedule = page.getByRole("heading", { name: "Weekly Schedule" });
  const friday = page.getByRole("link", { name: /^Friday/ });
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await schedule.waitFor();
  await friday.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(100);
  await friday.click();
  await page.waitForURL(/\/workout/);
  await page.getByRole("region", { name: "Cool-down" }).waitFor();
  await expect.poll(() => scrollY(page)).toBe(0);

  // Left in the moment in which it was scrolled, before the page hears of it.
  await page.evaluate(() => {
    window.scrollTo(0, 150);
    history.back();
  });
  await schedule.waitFor();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await page.getByRole("region", { name: "Cool-down" }).waitFor();
  await expect.poll(() => scrollY(page)).toBe(150);
  await page.reload();
  await page.getByRole("region", { name: "Cool-down" }).waitFor();
  await expect.poll(() => scrollY(page)).toBe(150);
  await page.goBack();
  await schedule.waitFor();
  await expect.poll(() => scrollY(page)).toBe(left);
});

test("USR-08 a page that is short while it loads is found where it was left", async () => {
  const { page } = await household.person({}, { ...low, now: at(0) });
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  const friday = page.getByRole("link", { name: /^Friday/ });
  await friday.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(100);
  await friday.click();
  await page.getByRole("region", { name: "Cool-down" }).waitFor();
  // As if the data came late, and then came in two steps.
  const content = (display: "none" | "block") =>
    page.evaluate((value) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`#main { display: ${value} }`);
      document.adoptedStyleSheets = [sheet];
      // Until it was drawn: a page that is long again before the next picture has never been short.
      return new Promise<void>((resolve) => {
        const drawn = new ResizeObserver(() => {
          drawn.disconnect();
          resolve();
        });
        drawn.observe(document.body);
      });
    }, display);
  await content("none");
  // The page's clock stands, so that a slow machine counts as little as a fast one.
  await page.clock.pauseAt(at(0, "12:10"));
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.clock.runFor(2_000);
  // What a screen reads comes by timers, so the clock goes on a little with each look.
  const scrolledTo = async () => {
    await page.clock.runFor(10);
    return scrollY(page);
  };
  await content("block");
  await expect.poll(scrolledTo).toBe(left);
  await content("none");
  await expect.poll(scrolledTo).toBe(0);
  await content("block");
  await expect.poll(scrolledTo).toBe(left);
  // Whoever scrolls by hand stays where they are.
  await page.mouse.wheel(0, -left);
  await expect.poll(() => scrollY(page)).toBe(0);
  await content("none");
  await content("block");
  await expect.poll(() => scrollY(page)).toBe(0);
});

/** What has the focus: its role or tag, and its name. */
const focus = (page: Page): Promise<{ readonly tag: string; readonly name: string }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return {
      tag: element?.id === "main" ? "main" : (element?.tagName.toLowerCase() ?? ""),
      name: (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim(),
    };
  });

test("USR-08, UI-04 navigation moves the focus into the page; Tab skips the bar", async () => {
  const { page } = await household.person({}, { now: at(0) });
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await focus(page)).name).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => focus(page).then(({ tag }) => tag)).toBe("main");
  for (const [link, heading] of [
    ["Plan", "Weekly Schedule"],
    ["Progress", "Progress"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await expect.poll(() => focus(page).then(({ tag }) => tag)).toBe("main");
  }
  // A page that loads in steps, from a sheet: what loads is replaced by what has loaded.
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("dialog", { name: "Log" }).getByRole("link").first().click();
  await page.getByRole("heading", { level: 1, name: "Workout" }).waitFor();
  await expect.poll(() => focus(page).then(({ tag }) => tag)).toBe("main");
});

test("HOME-10 'Log' in the bar leads to anything that is logged, also on a rest day", async () => {
  const { page, problems } = await household.person({}, { since: at(0), now: at(6) });
  const log = page.getByRole("button", { name: "Log", exact: true });
  const sheet = page.getByRole("dialog", { name: "Log" });
  for (const [place, heading] of [
    ["Free workout or template", "Templates"],
    ["Log a past workout", "Log a past workout"],
    ["Food", "Nutrition"],
    ["Weigh-in", "Progress"],
  ] as const) {
    await log.click();
    await sheet.getByRole("link", { name: place }).click();
    await page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
    await page.goto(`${household.world.url}/${place === "Food" ? "progress" : ""}`);
  }
  await log.click();
  await sheet.getByRole("link", { name: "Weigh-in" }).click();
  await page.getByRole("textbox", { name: /^Weight/ }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(problems).toEqual([]);
});

test("USR-08 UI-01 the browser's Back closes open sheets before it leaves the page", async () => {
  const { page, problems } = await household.person({}, { now: at(0) });
  const skip = page.getByRole("dialog", { name: "Skip today's workout?" });
  // Home is the first page of the visit: another document lies behind it.
  await page.getByRole("button", { name: "Skip Today" }).click();
  await skip.waitFor();
  await step(page, -1);
  await skip.waitFor({ state: "detached" });
  await page
    .getByRole("button", { name: "START WORKOUT" })
    .or(page.getByText("START WORKOUT"))
    .first()
    .waitFor();

  // Any other page: a question over a sheet, each closed by one Back; the third leaves the page.
  await page.getByRole("link", { name: "Nutrition", exact: true }).click();
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  const add = page.getByRole("dialog", { name: "Add food" });
  await add.getByRole("tab", { name: "Enter" }).click();
  await add.getByLabel("Food name").fill("Oatmeal");
  await add.getByLabel("Calories").fill("200");
  await add.getByLabel("Protein").fill("10");
  await add.getByRole("button", { name: /^Add \d/ }).click();
  await page.getByRole("button", { name: /^Edit or delete Oatmeal/ }).click();
  const sheet = page.getByRole("dialog", { name: "Edit entry" });
  await sheet.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete this entry?" });
  await question.waitFor();
  await step(page, -1);
  await question.waitFor({ state: "detached" });
  await sheet.waitFor();
  // Nobody has touched the page in between.
  await step(page, -1);
  await sheet.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/nutrition");
  // Closed by its own cross, there is nothing left that a Back would have to take away first.
  await page.getByRole("button", { name: /^Edit or delete Oatmeal/ }).click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "detached" });
  await step(page, -1);
  await page.getByRole("heading", { level: 1, name: "Monday" }).waitFor();

  // Forward finds the page without anything open. From the first page one Back leaves the app.
  await step(page, 1);
  await page.getByRole("button", { name: /^Edit or delete Oatmeal/ }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await step(page, -1);
  await page.getByRole("heading", { level: 1, name: "Monday" }).waitFor();
  await page.getByRole("button", { name: "Skip Today" }).press("Tab");
  await step(page, -1);
  await page.waitForURL(/theme\.js/);
  expect(problems).toEqual([]);
});

test.each([
  ["CloseWatcher and navigation", true],
  ["CloseWatcher", false],
])("USR-08 UI-01 Back closes sheets in a browser without %s", async (_, isOlder) => {
  const { page, context, problems } = await household.person({}, { now: at(0) });
  await context.addInitScript((older) => {
    Reflect.deleteProperty(globalThis, "CloseWatcher");
    if (older) Object.defineProperty(globalThis, "navigation", { value: undefined });
  }, isOlder);
  const { url } = household.world;
  const home = page.getByRole("heading", { level: 1, name: "Monday" });
  const path = () => new URL(page.url()).pathname;
  const plan = page.getByRole("link", { name: "Plan", exact: true });
  const schedule = page.getByRole("heading", { name: "Weekly Schedule" });
  await page.goto(url);
  await home.waitFor();
  const offered = () => ["CloseWatcher" in window, window.navigation !== undefined];
  expect(await page.evaluate(offered)).toEqual([false, !isOlder]);

  // On the first page of a visit, too.
  await page.getByRole("button", { name: "Skip Today" }).click();
  const skip = page.getByRole("dialog", { name: "Skip today's workout?" });
  await skip.waitFor();
  await step(page, -1);
  await skip.waitFor({ state: "detached" });
  expect(path()).toBe("/");

  // A sheet that opens a question: two Backs in a row, without a touch between them; what was typed stays.
  await page.getByRole("link", { name: "Nutrition", exact: true }).click();
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  const add = page.getByRole("dialog", { name: "Add food" });
  await add.getByRole("tab", { name: "Enter" }).click();
  await add.getByLabel("Food name").fill("Oatmeal");
  await add.getByLabel("Calories").fill("200");
  await add.getByLabel("Protein").fill("10");
  await add.getByRole("button", { name: /^Add \d/ }).click();
  const entry = page.getByRole("button", { name: /^Edit or delete Oatmeal/ });
  await entry.click();
  const sheet = page.getByRole("dialog", { name: "Edit entry" });
  await sheet.getByLabel("Calories").fill("240");
  await sheet.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete this entry?" });
  await question.waitFor();
  await step(page, -1);
  await question.waitFor({ state: "detached" });
  expect(await sheet.getByLabel("Calories").inputValue()).toBe("240");
  await step(page, -1);
  // It is dropped only after a question.
  const drop = page.getByRole("dialog", { name: "Discard your changes?" });
  await drop.waitFor();
  await step(page, -1);
  await drop.waitFor({ state: "detached" });
  expect(await sheet.getByLabel("Calories").inputValue()).toBe("240");
  await step(page, -1);
  await drop.getByRole("button", { name: "Discard changes" }).click();
  await sheet.waitFor({ state: "detached" });
  expect(path()).toBe("/nutrition");
  // Closed by its cross, opened and closed again: one Back leaves the page, and one more the page before.
  for (let times = 0; times < 3; times += 1) {
    await entry.click();
    await sheet.getByRole("button", { name: "Close" }).click();
    await sheet.waitFor({ state: "detached" });
  }
  await step(page, -1);
  await home.waitFor();

  // A page opened from a sheet: one Back leads to where the sheet was opened, one more to the page before that.
  await plan.click();
  await schedule.waitFor();
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("dialog", { name: "Log" }).getByRole("link", { name: "Weigh-in" }).click();
  await page.getByRole("heading", { level: 1, name: "Progress" }).waitFor();
  await page.getByRole("textbox", { name: /^Weight/ }).waitFor();
  await step(page, -1);
  await schedule.waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await step(page, -1);
  await home.waitFor();

  // Reloaded with a sheet open: it is gone, and one Back leaves the page.
  await plan.click();
  await schedule.waitFor();
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("dialog", { name: "Log" }).waitFor();
  await page.reload();
  await schedule.waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await step(page, -1);
  await home.waitFor();
  expect(path()).toBe("/");

  // A sheet that stands in the address: closed by its cross it is in none of the page's entries any more.
  // Today's workout comes after the heading, and moves the links down.
  await page.getByRole("article").first().waitFor();
  await page.getByRole("link", { name: "Exercise Library" }).click();
  await page.getByLabel(/^Search/).fill("plank");
  const guide = page.getByRole("dialog");
  await page.getByRole("button", { name: /Plank/ }).first().click();
  await guide.waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?exercise=/);
  await guide.getByRole("button", { name: "Close" }).click();
  await guide.waitFor({ state: "detached" });
  await step(page, -1);
  await home.waitFor();
  await step(page, 1);
  await page.getByRole("heading", { level: 1, name: "Exercise Library" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await guide.count()).toBe(0);
  expect(problems).toEqual([]);
});
