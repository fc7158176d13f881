/** The server at the same address belongs to another household than what this device holds: asked, never automatic. */
import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appIsCached, launchBrowser, openPage, phone, startDemo, startWorld } from "./harness.ts";
import { inspectScreen } from "./inspect-screen.ts";
import { join, onboard, settled } from "./journeys.ts";
import { withServiceWorker } from "./people.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const home = (page: Page) => page.getByRole("heading", { level: 1, name: /day$/ });
const question = (page: Page) => page.getByRole("heading", { level: 1, name: "This is another household" });
const firstStep = (page: Page) => page.getByRole("heading", { name: "About you" });

const addFood = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("link", { name: "Nutrition" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Nutrition" }).waitFor();
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  await sheet.getByRole("tab", { name: "Enter" }).click();
  await sheet.getByLabel("Food name").fill(name);
  await sheet.getByLabel("Calories").fill("210");
  await sheet.getByLabel("Protein").fill("12");
  await sheet.getByRole("button", { name: /^Add \d/ }).click();
  await page.getByRole("listitem").filter({ hasText: name }).first().waitFor();
};

/** Databases of this browser and how many operations wait in each. */
const waiting = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const found = await indexedDB.databases();
    return Promise.all(
      found.map(
        ({ name = "" }) =>
          new Promise<number>((resolve, reject) => {
            const open = indexedDB.open(name);
            open.onerror = () => reject(open.error);
            open.onsuccess = () => {
              const count = open.result.transaction("outbox").objectStore("outbox").count();
              count.onsuccess = () => {
                open.result.close();
                resolve(count.result);
              };
            };
          }),
      ),
    );
  });

test("SYNC-02 after the demo, the real server's code leads to a new profile that syncs", async () => {
  const demo = await startDemo();
  const context = await browser.newContext({ ...phone, ...withServiceWorker });
  const { page, problems } = await openPage(context);
  await page.goto(demo.url);
  await page.getByRole("button", { name: /\bMarcus\b/ }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await home(page).waitFor();
  await appIsCached(page);
  await settled(page);
  await demo.stop();
  await addFood(page, "Seen in the demo");

  const real = await startWorld({ at: demo });
  await page.goto("about:blank");
  await page.goto(`${real.url}/#setup=${real.code}`);
  // One thing at a time: the link fills in the code, and nothing opens over it.
  await page.getByRole("heading", { name: "Join your household" }).waitFor();
  await page.getByRole("button", { name: "Join", exact: true }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "Join", exact: true }).click();

  // Asked, never automatic; the code has done its work already.
  await question(page).waitFor();
  await page.getByText("1 change never reached a server").waitFor();
  expect(await inspectScreen(page, "another household")).toEqual([]);
  await page.getByRole("button", { name: "Stay" }).click();
  await page.goto(`${real.url}/nutrition`);
  await page.getByRole("listitem").filter({ hasText: "Seen in the demo" }).waitFor();
  await page.getByText("The server here belongs to another household.").waitFor();
  await page.getByRole("button", { name: "Decide" }).click();
  await question(page).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save what is here as a file" }).click(),
  ]);
  const files = Object.values(unzipSync(await readFile(await download.path())));
  expect(files.some((file) => Buffer.from(file).includes("Seen in the demo"))).toBe(true);
  await page.getByRole("button", { name: "Join the new household" }).click();

  await firstStep(page).waitFor();
  await onboard(page, { username: "rhea", displayName: "Rhea", gym: "No gym", days: "3" });
  await addFood(page, "Eaten for real");
  await expect.poll(async () => (await waiting(page)).toSorted()).toEqual([0, 1]);
  await page.reload();
  await page.getByRole("listitem").filter({ hasText: "Eaten for real" }).waitFor();
  expect(await page.getByText("Seen in the demo").count()).toBe(0);

  // Back to the demo: the same question, and everything that was set aside is there again.
  await real.stop();
  await demo.start();
  await page.goto(`${demo.url}/`);
  await question(page).waitFor();
  await page.getByRole("button", { name: "Join the new household" }).click();
  await page.getByRole("button", { name: /\bMarcus\b/ }).click();
  await home(page).waitFor();
  await settled(page);
  // And the real one still knows this browser.
  await demo.stop();
  await real.start();
  await page.goto(`${real.url}/`);
  await question(page).waitFor();
  await page.getByRole("button", { name: "Join the new household" }).click();
  await page.getByRole("heading", { name: "Set a passcode, Rhea" }).waitFor();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await home(page).waitFor();
  expect(problems).toEqual([]);
  await context.close();
  await real.close();
  await demo.close();
});

test("SYNC-02 a server set up anew is joined, and unsent entries stay on the device", async () => {
  const lost = await startWorld();
  const context = await browser.newContext({ ...phone, ...withServiceWorker });
  const { page, problems } = await openPage(context);
  await join(page, lost);
  await onboard(page, { username: "olga", displayName: "Olga", gym: "No gym", days: "3" });
  await appIsCached(page);
  await settled(page);
  await lost.stop();
  await addFood(page, "Only here");

  // Its data folder is gone: a new household, a new code.
  const anew = await startWorld({ at: lost });
  await page.goto("about:blank");
  await page.goto(anew.url);
  await page.getByText("This device left the household.").waitFor();
  await page.goto("about:blank");
  await join(page, anew).catch(() => undefined);
  await question(page).waitFor();
  await page.getByText("Olga", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Join the new household" }).click();
  await firstStep(page).waitFor();
  await onboard(page, { username: "olga2", displayName: "Olga", gym: "No gym", days: "3" });
  await addFood(page, "Newly logged");
  await expect.poll(async () => (await waiting(page)).toSorted()).toEqual([0, 1]);
  expect(problems).toEqual([]);
  await context.close();
  await anew.close();
  await lost.close();
});
