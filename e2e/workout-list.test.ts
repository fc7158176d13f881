/** The list of a running workout: exercises moved, grouped, removed and added, from the menu of an exercise. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { launchBrowser } from "./harness.ts";
import { startWorkout, stepper } from "./journeys.ts";
import { at, day, type Household, startHousehold } from "./people.ts";

let browser: Browser;
let household: Household;
beforeAll(async () => {
  browser = await launchBrowser();
  household = await startHousehold(browser);
});
afterAll(async () => {
  await household?.close();
  await browser?.close();
});

test("EXC-01 exercises move, form a superset, go and come back, and several are added at once", async () => {
  const { page, problems } = await household.person(
    {},
    { since: at(-1), now: at(0), reducedMotion: "reduce" },
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await startWorkout(page, household.world, day(0));
  const list = page.getByRole("complementary").first();
  const count = () => list.getByRole("listitem").filter({ hasText: " × " }).count();
  const heading = (number: number) =>
    page.getByRole("heading", { level: 2, name: new RegExp(`^${number} `) });
  const menu = () => page.getByRole("button", { name: "Exercise options" }).click();
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  await heading(1).waitFor();
  const first = (await heading(1).innerText()).replace(/^1\s+/, "");

  // Moved twice by keyboard; the focus stays, and what happened is read out.
  await menu();
  await button("Move down").press("Enter");
  await page
    .getByRole("status")
    .filter({ hasText: /is number 2 of \d+ now\.$/ })
    .waitFor();
  await button("Move up").press("Enter");
  await page
    .getByRole("status")
    .filter({ hasText: /is number 1 of \d+ now\.$/ })
    .waitFor();
  await button("Move up").press("Enter");
  await page
    .getByRole("status")
    .filter({ hasText: /is the first one\.$/ })
    .waitFor();
  expect(await button("Move up").evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await findings(page)).toEqual([]);
  await button("Move down").press("Enter");
  await page.keyboard.press("Escape");
  await heading(2).waitFor();
  expect(await heading(2).innerText()).toContain(first);

  // A superset of three.
  await menu();
  await button("Superset of several").click();
  const dialog = page.getByRole("dialog", { name: `Superset with ${first}` });
  for (const index of [0, 2]) await dialog.getByRole("checkbox").nth(index).check();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make a superset" }).click();
  await expect.poll(() => list.getByText(/^Superset A ·/).count()).toBe(3);

  // Removed with its set; Undo brings both back.
  for (const [label, value] of [
    ["Weight", "25"],
    ["Reps", "10"],
    ["Seconds", "40"],
  ] as const)
    if ((await stepper(page, label).count()) > 0) await stepper(page, label).fill(value);
  const before = (await page.getByRole("heading", { level: 2 }).first().innerText()).replace(/^\d+\s+/, "");
  await button("Log set 1").click();
  await page.getByText(/^\d \/ \d+ completed$/).waitFor();
  await list.getByRole("button", { name: new RegExp(before.slice(0, 12)) }).click();
  await button(/^Set 1, .* done, edit$/).waitFor();
  const all = await count();
  await menu();
  await button("Remove from this workout").click();
  await page.getByText("Its logged set goes too. Your plan stays.").waitFor();
  await button("Remove exercise").click();
  await page.getByText(`${before} removed`).first().waitFor();
  await expect.poll(count).toBe(all - 1);
  await button("Undo").click();
  await expect.poll(count).toBe(all);
  await list.getByRole("button", { name: new RegExp(before.slice(0, 12)) }).click();
  await button(/^Set 1, .* done, edit$/).waitFor();

  // Two more in one go.
  await button("Add an exercise").first().click();
  const picker = page.getByRole("dialog", { name: "Add an exercise" });
  await picker.getByRole("searchbox").fill("plank");
  const rows = picker.getByRole("listitem").getByRole("button");
  for (const index of [0, 1]) await rows.nth(index).click();
  expect(await findings(page)).toEqual([]);
  await picker.getByRole("button", { name: "Add 2 exercises" }).click();
  await expect.poll(count).toBe(all + 2);
  expect(problems).toEqual([]);
});
