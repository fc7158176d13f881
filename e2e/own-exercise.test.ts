/** An exercise that the catalogue does not have: made in the library, logged in a workout, charted, deleted. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startWorkout, stepper, visit } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

const open = (page: Page, path: string) => visit(page, household.world, path);
const log = (page: Page, name: string) => page.getByRole("button", { name: `Log ${name}`, exact: true });

test("EXLIB-02 an own exercise is created, used and counted; its logs outlive it", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(0) });
  await open(page, "/exercises");
  // Words that nothing is called become its name.
  await page.getByRole("searchbox").fill("Sandbag Shove");
  await page.getByRole("button", { name: "Make “Sandbag Shove” your own exercise" }).click();
  const form = page.getByRole("dialog", { name: "Your own exercise" });
  expect(await form.getByLabel("Name").inputValue()).toBe("Sandbag Shove");
  const save = form.getByRole("button", { name: "Save exercise" });
  await form.getByLabel("Name").fill("");
  await save.click();
  // The button is at the end of a long form: what is wrong comes into the picture.
  const inPicture = (text: string) =>
    form.getByText(text).evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(() => inPicture("Give it a name")).toBe(true);
  await form.getByLabel("Name").fill("goblet squats");
  await save.click();
  await form.getByText("There is already an exercise called goblet squats").waitFor();
  await form.getByLabel("Name").fill("Sandbag Shove");
  await save.click();
  await expect.poll(() => inPicture("Pick at least one muscle that it trains")).toBe(true);
  await form.getByLabel("Done with").selectOption({ label: "Barbell" });
  await form.getByRole("group", { name: "Trains" }).getByRole("button", { name: "Chest" }).click();
  await form
    .getByRole("group", { name: /^Also works/ })
    .getByRole("button", { name: "Triceps" })
    .click();
  await save.click();
  const sheet = page.getByRole("dialog", { name: "Sandbag Shove" });
  await sheet.getByText("Barbell · counted in repetitions").waitFor();
  await page.reload();
  await sheet.getByRole("button", { name: "Edit Sandbag Shove" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Sandbag Shove" });
  await edit.getByLabel(/^Notes to yourself/).fill("Seat at 4");
  await edit.getByRole("button", { name: "Save exercise" }).click();
  await sheet.getByText("Seat at 4").waitFor();

  await sheet.getByRole("button", { name: "Close" }).click();
  await startWorkout(page, household.world, day(0));
  await page.getByRole("button", { name: "Add an exercise" }).first().click();
  const picker = page.getByRole("dialog", { name: "Add an exercise" });
  await picker.getByRole("searchbox").fill("sandbag");
  await picker.getByRole("button", { name: /^Sandbag Shove/ }).click();
  await picker.getByRole("button", { name: "Add 1 exercise" }).click();
  await page.getByRole("heading", { level: 2, name: /^\d+ Sandbag Shove$/ }).waitFor();
  await page.getByText(/^0 \/ \d+ completed$/).waitFor();
  await page.getByText("3 × 8-12 • Rest 90 sec").first().waitFor();
  await stepper(page, "Weight").fill("65");
  await stepper(page, "Reps").fill("10");
  await log(page, "set 1").click();
  await page.getByRole("button", { name: "Set 1, 65 × 10, done, edit" }).waitFor();
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await page.getByRole("button", { name: "Workout options" }).click();
  await page.getByRole("button", { name: "End early" }).click();
  await page
    .getByRole("dialog", { name: "End this workout early?" })
    .getByRole("button", { name: "End early" })
    .click();
  await page
    .getByText(/^Great job! You completed 1 of \d+ exercises\.$/)
    .first()
    .waitFor();

  // One set, all of it for the chest, half of one for the triceps.
  const muscles = async (): Promise<string> => {
    await open(page, "/progress");
    return page.getByRole("region", { name: /muscle/i }).innerText();
  };
  await expect.poll(muscles).toMatch(/Chest\s+1\b/);

  await open(page, "/exercises");
  await page.getByRole("radio", { name: "Your own" }).click();
  await page.getByRole("button", { name: /^Sandbag Shove/ }).click();
  await sheet.getByRole("button", { name: "Delete Sandbag Shove" }).click();
  await page.getByText("Sandbag Shove deleted. What you logged stays.").first().waitFor();
  await page.getByRole("button", { name: "Make your own exercise" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: /^Sandbag Shove/ }).click();
  await sheet.getByRole("button", { name: "Delete Sandbag Shove" }).click();
  await sheet.waitFor({ state: "detached" });
  await open(page, `/workout?date=${day(0)}`);
  await page.getByRole("main").getByText("Sandbag Shove").waitFor();
  await page.getByText("65 × 10").waitFor();
  expect(problems).toEqual([]);
});

test("EXLIB-02 a name that is taken is said at the name; Escape loses nothing typed", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(0) });
  await open(page, "/exercises");
  await page.getByRole("button", { name: /^All \d+ exercises$/ }).click();
  const make = page.getByRole("button", { name: "Make your own exercise" });
  await make.click();
  const form = page.getByRole("dialog", { name: "Your own exercise" });
  const name = form.getByLabel("Name");
  const chest = form.getByRole("group", { name: "Trains" }).getByRole("button", { name: "Chest" });
  await name.fill("Push-ups");
  await chest.click();
  await form.getByRole("button", { name: "Save exercise" }).click();
  const taken = "There is already an exercise called Push-ups";
  await form.getByText(taken).waitFor();
  const described = () =>
    name.evaluate(
      (field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
    );
  await expect.poll(described).toBe(taken);
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);

  await name.fill("Rope Lasso");
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await make.click();
  expect(await name.inputValue()).toBe("Rope Lasso");
  expect(await chest.getAttribute("aria-pressed")).toBe("true");
  // Once it is saved, the next one begins empty.
  await form.getByRole("button", { name: "Save exercise" }).click();
  await page.getByRole("dialog", { name: "Rope Lasso" }).getByRole("button", { name: "Close" }).click();
  await make.click();
  expect(await name.inputValue()).toBe("");
  expect(problems).toEqual([]);
});
