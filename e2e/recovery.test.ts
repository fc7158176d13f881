/** Forgotten passcodes and passcodes without a server, as people meet them. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex, typePasscode, visit } from "./journeys.ts";
import { type Browserlike, withServiceWorker } from "./people.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

let browser: Browser;
let world: World;
let owner: SeededPerson;
let sam: SeededPerson;
let eve: SeededPerson;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startWorld({ env: { RATE_LIMITS: "off" } });
  owner = await seedPerson(world, world.code, { ...alex, username: "olive", displayName: "Olive" });
  sam = await seedPerson(world, await owner.invite("profile"), {
    ...alex,
    username: "sam",
    displayName: "Sam",
  });
  eve = await seedPerson(world, await owner.invite("profile"), {
    ...alex,
    username: "eve",
    displayName: "Eve",
  });
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
});

const deviceOf = async ({ signedIn }: SeededPerson, options: Browserlike = {}) => {
  const context = await browser.newContext({ ...phone, ...options, storageState: signedIn });
  return openPage(context);
};
/** A new passcode, in both rows. */
const choosePasscode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole("button", { name: "Set Passcode" }).waitFor();
  await typePasscode(page, code + code);
  await page.getByRole("button", { name: "Set Passcode" }).click();
};

test("PASS-05 an owner resets a forgotten passcode, and the person is told", async () => {
  const his = await deviceOf(sam);
  await visit(his.page, world, "/settings");
  await his.page.getByRole("button", { name: "Change Passcode" }).click();
  await choosePasscode(his.page, "2580");
  await his.page.getByText("Passcode changed successfully!").first().waitFor();

  const hers = await deviceOf(owner);
  await visit(hers.page, world, "/settings");
  // The owner's own passcode is asked for once more.
  await hers.page.getByRole("button", { name: "Change Passcode" }).click();
  await choosePasscode(hers.page, "4826");
  await hers.page.getByText("Passcode changed successfully!").first().waitFor();
  await hers.page.getByRole("button", { name: "Reset Sam's passcode" }).click();
  const sheet = hers.page.getByRole("dialog");
  await sheet.getByRole("radio").nth(1).click();
  await sheet.getByRole("button", { name: "Reset passcode" }).click();
  await hers.page.getByText("Your passcode, once more").waitFor();
  await typePasscode(hers.page, "4826");
  await hers.page
    .getByText(/Sam can set a new passcode on/)
    .first()
    .waitFor();

  // She names the device in her hand, makes Eve an owner beside her, and reads what happened.
  await hers.page
    .getByRole("listitem")
    .filter({ hasText: "This device" })
    .getByRole("button", { name: /^Rename/ })
    .click();
  await hers.page.getByLabel("Name", { exact: true }).fill("Kitchen tablet");
  await hers.page.getByRole("button", { name: "Save name" }).click();
  await hers.page.getByRole("button", { name: "Rename Kitchen tablet" }).waitFor();
  await hers.page.getByRole("button", { name: "Add an owner" }).click();
  await hers.page.getByRole("dialog").getByRole("radio", { name: "Eve" }).click();
  await hers.page.getByRole("button", { name: "Make an owner" }).click();
  await hers.page.getByText("Eve owns the household too.").waitFor();
  await hers.page.getByRole("button", { name: "Stop being an owner" }).waitFor();
  await hers.page.getByRole("button", { name: "Show what happened" }).click();
  const happened = hers.page.getByRole("dialog", { name: "What happened here" });
  await happened.getByText("Olive made Eve an owner").waitFor();
  await happened.getByText(/^Olive reset Sam's passcode, to be set anew on /).waitFor();
  await happened.getByRole("button", { name: "Close" }).click();

  await hers.page.getByRole("button", { name: "Make a recovery code" }).click();
  await hers.page.getByText(/^(?:[0-9A-Z]{5}-){5}[0-9A-Z]$/).waitFor();
  await hers.page.getByRole("button", { name: "I have written it down" }).click();
  await hers.page.getByRole("button", { name: "Add my other device" }).click();
  await hers.page.getByRole("button", { name: "Make a code" }).click();
  await hers.page.getByRole("img", { name: /point the other device's camera/ }).waitFor();
  expect(hers.problems).toEqual([]);

  await his.page.goto(`${world.url}/user-select`);
  await his.page.evaluate(() => {
    localStorage.removeItem("currentUser");
  });
  await his.page.reload();
  // Until his device has heard of it, it still asks for the old one.
  await expect
    .poll(async () => {
      await his.page.keyboard.press("Escape");
      await his.page.getByRole("button", { name: /Sam/ }).click();
      const told = his.page.getByText(/Olive reset your passcode on/);
      return told.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await expect.poll(() => his.page.getByRole("button", { name: "Skip for now" }).count()).toBe(0);
  await choosePasscode(his.page, "7391");
  await his.page.getByRole("article").first().waitFor();
  expect(his.problems).toEqual([]);
});

test("PASS-04 without the server only the right passcode opens the profile", async () => {
  const { page, problems } = await deviceOf(eve, withServiceWorker);
  await visit(page, world, "/settings");
  await page.getByRole("button", { name: "Change Passcode" }).click();
  await choosePasscode(page, "2580");
  await page.getByText("Passcode changed successfully!").first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole("button", { name: "Switch", exact: true }).click();
  await page.getByRole("button", { name: /Eve/ }).waitFor();
  await world.stop();

  await page.getByRole("button", { name: /Eve/ }).click();
  await page.getByText("Welcome back, Eve").waitFor();
  await typePasscode(page, "1111");
  await page.getByText("Incorrect passcode. Please try again.").waitFor();
  await page.getByRole("button", { name: /Eve/ }).click();
  await page.getByText("Welcome back, Eve").waitFor();
  await typePasscode(page, "2580");
  await page.getByRole("article").first().waitFor();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  // By itself: a time or an id may well hold these digits.
  expect(kept).not.toMatch(/(?<!\w)2580(?!\w)/);
  expect(problems).toEqual([]);
  await world.start();
});
