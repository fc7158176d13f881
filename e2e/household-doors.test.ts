/** What guards a household's people from one another, and what is said when something needs the server. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserPool, createBrowserPool } from "./browser-pool.ts";
import { launchBrowser, phone, startWorld, type World } from "./harness.ts";
import { inspectScreen } from "./inspect-screen.ts";
import { alex, settled, typePasscode, visit } from "./journeys.ts";
import { type Browserlike, withServiceWorker } from "./people.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

let browser: Browser;
let world: World;
let browsers: BrowserPool;
let owner: SeededPerson;
let sam: SeededPerson;
let eve: SeededPerson;
let tim: SeededPerson;
let ada: SeededPerson;
let ben: SeededPerson;
let gus: SeededPerson;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startWorld({ env: { RATE_LIMITS: "off" } });
  browsers = createBrowserPool(browser, world);
  owner = await seedPerson(world, world.code, { ...alex, username: "olive", displayName: "Olive" });
  const seed = async (username: string, displayName: string) =>
    seedPerson(world, await owner.invite("profile"), { ...alex, username, displayName });
  sam = await seed("sam", "Sam");
  eve = await seed("eve", "Eve");
  tim = await seed("tim", "Tim");
  ada = await seed("ada", "Ada");
  ben = await seed("ben", "Ben");
  gus = await seed("gus", "Gus");
});
afterAll(async () => {
  await browsers?.close();
  await world?.close();
  await browser?.close();
});

const deviceOf = (person: SeededPerson, options: Browserlike = {}) =>
  browsers.lend({ options: { ...phone, ...options }, person });
/** By the server's own doors, as another tab would. */
const send = (page: Page, method: string, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async (request) =>
      (
        await fetch(request.path, {
          method: request.method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(request.body),
        })
      ).status,
    { method, path, body },
  );
/** How many people this device knows: those whom its picker shows without a server. They come with a sync, after Home. */
const known = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open("muster");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const cards = IDBKeyRange.bound(["profileCard"], ["profileCard", []]);
          const count = open.result.transaction("records").objectStore("records").count(cards);
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
  );
const home = (page: Page) => page.getByRole("heading", { level: 1, name: /day$/ });

