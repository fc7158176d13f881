/** A profile with a passcode that nobody looks at: locked in every tab, after a reload and a new start, and as it was. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, phone } from "./harness.ts";
import { typePasscode, visit } from "./journeys.ts";
import { withHousehold } from "./people.ts";

const household = withHousehold();

const security = (page: Page) => page.getByRole("region", { name: "Security" });
const prompt = (page: Page) => page.getByRole("dialog", { name: "Welcome back, Lena" });
const cover = (page: Page) => page.getByRole("dialog", { name: "Locked" });
const foodName = (page: Page) => page.getByLabel("Food name");

/** Headless pages are never hidden by themselves; this is what the browser says when one is. */
const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

/** The tab says so to the others of its browser. */
const isWatched = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    ((await navigator.locks.query()).held ?? []).some(({ name }) => name === "muster-open"),
  );

const leaveFor = async (page: Page, time: string): Promise<void> => {
  await setVisibility(page, "hidden");
  await page.clock.fastForward(time);
  await setVisibility(page, "visible");
};

/** The prompt is open and takes what is typed. */
const focusInPrompt = async (page: Page): Promise<void> => {
  await prompt(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Passcode, first digit");
};

/** All that a screen reader is told of the page. */
const readOut = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  const said = nodes.filter(({ ignored }) => !ignored).map(({ name, value }) => [name?.value, value?.value]);
  return JSON.stringify(said);
};

const unlock = async (page: Page, code: string): Promise<void> => {
  await focusInPrompt(page);
  await page.keyboard.type(code);
  await prompt(page).waitFor({ state: "hidden" });
};

/** A profile with the passcode 2468, half way through logging a food. */
const typing = async (displayName: string) => {
  const someone = await household.person({ displayName }, { now: new Date() });
  const { page } = someone;
  await visit(page, household.world, "/settings");
  await security(page).getByRole("button", { name: "Change Passcode" }).click();
  const choosing = page.getByRole("dialog", { name: "Choose a new passcode" });
  await choosing.waitFor();
  await typePasscode(page, "24682468");
  await page.getByRole("button", { name: "Set Passcode" }).click();
  // It goes when this device has kept what it needs to check the passcode by itself.
  await choosing.waitFor({ state: "hidden" });
  // The lock has heard of the passcode when it can be chosen how soon it comes.
  await security(page).getByRole("radio", { name: "5 min", exact: true }).waitFor();
  await page.goto(`${household.world.url}/nutrition`);
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  await foodName(page).fill("Half-typed soup");
  await expect.poll(() => isWatched(page)).toBe(true);
  return someone;
};

