/** A dialog whose file does not come: the page says so, stays as it was, and nothing is asked twice by itself. */
import { expect, test } from "vitest";
import { settled, visit } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

test("SYNC-01 HOME-07 when the skip dialog cannot be fetched Home stays and says so", async () => {
  // No worker holds the parts of the app ready.
  const { page } = await household.person({}, { now: at(0), serviceWorkers: "block" });
  const skip = page.getByRole("button", { name: "Skip Today" });
  await skip.waitFor();
  await settled(page);
  let asked = 0;
  // The file that the question shares with other pages.
  await page.route(/\/components-.*\.js/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.reload();
  await skip.waitFor();
  await settled(page);
  const said = page
    .locator(".toast")
    .filter({ hasText: "This part could not be loaded. Nothing was changed" });
  await skip.click();
  await said.waitFor();
  expect(asked).toBeGreaterThan(0);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page.clock.runFor(4_000);
  await said.waitFor({ state: "detached" });
  await skip.click();
  await said.waitFor();
  await page.getByRole("article").first().waitFor();

  // With the network back and a new start of the page it is there.
  await page.unroute(/\/components-.*\.js/);
  await page.reload();
  await skip.click();
  await page.getByRole("dialog", { name: "Skip today's workout?" }).waitFor();
});

test("SYNC-01 SET-01 a Settings card that cannot be fetched appears once online", async () => {
  const { page, context } = await household.person({}, { now: at(0), serviceWorkers: "block" });
  await settled(page);
  await page.route(/\/reminders-[^/]*\.js/, (route) => route.abort());
  await page.goto(`${household.world.url}/settings`);
  const missing = page.getByText("This part could not be loaded. Nothing was changed");
  await missing.waitFor();
  await page.getByRole("button", { name: "Change Passcode" }).waitFor();
  await page.getByRole("heading", { name: "Devices and invitations" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Notifications" }).count()).toBe(0);
  await page.unroute(/\/reminders-[^/]*\.js/);
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole("heading", { name: "Notifications" }).waitFor();
  await missing.waitFor({ state: "detached" });
});

test("WORK-01 a workout is shown when its files are there, not some time later", async () => {
  const { page } = await household.person({}, { since: at(-1), now: at(0) });
  // Its clock stands: a timer longer than what is let pass below never ends.
  await page.clock.pauseAt(at(0, "12:30"));
  await visit(page, household.world, `/workout?date=${day(0)}`);
  const step = async (name: string) => {
    const button = page.getByRole("button", { name });
    let passed = 0;
    await expect
      .poll(async () => {
        if (passed < 200) await page.clock.runFor(20);
        passed += 20;
        return button.isVisible();
      })
      .toBe(true);
    return button;
  };
  await (await step("START WORKOUT")).click();
  await step("Warm-up done");
});