test("PASS-05 an owner without a passcode sets one before resetting another's", async () => {
  const his = await deviceOf(sam);
  await his.page.goto(world.url);
  await home(his.page).waitFor();
  expect(
    await send(his.page, "PUT", `/api/profiles/${sam.id}/passcode`, { current: null, next: "2580" }),
  ).toBe(204);
  const { page, problems } = await deviceOf(owner);
  await visit(page, world, "/settings");
  await page.getByText("You have no passcode.").waitFor();
  await page.getByRole("button", { name: "Reset Sam's passcode" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset passcode" }).click();
  await page.getByRole("heading", { name: "Set a passcode first" }).waitFor();
  expect(await inspectScreen(page, "set a passcode first")).toEqual([]);
  await typePasscode(page, "48264826");
  await page.getByRole("button", { name: "Set Passcode" }).click();
  await page
    .getByText(/Sam can set a new passcode on/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText("You have no passcode.").count()).toBe(0);
  expect(problems).toEqual([]);
  expect(his.problems).toEqual([]);
});

test("PASS-04 a blocked passcode is shown before typing, online and offline", async () => {
  const { page, problems } = await deviceOf(eve, withServiceWorker);
  await visit(page, world, "/settings");
  await page.getByRole("button", { name: "Change Passcode" }).click();
  await page.getByRole("button", { name: "Set Passcode" }).waitFor();
  await typePasscode(page, "25802580");
  await page.getByRole("button", { name: "Set Passcode" }).click();
  await page.getByText("Passcode changed successfully!").first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole("button", { name: "Switch", exact: true }).click();
  await page.getByRole("button", { name: /\bEve\b/ }).waitFor();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await send(page, "POST", "/api/sessions", { profileId: eve.id, passcode: "1111" })).toBe(403);

  const box = page.getByRole("textbox", { name: "Passcode, first digit" });
  await page.getByRole("button", { name: /\bEve\b/ }).click();
  await page.getByText("Too many wrong passcodes. Try again in").waitFor();
  await expect.poll(() => box.isDisabled()).toBe(true);
  await page.keyboard.press("Escape");

  // Ten wrong ones offline: waiting does not help, and what does is said.
  await world.stop();
  await page.evaluate((id) => {
    const key = `offlinePasscode:${id}`;
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    const tries = { fails: 10, nextTryAt: 0, disabledAt: 1 };
    localStorage.setItem(key, JSON.stringify({ ...kept, tries }));
  }, eve.id);
  await page.getByRole("button", { name: /\bEve\b/ }).click();
  await page.getByText(/^Ten passcodes in a row were wrong/).waitFor();
  await page.getByText("The owner of your household can reset it").waitFor();
  await expect.poll(() => box.isDisabled()).toBe(true);
  expect(problems).toEqual([]);
  await world.start();
});

test("PASS-05 the recovery code says whom it is for", async () => {
  const { page } = await deviceOf(eve);
  await page.goto(world.url);
  await page.evaluate(() => localStorage.removeItem("currentUser"));
  await page.goto(`${world.url}/user-select`);
  await page.getByRole("button", { name: /\bEve\b/ }).click();
  await page.getByRole("button", { name: "Forgot your passcode?" }).click();
  await page.getByRole("button", { name: "I have the recovery code" }).click();
  await page.getByText("It opens owners' profiles only").waitFor();
  await page.getByRole("textbox", { name: "Recovery code" }).fill("A".repeat(26));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("The recovery code opens owners' profiles only.", { exact: false }).last().waitFor();
});

test("SYNC-05 a profile without a passcode that was opened offline sends by itself", async () => {
  const { page, problems } = await deviceOf(tim, withServiceWorker);
  await page.goto(world.url);
  await home(page).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await settled(page);
  await expect.poll(() => known(page)).toBeGreaterThan(0);
  await world.stop();
  await page.getByRole("button", { name: "Switch user" }).click();
  await page.getByRole("button", { name: /\bTim\b/ }).click();
  await home(page).waitFor();
  await page.goto(`${world.url}/settings`);
  await page.getByRole("radio", { name: "kg and cm" }).first().click();
  await page.getByText("1 change saved on this device.").waitFor();
  await world.start();
  await settled(page);
  expect(problems).toEqual([]);
});

test("SET-01 a new display name reaches the header of another device", async () => {
  const first = await deviceOf(ada);
  const second = await deviceOf(ada);
  await visit(second.page, world, "/settings");
  const head = (page: Page) => page.getByRole("region", { name: "Profile", exact: true });
  await head(second.page).getByText("Ada", { exact: true }).waitFor();
  await visit(first.page, world, "/settings");
  await first.page.getByRole("button", { name: "Edit profile" }).click();
  await first.page.getByLabel("Display name").fill("Adele");
  await first.page.getByRole("button", { name: "Save Changes" }).click();
  await head(first.page).getByText("Adele", { exact: true }).waitFor();
  await head(second.page).getByText("Adele", { exact: true }).waitFor();
});

test("USR-10 on a device that was removed 'Send now and switch' says why nothing goes", async () => {
  const { page } = await deviceOf(ben);
  await visit(page, world, "/settings");
  await page.getByRole("radio", { name: "kg and cm" }).first().waitFor();
  await settled(page);
  const { devices } = await page.evaluate(async () => (await fetch("/api/devices")).json());
  const mine = devices.find(({ isThis }: { readonly isThis: boolean }) => isThis);
  expect(await send(page, "DELETE", `/api/devices/${mine.id}`, undefined)).toBe(204);
  await page.getByRole("radio", { name: "kg and cm" }).first().click();
  await page
    .getByText(/\d+ changes? not sent/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Switch", exact: true }).click();
  await page.getByRole("button", { name: "Send now and switch" }).click();
  await page.getByText("This device left the household, so the server takes nothing from it.").waitFor();
});

test("SET-07 a profile with a passcode gives it once more before its file is made", async () => {
  const { page } = await deviceOf(gus);
  await visit(page, world, "/settings");
  await page.getByRole("button", { name: "Change Passcode" }).click();
  await page.getByRole("button", { name: "Set Passcode" }).waitFor();
  await typePasscode(page, "97319731");
  // The news of the passcode comes by sync, and late: it is called changed once this device asks for it.
  await page.route(/\/sync\/pull/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("button", { name: "Set Passcode" }).click();
  await page.getByText("Passcode changed successfully!").first().waitFor();
  await page.goto(`${world.url}/settings/data`);
  const asked = page.getByRole("heading", { name: "Your passcode, once more" });
  await page.getByRole("button", { name: "One file (JSON)" }).click();
  await asked.waitFor();
  await typePasscode(page, "1111");
  await page.getByText("Incorrect passcode. Please try again.").first().waitFor();
  await page.getByRole("button", { name: "One file (JSON)" }).click();
  await asked.waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), typePasscode(page, "9731")]);
  expect(file.suggestedFilename()).toMatch(/^muster-gus-/);
});

test("USR-05 a code is made when it is asked for, and withdrawn after a question", async () => {
  const { page } = await deviceOf(tim);
  await visit(page, world, "/settings");
  await page.getByRole("button", { name: "Invite a person" }).click();
  await page.getByText("Whoever has the code can make a profile").waitFor();
  const open = page.getByRole("button", { name: /^Withdraw: Code for a new profile, made / });
  expect(await open.count()).toBe(0);
  await page.getByRole("button", { name: "Make a code" }).click();
  await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).waitFor();
  await page.getByRole("button", { name: "Share link" }).waitFor();
  await page.keyboard.press("Escape");
  await open.click();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await open.count()).toBe(1);
  await open.click();
  await page.getByRole("button", { name: "Withdraw code" }).click();
  await expect.poll(() => open.count()).toBe(0);
});

test("USR-04 offline 'Add New User' says that it needs the server", async () => {
  const { page } = await deviceOf(ada, withServiceWorker);
  await page.goto(world.url);
  await home(page).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole("button", { name: "Switch user" }).click();
  await page.getByRole("button", { name: "Add New User" }).waitFor();
  // Offline the picker shows who was synced to this device.
  await expect.poll(() => known(page)).toBeGreaterThan(0);
  await world.stop();
  await page.reload();
  await page.getByRole("button", { name: "Add New User" }).click();
  await page.getByText("Adding a user needs the server, which cannot be reached now.").waitFor();
  await world.start();
});
