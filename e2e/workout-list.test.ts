/** The list of a running workout: exercises moved, grouped, removed and added, from the menu of an exercise. */
import { expect, test } from "vitest";
import { findings } from "./axe.ts";
import { startWorkout, stepper } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

test("EXC-01 exercises are moved, paired, removed, restored and added in bulk", async () => {
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

  // Removed with its set; Undo brings both back, and the person to them.
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
  await button(/^Set 1, .* done, edit$/).waitFor();

  // Two more in one go.
  await button("Add an exercise").first().click();
  const picker = page.getByRole("dialog", { name: "Add an exercise" });
  await picker.getByRole("searchbox").fill("hammer");
  const rows = picker.getByRole("listitem").getByRole("button");
  // No row moves under a finger that taps the next one at once.
  const top = async () => (await rows.nth(1).boundingBox())?.y;
  await expect.poll(() => rows.count()).toBeLessThan(8);
  const atFirst = await top();
  await rows.nth(0).click();
  expect(await top()).toBe(atFirst);
  await rows.nth(1).click();
  expect(await findings(page)).toEqual([]);
  await picker.getByRole("button", { name: "Add 2 exercises" }).click();
  await expect.poll(count).toBe(all + 2);
  expect(problems).toEqual([]);
});

test("EXC-01 an exercise is dragged by mouse and finger, and Escape puts it back", async () => {
  const { page, problems } = await household.person(
    {},
    { since: at(-1), now: at(0), reducedMotion: "reduce" },
  );
  await startWorkout(page, household.world, day(0));
  const list = page.getByRole("complementary").first();
  const rows = list.locator("[data-exercise]");
  const names = () => rows.locator("b").allInnerTexts();
  const before = await names();
  const [first = "", second = ""] = before;
  /** Middle of a row's handle; the page is scrolled so that both ends of a drag are in sight. */
  const handle = async (row: number) => {
    const box = await rows.nth(row).locator(".drag-handle").boundingBox();
    if (box === null) throw new Error(`row ${row} has no handle`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await rows.first().evaluate((row) => row.scrollIntoView({ block: "center" }));
  const [from, to] = [await handle(0), await handle(1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 8, { steps: 4 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await names()).toEqual(before);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(names).toEqual([second, first, ...before.slice(2)]);
  await list
    .getByRole("status")
    .filter({ hasText: `${first} is number 2 of ${before.length} now.` })
    .waitFor();

  // A finger scrolls the page by any other part of a row, and drags by the handle.
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: point === undefined ? [] : [point] });
  const [down, up] = [await handle(1), await handle(0)];
  await touch("touchStart", down);
  await touch("touchMove", { x: down.x, y: (down.y + up.y) / 2 });
  await touch("touchMove", { x: up.x, y: up.y - 8 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await touch("touchEnd");
  await expect.poll(names).toEqual(before);

  // Held at the lower edge the page scrolls on, until the row is the last one.
  const start = await handle(0);
  const height = page.viewportSize()?.height ?? 0;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, height - 110, { steps: 4 });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const at0 = await scrolled();
  await expect.poll(scrolled).toBeGreaterThan(at0);
  await expect
    .poll(() => page.evaluate(() => window.innerHeight + window.scrollY >= document.body.scrollHeight - 2))
    .toBe(true);
  await page.mouse.up();
  await expect.poll(names).toEqual([...before.slice(1), first]);
  expect(problems).toEqual([]);
});
