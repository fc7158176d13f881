/** Settings pages stay where they are while parts of them still load: a button does not move away under a finger. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex } from "./journeys.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

let browser: Browser;
let world: World;
let owner: SeededPerson;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startWorld({ env: { RATE_LIMITS: "off" } });
  owner = await seedPerson(world, world.code, { ...alex, username: "olive", displayName: "Olive" });
  // Not alone: an owner hands over, and exports, only where there is somebody else.
  await seedPerson(world, await owner.invite("profile"), { ...alex, username: "sam", displayName: "Sam" });
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
});

/** Milliseconds by which the server answers late, long after the first paint. */
const lateness = 800;

/** The owner's page, with everything on this device; from now on the server answers late. */
const slowPage = async (): Promise<Page> => {
  const context = await browser.newContext({
    ...phone,
    storageState: owner.signedIn,
    serviceWorkers: "block",
  });
  const { page } = await openPage(context);
  await page.goto(world.url);
  await page.getByRole("article").first().waitFor();
  await page.addInitScript(watchPlaces);
  await page.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateness));
    await route.continue().catch(() => undefined);
  });
  return page;
};

/** Runs in the page: notes with each frame where headings and controls are, and which of them has moved on the page. */
const watchPlaces = (): void => {
  const places = new Map<Element, number>();
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const look = (): void => {
    for (const element of document.querySelectorAll("#main :is(h1, h2, button, a, input, [role=radio])")) {
      const { top, height } = element.getBoundingClientRect();
      if (height === 0) continue;
      const place = Math.round(top + scrollY);
      const before = places.get(element);
      if (before !== undefined && Math.abs(before - place) > 1)
        moved.push(`${element.textContent || element.tagName}: ${before} to ${place}`);
      places.set(element, place);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
const moved = (page: Page): Promise<readonly string[]> => page.evaluate("moved");

test("UI-04 in Settings nothing moves when the server's cards come late", async () => {
  const page = await slowPage();
  await page.goto(`${world.url}/settings`);
  await page.getByRole("button", { name: "Change Passcode" }).waitFor();
  await page.getByText("This device", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Make a recovery code" }).waitFor();
  await page.getByRole("button", { name: "Add an owner" }).waitFor();
  await page.waitForTimeout(lateness);
  expect(await moved(page)).toEqual([]);
});

test("UI-04 on the data page nothing moves when parts of it come late", async () => {
  const page = await slowPage();
  await page.goto(`${world.url}/settings/data`);
  await page.getByText("Last backup of your server").waitFor();
  await page.getByRole("heading", { name: "On this device" }).waitFor();
  await page.getByRole("button", { name: "Export the household" }).waitFor();
  await page.getByRole("heading", { name: "Delete profile" }).waitFor();
  await page.waitForTimeout(lateness);
  expect(await moved(page)).toEqual([]);
});