test("PASS-04 an idle profile locks in every tab and reopens where it was left", async () => {
  const { page, context } = await typing("Lena");
  await leaveFor(page, "04:00");
  await expect.poll(() => cover(page).count()).toBe(0);
  await leaveFor(page, "06:00");
  await focusInPrompt(page);
  await page.keyboard.type("1111");
  await cover(page).getByText("Incorrect passcode. Please try again.", { exact: true }).waitFor();
  // Nothing of the page can be reached behind the cover, nor is it read out.
  expect(await readOut(page)).not.toMatch(/Half-typed soup|Food name/);
  await foodName(page)
    .click({ timeout: 500 })
    .then(
      () => expect.unreachable("The page below is out of reach"),
      () => undefined,
    );

  const second = await openPage(context);
  await second.page.goto(`${household.world.url}/progress`);
  await prompt(second.page).waitFor();
  await expect.poll(() => second.page.getByRole("main").count()).toBe(0);

  await cover(page).getByRole("button", { name: "Unlock" }).click();
  await unlock(page, "2468");
  await cover(page).waitFor({ state: "hidden" });
  await expect.poll(() => foodName(page).inputValue()).toBe("Half-typed soup");
  await second.page.getByRole("heading", { name: "Progress" }).first().waitFor();
  await second.page.close();

  // Reloaded, it is open; left and reloaded, it is not, and nothing was drawn meanwhile.
  const heading = page.getByRole("heading", { level: 1, name: "Nutrition" });
  await page.reload();
  await heading.waitFor();
  await expect.poll(() => cover(page).count()).toBe(0);
  await expect.poll(() => isWatched(page)).toBe(true);
  await leaveFor(page, "06:00");
  await prompt(page).waitFor();
  await page.reload();
  await prompt(page).waitFor();
  await expect.poll(() => page.getByRole("main").count()).toBe(0);
  await unlock(page, "2468");
  await heading.waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/nutrition");

  // Untouched in plain view it locks too, and a sheet that opens by itself meanwhile stays under the cover.
  await page.goto(`${household.world.url}/settings`);
  const { promise: made, resolve: onMade } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/invitations", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    onMade();
    await released;
    await route.fulfill({ response });
  });
  await expect.poll(() => isWatched(page)).toBe(true);
  await page.getByRole("button", { name: "Add my other device" }).click();
  await page.getByRole("button", { name: "Make a code" }).click();
  await page.getByRole("button", { name: "Making..." }).waitFor();
  // The lock ends the session: a request that reaches the server after it makes no code.
  await made;
  await page.clock.fastForward("06:00");
  await focusInPrompt(page);
  const answered = page.waitForResponse(
    (response) => response.url().endsWith("/api/invitations") && response.request().method() === "POST",
  );
  release();
  await (await answered).finished();
  await expect.poll(() => page.getByRole("button", { name: "Making..." }).count()).toBe(0);
  const code = page.locator("p.code");
  await expect.poll(() => code.isVisible()).toBe(false);
  expect(await readOut(page)).not.toMatch(/Add my other device|[0-9A-Z]{5}-[0-9A-Z]{5}/);
  await unlock(page, "2468");
  await code.waitFor();

  // The same browser, opened again: locked however short that was.
  const started = await household.browser.newContext({
    ...phone,
    storageState: await context.storageState(),
  });
  const fresh = await openPage(started);
  await fresh.page.goto(household.world.url);
  await prompt(fresh.page).waitFor();
  await expect.poll(() => fresh.page.getByRole("main").count()).toBe(0);
  await unlock(fresh.page, "2468");
  await fresh.page.getByRole("article").first().waitFor();
  await started.close();
  // The files of the lock do not come: nobody is let in on the way, and nobody stands before an empty page.
  const broken = await household.browser.newContext({ ...phone, storageState: await context.storageState() });
  await broken.route(/\/assets\/household-[^/]*\.js$/, (route) => route.abort());
  const bare = await broken.newPage();
  await bare.goto(`${household.world.url}/nutrition`);
  await bare.getByRole("heading", { name: "Who is training?" }).waitFor();
  await expect.poll(() => new URL(bare.url()).pathname).toBe("/user-select");
  await broken.close();
});

test("PASS-04 unlocking works without network or enrolment, and signing out warns", async () => {
  const { page, context } = await typing("Lena");
  // Sent, and never answered.
  await page.route("**/api/sessions", () => {});
  await leaveFor(page, "06:00");
  await focusInPrompt(page);
  await prompt(page).getByRole("button", { name: "Cancel" }).click();
  await cover(page).getByRole("button", { name: "Switch user" }).click();
  const question = page.getByRole("dialog", { name: "Switch user?" });
  await question.getByText("What Lena had typed and not saved is lost.").waitFor();
  await question.getByRole("button", { name: "Stay here" }).click();
  await question.waitFor({ state: "hidden" });
  await cover(page).getByRole("button", { name: "Unlock" }).click();
  await unlock(page, "2468");
  await cover(page).waitFor({ state: "hidden" });
  await expect.poll(() => foodName(page).inputValue()).toBe("Half-typed soup");

  // To the server this browser is a stranger now.
  await page.unroute("**/api/sessions");
  await context.clearCookies();
  await leaveFor(page, "06:00");
  await unlock(page, "2468");
  await cover(page).waitFor({ state: "hidden" });
  await expect.poll(() => foodName(page).inputValue()).toBe("Half-typed soup");
});
