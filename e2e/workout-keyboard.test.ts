/** A whole workout without a pointer: every set, every sheet, the finish; axe finds nothing in any state on the way. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "./axe.ts";
import { hasMovedOn, place, stepper, visit, wayOn } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

/** What has the focus, as it is read out: its label or its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement;
    if (on === null || on === document.body) return "";
    const labelled = on.getAttribute("aria-labelledby");
    const label =
      labelled === null || labelled === ""
        ? on instanceof HTMLInputElement
          ? on.labels?.[0]?.textContent
          : undefined
        : document.getElementById(labelled)?.textContent;
    return (on.getAttribute("aria-label") ?? label ?? on.textContent ?? "").trim();
  });

/** Tab until it is there; a keyboard trap or something out of reach fails. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const seen: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press("Tab");
    seen.push(await focused(page));
  }
  throw new Error(`Never reached ${name}: ${[...new Set(seen)].join(" | ")}`);
};
const press = async (page: Page, name: RegExp): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
};

test("EXC-02 UI-04 the whole workout works by keyboard and is accessible", async () => {
  const { page, problems } = await household.person(
    {},
    { since: at(-1), now: at(0), reducedMotion: "reduce", isMobile: false },
  );
  const found: string[] = [];
  const check = async (state: string) =>
    void found.push(...(await findings(page)).map((one) => `${state}, ${one}`));
  await page.goto(`${household.world.url}/workout?date=${day(0)}`);
  await page.getByRole("button", { name: "START WORKOUT" }).waitFor();
  await check("on paper");
  await press(page, /^START WORKOUT$/);
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await check("warm-up");
  await press(page, /^Warm-up done$/);
  await page.getByRole("heading", { level: 2, name: /^1 / }).waitFor();
  await check("first set");

  // Every sheet opens by key, closes by Escape, and gives the focus back.
  for (const [opener, sheet] of [
    [/^Workout options$/, "Workout options"],
    [/^Swap$/, /^Swap /],
    [/^Exercise options$/, /./],
    [/^Set 1, options$/, "Set 1"],
    [/^Add an exercise$/, "Add an exercise"],
  ] as const) {
    await press(page, opener);
    await page.getByRole("dialog", { name: sheet }).waitFor();
    await expect.poll(() => page.getByText(/^(Looking for|Opening the)/).count()).toBe(0);
    await check(`sheet ${opener}`);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toMatch(opener);
  }

  const typed: Readonly<Record<string, string>> = {
    Weight: "25",
    Reps: "10",
    Minutes: "0",
    Seconds: "40",
    Distance: "40",
  };
  const finish = page.getByRole("button", { name: "FINISH WORKOUT" });
  let sets = 0;
  let justLogged = false;
  for (
    let guard = 0;
    guard < 60 && !((await finish.isVisible()) && !(await wayOn(page).isVisible()));
    guard += 1
  ) {
    const before = await place(page);
    if (/Log set \d/.test(before)) {
      const labels = [];
      for (const label of Object.keys(typed))
        if ((await stepper(page, label).count()) > 0) labels.push(label);
      for (const label of labels) {
        await tabTo(page, new RegExp(`^${label}`));
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.type(typed[label] ?? "");
      }
      await page.keyboard.press("Enter");
      sets += 1;
      justLogged = true;
      if (sets === 1) {
        // The check of a waiting row logs the next set. Its row becomes the open form, and the focus goes with it.
        await page.getByRole("button", { name: /^Set 1, .*, done, edit$/ }).waitFor();
        await press(page, /^Log set 3 as planned$/);
        sets += 1;
        await expect.poll(() => focused(page)).toBe("Log set 3");
      }
    } else {
      await wayOn(page).waitFor();
      const name = await wayOn(page).innerText();
      // The form went with the last planned set: the focus is on what comes next, not lost.
      if (justLogged) await expect.poll(() => focused(page)).toBe(name);
      justLogged = false;
      if (sets < 6) {
        await check("all sets of an exercise");
        // The finished set opens, and closes without a change.
        await press(page, /^Set 1, .*edit$/);
        await page.getByRole("button", { name: "Save set 1" }).waitFor();
        await check("a set that is changed");
        await press(page, /^Cancel$/);
      }
      await press(page, new RegExp(`^${name}$`));
    }
    await expect.poll(() => hasMovedOn(page, before)).toBe(true);
  }
  await page.getByRole("heading", { name: /^All \w+ done$/ }).waitFor();
  // Every planned set, and none twice.
  const [, counted, planned] = /Sets\s+(\d+)\s*of (\d+)/.exec(await page.getByRole("main").innerText()) ?? [];
  expect([Number(counted), Number(planned)]).toEqual([sets, sets]);
  await check("finish");
  await press(page, /^FINISH WORKOUT$/);
  await page
    .getByText(/^Great job! You completed (\d) of \1 exercises\.$/)
    .first()
    .waitFor();
  await visit(page, household.world, `/workout?date=${day(0)}`);
  await page.getByText(/^Done: (\d) of \1 exercises\.$/).waitFor();
  await check("logged");
  await press(page, /^Edit sets$/);
  await page.getByRole("heading", { level: 2, name: /^1 / }).waitFor();
  await check("edit afterwards");
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
});
